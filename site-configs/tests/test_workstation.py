"""generic/workstation, tried on this machine: its modules, its job, its ReFrame settings, its EasyBuild files."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from described import RIGHT, mpiwasm_site, write_site
from module_shell import module_tool

ROOT = Path(__file__).resolve().parents[2]
RING = ["rank 0 of 2: token 1, 0 arguments", "rank 1 of 2: token 1, 0 arguments"]


def tool(name: str) -> Path:
    """A program beside this Python."""
    path = Path(sys.executable).with_name(name)
    if not path.exists():
        pytest.skip(f"no {name} beside this Python")
    return path


def environment(home: Path, modulepath: Path) -> dict[str, str]:
    """A login in which Lmod works, in scripts too."""
    lmod = Path(module_tool("lmod"))
    (home / "module.sh").write_text('module() { eval "$("$LMOD_CMD" bash "$@")"; }\n', encoding="utf-8")
    return {
        "PATH": f"{lmod.parent}:/usr/bin:/bin",
        "HOME": str(home),
        "USER": "anna",
        "LMOD_CMD": str(lmod),
        "BASH_ENV": str(home / "module.sh"),
        "LMOD_PKG": str(lmod.parents[1]),
        "LMOD_DIR": str(lmod.parent),
        "MODULEPATH": str(modulepath),
        "OMPI_ALLOW_RUN_AS_ROOT": "1",
        "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    }


@pytest.fixture(scope="module")
def prefix() -> Path:
    path = Path(os.environ.get("MPIWASM_PREFIX", ROOT / "build" / "prefix"))
    assert (path / "bin" / "mpiwasm").exists(), f"no mpiwasm in {path}; run make first"
    return path


@pytest.fixture(scope="module")
def made(prefix: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything for generic/workstation, and a guest app.wasm."""
    into = tmp_path_factory.mktemp("workstation")
    assert mpiwasm_site("generate", "generic/workstation", "--into", into, "--prefix", prefix).status == 0
    source = ROOT / "recipes" / "apps" / "ring" / "ring.c"
    subprocess.run([prefix / "bin" / "mpiwasm-cc", "-O1", source, "-o", into / "app.wasm"], check=True)
    return into


def test_its_job_runs(made: Path) -> None:
    done = subprocess.run(
        ["/bin/bash", "job.sh"],
        cwd=made,
        env=environment(made, made / "modules"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert sorted(done.stdout.splitlines()) == RING, done.stderr


def test_reframe_runs_a_guest_with_its_settings(made: Path) -> None:
    command = [tool("reframe"), "-C", made / "reframe" / "settings.py", "--system=workstation", "-r"]
    command += ["-c", ROOT / "site-configs" / "tests" / "ring_check.py", "-S", f"guest={made / 'app.wasm'}"]
    done = subprocess.run(
        [*command, "--prefix", made / "runs"],
        cwd=made,
        env=environment(made, made / "no-modules") | {"TMPDIR": str(made)},  # its log goes there
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Ran 2/2 test case(s) from 1 check(s) (0 failure(s)" in done.stdout


EASYCONFIG = """
easyblock = "Tarball"
name = "{name}"
version = "1.0"
homepage = "https://example.org"
description = "Stands in for a library, to see its module"
toolchain = SYSTEM
sources = []
skipsteps = ["extract", "install", "sanitycheck"]
moduleclass = "mpi"
"""


@pytest.mark.parametrize("syntax", ["Lua", "Tcl"])
def test_easybuild_adds_the_fabric_to_modules_of_mpi_libraries(tmp_path: Path, syntax: str) -> None:
    """EasyBuild makes a module called OpenMPI; loaded by Lmod, it sets the preset's variables unless they are set."""
    eb = tool("eb")
    write_site(tmp_path / "sites", RIGHT)
    into = tmp_path / "made"
    assert mpiwasm_site("--root", tmp_path / "sites", "generate", "centre/cluster", "--into", into).status == 0
    (tmp_path / "OpenMPI-1.0.eb").write_text(EASYCONFIG.format(name="OpenMPI"), encoding="utf-8")
    variables = environment(tmp_path, tmp_path / "installed" / "modules" / "all")
    variables["PATH"] = f"{eb.parent}:{variables['PATH']}"
    command = [eb, tmp_path / "OpenMPI-1.0.eb", f"--configfiles={into / 'easybuild' / 'mpiwasm.cfg'}"]
    command += [f"--prefix={tmp_path / 'installed'}", f"--module-syntax={syntax}", "--tmpdir", tmp_path / "tmp"]
    command += ["--allow-use-as-root-and-accept-consequences"]
    done = subprocess.run(command, cwd=tmp_path, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr

    load = 'module load OpenMPI; echo "$OMPI_MCA_pml $OMPI_MCA_mtl $OMPI_MCA_mtl_ofi_provider_include"'
    for own, seen in (({}, "cm psm2,ofi psm2"), ({"OMPI_MCA_mtl": "ofi"}, "cm ofi psm2")):
        shown = subprocess.run(
            ["/bin/bash", "-c", load], env=variables | own, capture_output=True, text=True, check=False
        )
        assert shown.stdout.strip() == seen, shown.stderr
    unload = "module load OpenMPI; module unload OpenMPI; env"
    after = subprocess.run(["/bin/bash", "-c", unload], env=variables, capture_output=True, text=True, check=True)
    assert "OMPI_MCA" not in after.stdout
    assert "FABRIC_VARIABLES" not in after.stdout


def test_easybuild_reads_the_configuration(tmp_path: Path) -> None:
    eb = tool("eb")
    assert mpiwasm_site("generate", "jsc/juwels", "--into", tmp_path / "made").status == 0
    variables = environment(tmp_path, tmp_path)
    variables["PATH"] = f"{eb.parent}:{variables['PATH']}"
    command = [eb, "--show-full-config", f"--configfiles={tmp_path / 'made' / 'easybuild' / 'mpiwasm.cfg'}"]
    command += ["--allow-use-as-root-and-accept-consequences"]
    done = subprocess.run(command, cwd=tmp_path, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    shown = {line.split()[0]: line.split("=", 1)[1].strip() for line in done.stdout.splitlines() if " = " in line}
    assert shown["modules-tool"] == "Lmod"
    assert shown["module-syntax"] == "Lua"
    assert shown["module-naming-scheme"] == "HierarchicalMNS"
    assert shown["hooks"] == str(tmp_path / "made" / "easybuild" / "hooks.py")
