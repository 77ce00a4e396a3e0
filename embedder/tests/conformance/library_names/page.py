"""The results as a page of the manual."""

from __future__ import annotations

from library_names.guest import Verdicts

HEAD = """# C library functions of parallel programs

Which functions of glibc do the binaries of {count} Debian 12 packages of parallel programs and libraries need, and do
guests have them? Of {names} functions, {provided} are provided, {threads} of them with `-pthread`, and `mpiwasm-cc`
explains each of the other {refused} when a program refers to it. A function that is provided may have limits: see [what
a program can use](../users/compile.md#what-a-program-can-use). A program does not always call what its binary refers
to, so a refused function need not keep it from running.

```
make library-names          # fetches the packages, compares, and writes this page
```
"""


def code(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def render(needs: dict[str, set[str]], found: Verdicts) -> str:
    every = set().union(*needs.values())
    counts = {
        "names": len(every),
        "provided": len(every & (found.provided | found.with_threads)),
        "threads": len(every & found.with_threads),
        "refused": len(every & set(found.refused)),
    }
    lines = [HEAD.format(count=len(needs), **counts)]
    lines += ["| package | functions | refused |", "|---|--:|---|"]
    for package, names in needs.items():
        lines.append(f"| {package} | {len(names)} | {code(sorted(names & set(found.refused)))} |")
    lines += ["", "| refused | packages | reason and alternative |", "|---|--:|---|"]
    by_advice: dict[str, list[str]] = {}
    for name, advice in sorted(found.refused.items()):
        by_advice.setdefault(advice, []).append(name)
    for advice, names in sorted(by_advice.items(), key=lambda entry: entry[1]):
        users = sum(1 for needed in needs.values() if needed & set(names))
        lines.append(f"| {code(names)} | {users} | {advice} |")
    return "\n".join(lines) + "\n"
