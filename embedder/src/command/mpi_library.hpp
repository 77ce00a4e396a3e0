// MPI among the host libraries: known by its table until a guest needs it, then a library of this machine behind its
// adapter (src/host).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "command/host_libraries.hpp"
#include "command/mpi_choice.hpp"
#include "command/start_watch.hpp"
#include "guest/granted_files.hpp"

namespace mpiwasm::command {

class MpiLibrary final : public guest::HostLibrary {
 public:
  /// `variables` are the guest's, NAME=VALUE each.
  MpiLibrary(const RunParts& parts, std::vector<std::string> variables, std::unique_ptr<guest::GrantedFiles> files)
      : run_(parts), variables_(std::move(variables)), files_(std::move(files)) {}
  MpiLibrary(const MpiLibrary&) = delete;
  MpiLibrary& operator=(const MpiLibrary&) = delete;
  ~MpiLibrary() override;

  [[nodiscard]] std::string_view name() const override { return "MPI"; }
  [[nodiscard]] std::vector<guest::HostModule> modules() override;
  [[nodiscard]] std::string explain_unknown(std::string_view module, std::string_view function) const override;
  [[nodiscard]] tl::expected<void, guest::SetupFailure> open() override;
  [[nodiscard]] guest::ConfinementNeeds confinement_needs() override;
  void attach(guest::Guest& guest) override;
  [[nodiscard]] std::string why_not_saved() override;
  [[nodiscard]] std::string save(guest::ArchiveWriter& to) override;
  [[nodiscard]] std::string restore(guest::ArchiveReader& from) override;
  [[nodiscard]] std::string describe_read_only(guest::Address place) override;
  [[nodiscard]] std::string unfinished() const override;
  void end() override;

 private:
  [[nodiscard]] host::AdapterOptions adapter_options();
  [[nodiscard]] std::string why_no_spawn() const;
  void watch_start();
  void library_started(const host::World& world);

  RunParts run_;
  std::vector<std::string> variables_;
  std::unique_ptr<guest::GrantedFiles> files_;
  std::optional<MpiChoice> mpi_;
  std::unique_ptr<StartWatch> start_watch_;
  std::unique_ptr<host::Adapter> adapter_;  ///< once it is open
};

}  // namespace mpiwasm::command
