"""`mpiwasm-site new`, `generate` and what they say when something is wrong."""

from __future__ import annotations

import runpy
import subprocess
from pathlib import Path
from typing import Any

import pytest
from described import RIGHT, mpiwasm_site, write_site
from mpiwasm_site.detect import detect, site_file
from mpiwasm_site.site import ROOT, read_site


@pytest.fixture
def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of programs as a cluster with Slurm has them, first on PATH; no login of this machine is asked."""
    programs = {
        "srun": 'echo "MPI plugin types are..."; printf "\tnone\n\tpmix\n\tpmi2\n"',
        "sacct": "exit 0",
        "sinfo": 'echo "debug 16"; echo "work* 48"',
        "mpirun": 'echo "mpirun (Open MPI) 5.0.8"',
        "bash": "echo tool lmod environment-modules",
    }
    folder = tmp_path / "programs"
    folder.mkdir()
    for name, script in programs.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    for name in ("LMOD_CMD", "MODULESHOME"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.mark.parametrize("name", ["generic/mine", "centre/cluster"])
def test_a_new_site_is_right_at_once(cluster: Path, tmp_path: Path, name: str) -> None:
    assert cluster.is_dir()
    root = tmp_path / "sites"
    assert mpiwasm_site("--root", root, "new", name).status == 0
    assert mpiwasm_site("--root", root, "generate", name).status == 0
    assert mpiwasm_site("--root", root, "check").output == "1 of 1 sites are valid\n"
    site = read_site(root / name)
    assert (site.scheduler, site.launcher, site.modules.tool) == ("slurm", "srun", "lmod")
    assert [(mpi.library, mpi.version, mpi.pmi) for mpi in site.mpi] == [("openmpi", "5.0.8", "pmix")]
    assert [(part.name, part.cores, part.options) for part in site.partitions] == [("work", 48, ("--partition=work",))]
    readme = (root / name / "README.md").read_text(encoding="utf-8")
    assert ("Described by the centre itself." in readme) == (name == "centre/cluster")


def test_slurm_without_accounts_is_seen(cluster: Path) -> None:
    (cluster / "sacct").write_text("#!/bin/sh\necho Slurm accounting storage is disabled; exit 1\n", encoding="utf-8")
    assert detect().scheduler == "squeue"


def test_commands_of_slurm_where_no_slurm_runs_are_no_slurm(cluster: Path) -> None:
    (cluster / "sinfo").write_text("#!/bin/sh\necho 'sinfo: error: no slurm.conf' >&2; exit 1\n", encoding="utf-8")
    seen = detect()
    assert (seen.scheduler, seen.launcher, seen.pmi) == ("local", "mpirun", "")


def test_a_slurm_that_speaks_nothing_of_the_library_gets_no_pmi(cluster: Path) -> None:
    (cluster / "srun").write_text("#!/bin/sh\nprintf '\\tnone\\n\\tpmi2\\n'\n", encoding="utf-8")
    seen = detect()
    assert (seen.library, seen.pmi) == ("openmpi", "")
    assert '# pmi = "pmix"' in site_file("generic/mine", seen)


def test_new_keeps_a_site_that_is_there(tmp_path: Path) -> None:
    folder = write_site(tmp_path, RIGHT)
    done = mpiwasm_site("--root", tmp_path, "new", "centre/cluster")
    assert (done.status, done.errors) == (1, f"mpiwasm-site: {folder / 'site.toml'} already exists\n")
    assert (folder / "site.toml").read_text(encoding="utf-8") == RIGHT


@pytest.mark.parametrize("name", ["cluster", "Centre/Cluster", "../centre/cluster", "centre/"])
def test_a_name_is_centre_and_system(tmp_path: Path, name: str) -> None:
    done = mpiwasm_site("--root", tmp_path, "new", name)
    assert (done.status, done.errors) == (2, "mpiwasm-site: site names have the form centre/system, in lower case\n")
    assert list(tmp_path.iterdir()) == []


def test_the_command_runs_by_itself() -> None:
    done = subprocess.run([ROOT / "mpiwasm-site", "--help"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "check site.toml" in done.stdout


@pytest.mark.parametrize(
    ("device", "network", "fabric"),
    [
        ("infiniband/hfi1_0", "omni-path", "psm2"),
        ("infiniband/mlx5_0", "infiniband", "ucx"),
        ("infiniband/rdmap0s6", "efa", "ofi-efa"),
        ("cxi/cxi0", "slingshot-11", "ofi-cxi"),
        ("net/eth0", "ethernet", ""),
    ],
)
def test_the_network_of_a_machine_is_seen(tmp_path: Path, device: str, network: str, fabric: str) -> None:
    (tmp_path / device).mkdir(parents=True)
    seen = detect(tmp_path, {})
    assert (seen.network, seen.fabric) == (network, fabric)


def test_scheduler_and_module_tool_of_a_machine_are_seen(tmp_path: Path) -> None:
    sinfo = tmp_path / "bin" / "sinfo"
    sinfo.parent.mkdir()
    sinfo.write_text("#!/bin/sh\nexit 0\n", encoding="utf-8")
    sinfo.chmod(0o755)
    seen = detect(tmp_path, {"PATH": str(sinfo.parent), "LMOD_CMD": "/opt/lmod"})
    assert (seen.scheduler, seen.launcher, seen.tool) == ("squeue", "srun", "lmod")
    alone = detect(tmp_path, {"PATH": str(tmp_path), "MODULESHOME": "/opt/modules"})
    assert (alone.scheduler, alone.launcher, alone.tool) == ("local", "mpirun", "environment-modules")


@pytest.mark.parametrize(
    ("said", "library", "version"),
    [
        ("mpirun (Open MPI) 5.0.8", "openmpi", "5.0.8"),
        ("HYDRA build details:\n    Version:                                 4.3.0", "mpich", "4.3.0"),
        ("Intel(R) MPI Library for Linux* OS, Version 2021.17 Build 20251010", "intel-oneapi-mpi", "2021.17"),
    ],
)
def test_the_mpi_library_of_a_machine_is_seen(tmp_path: Path, said: str, library: str, version: str) -> None:
    mpirun = tmp_path / "mpirun"
    mpirun.write_text(f"#!/bin/sh\necho '{said}'\n", encoding="utf-8")
    mpirun.chmod(0o755)
    seen = detect(tmp_path, {"PATH": f"{tmp_path}:/bin"})
    assert (seen.library, seen.version) == (library, version)
    assert f'library = "{library}"\nversion = "{version}"' in site_file("generic/mine", seen)


def test_a_site_without_a_preset_loads_none(tmp_path: Path) -> None:
    described = RIGHT.replace('network = "omni-path"\nfabric = "psm2"', 'network = "ethernet"')
    folder = write_site(tmp_path / "sites", described.replace('spack = "fabrics=psm2 schedulers=slurm"\n', ""))
    into = tmp_path / "made"
    assert mpiwasm_site("--root", tmp_path / "sites", "generate").status == 0
    assert mpiwasm_site("--root", tmp_path / "sites", "check").output == "1 of 1 sites are valid\n"
    assert mpiwasm_site("--root", tmp_path / "sites", "generate", "centre/cluster", "--into", into).status == 0
    assert "fabric" not in (into / "job.sh").read_text(encoding="utf-8")
    content: dict[str, Any] = runpy.run_path(str(into / "reframe" / "settings.py"))
    (environment,) = content["site_configuration"]["environments"]
    names = [module["name"] for module in environment["modules"] if isinstance(module, dict)]
    assert names == ["mpiwasm"]
    assert runpy.run_path(str(into / "easybuild" / "hooks.py"))["VARIABLES"].keys() == {"mpiwasm"}
    assert "No preset: the MPI libraries select" in (folder / "README.md").read_text(encoding="utf-8")


def test_a_library_that_comes_with_an_image_has_its_options(tmp_path: Path) -> None:
    options = ["--uenv=prgenv-gnu-openmpi", "--view=default"]
    write_site(tmp_path / "sites", RIGHT.replace('pmi = "pmix"', f'pmi = "pmix"\noptions = {options}'))
    into = tmp_path / "made"
    assert mpiwasm_site("--root", tmp_path / "sites", "generate", "centre/cluster", "--into", into).status == 0
    job = (into / "job.sh").read_text(encoding="utf-8")
    assert all(f"#SBATCH {option}" in job for option in options)
    made: dict[str, Any] = runpy.run_path(str(into / "reframe" / "settings.py"))["site_configuration"]
    (partition,) = made["systems"][0]["partitions"]
    assert partition["resources"] == [
        {"name": "for_openmpi", "options": options},
        {"name": "memory", "options": ["--mem={size}M"]},
    ]
    assert made["environments"][0]["resources"] == {"for_openmpi": {}}


def test_where_the_default_of_slurm_is_right_srun_gets_no_option(tmp_path: Path) -> None:
    write_site(tmp_path / "sites", RIGHT.replace('pmi = "pmix"', 'pmi = "default"'))
    into = tmp_path / "made"
    assert mpiwasm_site("--root", tmp_path / "sites", "generate", "centre/cluster", "--into", into).status == 0
    assert (into / "job.sh").read_text(encoding="utf-8").splitlines()[-1] == "srun mpiwasm app.wasm"
    assert "SLURM_MPI_TYPE" not in (into / "reframe" / "settings.py").read_text(encoding="utf-8")


def test_everything_for_one_site(tmp_path: Path) -> None:
    write_site(tmp_path / "sites", RIGHT)
    into = tmp_path / "made"
    done = mpiwasm_site(
        "--root", tmp_path / "sites", "generate", "centre/cluster", "--into", into, "--prefix", "/sw/mpiwasm"
    )
    listed = done.output.splitlines()
    assert sorted(listed) == sorted(str(path.relative_to(into)) for path in into.rglob("*") if path.is_file())
    assert {"spack/packages.yaml", "easybuild/hooks.py", "reframe/settings.py", "job.sh"} < set(listed)
    module = (into / "modules" / "Core" / "mpiwasm" / "0.1.0.lua").read_text(encoding="utf-8")
    assert 'local prefix = "/sw/mpiwasm"' in module
    assert '{ "MPIWASM_SITE_CACHE", "/apps/cache" }' in module
    assert '{ "MPIWASM_BLAS", "openblas" }' in module
    assert (into / "job.sh").read_text(encoding="utf-8").splitlines() == [
        "#!/bin/bash -l",
        "#SBATCH --nodes=2",
        "#SBATCH --ntasks-per-node=64",
        "#SBATCH --time=00:10:00",
        "#SBATCH --partition=batch",
        "module load openmpi/5.0.8 openblas/0.3.29 mpiwasm",
        "module load mpiwasm-fabric/psm2",
        "export PSM2_CUDA=0",
        "srun --mpi=pmix mpiwasm app.wasm",
    ]


@pytest.mark.parametrize(
    ("tool", "made"),
    [
        ("lmod", {"5.0.8.lua": 'family("mpi")\nprepend_path("PATH", "COMMANDS")\n'}),
        ("environment-modules", {"5.0.8": "#%Module\nprepend-path PATH {COMMANDS}\n"}),
    ],
)
def test_commands_with_a_suffix_get_their_names_by_a_module(tmp_path: Path, tool: str, made: dict[str, str]) -> None:
    described = RIGHT.replace('version = "5.0.8"', 'version = "5.0.8"\nprefix = "/usr"\nsuffix = ".openmpi"')
    folder = write_site(tmp_path / "sites", described.replace('tool = "lmod"', f'tool = "{tool}"'))
    into = tmp_path / "made"
    done = mpiwasm_site("--root", tmp_path / "sites", "generate", "centre/cluster", "--into", into)
    assert done.status == 0
    modules = {path.name: path.read_text(encoding="utf-8") for path in (into / "modules/Core/openmpi").iterdir()}
    commands = into / "commands" / "openmpi"
    assert modules == {name: text.replace("COMMANDS", str(commands)) for name, text in made.items()}
    assert {path.name: str(path.readlink()) for path in commands.iterdir()} == {
        name: f"/usr/bin/{name}.openmpi" for name in ("mpicc", "mpicxx", "mpirun", "mpiexec")
    }
    assert "commands/openmpi/mpicc" in done.output.splitlines()
    # Spack would take /usr/bin/mpicc, whichever library it belongs to.
    assert mpiwasm_site("--root", tmp_path / "sites", "generate").status == 0
    assert "externals" not in (folder / "spack" / "packages.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("tool", ["lmod", "none"])
def test_tests_take_the_mpiwasm_of_the_prefix_by_themselves(tmp_path: Path, tool: str) -> None:
    """A login need not have set anything, and may have another mpiwasm."""
    described = RIGHT.replace('tool = "lmod"', f'tool = "{tool}"')
    if tool == "none":
        described = described.replace('modules = ["openmpi/5.0.8"]', "").replace('modules = ["openblas/0.3.29"]', "")
    write_site(tmp_path / "sites", described)
    into = tmp_path / "made"
    generated = mpiwasm_site(
        "--root", tmp_path / "sites", "generate", "centre/cluster", "--into", into, "--prefix", "/sw/mpiwasm"
    )
    assert generated.status == 0
    content: dict[str, Any] = runpy.run_path(str(into / "reframe" / "settings.py"))
    (environment,) = content["site_configuration"]["environments"]
    made = str(into / "modules" / "Core")
    ours = [{"name": name, "path": made} for name in ("mpiwasm", "mpiwasm-fabric/psm2")]
    assert environment["modules"] == (["openmpi/5.0.8", "openblas/0.3.29", *ours] if tool == "lmod" else [])
    assert (["PATH", "/sw/mpiwasm/bin:$PATH"] in environment["env_vars"]) == (tool == "none")


def test_generate_makes_nothing_of_a_wrong_site(tmp_path: Path) -> None:
    folder = write_site(tmp_path, RIGHT.replace('"psm2"', '"psm3"', 1))
    done = mpiwasm_site("--root", tmp_path, "generate")
    assert done.status == 1
    assert done.errors == ("centre/cluster/site.toml: fabric: there is no preset psm3; did you mean psm2?\n")
    assert [path.name for path in folder.iterdir()] == ["site.toml"]


def test_the_files_of_several_sites_do_not_go_into_one_folder(tmp_path: Path) -> None:
    write_site(tmp_path, RIGHT)
    write_site(tmp_path, RIGHT, "centre/other")
    done = mpiwasm_site("--root", tmp_path, "generate", "--into", tmp_path / "made")
    assert (done.status, done.errors) == (2, "mpiwasm-site: --into requires exactly one site\n")


def test_a_library_that_spack_builds_gets_the_fabric(tmp_path: Path) -> None:
    folder = write_site(
        tmp_path, RIGHT.replace('version = "5.0.8"\n', "").replace('spack = "fabrics=psm2 schedulers=slurm"\n', "")
    )
    assert mpiwasm_site("--root", tmp_path, "generate").status == 0
    packages = (folder / "spack" / "packages.yaml").read_text(encoding="utf-8")
    assert "  openmpi:\n    require:\n      - fabrics=psm2\n" in packages
    assert "externals" not in packages
    assert read_site(folder).mpi[0].version == ""


def test_own_words_for_a_library_leave_the_transport_library_to_the_preset(tmp_path: Path) -> None:
    described = RIGHT.replace('version = "5.0.8"\n', "").replace('fabric = "psm2"', 'fabric = "opx"')
    folder = write_site(
        tmp_path, described.replace('"fabrics=psm2 schedulers=slurm"', '"fabrics=ofi schedulers=slurm"')
    )
    assert mpiwasm_site("--root", tmp_path, "generate").status == 0
    packages = (folder / "spack" / "packages.yaml").read_text(encoding="utf-8")
    assert "  openmpi:\n    require:\n      - fabrics=ofi schedulers=slurm\n" in packages
    assert "  libfabric:\n    require:\n      - fabrics=opx\n" in packages
