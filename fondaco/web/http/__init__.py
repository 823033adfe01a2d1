"""HTTP: routes, middleware, server-sent events and cookies."""
