#!/usr/bin/env python3
"""Packs an installation as an archive and as a Python wheel: make_packages.py PREFIX FOLDER.

Both hold the same files: the installation without its modulefiles, which contain its path, and without Fortran, which
uses the flang of the machine; the libraries of BUNDLED, whose names differ between distributions; and the licences of
what others wrote. The wheel installs them into the Python environment, so its commands are in the environment's bin.
The same installation gives the same bytes (SOURCE_DATE_EPOCH, else 1980).
"""

from __future__ import annotations

import argparse
import base64
import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path

from licences import NoLicence, add_licences, works_in

HERE = Path(__file__).resolve().parent
# Each distribution has another version of these. The C and C++ run time, zlib, zstd and OpenSSL 3 are everywhere, and
# the security updates of the last must reach mpiwasm.
BUNDLED = re.compile(r"libfmt\.so\.\d+")
LEFT_OUT = ("share/mpiwasm/modulefiles", "share/mpiwasm/fortran")
EARLIEST = 315532800  # 1980-01-01, the first date that a wheel can hold
SUMMARY = "Runs MPI programs compiled to WebAssembly on the MPI library of the machine"


class CannotPack(Exception):
    """One line that says what is wrong."""


def version() -> str:
    text = (HERE.parent / "versions.env").read_text(encoding="utf-8")
    return re.findall(r"^MPIWASM_VERSION=(\S+)$", text, re.MULTILINE)[0]


def epoch() -> int:
    return max(int(os.environ.get("SOURCE_DATE_EPOCH", EARLIEST)), EARLIEST)


def is_elf(file: Path) -> bool:
    with file.open("rb") as stream:
        return stream.read(4) == b"\x7fELF"


def output_of(*command: object) -> str:
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def stage(prefix: Path, folder: Path) -> None:
    """Copies what is packed; links become files, since a wheel has none."""
    if not (prefix / "bin" / "mpiwasm").exists():
        raise CannotPack(f"{prefix}: no bin/mpiwasm; make install PREFIX={prefix} first")

    def left_out(source: str, names: list[str]) -> list[str]:
        return [name for name in names if str((Path(source) / name).relative_to(prefix)) in LEFT_OUT]

    shutil.copytree(prefix, folder, ignore=left_out, dirs_exist_ok=True)
    for file in [each for each in folder.rglob("*") if each.is_file() and is_elf(each)]:
        for line in output_of("ldd", prefix / file.relative_to(folder)).splitlines():
            found = re.match(r"\s*(\S+) => (/\S+)", line)
            if found and BUNDLED.fullmatch(found[1]):
                shutil.copyfile(found[2], folder / "lib" / found[1])


def least_glibc(folder: Path) -> str:
    """The version of the C library that the programs and libraries need, such as 2.36."""
    wanted = {(0, 0)}
    for file in folder.rglob("*"):
        if file.is_file() and is_elf(file):
            wanted |= {
                (int(major), int(minor))
                for major, minor in re.findall(r"\bGLIBC_(\d+)\.(\d+)", output_of("readelf", "--wide", "-V", file))
            }
    return "{}.{}".format(*max(wanted))


def files_of(folder: Path) -> list[Path]:
    return sorted(each for each in folder.rglob("*") if each.is_file())


def write_archive(folder: Path, target: Path) -> None:
    """A tar.gz whose one directory has the archive's name; not every system has xz."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = epoch()
        entry.mode = 0o755 if entry.mode & 0o100 else 0o644
        return entry

    top = target.name[: -len(".tar.gz")]
    compressed = gzip.GzipFile(str(target), "wb", mtime=epoch())
    with compressed, tarfile.open(fileobj=compressed, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for file in files_of(folder):
            archive.add(file, f"{top}/{file.relative_to(folder)}", filter=plain)


def metadata() -> str:
    return (
        f"Metadata-Version: 2.1\nName: mpiwasm\nVersion: {version()}\nSummary: {SUMMARY}\nLicense: MIT\n"
        "Classifier: Operating System :: POSIX :: Linux\nRequires-Python: >=3.6\n"
    )


def write_wheel(folder: Path, target: Path, tag: str) -> None:
    """A wheel (PEP 427) that installs the files below the environment."""
    name = f"mpiwasm-{version()}"
    date = time.gmtime(epoch())[:6]
    record = []

    def add(wheel: zipfile.ZipFile, path: str, data: bytes, mode: int) -> None:
        entry = zipfile.ZipInfo(path, date)
        entry.external_attr = (0o100000 | mode) << 16
        entry.compress_type = zipfile.ZIP_DEFLATED
        wheel.writestr(entry, data)
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record.append(f"{path},sha256={digest},{len(data)}")

    with zipfile.ZipFile(target, "w") as wheel:
        for file in files_of(folder):
            mode = 0o755 if file.stat().st_mode & 0o100 else 0o644
            add(wheel, f"{name}.data/data/{file.relative_to(folder)}", file.read_bytes(), mode)
        add(wheel, f"{name}.dist-info/METADATA", metadata().encode(), 0o644)
        described = f"Wheel-Version: 1.0\nGenerator: make_packages\nRoot-Is-Purelib: false\nTag: {tag}\n"
        add(wheel, f"{name}.dist-info/WHEEL", described.encode(), 0o644)
        record.append(f"{name}.dist-info/RECORD,,")
        entry = zipfile.ZipInfo(f"{name}.dist-info/RECORD", date)
        entry.external_attr = 0o100644 << 16
        wheel.writestr(entry, "\n".join(record) + "\n")


def write_checksums(folder: Path, files: list[Path]) -> None:
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("prefix", type=Path, help="where mpiwasm is installed")
    parser.add_argument("folder", type=Path, help="where the packages and their SHA256SUMS go")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory(prefix="mpiwasm-package-") as scratch:
            staged = Path(scratch)
            stage(options.prefix, staged)
            add_licences(staged, works_in(staged))
            glibc, machine = least_glibc(staged), platform.machine()
            tag = f"py3-none-manylinux_{glibc.replace('.', '_')}_{machine}"
            archive = options.folder / f"mpiwasm-{version()}-{machine}-glibc{glibc}.tar.gz"
            wheel = options.folder / f"mpiwasm-{version()}-{tag}.whl"
            write_archive(staged, archive)
            write_wheel(staged, wheel, tag)
    except (CannotPack, NoLicence, OSError, subprocess.CalledProcessError) as error:
        print(f"make_packages: {error}", file=sys.stderr)
        return 1
    write_checksums(options.folder, [archive, wheel])
    for file in (archive, wheel):
        print(f"{file}: {file.stat().st_size / 1e6:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
