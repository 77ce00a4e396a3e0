"""What a figure is compared with: native speed for all, and the site's own figures where it has them."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import reframe as rfm
import reframe.utility.sanity as sn
from scales import SCALES  # noqa: F401 (it puts mpiwasm_site into the path)

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from mpiwasm_site.references import read_references  # noqa: E402
from nightly.names import HIGHEST, LOWEST, OF_NATIVE, SPEED, name_of, where_of, words_of  # noqa: E402
from nightly.shared import NOT_DECIDED, verdict  # noqa: E402


@dataclass(frozen=True)
class Compared:
    """A figure natively and as Wasm, in its unit; the speed of Wasm in units of native, its lowest and highest over the
    rounds."""

    native: float
    wasm: float
    speed: float
    lowest: float
    highest: float
    unit: str


def references_of(test: rfm.RegressionTest) -> dict[str, tuple]:
    """The site's own references for a test; where they lie, the settings say."""
    folder = test.current_partition.extras.get("site")
    where = where_of(test.current_partition.name, test.current_environ.name)
    name = name_of(words_of(test.display_name), where)
    found = read_references(Path(folder)).get(name, {}) if folder else {}
    return {figure: tuple(row) for figure, row in found.items()}


def take_figures(test: rfm.RegressionTest, figures: dict[str, Compared], slowest: float) -> None:
    """Gives a test its performance variables and references.

    The speed may fall below 1 by `slowest`; 0: it is only recorded. Nor does a test fail by a speed that scatters so
    much that nothing is decided; the report names that.
    """
    variables = {}
    references: dict[str, tuple] = {}
    for name, one in figures.items():
        values = {"_native": (one.native, one.unit), "_wasm": (one.wasm, one.unit)}
        values |= {SPEED: (one.speed, OF_NATIVE), LOWEST: (one.lowest, OF_NATIVE), HIGHEST: (one.highest, OF_NATIVE)}
        for kind, (value, its_unit) in values.items():
            variables[name + kind] = sn.make_performance_function(sn.defer(value), its_unit)
        found = verdict(one.speed, one.lowest, one.highest, 1 - slowest, threshold=test.threshold)
        least = -slowest if slowest > 0 and found != NOT_DECIDED else None
        references[name + SPEED] = (1.0, least, None, OF_NATIVE)
    test.perf_variables = variables
    test.reference = {"*": references | references_of(test)}
