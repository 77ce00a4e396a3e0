#include "host/library/launcher.hpp"

#include <gtest/gtest.h>

namespace mpiwasm::host {
namespace {

using Variables = std::map<std::string, std::string, std::less<>>;

std::optional<Launcher> detect(Variables variables) { return detect_launcher(Environment{std::move(variables)}); }

TEST(Launcher, NoneWhenStartedByHand) { EXPECT_FALSE(detect({{"PATH", "/usr/bin"}, {"HOME", "/home/ada"}})); }

TEST(Launcher, OpenMpi) {
  const auto launcher = detect({{"OMPI_COMM_WORLD_SIZE", "2"}, {"OMPI_COMM_WORLD_RANK", "1"}, {"PMIX_RANK", "1"}});
  ASSERT_TRUE(launcher);
  EXPECT_EQ(launcher->requires_implementation, Implementation::openmpi);
  EXPECT_EQ(launcher->size, 2);
  EXPECT_EQ(launcher->rank, 1);
  EXPECT_EQ(launcher->evidence, "OMPI_COMM_WORLD_SIZE=2");
}

TEST(Launcher, Hydra) {
  const auto launcher = detect({{"PMI_FD", "6"}, {"PMI_RANK", "3"}, {"PMI_SIZE", "4"}, {"HYDI_CONTROL_FD", "7"}});
  ASSERT_TRUE(launcher);
  EXPECT_EQ(launcher->name, "MPICH's mpiexec (Hydra)");
  EXPECT_EQ(launcher->requires_implementation, Implementation::mpich);
  EXPECT_EQ(launcher->size, 4);
  EXPECT_EQ(launcher->rank, 3);
}

TEST(Launcher, IntelMpi) {
  const auto launcher = detect({{"PMI_RANK", "0"}, {"PMI_SIZE", "4"}, {"I_MPI_HYDRA_BOOTSTRAP", "ssh"}});
  ASSERT_TRUE(launcher);
  EXPECT_EQ(launcher->name, "Intel MPI's mpiexec");
}

TEST(Launcher, SlurmWithPmixPrefersOpenMpi) {
  const auto launcher =
      detect({{"SLURM_STEP_ID", "0"}, {"SLURM_STEP_NUM_TASKS", "8"}, {"SLURM_PROCID", "5"}, {"PMIX_RANK", "5"}});
  ASSERT_TRUE(launcher);
  EXPECT_FALSE(launcher->requires_implementation);
  EXPECT_EQ(launcher->prefers_implementation, Implementation::openmpi);
  EXPECT_EQ(launcher->rank, 5);
}

TEST(Launcher, SlurmWithPmi2PrefersMpich) {
  const auto launcher = detect(
      {{"SLURM_STEP_ID", "0"}, {"SLURM_STEP_NUM_TASKS", "8"}, {"PMI_RANK", "5"}, {"PMI_SIZE", "8"}, {"PMI_FD", "9"}});
  ASSERT_TRUE(launcher);
  EXPECT_FALSE(launcher->requires_implementation);
  EXPECT_EQ(launcher->prefers_implementation, Implementation::mpich);
}

TEST(Launcher, SlurmWithoutPmiDoesNotConnect) {
  const auto launcher = detect({{"SLURM_STEP_ID", "0"}, {"SLURM_STEP_NUM_TASKS", "8"}});
  ASSERT_TRUE(launcher);
  EXPECT_FALSE(launcher->connects_processes);
}

TEST(Launcher, BatchShellOfSlurmIsNoLauncher) {
  EXPECT_FALSE(detect({{"SLURM_JOB_ID", "77"}, {"SLURM_NTASKS", "8"}, {"SLURM_PROCID", "0"}}));
}

TEST(Launcher, MpirunInsideSlurmIsMpirun) {
  const auto launcher = detect(
      {{"SLURM_STEP_ID", "0"}, {"SLURM_STEP_NUM_TASKS", "2"}, {"OMPI_COMM_WORLD_SIZE", "16"}, {"PMIX_RANK", "3"}});
  ASSERT_TRUE(launcher);
  EXPECT_EQ(launcher->name, "Open MPI's mpirun");
}

TEST(Launcher, FluxTakesAnyLibrary) {
  const auto launcher = detect({{"FLUX_JOB_ID", "f1"}, {"FLUX_TASK_RANK", "1"}, {"PMI_RANK", "1"}, {"PMI_SIZE", "2"}});
  ASSERT_TRUE(launcher);
  EXPECT_EQ(launcher->name, "Flux");
  EXPECT_FALSE(launcher->requires_implementation);
}

TEST(Launcher, ExecutablesTellTheirMaker) {
  EXPECT_EQ(implementation_of_executable("/usr/bin/mpirun.openmpi"), Implementation::openmpi);
  EXPECT_EQ(implementation_of_executable("/opt/openmpi/bin/orted"), Implementation::openmpi);
  EXPECT_EQ(implementation_of_executable("/opt/openmpi/bin/prterun"), Implementation::openmpi);
  EXPECT_EQ(implementation_of_executable("/usr/bin/hydra_pmi_proxy"), Implementation::mpich);
  EXPECT_EQ(implementation_of_executable("/usr/bin/mpiexec.hydra"), Implementation::mpich);
  EXPECT_EQ(implementation_of_executable("/bin/bash"), std::nullopt);
}

}  // namespace
}  // namespace mpiwasm::host
