"""Makes modules of a wanted size: C functions as programs have them (loops, branches, calls, floating-point and whole
numbers), and C++ classes with containers, streams and regular expressions, as many as it takes, compiled by mpiwasm-cc
and mpiwasm-c++."""

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

# The same for one of the classes, and for what they have in common.
BYTES_PER_CLASS = 20_300
BYTES_OF_LIBRARY = 309_000

APPLICATION_HEAD = """
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

struct Step {
  virtual ~Step() = default;
  virtual double run(const std::string& input) = 0;
};
"""

CLASS = """
struct Item_{i} {{
  double weight = {i}.5;
  std::string name;
  long order = 0;
  bool operator<(const Item_{i}& other) const {{ return weight < other.weight; }}
}};
class Step_{i} final : public Step {{
 public:
  double run(const std::string& input) override {{
    std::istringstream words{{input}};
    std::string word;
    for (long order = 0; words >> word; ++order) {{
      Item_{i}& item = items_[word];
      item.name = word + "-{i}";
      item.order += order;
      item.weight += static_cast<double>(word.size()) * {i}.25 + {edit};
      groups_[item.order].push_back(item);
    }}
    std::vector<Item_{i}> sorted;
    for (auto& [order, group] : groups_) {{
      std::sort(group.begin(), group.end());
      sorted.insert(sorted.end(), group.begin(), group.end());
    }}
    const auto is_before = [](const Item_{i}& a, const Item_{i}& b) {{ return a.name < b.name; }};
    std::stable_sort(sorted.begin(), sorted.end(), is_before);
    double sum = 0;
    for (const Item_{i}& item : sorted) sum += item.weight * static_cast<double>(item.order + 1);
    return sum;
  }}

 private:
  std::map<std::string, Item_{i}> items_;
  std::unordered_map<long, std::vector<Item_{i}>> groups_;
}};
"""

APPLICATION_MAIN = """
int main(int argc, char** argv) {
  std::string text = "the quick brown fox jumps over the lazy dog";
  for (int i = 1; i < argc; ++i) text += std::string(" ") + argv[i];
  const std::regex doubled("(\\\\w)\\\\1");
  text = std::regex_replace(text, doubled, "[$&]");
  double sum = 0;
  for (const auto& step : make_steps()) sum += step->run(text);
  std::cout << sum << std::endl;
}
"""


def application_of(classes: int, edited: bool) -> str:
    """A C++ program; `edited` changes one function."""
    bodies = "".join(CLASS.format(i=i, edit="0.75" if edited and i == 0 else "0.5") for i in range(classes))
    made = "".join(f"  steps.push_back(std::make_unique<Step_{i}>());\n" for i in range(classes))
    make = f"std::vector<std::unique_ptr<Step>> make_steps() {{\n  std::vector<std::unique_ptr<Step>> steps;\n{made}"
    return f"{APPLICATION_HEAD}{bodies}\n{make}  return steps;\n}}\n{APPLICATION_MAIN}"


def make_application(compiler: Path, kilobytes: int, path: Path, edited: bool = False) -> None:
    """Writes a module of about so many thousand bytes, without what debuggers want; `compiler` is mpiwasm-c++."""
    source = path.with_suffix(".cpp")
    classes = max(1, (kilobytes * 1000 - BYTES_OF_LIBRARY) // BYTES_PER_CLASS)
    source.write_text(application_of(classes, edited), encoding="utf-8")
    run_compiler([str(compiler), "-O2", "-std=c++17", str(source), "-o", str(path), "-Wl,--strip-all"])


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
    run_compiler([str(compiler), "-O3", *flags, str(source), "-o", str(path), "-Wl,--strip-all"])


def run_compiler(command: list[str]) -> None:
    """Raises RunFailed with the beginning of what it says."""
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    if ended.returncode != 0:
        raise RunFailed(f"{' '.join(command)}: exit status {ended.returncode}\n{ended.stderr[:2000]}")
