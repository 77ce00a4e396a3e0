"""Makes modules of a wanted size: C functions as programs have them (loops, branches, calls, floating-point and whole
numbers), as many as it takes, compiled by mpiwasm-cc."""

from __future__ import annotations

import subprocess
from pathlib import Path

from .launch import RunFailed

# What one function takes in the module; measured, and good enough to hit a size within a few percent.
BYTES_PER_FUNCTION = 472

FUNCTION = """
static double work_{i}(double* values, int count, int depth) {{
  double sum = {i}.5;
  unsigned state = {i}u * 2654435761u + (unsigned)count;
  for (int i = 1; i + 1 < count; ++i) {{
    state = state * 1664525u + 1013904223u;
    switch (state >> 29) {{
      case 0: values[i] = 0.25 * (values[i - 1] + 2.0 * values[i] + values[i + 1]); break;
      case 1: values[i] += {i}.25 / (1.0 + values[i] * values[i]); break;
      case 2: values[i] = values[i] > sum ? sum : values[i] - 1e-3 * sum; break;
      case {extra}: sum -= values[(state >> 7) % (unsigned)count]; break;
      default: sum += values[i] * (double)(state & 1023u);
    }}
  }}
  for (int i = 0; i < count; ++i) {{
    values[i] = values[i] * 0.5 + {i}.125;
  }}
  if (depth > 0 && sum > {i}.0) {{
    sum += table[(state >> 5) % {count}u](values, count / 2, depth - 1);
  }}
  return sum;
}}
"""


def source_of(functions: int) -> str:
    """The program; it runs one of the functions, and none can be left out."""
    table = "typedef double function(double*, int, int);\nstatic function* const table[];\n"
    bodies = "".join(FUNCTION.format(i=i, count=functions, extra=3 + i % 4) for i in range(functions))
    names = ", ".join(f"work_{i}" for i in range(functions))
    return (
        f"{table.replace('[]', f'[{functions}]')}{bodies}\n"
        f"static function* const table[{functions}] = {{{names}}};\n"
        "int main(int argc, char** argv) {\n"
        "  (void)argv;\n"
        "  double values[64] = {0};\n"
        f"  const double sum = table[(unsigned)argc * 7u % {functions}u](values, 64, 2);\n"
        "  return argc > 100 && sum > 0.0;\n"
        "}\n"
    )


def make_module(compiler: Path, kilobytes: int, path: Path, flags: tuple[str, ...] = ()) -> None:
    """Writes a module of about so many thousand bytes, without what debuggers want."""
    source = path.with_suffix(".c")
    source.write_text(source_of(max(1, kilobytes * 1000 // BYTES_PER_FUNCTION)), encoding="utf-8")
    command = [str(compiler), "-O3", *flags, str(source), "-o", str(path), "-Wl,--strip-all"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    if ended.returncode != 0:
        raise RunFailed(f"{' '.join(command)}: exit status {ended.returncode}\n{ended.stderr[:2000]}")
