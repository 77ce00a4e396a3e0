"""Sites for tests: a right one, and changes to it."""

from __future__ import annotations

import contextlib
import io
from dataclasses import dataclass
from pathlib import Path

from mpiwasm_site.command import main

RIGHT = """
title = "A cluster"
architecture = "x86_64"
target = "zen3"
network = "omni-path"
fabric = "psm2"
scheduler = "slurm"
launcher = "srun"
hostnames = ["login.*"]

[modules]
tool = "lmod"
place = "Core"

[[mpi]]
library = "openmpi"
version = "5.0.8"
modules = ["openmpi/5.0.8"]
spack = "fabrics=psm2 schedulers=slurm"
pmi = "pmix"

[libraries]
blas = "openblas"
modules = ["openblas/0.3.29"]

[environment]
PSM2_CUDA = "0"

[defaults]
MPIWASM_SITE_CACHE = "/apps/cache"

[[partition]]
name = "batch"
cores = 64
options = ["--partition=batch"]

[[source]]
url = "https://example.org/guide"
date = "2026-11-21"
facts = [
  "architecture", "target", "network", "scheduler", "launcher", "modules", "libraries", "pmi", "environment",
  "mpi.openmpi", "partition.batch",
]
"""


@dataclass(frozen=True)
class Outcome:
    status: int
    output: str
    errors: str


def mpiwasm_site(*arguments: object) -> Outcome:
    """Runs the command in this process, which is faster than a new Python for each."""
    output, errors = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
        status = main([str(argument) for argument in arguments])
    return Outcome(status, output.getvalue(), errors.getvalue())


def write_site(root: Path, text: str, name: str = "centre/cluster") -> Path:
    folder = root / name
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "site.toml").write_text(text, encoding="utf-8")
    return folder


def checked(root: Path, *changes: tuple[str, str]) -> list[str]:
    """What `mpiwasm-site check` says of the right site with these changes; its files are made where they can be."""
    text = RIGHT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    write_site(root, text)
    mpiwasm_site("--root", root, "generate")
    done = mpiwasm_site("--root", root, "check")
    lines = done.output.splitlines()
    assert lines[-1] == f"{0 if done.status else 1} of 1 sites are valid"
    return [line.removeprefix("centre/cluster/") for line in lines[:-1]]
