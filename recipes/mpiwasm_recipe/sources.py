"""Gets sources: a Debian source package or an upstream archive, checked by its SHA-256, unpacked and patched."""

from __future__ import annotations

import fcntl
import hashlib
import shutil
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .recipe import Recipe, Source

KEYRING = Path("/usr/share/keyrings/debian-archive-keyring.gpg")


class Failed(Exception):
    """Something could not be done; the argument is one line for the user."""


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Two mpiwasm-recipe may work in one directory: the second one waits until the first one has left this folder. The
    lock is beside it, because either may remove the folder."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with (folder.parent / f".{folder.name}.lock").open("w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def digest(path: Path) -> str:
    sha256 = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            sha256.update(block)
    return sha256.hexdigest()


def mirror(suite: str) -> str:
    """Where this machine gets the packages of a Debian release from; security updates have an archive of their own."""
    archive = "debian-security" if suite.endswith("-security") else "debian"
    listed = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.split()
    for uri in listed:
        if uri.rstrip("/").endswith(f"/{archive}"):
            return uri
    raise Failed(f"apt has no archive /{archive} for source packages of {suite}")


def apt_get(source: Source, work: Path, *words: str) -> None:
    """apt-get with a configuration of its own, so that the machine's stays as it is."""
    for folder in ("lists/partial", "cache/archives/partial"):
        (work / folder).mkdir(parents=True, exist_ok=True)
    signed = f"[signed-by={KEYRING}] " if KEYRING.exists() else ""
    listing = work / "sources.list"
    listing.write_text(f"deb-src {signed}{mirror(source.suite)} {source.suite} main\n", encoding="utf-8")
    settings = {
        "Dir::State": work,
        "Dir::State::Lists": work / "lists",
        "Dir::State::status": "/var/lib/dpkg/status",
        "Dir::Cache": work / "cache",
        "Dir::Etc::sourcelist": listing,
        "Dir::Etc::sourceparts": "/dev/null",
        "APT::Sandbox::User": "root",
    }
    options = [word for name, value in settings.items() for word in ("-o", f"{name}={value}")]
    command = ["apt-get", "-q", *options, *words]
    done = subprocess.run(command, cwd=work.parent, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        reason = [line for line in done.stdout.splitlines() if line.startswith("E:")] or ["apt-get failed"]
        raise Failed(f"Debian's source package {source.debian}: {reason[0]}")


def download(source: Source, archives: Path) -> None:
    path = archives / source.archive
    if source.kind == "debian":
        if shutil.which("apt-get") is None:
            raise Failed(f"apt-get is not available to fetch {source.archive}; put it into {archives}")
        work = archives / f"apt-{source.suite}"
        apt_get(source, work, "update")
        # The archive alone: patches are the recipe's, the same everywhere.
        apt_get(source, work, "source", "--download-only", "--tar-only", f"{source.debian}={source.version}")
        return
    part = path.with_suffix(path.suffix + ".part")
    try:
        with urllib.request.urlopen(source.url) as answer, part.open("wb") as file:
            shutil.copyfileobj(answer, file)
    except (urllib.error.URLError, OSError) as error:
        part.unlink(missing_ok=True)
        raise Failed(f"{source.url}: {error}; or put {source.archive} into {archives}") from None
    part.rename(path)


def fetch(source: Source, archives: Path) -> Path:
    """The archive, downloaded unless it is there, and the right one."""
    path = archives / source.archive
    with alone_in(archives):
        archives.mkdir(exist_ok=True)
        if not path.exists():
            download(source, archives)
    if not path.exists():
        raise Failed(f"{source.archive} did not come with {source.debian} {source.version}")
    found = digest(path)
    if found != source.sha256:
        raise Failed(f"{path} has the SHA-256 {found}, the recipe requires {source.sha256}")
    return path


def fetch_first(sources: list[Source], archives: Path) -> Path:
    """The archive from the first place that has it."""
    reasons = []
    for source in sources:
        try:
            return fetch(source, archives)
        except Failed as error:
            reasons.append(str(error))
    raise Failed("; ".join(reasons))


def identity(recipe: Recipe) -> str:
    """What the unpacked source is made of."""
    sha256 = hashlib.sha256(recipe.source.sha256.encode())
    for patch in recipe.patches:
        sha256.update(patch.read_bytes())
    return sha256.hexdigest()


def unpack(recipe: Recipe, archives: Path, into: Path) -> Path:
    """The source tree: the recipe's own folder when it has no other source, else unpacked and patched into `into`."""
    if recipe.source.kind == "own":
        return recipe.folder
    with alone_in(into):
        return unpack_itself(recipe, archives, into)


def unpack_itself(recipe: Recipe, archives: Path, into: Path) -> Path:
    stamp = into / ".mpiwasm-recipe"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == identity(recipe):
        return into
    archive = fetch(recipe.source, archives)
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    run(["tar", "-xf", str(archive), "--strip-components=1", "--no-same-owner"], into, f"unpacking {archive.name}")
    for patch in recipe.patches:
        run(["patch", "-p1", "--no-backup-if-mismatch", "-i", str(patch)], into, f"applying {patch.name}")
    stamp.write_text(identity(recipe), encoding="utf-8")
    return into


def run(command: list[str], folder: Path, what: str) -> None:
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        last = (done.stdout.strip().splitlines() or ["no output"])[-1]
        raise Failed(f"{what}: {last}")
