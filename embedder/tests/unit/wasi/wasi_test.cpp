// See wasi_test.hpp.
#include "wasi_test.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>

namespace mpiwasm::wasi {

namespace filesystem = std::filesystem;

void WasiTest::SetUp() {
  std::string pattern = (filesystem::temp_directory_path() / "mpiwasm-wasi-XXXXXX").string();
  ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
  top_ = pattern;
  filesystem::create_directory(root());
  host_write(beside(), "secret");
  start(options());
}

void WasiTest::TearDown() {
  context_.reset();
  if (!top_.empty()) filesystem::remove_all(top_);
}

Options WasiTest::options() const {
  Options options;
  options.arguments = {"program"};
  options.grants = {{root().string(), "/data", false}, {root().string(), "/fixed", true}};
  return options;
}

void WasiTest::start(const Options& options) {
  auto created = Context::create(options);
  ASSERT_TRUE(created.has_value()) << created.error();
  context_ = std::move(*created);
  context_->attach(guest_);
}

const guest::HostFunction* WasiTest::find(std::string_view name) {
  const auto functions = context_->functions().functions;
  const auto function =
      std::find_if(functions.begin(), functions.end(), [&](const auto& row) { return row.name == name; });
  if (function == functions.end()) std::abort();
  return &*function;
}

std::uint32_t WasiTest::put(std::uint32_t address, std::string_view text) {
  const auto bytes = memory().range(guest::Address{address}, text.size());
  EXPECT_TRUE(bytes.has_value());
  if (!text.empty()) std::memcpy(bytes->data(), text.data(), text.size());
  return static_cast<std::uint32_t>(text.size());
}

std::string WasiTest::get_text(std::uint32_t address, std::uint32_t length) {
  const auto bytes = memory().range(guest::Address{address}, length).value();
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

Errno WasiTest::open(std::string_view path, std::uint16_t open_flags, Rights wanted, std::uint16_t flags,
                     std::uint32_t directory, std::uint32_t lookup) {
  const std::uint32_t length = put(first_path, path);
  return call("path_open", directory, lookup, first_path, length, std::uint32_t{open_flags}, wanted,
              Rights{rights::file | rights::directory}, std::uint32_t{flags}, answer);
}

Errno WasiTest::read(std::uint32_t fd, std::uint32_t length) {
  put_value(vectors, IoVector{buffer, length});
  return call("fd_read", fd, vectors, 1U, answer);
}

Errno WasiTest::write(std::uint32_t fd, std::string_view text) {
  put_value(vectors, IoVector{buffer, put(buffer, text)});
  return call("fd_write", fd, vectors, 1U, answer);
}

Errno WasiTest::call_with_path(std::string_view name, std::string_view path, std::uint32_t directory) {
  return call(name, directory, first_path, put(first_path, path));
}

Errno WasiTest::status(std::string_view path, std::uint32_t lookup, std::uint32_t directory) {
  return call("path_filestat_get", directory, lookup, first_path, put(first_path, path), answer);
}

Errno WasiTest::set_times(std::string_view path, std::uint32_t lookup, std::uint32_t directory) {
  return call("path_filestat_set_times", directory, lookup, first_path, put(first_path, path), std::uint64_t{1},
              std::uint64_t{1}, 5U);
}

Errno WasiTest::rename(std::string_view from, std::string_view to, std::uint32_t from_directory,
                       std::uint32_t to_directory) {
  return call("path_rename", from_directory, first_path, put(first_path, from), to_directory, second_path,
              put(second_path, to));
}

Errno WasiTest::link(std::string_view from, std::string_view to, std::uint32_t from_directory,
                     std::uint32_t to_directory, std::uint32_t lookup) {
  return call("path_link", from_directory, lookup, first_path, put(first_path, from), to_directory, second_path,
              put(second_path, to));
}

Errno WasiTest::symlink(std::string_view text, std::string_view path, std::uint32_t directory) {
  return call("path_symlink", second_path, put(second_path, text), directory, first_path, put(first_path, path));
}

Errno WasiTest::readlink(std::string_view path, std::uint32_t length, std::uint32_t directory) {
  return call("path_readlink", directory, first_path, put(first_path, path), buffer, length, answer);
}

void WasiTest::host_write(const filesystem::path& path, std::string_view text) {
  std::ofstream file(path, std::ios::binary);
  file << text;
  ASSERT_TRUE(file.good()) << path;
}

std::string WasiTest::host_read(const filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace mpiwasm::wasi
