"""What a run of the suite showed: a page to read, JSON for other tools, and a JUnit report."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from suite.comparison import FAILED, FAILED_NATIVELY_TOO, LEFT_OUT, PASSED, VERDICTS, Result
from suite.launch import Run


@dataclass(frozen=True)
class Subject:
    """The subject of a run."""

    library: str
    title: str
    version: str
    mpiwasm: str
    suite: str
    native: str = ""  # what the native side is, when it is not exactly this library


def ratio(results: Iterable[Result]) -> tuple[int, int]:
    """How many of the tests that pass natively pass as Wasm; 0 of 0 where only what failed as Wasm ran natively."""
    results = list(results)
    if any(each.verdict == PASSED and each.native is None for each in results):
        return 0, 0
    passed = [each for each in results if each.passed_natively]
    return sum(each.verdict == PASSED for each in passed), len(passed)


def table(results: list[Result]) -> str:
    """Groups by verdicts."""
    groups = list(dict.fromkeys(top(each) for each in results))
    lines = ["| group | " + " | ".join(VERDICTS) + " | of native passes |", "|---" * (len(VERDICTS) + 2) + "|"]
    for group in [*groups, "all"]:
        chosen = [each for each in results if group in ("all", top(each))]
        counts = Counter(each.verdict for each in chosen)
        numbers = " | ".join(str(counts[verdict]) for verdict in VERDICTS)
        lines.append(f"| {group} | {numbers} | {share(*ratio(chosen))} |")
    return "\n".join(lines)


def top(result: Result) -> str:
    return result.test.group.partition("/")[0]


def share(passed: int, of: int) -> str:
    return f"{passed} / {of} = {100 * passed / of:.1f} %" if of else "none ran natively"


def page(subject: Subject, results: list[Result]) -> str:
    """All that is worth reading of a run, as Markdown."""
    lines = [f"# MPICH's test suite on {subject.title}\n"]
    lines.append(f"Library {subject.version}, mpiwasm {subject.mpiwasm}, suite of {subject.suite}.")
    if subject.native:
        lines.append(f"The native programs are {subject.native}.")
    lines += ["", table(results), ""]
    for verdict, title in (
        (FAILED, "Failed as Wasm, passed natively"),
        (FAILED_NATIVELY_TOO, "Failed natively too"),
        (LEFT_OUT, "Left out"),
    ):
        lines += [f"## {title}\n", *entries(each for each in results if each.verdict == verdict), ""]
    lines += ["## Passed as Wasm, failed natively\n"]
    lines += [
        f"- `{each.test.name}`: natively {each.native.problem}"
        for each in results
        if each.verdict == PASSED and each.native and not each.native.passed
    ]
    return "\n".join(lines).rstrip() + "\n"


def entries(results: Iterable[Result]) -> list[str]:
    """A line for each test."""
    lines = []
    for each in results:
        problem = f"{each.wasm.problem}: " if each.wasm and each.verdict == FAILED else ""
        lines.append(f"- `{each.test.name}`: {problem}{each.reason or '**no reason known**'}")
    return lines or ["None."]


def write_json(path: Path, subject: Subject, results: list[Result]) -> None:
    passed, of = ratio(results)
    document = {
        "library": subject.library,
        "title": subject.title,
        "version": subject.version,
        "mpiwasm": subject.mpiwasm,
        "suite": subject.suite,
        "passed": passed,
        "passed natively": of,
        "tests": [entry(each) for each in results],
    }
    path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def entry(result: Result) -> dict[str, object]:
    return {
        "test": result.test.name,
        "verdict": result.verdict,
        "reason": result.reason,
        "wasm": side(result.wasm, result.verdict != PASSED),
        "native": side(result.native, result.native is not None and not result.native.passed),
    }


def side(run: Run | None, with_output: bool) -> dict[str, object] | None:
    if run is None:
        return None
    content: dict[str, object] = {"problem": run.problem, "seconds": round(run.seconds, 2), "attempts": run.attempts}
    return content | ({"output": run.output} if with_output else {})


def write_junit(path: Path, library: str, results: list[Result]) -> None:
    root = ElementTree.Element("testsuite", name=f"MPICH test suite on {library}", tests=str(len(results)))
    for each in results:
        seconds = f"{each.wasm.seconds:.2f}" if each.wasm else "0"
        case = ElementTree.SubElement(
            root, "testcase", classname=f"{library}.{each.test.group}", name=each.test.name, time=seconds
        )
        if each.verdict == FAILED and not each.reason:
            output = each.wasm.output if each.wasm else ""
            printable = "".join(sign for sign in output if sign.isprintable() or sign in "\n\t")
            message = each.wasm.problem if each.wasm else ""
            ElementTree.SubElement(case, "failure", message=message).text = printable
        elif each.verdict != PASSED:
            ElementTree.SubElement(case, "skipped", message=f"{each.verdict}: {each.reason}")
    ElementTree.ElementTree(root).write(path, encoding="utf-8", xml_declaration=True)
