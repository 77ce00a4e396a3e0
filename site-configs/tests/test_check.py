"""`mpiwasm-site check`: each mistake is named, with its place and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest
from described import RIGHT, checked, mpiwasm_site, write_site
from fabrics import read_presets
from mpiwasm_site import names


def test_facts_need_sources_in_this_repository_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without = ('"mpi.openmpi",', "")
    assert checked(tmp_path, without) == []
    monkeypatch.setattr("mpiwasm_site.site.ROOT", tmp_path)
    assert checked(tmp_path, without) == [
        "site.toml: source: none for mpi.openmpi; name the page, or the centre itself: a source with says, without url"
    ]


def test_a_right_site_passes(tmp_path: Path) -> None:
    assert checked(tmp_path) == []


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('network = "omni-path"', 'network = "omnipath"', "network: there is no omnipath; did you mean omni-path?"),
        ('fabric = "psm2"', 'fabrics = "psm2"', "fabrics: there is no such key; did you mean fabric?"),
        ('launcher = "srun"\n', "", "launcher: is missing"),
        ("cores = 64", 'cores = "64"', "partition[1].cores: expected a positive integer, not '64'"),
        (
            'blas = "openblas"',
            'blas = "atlas"',
            "libraries.blas: 'atlas' is not of the form openblas, mkl, flexiblas, blis, wasm, auto or "
            "/opt/x/libblas.so",
        ),
        ('version = "5.0.8"', 'version = "new"', "mpi[1].version: 'new' is not of the form 4.1.4"),
        ('PSM2_CUDA = "0"', "PSM2_CUDA = 0", "environment.PSM2_CUDA: expected a string, not 0 (put it in quotes)"),
        ('date = "2026-11-21"', 'date = "yesterday"', "source[1].date: 'yesterday' is not of the form 2026-11-21"),
        ('title = "A cluster"', "title = A cluster", "cannot be read: Invalid value (at line 2, column 9)"),
    ],
)
def test_what_is_of_the_wrong_form_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert f"site.toml: {said}" in checked(tmp_path, (old, new))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('fabric = "psm2"', 'fabric = "psm"', "fabric: there is no preset psm; did you mean psm2?"),
        (
            'fabric = "psm2"',
            'fabric = "ucx"',
            "fabric: ucx is for infiniband and roce, not for omni-path; for omni-path there is psm2 and opx",
        ),
        (
            'library = "openmpi"',
            'library = "cray-mpich"',
            "fabric: cray-mpich cannot use psm2: it is for openmpi, mpich, mvapich, mvapich2, intel-oneapi-mpi",
        ),
        ('scheduler = "slurm"', 'scheduler = "pbs"', "launcher: srun starts programs under slurm, not under pbs"),
        (
            'pmi = "pmix"',
            'pmi = "pmi2"',
            "mpi.openmpi: it supports pmix or pspmix, not pmi2: each task would run as a job of one rank",
        ),
        (
            'launcher = "srun"',
            'launcher = "mpirun"',
            "mpi.openmpi: pmi is an option of srun; mpirun has its own",
        ),
        (
            'version = "5.0.8"',
            'suffix = ".openmpi"',
            "mpi.openmpi: a suffix needs the prefix below which its commands are, and one name in modules for the "
            "module that is made",
        ),
        (
            'target = "zen3"',
            'target = "neoverse_v1"',
            "target: neoverse_v1 is not a processor of the architecture x86_64",
        ),
        ('tool = "lmod"', 'tool = "none"', "modules.tool: none, but openmpi, libraries name modules"),
        (
            'MPIWASM_SITE_CACHE = "/apps/cache"',
            'MPIWASM_BLAS = "wasm"',
            "defaults.MPIWASM_BLAS: blas of [libraries] sets it",
        ),
        (
            "MPIWASM_SITE_CACHE",
            "FI_PROVIDER",
            "defaults.FI_PROVIDER: defaults are variables of mpiwasm (MPIWASM_...); use [environment]",
        ),
        (
            'pmi = "pmix"\n',
            "",
            "mpi.openmpi: pmi is missing: the argument of srun --mpi for this library, one of pmix, pspmix (srun "
            "--mpi=list lists those of this Slurm), or default where Slurm's MpiDefault is right",
        ),
        ('url = "https://example.org/guide"', "", "source[1]: requires url or says"),
        ('"pmi",', '"pmi", "weather",', "source: weather is not a fact of this file"),
    ],
)
def test_what_cannot_work_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert f"site.toml: {said}" in checked(tmp_path, (old, new))


@pytest.mark.parametrize(
    ("variable", "said"),
    [
        (
            'OMPI_MCA_MTL = "psm2"',
            "OMPI_MCA_MTL: names of MCA parameters are in lower case after OMPI_MCA_; write OMPI_MCA_mtl",
        ),
        (
            'ompi_mca_pml = "cm"',
            "ompi_mca_pml: names of MCA parameters are in lower case after OMPI_MCA_; write OMPI_MCA_pml",
        ),
        ('OMPI_pml = "cm"', "OMPI_pml: Open MPI reads OMPI_MCA_pml"),
        (
            'OMPI_MCA_mtl = "psm2,^ucx"',
            "OMPI_MCA_mtl: psm2,^ucx mixes names with ^names; one ^ in front excludes all that follow",
        ),
        ('OMPI_MCA_mtl = "psm22"', "OMPI_MCA_mtl: there is no component psm22; did you mean psm2?"),
        ('OMPI_MCA_pml = "^"', "OMPI_MCA_pml: '^' has an empty entry"),
        (
            'OMPI_MCA_btl = "self,openib"',
            "OMPI_MCA_btl: Open MPI 5 has no openib; use the preset ucx for InfiniBand",
        ),
        ('FI_PROVIDER = "pms2"', "FI_PROVIDER: there is no libfabric provider pms2; did you mean psm2?"),
        ('Fi_Provider = "tcp"', "Fi_Provider: is read in upper case only; write FI_PROVIDER"),
        (
            'OMPI_MCA_mtl_ofi_provider_include = "omni"',
            "OMPI_MCA_mtl_ofi_provider_include: there is no libfabric provider omni",
        ),
        ('UCX_TLS = "rc,^ud"', "UCX_TLS: rc,^ud mixes names with ^names"),
        ('UCX_TLS = "rx"', "UCX_TLS: there is no UCX transport rx"),
        (
            'I_MPI_FABRICS = "shm:tmi"',
            "I_MPI_FABRICS: there is no shm:tmi: one of shm, ofi, shm:ofi",
        ),
        ('MPIR_CVAR_CH4_NETMOD = "psm"', "MPIR_CVAR_CH4_NETMOD: there is no psm: one of ofi, ucx"),
    ],
)
def test_variables_that_no_library_reads_are_named(tmp_path: Path, variable: str, said: str) -> None:
    problems = checked(tmp_path, ('PSM2_CUDA = "0"', variable))
    assert any(problem.startswith(f"site.toml: environment.{said}") for problem in problems), problems


@pytest.mark.parametrize(
    "variables",
    [
        {"OMPI_MCA_btl": "^openib,uct"},
        {"OMPI_MCA_mtl": "psm2,ofi", "OMPI_MCA_coll_hcoll_enable": "0", "PMIX_MCA_psec": "native"},
        {"FI_PROVIDER": "verbs;ofi_rxm", "UCX_NET_DEVICES": "mlx5_0:1", "UCX_TLS": "^cma,sysv"},
        {"FI_PROVIDER": "^psm3,tcp", "I_MPI_OFI_PROVIDER": "mlx", "PSM2_DEVICES": "self,hfi,shm"},
    ],
)
def test_variables_that_work_pass(variables: dict[str, str]) -> None:
    assert list(names.problems(variables)) == []


def test_a_name_in_the_wrong_case_hides_no_wrong_value() -> None:
    """The mistake of a real user: https://github.com/open-mpi/ompi/issues/11458"""
    assert list(names.problems({"OMPI_MCA_MTL": "psm2,^ucx"})) == [
        "OMPI_MCA_MTL: names of MCA parameters are in lower case after OMPI_MCA_; write OMPI_MCA_mtl",
        "OMPI_MCA_MTL: psm2,^ucx mixes names with ^names; one ^ in front excludes all that follow",
    ]


def test_our_own_presets_pass() -> None:
    for preset in read_presets().values():
        assert list(names.problems(preset.variables())) == []


def test_a_file_changed_by_hand_is_named(tmp_path: Path) -> None:
    folder = write_site(tmp_path, RIGHT)
    assert mpiwasm_site("--root", tmp_path, "generate", "centre/cluster").status == 0
    with (folder / "spack" / "packages.yaml").open("a") as file:
        file.write("# by hand\n")
    (folder / "README.md").unlink()
    assert mpiwasm_site("--root", tmp_path, "check").output.splitlines() == [
        "centre/cluster/README.md: does not match site.toml; run mpiwasm-site generate",
        "centre/cluster/spack/packages.yaml: does not match site.toml; run mpiwasm-site generate",
        "0 of 1 sites are valid",
    ]


REFERENCES = """
"PingPong, 2 cores [batch, openmpi]":
  latency_native: [0.4, null, 0.1, us]
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("", "", ""),
        (
            "[batch,",
            "[weekend,",
            "PingPong, 2 cores [weekend, openmpi]: there is no partition weekend; it is one of batch",
        ),
        ("openmpi]", "mpich]", "PingPong, 2 cores [batch, mpich]: there is no library mpich; it is one of openmpi"),
        (
            " [batch, openmpi]",
            "",
            "PingPong, 2 cores: a test is named as in the report: NAME, SCALE [PARTITION, LIBRARY]",
        ),
        ("0.4", "0", "0 is not a measured value: it must be a number above 0"),
        ("null, 0.1", "0.1, null", "the lower tolerance is a fraction from -1 to 0, or null, not 0.1"),
        (", us", "", "a reference has four parts: [value, lower tolerance, upper tolerance, unit]"),
        ("us]", "us", "cannot be read: "),
    ],
)
def test_references_are_checked(tmp_path: Path, old: str, new: str, said: str) -> None:
    folder = write_site(tmp_path, RIGHT)
    assert mpiwasm_site("--root", tmp_path, "generate", "centre/cluster").status == 0
    (folder / "references.yaml").write_text(REFERENCES.replace(old, new), encoding="utf-8")
    done = mpiwasm_site("--root", tmp_path, "check")
    assert done.status == (1 if said else 0)
    assert done.output.count("\n") == (2 if said else 1)
    assert not said or "centre/cluster/references.yaml: " in done.output and said in done.output


def test_a_folder_without_sites_is_an_error(tmp_path: Path) -> None:
    done = mpiwasm_site("--root", tmp_path, "check")
    assert (done.status, done.output) == (1, "0 of 0 sites are valid\n")


def test_a_site_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    done = mpiwasm_site("--root", tmp_path, "check", "centre/none")
    assert done.status == 1
    assert done.output.startswith("centre/none/site.toml: cannot be read: ")
