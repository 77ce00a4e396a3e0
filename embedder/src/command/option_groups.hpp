// Options that several commands share, in the groups of the help.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "command/options.hpp"

namespace mpiwasm::command {

void add_cache_options(CLI::App& app, CacheOptions& cache);
CLI::Option* add_backend_option(CLI::App& app, std::string& backend);
void add_mpi_option(CLI::App& app, std::string& mpi);
void add_blas_option(CLI::App& app, std::string& blas);
void add_fftw_option(CLI::App& app, std::string& fftw);
void add_timings_option(CLI::App& app, bool& timings);
void add_memory_limit(CLI::App& app, std::optional<std::uint64_t>& most_memory);
CLI::Option* add_checkpoint_form_option(CLI::App& app, std::string& form);
/// Where options of run and restart are the same, only those of run have twins in the environment.
void add_checkpoint_options(CLI::App& app, double& interval, std::uint64_t& at, std::string& after,
                            std::string& compression, std::string& stage);
void add_run_options(CLI::App& app, RunOptions& run);

}  // namespace mpiwasm::command
