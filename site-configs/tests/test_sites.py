"""The sites of this folder: right, current, and read by the tools that they are made for."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from described import mpiwasm_site
from mpiwasm_site.site import ROOT, Site, folders, read_site

SITES = [read_site(folder) for folder in folders()]
PROMISED = {
    "generic/workstation",
    "generic/slurm",
    "lrz/supermuc-ng",
    "jsc/juwels",
    "cscs/alps-eiger",
    "nersc/perlmutter",
    "csc/lumi",
    "tacc/stampede3",
    "sheffield/stanage",
    "aws/parallelcluster-graviton",
}
every_site = pytest.mark.parametrize("site", SITES, ids=lambda site: site.name)


def test_every_site_is_right_and_its_files_are_current() -> None:
    done = mpiwasm_site("check")
    assert (done.status, done.output) == (0, f"{len(SITES)} of {len(SITES)} sites are valid\n")


def test_the_promised_sites_are_there() -> None:
    assert {site.name for site in SITES} >= PROMISED


@every_site
def test_its_readme_names_the_source_of_every_fact(site: Site) -> None:
    page = (site.folder / "README.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ") and not line.startswith("| fact")]
    assert [row.split(" | ")[0].removeprefix("| ") for row in rows] == site.facts()
    for source in site.sources:
        assert f"<{source.url}>" in page
        assert f"as of {source.date}" in page
    if site.centre != "generic":
        assert "assumed" not in page


@every_site
def test_its_spack_scope_is_what_spack_expects(site: Site) -> None:
    """Of the form that Spack reads; test_spack_reads_every_scope asks Spack itself, where there is one."""
    packages = yaml.safe_load((site.folder / "spack" / "packages.yaml").read_text(encoding="utf-8"))["packages"]
    assert packages["all"]["providers"]["mpi"] == [mpi.library for mpi in site.mpi]
    for name, settings in packages.items():
        for external in settings.get("externals", []):
            assert external["spec"].startswith(f"{name}@")
            assert "prefix" in external or "modules" in external
    modules = yaml.safe_load((site.folder / "spack" / "modules.yaml").read_text(encoding="utf-8"))["modules"]
    kind = "lmod" if site.modules.tool == "lmod" else "tcl"
    assert list(modules) == ["mpiwasm"], "the scope changes other modules than mpiwasm's"
    assert modules["mpiwasm"]["enable"] == [kind]
    assert modules["mpiwasm"][kind]["include"] == ["mpiwasm"]


def test_spack_reads_every_scope(tmp_path: Path) -> None:
    root = os.environ.get("SPACK_ROOT")
    spack = str(Path(root) / "bin" / "spack") if root else shutil.which("spack")
    if not spack or not Path(spack).exists():
        pytest.skip("no Spack: neither SPACK_ROOT nor spack on PATH")
    environment = os.environ | {
        "SPACK_DISABLE_LOCAL_CONFIG": "1",
        "SPACK_USER_CACHE_PATH": str(tmp_path),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    # All scopes at once: Spack checks each file by itself, and starting it takes seconds.
    scopes = [word for site in SITES for word in ("-C", str(site.folder / "spack"))]
    for section in ("packages", "modules"):
        command = [spack, *scopes, "config", "get", section]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert "openmpi@4.1.4" in done.stdout or section == "modules"
        assert "hide_implicits: true" in done.stdout or section == "packages"


@every_site
def test_reframe_reads_its_settings(site: Site, tmp_path: Path) -> None:
    """As ReFrame does at its start, in this process: a `reframe` for each would take seconds."""
    config = pytest.importorskip("reframe.core.config")
    backends = pytest.importorskip("reframe.core.backends")
    assert mpiwasm_site("generate", site.name, "--into", tmp_path).status == 0
    settings = config.load_config(str(tmp_path / "reframe" / "settings.py"))
    settings.validate()
    settings.select_subconfig(site.system)
    partitions = settings.get("systems/0/partitions")
    assert [partition["name"] for partition in partitions] == [partition.name for partition in site.partitions]
    assert {environ["name"] for environ in settings.get("environments")} >= {mpi.library for mpi in site.mpi}
    for partition in partitions:
        assert backends.getscheduler(partition["scheduler"])
        assert backends.getlauncher(partition["launcher"])


def test_list_shows_all_sites() -> None:
    lines = mpiwasm_site("list").output.splitlines()
    assert [line.split()[0] for line in lines] == sorted(site.name for site in SITES)
    assert "lrz/supermuc-ng                x86_64   omni-path     psm2     mpiexec intel-oneapi-mpi" in lines


def test_nothing_names_the_machine_it_was_made_on() -> None:
    for site in SITES:
        for path in site.folder.rglob("*"):
            if path.is_file():
                assert str(ROOT.parent) not in path.read_text(encoding="utf-8")
