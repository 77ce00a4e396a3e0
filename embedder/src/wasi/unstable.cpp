// "wasi_unstable", the draft before preview 1, which modules of 2019 import. It differs in three numbers of fd_seek and
// in the layout of two structures; all else is preview 1.
#include "wasi/unstable.hpp"

#include <vector>

#include "wasi/functions.hpp"
#include "wasi/host_call.hpp"
#include "wasi/preview1.hpp"

namespace mpiwasm::wasi {
namespace {

using preview1::Address;
using preview1::Choice;
using preview1::Flags;
using preview1::Long;
using preview1::Size;

/// As long as it lives, structures are those of the draft.
class OldLayout {
 public:
  explicit OldLayout(Context& context) : context_(context) { context_.use_old_layout(true); }
  OldLayout(const OldLayout&) = delete;
  OldLayout& operator=(const OldLayout&) = delete;
  ~OldLayout() { context_.use_old_layout(false); }

 private:
  Context& context_;
};

Errno fd_seek(Context& context, Fd fd, Long offset, Choice whence, Address position) {
  constexpr Whence current_end_set[] = {Whence::current, Whence::end, Whence::set};
  return preview1::fd_seek(context, fd, offset, whence < 3 ? current_end_set[whence] : Whence{whence}, position);
}

Errno fd_filestat_get(Context& context, Fd fd, Address status) {
  const OldLayout layout{context};
  return preview1::fd_filestat_get(context, fd, status);
}

Errno path_filestat_get(Context& context, Fd fd, Flags lookup, Address path, Size length, Address status) {
  const OldLayout layout{context};
  return preview1::path_filestat_get(context, fd, lookup, path, length, status);
}

Errno poll_oneoff(Context& context, Address subscriptions, Address events, Size count, Address event_count) {
  const OldLayout layout{context};
  return preview1::poll_oneoff(context, subscriptions, events, count, event_count);
}

std::vector<guest::HostFunction> make_table() {
  const auto rows = {HostCall<fd_seek>::row("fd_seek"), HostCall<fd_filestat_get>::row("fd_filestat_get"),
                     HostCall<path_filestat_get>::row("path_filestat_get"), HostCall<poll_oneoff>::row("poll_oneoff")};
  std::vector<guest::HostFunction> table;
  for (guest::HostFunction function : function_table()) {
    for (const guest::HostFunction& old : rows)
      if (old.name == function.name) function = old;
    if (function.name != "sock_accept") table.push_back(function);  // it came later
  }
  return table;
}

}  // namespace

std::span<const guest::HostFunction> unstable_function_table() {
  static const std::vector<guest::HostFunction> table = make_table();
  return table;
}

}  // namespace mpiwasm::wasi
