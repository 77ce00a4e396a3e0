#include "wasm/inspect/prepare_module.hpp"

#include <utility>

#include "wasm/inspect/adapt_signatures.hpp"
#include "wasm/inspect/limit_memory.hpp"
#include "wasm/inspect/module_inspector.hpp"
#include "wasm/inspect/resumable/resumable.hpp"
#include "wasm/inspect/stopping_imports.hpp"
#include "wasm/inspect/unwrap_exports.hpp"

namespace mpiwasm::wasm {

Expected<PreparedModule> prepare_module(std::vector<std::byte> file, const Preparation& preparation) {
  auto summary = read_module_summary(file);
  if (!summary) return tl::unexpected(summary.error());
  const std::size_t size = file.size();
  bool has_changed = false;
  auto adapted = adapt_signatures(file, *summary);
  if (!adapted) return tl::unexpected(adapted.error());
  if (*adapted) {
    file = std::move(**adapted);
    has_changed = true;
  }
  auto unwrapped = unwrap_exports(file, *summary);
  if (!unwrapped) return tl::unexpected(unwrapped.error());
  if (*unwrapped) {
    file = std::move(**unwrapped);
    has_changed = true;
  }
  if (preparation.most_memory || has_large_tables(*summary)) {
    auto limited = limit_memory(file, preparation.most_memory);
    if (!limited) return tl::unexpected(limited.error());
    file = std::move(*limited);
    has_changed = true;
  }
  if (preparation.is_resumable) {
    auto resumable = make_resumable(file, stopping_imports(*summary));
    if (!resumable) return tl::unexpected(resumable.error());
    file = std::move(*resumable);
    has_changed = true;
  }
  if (has_changed) {
    summary = read_module_summary(file);
    if (!summary) return tl::unexpected(summary.error());
  }
  const auto added = static_cast<std::ptrdiff_t>(file.size()) - static_cast<std::ptrdiff_t>(size);
  return PreparedModule{std::move(file), std::move(*summary), added};
}

}  // namespace mpiwasm::wasm
