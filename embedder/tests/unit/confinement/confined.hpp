// Directories of which two are granted, and processes that are confined to these.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

#include "confinement/confinement.hpp"
#include "in_child.hpp"

namespace mpiwasm::confinement {

namespace fs = std::filesystem;

class Confined : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!find_abilities().files()) GTEST_SKIP() << find_abilities().to_text();
    std::string pattern = fs::temp_directory_path() / "mpiwasm-confined-XXXXXX";
    ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
    root_ = pattern;
    for (const char* directory : {"granted/a", "granted/b", "read-only", "outside"})
      fs::create_directories(root_ / directory);
    for (const char* file : {"granted/a/file", "read-only/file", "outside/file"}) std::ofstream(root_ / file) << "text";
  }
  void TearDown() override { fs::remove_all(root_); }

  [[nodiscard]] std::string at(const char* name) const { return root_ / name; }

  [[nodiscard]] Wishes wishes(bool uses_library = false) const {
    return {.files = {{.path = at("granted"), .access = Access::change}, {.path = at("read-only")}},
            .uses_library = uses_library,
            .has_peers = uses_library};
  }

  void confined(const std::function<void()>& body, bool uses_library = false,
                const Abilities& abilities = find_abilities()) const {
    in_child([&] {
      ASSERT_EQ(raise(wishes(uses_library), abilities), "");
      body();
    });
  }

  static int open_error(const std::string& path, int flags = O_RDONLY) {
    const int file = ::open(path.c_str(), flags | O_CLOEXEC, 0600);
    const int error = error_of(file);
    if (file >= 0) ::close(file);
    return error;
  }

  fs::path root_;
};

}  // namespace mpiwasm::confinement
