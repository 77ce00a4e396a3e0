// The words of WASI preview 1: its error numbers, rights, flags, and the layout of every structure that guest and
// host share. Nothing here does anything; the calls (preview1.hpp) speak in these terms.
#pragma once

#include <cstddef>
#include <cstdint>

namespace mpiwasm::wasi {

/// What every call but proc_exit returns. Names and numbers are the standard's.
enum class Errno : std::uint16_t {
  success = 0,
  too_big = 1,
  acces = 2,
  addrinuse = 3,
  addrnotavail = 4,
  afnosupport = 5,
  again = 6,
  already = 7,
  badf = 8,
  badmsg = 9,
  busy = 10,
  canceled = 11,
  child = 12,
  connaborted = 13,
  connrefused = 14,
  connreset = 15,
  deadlk = 16,
  destaddrreq = 17,
  dom = 18,
  dquot = 19,
  exist = 20,
  fault = 21,
  fbig = 22,
  hostunreach = 23,
  idrm = 24,
  ilseq = 25,
  inprogress = 26,
  intr = 27,
  inval = 28,
  io = 29,
  isconn = 30,
  isdir = 31,
  loop = 32,
  mfile = 33,
  mlink = 34,
  msgsize = 35,
  multihop = 36,
  nametoolong = 37,
  netdown = 38,
  netreset = 39,
  netunreach = 40,
  nfile = 41,
  nobufs = 42,
  nodev = 43,
  noent = 44,
  noexec = 45,
  nolck = 46,
  nolink = 47,
  nomem = 48,
  nomsg = 49,
  noprotoopt = 50,
  nospc = 51,
  nosys = 52,
  notconn = 53,
  notdir = 54,
  notempty = 55,
  notrecoverable = 56,
  notsock = 57,
  notsup = 58,
  notty = 59,
  nxio = 60,
  overflow = 61,
  ownerdead = 62,
  perm = 63,
  pipe = 64,
  proto = 65,
  protonosupport = 66,
  prototype = 67,
  range = 68,
  rofs = 69,
  spipe = 70,
  srch = 71,
  stale = 72,
  timedout = 73,
  txtbsy = 74,
  xdev = 75,
  notcapable = 76,
};

/// What a descriptor may be used for: one bit a call.
using Rights = std::uint64_t;

namespace rights {
inline constexpr Rights fd_datasync = 1U << 0;
inline constexpr Rights fd_read = 1U << 1;
inline constexpr Rights fd_seek = 1U << 2;
inline constexpr Rights fd_fdstat_set_flags = 1U << 3;
inline constexpr Rights fd_sync = 1U << 4;
inline constexpr Rights fd_tell = 1U << 5;
inline constexpr Rights fd_write = 1U << 6;
inline constexpr Rights fd_advise = 1U << 7;
inline constexpr Rights fd_allocate = 1U << 8;
inline constexpr Rights path_create_directory = 1U << 9;
inline constexpr Rights path_create_file = 1U << 10;
inline constexpr Rights path_link_source = 1U << 11;
inline constexpr Rights path_link_target = 1U << 12;
inline constexpr Rights path_open = 1U << 13;
inline constexpr Rights fd_readdir = 1U << 14;
inline constexpr Rights path_readlink = 1U << 15;
inline constexpr Rights path_rename_source = 1U << 16;
inline constexpr Rights path_rename_target = 1U << 17;
inline constexpr Rights path_filestat_get = 1U << 18;
inline constexpr Rights path_filestat_set_size = 1U << 19;
inline constexpr Rights path_filestat_set_times = 1U << 20;
inline constexpr Rights fd_filestat_get = 1U << 21;
inline constexpr Rights fd_filestat_set_size = 1U << 22;
inline constexpr Rights fd_filestat_set_times = 1U << 23;
inline constexpr Rights path_symlink = 1U << 24;
inline constexpr Rights path_remove_directory = 1U << 25;
inline constexpr Rights path_unlink_file = 1U << 26;
inline constexpr Rights poll_fd_readwrite = 1U << 27;
inline constexpr Rights sock_shutdown = 1U << 28;
inline constexpr Rights sock_accept = 1U << 29;

inline constexpr Rights none = 0;

/// All that a regular file can do.
inline constexpr Rights file = fd_datasync | fd_read | fd_seek | fd_fdstat_set_flags | fd_sync | fd_tell | fd_write |
                               fd_advise | fd_allocate | fd_filestat_get | fd_filestat_set_size |
                               fd_filestat_set_times | poll_fd_readwrite;

/// All that a directory can do.
inline constexpr Rights directory =
    fd_datasync | fd_fdstat_set_flags | fd_sync | fd_readdir | fd_filestat_get | fd_filestat_set_times |
    path_create_directory | path_create_file | path_link_source | path_link_target | path_open | path_readlink |
    path_rename_source | path_rename_target | path_filestat_get | path_filestat_set_size | path_filestat_set_times |
    path_symlink | path_remove_directory | path_unlink_file;

inline constexpr Rights all = file | directory | sock_shutdown | sock_accept;
}  // namespace rights

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
