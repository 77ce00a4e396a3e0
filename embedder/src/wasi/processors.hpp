// "mpiwasm_processors_1": the processors of the rank, by which OpenMP places its threads and sched_setaffinity binds
// them (guest-sdk/lib/processors.c, recipes/openmp-runtime). Only programs that call such a function import it.
#pragma once

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "guest/host_library.hpp"
#include "wasi/processor_set.hpp"
#include "wasi/team_limit.hpp"
#include "wasi/topology.hpp"

namespace mpiwasm::wasi {

class ProcessorLibrary final : public guest::HostLibrary {
 public:
  [[nodiscard]] std::string_view name() const override { return "WASI"; }
  [[nodiscard]] std::vector<guest::HostModule> modules() override;
  /// Reads what a confined process cannot read any more.
  [[nodiscard]] tl::expected<void, guest::SetupFailure> open() override;
  void attach(guest::Guest& guest) override { guest_ = &guest; }

  // For the calls.
  [[nodiscard]] guest::LinearMemory memory() const { return guest_->memory(); }
  /// Those that the rank began with: its threads are bound to no others.
  [[nodiscard]] const ProcessorSet& of_rank() const { return of_rank_; }
  [[nodiscard]] const Topology& topology() const { return topology_; }
  [[nodiscard]] const TeamLimit& team_limit() const { return team_limit_; }

 private:
  guest::Guest* guest_ = nullptr;
  ProcessorSet of_rank_;
  Topology topology_;
  TeamLimit team_limit_;
};

}  // namespace mpiwasm::wasi
