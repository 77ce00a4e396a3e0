// See admission.hpp.
#include "wasi/admission.hpp"

#include <linux/magic.h>
#include <sys/vfs.h>

#include <algorithm>

#include "wasi/error.hpp"

namespace mpiwasm::wasi {

Errno Admission::check(int file, const struct stat& status) {
  if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) return Errno::notsup;
  if (std::find(refused_.begin(), refused_.end(), FileIdentity::of(status)) != refused_.end()) return Errno::acces;
  if (std::find(harmless_.begin(), harmless_.end(), status.st_dev) != harmless_.end()) return Errno::success;
  struct statfs system;
  if (::fstatfs(file, &system) != 0) return last_error();
  if (system.f_type == PROC_SUPER_MAGIC) return Errno::acces;
  harmless_.push_back(status.st_dev);
  return Errno::success;
}

}  // namespace mpiwasm::wasi
