// WASI calls: reading a directory. Cookies are the host's own positions (d_off), so they stay good while files come
// and go, and nothing is remembered between calls.
#include <dirent.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <limits>
#include <span>
#include <string_view>

#include "wasi/context.hpp"
#include "wasi/error.hpp"
#include "wasi/preview1.hpp"

namespace mpiwasm::wasi::preview1 {
namespace {

// The head of one record of getdents64; the name follows, with a zero.
struct HostEntry {
  std::uint64_t inode;
  std::int64_t next_position;
  std::uint16_t record_length;
  std::uint8_t type;
};
constexpr std::size_t name_offset = offsetof(HostEntry, type) + 1;

FileType file_type(std::uint8_t type) {
  switch (type) {
    case DT_REG:
      return FileType::regular_file;
    case DT_DIR:
      return FileType::directory;
    case DT_LNK:
      return FileType::symbolic_link;
    case DT_CHR:
      return FileType::character_device;
    case DT_BLK:
      return FileType::block_device;
    case DT_SOCK:
      return FileType::socket_stream;
    default:
      return FileType::unknown;
  }
}

// Fills the guest's buffer; a truncated last entry indicates that there are more.
class GuestBuffer {
 public:
  explicit GuestBuffer(std::span<std::byte> bytes) : bytes_(bytes) {}

  [[nodiscard]] bool is_full() const { return used_ == bytes_.size(); }
  [[nodiscard]] std::size_t left() const { return bytes_.size() - used_; }
  [[nodiscard]] Size used() const { return static_cast<Size>(used_); }

  void add(const HostEntry& host, std::string_view name) {
    DirectoryEntry entry{};
    entry.next_cookie = static_cast<Long>(host.next_position);
    entry.inode = host.inode;
    entry.name_length = static_cast<std::uint32_t>(name.size());
    entry.type = file_type(host.type);
    append(&entry, sizeof entry);
    append(name.data(), name.size());
  }

 private:
  void append(const void* data, std::size_t size) {
    const std::size_t length = std::min(size, left());
    if (length != 0) std::memcpy(bytes_.data() + used_, data, length);
    used_ += length;
  }

  std::span<std::byte> bytes_;
  std::size_t used_ = 0;
};

}  // namespace

Errno fd_readdir(Context& context, Fd fd, Address buffer, Size length, Long cookie, Address bytes_used) {
  const auto descriptor = context.descriptors().directory(fd, rights::fd_readdir);
  if (!descriptor) return descriptor.error();
  const auto bytes = context.memory().range(buffer, length);
  if (!bytes || !context.memory().contains(bytes_used, sizeof(Size))) return Errno::fault;
  if (cookie > static_cast<Long>(std::numeric_limits<off_t>::max())) return Errno::inval;
  const int directory = (*descriptor)->host();
  if (::lseek(directory, static_cast<off_t>(cookie), SEEK_SET) < 0) return last_error();

  GuestBuffer answer(*bytes);
  alignas(HostEntry) std::array<std::byte, 8192> records;
  while (!answer.is_full()) {
    // A host record is about as long as a guest's; reading much more than fits would be thrown away. One record
    // always fits in 512 bytes.
    const std::size_t wanted = std::clamp<std::size_t>(answer.left(), 512, records.size());
    const long got = ::syscall(SYS_getdents64, directory, records.data(), wanted);
    if (got < 0) return last_error();
    if (got == 0) break;
    for (std::size_t at = 0; at < static_cast<std::size_t>(got) && !answer.is_full();) {
      HostEntry entry;
      std::memcpy(&entry, records.data() + at, sizeof entry);
      answer.add(entry, reinterpret_cast<const char*>(records.data() + at + name_offset));
      at += entry.record_length;
    }
  }
  (void)context.memory().store(bytes_used, answer.used());
  return Errno::success;
}

}  // namespace mpiwasm::wasi::preview1
