// See admission.hpp.
#include "wasi/admission.hpp"

#include <linux/magic.h>
#include <sys/vfs.h>

#include <algorithm>

#include "wasi/error.hpp"

namespace mpiwasm::wasi {

Admission::Admission() {
  struct stat devices;
  if (::stat("/dev", &devices) != 0) return;
  for (const char* place : {"/dev/shm", "/dev/hugepages", "/dev/mqueue"}) {
    struct stat status;
    if (::stat(place, &status) == 0 && status.st_dev != devices.st_dev)
      shared_memory_.push_back(FileIdentity::of(status));
  }
}

bool Admission::is_shared_memory(const FileIdentity& directory) const {
  return std::find(shared_memory_.begin(), shared_memory_.end(), directory) != shared_memory_.end();
}

Errno Admission::check(int file, const struct stat& status, dev_t granted) {
  const bool is_for_guests = S_ISREG(status.st_mode) || S_ISDIR(status.st_mode);
  return is_for_guests ? check_place(file, status, granted) : Errno::notsup;
}

Errno Admission::check_place(int file, const struct stat& status, dev_t granted) {
  if (std::find(refused_.begin(), refused_.end(), FileIdentity::of(status)) != refused_.end()) return Errno::acces;
  // A directory in there may be granted by itself.
  const auto is_of_library = [&](const FileIdentity& each) {
    return each.device == status.st_dev && each.device != granted;
  };
  if (std::any_of(shared_memory_.begin(), shared_memory_.end(), is_of_library)) return Errno::acces;
  if (std::find(harmless_.begin(), harmless_.end(), status.st_dev) != harmless_.end()) return Errno::success;
  struct statfs system;
  if (::fstatfs(file, &system) != 0) return last_error();
  if (system.f_type == PROC_SUPER_MAGIC) return Errno::acces;
  harmless_.push_back(status.st_dev);
  return Errno::success;
}

Errno Admission::check_directory(int directory, dev_t granted) {
  struct stat status;
  return ::fstat(directory, &status) == 0 ? check(directory, status, granted) : last_error();
}

}  // namespace mpiwasm::wasi
