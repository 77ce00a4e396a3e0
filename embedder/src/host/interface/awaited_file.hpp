// A file that an MPI library is about to open. It takes a name, and the guest may be able to replace what has the name.
#pragma once

#include <sys/types.h>

#include <string>

namespace mpiwasm::host {

struct AwaitedFile {
  std::string name;  ///< that the library gets
  dev_t device = 0;
  ino_t number = 0;
  int times_opened = 0;
};

}  // namespace mpiwasm::host
