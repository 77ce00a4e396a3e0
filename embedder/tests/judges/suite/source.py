"""Where the suite comes from: the source package of Debian's MPICH, or a directory that holds one unpacked."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

# Debian machines seldom list source packages, so a list of our own is used, and nothing of the system is changed.
SOURCE_LIST = """\
Types: deb-src
URIs: {mirror}
Suites: {release}
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
"""


def suite_in(directory: Path) -> Path:
    """The suite's own folder, whether `directory` is it or an MPICH source tree around it."""
    for place in (directory, directory / "test" / "mpi", *sorted(directory.glob("mpich-*/test/mpi"))):
        if (place / "util" / "mtest.c").is_file():
            return place
    raise SystemExit(f"{directory}: no MPICH test suite here (test/mpi of the sources of MPICH)")


def mirror() -> str:
    """Where this machine gets the packages of its own release from."""
    wanted = ["apt-get", "indextargets", "--format", "$(RELEASE) $(SITE)", "Created-By: Packages"]
    listed = subprocess.run(wanted, capture_output=True, text=True, check=True).stdout
    release = debian_release()
    for line in listed.splitlines():
        if line.startswith(release + " "):
            return line.split()[1]
    raise SystemExit(f"apt knows no mirror of {release}; give the sources of MPICH with --source")


def fetch(work: Path) -> Path:
    """Downloads and unpacks the source package with apt, once per work folder."""
    place = work / "source"
    if not list(place.glob("mpich-*")):
        lists = place / "apt" / "lists"
        (lists / "partial").mkdir(parents=True, exist_ok=True)
        (place / "apt" / "mpich.sources").write_text(SOURCE_LIST.format(mirror=mirror(), release=debian_release()))
        apt = ["apt-get", "-o", "Dir::Etc::sourcelist=/dev/null", "-o", f"Dir::Etc::sourceparts={place / 'apt'}"]
        apt += ["-o", f"Dir::State::lists={lists}", "-o", "APT::Sandbox::User=root", "-q"]
        for action in (["update"], ["source", "--download-only", "mpich"]):
            subprocess.run([*apt, *action], cwd=place, check=True)
        archive = next(place.glob("mpich_*.orig.tar.*"))
        subprocess.run(["tar", "-xf", archive.name, "--wildcards", "*/test/mpi/*"], cwd=place, check=True)
    return suite_in(place)


def debian_release() -> str:
    """This machine's release by name, such as bookworm."""
    release = Path(os.environ.get("OS_RELEASE", "/etc/os-release")).read_text(encoding="utf-8")
    for line in release.splitlines():
        if line.startswith("VERSION_CODENAME="):
            return line.partition("=")[2].strip('"')
    raise SystemExit("this is no Debian; give the sources of MPICH with --source")
