"""Three tables say how an MPI library is built for a network, and say the same: WORDS in the Spack package, the presets
(which site-configs/ and the hooks of easyconfigs/ read as well), and what the concretization matrix expects.
"""

from __future__ import annotations

from pathlib import Path
from typing import Optional

import pytest
from fabrics import Preset, read_presets
from mpiwasm_site.schema import LIBRARIES
from read_package import PACKAGES, tables

WORDS: dict[str, dict[str, tuple[str, str]]] = tables(PACKAGES / "mpiwasm" / "package.py")["WORDS"]
PRESETS = read_presets()
# Where a preset and `fabrics=` mean different things.
APART = {
    ("ofi-tcp", "openmpi"): "the preset takes libfabric's tcp; Open MPI's own, fabrics=tcp, is always there",
    ("ofi-tcp", "mvapich2"): "it has its own tcp, and none through libfabric",
    ("ucx", "mvapich2"): "it has no UCX; on that network the preset leaves it to its own code",
}


def in_the_package(library: str, fabric: str) -> Optional[str]:
    """The words of all versions of a library; None where it cannot use the fabric."""
    said = set()
    for name, fabrics in WORDS.items():
        if name.partition("@")[0] == library:
            own, transport = fabrics.get(fabric, ("no", "way"))
            said.add(f"{own} ^{transport}".strip(" ^") if (own, transport) != ("no", "way") else None)
    assert len(said) == 1, f"{library}: its versions need different words for {fabric}; the presets have no versions"
    return said.pop()


def in_the_presets(library: str, preset: Preset) -> Optional[str]:
    return preset.mpi[library].spack if library in preset.mpi else None


def test_all_know_the_same_libraries() -> None:
    assert {name.partition("@")[0] for name in WORDS} == set(LIBRARIES)
    assert {library for preset in PRESETS.values() for library in preset.mpi} == set(LIBRARIES)


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_wants_the_build_that_the_package_makes(name: str, library: str) -> None:
    preset = PRESETS[name]
    same = in_the_presets(library, preset) == in_the_package(library, preset.fabric)
    assert same == ((name, library) not in APART)


def test_the_matrix_has_a_row_for_every_library_and_fabric() -> None:
    lines = (Path(__file__).parent / "matrix.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.lstrip("* ").split(maxsplit=2) for line in lines if line and not line.startswith("#")]
    expected = {(library, fabric): words for library, fabric, words in rows}
    assert len(expected) == len(rows)
    fabrics = next(iter(WORDS.values()))
    for library in {library for library, _ in expected} - {"openmpi@4"}:
        assert {fabric for other, fabric in expected if other == library} == set(fabrics)
    tables_of_versions = {name.replace(":", ""): fabrics for name, fabrics in WORDS.items()}
    for (library, fabric), words in expected.items():
        assert (words == "refused") == (fabric not in tables_of_versions[library]), f"{library} {fabric}"
