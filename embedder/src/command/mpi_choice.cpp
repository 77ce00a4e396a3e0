#include "command/mpi_choice.hpp"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <span>
#include <thread>

#include "command/exit_codes.hpp"
#include "host/interface/open_mpi_variables.hpp"
#include "host/library/connection.hpp"
#include "host/library/open_library.hpp"
#include "host/library/shared_object.hpp"

namespace mpiwasm::command {
namespace {

/// Launchers may end all processes as soon as one has ended.
constexpr std::chrono::seconds time_for_the_report{1};

struct Setting {
  const char* name;
  const char* value;
};

/// Variables that are part of the wall around guests, whatever the user or the centre has set.
constexpr std::array settings{
    // Libraries test their arguments.
    Setting{"OMPI_MCA_mpi_param_check", "1"},
    Setting{"MPIR_CVAR_ERROR_CHECKING", "1"},
    // Where pieces of a file overlap, Open MPI collects them in a buffer that ends with the last one that begins.
    Setting{"OMPI_MCA_fbtl_posix_write_datasieving", "0"},
    Setting{"OMPI_MCA_fbtl_posix_read_datasieving", "0"},
    // Collective writes of Open MPI that have failed would go on in threads of the C library.
    Setting{"OMPI_MCA_fcoll_vulcan_async_io", "2"},
    // Without it, Open MPI copies up to 7 bytes beyond a variable for a target that is not aligned.
    Setting{"OMPI_MCA_osc_rdma_acc_use_amo", "1"},
    // Its list has 64 otherwise. Behind a block that it refuses, it keeps a lock.
    Setting{host::most_attached_variable, "1024"},
    // Messages that are not received yet lie with others of their kind, up to the largest size that is sent at once:
    // each one alone would take a slot when it arrives during a collective operation (decision 56).
    Setting{"OMPI_MCA_pml_ob1_unexpected_limit", "65536"},
    Setting{"OMPI_MCA_pml_ob1_free_list_inc", "256"},
    // MPICH 5.0 would unpack a buffer to which UCX has not written what was too long.
    Setting{"MPIR_CVAR_UCX_DT_RECV", "1"},
    // MPICH 5.0 over OFI divides by the size of no type when it receives some types with gaps in pieces.
    Setting{"MPIR_CVAR_CH4_OFI_ENABLE_PT2PT_NOPACK", "0"},
    // With a lower one, it takes the acknowledgement of one message for that of another, and what it reads there from
    // unwritten memory for an address.
    Setting{"MPIR_CVAR_CH4_OFI_EAGER_THRESHOLD", "-1"},
};

/// Algorithms that go by what others send. Native processes use them, so beside them guests must, too (decision 60).
constexpr std::array settings_among_guests{
    // In a job of several nodes, Open MPI 5.0 gathers over the guest's communicator which process is on which node, in
    // variables on the stack, and goes by that for places of blocks.
    Setting{"OMPI_MCA_coll_han_priority", "-1"},
    // Others leave a collective write that fails while processes still send, and report success: what was sent meets
    // the next write.
    Setting{"OMPI_MCA_fcoll", "individual"},
    // Where processes may be reordered, this component exits, or goes beyond its arrays, if they share processors or
    // the sockets of the node differ.
    Setting{"OMPI_MCA_topo", "^treematch"},
    // In memory that the processes of a node share, MPICH and its relatives reduce data as far from a cell as they lie
    // from the origin of their type, and broadcast its file's name by a message that another operation can send. These
    // are all operations that go there.
    Setting{"MPIR_CVAR_BARRIER_POSIX_INTRA_ALGORITHM", "mpir"},
    Setting{"MPIR_CVAR_BCAST_POSIX_INTRA_ALGORITHM", "mpir"},
    Setting{"MPIR_CVAR_IBCAST_POSIX_INTRA_ALGORITHM", "mpir"},
    Setting{"MPIR_CVAR_REDUCE_POSIX_INTRA_ALGORITHM", "mpir"},
    Setting{"MPIR_CVAR_IREDUCE_POSIX_INTRA_ALGORITHM", "mpir"},
    Setting{"MPIR_CVAR_ALLREDUCE_POSIX_INTRA_ALGORITHM", "mpir"},
};

void apply(std::span<const Setting> wanted) {
  for (const auto& [name, value] : wanted) (void)::setenv(name, value, 1);
}

}  // namespace

tl::expected<MpiChoice, std::string> choose_mpi(const std::string& text, const host::Environment& environment) {
  const auto request = host::LibraryRequest::parse(text);
  if (!request) return tl::unexpected(request.error());

  host::Situation situation;
  situation.launcher = host::detect_launcher(environment);
  situation.adapters = host::find_adapters(host::adapter_directory(environment));
  if (const auto mpirun = host::find_mpirun(environment))
    situation.default_implementation = host::implementation_of_executable(*mpirun);

  if (request->kind == host::LibraryRequest::Kind::path) {
    const auto identity = host::identify_library(request->path);
    if (!identity) return tl::unexpected(fmt::format("--mpi {}: this is not an MPI library that mpiwasm knows", text));
    situation.libraries.push_back({request->path, identity->family, identity->implementation, "where --mpi says"});
  } else if (auto loaded = host::find_loaded_library()) {
    situation.libraries.push_back(std::move(*loaded));
  } else {
    situation.libraries = host::find_libraries(host::search_places(environment, host::launcher_executables()));
  }
  auto choice = host::choose_library(*request, situation);
  return MpiChoice{std::move(situation), std::move(choice)};
}

void leave_report_to_first(const host::Situation& situation) {
  const auto& launcher = situation.launcher;
  if (!launcher || launcher->connects_processes || launcher->rank.value_or(0) == 0) return;
  std::this_thread::sleep_for(time_for_the_report);
  std::_Exit(mpi_unavailable);
}

void prepare_environment(const host::Situation& situation, const host::Library& library, Peers peers) {
  const auto misleading = host::misleading_variables(situation.launcher, library);
  for (const std::string& name : misleading) (void)::unsetenv(name.c_str());
  // As confinement::prepare_library() does where there is no launcher: Open MPI 4 would start a daemon.
  if (!misleading.empty()) (void)::setenv("OMPI_MCA_ess_singleton_isolated", "1", 0);
  apply(settings);
  if (peers == Peers::guests) apply(settings_among_guests);
  // Windows of this component are refused, which needs its symbols (calls/windows/window_component.hpp). What a user
  // has chosen may be the only one that works.
  if (peers == Peers::guests) (void)::setenv("OMPI_MCA_osc", "^pt2pt", 0);
}

void insist_on_connection(const Report& report, const host::Situation& situation, const host::Library& library,
                          const host::World& world) {
  if (!situation.launcher) return;
  const std::string problem = host::why_not_connected(*situation.launcher, library, world);
  if (problem.empty()) return;
  if (host::reports_for_all(*situation.launcher, world))
    report.error(problem);
  else
    std::this_thread::sleep_for(time_for_the_report);
  // Not MPI_Abort: libraries report that in lines of their own, and there is no job to be ended.
  std::_Exit(mpi_unavailable);
}

}  // namespace mpiwasm::command
