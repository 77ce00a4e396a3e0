// Whatever reads a module's file before the engine does, or after it has trapped: the inspector, the check against what
// is offered, --max-memory, the exports that it rewrites and the resumable form, and the names and lines of a
// backtrace.
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <span>
#include <vector>

#include "wasi/functions.hpp"
#include "wasm/inspect/code_places.hpp"
#include "wasm/inspect/compatibility.hpp"
#include "wasm/inspect/function_names.hpp"
#include "wasm/inspect/limit_memory.hpp"
#include "wasm/inspect/module_inspector.hpp"
#include "wasm/inspect/prepare_module.hpp"
#include "wasm/inspect/resumable/resumable.hpp"

using namespace mpiwasm;

namespace {

// Those are limited by the host that offers them, and mpiwasm offers none.
std::size_t imported_memories(const wasm::ModuleSummary& module) {
  return static_cast<std::size_t>(
      std::count_if(module.imports.begin(), module.imports.end(),
                    [](const wasm::Import& import) { return import.kind == wasm::ExternKind::memory; }));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto bytes = std::as_bytes(std::span{data, size});
  // These must bear what no inspector has seen, for they look at a file that may have been replaced.
  const std::vector<wasm::Frame> frames{{0, {}}, {1, {}}, {7, size / 2}, {9, size}};
  const wasm::CodePlaces places{bytes, frames, 1000};
  for (const wasm::Frame& frame : frames) (void)places.text_of(frame);
  const std::vector<std::uint64_t> wanted{0, 1, 5, 40, 1000, ~std::uint64_t{0}};
  (void)wasm::find_source_lines({bytes, bytes, bytes}, wanted, wanted);
  (void)wasm::read_function_names(bytes);

  const auto summary = wasm::read_module_summary(bytes);
  if (!summary) return 0;
  const guest::HostModule system{"wasi_snapshot_preview1", wasi::function_table(), nullptr};
  (void)wasm::check_compatibility(*summary, wasm::HostFunctions{std::span{&system, 1}},
                                  [](std::string_view, std::string_view) { return std::string{}; });
  // The resumable form of whatever the inspector accepts is a module, or there is none.
  const auto resumable =
      wasm::make_resumable(bytes, [](std::string_view, std::string_view name) { return name.starts_with("MPI_"); });
  if (resumable && !wasm::read_module_summary(*resumable)) std::abort();
  // A sound module stays one, with or without exports that the linker has wrapped.
  if (!wasm::prepare_module({bytes.begin(), bytes.end()}, {})) std::abort();
  const auto limited = wasm::prepare_module({bytes.begin(), bytes.end()}, {.most_memory = std::uint64_t{1} << 26});
  if (!limited) return 0;
  if (limited->summary.function_types != summary->function_types) std::abort();
  std::uint64_t pages = 0;
  for (std::size_t i = imported_memories(*summary); i < limited->summary.memories.size(); ++i)
    pages += limited->summary.memories[i].maximum.value_or(1025);
  if (pages > 1024) std::abort();
  if (wasm::uses_threads(limited->summary)) {
    const auto shares = wasm::share_with_threads(limited->summary, std::uint64_t{1} << 26, 1024);
    if (!shares || pages + shares->memory_pages > 1024 || shares->threads > 1024) std::abort();
  }
  return 0;
}
