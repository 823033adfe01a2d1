"""The way in and out: routes, guards, streams and cookies."""
