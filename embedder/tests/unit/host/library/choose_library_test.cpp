#include "host/library/choose_library.hpp"

#include <gtest/gtest.h>

namespace mpiwasm::host {
namespace {

const Library open_mpi{"/usr/lib/libmpi.so.40", Family::openmpi, Implementation::openmpi, "in the loader's path"};
const Library mpich{"/usr/lib/libmpich.so.12", Family::mpich, Implementation::mpich, "in the loader's path"};
const Library mpich_abi{"/opt/mpich/lib/libmpi_abi.so.1", Family::mpi_abi, Implementation::mpich, "in LD_LIBRARY_PATH"};

Launcher mpirun() {
  return *detect_launcher(Environment{{{"OMPI_COMM_WORLD_SIZE", "2"}, {"OMPI_COMM_WORLD_RANK", "0"}}});
}
Launcher hydra() { return *detect_launcher(Environment{{{"PMI_SIZE", "2"}, {"PMI_RANK", "0"}}}); }
Launcher srun_with_pmi() {
  return *detect_launcher(Environment{{{"SLURM_STEP_ID", "0"}, {"SLURM_STEP_NUM_TASKS", "2"}, {"PMI_RANK", "0"}}});
}
Launcher srun_without_pmi() {
  return *detect_launcher(Environment{{{"SLURM_STEP_ID", "0"}, {"SLURM_STEP_NUM_TASKS", "2"}}});
}

Situation both() { return {std::nullopt, {open_mpi, mpich}, {Family::openmpi, Family::mpich}, std::nullopt}; }

LibraryRequest asking_for(const std::string& text) { return *LibraryRequest::parse(text); }

std::string chosen(const Situation& situation, const std::string& request = "") {
  const auto choice = choose_library(asking_for(request), situation);
  return choice ? choice->library.path.string() : "error: " + choice.error();
}

TEST(LibraryRequest, Parses) {
  EXPECT_EQ(asking_for("").kind, LibraryRequest::Kind::automatic);
  EXPECT_EQ(asking_for("none").kind, LibraryRequest::Kind::none);
  EXPECT_EQ(asking_for("abi").family, Family::mpi_abi);
  EXPECT_EQ(asking_for("/opt/lib/libmpi.so").path, "/opt/lib/libmpi.so");
  EXPECT_FALSE(LibraryRequest::parse("lam"));
}

TEST(ChooseLibrary, TakesTheFirstWithoutALauncher) { EXPECT_EQ(chosen(both()), open_mpi.path); }

TEST(ChooseLibrary, FollowsTheMpirunOfThePath) {
  Situation situation = both();
  situation.default_implementation = Implementation::mpich;
  EXPECT_EQ(chosen(situation), mpich.path);
}

TEST(ChooseLibrary, FollowsTheLauncher) {
  Situation situation = both();
  situation.launcher = mpirun();
  EXPECT_EQ(chosen(situation), open_mpi.path);
  situation.launcher = hydra();
  EXPECT_EQ(chosen(situation), mpich.path);
  situation.launcher = srun_with_pmi();
  EXPECT_EQ(chosen(situation), mpich.path);
}

TEST(ChooseLibrary, ObeysTheRequest) {
  EXPECT_EQ(chosen(both(), "mpich"), mpich.path);
  Situation situation = both();
  situation.launcher = srun_with_pmi();
  EXPECT_EQ(chosen(situation, "openmpi"), open_mpi.path);
}

TEST(ChooseLibrary, RefusesAMismatchAndNamesBoth) {
  Situation situation = both();
  situation.launcher = mpirun();
  EXPECT_EQ(
      chosen(situation, "mpich"),
      "error: the MPI library does not match the launcher: started by Open MPI's mpirun (OMPI_COMM_WORLD_SIZE=2), "
      "but MPICH (/usr/lib/libmpich.so.12) was requested; start it with MPICH's own launcher, or omit --mpi and "
      "MPIWASM_MPI");
  situation.launcher = hydra();
  EXPECT_NE(chosen(situation, "openmpi").find("does not match the launcher"), std::string::npos);
  situation.libraries = {open_mpi};
  EXPECT_NE(chosen(situation, "/usr/lib/libmpi.so.40").find("does not match the launcher"), std::string::npos);
}

TEST(ChooseLibrary, SaysWhatIsMissingUnderALauncher) {
  Situation situation = both();
  situation.launcher = hydra();
  situation.libraries = {open_mpi};
  EXPECT_EQ(chosen(situation),
            "error: started by MPICH's mpiexec (Hydra) (PMI_SIZE=2), but no MPICH library was found, only Open MPI "
            "(/usr/lib/libmpi.so.40); load its module, or name the file with --mpi PATH");
}

TEST(ChooseLibrary, TakesTheStandardAbiOfTheLaunchersMaker) {
  Situation situation{hydra(), {open_mpi, mpich_abi}, {Family::openmpi, Family::mpi_abi}, std::nullopt};
  EXPECT_EQ(chosen(situation), mpich_abi.path);
  situation.launcher = mpirun();
  situation.libraries = {mpich_abi, open_mpi};
  EXPECT_EQ(chosen(situation), open_mpi.path);
}

TEST(ChooseLibrary, PassesOverLibrariesWithoutAnAdapter) {
  Situation situation{std::nullopt, {mpich_abi, mpich}, {Family::mpich}, std::nullopt};
  EXPECT_EQ(chosen(situation), mpich.path);
  situation.adapters = {};
  EXPECT_NE(chosen(situation).find("without an adapter for MPI-5 ABI (/opt/mpich/lib/libmpi_abi.so.1), MPICH"),
            std::string::npos);
}

TEST(ChooseLibrary, SaysThatThereIsNone) {
  EXPECT_NE(chosen({}).find("no MPI library was found"), std::string::npos);
  Situation situation = both();
  EXPECT_NE(chosen(situation, "abi").find("no MPI-5 ABI library was found, only Open MPI"), std::string::npos);
  EXPECT_NE(chosen(situation, "none").find("--mpi none forbids it"), std::string::npos);
}

TEST(ChooseLibrary, RefusesUnconnectedProcesses) {
  Situation situation = both();
  situation.launcher = srun_without_pmi();
  EXPECT_NE(chosen(situation).find("each would run alone; use srun --mpi=pmix"), std::string::npos);
}

Situation without_libraries() { return {std::nullopt, {}, {Family::openmpi, Family::serial}, std::nullopt}; }

Launcher mpirun_of_one() { return *detect_launcher(Environment{{{"OMPI_COMM_WORLD_SIZE", "1"}}}); }

constexpr auto built_in = "libmpiwasm-host-serial.so";

TEST(ChooseLibrary, RunsOneRankWithoutAnyLibrary) {
  Situation situation = without_libraries();
  const auto choice = choose_library(asking_for(""), situation);
  ASSERT_TRUE(choice) << choice.error();
  EXPECT_EQ(choice->library.family, Family::serial);
  EXPECT_EQ(choice->reason, "no launcher, so one rank; no MPI library was found");
  situation.launcher = mpirun_of_one();
  EXPECT_EQ(chosen(situation), built_in);
}

TEST(ChooseLibrary, NeverRunsSeveralRanksAlone) {
  Situation situation = without_libraries();
  for (const Launcher& launcher : {mpirun(), hydra(), srun_with_pmi(), srun_without_pmi()}) {
    situation.launcher = launcher;
    EXPECT_NE(chosen(situation), built_in) << launcher.name;
    const std::string refusal = chosen(situation, "serial");
    EXPECT_TRUE(refusal.starts_with("error: started by " + launcher.name)) << refusal;
    EXPECT_EQ(refusal.find('\n'), std::string::npos);
  }
  // A launcher that does not report how many processes it started.
  situation.launcher = *detect_launcher(Environment{{{"PMIX_RANK", "0"}}});
  EXPECT_NE(chosen(situation), built_in);
  EXPECT_NE(chosen(situation, "serial"), built_in);
}

TEST(ChooseLibrary, PrefersAnInstalledLibraryToTheBuiltIn) {
  Situation situation = both();
  situation.adapters.push_back(Family::serial);
  EXPECT_EQ(chosen(situation), open_mpi.path);
  EXPECT_EQ(chosen(situation, "serial"), built_in);
}

TEST(ChooseLibrary, RunsAloneOnlyWhenNothingElseWasAskedFor) {
  EXPECT_NE(chosen(without_libraries(), "openmpi"), built_in);
  EXPECT_NE(chosen(without_libraries(), "none"), built_in);
}

TEST(ChooseLibrary, SaysWhenTheBuiltInIsMissing) {
  Situation situation = both();
  EXPECT_EQ(chosen(situation, "serial"), "error: this mpiwasm was built without the built-in serial MPI");
}

}  // namespace
}  // namespace mpiwasm::host
