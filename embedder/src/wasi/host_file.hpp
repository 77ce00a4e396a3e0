// The name under which WASI's code knows guest/host_file.hpp.
#pragma once

#include "guest/host_file.hpp"

namespace mpiwasm::wasi {

using guest::HostFile;

}  // namespace mpiwasm::wasi
