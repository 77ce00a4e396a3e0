"""What a figure is compared with: native speed for all, and the site's own figures where it has them."""

from __future__ import annotations

import sys
from pathlib import Path

import reframe as rfm
import reframe.utility.sanity as sn
from scales import SCALES  # noqa: F401 (it puts mpiwasm_site into the path)

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from mpiwasm_site.references import read_references  # noqa: E402
from nightly.names import name_of, where_of, words_of  # noqa: E402


def references_of(test: rfm.RegressionTest) -> dict[str, tuple]:
    """The site's own references for a test; where they lie, the settings say."""
    folder = test.current_partition.extras.get("site")
    where = where_of(test.current_partition.name, test.current_environ.name)
    name = name_of(words_of(test.display_name), where)
    found = read_references(Path(folder)).get(name, {}) if folder else {}
    return {figure: tuple(row) for figure, row in found.items()}


def take_figures(test: rfm.RegressionTest, figures: dict[str, tuple[float, float, float, str]], slowest: float) -> None:
    """Gives a test its performance variables and references.

    Each figure is its native value, that of Wasm, the speed of Wasm in units of native, and the unit of the first two.
    The speed may fall below 1 by `slowest`; 0: it is only recorded.
    """
    variables = {}
    references: dict[str, tuple] = {}
    for name, (native, wasm, speed, unit) in figures.items():
        values = {"native": (native, unit), "wasm": (wasm, unit), "speed": (speed, "of native")}
        for kind, (value, its_unit) in values.items():
            variables[f"{name}_{kind}"] = sn.make_performance_function(sn.defer(value), its_unit)
        references[f"{name}_speed"] = (1.0, -slowest if slowest > 0 else None, None, "of native")
    test.perf_variables = variables
    test.reference = {"*": references | references_of(test)}
