// Which file it is, under whatever name or descriptor.
#pragma once

#include <sys/stat.h>

namespace mpiwasm::wasi {

struct FileIdentity {
  dev_t device = 0;
  ino_t number = 0;

  [[nodiscard]] static FileIdentity of(const struct stat& status) { return {status.st_dev, status.st_ino}; }
  bool operator==(const FileIdentity&) const = default;
};

}  // namespace mpiwasm::wasi
