#!/bin/sh
# Sees to it that the packages of debian-packages.txt are installed: prepare.sh. It installs what is missing when it may
# (as root, or with sudo that asks no password); else it says what is missing and stops. Takes 50 ms when all is there.
# A machine without Rust gets Debian's; any other one serves as well, such as rustup's.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
wanted=$(sed -e 's/#.*//' "$here/debian-packages.txt")
command -v cargo > /dev/null || wanted="$wanted
cargo-web
rustc-web"

if ! command -v dpkg-query > /dev/null; then
    echo "prepare: not a Debian system: install the packages in docs/contributors/dependencies.md" >&2
    exit 0
fi

missing=
# The lists are package names, so they are split at spaces.
# shellcheck disable=SC2086
installed=$(dpkg-query --show --showformat '${db:Status-Status} ${Package}\n' $wanted 2> /dev/null || true)
for package in $wanted; do
    case "
$installed
" in
        *"
installed $package
"*) ;;
        *) missing="$missing $package" ;;
    esac
done
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ]; then
    as_root=
elif command -v sudo > /dev/null && sudo -n true 2> /dev/null; then
    as_root="sudo -n"
else
    echo "prepare: these packages are missing and this user may not install them:$missing" >&2
    echo "prepare: as root: apt-get install --no-install-recommends$missing" >&2
    exit 1
fi

install_missing() {
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 -q -y install \
        --no-install-recommends $missing < /dev/null
}

echo "prepare: installing$missing" >&2
# The package lists may be absent (fresh containers) or stale; they are fetched only then.
install_missing || {
    # shellcheck disable=SC2086
    $as_root apt-get -o DPkg::Lock::Timeout=600 -q update < /dev/null
    install_missing
}
