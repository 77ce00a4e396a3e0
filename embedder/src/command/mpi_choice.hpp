// What is known of the job and its MPI libraries, gathered once for run and info.
#pragma once

#include <string>

#include "command/report.hpp"
#include "host/interface/world.hpp"
#include "host/library/choose_library.hpp"
#include "host/library/environment.hpp"

namespace mpiwasm::command {

struct MpiChoice {
  host::Situation situation;
  tl::expected<host::LibraryChoice, std::string> choice;
};

/// `request` is the text of --mpi. The error is about that text.
[[nodiscard]] tl::expected<MpiChoice, std::string> choose_mpi(const std::string& request,
                                                              const host::Environment& environment);

/// After a choice that failed: where the launcher has connected no process, one process of the job reports it; ends all
/// others.
void leave_report_to_first(const host::Situation& situation);

/// The other processes of a job.
enum class Peers { guests, native_too };

/// Before a library is opened: hides from it what would keep it from starting, and chooses what is safe with guests.
void prepare_environment(const host::Situation& situation, const host::Library& library, Peers peers);

/// When it has started: ends this process, with a report by one process of the job, unless the library has connected
/// all that the launcher started.
void insist_on_connection(const Report& report, const host::Situation& situation, const host::Library& library,
                          const host::World& world);

}  // namespace mpiwasm::command
