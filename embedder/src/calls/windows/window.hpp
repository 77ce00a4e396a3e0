// What mpiwasm knows of each window of the guest. Every process knows how much memory all the others have opened, so
// that no operation reaches beyond it: MPI libraries do not check that, or not all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "calls/communicators/group.hpp"
#include "calls/communicators/object_agreement.hpp"
#include "calls/core/object.hpp"
#include "calls/core/quota.hpp"
#include "calls/process/info.hpp"
#include "calls/windows/epoch_order.hpp"

namespace mpiwasm::calls {

/// The memory that one process has opened to the others.
struct WindowSegment {
  std::int64_t size = 0;
  std::int64_t displacement_unit = 1;
  /// The offset of the host's window, which counts in bytes, before it. In memory of the library the guest has full
  /// pages only. In its own memory, hosts get aligned bases: MPICH 4.0 over UCX supports multiples of 16 only, and
  /// silently rounds others down, or begins where another window does (decision 10).
  std::int64_t margin = 0;
};

/// The window of a process with itself, which needs no library: Open MPI 4.1 as Debian sets it up refuses most of them,
/// and the built-in MPI has none (single_process_windows.cpp).
struct SingleProcessWindow {
  /// For the copies from one datatype to another.
  MPI_Comm comm = MPI_COMM_NULL;
  MPI_Info hints = MPI_INFO_NULL;
  std::string name;
  /// Epochs that are open (MPI-5.0, 12.5).
  bool fenced = false;
  bool started = false;
  bool posted = false;
  bool locked = false;
  /// A thread copies, whose messages those of another one would match.
  bool in_use = false;
};

/// Pages of linear memory that are another name for physical memory which other processes of the node have as well:
/// those of a shared window (shared_memory.cpp), or those that the library has allocated (library_memory.cpp).
struct SharedMemory {
  /// What the guest's allocator gave, in which the pages lie.
  Address allocated{};
  Address address{};
  std::size_t length = 0;
};

/// What a dynamic window needs: displacements are addresses of the target, each in a linear memory of its own
/// (dynamic_windows.cpp).
struct DynamicWindow {
  struct Target {
    /// Host address of its linear memory in its own process.
    MPI_Aint base = 0;
    /// End of the highest memory that it is known to have attached.
    std::int64_t end = 0;
  };
  std::vector<Target> targets;
  /// What this process has attached: address -> size.
  std::map<Address, std::uint32_t> attached;
  Charge blocks;
  /// Publishes the end of the highest memory that was ever attached here.
  MPI_Win ends = MPI_WIN_NULL;
  std::int64_t* own_end = nullptr;
  /// The same if there are no other processes.
  std::int64_t lonely_end = 0;
  /// What was read last; a library may write it late when it fails.
  std::int64_t end_of_other = 0;
};

/// What Open MPI does not survive in a window of several processes (window_guard.hpp).
struct WindowGuard {
  /// Results of several pieces, or of more than 4 KiB, would contain memory of the library.
  bool only_small_results = false;
  /// By target: the process ends when 8 bytes there are compared and swapped.
  std::vector<bool> unswappable;
};

/// What makes a window again, over the memory that it had.
struct WindowRecipe : Labels {
  /// The guest's MPI_WIN_FLAVOR_ value. The host's may be another, for its allocators know nothing of linear memory.
  int flavor = 0;
  /// The memory that this process has opened; none of a dynamic window.
  Address base{};
  std::int64_t size = 0;
  int displacement_unit = 1;
  /// What goes with the window of the memory that the guest's allocator gave.
  Address allocated{};
  /// The pages in its allocated memory that others have as well; their length is 0 where there are none.
  SharedMemory shared;
  /// Where each segment of shared memory begins.
  std::vector<Address> shared_segments;
  /// The processes of the communicator that it was made on.
  std::shared_ptr<const Members> members;
  /// Windows and files of the same processes have the same order in all of them.
  std::uint64_t order = 0;
};

struct Window : WindowRecipe, Used {
  MPI_Win host = MPI_WIN_NULL;
  int rank = 0;
  /// One for each process.
  std::vector<WindowSegment> segments;
  std::shared_ptr<ErrorHandler> error_handler;
  AttributeList attributes;
  /// Guest memory that predefined attributes point to; made at first use.
  Address predefined_attributes{};
  std::unique_ptr<DynamicWindow> dynamic;
  /// For a window of one process, which has no host window.
  std::unique_ptr<SingleProcessWindow> own;
  /// Null where the library survives all that the standard allows.
  std::unique_ptr<WindowGuard> guard;
  EpochOrder epoch_order;
  /// The library's numbers for its own communicators of the window.
  Charge context_numbers;
  ObjectAgreement agreement;
  /// The segments of the others are mapped for reading only (exchange_windows.hpp).
  bool is_others_read_only = false;

  [[nodiscard]] int peers() const { return static_cast<int>(segments.size()); }
};

using WindowTable = HandleTable<std::unique_ptr<Window>, HandleKind::window, 0x110>;

}  // namespace mpiwasm::calls
