// See error.hpp. The order is that of the WASI numbers.
#include "wasi/error.hpp"

#include <cerrno>

namespace mpiwasm::wasi {

// clang-format off: a table, one row a number
Errno from_host(int error) {
  switch (error) {
    case 0: return Errno::success;
    case E2BIG: return Errno::too_big;
    case EACCES: return Errno::acces;
    case EADDRINUSE: return Errno::addrinuse;
    case EADDRNOTAVAIL: return Errno::addrnotavail;
    case EAFNOSUPPORT: return Errno::afnosupport;
    case EAGAIN: return Errno::again;
    case EALREADY: return Errno::already;
    case EBADF: return Errno::badf;
    case EBADMSG: return Errno::badmsg;
    case EBUSY: return Errno::busy;
    case ECANCELED: return Errno::canceled;
    case ECHILD: return Errno::child;
    case ECONNABORTED: return Errno::connaborted;
    case ECONNREFUSED: return Errno::connrefused;
    case ECONNRESET: return Errno::connreset;
    case EDEADLK: return Errno::deadlk;
    case EDESTADDRREQ: return Errno::destaddrreq;
    case EDOM: return Errno::dom;
    case EDQUOT: return Errno::dquot;
    case EEXIST: return Errno::exist;
    case EFAULT: return Errno::fault;
    case EFBIG: return Errno::fbig;
    case EHOSTUNREACH: return Errno::hostunreach;
    case EIDRM: return Errno::idrm;
    case EILSEQ: return Errno::ilseq;
    case EINPROGRESS: return Errno::inprogress;
    case EINTR: return Errno::intr;
    case EINVAL: return Errno::inval;
    case EISCONN: return Errno::isconn;
    case EISDIR: return Errno::isdir;
    case ELOOP: return Errno::loop;
    case EMFILE: return Errno::mfile;
    case EMLINK: return Errno::mlink;
    case EMSGSIZE: return Errno::msgsize;
    case EMULTIHOP: return Errno::multihop;
    case ENAMETOOLONG: return Errno::nametoolong;
    case ENETDOWN: return Errno::netdown;
    case ENETRESET: return Errno::netreset;
    case ENETUNREACH: return Errno::netunreach;
    case ENFILE: return Errno::nfile;
    case ENOBUFS: return Errno::nobufs;
    case ENODEV: return Errno::nodev;
    case ENOENT: return Errno::noent;
    case ENOEXEC: return Errno::noexec;
    case ENOLCK: return Errno::nolck;
    case ENOLINK: return Errno::nolink;
    case ENOMEM: return Errno::nomem;
    case ENOMSG: return Errno::nomsg;
    case ENOPROTOOPT: return Errno::noprotoopt;
    case ENOSPC: return Errno::nospc;
    case ENOSYS: return Errno::nosys;
    case ENOTCONN: return Errno::notconn;
    case ENOTDIR: return Errno::notdir;
    case ENOTEMPTY: return Errno::notempty;
    case ENOTRECOVERABLE: return Errno::notrecoverable;
    case ENOTSOCK: return Errno::notsock;
    case ENOTSUP: return Errno::notsup;
    case ENOTTY: return Errno::notty;
    case ENXIO: return Errno::nxio;
    case EOVERFLOW: return Errno::overflow;
    case EOWNERDEAD: return Errno::ownerdead;
    case EPERM: return Errno::perm;
    case EPIPE: return Errno::pipe;
    case EPROTO: return Errno::proto;
    case EPROTONOSUPPORT: return Errno::protonosupport;
    case EPROTOTYPE: return Errno::prototype;
    case ERANGE: return Errno::range;
    case EROFS: return Errno::rofs;
    case ESPIPE: return Errno::spipe;
    case ESRCH: return Errno::srch;
    case ESTALE: return Errno::stale;
    case ETIMEDOUT: return Errno::timedout;
    case ETXTBSY: return Errno::txtbsy;
    case EXDEV: return Errno::xdev;
    default: return Errno::io;  // EIO, and what WASI has no number for
  }
}
// clang-format on

Errno last_error() { return from_host(errno); }

}  // namespace mpiwasm::wasi
