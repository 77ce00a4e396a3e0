#include "host/library/connection.hpp"

#include <gtest/gtest.h>

namespace mpiwasm::host {
namespace {

const Library mpich{"/opt/mpich/lib/libmpi.so.12", Family::mpich, Implementation::mpich, "by a test"};
const Library open_mpi{"/opt/openmpi/lib/libmpi.so.40", Family::openmpi, Implementation::openmpi, "by a test"};

std::string problem_of(std::map<std::string, std::string, std::less<>> variables, const World& world,
                       const Library& library = mpich) {
  const auto launcher = detect_launcher(Environment{std::move(variables)});
  return launcher ? why_not_connected(*launcher, library, world) : "";
}

struct Announced {
  const char* name;
  std::map<std::string, std::string, std::less<>> variables;  ///< of the last of four processes
};

const Announced launchers[] = {
    {"OpenMpi", {{"OMPI_COMM_WORLD_SIZE", "4"}, {"OMPI_COMM_WORLD_RANK", "3"}}},
    {"Hydra", {{"PMI_SIZE", "4"}, {"PMI_RANK", "3"}, {"PMI_FD", "7"}}},
    {"MpirunRsh", {{"MV2_COMM_WORLD_SIZE", "4"}, {"MV2_COMM_WORLD_RANK", "3"}, {"PMI_PORT", "node:4711"}}},
    {"Slurm", {{"SLURM_STEP_ID", "0"}, {"SLURM_STEP_NUM_TASKS", "4"}, {"SLURM_PROCID", "3"}, {"PMIX_RANK", "3"}}},
    {"SlurmWithPmi2",
     {{"SLURM_STEP_ID", "0"},
      {"SLURM_STEP_NUM_TASKS", "4"},
      {"SLURM_PROCID", "3"},
      {"PMI_RANK", "3"},
      {"PMI_SIZE", "4"}}},
    {"Pals", {{"PALS_RANKID", "3"}, {"PMI_SIZE", "4"}, {"PMI_RANK", "3"}}},
    {"Flux", {{"FLUX_JOB_ID", "f1"}, {"FLUX_JOB_SIZE", "4"}, {"FLUX_TASK_RANK", "3"}}},
    {"PmixWithoutSize", {{"PMIX_RANK", "3"}}},
};

class Connection : public testing::TestWithParam<Announced> {};

TEST_P(Connection, AProcessAloneAmongFourIsRefused) {
  const std::string problem = problem_of(GetParam().variables, {.size = 1});
  EXPECT_NE(problem.find("4 processes, but MPI_COMM_WORLD of MPICH (/opt/mpich/lib/libmpi.so.12) has 1; "),
            std::string::npos)
      << problem;
}

TEST_P(Connection, TheLauncherIsNamedWithItsEvidence) {
  const auto launcher = detect_launcher(Environment{GetParam().variables});
  const std::string problem = why_not_connected(*launcher, mpich, {.size = 3});
  EXPECT_NE(problem.find(launcher->name + " (" + launcher->evidence + ")"), std::string::npos) << problem;
}

TEST_P(Connection, FourConnectedProcessesPass) { EXPECT_EQ(problem_of(GetParam().variables, {.size = 4}), ""); }

// Several programs, or steps, that were started together: the variables may count those of one.
TEST_P(Connection, MoreThanAnnouncedPass) { EXPECT_EQ(problem_of(GetParam().variables, {.size = 6}), ""); }

TEST_P(Connection, SpawnedProcessesPass) {
  EXPECT_EQ(problem_of(GetParam().variables, {.size = 1, .was_spawned = true}), "");
}

INSTANTIATE_TEST_SUITE_P(EachLauncher, Connection, testing::ValuesIn(launchers),
                         [](const auto& test) { return std::string{test.param.name}; });

TEST(ConnectionWithoutLauncher, BatchScriptsAndAllocationsRunOneProcess) {
  EXPECT_EQ(problem_of({{"SLURM_JOB_ID", "7"}, {"SLURM_NTASKS", "8"}, {"SLURM_PROCID", "0"}}, {.size = 1}), "");
}

// Hydra starts its helpers by srun, one on each node; a shell from "srun --pty" is a step of one task.
TEST(ConnectionInAStep, TheMpiexecInItCounts) {
  const std::map<std::string, std::string, std::less<>> step{{"SLURM_STEP_ID", "0"}, {"SLURM_STEP_NUM_TASKS", "2"},
                                                             {"SLURM_PROCID", "1"},  {"PMI_SIZE", "8"},
                                                             {"PMI_RANK", "5"},      {"PMI_FD", "9"}};
  EXPECT_EQ(problem_of(step, {.size = 8}), "");
  EXPECT_NE(problem_of(step, {.size = 2}), "");
  auto with_hydra = step;
  with_hydra["HYDI_CONTROL_FD"] = "7";
  EXPECT_EQ(detect_launcher(Environment{with_hydra})->name, "MPICH's mpiexec (Hydra)");
}

TEST(ConnectionReport, OneProcessReports) {
  const auto reports = [](Launcher launcher, int rank) {
    launcher.rank = rank;
    return reports_for_all(launcher, {.size = 1});
  };
  const Launcher of_known_size{.name = "a", .evidence = "b", .size = 4};
  EXPECT_TRUE(reports(of_known_size, 0));
  EXPECT_FALSE(reports(of_known_size, 1));
  // Rank 0 of 1 cannot see that it is not alone.
  const Launcher of_unknown_size{.name = "a", .evidence = "b"};
  EXPECT_TRUE(reports(of_unknown_size, 1));
  EXPECT_FALSE(reports(of_unknown_size, 2));
  EXPECT_TRUE(reports_for_all(of_known_size, {.size = 1}));
}

TEST(MisleadingVariables, OpenMpiInAStepOfOneTaskWithoutPmix) {
  using Variables = std::map<std::string, std::string, std::less<>>;
  const auto hidden = [](Variables variables, const Library& library) {
    return misleading_variables(detect_launcher(Environment{std::move(variables)}), library);
  };
  const Variables one{{"SLURM_STEP_ID", "0"}, {"SLURM_STEP_NUM_TASKS", "1"}, {"SLURM_PROCID", "0"}};
  EXPECT_EQ(hidden(one, open_mpi), (std::vector<std::string>{"SLURM_STEP_ID", "SLURM_STEPID"}));
  EXPECT_TRUE(hidden(one, mpich).empty());
  EXPECT_TRUE(hidden({}, open_mpi).empty());
  Variables with_pmix = one;
  with_pmix["PMIX_RANK"] = "0";
  EXPECT_TRUE(hidden(with_pmix, open_mpi).empty());
  Variables two = one;
  two["SLURM_STEP_NUM_TASKS"] = "2";
  EXPECT_TRUE(hidden(two, open_mpi).empty());
}

}  // namespace
}  // namespace mpiwasm::host
