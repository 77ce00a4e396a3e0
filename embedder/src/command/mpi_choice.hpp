// What is known of the job and its MPI libraries, gathered once for run and info.
#pragma once

#include <string>

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

}  // namespace mpiwasm::command
