// What every WASI test stands on: a directory of its own, granted to a fake guest as "/data" (descriptor 3), and
// calls made through the function table, exactly as a guest makes them.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "fake_guest.hpp"
#include "wasi/context.hpp"

namespace mpiwasm::wasi {

/// Prints as the number, so that a failing test shows it.
inline std::ostream& operator<<(std::ostream& out, Errno error) { return out << "errno " << static_cast<int>(error); }

class WasiTest : public ::testing::Test {
 protected:
  static constexpr std::uint32_t granted = 3;    ///< the descriptor of the granted directory
  static constexpr std::uint32_t read_only = 4;  ///< the same directory, granted read-only as "/fixed"
  static constexpr std::uint32_t outside = static_cast<std::uint32_t>(FakeGuest::memory_size);

  // Where things lie in guest memory.
  static constexpr std::uint32_t answer = 0x100;
  static constexpr std::uint32_t vectors = 0x1000;
  static constexpr std::uint32_t first_path = 0x10000;
  static constexpr std::uint32_t second_path = 0x18000;
  static constexpr std::uint32_t buffer = 0x20000;

  void SetUp() override;
  void TearDown() override;

  /// The options of the context; tests change them before start().
  [[nodiscard]] virtual Options options() const;

  /// Makes a new context with these options.
  void start(const Options& options);

  [[nodiscard]] std::filesystem::path root() const { return top_ / "granted"; }
  [[nodiscard]] std::filesystem::path beside() const { return top_ / "secret"; }
  [[nodiscard]] guest::LinearMemory memory() const { return guest_.memory(); }
  [[nodiscard]] FakeGuest& guest() { return guest_; }
  [[nodiscard]] Context& context() { return *context_; }

  /// Calls a function by name with i32 (std::uint32_t) and i64 (std::uint64_t) arguments.
  template <class... Arguments>
  Errno call(std::string_view name, Arguments... arguments) {
    static_assert((... && (std::is_same_v<Arguments, std::uint32_t> || std::is_same_v<Arguments, std::uint64_t>)));
    const guest::HostFunction* function = find(name);
    const std::string letters{(std::is_same_v<Arguments, std::uint64_t> ? 'I' : 'i')..., ':', 'i'};
    EXPECT_EQ(function->signature, letters) << name;
    if (function->signature != letters) return Errno::nosys;
    const auto code = reinterpret_cast<std::uint32_t (*)(void*, Arguments...)>(function->code);
    return static_cast<Errno>(code(context_.get(), arguments...));
  }

  [[nodiscard]] const guest::HostFunction* find(std::string_view name);

  // Guest memory.
  std::uint32_t put(std::uint32_t address, std::string_view text);
  template <class T>
  void put_value(std::uint32_t address, const T& value) {
    ASSERT_TRUE(memory().store(guest::Address{address}, value));
  }
  template <class T>
  [[nodiscard]] T get(std::uint32_t address) {
    return memory().load<T>(guest::Address{address}).value();
  }
  [[nodiscard]] std::string get_text(std::uint32_t address, std::uint32_t length);

  // Calls with the guest's paths and buffers set up.
  Errno open(std::string_view path, std::uint16_t open_flags = 0, Rights wanted = rights::file | rights::directory,
             std::uint16_t flags = 0, std::uint32_t directory = granted, std::uint32_t lookup = 1);
  /// The descriptor that the last open() gave.
  [[nodiscard]] std::uint32_t opened() { return get<std::uint32_t>(answer); }
  Errno read(std::uint32_t fd, std::uint32_t length);    ///< into `buffer`; the length read is at `answer`
  Errno write(std::uint32_t fd, std::string_view text);  ///< the length written is at `answer`
  /// A call of (descriptor, path).
  Errno call_with_path(std::string_view name, std::string_view path, std::uint32_t directory = granted);
  Errno status(std::string_view path, std::uint32_t lookup = 1, std::uint32_t directory = granted);
  /// Sets both times of `path` to 1 ns.
  Errno set_times(std::string_view path, std::uint32_t lookup = 1, std::uint32_t directory = granted);
  Errno rename(std::string_view from, std::string_view to, std::uint32_t from_directory = granted,
               std::uint32_t to_directory = granted);
  Errno link(std::string_view from, std::string_view to, std::uint32_t from_directory = granted,
             std::uint32_t to_directory = granted, std::uint32_t lookup = 0);
  Errno symlink(std::string_view text, std::string_view path, std::uint32_t directory = granted);
  Errno readlink(std::string_view path, std::uint32_t length = 1000, std::uint32_t directory = granted);

  // The host's side.
  void host_write(const std::filesystem::path& path, std::string_view text);
  [[nodiscard]] std::string host_read(const std::filesystem::path& path);

 private:
  std::filesystem::path top_;
  FakeGuest guest_;
  std::unique_ptr<Context> context_;
};

/// The same tests with the kernel's path resolution and with the walk.
class PathTest : public WasiTest, public ::testing::WithParamInterface<PathMethod> {
 protected:
  [[nodiscard]] Options options() const override {
    Options options = WasiTest::options();
    options.path_method = GetParam();
    return options;
  }
};

inline std::string method_name(const ::testing::TestParamInfo<PathMethod>& info) {
  return info.param == PathMethod::kernel ? "kernel" : "walk";
}

}  // namespace mpiwasm::wasi
