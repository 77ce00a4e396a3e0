"""What the easyconfigs are made for: the pinned release, and the crates that Wasmer is built from."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

CHANNEL = Path(__file__).resolve().parent
RECIPES = CHANNEL.parent / "recipes"


@dataclass(frozen=True)
class Release:
    """What release.toml and recipes/versions.env say."""

    homepage: str
    commit: str
    sysroot_version: str
    sysroot_packages: list[str]  # each with its version
    sha256: dict[str, str]
    versions: dict[str, str]

    @property
    def version(self) -> str:
        return self.versions["MPIWASM_VERSION"]

    @property
    def source(self) -> str:
        return f"mpiwasm-{self.version}.tar.gz"

    @property
    def sysroot_source(self) -> str:
        return f"wasi-sysroot-{self.sysroot_version}.tar.gz"

    @property
    def threads_sysroot_source(self) -> str:
        return f"wasi-threads-sysroot-{self.sysroot_version}.tar.gz"

    @property
    def flang_runtime_source(self) -> str:
        return f"wasi-flang-runtime-{self.sysroot_version}.tar.gz"

    @property
    def archives(self) -> dict[str, str]:
        """The files of the release, by their names in `sha256`."""
        return {
            "mpiwasm": self.source,
            "wasi-sysroot": self.sysroot_source,
            "wasi-threads-sysroot": self.threads_sysroot_source,
            "wasi-flang-runtime": self.flang_runtime_source,
        }

    @property
    def releases(self) -> str:
        return f"{self.homepage}/releases/download/v{self.version}"


@dataclass(frozen=True)
class Crate:
    """A crate that Cargo.lock pins, as EasyBuild names it."""

    name: str
    version: str
    checksum: str

    @property
    def file(self) -> str:
        return f"{self.name}-{self.version}.tar.gz"


def read_release(channel: Path = CHANNEL, recipes: Path = RECIPES) -> Release:
    said = tomllib.loads((channel / "release.toml").read_text(encoding="utf-8"))
    lines = (recipes / "versions.env").read_text(encoding="utf-8").splitlines()
    versions = dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))
    return Release(versions=versions, **said)


def read_crates(lock: Path) -> list[Crate]:
    """The crates of a Cargo.lock; what has no source is the package itself."""
    packages = tomllib.loads(lock.read_text(encoding="utf-8"))["package"]
    return [Crate(p["name"], p["version"], p["checksum"]) for p in packages if "source" in p]
