"""The list of what is known to fail of the specification's tests, how runs are compared with it, and what is run."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from departures import OURS, THEIRS, Departure, Directive, compare, known_of, lines_of, read_departures

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

HERE = Path(__file__).resolve().parent
RECIPE = HERE.parents[1]
ENGINE = RECIPE.parents[1] / "embedder" / "src" / "wasm" / "engine.cpp"

# The functions of our C API with which engine.cpp sets up LLVM, and what they are called in Rust.
OPTIONS = {
    "non_volatile_memory": "non_volatile_memops",
    "plain_float_arithmetic": "plain_float_arithmetic",
    "standard_pipeline": "standard_pipeline",
    "host_cpu": "host_cpu",
}


def departure(*lines: int, whose: str = OURS, message: str = "expected trap", backend: str = "llvm") -> Departure:
    directives = frozenset(Directive("wasm-v2/address", line) for line in lines)
    return Departure(whose, (backend,), "a reason", message, directives)


def known(*departures: Departure) -> dict[Directive, Departure]:
    return known_of(departures, "llvm", (OURS, THEIRS))


def failed(**messages: str) -> dict[Directive, str]:
    return {Directive("wasm-v2/address", int(line[1:])): message for line, message in messages.items()}


def packages(lock: Path) -> set[tuple[str, str, str]]:
    """Name, version and checksum of every crate that is fetched."""
    entries = tomllib.loads(lock.read_text(encoding="utf-8"))["package"]
    return {(entry["name"], entry["version"], entry["checksum"]) for entry in entries if "checksum" in entry}


def test_lines_are_numbers_and_ranges() -> None:
    assert list(lines_of("7 10-12 0")) == [7, 10, 11, 12, 0]


def test_nothing_is_said_when_all_is_as_listed() -> None:
    assert compare(failed(_3="expected trap, got []"), known(departure(3)), ["wasm-v2/address"]) == []


def test_a_failure_that_is_not_listed_is_reported_with_its_message() -> None:
    assert compare(failed(_4="expected trap, got []"), known(), ["wasm-v2/address"]) == [
        "wasm-v2/address:4 fails and is not listed: expected trap, got []"
    ]


def test_a_listed_directive_that_passes_is_reported() -> None:
    assert compare({}, known(departure(3)), ["wasm-v2/address"]) == [
        "wasm-v2/address:3 is listed and passes: take it out of the list"
    ]


def test_a_listed_directive_that_was_not_run_is_not_missed() -> None:
    assert compare({}, known(departure(3)), ["wasm-v2/traps"]) == []


def test_a_listed_directive_that_fails_otherwise_is_reported() -> None:
    assert compare(failed(_3="expected 1, got 2"), known(departure(3)), ["wasm-v2/address"]) == [
        'wasm-v2/address:3 is listed with "expected trap", but fails with: expected 1, got 2'
    ]


def test_a_departure_holds_for_its_backends_and_for_whose_it_is() -> None:
    listed = [departure(3), departure(4, whose=THEIRS), departure(5, backend="cranelift")]
    assert [one.line for one in known_of(listed, "llvm", (OURS, THEIRS))] == [3, 4]
    assert [one.line for one in known_of(listed, "llvm", (THEIRS,))] == [4]


def test_a_directive_may_not_be_listed_twice() -> None:
    with pytest.raises(ValueError, match=re.escape("wasm-v2/address:3 is listed twice for llvm")):
        known(departure(3), departure(3, whose=THEIRS))


def test_a_departure_without_a_reason_is_refused(tmp_path: Path) -> None:
    listed = tmp_path / "departures.toml"
    listed.write_text(
        '[[departure]]\nwhose = "wasmer"\nbackends = ["llvm"]\nreason = ""\nmessage = "m"\nlines = { a = "1" }\n'
    )
    with pytest.raises(ValueError, match="a departure has a reason and lines"):
        read_departures(listed)


@pytest.mark.parametrize("backend", ["llvm", "cranelift", "singlepass"])
def test_the_list_can_be_read(backend: str) -> None:
    assert known_of(read_departures(HERE / "departures.toml"), backend, (OURS, THEIRS))


def test_the_tests_run_on_the_crates_of_the_engine() -> None:
    assert packages(RECIPE / "Cargo.lock") - packages(HERE / "Cargo.lock") == set()


def test_the_tests_run_with_the_options_of_mpiwasm() -> None:
    wanted = set(re.findall(r"wasmer_config_llvm_(\w+)\(config, true\)", ENGINE.read_text(encoding="utf-8")))
    assert wanted == set(OPTIONS)
    program = (HERE / "src" / "specification.rs").read_text(encoding="utf-8")
    assert set(re.findall(r"\.(\w+)\(true\)", program)) == set(OPTIONS.values())
