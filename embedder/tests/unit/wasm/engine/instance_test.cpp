// Guests under every backend: host calls, calls back, memory, and every way to end.
#include "wasm/engine/instance.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "wasm/engine/memory_faults.hpp"
#include "wasm/engine_test_support.hpp"
#include "wasm/inspect/function_names.hpp"

namespace mpiwasm::wasm {
namespace {

/// What the host functions of these tests share with them.
struct World {
  Instance* instance = nullptr;
  std::vector<double> numbers;
  std::uint32_t pointer_result = 0;
  std::optional<guest::CallFailure> pointer_failure;
  std::optional<guest::Address> allocated;
};

void note(World* world, double number) { world->numbers.push_back(number); }
double mix(World*, std::int32_t a, std::int64_t b, float c, double d) {
  return static_cast<double>(a) + static_cast<double>(b) + static_cast<double>(c) + d;
}
std::int32_t sum16(World*, std::int32_t a, std::int32_t b, std::int32_t c, std::int32_t d, std::int32_t e,
                   std::int32_t f, std::int32_t g, std::int32_t h, std::int32_t i, std::int32_t j, std::int32_t k,
                   std::int32_t l, std::int32_t m, std::int32_t n, std::int32_t o, std::int32_t p) {
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + 10 * j + 11 * k + 12 * l + 13 * m +
         14 * n + 15 * o + 16 * p;
}
void call_pointer(World* world, std::int32_t pointer, std::int32_t argument) {
  const std::uint32_t arguments[] = {static_cast<std::uint32_t>(argument)};
  world->pointer_failure =
      world->instance->call_function_pointer(static_cast<std::uint32_t>(pointer), arguments, &world->pointer_result);
}
void end(World* world, std::int32_t code) { world->instance->end(code, "the test ended it", true); }
void leave(World* world, std::int32_t code) { world->instance->exit(code); }
void allocate(World* world, std::int32_t size) {
  world->allocated = world->instance->allocate(static_cast<std::uint32_t>(size));
}
void release(World* world) { world->instance->release(world->allocated.value_or(guest::null_address)); }

/// Reads a byte of the guest's memory.
void read(World* world, std::int32_t address) {
  world->numbers.push_back(static_cast<double>(std::to_integer<int>(world->instance->memory().base()[address])));
}

/// Reads a member of nothing.
void follow(World* world, std::int32_t member) {
  const auto* place = reinterpret_cast<const volatile std::int32_t*>(static_cast<std::uintptr_t>(member));
  world->numbers.push_back(*place);
}

/// Puts a page at the beginning of the guest's memory that belongs to a file without contents.
void take_page_away(Instance& instance) {
  const int file = ::memfd_create("empty", MFD_CLOEXEC);
  void* const place = instance.memory().base();
  constexpr std::size_t length = 4096;
  ASSERT_EQ(::mmap(place, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0), place);
  ::close(file);
}

class InstanceTest : public testing::TestWithParam<Backend> {
 protected:
  void load(std::string_view text, std::size_t stack_size = std::size_t{1} << 20) {
    modules_ = {{"host", functions_, &world_}};
    program_.emplace(tests::load_program(GetParam(), text, modules_, stack_size));
    world_.instance = program_->instance.get();
  }
  Outcome run(std::string_view text, std::size_t stack_size = std::size_t{1} << 20) {
    load(text, stack_size);
    return program_->instance->run();
  }

  /// The names of the functions in a backtrace, innermost first.
  std::vector<std::string> names_of(const Outcome& outcome) const {
    const auto section = program_->summary.name_section;
    const auto names = section ? read_function_names(std::span{program_->bytes}.subspan(section->offset, section->size))
                               : std::map<std::uint32_t, std::string>{};
    std::vector<std::string> found;
    for (const Frame& frame : outcome.frames) {
      const auto name = names.find(frame.function);
      found.push_back(name == names.end() ? "?" : name->second);
    }
    return found;
  }

  World world_;
  std::array<guest::HostFunction, 10> functions_{{
      {"note", "d:", guest::host_code(&note)},
      {"mix", "iIfd:d", guest::host_code(&mix)},
      {"sum16", "iiiiiiiiiiiiiiii:i", guest::host_code(&sum16)},
      {"call_pointer", "ii:", guest::host_code(&call_pointer)},
      {"end", "i:", guest::host_code(&end)},
      {"leave", "i:", guest::host_code(&leave)},
      {"allocate", "i:", guest::host_code(&allocate)},
      {"release", ":", guest::host_code(&release)},
      {"read", "i:", guest::host_code(&read)},
      {"follow", "i:", guest::host_code(&follow)},
  }};
  std::vector<guest::HostModule> modules_;
  std::optional<tests::Program> program_;
};

TEST_P(InstanceTest, PassesEveryKindOfNumber) {
  const Outcome outcome = run(R"((module
    (import "host" "note" (func $note (param f64)))
    (import "host" "mix" (func $mix (param i32 i64 f32 f64) (result f64)))
    (memory (export "memory") 1)
    (func (export "_start")
      (call $note (call $mix (i32.const -1) (i64.const 0x100000000) (f32.const 0.5) (f64.const 0.25))))))");
  EXPECT_EQ(outcome.kind, Outcome::Kind::finished);
  ASSERT_EQ(world_.numbers.size(), 1U);
  EXPECT_EQ(world_.numbers[0], 4294967296.0 - 1.0 + 0.75);
}

TEST_P(InstanceTest, PassesSixteenArguments) {
  (void)run(R"((module
    (import "host" "note" (func $note (param f64)))
    (import "host" "sum16" (func $sum (param i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32 i32)
                                      (result i32)))
    (memory (export "memory") 1)
    (func (export "_start")
      (call $note (f64.convert_i32_s (call $sum
        (i32.const 1) (i32.const 1) (i32.const 1) (i32.const 1) (i32.const 1) (i32.const 1) (i32.const 1) (i32.const 1)
        (i32.const 1) (i32.const 1) (i32.const 1) (i32.const 1) (i32.const 1) (i32.const 1) (i32.const 1)
        (i32.const 100)))))))");
  ASSERT_EQ(world_.numbers.size(), 1U);
  EXPECT_EQ(world_.numbers[0], 120 + 1600);
}

TEST_P(InstanceTest, EndsByATrapWhenAPageOfItsMemoryIsMissing) {
  for (const std::string_view access : {"(i32.store (i32.const 8) (i32.const 1))", "(call $read (i32.const 8))"}) {
    load(fmt::format(R"((module
      (import "host" "note" (func $note (param f64)))
      (import "host" "read" (func $read (param i32)))
      (memory (export "memory") 1)
      (func $touch (call $note (f64.const 1)) {})
      (func (export "_start") (call $touch))))",
                     access));
    take_page_away(*program_->instance);
    const Outcome outcome = program_->instance->run();
    EXPECT_EQ(outcome.kind, Outcome::Kind::trapped);
    EXPECT_EQ(outcome.message, missing_page);
    EXPECT_FALSE(outcome.fault);
    EXPECT_FALSE(outcome.frames.empty());
  }
}

TEST_P(InstanceTest, EndsByATrapWhenALibraryFollowsANullPointer) {
  const Outcome outcome = run(R"((module
      (import "host" "follow" (func $follow (param i32)))
      (memory (export "memory") 1)
      (func (export "_start") (call $follow (i32.const 0x1b0)))))");
  EXPECT_EQ(outcome.kind, Outcome::Kind::trapped);
  EXPECT_EQ(outcome.message, null_pointer);
  EXPECT_TRUE(outcome.has_lost_library);
  EXPECT_FALSE(outcome.frames.empty());
}

constexpr std::string_view callbacks = R"((module
    (import "host" "note" (func $note (param f64)))
    (import "host" "call_pointer" (func $call (param i32 i32)))
    (memory (export "memory") 1)
    (table (export "__indirect_function_table") 8 funcref)
    (elem (i32.const 2) $double $fail $float $nest)
    (func $double (param i32) (result i32) (i32.mul (local.get 0) (i32.const 2)))
    (func $fail (param i32) (result i32) (unreachable))
    (func $float (param f32) (result i32) (i32.const 1))
    (func $nest (param i32) (result i32)
      (if (i32.eqz (local.get 0)) (then (call $call (i32.const 3) (i32.const 0))))
      (call $call (i32.const 5) (i32.sub (local.get 0) (i32.const 1)))
      (i32.const 7))
    (func $main (call $call (i32.const POINTER) (i32.const 3)) (call $note (f64.const 1)))
    (func (export "_start") (call $main))))";

std::string with_pointer(const std::string& pointer) {
  std::string text{callbacks};
  return text.replace(text.find("POINTER"), 7, pointer);
}

TEST_P(InstanceTest, CallsGuestFunctions) {
  EXPECT_EQ(run(with_pointer("2")).kind, Outcome::Kind::finished);
  EXPECT_EQ(world_.pointer_failure, std::nullopt);
  EXPECT_EQ(world_.pointer_result, 6U);
}

TEST_P(InstanceTest, RefusesWhatIsNoFunctionOfTheType) {
  for (const char* pointer : {"0", "1", "4", "8", "-1"}) {
    world_ = {};
    EXPECT_EQ(run(with_pointer(pointer)).kind, Outcome::Kind::finished) << pointer;
    EXPECT_EQ(world_.pointer_failure, guest::CallFailure::not_a_function) << pointer;
    EXPECT_EQ(world_.numbers.size(), 1U);
  }
}

TEST_P(InstanceTest, ATrapInACallbackEndsTheProgram) {
  const Outcome outcome = run(with_pointer("3"));
  EXPECT_EQ(outcome.kind, Outcome::Kind::trapped);
  EXPECT_NE(outcome.message.find("stopped itself"), std::string::npos) << outcome.message;
  EXPECT_TRUE(world_.numbers.empty()) << "the guest went on";
  ASSERT_GE(outcome.frames.size(), 3U);
  EXPECT_EQ(names_of(outcome).front(), "fail");
  EXPECT_EQ(names_of(outcome)[1], "main");
}

TEST_P(InstanceTest, ATrapDeepInNestedCallbacksEndsTheProgram) {
  const Outcome outcome = run(with_pointer("5"));
  EXPECT_EQ(outcome.kind, Outcome::Kind::trapped);
  const auto names = names_of(outcome);
  ASSERT_GE(names.size(), 6U);
  EXPECT_EQ(names[0], "fail");
  for (std::size_t i = 1; i <= 4; ++i) EXPECT_EQ(names[i], "nest") << i;
  EXPECT_EQ(names[5], "main");
}

std::string faulty(const std::string& body) {
  return "(module (memory (export \"memory\") 1) (table 2 funcref) (type $void (func))\n"
         "(func $fault " +
         body + ") (func (export \"_start\") (call $fault)))";
}

TEST_P(InstanceTest, ExplainsFaults) {
  const std::vector<std::pair<std::string, std::string>> faults{
      {"(unreachable)", "stopped itself"},
      {"(i32.store (i32.const 0) (i32.load (i32.const 65536)))", "outside its memory"},
      {"(i32.store (i32.const 0) (i32.div_s (i32.const 1) (i32.load (i32.const 0))))", "divided an integer by zero"},
      {"(i32.store (i32.const 0) (i32.trunc_f64_s (f64.const 1e300)))", "too large for an integer"},
      {"(call_indirect (type $void) (i32.const 0))", "null function pointer"},
      {"(call_indirect (type $void) (i32.const 9))", "not a function"},
  };
  for (const auto& [body, words] : faults) {
    const Outcome outcome = run(faulty(body));
    EXPECT_EQ(outcome.kind, Outcome::Kind::trapped) << body;
    EXPECT_NE(outcome.message.find(words), std::string::npos) << body << ": " << outcome.message;
    ASSERT_FALSE(outcome.frames.empty()) << body;
    EXPECT_EQ(names_of(outcome).front(), "fault") << body;
    if (GetParam() != Backend::llvm) {
      const std::size_t offset = outcome.frames.front().module_offset.value_or(0);
      EXPECT_GT(offset, 8U);
      EXPECT_LT(offset, program_->bytes.size());
    }
  }
}

TEST_P(InstanceTest, ExplainsAStackOverflow) {
  const Outcome outcome = run(faulty("(call $fault)"));
  EXPECT_EQ(outcome.kind, Outcome::Kind::trapped);
  EXPECT_NE(outcome.message.find("stack overflow"), std::string::npos) << outcome.message;
  EXPECT_NE(outcome.message.find("1024 KiB"), std::string::npos) << outcome.message;
}

TEST_P(InstanceTest, HasTheStackItWasGiven) {
  // Each call keeps values alive across the inner one, so that it cannot become a loop.
  const std::string text = R"((module (memory (export "memory") 1)
    (func $deep (param i32) (result i64)
      (if (result i64) (i32.eqz (local.get 0)) (then (i64.const 0))
        (else (i64.add (call $deep (i32.sub (local.get 0) (i32.const 1))) (i64.load32_u (local.get 0))))))
    (func (export "_start") (i64.store (i32.const 0) (call $deep (i32.const 60000))))))";
  // 60000 calls need more than the engine's own 1 MiB; ExplainsAStackOverflow shows that there is a limit.
  EXPECT_EQ(run(text, std::size_t{16} << 20).kind, Outcome::Kind::finished);
}

TEST_P(InstanceTest, HostFunctionsEndTheProgram) {
  const std::string_view text = R"((module
    (import "host" "note" (func $note (param f64)))
    (import "host" "end" (func $end (param i32)))
    (memory (export "memory") 1)
    (func $main (call $end (i32.const 42)) (call $note (f64.const 1)))
    (func (export "_start") (call $main))))";
  const Outcome outcome = run(text);
  EXPECT_EQ(outcome.kind, Outcome::Kind::ended);
  EXPECT_EQ(outcome.exit_code, 42);
  EXPECT_EQ(outcome.message, "the test ended it");
  EXPECT_TRUE(outcome.with_backtrace);
  EXPECT_TRUE(world_.numbers.empty()) << "the guest went on";
  ASSERT_GE(outcome.frames.size(), 2U);
  EXPECT_EQ(names_of(outcome).front(), "main");
}

TEST_P(InstanceTest, ExitCodesPassThrough) {
  const Outcome outcome = run(R"((module
    (import "host" "leave" (func $leave (param i32)))
    (memory (export "memory") 1)
    (func (export "_start") (call $leave (i32.const 7)) (unreachable))))");
  EXPECT_EQ(outcome.kind, Outcome::Kind::exited);
  EXPECT_EQ(outcome.exit_code, 7);
}

TEST_P(InstanceTest, MemoryIsLiveAndDoesNotMove) {
  load(R"((module (memory (export "memory") 1 1000)
    (func (export "_start")
      (i32.store (i32.const 100) (i32.const 0x01020304))
      (drop (memory.grow (i32.const 500)))
      (i32.store (i32.const 20000000) (i32.const 5)))))");
  const guest::LinearMemory memory = program_->instance->memory();
  const std::byte* base = memory.base();
  EXPECT_EQ(memory.size(), 65536U);
  EXPECT_EQ(program_->instance->run().kind, Outcome::Kind::finished);
  EXPECT_EQ(memory.base(), base);
  EXPECT_EQ(memory.size(), 501U * 65536U);
  EXPECT_EQ(memory.load<std::uint32_t>(guest::Address{100}), 0x01020304U);
  EXPECT_EQ(memory.load<std::uint32_t>(guest::Address{20000000}), 5U);
}

/// The flags that the kernel keeps for the mapping that holds `address`, as /proc/self/smaps shows them.
std::string mapping_flags(const std::byte* address) {
  std::ifstream mappings("/proc/self/smaps");
  bool holds_address = false;
  for (std::string line; std::getline(mappings, line);) {
    std::istringstream words(line);
    std::uintptr_t begin = 0;
    std::uintptr_t end = 0;
    char dash = 0;
    if (words >> std::hex >> begin >> dash >> end && dash == '-') {
      const auto wanted = reinterpret_cast<std::uintptr_t>(address);
      holds_address = begin <= wanted && wanted < end;
    } else if (holds_address && line.starts_with("VmFlags:")) {
      return line + " ";
    }
  }
  return {};
}

TEST_P(InstanceTest, MemoryHasTheAdviceForHugePagesWhereverItGrows) {
  if (!std::filesystem::exists("/sys/kernel/mm/transparent_hugepage")) GTEST_SKIP() << "this kernel has no huge pages";
  const Outcome outcome =
      run("(module (memory (export \"memory\") 1)\n"
          "(func (export \"_start\") (drop (memory.grow (i32.const 63)))))");
  ASSERT_EQ(outcome.kind, Outcome::Kind::finished) << outcome.message;
  const guest::LinearMemory memory = program_->instance->memory();
  ASSERT_EQ(memory.size(), 64U * 65536U);
  for (const std::size_t place : {std::size_t{0}, static_cast<std::size_t>(memory.size()) - 1}) {
    const std::string flags = mapping_flags(memory.base() + place);
    EXPECT_NE(flags.find(" hg "), std::string::npos) << fmt::format("at {}: {}", place, flags);
  }
}

TEST_P(InstanceTest, AllocatesWithTheGuestsMalloc) {
  // An allocator that gives addresses aligned to 8 only, and counts what is given back.
  const Outcome outcome = run(R"((module
    (import "host" "allocate" (func $allocate (param i32)))
    (import "host" "release" (func $release))
    (memory (export "memory") 2)
    (global $next (mut i32) (i32.const 1032))
    (func (export "malloc") (param i32) (result i32)
      (global.get $next)
      (global.set $next (i32.add (global.get $next) (i32.and (i32.add (local.get 0) (i32.const 15)) (i32.const -8)))))
    (func (export "free") (param i32)
      (i32.store (i32.const 0) (i32.add (i32.load (i32.const 0)) (i32.const 1)))
      (i32.store (i32.const 4) (local.get 0)))
    (func (export "_start") (call $allocate (i32.const 100)) (call $release))))");
  EXPECT_EQ(outcome.kind, Outcome::Kind::finished);
  ASSERT_TRUE(world_.allocated);
  EXPECT_EQ(number(*world_.allocated) % 16, 0U);
  const auto memory = program_->instance->memory();
  EXPECT_EQ(memory.load<std::uint32_t>(guest::Address{0}), 2U)
      << "the block that was not aligned, and the one released";
  const std::uint32_t given_back = memory.load<std::uint32_t>(guest::Address{4}).value_or(0);
  EXPECT_LE(given_back, number(*world_.allocated));
  EXPECT_GT(given_back + 16, number(*world_.allocated));
}

TEST_P(InstanceTest, AllocatesPagesWithoutMalloc) {
  (void)run(R"((module
    (import "host" "allocate" (func $allocate (param i32)))
    (memory (export "memory") 1 3)
    (func (export "_start") (call $allocate (i32.const 70000)))))");
  EXPECT_EQ(world_.allocated, guest::Address{65536});
  EXPECT_EQ(program_->instance->memory().size(), 3U * 65536U);
  EXPECT_EQ(program_->instance->allocate(1), std::nullopt) << "the memory's maximum is reached";
}

INSTANTIATE_TEST_SUITE_P(Backends, InstanceTest,
                         testing::Values(Backend::llvm, Backend::cranelift, Backend::singlepass),
                         [](const auto& parameter) { return std::string{to_text(parameter.param)}; });

}  // namespace
}  // namespace mpiwasm::wasm
