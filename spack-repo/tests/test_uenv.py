"""The recipe of a uenv asks for what the packages have."""

from __future__ import annotations

import pytest
import yaml
from read_package import PACKAGES

RECIPE = PACKAGES.parents[2] / "for-alps-uenv" / "mc"
ROOT = PACKAGES.parents[3]


def read(name: str) -> dict:
    return yaml.safe_load((RECIPE / name).read_text(encoding="utf-8"))


def asked(library: str, fabric: str) -> str:
    """What the matrix expects of a combination."""
    for line in (PACKAGES.parents[2] / "tests" / "matrix.txt").read_text(encoding="utf-8").splitlines():
        words = line.lstrip("* ").split()
        if words[1:2] == [fabric] and words[0].split("@")[0] == library:
            return words[2]
    return "not in the matrix"


def test_the_packages_come_from_this_repository() -> None:
    repositories = read("config.yaml")["spack"]["packages"]
    assert next(iter(repositories)) == "mpiwasm"  # searched before builtin
    assert (ROOT / repositories["mpiwasm"]["path"] / "repo.yaml").exists()


@pytest.mark.parametrize("environment", read("environments.yaml"))
def test_each_environment_has_a_known_interconnect(environment: str) -> None:
    described = read("environments.yaml")[environment]
    library = described["network"]["mpi"].split("@")[0]
    for spec in described["specs"]:
        name, *variants = spec.split()
        assert (PACKAGES / name.replace("-", "_") / "package.py").exists()
        fabrics = [variant.split("=")[1] for variant in variants if variant.startswith("fabrics=")]
        assert [asked(library, fabric)[0] for fabric in fabrics] == ["^"]


def test_each_view_belongs_to_one_environment() -> None:
    views = [view for described in read("environments.yaml").values() for view in described["views"]]
    assert len(views) == len(set(views))
    assert read("config.yaml")["default-view"] in views


def test_its_tests_run_in_views_that_there_are() -> None:
    views = {view for described in read("environments.yaml").values() for view in described["views"]}
    tested = read("extra/reframe.yaml")
    assert {view for described in tested.values() for view in described["views"]} == views


def test_the_packages_of_spack_are_a_release() -> None:
    """A branch changes between two builds of the same recipe."""
    assert read("config.yaml")["spack"]["packages"]["builtin"]["commit"].startswith("v2")
