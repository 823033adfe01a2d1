# Sourced by the other scripts: messages, and installing packages of Debian and Ubuntu.

say() { printf 'fondaco: %s\n' "$*" >&2; }

install() { # Debian packages, if we are allowed to
    command -v apt-get >/dev/null 2>&1 || return 1
    if [ "$(id -u)" = 0 ]; then as_root=""
    elif ! command -v sudo >/dev/null 2>&1; then return 1
    elif [ -t 0 ]; then as_root="sudo"
    else as_root="sudo -n"; fi # nobody is there to type a password
    say "installing $*"
    $as_root apt-get update -qq >/dev/null && $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null
}
