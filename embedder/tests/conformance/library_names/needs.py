"""The names of glibc that the binaries of a Debian package need."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ELF = b"\x7fELF"
# The checked forms of functions that -D_FORTIFY_SOURCE calls, and those of other versions of the C standard.
FORMS = (re.compile(r"__(\w+)_chk"), re.compile(r"__isoc\d+_(\w+)"), re.compile(r"__(\w+)_finite"))
# What glibc's headers make of a plain call: of open with -D_FILE_OFFSET_BITS=64, of stat in older versions.
WITH_LARGE_FILES = re.compile(r"(\w*[a-z])64(_r)?")
OF_MACROS = {"__fdelt_chk"}  # FD_SET
OF_OLDER_HEADERS = re.compile(r"__[flx]*(stat|mknod)(64)?")


def read_packages(path: Path) -> list[str]:
    lines = (line.split("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line]


def unpack(package: str, work: Path) -> Path:
    """The folder with the files of the package, which is fetched if it is not there."""
    folder = work / package
    if not folder.exists():
        archives = work / "archives"
        archives.mkdir(parents=True, exist_ok=True)
        run(["apt-get", "download", "-q", package], archives)
        [archive] = archives.glob(f"{package}_*.deb")
        run(["dpkg-deb", "-x", archive.name, str(folder) + ".new"], archives)
        Path(str(folder) + ".new").rename(folder)
    return folder


def run(command: list[str], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout


def binaries(folder: Path) -> list[Path]:
    files = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())
    return [path for path in files if path.open("rb").read(len(ELF)) == ELF]


def source_name(symbol: str) -> str:
    """The name that the source has for a symbol of glibc, or an empty one for what no source calls."""
    if symbol in OF_MACROS:
        return ""
    for form in FORMS:
        if match := form.fullmatch(symbol):
            return source_name(match[1])
    if match := OF_OLDER_HEADERS.fullmatch(symbol):
        return match[1]
    if symbol.startswith("_"):
        return ""
    match = WITH_LARGE_FILES.fullmatch(symbol)
    return match[1] + (match[2] or "") if match else symbol


def names_needed(folder: Path) -> set[str]:
    names = set()
    for binary in binaries(folder):
        listing = run(["nm", "--dynamic", "--undefined-only", "--with-symbol-versions", str(binary)], folder)
        for symbol in re.findall(r" [UwW] (\w+)@GLIBC_", listing):
            names.add(source_name(symbol))
    return names - {""}
