"""What a run of the suite showed: a table on the terminal, JSON for other tools, and a JUnit report."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Optional
from xml.etree import ElementTree

from suite.launch import Run
from suite.testlist import SuiteTest

PASSED = "passed"
FAILED = "failed"
FAILED_NATIVELY_TOO = "failed natively too"
NOT_APPLICABLE = "not applicable"
LEFT_OUT = "left out"
VERDICTS = (PASSED, FAILED, FAILED_NATIVELY_TOO, NOT_APPLICABLE, LEFT_OUT)


@dataclass
class Result:
    """A test with its verdict and why."""

    test: SuiteTest
    verdict: str
    reason: str = ""
    wasm: Optional[Run] = None
    native: Optional[Run] = None


def table(results: list[Result]) -> str:
    """Groups by verdicts."""
    groups = list(dict.fromkeys(each.test.group for each in results))
    lines = ["| group | " + " | ".join(VERDICTS) + " |", "|---" * (len(VERDICTS) + 1) + "|"]
    counts = Counter((each.test.group, each.verdict) for each in results)
    for group in groups:
        lines.append(f"| {group} | " + " | ".join(str(counts[group, verdict]) for verdict in VERDICTS) + " |")
    totals = Counter(each.verdict for each in results)
    lines.append("| all | " + " | ".join(str(totals[verdict]) for verdict in VERDICTS) + " |")
    return "\n".join(lines)


def write_json(path: Path, library: str, results: list[Result]) -> None:
    entries = [
        {
            "test": each.test.name,
            "verdict": each.verdict,
            "reason": each.reason,
            "seconds": round(each.wasm.seconds, 2) if each.wasm else None,
            "output": each.wasm.output[-4000:] if each.wasm and each.verdict != PASSED else "",
            "native": each.native.problem if each.native else None,
        }
        for each in results
    ]
    path.write_text(json.dumps({"library": library, "tests": entries}, indent=1) + "\n", encoding="utf-8")


def write_junit(path: Path, library: str, results: list[Result]) -> None:
    root = ElementTree.Element("testsuite", name=f"MPICH test suite on {library}", tests=str(len(results)))
    for each in results:
        seconds = f"{each.wasm.seconds:.2f}" if each.wasm else "0"
        case = ElementTree.SubElement(
            root, "testcase", classname=f"{library}.{each.test.group}", name=each.test.name, time=seconds
        )
        if each.verdict == FAILED:
            output = each.wasm.output if each.wasm else ""
            printable = "".join(sign for sign in output if sign.isprintable() or sign in "\n\t")
            ElementTree.SubElement(case, "failure", message=each.reason).text = printable
        elif each.verdict != PASSED:
            ElementTree.SubElement(case, "skipped", message=f"{each.verdict}: {each.reason}")
    ElementTree.ElementTree(root).write(path, encoding="utf-8", xml_declaration=True)
