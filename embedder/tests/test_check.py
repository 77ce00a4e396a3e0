"""check.py counts what the suites report, and believes no suite that reports nothing."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from xml.etree import ElementTree

import check
import pytest

CTEST = """<testsuite tests="4"><testcase name="a" status="run"/><testcase name="b" status="fail"><failure/></testcase>
<testcase name="c" status="notrun"><skipped/></testcase><testcase name="d" status="disabled"/></testsuite>"""
PYTEST = """<testsuites><testsuite><testcase name="a"/><testcase name="b"><error/></testcase>
<testcase name="c"><skipped/></testcase><testcase name="d"/></testsuite></testsuites>"""
LEFT_OUT = """<testsuites><testsuite><properties><property name="long tests left out" value="2"/></properties>
<testcase name="a"/></testsuite></testsuites>"""
WRITE = "import sys, pathlib; pathlib.Path(sys.argv[1]).write_text(sys.argv[2]); sys.exit(int(sys.argv[3]))"


def suite_that_reports(text: str, status: int = 0) -> check.Suite:
    return check.Suite("some tests", [sys.executable, "-c", WRITE, check.REPORT, text, str(status)])


@pytest.mark.parametrize(
    ("report", "tally"),
    [
        (CTEST, "1 passed, 1 failed, 2 skipped"),
        (PYTEST, "2 passed, 1 failed, 1 skipped"),
        (LEFT_OUT, "1 passed, 0 failed, 2 left out (make long-tests)"),
    ],
)
def test_reports_of_ctest_and_pytest_are_counted(report: str, tally: str) -> None:
    assert str(check.count(ElementTree.fromstring(report))) == tally


@pytest.mark.parametrize(
    ("report", "status", "tally"),
    [
        ("<testsuite><testcase/><testcase/></testsuite>", 0, "2 passed, 0 failed"),
        ("<testsuite><testcase/></testsuite>", 1, "1 passed, 1 failed"),  # crashed after the report
        ("<testsuite/>", 0, "0 passed, 1 failed"),
        ("not xml", 0, "0 passed, 1 failed"),
    ],
)
def test_a_suite_is_what_its_report_and_its_status_say(tmp_path: Path, report: str, status: int, tally: str) -> None:
    assert str(check.run(suite_that_reports(report, status), tmp_path, {})) == tally


def test_a_report_of_an_earlier_run_does_not_count(tmp_path: Path) -> None:
    check.run(suite_that_reports("<testsuite><testcase/></testsuite>"), tmp_path, {})
    silent = check.Suite("some tests", [sys.executable, "-c", "", check.REPORT])
    assert str(check.run(silent, tmp_path, {})) == "0 passed, 1 failed"


@pytest.mark.parametrize(
    ("command", "tally"),
    [
        ([sys.executable, "-c", ""], "1 passed, 0 failed"),
        ([sys.executable, "-c", "raise SystemExit(3)"], "0 passed, 1 failed"),
        (["no-such-command"], "0 passed, 1 failed"),
    ],
)
def test_a_check_without_a_report_is_one_result(tmp_path: Path, command: list[str], tally: str) -> None:
    assert str(check.run(check.Suite("a check", command), tmp_path, {})) == tally


def test_a_word_that_no_suite_has_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["check.py", "--build", str(tmp_path), "--only", "nowhere"])
    with pytest.raises(SystemExit) as ended:
        check.main()
    assert ended.value.code == 2
    assert "no suite has nowhere in its name; there are: Python style" in capsys.readouterr().err


def test_pytest_reports_the_long_tests_that_it_left_out(tmp_path: Path) -> None:
    root = Path(__file__).resolve().parents[2]
    (tmp_path / "conftest.py").write_text((root / "conftest.py").read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = long\n", encoding="utf-8")
    tests = "import pytest\n@pytest.mark.long\ndef test_long(): pass\ndef test_short(): pass\n"
    (tmp_path / "test_both.py").write_text(tests, encoding="utf-8")

    def tally(*words: str) -> str:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words]
        return str(check.run(check.Suite("both", [*command, "--junitxml", check.REPORT]), tmp_path, {**os.environ}))

    assert tally(str(tmp_path)) == "1 passed, 0 failed, 1 left out (make long-tests)"
    assert tally(str(tmp_path), "-m", "long") == "1 passed, 0 failed"
    assert tally(str(tmp_path), "-m", "") == "1 passed, 0 failed, 1 left out (make long-tests)"
    assert tally(f"{tmp_path}/test_both.py::test_long") == "1 passed, 0 failed"
    assert tally(str(tmp_path), "-n2") == "1 passed, 0 failed, 1 left out (make long-tests)"
