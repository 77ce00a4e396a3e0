// The frames of a guest as they lie in memory, so that another process can put them back: the guest lies at fixed
// addresses, and every way between its code and the host leads through stubs at fixed addresses. Frames then hold
// nothing that differs between processes, but for the one address that they return to at last. docs/decisions/0025 has
// the reasons.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "wasm/engine/guest_frames.hpp"

namespace mpiwasm::wasm {

class PlacedFrames;

/// What placed_frames_x86_64.S knows about the guest's beginning.
struct GuestEntry {
  const void* code = nullptr;                    ///< of _start
  std::uint64_t* frames_end = nullptr;           ///< where the guest's frames begin, at their upper end
  void (*restore)(GuestEntry* entry) = nullptr;  ///< null: _start is called
  std::byte* other_stack = nullptr;              ///< the upper end of a stack to restore on
  PlacedFrames* frames = nullptr;
};

class PlacedFrames final : public GuestFrames {
 public:
  /// Lets what the engine makes from now on lie at the fixed addresses. Before any code is loaded, once.
  [[nodiscard]] static Expected<std::unique_ptr<GuestFrames>> create();
  PlacedFrames(const PlacedFrames&) = delete;
  PlacedFrames& operator=(const PlacedFrames&) = delete;
  ~PlacedFrames() override;

  [[nodiscard]] Expected<void> finish() override;
  /// Fails when code or memory do not lie at their addresses.
  [[nodiscard]] Expected<OwnedFunction> entry(const wasm_func_t* start, const std::byte* memory) override;
  [[nodiscard]] bool can_save(const ImportFrame& frame) const override;
  void save(const Stop& stop, guest::ArchiveWriter& to) const override;
  [[nodiscard]] std::string restore(guest::ArchiveReader& from) override;

 private:
  PlacedFrames();
  [[nodiscard]] Expected<Linked> link_plain(guest::HostCode code, void* environment) override;
  [[nodiscard]] Expected<Linked> link_watched(WatchedImport& import) override;
  [[nodiscard]] Expected<Linked> link_stub(const void* code, const void* value, unsigned char register_code);
  [[nodiscard]] std::byte* new_stub(const void* code, const void* value, unsigned char register_code);
  static void put_back(GuestEntry* entry);

  std::byte* stubs_ = nullptr;
  std::size_t used_stubs_ = 1;  ///< the first one is that of the entry
  std::vector<std::byte> other_stack_;
  GuestEntry entry_;
  // Of restore().
  std::vector<std::byte> saved_frames_;
  std::uint64_t saved_end_ = 0;
  ImportFrame saved_registers_{};
  const WatchedImport* saved_import_ = nullptr;
};

}  // namespace mpiwasm::wasm
