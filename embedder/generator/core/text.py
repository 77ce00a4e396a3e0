"""Pieces of text that several writers need."""

from __future__ import annotations

import textwrap

WIDTH = 100
INDENT = "    "


def banner(source: str) -> str:
    """The first line of a file that is made from a folder of the embedder."""
    return f"Made by embedder/generator/generate.py from embedder/{source}; do not edit."


def c_comment(text: str) -> str:
    """A C comment of one or several lines."""
    lines = textwrap.wrap(text, WIDTH - 6)
    return "/* " + "\n   ".join(lines) + " */"


def c_prototype(head: str, parameters: list[str], tail: str) -> str:
    """`head(parameters)tail`, broken between parameters when it is too long."""
    one_line = f"{head}({', '.join(parameters)}){tail}"
    if len(one_line) <= WIDTH:
        return one_line
    lines = [f"{head}(", INDENT]
    for number, parameter in enumerate(parameters):
        last = number + 1 == len(parameters)
        piece = parameter + (")" if last else ",")
        if len(lines[-1]) + 1 + len(piece) > WIDTH:
            lines.append(INDENT)
        lines[-1] += piece if lines[-1] == INDENT else f" {piece}"
    if len(lines[-1]) + len(tail) > WIDTH:
        lines.append(INDENT[:-1])  # the tail begins with a blank
    text = "\n".join(lines) + tail
    if len(text.splitlines()[-1]) > WIDTH:  # a tail of several attributes
        text = f"\n{INDENT}".join(text.rsplit(" ", 1))
    return text


def markdown_row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"
