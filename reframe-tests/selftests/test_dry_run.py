"""Every test can be made ready for every system of site-configs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from reframe_login import HERE, ROOT

SITES = sorted(
    f"{file.parent.parent.name}/{file.parent.name}" for file in (ROOT / "site-configs").glob("*/*/site.toml")
)


@pytest.mark.parametrize("site", SITES)
def test_all_tests_are_ready_for(site: str, login, reframe: Path, tmp_path: Path) -> None:  # noqa: ANN001
    here = login(tmp_path)
    made = here.run(
        ROOT / "site-configs" / "mpiwasm-site",
        "generate",
        site,
        "--prefix",
        "/opt/mpiwasm",
        "--into",
        tmp_path / "made",
    )
    assert made.returncode == 0, made.stderr
    # The modules and schedulers of other centres are not here; what a dry run makes with them is.
    settings = tmp_path / "made" / "reframe" / "settings.py"
    text = settings.read_text(encoding="utf-8")
    settings.write_text(re.sub(r"('modules_system': )[^,]+,", r"\1'nomod',", text), encoding="utf-8")
    done = here.run(
        reframe,
        "-C",
        settings,
        f"--system={site.split('/')[1]}",
        "--nocolor",
        "--prefix",
        tmp_path,
        "-c",
        HERE / "tests",
        "-R",
        "--dry-run",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    ran = re.search(r"Ran (\d+)/(\d+) test case\(s\) .*\(0 failure\(s\)", done.stdout)
    assert ran and ran[1] == ran[2], done.stdout
    names = set(re.findall(r"OK ?\] \( *\d+/\d+\) (\w+)", done.stdout))
    assert {
        "ModuleIsWhole",
        "UsesTheLoadedMpi",
        "Ring",
        "PingPong",
        "ConjugateGradient",
        "CodeCache",
        "StartUp",
    } <= names
    on_two_nodes = "1_core_on_2_nodes" in done.stdout
    assert on_two_nodes == ("'scheduler': 'local'" not in text), "only a scheduler gives several nodes"
