// WASI calls: sockets, which a guest cannot have. Open descriptors are "not a socket", others are not open.
#include "wasi/context.hpp"
#include "wasi/preview1.hpp"

namespace mpiwasm::wasi::preview1 {
namespace {

Errno refuse(Context& context, Fd fd) { return context.descriptors().any(fd) ? Errno::notsock : Errno::badf; }

}  // namespace

Errno sock_accept(Context& context, Fd fd, Flags, Address) { return refuse(context, fd); }
Errno sock_recv(Context& context, Fd fd, Address, Size, Flags, Address, Address) { return refuse(context, fd); }
Errno sock_send(Context& context, Fd fd, Address, Size, Flags, Address) { return refuse(context, fd); }
Errno sock_shutdown(Context& context, Fd fd, Flags) { return refuse(context, fd); }

}  // namespace mpiwasm::wasi::preview1
