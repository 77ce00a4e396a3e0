#!/usr/bin/env python3
"""Compares installations of mpiwasm as their users see them: compare_installations.py NAME=COMMANDS NAME=COMMANDS ...

COMMANDS is what a user types in bash to get one of them, such as 'module use FOLDER; module load mpiwasm' or
'. spack/share/spack/setup-env.sh; spack load mpiwasm'. Compared with the first one are: the files and what is in them,
the variables that mpiwasm's own modules set, and what `mpiwasm info` says. The exit status is 1 when something differs.

May differ: where the installation lies; adapters, for each channel builds those of the MPI libraries that it is given;
machine code, of which the exported symbols and the needed libraries are compared; and the name of clang.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

VARIABLES = ("PATH", "MANPATH", "CMAKE_PREFIX_PATH", "PKG_CONFIG_PATH")
RECORDS = (".spack", "easybuild")  # what Spack and EasyBuild write down about their work
ADAPTER = re.compile(r"lib/mpiwasm/libmpiwasm-host-(openmpi|mpich)\.so")
# In bin: the clang, llvm-ar and llvm-nm that are called.
TOOL = re.compile(r"(/\S+/)?(\bclang|\bllvm-\$tool)(-\d+)?\b")
MARK = "== compare_installations =="


@dataclass(frozen=True)
class Installation:
    """One installation; its place is written PREFIX in everything that is compared."""

    prefix: Path
    variables: dict[str, str]
    info: list[str]

    def files(self) -> dict[str, Path]:
        """Every file by its path from the prefix, without the records of the channel."""
        found = {str(path.relative_to(self.prefix)): path for path in self.prefix.rglob("*") if path.is_file()}
        return {name: path for name, path in found.items() if name.split("/")[0] not in RECORDS}


def installation(commands: str) -> Installation:
    """Runs the commands in a new bash with nothing of this environment, and looks around."""
    script = f"{commands}\necho '{MARK}'; env -0; printf '%s\\0' '{MARK}'; mpiwasm info"
    clean = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": os.environ.get("HOME", "/")}
    done = subprocess.run(
        ["bash", "--norc", "-c", script], env=clean, stdout=subprocess.PIPE, text=True, check=False, cwd="/"
    )
    _, _, seen = done.stdout.partition(MARK + "\n")
    entries, _, info = seen.partition(MARK + "\0")
    environment = dict(entry.split("=", 1) for entry in entries.split("\0") if "=" in entry)
    if done.returncode != 0 or "MPIWASM_PREFIX" not in environment:
        sys.exit(f"after these commands there is no mpiwasm: {commands}")
    prefix = environment["MPIWASM_PREFIX"]
    own = {name: of_the_prefix(environment.get(name, ""), prefix) for name in VARIABLES}
    own |= {name: value.replace(prefix, "PREFIX") for name, value in environment.items() if name.startswith("MPIWASM_")}
    return Installation(Path(prefix), own, same_everywhere(info, prefix))


def of_the_prefix(value: str, prefix: str) -> str:
    """The folders of a path that lie in the installation; other software that a channel loads has others."""
    own = [folder for folder in value.split(":") if folder == prefix or folder.startswith(f"{prefix}/")]
    return ":".join(dict.fromkeys(folder.replace(prefix, "PREFIX") for folder in own))


def same_everywhere(info: str, prefix: str) -> list[str]:
    """`mpiwasm info` without the adapters for MPI libraries."""
    text = re.sub(r"^(  adapters +).*( in )", r"\1...\2", info.replace(prefix, "PREFIX"), flags=re.MULTILINE)
    return text.splitlines()


def printed(*command: str) -> str:
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def content(path: Path, prefix: Path) -> object:
    """What two installations must have in common of a file."""
    data = path.read_bytes()
    if data.startswith(b"\x7fELF"):
        symbols = [line.split()[-1] for line in printed("nm", "-D", "--defined-only", str(path)).splitlines()]
        needed = re.findall(r"\(NEEDED\).*\[(.*)\]", printed("readelf", "-d", str(path)))
        return sorted(symbols), sorted(needed)
    data = data.replace(str(prefix).encode(), b"PREFIX")
    return TOOL.sub("TOOL", data.decode()) if path.parent.name == "bin" else data


def differences(first: Installation, second: Installation) -> list[str]:
    """What differs, a line each."""
    ones, others = first.files(), second.files()
    found = [f"{name}: only in the first" for name in sorted(ones.keys() - others.keys()) if not ADAPTER.match(name)]
    found += [f"{name}: not in the first" for name in sorted(others.keys() - ones.keys()) if not ADAPTER.match(name)]
    for name in sorted(ones.keys() & others.keys()):
        if content(ones[name], first.prefix) != content(others[name], second.prefix):
            found.append(f"{name}: is different")
    for name in sorted(first.variables.keys() | second.variables.keys()):
        one, other = (side.variables.get(name, "") for side in (first, second))
        if one != other:
            found.append(f"{name}: is '{other}', not '{one}'")
    if first.info != second.info:
        found += [f"mpiwasm info: {line}" for line in second.info if line not in first.info]
        found += [f"mpiwasm info: lacks {line}" for line in first.info if line not in second.info]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("installations", metavar="NAME=COMMANDS", nargs="+")
    given = [word.partition("=") for word in parser.parse_args().installations]
    seen = {name: installation(commands) for name, _, commands in given}
    (reference, first), *others = seen.items()
    count = len(first.files())
    print(f"{reference}: {count} files in {first.prefix}")
    status = 0
    for name, other in others:
        found = differences(first, other)
        print(f"{name}: {'the same' if not found else f'{len(found)} differences'}, in {other.prefix}")
        for line in found:
            print(f"  {line}")
        status = status or int(bool(found))
    return status


if __name__ == "__main__":
    sys.exit(main())
