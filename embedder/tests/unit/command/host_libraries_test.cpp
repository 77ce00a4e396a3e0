// A library that is neither WASI nor MPI, in the list of a run: the run itself knows nothing of it.
#include "command/host_libraries.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <numeric>

#include "command/commands.hpp"
#include "command/exit_codes.hpp"
#include "wasm/engine_test_support.hpp"
#include "wasm/temporary_directory.hpp"

namespace mpiwasm::command {
namespace {

/// Sums of the guest's numbers, and one file of the host.
class SampleLibrary final : public guest::HostLibrary {
 public:
  explicit SampleLibrary(std::string file = {}, bool opens = true) : file_(std::move(file)), opens_(opens) {}

  [[nodiscard]] std::string_view name() const override { return "Sample"; }
  [[nodiscard]] std::vector<guest::HostModule> modules() override { return {{"sample_1", functions_, this, "p"}}; }
  [[nodiscard]] std::string explain_unknown(std::string_view module, std::string_view function) const override {
    return module == "sample_1" ? fmt::format("there is no {} in sample 1", function) : std::string{};
  }
  [[nodiscard]] tl::expected<void, guest::SetupFailure> open() override {
    if (!opens_) return tl::unexpected(guest::SetupFailure{99, "the sample library is missing"});
    is_open_ = true;
    return {};
  }
  [[nodiscard]] guest::ConfinementNeeds confinement_needs() override {
    guest::ConfinementNeeds needs;
    if (!file_.empty()) needs.files.push_back({.path = file_});
    return needs;
  }
  void attach(guest::Guest& guest) override { guest_ = &guest; }
  [[nodiscard]] std::string unfinished() const override {
    return calls_ > 0 ? fmt::format("called sample functions {} times", calls_) : std::string{};
  }
  void end() override { fmt::print(stderr, "sample: end, {}\n", is_open_ ? "opened" : "never opened"); }

 private:
  static std::int32_t sum(SampleLibrary* self, guest::Address address, std::int32_t count) {
    ++self->calls_;
    const auto numbers = self->guest_->memory().array<std::int32_t>(address, static_cast<std::uint64_t>(count));
    return numbers ? std::accumulate(numbers->begin(), numbers->end(), 0) : -1;
  }
  static std::int32_t read(SampleLibrary* self) {
    const int file = ::open(self->file_.c_str(), O_RDONLY | O_CLOEXEC);
    std::array<char, 2> text{};
    const bool is_read = file >= 0 && ::read(file, text.data(), 1) == 1;
    if (file >= 0) ::close(file);
    return is_read ? text[0] - '0' : 0;
  }

  std::string file_;
  bool opens_;
  bool is_open_ = false;
  int calls_ = 0;
  guest::Guest* guest_ = nullptr;
  std::array<guest::HostFunction, 2> functions_{{
      {"sum", "ii:i", guest::host_code(&sum)},
      {"read", ":i", guest::host_code(&read)},
  }};
};

class HostLibrariesTest : public testing::Test {
 protected:
  HostLibrariesTest() {
    options_.backend = "singlepass";
    options_.cache.disabled = true;
    options_.module = (temporary_.path() / "program.wasm").string();
  }

  /// A program that ends with what `expression` is.
  void write_program(std::string_view imports, std::string_view expression) const {
    const auto bytes = tests::assemble(fmt::format(R"((module
      (import "wasi_snapshot_preview1" "proc_exit" (func $exit (param i32)))
      {}
      (memory (export "memory") 1)
      (data (i32.const 16) "\28\00\00\00\02\00\00\00")
      (func (export "_start") (call $exit {}))))",
                                                   imports, expression));
    std::ofstream{options_.module, std::ios::binary}.write(reinterpret_cast<const char*>(bytes.data()),
                                                           static_cast<std::streamsize>(bytes.size()));
  }

  /// Those of mpiwasm and one more.
  [[nodiscard]] static MakeHostLibraries with(std::function<std::unique_ptr<guest::HostLibrary>()> make) {
    return [make](const RunParts& parts) {
      auto libraries = make_host_libraries(parts);
      if (libraries) libraries->add(make());
      return libraries;
    };
  }

  tests::TemporaryDirectory temporary_;
  RunOptions options_;
};

constexpr std::string_view import_sum = R"((import "sample_1" "sum" (func $sum (param i32 i32) (result i32))))";
constexpr std::string_view import_read = R"((import "sample_1" "read" (func $read (result i32))))";

TEST_F(HostLibrariesTest, AThirdLibraryIsLinkedAndAttached) {
  write_program(import_sum, "(call $sum (i32.const 16) (i32.const 2))");
  const auto libraries = with([] { return std::make_unique<SampleLibrary>(); });
  EXPECT_EXIT((void)run(options_, libraries), testing::ExitedWithCode(42), "sample: end, opened");
}

TEST_F(HostLibrariesTest, FunctionsAreFoundByTheirAliases) {
  write_program(R"((import "sample_1" "psum" (func $sum (param i32 i32) (result i32))))",
                "(call $sum (i32.const 16) (i32.const 1))");
  const auto libraries = with([] { return std::make_unique<SampleLibrary>(); });
  EXPECT_EXIT((void)run(options_, libraries), testing::ExitedWithCode(40), "");
}

TEST_F(HostLibrariesTest, ALibraryIsOpenedOnlyForWhoImportsIt) {
  write_program("", "(i32.const 5)");
  const auto libraries = with([] { return std::make_unique<SampleLibrary>("", false); });
  EXPECT_EXIT((void)run(options_, libraries), testing::ExitedWithCode(5), "sample: end, never opened");
}

TEST_F(HostLibrariesTest, AFailureToOpenEndsTheRun) {
  write_program(import_sum, "(call $sum (i32.const 16) (i32.const 2))");
  const auto libraries = with([] { return std::make_unique<SampleLibrary>("", false); });
  EXPECT_EXIT((void)run(options_, libraries), testing::ExitedWithCode(99), "mpiwasm: the sample library is missing");
}

TEST_F(HostLibrariesTest, UnknownFunctionsAreExplainedByTheirLibrary) {
  write_program(R"((import "sample_1" "product" (func $product (result i32))))", "(call $product)");
  const auto libraries = with([] { return std::make_unique<SampleLibrary>(); });
  EXPECT_EXIT((void)run(options_, libraries), testing::ExitedWithCode(unusable_module),
              "there is no product in sample 1");
  EXPECT_EXIT((void)run(options_), testing::ExitedWithCode(unusable_module),
              "needs the function \"product\" from \"sample_1\", which mpiwasm does not provide");
}

TEST_F(HostLibrariesTest, WhatIsUnfinishedIsReported) {
  write_program(import_sum, "(i32.const 0)");
  const auto libraries = with([] { return std::make_unique<SampleLibrary>(); });
  EXPECT_EXIT((void)run(options_, libraries), testing::ExitedWithCode(0), "^sample: end, opened\n$");
  write_program(import_sum, "(i32.sub (call $sum (i32.const 16) (i32.const 1)) (i32.const 40))");
  EXPECT_EXIT((void)run(options_, libraries), testing::ExitedWithCode(0),
              "mpiwasm: program.wasm called sample functions 1 times");
}

TEST_F(HostLibrariesTest, WhatALibraryNeedsStaysOpenToAConfinedProcess) {
  if (!confinement::find_abilities().files()) GTEST_SKIP() << "this kernel cannot confine files";
  const std::string needed = (temporary_.path() / "needed").string();
  std::ofstream{needed} << "7";
  write_program(import_read, "(call $read)");
  options_.confine = "on";
  const auto libraries = with([&] { return std::make_unique<SampleLibrary>(needed); });
  EXPECT_EXIT((void)run(options_, libraries), testing::ExitedWithCode(7), "");

  class Forgetful final : public guest::HostLibrary {
   public:
    explicit Forgetful(std::string file) : library_(std::move(file)) {}
    [[nodiscard]] std::string_view name() const override { return library_.name(); }
    [[nodiscard]] std::vector<guest::HostModule> modules() override { return library_.modules(); }
    void attach(guest::Guest& guest) override { library_.attach(guest); }

   private:
    SampleLibrary library_;
  };
  const auto forgetful = with([&] { return std::make_unique<Forgetful>(needed); });
  EXPECT_EXIT((void)run(options_, forgetful), testing::ExitedWithCode(0), "");
}

TEST_F(HostLibrariesTest, MpiExplainsWhatItDoesNotHave) {
  write_program(R"((import "mpi_abi_1" "MPI_Frobnicate" (func $f (result i32))))", "(call $f)");
  EXPECT_EXIT((void)run(options_), testing::ExitedWithCode(unusable_module),
              "the module calls MPI_Frobnicate, which is not an MPI function that this mpiwasm knows");
  write_program(R"((import "env" "MPI_Send_c" (func $f (result i32))))", "(call $f)");
  EXPECT_EXIT((void)run(options_), testing::ExitedWithCode(unusable_module),
              "the module calls MPI_Send_c, which the MPIWasm of 2023 did not have; build it again with mpiwasm-cc");
}

}  // namespace
}  // namespace mpiwasm::command
