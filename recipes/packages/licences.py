"""Collects the licences of what an installation contains and others wrote: the engine's crates, Rust's library, and the
parts of Debian's packages that are linked or copied."""

from __future__ import annotations

import json
import platform
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ENGINE = Path(__file__).resolve().parents[1] / "wasmer" / "Cargo.toml"
DOCUMENTATION = Path("/usr/share/doc")
COMMON = Path("/usr/share/common-licenses")
FOLDER = "share/doc/mpiwasm/licences"
TEXTS = ("LICEN", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE")

# Debian's packages whose code an installation contains, and where: an installation without that has none of it.
PACKAGES = {
    "llvm-22-dev": "lib/libwasmer.so",
    "libcli11-dev": "bin/mpiwasm",
    "libexpected-dev": "bin/mpiwasm",
    "libfmt-dev": "bin/mpiwasm",
    "libxxhash-dev": "bin/mpiwasm",
    "nlohmann-json3-dev": "bin/mpiwasm",
    # The sysroot for threads and the OpenMP library are of the same sources.
    "wasi-libc": "share/mpiwasm/sysroot",
    "libc++-22-dev-wasm32": "share/mpiwasm/sysroot",
    "libclang-rt-22-dev-wasm32": "share/mpiwasm/sysroot",
}


class NoLicence(Exception):
    """One line that says what has none."""


@dataclass(frozen=True)
class Work:
    """What somebody else wrote: `terms` is an SPDX expression, or says where the terms are."""

    name: str
    version: str
    terms: str
    source: str
    texts: tuple[Path, ...]


def output_of(*command: object) -> str:
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


def texts_in(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(each for each in folder.iterdir() if each.is_file() and each.name.upper().startswith(TEXTS)))


def linked(metadata: dict[str, Any]) -> set[str]:
    """The identities of the packages that the root package's code contains: neither for its build nor for its tests."""
    needs = {
        node["id"]: [each["pkg"] for each in node["deps"] if any(kind["kind"] is None for kind in each["dep_kinds"])]
        for node in metadata["resolve"]["nodes"]
    }
    found: set[str] = set()
    waiting = [metadata["resolve"]["root"]]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(needs[name])
    return found - {metadata["resolve"]["root"]}


def crates(manifest: Path) -> Iterator[Work]:
    """What the package of a Cargo.toml is linked from. Cargo downloads what this machine lacks."""
    target = f"{platform.machine()}-unknown-linux-gnu"
    command = ["cargo", "metadata", "--locked", "--format-version=1", f"--filter-platform={target}"]
    metadata = json.loads(output_of(*command, f"--manifest-path={manifest}"))
    chosen = linked(metadata)
    for package in metadata["packages"]:
        if package["id"] not in chosen:
            continue
        name, version = package["name"], package["version"]
        texts = texts_in(Path(package["manifest_path"]).parent)
        if not package["license"] and not texts:
            raise NoLicence(f"crate {name} {version} names no licence")
        source = package["repository"] or f"crate {name} {version}"
        yield Work(name, version, package["license"] or "see its files", source, texts)


def rust() -> Work:
    folder = Path(output_of("rustc", "--print", "sysroot")) / "share" / "doc"
    texts = [file for name in ("rust", "rustc", "libstd-rust-dev") if (folder / name).is_dir()
             for file in texts_in(folder / name)]  # fmt: skip
    if not texts:
        raise NoLicence(f"Rust's library: no licence in {folder}")
    version = output_of("rustc", "--version").split()[1]
    return Work("rust-std", version, "MIT OR Apache-2.0", "https://www.rust-lang.org", tuple(texts))


def debian(name: str) -> Work:
    text = DOCUMENTATION / name / "copyright"
    if not text.exists():
        raise NoLicence(f"Debian package {name}: {text} is missing")
    version = output_of("dpkg-query", "--show", "--showformat=${Version}", name)
    named = sorted(set(re.findall(rf"{COMMON}/([\w.+-]*\w)", text.read_text(encoding="utf-8", errors="replace"))))
    common = [COMMON / each for each in named if (COMMON / each).is_file()]
    return Work(name, version, "see copyright", f"Debian source package of {name}", (text, *common))


def works_in(installation: Path) -> list[Work]:
    works = [debian(name) for name, part in PACKAGES.items() if (installation / part).exists()]
    if (installation / "lib" / "libwasmer.so").exists():
        works += [rust(), *crates(ENGINE)]
    return sorted(works, key=lambda work: (work.name, work.version))


def add_licences(installation: Path, works: list[Work]) -> None:
    """Writes index.md, a line for each work, and the texts of each in a folder of its own."""
    folder = installation / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    lines = [
        "# Software of others in this package",
        "",
        "| software | version | licence | source |",
        "|---|---|---|---|",
    ]
    for work in works:
        lines.append(f"| {work.name} | {work.version} | {work.terms} | {work.source} |")
        for text in work.texts:
            target = folder / f"{work.name}-{work.version}" / text.name
            target.parent.mkdir(exist_ok=True)
            shutil.copyfile(text, target)
    (folder / "index.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
