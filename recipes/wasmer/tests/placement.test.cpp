// A guest at fixed addresses, and what is read and put back of it. A placement holds for a process, so each test has one.
#include <cstdlib>
#include <cstring>

#include "support.hpp"

namespace wasmer_test {
namespace {

constexpr wasmer_placement_t places{.stack = 0x2000'0000'0000,
                                    .code = 0x2100'0000'0000,
                                    .instance = 0x2200'0000'0000,
                                    .memory = 0x2300'0000'0000,
                                    .stubs = 0x2400'0000'0000};

constexpr std::string_view text = R"((module
  (import "host" "look" (func $look))
  (memory (export "memory") 1)
  (global $hidden (mut i32) (i32.const 5))
  (func (export "start") (call $look))
  (func (export "grow") (result i32) (memory.grow (i32.const 1)))
  (func (export "count") (result i32)
    (global.set $hidden (i32.add (global.get $hidden) (i32.const 1)))
    (global.get $hidden))))";

// Ends a test in a process of its own when something is not as it should be.
void require(bool is_so, int code) {
  if (!is_so) std::_Exit(code);
}

std::uintptr_t number(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }

void look(std::uintptr_t* stack) {
  const int here = 0;
  *stack = number(&here);
}

struct StandIn {
  const void* original = nullptr;
  int calls = 0;
};
StandIn stand_in;

// What compiled code of a function without parameters gets: its context, and the memory's base or nothing.
void count_and_go_on(void* context, void* memory) {
  ++stand_in.calls;
  reinterpret_cast<void (*)(void*, void*)>(const_cast<void*>(stand_in.original))(context, memory);
}

void everything_lies_in_its_place(const Options& options) {
  require(wasmer_place(&places), 1);
  require(!wasmer_place(&places), 2);
  Guest guest(options);
  std::uintptr_t stack = 0;
  guest.add_import(":", &look, &stack);
  guest.instantiate(text);
  require(number(wasmer_memory_definition(guest.memory())->base) == places.memory, 3);
  require(guest.call("start").trap.empty(), 4);
  require(stack > places.stack && stack < places.code, 5);
  require(guest.call("grow").i32() == 1, 6);
  std::size_t size = 0;
  require(number(wasmer_instance_globals(guest.instance(), &size)) / places.instance == 1 && size > 0, 7);
  std::_Exit(0);
}

void a_stand_in_runs_before_the_function(const Options& options) {
  Guest guest(options);
  std::uintptr_t stack = 0;
  guest.add_import(":", &look, &stack);
  guest.instantiate(text);
  const Function function{wasmer_func_new_stand_in(guest.function("start"),
                                                   reinterpret_cast<wasmer_direct_code_t>(&count_and_go_on),
                                                   &stand_in.original)};
  require(function != nullptr && stand_in.original != nullptr, 1);
  require(call(function.get()).trap.empty(), 2);
  require(stand_in.calls == 1 && stack != 0, 3);
  std::_Exit(0);
}

class Placement : public EachBackend {
 protected:
  // A forked process would wait for the threads with which the engine has compiled before.
  void SetUp() override { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
};

TEST_P(Placement, EverythingLiesInItsPlace) {
  EXPECT_EXIT(everything_lies_in_its_place(GetParam()), testing::ExitedWithCode(0), "");
}

TEST_P(Placement, AStandInRunsBeforeTheFunction) {
  EXPECT_EXIT(a_stand_in_runs_before_the_function(GetParam()), testing::ExitedWithCode(0), "");
}

TEST_P(Placement, GlobalsThatAreNotExportedArePutBack) {
  Guest guest(GetParam());
  std::uintptr_t stack = 0;
  guest.add_import(":", &look, &stack);
  guest.instantiate(text);
  std::size_t size = 0;
  std::uint8_t* const globals = wasmer_instance_globals(guest.instance(), &size);
  ASSERT_NE(globals, nullptr);
  const std::vector<std::uint8_t> before(globals, globals + size);
  EXPECT_EQ(guest.call("count").i32(), 6);
  EXPECT_EQ(guest.call("count").i32(), 7);
  std::memcpy(globals, before.data(), size);
  EXPECT_EQ(guest.call("count").i32(), 6);
}

WASMER_TEST_ON_EACH_BACKEND(Placement);

}  // namespace
}  // namespace wasmer_test
