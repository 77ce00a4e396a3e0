// MPI libraries copy between the processes of a node by process_vm_readv() and process_vm_writev(). Where this process'
// own memory is not there, or for reading only, they say EFAULT, and UCX ends the process. Such a place is accessed
// here once more, so that it is a fault as in any other copy (wasm/engine/memory_faults.hpp): a module may have freed
// memory that a receive still names, and the file system of shared memory may be full.
#include <dlfcn.h>
#include <sys/uio.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <span>

namespace mpiwasm::interposition {

namespace {

enum class Access { reads, writes };

/// One byte of each page. Other threads may use them: none is changed, and no change is lost.
void access_pages(std::span<const iovec> places, Access access) {
  static const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  for (const iovec& place : places) {
    auto* const bytes = static_cast<unsigned char*>(place.iov_base);
    std::size_t next = 0;
    while (next < place.iov_len) {
      const std::atomic_ref<unsigned char> byte(bytes[next]);
      if (access == Access::writes)
        byte.fetch_or(0, std::memory_order_relaxed);
      else
        (void)byte.load(std::memory_order_relaxed);
      next += page - (reinterpret_cast<std::uintptr_t>(bytes) + next) % page;
    }
  }
}

using Copy = ssize_t(pid_t, const iovec*, unsigned long, const iovec*, unsigned long, unsigned long);

/// The C library's function, which would be called without this file.
Copy* next(const char* name) { return reinterpret_cast<Copy*>(::dlsym(RTLD_NEXT, name)); }

ssize_t checked(ssize_t copied, std::span<const iovec> here, Access access) {
  if (copied >= 0 || errno != EFAULT) return copied;
  access_pages(here, access);
  errno = EFAULT;
  return copied;
}

}  // namespace

}  // namespace mpiwasm::interposition

extern "C" {

namespace interposition = mpiwasm::interposition;

[[gnu::visibility("default")]] ssize_t process_vm_readv(pid_t process, const iovec* here, unsigned long places_here,
                                                        const iovec* there, unsigned long places_there,
                                                        unsigned long flags) {
  static const auto function = interposition::next("process_vm_readv");
  return interposition::checked(function(process, here, places_here, there, places_there, flags), {here, places_here},
                                interposition::Access::writes);
}

[[gnu::visibility("default")]] ssize_t process_vm_writev(pid_t process, const iovec* here, unsigned long places_here,
                                                         const iovec* there, unsigned long places_there,
                                                         unsigned long flags) {
  static const auto function = interposition::next("process_vm_writev");
  return interposition::checked(function(process, here, places_here, there, places_there, flags), {here, places_here},
                                interposition::Access::reads);
}
}
