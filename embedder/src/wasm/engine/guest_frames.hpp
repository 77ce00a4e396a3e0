// The frames of a guest, so that another process can put them back: the guest lies at fixed addresses, and every way
// between its code and the host leads through stubs at fixed addresses. Frames then hold nothing that differs between
// processes, but for the one address that they return to at last. docs/decisions/0025 has the reasons.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "guest/archive.hpp"
#include "guest/attention.hpp"
#include "guest/host_function.hpp"
#include "wasm/engine/owned.hpp"
#include "wasm/error.hpp"

namespace mpiwasm::wasm {

/// The registers with which the guest entered an import, in the order in which guest_frames_x86_64.S keeps them.
struct ImportFrame {
  std::uint64_t environment;
  std::uint64_t arguments[5];  ///< those in registers
  std::uint64_t kept[6];       ///< that a function leaves as they are: rbx, rbp, r12 to r15
  std::uint64_t returns_to;
  std::uint64_t more_arguments[1];  ///< as many as the import has
};

/// An import's argument of 32 bits.
[[nodiscard]] inline std::uint32_t argument_of(const ImportFrame& frame, std::size_t index) {
  constexpr std::size_t in_registers = 5;
  const std::uint64_t* place =
      index < in_registers ? frame.arguments + index : frame.more_arguments + (index - in_registers);
  return static_cast<std::uint32_t>(*place);
}

class GuestFrames;

/// An import that the guest may be stopped at. guest_frames_x86_64.S knows where the first six members are.
struct WatchedImport {
  guest::HostCode code = nullptr;
  void* environment = nullptr;
  const guest::Attention* attention = nullptr;
  guest::QuickCode quick = nullptr;
  std::uint32_t point = 0;  ///< whoever watches knows it by this
  std::uint32_t parameters = 0;
  GuestFrames* frames = nullptr;
  std::string name;
  std::uint32_t number = 0;  ///< among all imports of the module
};

/// Whether, and how, an import is watched.
struct Watched {
  int point = -1;                    ///< -1: it is not
  guest::HostCode code = nullptr;    ///< takes the place of the import's; null: nothing does
  guest::QuickCode quick = nullptr;  ///< looks at a call while no attention is asked for; null: the call is made
};

/// What guest_frames_x86_64.S knows about the guest's beginning.
struct GuestEntry {
  const void* code = nullptr;                    ///< of _start
  std::uint64_t* frames_end = nullptr;           ///< where the guest's frames begin, at their upper end
  void (*restore)(GuestEntry* entry) = nullptr;  ///< null: _start is called
  std::byte* other_stack = nullptr;              ///< the upper end of a stack to restore on
  GuestFrames* frames = nullptr;
};

class GuestFrames {
 public:
  /// Whether this machine's instruction set has what is needed.
  [[nodiscard]] static bool is_supported();

  /// Lets what the engine makes from now on lie at the fixed addresses. Before any code is loaded, once.
  [[nodiscard]] static Expected<std::unique_ptr<GuestFrames>> create();
  GuestFrames(const GuestFrames&) = delete;
  GuestFrames& operator=(const GuestFrames&) = delete;
  ~GuestFrames();

  /// Asks whether an import is watched, before the guest is linked; then called at each entry of such an import for
  /// which attention is asked, on the guest's stack.
  using Watch = std::function<Watched(std::string_view module, std::string_view name)>;
  using AtImport = std::function<void(const WatchedImport& import, const ImportFrame& frame)>;
  void watch(const guest::Attention& attention, Watch watch, AtImport at_import) {
    attention_ = &attention;
    watch_ = std::move(watch);
    at_import_ = std::move(at_import);
  }

  /// The address that the guest gets for the function of an import, and that for its environment.
  struct Linked {
    guest::HostCode code;
    void* environment;
  };
  [[nodiscard]] Expected<Linked> link(std::string_view module, std::string_view name, std::size_t parameters,
                                      guest::HostCode code, void* environment);
  /// All imports are linked.
  [[nodiscard]] Expected<void> finish();

  /// The function to call for `start`: goes on where the frames of restore() were saved, if it has been called. Fails
  /// when code or memory do not lie at their addresses.
  [[nodiscard]] Expected<OwnedFunction> entry(const wasm_func_t* start, const std::byte* memory);

  /// Whether the guest's own frames are all that lies between its beginning and this import: no callback of the host.
  [[nodiscard]] bool can_save(const ImportFrame& frame) const;
  void save(const WatchedImport& import, const ImportFrame& frame, guest::ArchiveWriter& to) const;
  /// The frames are put back when the guest is entered. Returns what is wrong, or an empty text.
  [[nodiscard]] std::string restore(guest::ArchiveReader& from);

  void reached(const WatchedImport& import, const ImportFrame& frame);

 private:
  GuestFrames();
  [[nodiscard]] std::byte* new_stub(const void* code, const void* value, unsigned char register_code);
  static void put_back(GuestEntry* entry);

  const guest::Attention* attention_ = nullptr;
  Watch watch_;
  AtImport at_import_;
  std::vector<std::unique_ptr<WatchedImport>> imports_;
  std::uint32_t linked_ = 0;
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
