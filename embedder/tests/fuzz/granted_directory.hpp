// A directory that a fuzzed guest is granted, with something beside it that it must never reach.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

namespace mpiwasm::fuzz {

class GrantedDirectory {
 public:
  GrantedDirectory() {
    std::string pattern = (std::filesystem::temp_directory_path() / "mpiwasm-fuzz-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr) std::abort();
    top_ = pattern;
    std::ofstream{top_ / "secret"} << "secret";
  }
  GrantedDirectory(const GrantedDirectory&) = delete;
  GrantedDirectory& operator=(const GrantedDirectory&) = delete;
  ~GrantedDirectory() { std::filesystem::remove_all(top_); }

  [[nodiscard]] std::filesystem::path path() const { return top_ / "granted"; }

  /// The same few files at the beginning of every run.
  void fill() const {
    namespace fs = std::filesystem;
    // The directory itself stays: programs have it open.
    fs::create_directories(path());
    for (const fs::directory_entry& each : fs::directory_iterator{path()}) fs::remove_all(each.path());
    fs::create_directories(path() / "b");
    std::ofstream{path() / "a"} << "some text";
    fs::create_symlink("a", path() / "link");
    fs::create_symlink("../secret", path() / "out");
  }

  /// Ends the process when the guest has changed anything outside, or made something that leads there.
  void check() const {
    namespace fs = std::filesystem;
    std::string text;
    std::getline(std::ifstream{top_ / "secret"}, text);
    const auto names = std::distance(fs::directory_iterator{top_}, fs::directory_iterator{});
    if (text != "secret" || names != 2 || fs::hard_link_count(top_ / "secret") != 1) std::abort();
  }

 private:
  std::filesystem::path top_;
};

}  // namespace mpiwasm::fuzz
