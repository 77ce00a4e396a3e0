// Windows to which memory is attached later (MPI-5.0, 12.2.5). Displacements are addresses of the target, which the
// host needs as host addresses in the target's process: the processes exchange the bases of their linear memories,
// which never change.
//
// Operations may access the target's linear memory up to the end of the highest memory that it has attached. Linear
// memory never shrinks, so a value that was read once stays valid; it is read again only if an operation exceeds it.
// Whether exactly the attached memory is checked depends on the library: MPI leaves it to programs.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <limits>

#include "calls/datatypes/covered_bytes.hpp"
#include "calls/guest_functions.hpp"
#include "calls/process/host_hints.hpp"
#include "calls/windows/shared_memory.hpp"
#include "calls/windows/window_component.hpp"
#include "calls/windows/window_guard.hpp"
#include "calls/windows/windows.hpp"
#include "host/interface/open_mpi_variables.hpp"

namespace mpiwasm::calls {

namespace {

/// Blocks that can be attached to a window of several processes. osc/rdma of Open MPI keeps the lock of its list behind
/// a block for which the list has no room, and waits for it in the next call.
std::size_t most_blocks_in_window([[maybe_unused]] const Window& window) {
#if defined(OPEN_MPI)
  constexpr std::size_t by_default = 64;
  const char* set = std::getenv(host::most_attached_variable);
  if (!window.own) return set == nullptr ? by_default : std::strtoul(set, nullptr, 10);
#endif
  return std::numeric_limits<std::size_t>::max();
}

constexpr auto no_segment = WindowSegment{0, 1, 0};

constexpr std::int64_t end_of_memory = std::int64_t{1} << 32;

/// Whether a linear memory can be there: at a page of the part of the address space that processes have.
bool is_possible(const DynamicWindow::Target& target) {
  constexpr MPI_Aint end_of_space = MPI_Aint{1} << 56;
  return target.base > 0 && target.base < end_of_space && target.base % static_cast<MPI_Aint>(page_size()) == 0 &&
         target.end == 0;
}

/// Makes the window in which each process shows the end of what it has attached.
int open_ends(DynamicWindow& dynamic, const CollectiveCall& together) {
  // MPICH 4.0 reads from the neighbouring segment if the size is not a multiple of 16.
  constexpr MPI_Aint size = 16;
  const int code = together.made_everywhere(
      MPI_Win_allocate(size, sizeof(std::int64_t), MPI_INFO_NULL, together.host(), &dynamic.own_end, &dynamic.ends));
  if (code != MPI_SUCCESS) return code;
  MPI_Win_set_errhandler(dynamic.ends, MPI_ERRORS_RETURN);
  *dynamic.own_end = 0;
  // No process reads before all have written.
  return together.everywhere(true) ? MPI_Win_lock_all(MPI_MODE_NOCHECK, dynamic.ends) : MPI_ERR_OTHER;
}

std::int64_t read_end(DynamicWindow& dynamic, int rank) {
  if (dynamic.ends == MPI_WIN_NULL) return dynamic.lonely_end;
  std::int64_t& end = dynamic.end_of_other = 0;
  const bool read = MPI_Get(&end, 1, MPI_INT64_T, rank, 0, 1, MPI_INT64_T, dynamic.ends) == MPI_SUCCESS &&
                    MPI_Win_flush(rank, dynamic.ends) == MPI_SUCCESS;
  return read && end >= 0 && end <= end_of_memory ? end : 0;
}

/// The dynamic window of an argument; null, and the call failed, when it is of another flavor.
DynamicWindow* dynamic_window(Call& call, Window& window) {
  if (!call.failed() && !window.dynamic) {
    call.fail(guest_MPI_ERR_RMA_FLAVOR, "win was not made by MPI_Win_create_dynamic");
  }
  return window.dynamic.get();
}

/// True when [base, base + size) has a byte in common with something that is attached. What is attached has none in
/// common.
bool overlaps(const std::map<Address, std::uint32_t>& attached, Address base, std::uint32_t size) {
  const auto behind = attached.lower_bound(base);
  if (behind != attached.end() && number(behind->first) < std::int64_t{number(base)} + size) return true;
  if (behind == attached.begin()) return false;
  const auto [other, length] = *std::prev(behind);
  return number(base) < std::int64_t{number(other)} + length;
}

}  // namespace

void end_dynamic(DynamicWindow& dynamic) {
  if (dynamic.ends == MPI_WIN_NULL) return;
  MPI_Win_unlock_all(dynamic.ends);
  MPI_Win_free(&dynamic.ends);
}

MPI_Aint TargetArguments::dynamic_target(const char* argument, std::int32_t displacement, int host_rank,
                                         std::int64_t count, const Datatype& type, Window& window) {
  const auto address = static_cast<Address>(displacement);
  DynamicWindow::Target& target = window.dynamic->targets[static_cast<std::size_t>(host_rank)];
  const CoveredBytes covered =
      count == 0 || type.size == 0 ? CoveredBytes{0, 0} : covered_bytes(Wide{number(address)}, count, type);
  if (covered.end > target.end) target.end = read_end(*window.dynamic, host_rank);
  if (covered.within(static_cast<std::uint64_t>(target.end))) return target.base + static_cast<MPI_Aint>(address);
  fail(guest_MPI_ERR_RMA_RANGE,
       fmt::format("{} is {:#x}: {} elements there cover addresses {} to {} of rank {}, which has attached no memory "
                   "behind {}",
                   argument, address, count, CoveredBytes::shown(covered.begin), CoveredBytes::shown(covered.end),
                   host_rank, target.end));
  return 0;
}

Code guest_MPI_Win_create_dynamic(Context* context, Handle info, Handle comm, Address win) {
  Call call(*context, "MPI_Win_create_dynamic", comm);
  const WindowArguments arguments(call, comm, info, 0, 1, win);
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, arguments.comm);
  return call.failed() ? call.raise() : open_dynamic_window(call, arguments, together);
}

Code open_dynamic_window(Call& call, const WindowArguments& arguments, const CollectiveCall& together) {
  auto window = std::make_unique<Window>();
  window->flavor = guest_MPI_WIN_FLAVOR_DYNAMIC;
  window->segments.assign(static_cast<std::size_t>(arguments.comm.size), no_segment);
  window->dynamic = std::make_unique<DynamicWindow>();
  int code = MPI_SUCCESS;
  const DynamicWindow::Target mine{reinterpret_cast<MPI_Aint>(call.context().memory.base()), 0};
  window->dynamic->targets = together.gather(mine, code);
  if (code == MPI_SUCCESS && !std::ranges::all_of(window->dynamic->targets, is_possible)) code = MPI_ERR_OTHER;
  if (code == MPI_SUCCESS && arguments.comm.size == 1) {
    window->dynamic->own_end = &window->dynamic->lonely_end;
    code = make_single_process_window(*window, arguments);
  } else if (code == MPI_SUCCESS) {
    code = together.made_everywhere(
        MPI_Win_create_dynamic(HostHints(HintsFor::window, arguments.info).host(), together.host(), &window->host));
    if (code != MPI_SUCCESS) return call.raise_host(code);
    if (has_separate_data(window->host)) return refuse_component(call, *window);
    if (!together.everywhere(!finds_wrong_memory(window->host))) {
      MPI_Win_free(&window->host);
      call.fail(guest_MPI_ERR_UNSUPPORTED_OPERATION,
                "osc/ucx of Open MPI before 5.0 reads beside its list of attached memory; OMPI_MCA_osc=^ucx chooses "
                "another component");
      return call.raise();
    }
    code = open_ends(*window->dynamic, together);
  }
  return code == MPI_SUCCESS ? give_window(call, arguments, std::move(window)) : call.raise_host(code);
}

Code guest_MPI_Win_attach(Context* context, Handle win, Address base, std::int32_t size) {
  Call call(*context, "MPI_Win_attach", win);
  Window& window = call.window("win", win);
  if (size < 0) call.fail(guest_MPI_ERR_SIZE, fmt::format("size is {}, but it must not be negative", size));
  void* memory = call.failed() ? nullptr : call.result_bytes("base", base, size);
  if (!call.failed() && base == guest::null_address) call.fail(guest_MPI_ERR_BUFFER, "base is a null pointer");
  DynamicWindow* dynamic = dynamic_window(call, window);
  if (!call.failed() &&
      (dynamic->attached.contains(base) || overlaps(dynamic->attached, base, static_cast<std::uint32_t>(size)))) {
    call.fail(guest_MPI_ERR_RMA_ATTACH, fmt::format("memory at {:#x} is already attached", base));
  }
  if (!call.failed() && dynamic->attached.size() >= most_blocks_in_window(window))
    call.fail(
        guest_MPI_ERR_RMA_ATTACH,
        fmt::format("the window has {} blocks already, as many as this MPI library takes", dynamic->attached.size()));
  Quota& blocks = context->attached_blocks;
  if (!call.failed() && !blocks.has_room_for(1))
    call.fail(guest_MPI_ERR_NO_MEM, fmt::format("the dynamic windows have {} blocks already", blocks.most()));
  if (call.failed()) return call.raise();
  // Before the library has it, so that no other thread attaches it meanwhile.
  dynamic->attached[base] = static_cast<std::uint32_t>(size);
  dynamic->blocks.change_to(blocks, dynamic->attached.size());
  const int code = window.own ? MPI_SUCCESS : MPI_Win_attach(window.host, memory, size);
  if (code != MPI_SUCCESS) {
    dynamic->attached.erase(base);
    dynamic->blocks.change_to(blocks, dynamic->attached.size());
    return call.raise_host(code);
  }
  *dynamic->own_end = std::max(*dynamic->own_end, std::int64_t{number(base)} + size);
  if (!window.own) MPI_Win_sync(dynamic->ends);
  return 0;
}

Code guest_MPI_Win_detach(Context* context, Handle win, Address base) {
  Call call(*context, "MPI_Win_detach", win);
  Window& window = call.window("win", win);
  DynamicWindow* dynamic = dynamic_window(call, window);
  if (!call.failed() && !dynamic->attached.contains(base)) {
    call.fail(guest_MPI_ERR_RMA_ATTACH, fmt::format("base is {:#x}, where no memory is attached", base));
  }
  if (call.failed()) return call.raise();
  const auto detached = dynamic->attached.extract(base);
  dynamic->blocks.change_to(context->attached_blocks, dynamic->attached.size());
  const std::uint32_t size = detached.mapped();
  const int code = window.own ? MPI_SUCCESS : MPI_Win_detach(window.host, context->memory.at(base));
  if (code == MPI_SUCCESS) return 0;
  dynamic->attached.try_emplace(base, size);
  dynamic->blocks.change_to(context->attached_blocks, dynamic->attached.size());
  return call.raise_host(code);
}

}  // namespace mpiwasm::calls
