// See posix.hpp. The calls have the shape of those of preview 1.
#include "wasi/posix.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <climits>
#include <cstddef>
#include <cstring>
#include <thread>

#include "wasi/error.hpp"
#include "wasi/host_call.hpp"
#include "wasi/preview1.hpp"

namespace mpiwasm::wasi {
namespace {

using preview1::Address;
using preview1::Choice;
using preview1::Flags;
using preview1::Size;

/// The guest's struct flock.
struct GuestLock {
  std::int16_t type;
  std::int16_t whence;
  std::uint32_t padding;
  std::int64_t start;
  std::int64_t length;
  std::int32_t process;
  std::uint32_t end_padding;
};
static_assert(sizeof(GuestLock) == 32);
static_assert(offsetof(GuestLock, start) == 8);
static_assert(offsetof(GuestLock, process) == 24);

/// The guest's F_RDLCK, F_WRLCK and F_UNLCK; SEEK_SET, SEEK_CUR and SEEK_END; F_GETLK, F_SETLK and F_SETLKW from 0.
constexpr std::array<short, 3> host_types = {F_RDLCK, F_WRLCK, F_UNLCK};
constexpr std::array<short, 3> host_whences = {SEEK_SET, SEEK_CUR, SEEK_END};
constexpr std::array<int, 3> host_commands = {F_GETLK, F_SETLK, F_SETLKW};

// Locks are for files of a grant. On the standard files others would see them who know nothing of the guest.
tl::expected<const Descriptor*, Errno> file_to_lock(Context& context, Fd fd) {
  const auto descriptor = context.descriptors().file(fd, rights::none);
  if (!descriptor) return tl::unexpected(descriptor.error());
  if ((*descriptor)->grant == FileIdentity{}) return tl::unexpected(Errno::inval);
  return *descriptor;
}

// A signal may interrupt what waits.
template <class Lock>
Errno lock_once(Lock lock) {
  while (lock() != 0)
    if (errno != EINTR) return last_error();
  return Errno::success;
}

// The thread that would unlock needs its turn, and a descriptor may be closed while no thread has one. So the kernel is
// asked again and again, in turns, and not to wait outside of them. A duplicate of the descriptor would not do: closing
// it drops all of the process's locks of the file.
template <class Lock>
Errno lock_between_turns(Context& context, Fd fd, const Descriptor& descriptor, Lock lock) {
  constexpr std::chrono::microseconds longest_pause{5000};
  std::chrono::microseconds pause{50};
  const int file = descriptor.host();
  const bool read_only = descriptor.read_only;
  for (;;) {
    const Errno error = lock_once(lock);
    if (error != Errno::again) return error;
    context.turns().interrupted_for([pause] {
      std::this_thread::sleep_for(pause);
      return true;
    });
    pause = std::min(2 * pause, longest_pause);
    // Closed meanwhile, its number may be that of any file of the process.
    const auto now = file_to_lock(context, fd);
    if (!now || (*now)->host() != file || (*now)->read_only != read_only) return Errno::badf;
  }
}

/// fcntl with F_GETLK, F_SETLK or F_SETLKW. The owner of a conflicting lock is not reported: -1.
Errno fd_lock(Context& context, Fd fd, Choice command, Address address) {
  const auto guest = context.memory().load<GuestLock>(address);
  if (!guest) return Errno::fault;
  const auto descriptor = file_to_lock(context, fd);
  if (!descriptor) return descriptor.error();
  const auto type = static_cast<std::uint16_t>(guest->type);
  const auto whence = static_cast<std::uint16_t>(guest->whence);
  if (command >= host_commands.size() || type >= host_types.size() || whence >= host_whences.size())
    return Errno::inval;
  struct flock lock{};
  lock.l_type = host_types[type];
  lock.l_whence = host_whences[whence];
  lock.l_start = guest->start;
  lock.l_len = guest->length;
  const int file = (*descriptor)->host();
  const int host_command = host_commands[command];
  if (host_command == F_SETLKW && context.turns().have_begun())
    return lock_between_turns(context, fd, **descriptor, [&] { return ::fcntl(file, F_SETLK, &lock); });
  const Errno error = lock_once([&] { return ::fcntl(file, host_command, &lock); });
  if (error != Errno::success || host_command != F_GETLK) return error;
  GuestLock answer = *guest;
  for (std::size_t i = 0; i < host_types.size(); ++i)
    if (host_types[i] == lock.l_type) answer.type = static_cast<std::int16_t>(i);
  if (lock.l_type != F_UNLCK) {
    answer.whence = 0;
    answer.start = lock.l_start;
    answer.length = lock.l_len;
    answer.process = -1;
  }
  return context.memory().store(address, answer) ? Errno::success : Errno::fault;
}

/// flock; the guest's LOCK_ numbers are those of Linux. The host locks exclusively also what is open for reading, but
/// who may only read a grant shall not keep others from it.
Errno fd_flock(Context& context, Fd fd, Flags operation) {
  const auto descriptor = file_to_lock(context, fd);
  if (!descriptor) return descriptor.error();
  const Flags kind = operation & ~Flags{LOCK_NB};
  if (kind != LOCK_SH && kind != LOCK_EX && kind != LOCK_UN) return Errno::inval;
  if (kind == LOCK_EX && (*descriptor)->read_only) return Errno::badf;
  const int file = (*descriptor)->host();
  const bool waits = kind == operation && kind != LOCK_UN;
  if (waits && context.turns().have_begun())
    return lock_between_turns(context, fd, **descriptor,
                              [=] { return ::flock(file, static_cast<int>(kind) | LOCK_NB); });
  return lock_once([=] { return ::flock(file, static_cast<int>(operation)); });
}

/// gethostname: the name that every MPI program gets from MPI_Get_processor_name.
Errno host_name(Context& context, Address address, Size size) {
  std::array<char, HOST_NAME_MAX + 1> name{};
  if (::gethostname(name.data(), name.size() - 1) != 0) return last_error();
  const std::size_t length = std::strlen(name.data()) + 1;
  if (length > size) return Errno::nametoolong;
  const auto place = context.memory().range(address, length);
  if (!place) return Errno::fault;
  std::memcpy(place->data(), name.data(), length);
  return Errno::success;
}

}  // namespace

std::span<const guest::HostFunction> posix_function_table() {
  static const std::array<guest::HostFunction, 3> table = {{
      HostCall<fd_flock>::row("fd_flock"),
      HostCall<fd_lock>::row("fd_lock"),
      HostCall<host_name>::row("host_name"),
  }};
  return table;
}

}  // namespace mpiwasm::wasi
