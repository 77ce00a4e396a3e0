#!/usr/bin/env python3
"""Writes lapack_*.toml from LAPACK's source: `derive_lapack.py LAPACK-3.11.0 FOLDER`.

Which arguments are legal is read from the code that LAPACK itself checks them with, the extents of arrays from the
documentation of each argument. What cannot be read with certainty is reported and left out; what is known to be unsafe
or useless is in left-out.toml, with reasons.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "generator"))
from blas_api.lapack_code import Unreadable, as_expression, illegal_conditions, names_in, read_code, unreadable
from blas_api.lapack_documentation import Documented, read_documentation
from blas_api.read_blas import read_group, tomllib

FOLDER = Path(__file__).resolve().parent
TYPES = {"S": "REAL", "D": "DOUBLE PRECISION", "C": "COMPLEX", "Z": "COMPLEX*16"}
REAL = {"C": "REAL", "Z": "DOUBLE PRECISION"}
# These sort eigenvalues or singular values, in an array that is named so: lasrt searches without an end.
SORTING = re.compile(
    r"(?:sy|he|sb|hb|sp|hp)(?:ev|gv)d?(?:_2stage)?$|st(?:erf|eqr|edc|ev|evd)$|pteqr$|bdsqr$|gesv[dj]$|gesdd$|gelsd$|lasrt$"
)
SORTED = ("D", "E", "S", "W", "SVA")
LENGTHS = {"WORK": "LWORK", "RWORK": "LRWORK", "IWORK": "LIWORK"}
BY_HAND = ("lapack", "lapack_systems", "lapack_eigenvalues")
GROUPS = (
    ("lapack_banded", ("gb", "gt", "pb", "pt", "tb", "sb", "hb")),
    ("lapack_packed", ("pp", "sp", "hp", "tp", "tf", "pf", "sf", "hf", "op", "up")),
    ("lapack_positive", ("po", "ps")),
    ("lapack_indefinite", ("sy", "he")),
    ("lapack_general", ("ge",)),
    ("lapack_pairs", ("gg", "tg", "hg")),
    ("lapack_triangular", ("tr", "tz", "st", "hs", "bd", "di", "bb")),
    ("lapack_orthogonal", ("or", "un")),
    ("lapack_auxiliary", ("la",)),
)


@dataclass
class Entry:
    """One routine as the table has it."""

    name: str
    lines: list[str] = field(default_factory=list)
    illegal: list[str] = field(default_factory=list)
    result: str = ""

    def text(self) -> str:
        body = 'arguments = """\n' + "".join(f"{line}\n" for line in merged(self.lines)) + '"""\n'
        checks = 'illegal = """\n' + "".join(f"{line}\n" for line in self.illegal) + '"""\n' if self.illegal else ""
        result = f'result = "{self.result}"\n' if self.result else ""
        return result + checks + body


def merged(lines: list[str]) -> list[str]:
    """Consecutive arguments of one kind in one line."""
    found: list[str] = []
    for line in lines:
        name, _, kind = line.partition(": ")
        if found and found[-1].partition(": ")[2] == kind:
            found[-1] = f"{found[-1].partition(': ')[0]}, {name}: {kind}"
        else:
            found.append(line)
    return found


class Derivation:
    """Of one routine from its source."""

    def __init__(self, text: str, overrides: dict[str, str]) -> None:
        self.code = read_code(text)
        self.documented: dict[str, Documented] = read_documentation(text)
        self.letter = self.code.name[0]
        self.overrides = overrides
        self.integers = {name for name in self.code.arguments if self.kind_of(name) == "INTEGER"}
        self.letters = {name for name in self.code.arguments if self.kind_of(name) == "CHARACTER"}
        self.outputs = {
            name
            for name in self.integers
            if ("out" in self.direction(name) and not self.is_length(name)) or name == "INFO"
        }
        self.code.outputs = self.outputs
        self.conditions = illegal_conditions(self.code)

    def kind_of(self, name: str) -> str:
        return "" if self.code.declared[name].is_array else self.code.declared[name].type

    def direction(self, name: str) -> str:
        return self.documented[name].direction if name in self.documented else "in"

    def expression(self, text: str) -> str:
        """An extent; raises Unreadable if it depends on something that is not known before the call."""
        found = as_expression(text, self.code)
        known = {name.lower() for name in (self.integers - self.outputs) | self.letters}
        unknown = names_in(found) - known
        if unknown == {"m"} and {"il", "iu", "range"} <= known:
            found = re.sub(r"\bm\b", "(range == 'I' ? iu - il + 1 : n)", found)
        elif unknown:
            raise Unreadable(f"{sorted(unknown)} in {text}")
        return found

    def element(self, name: str) -> str:
        type_ = self.code.declared[name].type
        if type_ in ("INTEGER", "LOGICAL"):
            return "integer "
        if type_ == TYPES[self.letter]:
            return ""
        if type_ == REAL.get(self.letter):
            return "real "
        raise Unreadable(f"{name} is {type_}")

    def entry(self) -> Entry:
        entry = Entry(self.code.name.lower())
        if self.code.result:
            entry.result = "real" if self.code.result in ("REAL", "DOUBLE PRECISION") else ""
            if not entry.result:
                raise Unreadable(f"its result is {self.code.result}")
        for position, name in enumerate(self.code.arguments, 1):
            kind = self.overrides.get(name.lower()) or self.argument(name, position, entry)
            is_held = self.counts_by_data() or (SORTING.match(self.code.name[1:].lower()) and name in SORTED)
            if is_held and re.match(r"(?:real )?array\((?!.*n \+ 1)", kind):
                kind = kind.replace("array", "held")
            entry.lines.append(f"{name.lower()}: {kind}")
        entry.illegal += self.overrides.get("illegal", "").splitlines()
        return entry

    def counts_by_data(self) -> bool:
        """What the routine finds in vectors decides where it writes: it must find the same twice."""
        return "RANGE" in self.letters or any(
            each.is_array
            and each.type in ("INTEGER", "LOGICAL")
            and not self.is_work(name)
            and name not in ("IPIV", "IPIV2", "JPVT")
            for name, each in self.code.declared.items()
        )

    def argument(self, name: str, position: int, entry: Entry) -> str:
        declared = self.code.declared[name]
        if declared.type == "EXTERNAL":
            raise Unreadable("it has a callback")
        if declared.is_array:
            return self.array(name)
        if name == "INFO":
            return "info"
        if declared.type == "CHARACTER":
            return self.letter_argument(name, position)
        if declared.type == "LOGICAL":
            return "count"
        if declared.type != "INTEGER":
            if "out" not in self.direction(name):
                if declared.type in ("REAL", "DOUBLE PRECISION"):
                    conditions = [each for each in self.conditions.get(position, []) if each != unreadable]
                    # LAPACK lets NaN pass, and counts eigenvalues between it and another number.
                    ordered = [each.replace("vu <= vl", "!(vl < vu)") for each in conditions]
                    entry.illegal += [f"{position}: {each}" for each in ordered]
                return f"{self.element(name)}scalar"
            return f"{self.element(name)}array(1)"
        if name in self.outputs:
            return "integers_both(1, 0, 0)" if self.direction(name) == "in,out" else "integers_out(1)"
        return self.integer(name, position, entry)

    def letter_argument(self, name: str, position: int) -> str:
        conditions = self.conditions.get(position, [])
        given = "".join(re.findall(rf"\b{name.lower()} == '(\w)'", " ".join(conditions)))
        if not given or unreadable in conditions:
            given = self.code.letters_of(name) or self.documented[name].letters
        letters = "".join(sorted(set(given.upper())))
        if "out" in self.direction(name):
            return f"letter_both {letters}"
        if position not in self.conditions:
            return "letter"
        if not letters:
            raise Unreadable(f"no letters of {name}")
        return f"letter {letters}"

    def integer(self, name: str, position: int, entry: Entry) -> str:
        lower = name.lower()
        if self.is_length(name):
            conditions = [
                each for each in self.conditions.get(position, []) if f"{lower} == -1" in each and each != unreadable
            ]
            entry.illegal += [f"{position}: {each}" for each in conditions]
            return "length"
        if name.startswith("INC"):
            return "increment"
        conditions = self.conditions.get(position, [])
        kind = "leading" if name.startswith("LD") and self.rows(name) != lower and self.of_matrix(name) else "size"
        if kind == "leading" and not name.startswith("LDWORK"):
            simple = {f"{lower} < most(1, {self.rows(name)})", f"{lower} < {self.rows(name)}"}
            others = [each for each in conditions if each not in simple]
            if not others and (conditions or self.rows(name) != lower):
                return "leading"
        else:
            others = [each for each in conditions if each != f"{lower} < 0"]
        entry.illegal += [f"{position}: {each}" for each in others if each != unreadable]
        if name.startswith("LD"):
            if not any(each.startswith(f"{lower} < ") for each in others):
                entry.illegal.append(f"{position}: {lower} < 1")
            elif not any(f"{lower} < 1" in each for each in others):
                entry.illegal.insert(len(entry.illegal) - len(others), f"{position}: {lower} < 1")
            return "integer"
        return "size" if f"{lower} < 0" in conditions or not others else "integer"

    def of_matrix(self, leading: str) -> bool:
        return any(
            self.documented[each].dimension.upper().startswith(f"{leading},")
            for each in self.code.arguments
            if each in self.documented and self.code.declared[each].is_array and not self.is_work(each)
        )

    @staticmethod
    def is_length(name: str) -> bool:
        return re.match(r"L\w*WORK$", name) is not None

    @staticmethod
    def is_work(name: str) -> bool:
        return name.endswith("WORK")

    def rows(self, leading: str) -> str:
        """Of the matrices with this leading dimension; the leading dimension itself is always enough."""
        position = self.code.arguments.index(leading) + 1
        conditions = self.conditions.get(position, [])
        lower = leading.lower()
        if not conditions:
            # Nothing refuses one that is too small.
            documented = re.search(
                rf"{leading} ?>= ?(?:max ?\( ?1 ?, ?(\w+) ?\)|max ?\( ?(\w+) ?, ?1 ?\)|([\w+]+))",
                self.documented[leading].text,
                re.I,
            )
            if not documented or f"{leading} >=" in self.documented[leading].text[documented.end() :]:
                raise Unreadable(f"nothing limits {leading}")
            return self.expression(next(each for each in documented.groups() if each))
        if len(conditions) == 1:
            plain = re.match(rf"{lower} < most\(1, ([\w +*-]+)\)$|{lower} < ([\w +]+)$", conditions[0])
            if plain:
                return plain[1] or plain[2]
            optional = re.match(
                rf"{lower} < 1 \|\| \((\(.+\)) && {lower} < (?:most\(1, (\w+)\)|(\w+))\)$", conditions[0]
            )
            if optional and is_balanced(optional[1]):
                return f"{optional[1]} ? {optional[2] or optional[3]} : 0"
        return lower

    def array(self, name: str) -> str:
        declared, direction = self.code.declared[name], self.direction(name)
        dimension = self.documented[name].dimension if name in self.documented else ""
        if not dimension:
            raise Unreadable(f"no dimension of {name}")
        if self.is_work(name) and direction != "in":
            return self.work(name, dimension)
        parts = [part.strip() for part in split(dimension)]
        if declared.type in ("INTEGER", "LOGICAL"):
            if len(parts) != 1:
                raise Unreadable(f"{name} has more than one dimension")
            return self.integer_array(name, direction, self.expression(parts[0]))
        element = self.element(name)
        if len(parts) == 1:
            return f"{element}array({self.expression(parts[0])})"
        leading = parts[0].upper()
        if len(parts) != 2:
            raise Unreadable(f"{name} has the dimensions {dimension}")
        if leading in self.integers and leading.startswith("LD"):
            return f"{element}matrix({self.rows(leading)}, {self.expression(parts[1])}, {leading.lower()})"
        return f"{element}array(({self.expression(parts[0])}) * ({self.expression(parts[1])}))"

    def work(self, name: str, dimension: str) -> str:
        length = LENGTHS.get(name, f"L{name}")
        if length in self.integers and re.search(rf"\b{length}\b", dimension.upper()):
            return f"{self.element(name)}work({length.lower()})"
        sizes = [f"({self.expression(part)})" for part in split(dimension)]
        return f"{self.element(name)}scratch({' * '.join(sizes) if len(sizes) > 1 else sizes[0][1:-1]})"

    def integer_array(self, name: str, direction: str, count: str) -> str:
        if self.code.declared[name].type == "LOGICAL":
            return f"integers_both({count}, 0, 0)"
        if direction == "out":
            return f"integers_out({count})"
        if self.letter_of_family() == "GT" and direction != "out" and name == "IPIV":
            return (
                f"adjacent_both({count}, fact == 'F' ? {count} : 0)" if "FACT" in self.letters else f"adjacent({count})"
            )
        block = "block_" if self.letter_of_family() in ("SY", "HE", "SP", "HP") and "AA" not in self.code.name else ""
        if name in ("IPIV", "IPIV2"):
            if direction == "in":
                return f"{block}indices({count}, n)"
            if "FACT" in self.letters:
                return f"{block}integers_both({count}, {'fact == ' + repr('F') + ' ? ' + count + ' : 0'}, n)"
        if name == "JPVT":
            return f"integers_both({count}, 0, 0)"
        raise Unreadable(f"{name} is {direction} and holds integers")

    def letter_of_family(self) -> str:
        return self.code.name[1:3]


def is_balanced(text: str) -> bool:
    depth = 0
    for character in text:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if depth < 0:
            return False
    return depth == 0


def split(text: str) -> list[str]:
    found, depth = [""], 0
    for character in text:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            found.append("")
        else:
            found[-1] += character
    return found


def routines_of_lapacke(source: Path) -> list[str]:
    """Those that LAPACKE, the C interface, calls."""
    found: set[str] = set()
    for path in (source / "LAPACKE" / "src").glob("lapacke_*_work.c"):
        found.update(re.findall(r"\bLAPACK_([a-z]\w*)\(", path.read_text(encoding="utf-8")))
    return sorted(found)


def blocks(entries: list[Entry]) -> list[str]:
    """Routines with the same arguments share a block."""
    shared: dict[str, list[str]] = {}
    for entry in sorted(entries, key=lambda each: (each.name[1:], "sdcz".index(each.name[0]))):
        shared.setdefault(entry.text(), []).append(entry.name)
    found = []
    for text, names in shared.items():
        families = sorted({name[1:] for name in names})
        letters = "".join(letter for letter in "sdcz" if any(name[0] == letter for name in names))
        if len(families) == 1:
            head = f'name = "{families[0]}"\ntypes = "{letters}"\n'
        else:
            listed = []
            for letter in letters:
                those = ", ".join(f'"{name}"' for name in sorted(names) if name[0] == letter)
                listed.append(f"{letter} = [{those}]")
            head = f"names = {{ {', '.join(listed)} }}\n"
        found.append(f"[[routine]]\n{head}{text}")
    return found


def main() -> int:
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    known = tomllib.loads((FOLDER / "left-out.toml").read_text(encoding="utf-8"))
    left_out = {name: reason["why"] for reason in known["reason"] for name in reason["routines"].split()}
    overrides = tomllib.loads((FOLDER / "overrides.toml").read_text(encoding="utf-8"))
    by_hand = {routine.name for group in BY_HAND for routine in read_group(FOLDER / f"{group}.toml").routines}
    grouped: dict[str, list[Entry]] = {name: [] for name, _ in GROUPS}
    problems = []
    for name in routines_of_lapacke(source):
        if name in by_hand or name[1:] in left_out or name in left_out:
            continue
        path = source / "SRC" / f"{name}.f"
        if not path.exists():
            problems.append(f"{name}: no source")
            continue
        try:
            given = {**overrides.get(name[1:], {}), **overrides.get(name, {})}
            entry = Derivation(path.read_text(encoding="utf-8", errors="replace"), given).entry()
        except Unreadable as reason:
            problems.append(f"{name}: {reason}")
            continue
        group = next(group for group, families in GROUPS if name[1:3] in families)
        grouped[group].append(entry)
    target.mkdir(exist_ok=True)
    for group, entries in grouped.items():
        head = "# Made by derive_lapack.py from LAPACK's source; README.md explains the notation.\n\n"
        (target / f"{group}.toml").write_text(head + "\n".join(blocks(entries)), encoding="utf-8")
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"{sum(map(len, grouped.values()))} routines, {len(problems)} left out without a reason")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
