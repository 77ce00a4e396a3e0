// WASI calls: reading, writing and seeking. Data are transferred directly between the host file and linear memory, with
// one system call per guest call, so that a line written at once is not split under mpirun.
#include <fcntl.h>
#include <poll.h>
#include <sys/uio.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <limits>

#include "wasi/context.hpp"
#include "wasi/error.hpp"
#include "wasi/preview1.hpp"

namespace mpiwasm::wasi::preview1 {
namespace {

constexpr Long largest_offset = std::numeric_limits<off_t>::max();

// True when `file` is ready for `events`; waits for it when `timeout` is -1.
bool ready(int file, short events, int timeout) {
  pollfd wait{file, events, 0};
  return ::poll(&wait, 1, timeout) > 0;
}

// The length of a transfer, or an error number of the host.
struct Transferred {
  ssize_t length = 0;
  int error = 0;
};

// Makes one transfer, however long the file lets it wait. `operation` may use the host's descriptor, but nothing that
// another thread of the guest can close.
template <class Operation>
Transferred transfer_now(int file, bool nonblock, short events, Operation operation) {
  for (;;) {
    const ssize_t length = operation();
    if (length >= 0) return {length, 0};
    if (errno == EAGAIN && !nonblock) {
      // A launcher may have made the standard files non-blocking without the guest's knowledge.
      (void)ready(file, events, -1);
    } else if (errno != EINTR) {
      return {length, errno};
    }
  }
}

// Makes one transfer and answers its length. Files that may wait are the standard ones, which are borrowed: their
// descriptors of the host stay what they are, whatever other threads close or renumber, so others have their turns
// meanwhile.
template <class Operation>
Errno transfer(Context& context, const Descriptor& descriptor, short events, guest::LinearMemory memory, Address answer,
               Operation operation) {
  const int file = descriptor.host();
  const bool nonblock = (descriptor.flags & fd_flags::nonblock) != 0;
  const auto work = [=] { return transfer_now(file, nonblock, events, operation); };
  if (nonblock && descriptor.file.is_borrowed() && !ready(file, events, 0)) return Errno::again;
  const Transferred done = descriptor.file.is_borrowed() ? context.turns().interrupted_for(work) : work();
  if (done.error != 0) return from_host(done.error);
  // Linux moves at most 2 GiB - 4 KiB at once, so the length fits.
  return memory.store(answer, static_cast<std::uint32_t>(done.length)) ? Errno::success : Errno::fault;
}

// Several pieces; kept apart from the common case because of its 16 KiB of stack.
template <class Operation>
[[gnu::noinline]] Errno transfer_pieces(Context& context, const Descriptor& descriptor, short events,
                                        guest::LinearMemory memory, Address vectors, Size count, Address answer,
                                        Operation operation) {
  std::array<iovec, IOV_MAX> pieces;
  for (Size index = 0; index < count; ++index) {
    const auto vector = memory.load<IoVector>(vectors + index * static_cast<Size>(sizeof(IoVector)));
    if (!vector) return Errno::fault;
    const auto bytes = memory.range(guest::Address{vector->address}, vector->length);
    if (!bytes) return Errno::fault;
    pieces[index] = {bytes->data(), bytes->size()};
  }
  return transfer(context, descriptor, events, memory, answer,
                  [&pieces, count, operation] { return operation(pieces.data(), static_cast<int>(count)); });
}

// Checks everything that the guest gave, before anything is transferred. `one` moves a single piece, `many` several.
template <class One, class Many>
Errno transfer_vectors(Context& context, const Descriptor& descriptor, short events, Address vectors, Size count,
                       Address answer, One one, Many many) {
  const guest::LinearMemory memory = context.memory();
  if (count > IOV_MAX) return Errno::inval;
  if (!memory.contains(vectors, Long{count} * sizeof(IoVector)) || !memory.contains(answer, sizeof(Size))) {
    return Errno::fault;
  }
  if (count != 1) return transfer_pieces(context, descriptor, events, memory, vectors, count, answer, many);
  const auto vector = memory.load<IoVector>(vectors);
  const auto bytes = memory.range(guest::Address{vector->address}, vector->length);
  if (!bytes) return Errno::fault;
  return transfer(context, descriptor, events, memory, answer, [&] { return one(bytes->data(), bytes->size()); });
}

template <class One, class Many>
Errno write_vectors(Context& context, const Descriptor& descriptor, Address vectors, Size count, Address answer,
                    One one, Many many) {
  context.writes().begin();
  const Errno error = transfer_vectors(context, descriptor, POLLOUT, vectors, count, answer, one, many);
  context.writes().end();
  return error;
}

Errno seek(Context& context, int file, off_t offset, int whence, Address answer) {
  if (!context.memory().contains(answer, sizeof(Long))) return Errno::fault;
  const off_t position = ::lseek(file, offset, whence);
  if (position < 0) return last_error();
  (void)context.memory().store(answer, static_cast<Long>(position));
  return Errno::success;
}

}  // namespace

Errno fd_read(Context& context, Fd fd, Address vectors, Size count, Address bytes_read) {
  const auto descriptor = context.descriptors().file(fd, rights::fd_read);
  if (!descriptor) return descriptor.error();
  const int file = (*descriptor)->host();
  if ((*descriptor)->file.is_borrowed() && file == STDIN_FILENO) {
    StandardInput& input = context.standard_input();
    // In this call's turn, so that no other thread reads meanwhile.
    if (const int error = input.drop(file, ((*descriptor)->flags & fd_flags::nonblock) != 0); error != 0)
      return from_host(error);
    return transfer_vectors(
        context, **descriptor, POLLIN, vectors, count, bytes_read,
        [&input, file](void* data, std::size_t size) {
          const iovec piece{data, size};
          return input.read(file, &piece, 1);
        },
        [&input, file](const iovec* pieces, int number) { return input.read(file, pieces, number); });
  }
  return transfer_vectors(
      context, **descriptor, POLLIN, vectors, count, bytes_read,
      [file](void* data, std::size_t size) { return ::read(file, data, size); },
      [file](const iovec* pieces, int number) { return ::readv(file, pieces, number); });
}

Errno fd_pread(Context& context, Fd fd, Address vectors, Size count, Long offset, Address bytes_read) {
  const auto descriptor = context.descriptors().file(fd, rights::fd_read | rights::fd_seek);
  if (!descriptor) return descriptor.error();
  if (offset > largest_offset) return Errno::inval;
  const int file = (*descriptor)->host();
  const auto at = static_cast<off_t>(offset);
  return transfer_vectors(
      context, **descriptor, POLLIN, vectors, count, bytes_read,
      [=](void* data, std::size_t size) { return ::pread(file, data, size, at); },
      [=](const iovec* pieces, int number) { return ::preadv(file, pieces, number, at); });
}

Errno fd_write(Context& context, Fd fd, Address vectors, Size count, Address bytes_written) {
  const auto descriptor = context.descriptors().file(fd, rights::fd_write);
  if (!descriptor) return descriptor.error();
  const int file = (*descriptor)->host();
  return write_vectors(
      context, **descriptor, vectors, count, bytes_written,
      [file](const void* data, std::size_t size) { return ::write(file, data, size); },
      [file](const iovec* pieces, int number) { return ::writev(file, pieces, number); });
}

Errno fd_pwrite(Context& context, Fd fd, Address vectors, Size count, Long offset, Address bytes_written) {
  const auto descriptor = context.descriptors().file(fd, rights::fd_write | rights::fd_seek);
  if (!descriptor) return descriptor.error();
  if (offset > largest_offset) return Errno::inval;
  const int file = (*descriptor)->host();
  const auto at = static_cast<off_t>(offset);
  return write_vectors(
      context, **descriptor, vectors, count, bytes_written,
      [=](const void* data, std::size_t size) { return ::pwrite(file, data, size, at); },
      [=](const iovec* pieces, int number) { return ::pwritev(file, pieces, number, at); });
}

Errno fd_seek(Context& context, Fd fd, Long offset, Whence whence, Address position) {
  const bool only_asks = offset == 0 && whence == Whence::current;
  const auto descriptor = context.descriptors().file(fd, only_asks ? rights::fd_tell : rights::fd_seek);
  if (!descriptor) return descriptor.error();
  constexpr std::array<int, 3> host_whence = {SEEK_SET, SEEK_CUR, SEEK_END};
  const auto from = static_cast<std::size_t>(whence);
  if (from >= host_whence.size()) return Errno::inval;
  return seek(context, (*descriptor)->host(), static_cast<off_t>(offset), host_whence[from], position);
}

Errno fd_tell(Context& context, Fd fd, Address position) {
  const auto descriptor = context.descriptors().file(fd, rights::fd_tell);
  if (!descriptor) return descriptor.error();
  return seek(context, (*descriptor)->host(), 0, SEEK_CUR, position);
}

}  // namespace mpiwasm::wasi::preview1
