// The call stack of a guest that can be saved, in one of two forms: as it lies in memory (placed_frames.hpp), or as the
// values that its functions have given away (resumable_frames.hpp). Both watch imports, where the guest can be stopped.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "guest/archive.hpp"
#include "guest/attention.hpp"
#include "guest/host_function.hpp"
#include "wasm/engine/import_frame.hpp"
#include "wasm/engine/owned.hpp"
#include "wasm/error.hpp"

namespace mpiwasm::wasm {

class GuestFrames;

/// An import that the guest may be stopped at. watched_imports_*.S know where the first six members are.
struct WatchedImport {
  guest::HostCode code = nullptr;
  void* environment = nullptr;
  const guest::Attention* attention = nullptr;
  guest::QuickCode quick = nullptr;
  std::uint32_t point = 0;  ///< its number for the function that watches
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

/// Where the guest is stopped.
struct Stop {
  const WatchedImport* import = nullptr;
  const ImportFrame* frame = nullptr;
};

/// What becomes of a call for which attention was asked.
enum class AfterLook : std::uint64_t {
  call,   ///< the import's function is called
  leave,  ///< it returns to the guest without a call; the guest leaves all of its functions
};

class GuestFrames {
 public:
  GuestFrames() = default;
  GuestFrames(const GuestFrames&) = delete;
  GuestFrames& operator=(const GuestFrames&) = delete;
  virtual ~GuestFrames() = default;

  /// Asks whether an import is watched, before the guest is linked; then called at each entry of such an import for
  /// which attention is asked, on the guest's stack.
  using Watch = std::function<Watched(std::string_view module, std::string_view name)>;
  using AtImport = std::function<AfterLook(const Stop& stop)>;
  void watch(const guest::Attention& attention, Watch watch, AtImport at_import) {
    attention_ = &attention;
    watch_ = std::move(watch);
    at_import_ = std::move(at_import);
  }
  [[nodiscard]] AfterLook reached(const Stop& stop) { return at_import_ ? at_import_(stop) : AfterLook::call; }

  /// The address that the guest gets for the function of an import, and that for its environment.
  struct Linked {
    guest::HostCode code;
    void* environment;
  };
  [[nodiscard]] Expected<Linked> link(std::string_view module, std::string_view name, std::size_t parameters,
                                      guest::HostCode code, void* environment);
  /// All imports are linked.
  [[nodiscard]] virtual Expected<void> finish() { return {}; }
  /// The guest has an exported global.
  virtual void use_global(std::string_view, wasm_global_t*) {}

  /// The function to call for `start`, null for `start` itself: goes on where the frames of restore() were saved, if it
  /// has been called.
  [[nodiscard]] virtual Expected<OwnedFunction> entry(const wasm_func_t* start, const std::byte* memory) = 0;

  /// Whether frames are saved when the guest has left them; otherwise they are while it is stopped.
  [[nodiscard]] virtual bool are_left() const { return false; }
  /// From an import: the guest is to leave its frames. `when_left` is called when it has, and enters it again.
  virtual void leave(std::function<void()> when_left) { (void)when_left; }
  /// `_start` has returned: whether the guest has only left its frames, and is to be started again. Lets them be saved.
  [[nodiscard]] virtual bool has_left() { return false; }
  /// From an import: whether the guest has come here by entering its frames again. True once.
  [[nodiscard]] virtual bool has_entered_again() { return false; }

  /// A function of the host calls the guest, and is back.
  void begin_callback() { ++callbacks_; }
  void end_callback() { --callbacks_; }

  /// Whether the guest's own frames are all that lies between its beginning and this import: no callback of the host.
  [[nodiscard]] virtual bool can_save(const ImportFrame& frame) const = 0;
  virtual void save(const Stop& stop, guest::ArchiveWriter& to) const = 0;
  /// The frames are put back when the guest is entered. Returns what is wrong, or an empty text.
  [[nodiscard]] virtual std::string restore(guest::ArchiveReader& from) = 0;
  /// All of the instance is restored.
  virtual void enter_again() {}

 protected:
  /// Makes a way from the guest to code with an environment.
  [[nodiscard]] virtual Expected<Linked> link_plain(guest::HostCode code, void* environment) = 0;
  [[nodiscard]] virtual Expected<Linked> link_watched(WatchedImport& import) = 0;
  [[nodiscard]] const WatchedImport* find_import(std::uint32_t number) const;
  [[nodiscard]] int callbacks() const { return callbacks_; }

 private:
  const guest::Attention* attention_ = nullptr;
  Watch watch_;
  AtImport at_import_;
  std::vector<std::unique_ptr<WatchedImport>> imports_;
  std::uint32_t linked_ = 0;
  int callbacks_ = 0;  ///< that are on the stack
};

}  // namespace mpiwasm::wasm
