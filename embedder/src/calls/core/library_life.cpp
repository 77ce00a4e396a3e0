// See library_life.hpp.
#include "calls/core/library_life.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

#include "calls/checkpoint/all_or_none.hpp"
#include "calls/checkpoint/messages.hpp"
#include "calls/checkpoint/stopping.hpp"
#include "calls/checkpoint/windows.hpp"
#include "calls/communicators/exchanges.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/core/call.hpp"
#include "calls/core/predefined.hpp"
#include "calls/datatypes/whole_numbers.hpp"
#include "calls/messages/buffered_sends.hpp"
#include "calls/messages/freed_requests.hpp"
#include "calls/tools/tools.hpp"
#include "translate/started_world.hpp"

#if defined(OPEN_MPI)
/// Open MPI's number of communicators with processes of several jobs.
extern "C" [[gnu::weak]] int ompi_comm_num_dyncomm;
#endif

namespace mpiwasm::calls {

namespace {

#if defined(OPEN_MPI)
/// Open MPI opens its components for topologies at the first use, and lets a second thread in meanwhile.
void open_topology_components() {
  constexpr int one_process = 1;
  constexpr int not_periodic = 0;
  MPI_Comm grid = MPI_COMM_NULL;
  if (MPI_Cart_create(MPI_COMM_SELF, 1, &one_process, &not_periodic, 0, &grid) == MPI_SUCCESS) MPI_Comm_free(&grid);
}

/// MPI_Finalize of Open MPI lists the communicators that are left between jobs, in as much memory as it has counted. It
/// counts one down twice that is freed when its number is lower than that of the one it was made of; and one that
/// messages are under way on is in the list when it is not counted any more. Of none it makes no list. Open MPI 5 waits
/// for the processes in it, which native ones do as well, but what it has counted down twice is then too little; Open
/// MPI 4 compares its length with another number first.
void make_no_list_of_jobs(const Context& context) {
  constexpr Release waits{5, 0, 0};
  const bool waits_for_native = context.library.release >= waits && context.options.has_native_peers;
  const bool may_wait = waits_for_native && !context.has_freed_between_jobs;
  if (!may_wait && &ompi_comm_num_dyncomm != nullptr) ompi_comm_num_dyncomm = 0;
}
#else
void open_topology_components() {}
void make_no_list_of_jobs(const Context&) {}
#endif

/// Open MPI writes messages past the end of buffers that are too small; MPICH and its relatives hand out what they have
/// not filled, and so does Open MPI where it converts data that a file does not have.
void choose_allocations(const Context& context) {
  using Name = LibraryVersion::Name;
  if (context.library.name == Name::built_in) return;
  const bool is_open_mpi = context.library.name == Name::open_mpi;
  if (is_open_mpi) translate::allocations_for_reads = context.options.cleared_allocations;
  // They need more addresses than a limit may leave.
  const host::BufferAllocations* separate = is_open_mpi ? context.options.separate_allocations : nullptr;
  if (separate != nullptr && separate->start()) {
    translate::allocations_for_messages = separate;
    translate::allocations_for_files = context.options.separate_allocations_of_files;
    translate::allocations_for_begun_files = separate;
    return;
  }
  translate::allocations_for_messages = context.options.cleared_allocations;
  const host::BufferAllocations* of_files = context.options.cleared_allocations_of_files;
  if (of_files != nullptr) (void)of_files->start();
  translate::allocations_for_files = of_files;
  translate::allocations_for_begun_files = of_files;
}

/// Open MPI's collective operations on files leave requests in a list that all threads go through without a lock. With
/// this component there are none.
void keep_files_simple() { (void)::setenv("OMPI_MCA_fcoll", "individual", 1); }

/// For programs that may go on under a library with fewer tags: Open MPI has 2^31, MPICH 2^28 and less.
constexpr int largest_saved_tag = (1 << 22) - 1;

/// While a job is saved, one thread only is in calls of MPI.
void limit_level(const Context& context, int& level) {
  if (context.options.has_threads && context.options.can_be_saved) level = std::min(level, int{MPI_THREAD_FUNNELED});
}

}  // namespace

void start_library(Context& context, const char* function, int required, int* provided) {
  if (context.library_running) {
    MPI_Query_thread(provided);
    limit_level(context, *provided);
    context.thread_level = translate::guest_value(translate::thread_level_rows, *provided);
    return;
  }
  *provided = MPI_THREAD_SINGLE;
  limit_level(context, required);
  if (context.options.library_starts) context.options.library_starts();
  if (required == MPI_THREAD_MULTIPLE) keep_files_simple();
  let_variables_go(context);
  const int code = MPI_Init_thread(nullptr, nullptr, required, provided);
  if (code != MPI_SUCCESS) end_guest(context, 1, fmt::format("{}: the MPI library did not start", function), false);
  limit_level(context, *provided);
  context.thread_level = translate::guest_value(translate::thread_level_rows, *provided);
  context.library_running = true;
  context.library = library_version();
  // By which MPI_Cancel knows receives.
  if (context.library.must_not_cancel_sends()) context.requests.keep_notes();
  choose_allocations(context);
  take_variables_again(context);
  if (context.options.library_started) context.options.library_started(host::started_world());
  // Errors are raised by mpiwasm, also those of calls that belong to no communicator.
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  if (context.options.has_threads && *provided == MPI_THREAD_MULTIPLE) open_topology_components();
  define_predefined_objects(context);
  MPI_Comm_rank(MPI_COMM_WORLD, &context.world_rank);
  const int* bound = nullptr;
  int found = 0;
  MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &bound, &found);
  if (found != 0) context.tag_upper_bound = *bound;
  if (context.options.can_be_saved) context.tag_upper_bound = std::min(context.tag_upper_bound, largest_saved_tag);
  if (!context.options.has_native_peers &&
      (make_private_world() != MPI_SUCCESS || make_private_parent() != MPI_SUCCESS))
    end_guest(context, 1, fmt::format("{}: the MPI library makes no communicator", function), false);
  if (!context.options.has_native_peers) end_unless_all_are_alike(context);
  // Here all processes are, which they need not be together any more when a session is open.
  if (context.options.can_be_saved) (void)job_state(context);
  // Classes may have been added already.
  context.last_used_code = std::max(context.last_used_code, int{guest_MPI_ERR_LASTCODE});
}

void update_running(Context& context) {
  context.running = context.world_running || context.open_sessions > 0;
  context.ordinary =
      context.running && !context.options.trace && context.library_callbacks == 0 && !context.has_read_only_memory;
}

namespace {

/// UCX under MPICH 4.0 ends the process by an assertion when memory of windows is registered until MPI_Finalize.
/// Windows of the same processes are left in all of them, as MPI_Win_free synchronizes them. Collective over all
/// processes; native ones would not take part.
void free_left_windows(Context& context) {
  const LibraryVersion& library = context.library;
  if (library.name != LibraryVersion::Name::mpich || library.release >= Release{4, 1, 0}) return;
  if (context.options.has_native_peers) return;
  std::array<std::int64_t, 1> open{0};
  context.windows.for_each([&](const std::unique_ptr<Window>& window) {
    if (window && !window->epoch_order.is_over()) open[0] = 1;
  });
  if (take_largest({private_world(), false}, open) == MPI_SUCCESS && open[0] == 0) free_windows(context);
}

}  // namespace

int end_library(Context& context) {
  // Messages in buffers of communicators and sessions still go out, also where requests that are left have the buffer.
  const auto release = [](std::shared_ptr<BufferedSends>& buffer) {
    if (buffer) buffer->flush();
    buffer.reset();
  };
  context.communicators.for_each([&](const std::unique_ptr<Communicator>& comm) {
    if (comm) release(comm->buffer);
  });
  context.sessions.for_each([&](Session& session) { release(session.buffer); });
  context.copied_sends.reset();
  context.kept_while_named.clear();
  context.files.clear();
  end_stopping(context);
  free_completed_requests(context);
  // Operations may still hold some.
  context.datatypes.for_each([](const std::shared_ptr<Datatype>& type) {
    if (type) free_host_type(*type);
  });
  context.datatypes.clear();
  free_left_windows(context);
  context.library_running = false;
  make_no_list_of_jobs(context);
  let_variables_go(context);
  const int code = MPI_Finalize();
  // Here all processes have ended theirs, and the library has freed them.
  context.ended_communicators.clear();
  context.left_communicators.clear();
  context.unfreed_communicators.clear();
  // Until now the library could still work on what the guest did not complete.
  context.requests.clear();
  context.kept_for_good.clear();
  context.program_requests.clear();
  context.operations.clear();
  return code;
}

bool allowed_before_init(std::string_view function) {
#define MPIWASM_BEFORE_INIT(name) #name,
  static constexpr std::string_view names[] = {
#include "calls/before_init.inc"
  };
#undef MPIWASM_BEFORE_INIT
  return std::ranges::binary_search(names, function);
}

bool allowed_in_library_callback(std::string_view function) {
#define MPIWASM_IN_CALLBACKS(name) #name,
  static constexpr std::string_view names[] = {
#include "calls/in_callbacks.inc"
  };
#undef MPIWASM_IN_CALLBACKS
  return std::ranges::binary_search(names, function);
}

LibraryCallback::LibraryCallback(Context& context) : context_(context) {
  ++context_.library_callbacks;
  ++current_caller().library_callbacks;
  update_running(context_);
}

LibraryCallback::~LibraryCallback() {
  --context_.library_callbacks;
  --current_caller().library_callbacks;
  update_running(context_);
}

bool allowed_after_finalize(std::string_view function) {
  constexpr int first_version = 4;  // MPI-4.0, 10: at any time; before, libraries could give up all hints
#define MPIWASM_AFTER_FINALIZE(name) #name,
  static constexpr std::string_view names[] = {
#include "calls/after_finalize.inc"
  };
#undef MPIWASM_AFTER_FINALIZE
  if (!std::ranges::binary_search(names, function)) return false;
  int version = 0;
  int subversion = 0;
  return MPI_Get_version(&version, &subversion) == MPI_SUCCESS && version >= first_version;
}

}  // namespace mpiwasm::calls
