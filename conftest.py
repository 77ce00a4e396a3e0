"""Tests that are marked as long are left out unless `-m` chooses them; the report counts them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

LEFT_OUT = "long tests left out"  # the property of the JUnit report
_left_out = pytest.StashKey[list[str]]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.option.markexpr:
        return
    named = [argument for argument in config.args if "::" in argument]
    long = [] if named else [item for item in items if item.get_closest_marker("long")]
    config.stash[_left_out] = [item.nodeid for item in long]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


@pytest.fixture(scope="session", autouse=True)
def count_long_tests(pytestconfig: pytest.Config, record_testsuite_property: Callable[[str, object], None]) -> None:
    record_testsuite_property(LEFT_OUT, len(pytestconfig.stash.get(_left_out, [])))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for name in config.stash.get(_left_out, []):
        terminalreporter.write_line(f"long, left out: {name}")
