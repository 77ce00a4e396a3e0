"""Every test can be made ready for every system of site-configs."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from reframe_login import HERE, ROOT, Login, make_login

SITES = sorted(
    f"{file.parent.parent.name}/{file.parent.name}" for file in (ROOT / "site-configs").glob("*/*/site.toml")
)

# ReFrame's debug log takes most of the time of a dry run.
QUIET = """
site_configuration["logging"] = [{
    "level": "info",
    "handlers": [{"type": "stream", "name": "stdout", "level": "info", "format": "%(message)s"}],
    "handlers_perflog": [{"type": "stream", "name": "stdout", "level": "critical", "format": "%(message)s"}],
}]
"""


def generate(site: str, here: Login, folder: Path) -> Path:
    """The settings of a site, as ReFrame can read them here: the modules of other centres are not on this machine."""
    command = [ROOT / "site-configs" / "mpiwasm-site", "generate", site, "--prefix", "/opt/mpiwasm"]
    made = here.run(*command, "--into", folder / "made")
    assert made.returncode == 0, made.stderr
    settings = folder / "made" / "reframe" / "settings.py"
    text = re.sub(r"('modules_system': )[^,]+,", r"\1'nomod',", settings.read_text(encoding="utf-8"))
    settings.write_text(text + QUIET, encoding="utf-8")
    return settings


@dataclass(frozen=True)
class DryRun:
    """Every test of a system, made ready; what ReFrame printed, and where it put the job scripts."""

    done: CompletedProcess[str]
    settings: Path
    folder: Path


@pytest.fixture(scope="module")
def dry_runs(reframe: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], DryRun]]:
    """dry_runs(site): that of a site. Each is one process for some seconds, so there is one for each core at a time."""
    folders = {site: tmp_path_factory.mktemp("site") for site in SITES}

    def make(site: str) -> DryRun:
        folder = folders[site]
        here = make_login(folder, folder)
        settings = generate(site, here, folder)
        options = [f"--system={site.split('/')[1]}", "--nocolor", "--prefix", folder, "-c", HERE / "tests"]
        return DryRun(here.run(reframe, "-C", settings, *options, "-R", "--dry-run"), settings, folder)

    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        runs = {site: pool.submit(make, site) for site in SITES}
        yield lambda site: runs[site].result()
        for run in runs.values():
            run.cancel()


@pytest.mark.parametrize("site", SITES)
def test_all_tests_are_ready_for(site: str, dry_runs: Callable[[str], DryRun]) -> None:
    run = dry_runs(site)
    done = run.done
    assert done.returncode == 0, done.stdout + done.stderr
    ran = re.search(r"Ran (\d+)/(\d+) test case\(s\) .*\(0 failure\(s\)", done.stdout)
    # Not every launcher starts two programs in one job.
    skipped = re.findall(r"SKIP ?\] \( *\d+/\d+\) (\w+) .*\[(.+)\]", done.stdout)
    assert set(skipped) <= {("Exchange", "how ibrun starts two programs is not known")}, skipped
    assert ran and int(ran[1]) + len(skipped) == int(ran[2]), done.stdout
    names = set(re.findall(r"(?:OK|SKIP) ?\] \( *\d+/\d+\) (\w+)", done.stdout))
    assert {
        "ModuleIsComplete",
        "UsesTheLoadedMpi",
        "Transport",
        "Ring",
        "Conformance",
        "PingPong",
        "Allreduce",
        "MessagePatterns",
        "ConjugateGradient",
        "LennardJones",
        "IntegerSort",
        "Stencil",
        "DataTransfer",
        "Files",
        "FilesTogether",
        "CodeCache",
        "StartUp",
        "Application",
        "Blas",
        "Fftw",
        "Exchange",
        "OpenMpLoops",
        "OpenMpRegions",
    } <= names
    on_two_nodes = "1cpn_2nodes" in done.stdout
    assert on_two_nodes == ("'scheduler': 'local'" not in run.settings.read_text(encoding="utf-8")), (
        "only a scheduler gives several nodes"
    )
    jobs = list(run.folder.rglob("rfm_job.sh"))
    assert len(jobs) > len(names)
    assert missing_in(jobs, site) == []


def missing_in(jobs: list[Path], site: str) -> list[str]:
    """What jobs do not ask for: a core for each rank or thread, where a node has as many, and limits on time and
    memory."""
    found = []
    for file in jobs:
        text = file.read_text(encoding="utf-8")
        has_threads = file.parent.name.startswith("OpenMp")
        wanted = [f"export OMPI_MCA_hwloc_base_binding_policy={'none' if has_threads else 'core'}"]
        wanted += ["export SLURM_CPU_BIND=cores"]
        if site == "generic/slurm":
            wanted += ["#SBATCH --time=", "#SBATCH --mem="] + ["#SBATCH --cpus-per-task="] * has_threads
        # On a workstation there may be fewer cores than ranks; what runs on the login node needs no allocation.
        if site != "generic/workstation" and file.parent.name != "ModuleIsComplete":
            found += [f"{file.parent.name}: no {word}" for word in wanted if word not in text]
    return found


def test_tags_take_what_the_manual_says(login, reframe: Path, tmp_path: Path) -> None:  # noqa: ANN001
    here = login(tmp_path)
    settings = generate("csc/lumi", here, tmp_path)
    tests: dict[str, set[str]] = {}
    for tag in ("ci", "node", "production", "nightly", "applications"):
        listed = here.run(reframe, "-C", settings, "--system=lumi", "-c", HERE / "tests", "-R", "-t", f"^{tag}$", "-l")
        tests[tag] = set(re.findall(r"^- (\w+.*?) /", listed.stdout, re.MULTILINE))
        assert tests[tag], listed.stdout + listed.stderr
    assert not [name for tag in ("ci", "node") for name in tests[tag] if "node" in name]
    assert [name for name in tests["nightly"] if "16_nodes" in name]
    assert not [name for name in tests["production"] if "16_nodes" in name]
    assert tests["node"] < tests["ci"] < tests["production"] < tests["nightly"]
    assert not tests["applications"] & tests["nightly"]
