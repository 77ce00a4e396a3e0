"""Fills a template of a report."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

HERE = Path(__file__).resolve().parent


def render(template: Path, **values: object) -> str:
    """The page that a template makes of the values.

    The template extends `base.html.jinja`; the style sheet beside it, of the same name, is added to that of all
    reports. Text is escaped; what `charts` returns is markup already.
    """
    environment = Environment(
        loader=FileSystemLoader([template.parent, HERE]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    sheets = (HERE / "base.css", template.with_name(template.name.partition(".")[0] + ".css"))
    style = "".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    return environment.get_template(template.name).render(style=style, **values)
