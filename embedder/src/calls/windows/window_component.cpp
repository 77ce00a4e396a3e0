// See window_component.hpp.
#include "calls/windows/window_component.hpp"

#if defined(OPEN_MPI)

#include <dlfcn.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "calls/core/library_version.hpp"

namespace mpiwasm::calls {
namespace {

/// The window's structure, and the first functions of its component, have less.
constexpr std::size_t words = 64;
using Words = std::array<void*, words>;

/// What lies at an address that may be none, as far as it can be read.
Words words_at(void* address) {
  Words found{};
  const iovec here{found.data(), sizeof found};
  const iovec there{address, sizeof found};
  (void)::process_vm_readv(::getpid(), &here, 1, &there, 1, 0);
  return found;
}

bool is_of(std::string_view component, void* function) {
  Dl_info place{};
  if (function == nullptr || ::dladdr(function, &place) == 0) return false;
  const auto has_name = [component](const char* name) {
    return name != nullptr && std::string_view{name}.find(component) != std::string_view::npos;
  };
  return has_name(place.dli_fname) || has_name(place.dli_sname);
}

/// In Open MPI before 5.0.
bool is_window_of(std::string_view component, MPI_Win window) {
  const LibraryVersion library = library_version();
  if (library.name != LibraryVersion::Name::open_mpi || library.release >= Release{5, 0, 0}) return false;
  // One of its members points to the component's functions.
  return std::ranges::any_of(words_at(window), [component](void* member) {
    return std::ranges::any_of(words_at(member), [component](void* function) { return is_of(component, function); });
  });
}

}  // namespace

bool finds_wrong_memory(MPI_Win dynamic) { return is_window_of("osc_ucx", dynamic); }

bool has_separate_data(MPI_Win window) { return is_window_of("osc_pt2pt", window); }

}  // namespace mpiwasm::calls

#else

namespace mpiwasm::calls {

bool finds_wrong_memory(MPI_Win /*dynamic*/) { return false; }

bool has_separate_data(MPI_Win /*window*/) { return false; }

}  // namespace mpiwasm::calls

#endif

namespace mpiwasm::calls {

Code refuse_component(Call& call, Window& window) {
  // Native processes keep theirs.
  if (!call.context().options.has_native_peers) MPI_Win_free(&window.host);
  call.fail(guest_MPI_ERR_UNSUPPORTED_OPERATION,
            "osc/pt2pt of Open MPI before 5.0 takes the data of one operation for those of another; with UCX "
            "(OMPI_MCA_osc=ucx), or a transport that osc/rdma knows, windows work");
  return call.raise();
}

}  // namespace mpiwasm::calls
