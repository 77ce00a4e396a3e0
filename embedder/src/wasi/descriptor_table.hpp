// The guest's open files: which descriptor number is which host file, and what may be done with it. Every call that
// takes a descriptor looks it up here first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "wasi/abi.hpp"
#include "wasi/file_identity.hpp"
#include "wasi/host_file.hpp"

namespace mpiwasm::wasi {

/// One open file or directory of the guest.
struct Descriptor {
  HostFile file;
  FileType type = FileType::unknown;
  std::uint16_t flags = 0;  ///< fd_flags; the truth for the guest, so that fd_fdstat_get needs no system call
  bool read_only = false;   ///< lies in a read-only grant: nothing may be changed through it
  Rights rights = 0;        ///< what the guest may do with it
  Rights inheriting = 0;    ///< what it may do with files opened through it
  const std::string* guest_path = nullptr;  ///< its name when it is a grant, else null
  FileIdentity grant = {};                  ///< the granted directory that it lies beneath

  [[nodiscard]] int host() const { return file.number(); }
};

/// A descriptor's number, as the guest has it.
enum class Fd : std::uint32_t {};
[[nodiscard]] constexpr std::uint32_t number(Fd fd) { return static_cast<std::uint32_t>(fd); }

/// Descriptors by number. New ones get the lowest free number, as C programs expect.
class DescriptorTable {
 public:
  explicit DescriptorTable(std::size_t most_open) : most_open_(most_open) {}

  template <class T>
  using Result = tl::expected<T, Errno>;

  /// Any open descriptor with these rights: else EBADF, ENOTCAPABLE. Pointers last until the next insert.
  [[nodiscard]] Result<Descriptor*> any(Fd fd, Rights needed = rights::none) {
    Descriptor* descriptor = find(fd);
    if (descriptor == nullptr) return tl::unexpected(Errno::badf);
    if ((descriptor->rights & needed) != needed) return tl::unexpected(Errno::notcapable);
    return descriptor;
  }

  /// An open descriptor of anything but a directory: else EBADF, ENOTCAPABLE.
  [[nodiscard]] Result<Descriptor*> file(Fd fd, Rights needed) {
    const Descriptor* descriptor = find(fd);
    if (descriptor != nullptr && descriptor->type == FileType::directory) return tl::unexpected(Errno::badf);
    return any(fd, needed);
  }

  /// An open descriptor of a directory: else EBADF, ENOTDIR, ENOTCAPABLE.
  [[nodiscard]] Result<Descriptor*> directory(Fd fd, Rights needed) {
    const Descriptor* descriptor = find(fd);
    if (descriptor != nullptr && descriptor->type != FileType::directory) return tl::unexpected(Errno::notdir);
    return any(fd, needed);
  }

  /// True when one more descriptor fits.
  [[nodiscard]] bool has_room() const { return open_ < most_open_; }

  /// Stores a descriptor under the lowest free number; EMFILE when the table is full.
  [[nodiscard]] Result<Fd> insert(Descriptor descriptor);

  /// Calls `visit(descriptor)` for every granted directory that the guest has not closed.
  template <class Visit>
  void for_each_grant(Visit visit) const {
    for (const Descriptor& slot : slots_) {
      if (slot.file.is_open() && slot.guest_path != nullptr) visit(slot);
    }
  }

  /// Calls `visit(number, descriptor)` for every open descriptor.
  template <class Visit>
  void for_each(Visit visit) const {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      if (slots_[i].file.is_open()) visit(Fd{static_cast<std::uint32_t>(i)}, slots_[i]);
    }
  }

  /// Takes all descriptors out, in the order of their numbers.
  [[nodiscard]] std::vector<Descriptor> take_all();

  /// Stores a descriptor under a number of its own; false when that is taken or too large.
  [[nodiscard]] bool insert_at(Fd fd, Descriptor descriptor);

  /// Closes; EBADF when it is not open, else what the host's close reports.
  [[nodiscard]] Errno close(Fd fd);

  /// Moves `from` to the number `to`, closing what was there. Both must be open.
  [[nodiscard]] Errno renumber(Fd from, Fd to);

 private:
  [[nodiscard]] Descriptor* find(Fd fd) {
    if (number(fd) >= slots_.size() || !slots_[number(fd)].file.is_open()) return nullptr;
    return &slots_[number(fd)];
  }

  std::vector<Descriptor> slots_;
  std::size_t most_open_;
  std::size_t open_ = 0;
  std::size_t first_free_ = 0;  ///< no slot below this one is free
};

}  // namespace mpiwasm::wasi
