"""Whether two runs of a program gave the same answers."""

from __future__ import annotations

from dataclasses import dataclass

# Answers smaller than this are rounding errors themselves and are not compared any closer.
NEGLIGIBLE = 1e-12


@dataclass(frozen=True)
class Agreement:
    """How the answers of a Wasm run relate to those of a native one."""

    compared: int
    unequal: tuple[str, ...]
    missing: tuple[str, ...]
    largest_difference: float
    tolerance: float

    @property
    def identical(self) -> bool:
        """Every answer is the same text, so every number has the same bits."""
        return not self.unequal and not self.missing

    @property
    def acceptable(self) -> bool:
        """Nothing is missing and no number differs by more than the tolerance."""
        return not self.missing and self.largest_difference <= self.tolerance

    def __str__(self) -> str:
        if self.missing:
            return f"answers missing from one of two runs: {', '.join(self.missing[:4])}"
        if self.identical:
            return f"{self.compared} answers identical to the last bit"
        names = ", ".join(self.unequal[:3]) + (", ..." if len(self.unequal) > 3 else "")
        within = "within" if self.acceptable else "NOT within"
        return (
            f"{len(self.unequal)} of {self.compared} answers differ by up to "
            f"{self.largest_difference:.1e}, {within} {self.tolerance:.0e}: {names}"
        )


def agreement(native: dict[str, str], wasm: dict[str, str], tolerance: float) -> Agreement:
    """Compares answers by name. Bit patterns (0x...) count for identity only."""
    common = sorted(native.keys() & wasm.keys())
    unequal = [name for name in common if native[name] != wasm[name]]
    differences = [_relative_difference(native[name], wasm[name]) for name in unequal]
    return Agreement(
        compared=len(common),
        unequal=tuple(unequal),
        missing=tuple(sorted(native.keys() ^ wasm.keys())),
        largest_difference=max(differences, default=0.0),
        tolerance=tolerance,
    )


def _relative_difference(left: str, right: str) -> float:
    if left.startswith("0x") and right.startswith("0x"):
        return 0.0
    try:
        a, b = float(left), float(right)
    except ValueError:
        return float("inf")
    difference = abs(a - b)
    if difference <= NEGLIGIBLE:
        return 0.0
    # False for NaN as well, which agrees with nothing.
    return difference / max(abs(a), abs(b)) if difference < float("inf") else float("inf")
