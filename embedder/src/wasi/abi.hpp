// The words of WASI preview 1: its error numbers (errno.hpp), rights (rights.hpp), flags, and the layout of every
// structure that guest and host share. Nothing here does anything; the calls (preview1.hpp) speak in these terms.
#pragma once

#include <cstddef>
#include <cstdint>

#include "wasi/errno.hpp"
#include "wasi/rights.hpp"

namespace mpiwasm::wasi {

/// What a file is. Preview 1 has no number for a FIFO: it is `unknown`.
enum class FileType : std::uint8_t {
  unknown = 0,
  block_device = 1,
  character_device = 2,
  directory = 3,
  regular_file = 4,
  socket_dgram = 5,
  socket_stream = 6,
  symbolic_link = 7,
};

/// Flags of an open descriptor.
namespace fd_flags {
inline constexpr std::uint16_t append = 1;
inline constexpr std::uint16_t dsync = 2;
inline constexpr std::uint16_t nonblock = 4;
inline constexpr std::uint16_t rsync = 8;
inline constexpr std::uint16_t sync = 16;
inline constexpr std::uint16_t all = 31;
}  // namespace fd_flags

/// How path_open opens.
namespace open_flags {
inline constexpr std::uint16_t create = 1;
inline constexpr std::uint16_t directory = 2;
inline constexpr std::uint16_t exclusive = 4;
inline constexpr std::uint16_t truncate = 8;
inline constexpr std::uint16_t all = 15;
}  // namespace open_flags

/// Whether a symbolic link in the last component is followed.
namespace lookup_flags {
inline constexpr std::uint32_t symlink_follow = 1;
inline constexpr std::uint32_t all = 1;
}  // namespace lookup_flags

/// Which times to set, and to what.
namespace time_flags {
inline constexpr std::uint16_t access = 1;
inline constexpr std::uint16_t access_now = 2;
inline constexpr std::uint16_t modification = 4;
inline constexpr std::uint16_t modification_now = 8;
inline constexpr std::uint16_t all = 15;
}  // namespace time_flags

enum class Clock : std::uint32_t { realtime = 0, monotonic = 1, process_cputime = 2, thread_cputime = 3 };
enum class Whence : std::uint32_t { set = 0, current = 1, end = 2 };

// The shared structures. Padding is spelled out so that it is written as zeros: it must not carry bytes of the
// host's stack into the guest.

/// What fd_fdstat_get answers.
struct FdStat {
  FileType type;
  std::uint8_t padding_0;
  std::uint16_t flags;
  std::uint32_t padding_1;
  Rights rights;
  Rights rights_inheriting;
};
static_assert(sizeof(FdStat) == 24 && offsetof(FdStat, flags) == 2 && offsetof(FdStat, rights) == 8);

/// What fd_filestat_get and path_filestat_get answer.
struct FileStat {
  std::uint64_t device;
  std::uint64_t inode;
  FileType type;
  std::uint8_t padding[7];
  std::uint64_t links;
  std::uint64_t size;
  std::uint64_t access_time;
  std::uint64_t modification_time;
  std::uint64_t change_time;
};
static_assert(sizeof(FileStat) == 64 && offsetof(FileStat, type) == 16 && offsetof(FileStat, links) == 24);

/// The same in wasi_unstable.
struct OldFileStat {
  std::uint64_t device;
  std::uint64_t inode;
  FileType type;
  std::uint8_t padding[3];
  std::uint32_t links;
  std::uint64_t size;
  std::uint64_t access_time;
  std::uint64_t modification_time;
  std::uint64_t change_time;
};
static_assert(sizeof(OldFileStat) == 56 && offsetof(OldFileStat, links) == 20 && offsetof(OldFileStat, size) == 24);

/// The head of one entry of fd_readdir; the name follows it without a zero.
struct DirectoryEntry {
  std::uint64_t next_cookie;
  std::uint64_t inode;
  std::uint32_t name_length;
  FileType type;
  std::uint8_t padding[3];
};
static_assert(sizeof(DirectoryEntry) == 24 && offsetof(DirectoryEntry, type) == 20);

/// What fd_prestat_get answers; tag 0 is a directory, the only kind there is.
struct Prestat {
  std::uint8_t tag;
  std::uint8_t padding[3];
  std::uint32_t name_length;
};
static_assert(sizeof(Prestat) == 8);

/// One piece of guest memory to read into or write from.
struct IoVector {
  std::uint32_t address;
  std::uint32_t length;
};
static_assert(sizeof(IoVector) == 8);

enum class EventType : std::uint8_t { clock = 0, fd_read = 1, fd_write = 2 };

/// What poll_oneoff waits for. `clock_or_fd` is the clock of a clock subscription, else the descriptor; the fields
/// after it belong to clocks only.
struct Subscription {
  std::uint64_t user_data;
  EventType type;
  std::uint8_t padding_0[7];
  std::uint32_t clock_or_fd;
  std::uint32_t padding_1;
  std::uint64_t timeout;
  std::uint64_t precision;
  std::uint16_t flags;
  std::uint8_t padding_2[6];
};
static_assert(sizeof(Subscription) == 48 && offsetof(Subscription, clock_or_fd) == 16 &&
              offsetof(Subscription, timeout) == 24 && offsetof(Subscription, flags) == 40);
inline constexpr std::uint16_t absolute_time = 1;

/// The same in wasi_unstable, where clocks of a subscription had names of their own. A descriptor stands in the place
/// of that name.
struct OldSubscription {
  std::uint64_t user_data;
  EventType type;
  std::uint8_t padding_0[7];
  std::uint64_t name_or_fd;
  std::uint32_t clock;
  std::uint32_t padding_1;
  std::uint64_t timeout;
  std::uint64_t precision;
  std::uint16_t flags;
  std::uint8_t padding_2[6];
};
static_assert(sizeof(OldSubscription) == 56 && offsetof(OldSubscription, clock) == 24 &&
              offsetof(OldSubscription, timeout) == 32 && offsetof(OldSubscription, flags) == 48);

/// What poll_oneoff answers.
struct Event {
  std::uint64_t user_data;
  Errno error;
  EventType type;
  std::uint8_t padding_0[5];
  std::uint64_t bytes;
  std::uint16_t flags;
  std::uint8_t padding_1[6];
};
static_assert(sizeof(Event) == 32 && offsetof(Event, type) == 10 && offsetof(Event, bytes) == 16);
inline constexpr std::uint16_t event_hangup = 1;

}  // namespace mpiwasm::wasi
