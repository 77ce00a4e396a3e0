#include "wasm/engine/guest_frames.hpp"

#include <algorithm>
#include <utility>

extern "C" {
/// Called by the code in watched_imports_*.S.
__attribute__((visibility("hidden"))) mpiwasm::wasm::AfterLook mpiwasm_at_import(
    const mpiwasm::wasm::WatchedImport* import, const mpiwasm::wasm::ImportFrame* frame) {
  return import->frames->reached({.import = import, .frame = frame});
}
}

namespace mpiwasm::wasm {

static_assert(offsetof(WatchedImport, code) == 0 && offsetof(WatchedImport, environment) == 8);
static_assert(offsetof(WatchedImport, attention) == 16 && offsetof(WatchedImport, quick) == 24);
static_assert(offsetof(WatchedImport, point) == 32 && offsetof(WatchedImport, parameters) == 36);

Expected<GuestFrames::Linked> GuestFrames::link(std::string_view module, std::string_view name, std::size_t parameters,
                                                guest::HostCode code, void* environment) {
  const Watched watched = watch_ ? watch_(module, name) : Watched{};
  if (watched.code != nullptr) code = watched.code;
  const std::uint32_t number = linked_++;
  if (watched.point < 0) return link_plain(code, environment);
  imports_.push_back(std::make_unique<WatchedImport>(WatchedImport{.code = code,
                                                                   .environment = environment,
                                                                   .attention = attention_,
                                                                   .quick = watched.quick,
                                                                   .point = static_cast<std::uint32_t>(watched.point),
                                                                   .parameters = static_cast<std::uint32_t>(parameters),
                                                                   .frames = this,
                                                                   .name = std::string{name},
                                                                   .number = number}));
  return link_watched(*imports_.back());
}

const WatchedImport* GuestFrames::find_import(std::uint32_t number) const {
  const auto found = std::ranges::find_if(imports_, [&](const auto& import) { return import->number == number; });
  return found == imports_.end() ? nullptr : found->get();
}

}  // namespace mpiwasm::wasm
