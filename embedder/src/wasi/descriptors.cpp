// WASI calls: the descriptor table itself, and the names of the granted directories.
#include <fcntl.h>

#include <cstring>

#include "wasi/context.hpp"
#include "wasi/error.hpp"
#include "wasi/preview1.hpp"

namespace mpiwasm::wasi::preview1 {
namespace {

DescriptorTable::Result<const std::string*> grant_name(Context& context, Fd fd) {
  const auto descriptor = context.descriptors().any(fd);
  if (!descriptor) return tl::unexpected(descriptor.error());
  // C libraries look for grants from 3 upwards until they get this error.
  if ((*descriptor)->guest_path == nullptr) return tl::unexpected(Errno::badf);
  return (*descriptor)->guest_path;
}

}  // namespace

Errno fd_close(Context& context, Fd fd) { return context.descriptors().close(fd); }

Errno fd_renumber(Context& context, Fd from, Fd to) { return context.descriptors().renumber(from, to); }

Errno fd_fdstat_get(Context& context, Fd fd, Address status) {
  const auto descriptor = context.descriptors().any(fd);
  if (!descriptor) return descriptor.error();
  FdStat answer{};
  answer.type = (*descriptor)->type;
  answer.flags = (*descriptor)->flags;
  answer.rights = (*descriptor)->rights;
  answer.rights_inheriting = (*descriptor)->inheriting;
  return context.memory().store(status, answer) ? Errno::success : Errno::fault;
}

// Linux can change append and nonblock of an open file, not the sync flags.
Errno fd_fdstat_set_flags(Context& context, Fd fd, Flags flags) {
  const auto descriptor = context.descriptors().any(fd, rights::fd_fdstat_set_flags);
  if (!descriptor) return descriptor.error();
  if ((flags & ~Flags{fd_flags::all}) != 0) return Errno::inval;
  const Flags changed = flags ^ (*descriptor)->flags;
  if ((changed & (fd_flags::dsync | fd_flags::rsync | fd_flags::sync)) != 0) return Errno::notsup;
  // The standard files share their flags with the launcher and the other ranks: there, nonblock is kept by the calls
  // themselves, and append must not change.
  if ((*descriptor)->file.is_borrowed()) {
    if ((changed & fd_flags::append) != 0) return Errno::notsup;
  } else if (changed != 0) {
    const int host = ::fcntl((*descriptor)->host(), F_GETFL);
    if (host < 0) return last_error();
    const int kept = host & ~(O_APPEND | O_NONBLOCK);
    const int wanted =
        ((flags & fd_flags::append) != 0 ? O_APPEND : 0) | ((flags & fd_flags::nonblock) != 0 ? O_NONBLOCK : 0);
    if (::fcntl((*descriptor)->host(), F_SETFL, kept | wanted) != 0) return last_error();
  }
  (*descriptor)->flags = static_cast<std::uint16_t>(flags);
  return Errno::success;
}

Errno fd_fdstat_set_rights(Context& context, Fd fd, Long wanted, Long inheriting) {
  const auto descriptor = context.descriptors().any(fd);
  if (!descriptor) return descriptor.error();
  // Rights can only be removed.
  if ((wanted & ~(*descriptor)->rights) != 0 || (inheriting & ~(*descriptor)->inheriting) != 0) {
    return Errno::notcapable;
  }
  (*descriptor)->rights = wanted;
  (*descriptor)->inheriting = inheriting;
  return Errno::success;
}

Errno fd_prestat_get(Context& context, Fd fd, Address prestat) {
  const auto name = grant_name(context, fd);
  if (!name) return name.error();
  Prestat answer{};
  answer.name_length = static_cast<std::uint32_t>((*name)->size());
  return context.memory().store(prestat, answer) ? Errno::success : Errno::fault;
}

Errno fd_prestat_dir_name(Context& context, Fd fd, Address buffer, Size length) {
  const auto name = grant_name(context, fd);
  if (!name) return name.error();
  if (length < (*name)->size()) return Errno::nametoolong;
  const auto bytes = context.memory().range(buffer, (*name)->size());
  if (!bytes) return Errno::fault;
  std::memcpy(bytes->data(), (*name)->data(), (*name)->size());
  return Errno::success;
}

}  // namespace mpiwasm::wasi::preview1
