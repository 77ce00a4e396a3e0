// The call stack of a guest whose module has been made resumable (inspect/resumable/resumable.hpp): its functions give
// the host the values that they need when they are left, and take them back when they are entered again. Nothing in it
// depends on the machine. docs/decisions/0042 has the reasons.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "guest/archive.hpp"
#include "guest/host_function.hpp"
#include "wasm/engine/guest_frames.hpp"
#include "wasm/inspect/resumable/resumable.hpp"

namespace mpiwasm::wasm {

/// Values of any types, last in, first out.
class ValueStack {
 public:
  /// More than a program's call stack can need.
  static constexpr std::size_t most_bytes = std::size_t{1} << 30;

  /// False when there is no room.
  [[nodiscard]] bool put(std::span<const std::byte> value);
  /// False when there are not as many bytes.
  [[nodiscard]] bool take(std::span<std::byte> value);
  [[nodiscard]] bool is_empty() const { return bytes_.empty(); }
  [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }
  /// False when there are too many.
  [[nodiscard]] bool assign(std::span<const std::byte> bytes);

 private:
  std::vector<std::byte> bytes_;
};

class ResumableFrames final : public GuestFrames {
 public:
  /// What the program's functions give and take. Other functions than those of the program have no access.
  [[nodiscard]] ValueStack& values() { return values_; }

  void use_global(std::string_view name, wasm_global_t* global) override;
  [[nodiscard]] Expected<OwnedFunction> entry(const wasm_func_t* start, const std::byte* memory) override;
  [[nodiscard]] bool are_left() const override { return true; }
  void leave(std::function<void()> when_left) override;
  [[nodiscard]] bool has_left() override;
  [[nodiscard]] bool has_entered_again() override;
  [[nodiscard]] bool can_save(const ImportFrame& frame) const override;
  void save(const Stop& stop, guest::ArchiveWriter& to) const override;
  [[nodiscard]] std::string restore(guest::ArchiveReader& from) override;
  void enter_again() override;

 private:
  void set(ResumeState state);
  [[nodiscard]] Expected<Linked> link_plain(guest::HostCode code, void* environment) override;
  [[nodiscard]] Expected<Linked> link_watched(WatchedImport& import) override;

  ValueStack values_;
  ResumeState state_ = ResumeState::running;  ///< as the program sees it in its global
  wasm_global_t* state_global_ = nullptr;
  std::function<void()> when_left_;
};

}  // namespace mpiwasm::wasm
