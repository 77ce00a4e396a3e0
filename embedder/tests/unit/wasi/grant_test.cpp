// "-d HOST[:GUEST][:ro]", and what Context::create refuses.
#include "wasi/grant.hpp"

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

struct Reading {
  std::string_view text;
  std::string_view host;
  std::string_view guest;
  bool read_only;
};

TEST(Grant, Reads) {
  const Reading readings[] = {
      {"/scratch", "/scratch", "/scratch", false},
      {"/scratch/", "/scratch/", "/scratch", false},
      {"/scratch:ro", "/scratch", "/scratch", true},
      {"/scratch:rw", "/scratch", "/scratch", false},
      {"/scratch:/data", "/scratch", "/data", false},
      {"/scratch:/data:ro", "/scratch", "/data", true},
      {"/scratch:ro:ro", "/scratch", "ro", true},
      {".", ".", ".", false},
      {"./run//out/", "./run//out/", "run/out", false},
      {"../data", "../data", "../data", false},
      {"../data:/data", "../data", "/data", false},
      {"x:/", "x", "/", false},
      {"ro", "ro", "ro", false},
  };
  for (const Reading& reading : readings) {
    const auto grant = parse_grant(reading.text);
    ASSERT_TRUE(grant.has_value()) << reading.text << ": " << grant.error();
    EXPECT_EQ(grant->host_path, reading.host) << reading.text;
    EXPECT_EQ(grant->guest_path, reading.guest) << reading.text;
    EXPECT_EQ(grant->read_only, reading.read_only) << reading.text;
  }
}

TEST(Grant, RefusesWithOneLine) {
  const std::pair<std::string_view, std::string_view> wrong[] = {
      {"", "cannot grant '': the host directory is missing; write HOST[:GUEST][:ro]"},
      {":ro", "cannot grant ':ro': the host directory is missing; write HOST[:GUEST][:ro]"},
      {":/data", "cannot grant ':/data': the host directory is missing; write HOST[:GUEST][:ro]"},
      {"/a:", "cannot grant '/a:': the name inside the guest is missing; write HOST[:GUEST][:ro]"},
      {"/a:/b:/c", "cannot grant '/a:/b:/c': there is one ':' too many; write HOST[:GUEST][:ro]"},
      {"/a:../b", "cannot grant '/a:../b': the name inside the guest must not contain '..'; write HOST[:GUEST][:ro]"},
  };
  for (const auto& [text, message] : wrong) {
    const auto grant = parse_grant(text);
    ASSERT_FALSE(grant.has_value()) << text;
    EXPECT_EQ(grant.error(), message);
  }
}

using ContextOptions = WasiTest;

TEST_F(ContextOptions, RefusedWithOneLine) {
  const std::string file = beside().string();
  const std::string missing = (root() / "missing").string();
  const auto refused = [](const Options& options) {
    const auto created = Context::create(options);
    return created ? std::string("created") : created.error();
  };
  EXPECT_EQ(refused({.grants = {{missing, "/x"}}}), "cannot grant '" + missing + "': No such file or directory");
  EXPECT_EQ(refused({.grants = {{file, "/x"}}}), "cannot grant '" + file + "': Not a directory");
  EXPECT_EQ(refused({.grants = {{"/proc", "/proc"}}}),
            "cannot grant '/proc': files of /proc would let the program reach its own process");
  EXPECT_EQ(refused({.grants = {{"/", "/x"}, {root().string(), "/x"}}}),
            "two directories are granted under the same name '/x'");
  EXPECT_EQ(refused({.environment = {"NAME"}}), "'NAME' is not an environment variable; write NAME=VALUE");
  EXPECT_EQ(refused({.environment = {"=value"}}), "'=value' is not an environment variable; write NAME=VALUE");
  EXPECT_EQ(refused({.max_open_files = 2}), "the limit of open files is below 3");
  EXPECT_EQ(refused({.grants = {{"/", "/x"}}, .max_open_files = 3}),
            "cannot grant '/': the limit of open files is reached");
}

}  // namespace
}  // namespace mpiwasm::wasi
