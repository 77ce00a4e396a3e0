"""Reads the code of a LAPACK routine: its arguments, their types, and what it takes for an illegal argument."""

from __future__ import annotations

import re
from dataclasses import dataclass, field


class Unreadable(Exception):
    """Something that cannot be derived with certainty."""


@dataclass(frozen=True)
class Declared:
    type: str
    is_array: bool


@dataclass
class Code:
    name: str
    arguments: list[str]
    result: str
    declared: dict[str, Declared]
    lines: list[str]
    locals: dict[str, str] = field(default_factory=dict)
    outputs: set[str] = field(default_factory=set)

    def letters_of(self, name: str) -> str:
        return "".join(dict.fromkeys(re.findall(rf"LSAME\( *{name} *, *'(\w)' *\)", "\n".join(self.lines))))


# In place of a condition.
unreadable = "?"

HEAD = re.compile(r"^\s*(?:RECURSIVE )?([A-Z* 0-9]*?)\s*(SUBROUTINE|FUNCTION)\s+(\w+)\s*\((.*)\)")
DECLARATION = re.compile(
    r"^\s*(DOUBLE PRECISION|COMPLEX\*16|COMPLEX|REAL|INTEGER|LOGICAL|CHARACTER)(?:\*\S+|\(.*?\))?\s+(.+)"
)
OPERATORS = {
    ".LT.": "<",
    ".GT.": ">",
    ".LE.": "<=",
    ".GE.": ">=",
    ".EQ.": "==",
    ".NE.": "!=",
    ".AND.": "&&",
    ".OR.": "||",
    ".NOT.": "!",
}


def statements(text: str) -> list[str]:
    """Without comments; continued lines are joined."""
    found: list[str] = []
    for line in text.splitlines():
        if not line.strip() or line[0] in "*cC!":
            continue
        line = line.split("!")[0].rstrip()
        if len(line) > 5 and line[5] not in " 0" and not line[:5].strip():
            found[-1] += " " + line[6:].strip()
        else:
            found.append(line)
    return [" ".join(line.upper().split()) if "'" not in line else " ".join(line.split()) for line in found]


def read_code(text: str) -> Code:
    lines = statements(text)
    head = next((HEAD.match(line) for line in lines if HEAD.match(line)), None)
    if head is None:
        raise Unreadable("it has no head")
    arguments = [name.strip() for name in head[4].split(",")]
    declared: dict[str, Declared] = {}
    for line in lines:
        match = DECLARATION.match(line)
        if not match or "FUNCTION" in line:
            continue
        for item in re.findall(r"(\w+)\s*(\([^()]*\))?", re.sub(r"\*\(\*\)", "", match[2])):
            if item[0] in arguments and item[0] not in declared:
                declared[item[0]] = Declared(match[1], bool(item[1]))
    for line in lines:
        if line.startswith("EXTERNAL"):
            for name in re.findall(r"\w+", line[8:]):
                if name in arguments:
                    declared[name] = Declared("EXTERNAL", False)
    missing = [name for name in arguments if name not in declared]
    if missing:
        raise Unreadable(f"{missing} are not declared")
    code = Code(head[3], arguments, head[1].strip() if head[2] == "FUNCTION" else "", declared, lines)
    code.locals = read_locals(lines, arguments)
    return code


def read_locals(lines: list[str], arguments: list[str]) -> dict[str, str]:
    """Variables that have one value before the checks, or one in each branch of an IF."""
    assigned: dict[str, list[tuple[int, str]]] = {}  # with the line of the innermost IF
    opened: list[int] = []
    for number, line in enumerate(lines):
        if "CALL XERBLA" in line:
            break
        if re.match(r"^IF ?\(.*\) ?THEN$", line):
            opened.append(number)
        elif re.match(r"^END ?IF$", line) and opened:
            opened.pop()
        match = re.match(r"^(\w+) ?= ?(.+)$", line)
        if match and match[1] not in arguments:
            assigned.setdefault(match[1], []).append((opened[-1] if opened else -1, match[2]))
    found = {}
    for name, values in assigned.items():
        (first, value), *others = values
        if not others:
            found[name] = value
        elif len(others) == 1 and first >= 0 and others[0][0] == first:
            between = [line for line in lines[first:] if re.match(r"^(?:ELSE|END) ?IF|^ELSE$", line)]
            condition = re.match(r"^IF ?\((.*)\) ?THEN$", lines[first])
            if condition and between[0] == "ELSE":
                found[name] = f"({condition[1]})?({value}):({others[0][1]})"
    return found


def names_in(expression: str) -> set[str]:
    return set(re.findall(r"(?<!')\b[a-z]\w*", expression)) - {"least", "most", "absolute"}


def as_expression(text: str, code: Code, depth: int = 0) -> str:
    """Fortran's expression in the notation of the table. Raises Unreadable."""
    if depth > 6:
        raise Unreadable(f"{text} is nested too deeply")
    text = text.strip()
    text = re.sub(r"\bLSAME\( *(\w+) *, *'(\w)' *\)", lambda m: f"({m[1].lower()} == '{m[2]}')", text)
    for fortran, ours in OPERATORS.items():
        text = re.sub(re.escape(fortran), f" {ours} ", text, flags=re.I)
    text = re.sub(r"(?<![<>=!?:])=(?!=)", " == ", text)

    def word(match: re.Match[str]) -> str:
        name = match[0]
        upper = name.upper()
        if upper in ("MAX", "MIN", "ABS"):
            return {"MAX": "most", "MIN": "least", "ABS": "absolute"}[upper]
        if upper in ("ZERO", "ONE"):
            return "0" if upper == "ZERO" else "1"
        if name in ("least", "most", "absolute") or upper in code.arguments:
            return name.lower()
        if upper in code.locals and code.locals[upper] != text:
            return f"({as_expression(code.locals[upper], code, depth + 1)})"
        raise Unreadable(f"{name} in {text}")

    text = re.sub(r"(?<!['\w.])[A-Za-z]\w*(?!')", word, text)
    if re.search(r"\*\*|\.\w|\d\.|%|\"", text):
        raise Unreadable(text)
    # Three arguments of MAX or MIN.
    text = re.sub(
        r"\s*([*/+,<>?:]|-|&&|\|\||==|!=|<=|>=)\s*", lambda m: f"{m[1]} " if m[1] == "," else f" {m[1]} ", text
    )
    text = re.sub(r"<\s+=", "<=", text)
    text = re.sub(r">\s+=", ">=", text)
    text = re.sub(r"([<>!=]=)\s+", r"\1 ", text)
    text = re.sub(r"\(\s+", "(", re.sub(r"\s+\)", ")", re.sub(r"\s+", " ", text)))
    text = re.sub(r"! \(", "!(", text)
    text = re.sub(r"\b(least|most|absolute) \(", r"\1(", text)
    before = ""
    while before != text:
        before, text = text, re.sub(r"\(\(([^()]*)\)\)", r"(\1)", text)
    text = re.sub(r"(^|[=<>(] )- (?=\d)", r"\1-", text.strip())
    return grouped(binary(text))


def grouped(text: str) -> str:
    """With parentheses around && beside ||."""
    inner: list[str] = []
    pieces: list[str] = []
    depth = start = 0
    for position, character in enumerate(text):
        if character == "(":
            if depth == 0:
                pieces.append(text[start:position])
                start = position
            depth += 1
        elif character == ")":
            depth -= 1
            if depth == 0:
                inner.append(f"({grouped(text[start + 1 : position])})")
                pieces.append(f"@{len(inner) - 1}@")
                start = position + 1
    outer = "".join([*pieces, text[start:]])
    parts = outer.split(" || ")
    if len(parts) > 1:
        outer = " || ".join(f"({part})" if " && " in part else part for part in parts)
    return re.sub(r"@(\d+)@", lambda match: inner[int(match[1])], outer)


def binary(text: str) -> str:
    """most(a, b, c) as most(a, most(b, c))."""

    def close(start: int) -> int:
        depth = 0
        for position in range(start, len(text)):
            depth += {"(": 1, ")": -1}.get(text[position], 0)
            if depth == 0:
                return position
        raise Unreadable(text)

    found, at = "", 0
    for match in re.finditer(r"\b(most|least)\(", text):
        if match.start() < at:
            continue
        end = close(match.end() - 1)
        inner, depth, parts = text[match.end() : end], 0, [""]
        for character in inner:
            depth += {"(": 1, ")": -1}.get(character, 0)
            if character == "," and depth == 0:
                parts.append("")
            else:
                parts[-1] += character
        made = [binary(part.strip()) for part in parts]
        call = made[-1]
        for part in reversed(made[:-1]):
            call = f"{match[1]}({part}, {call})"
        found += text[at : match.start()] + call
        at = end + 1
    return found + text[at:]


def illegal_conditions(code: Code) -> dict[int, list[str]]:
    """By the position of an argument: when the routine refuses it. What cannot be read is left out."""
    found: dict[int, list[str]] = {}
    stack: list[list[str]] = []  # the conditions of the branches of each open IF; the last is the current one
    reports: list[bool] = []  # whether a branch of it set INFO
    if not any("XERBLA" in line for line in code.lines):
        return {}
    for line in code.lines:
        if "CALL XERBLA" in line:
            break
        branch = re.match(r"^(ELSE ?IF|IF) ?\((.*)\) ?THEN$", line)
        if branch and branch[1] == "IF":
            stack.append([branch[2]])
            reports.append(False)
        elif branch and stack:
            before = [] if reports[-1] else [f".NOT.({each})" for each in stack[-1]]
            stack[-1] = [*stack[-1], branch[2]]
            if before:
                stack[-1][-1] = ".AND.".join([*before, f"({branch[2]})"])
        elif line == "ELSE" and stack:
            before = [] if reports[-1] else [f".NOT.({each})" for each in stack[-1]]
            stack[-1] = [*stack[-1], ".AND.".join(before) or "INFO.EQ.0"]
        elif re.match(r"^END ?IF$", line) and stack:
            stack.pop()
            reports.pop()
        assigned = re.match(r"^(?:IF ?\((.*)\) ?)?INFO ?= ?-(\d+)$", line)
        if assigned:
            conditions = [each[-1] for each in stack] + ([assigned[1]] if assigned[1] else [])
            conditions = [each for each in conditions if not re.match(r"^ *INFO *(\.EQ\.|==) *0 *$", each)]
            if reports:
                reports[-1] = True
            position = int(assigned[2])
            found.setdefault(position, [])
            try:
                parts = [as_expression(each, code) for each in conditions]
                if code.outputs & {name.upper() for part in parts for name in names_in(part)}:
                    raise Unreadable("an output")
                if parts:
                    joined = " && ".join(f"({each})" if len(parts) > 1 else each for each in parts)
                    found[position].append(grouped(joined))
            except Unreadable:
                found[position].append(unreadable)
    return found
