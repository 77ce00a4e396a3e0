// Finds real shared objects: tiny stand-ins for MPI libraries that CMake builds beside this test.
#include "host/library/find_libraries.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>

#include "host/library/open_library.hpp"
#include "host/library/shared_object.hpp"
#include "wasm/temporary_directory.hpp"

namespace mpiwasm::host {
namespace {

namespace fs = std::filesystem;

const fs::path stand_ins{MPIWASM_STAND_INS};

TEST(IdentifyLibrary, TellsFamiliesBySymbols) {
  const auto open_mpi = identify_library(stand_ins / "openmpi/libmpi.so.40");
  ASSERT_TRUE(open_mpi);
  EXPECT_EQ(open_mpi->family, Family::openmpi);
  const auto mpich = identify_library(stand_ins / "mpich/libmpi.so.12");
  ASSERT_TRUE(mpich);
  EXPECT_EQ(mpich->family, Family::mpich);
  const auto abi = identify_library(stand_ins / "mpich/libmpi_abi.so.1");
  ASSERT_TRUE(abi);
  EXPECT_EQ(abi->family, Family::mpi_abi);
  EXPECT_EQ(abi->implementation, Implementation::mpich);
}

TEST(IdentifyLibrary, RefusesOtherFiles) {
  const tests::TemporaryDirectory temporary;
  const fs::path text = temporary.path() / "libmpi.so.40";
  std::ofstream{text} << "GROUP ( libmpi.so )";
  EXPECT_FALSE(identify_library(text));
  std::ofstream{text}.flush();
  EXPECT_FALSE(identify_library(text));
  EXPECT_FALSE(identify_library(temporary.path()));
  EXPECT_FALSE(identify_library(temporary.path() / "nothing"));
  EXPECT_FALSE(identify_library("/proc/self/exe")) << "a program without MPI_Init";
  const fs::path fifo = temporary.path() / "fifo";
  ASSERT_EQ(::mkfifo(fifo.c_str(), 0600), 0);
  EXPECT_FALSE(identify_library(fifo));
}

TEST(IdentifyLibrary, SurvivesTruncation) {
  std::ifstream stream{stand_ins / "openmpi/libmpi.so.40", std::ios::binary};
  const std::string whole{std::istreambuf_iterator<char>{stream}, {}};
  ASSERT_GT(whole.size(), 1000U);
  const tests::TemporaryDirectory temporary;
  const fs::path cut = temporary.path() / "libmpi.so.40";
  for (std::size_t size = 0; size < whole.size(); size += 97) {
    std::ofstream{cut, std::ios::binary} << whole.substr(0, size);
    const auto identity = identify_library(cut);
    // The section headers stand at the end; without them nothing is known.
    if (size < whole.size() / 2) {
      EXPECT_FALSE(identity) << size;
    } else if (identity) {
      EXPECT_EQ(identity->family, Family::openmpi);
    }
  }
}

TEST(FindLibraries, KeepsTheOrderOfPlacesAndNamesEachOnce) {
  const auto found = find_libraries({{stand_ins / "mpich", "first"},
                                     {stand_ins / "nowhere", "missing"},
                                     {stand_ins / "openmpi", "second"},
                                     {stand_ins / "openmpi" / ".." / "mpich", "again"}});
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].path.filename(), "libmpi.so.12");
  EXPECT_EQ(found[0].found, "first");
  EXPECT_EQ(found[1].path.filename(), "libmpi_abi.so.1");
  EXPECT_EQ(found[2].family, Family::openmpi);
}

// Debian has all launchers in /usr/bin and all libraries in one directory.
TEST(FindLibraries, NamesALauncherOnlyForTheLibrariesThatItStarts) {
  const auto found = find_libraries({{stand_ins / "mpich", "beside /usr/bin/orterun", Implementation::openmpi},
                                     {stand_ins / "openmpi", "beside /usr/bin/orterun", Implementation::openmpi}});
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].found, fmt::format("in {}", (stand_ins / "mpich").string()));
  EXPECT_EQ(found[2].found, "beside /usr/bin/orterun");
}

TEST(SearchPlaces, PutLaunchersFirst) {
  const Environment environment{{{"LD_LIBRARY_PATH", "/a:/b"}, {"I_MPI_ROOT", "/intel"}, {"PATH", "/nowhere"}}};
  const auto places = search_places(environment, {"/opt/openmpi/bin/orted"});
  ASSERT_GT(places.size(), 10U);
  EXPECT_EQ(places[0].directory, "/opt/openmpi/lib");
  EXPECT_EQ(places[0].reason, "beside /opt/openmpi/bin/orted");
  EXPECT_EQ(places[0].launcher_of, Implementation::openmpi);
  EXPECT_EQ(places[4].directory, "/a");
  EXPECT_EQ(places[5].directory, "/b");
  EXPECT_EQ(places[6].directory, "/intel/lib");
}

TEST(SearchPlaces, DoNotDependOnWhereTheProcessStands) {
  const Environment environment{{{"LD_LIBRARY_PATH", ".:lib:/a"}, {"I_MPI_ROOT", "intel"}, {"PATH", "bin:."}}};
  const auto places = search_places(environment, {});
  ASSERT_FALSE(places.empty());
  EXPECT_EQ(places[0].directory, "/a");
  for (const SearchPlace& place : places) EXPECT_TRUE(place.directory.is_absolute()) << place.directory;
  EXPECT_EQ(find_mpirun(environment), std::nullopt);
}

TEST(AskVersion, AsksTheLibrary) {
  EXPECT_EQ(ask_version(stand_ins / "openmpi/libmpi.so.40"), "Stand-in for Open MPI 4.1");
  EXPECT_EQ(ask_version(stand_ins / "nothing.so"), "");
}

TEST(FindAdapters, LooksForTheirFiles) {
  const tests::TemporaryDirectory temporary;
  EXPECT_TRUE(find_adapters(temporary.path()).empty());
  std::ofstream{temporary.path() / "libmpiwasm-host-mpich.so"} << "x";
  EXPECT_EQ(find_adapters(temporary.path()), std::vector<Family>{Family::mpich});
}

TEST(OpenLibrary, SaysWhatCannotBeLoaded) {
  const tests::TemporaryDirectory temporary;
  const Library missing{temporary.path() / "libmpi.so.40", Family::openmpi, Implementation::openmpi, "test"};
  const auto no_library = open_library(missing, temporary.path(), {});
  ASSERT_FALSE(no_library);
  EXPECT_NE(no_library.error().find("the MPI library cannot be loaded"), std::string::npos);
  const Library present{stand_ins / "openmpi/libmpi.so.40", Family::openmpi, Implementation::openmpi, "test"};
  const auto no_adapter = open_library(present, temporary.path(), {});
  ASSERT_FALSE(no_adapter);
  EXPECT_NE(no_adapter.error().find("the adapter for Open MPI cannot be loaded"), std::string::npos);
}

}  // namespace
}  // namespace mpiwasm::host
