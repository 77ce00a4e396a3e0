"""Tests that are marked as long are left out unless `-m` chooses them; the report counts them.

With several workers (`-n`), each of them collects all tests and runs some; the process that started them has the
report.
"""

from __future__ import annotations

from typing import Any

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


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    left_out = session.config.stash.get(_left_out, [])
    of_worker = getattr(session.config, "workeroutput", None)
    if of_worker is not None:
        of_worker[LEFT_OUT] = left_out
        return
    for plugin in session.config.pluginmanager.get_plugins():
        if hasattr(plugin, "add_global_property"):
            plugin.add_global_property(LEFT_OUT, len(left_out))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A worker has ended; one that crashed has no output."""
    output = getattr(node, "workeroutput", {})
    if LEFT_OUT in output:
        node.config.stash[_left_out] = output[LEFT_OUT]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for name in config.stash.get(_left_out, []):
        terminalreporter.write_line(f"long, left out: {name}")
