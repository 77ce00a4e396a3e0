#include "wasm/inspect/unwrap_exports.hpp"

#include <gtest/gtest.h>

#include "wasm/inspect/module_inspector.hpp"
#include "wasm/inspect/prepare_module.hpp"
#include "wasm/module_builder.hpp"

namespace mpiwasm::wasm {
namespace {

using P = tests::Piece;

// Functions: 0 constructors, 1 destructors, 2 malloc, 3 free, 4 flush, 5 main; then what is exported.
constexpr unsigned first_exported = 6;
constexpr unsigned allocator_type = 1;
constexpr unsigned release_type = 2;

P body(const P& code) { return P::number(code.bytes().size()) + code; }

/// What the functions behind the exports _start, malloc, free and mpiwasm_flush do.
struct Bodies {
  P start;
  P malloc;
  P free;
  P flush;
};

std::vector<std::byte> module_with(const Bodies& bodies) {
  const P types = P{3, 0x60, 0, 0, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 1, 0x7f, 0};
  const P functions = P{10, 0, 0, allocator_type, release_type, 0, 0, 0, allocator_type, release_type, 0};
  const P exports = P{5} + P::name("memory") + P{2, 0} + P::name("_start") + P{0, first_exported} + P::name("malloc") +
                    P{0, first_exported + 1} + P::name("free") + P{0, first_exported + 2} + P::name("mpiwasm_flush") +
                    P{0, first_exported + 3};
  const P nothing = P{2, 0, 0x0b};
  const P code = P{10} + nothing + nothing + P{4, 0, 0x41, 0, 0x0b} + nothing + nothing + nothing + body(bodies.start) +
                 body(bodies.malloc) + body(bodies.free) + body(bodies.flush);
  return (P::header() + P::section(1, types) + P::section(3, functions) + P::section(5, {1, 0, 1}) +
          P::section(7, exports) + P::section(10, code) + P::section(0, P::name("last")))
      .bytes();
}

/// As wasm-ld writes them: constructors, the function, destructors.
Bodies wrapped() {
  return {{0, 0x10, 0, 0x10, 5, 0x10, 1, 0x0b},
          {0, 0x10, 0, 0x20, 0, 0x10, 2, 0x10, 1, 0x0b},
          {0, 0x10, 0, 0x20, 0, 0x10, 3, 0x10, 1, 0x0b},
          {0, 0x10, 0, 0x10, 4, 0x10, 1, 0x0b}};
}

/// The functions behind _start, malloc, free and mpiwasm_flush after unwrapping.
std::vector<std::uint32_t> exported(const Bodies& bodies) {
  const auto module = module_with(bodies);
  const auto prepared = prepare_module(module, {});
  EXPECT_TRUE(prepared) << (prepared ? "" : prepared.error().message);
  EXPECT_EQ(prepared->summary.custom_sections, std::vector<std::string>{"last"});
  std::vector<std::uint32_t> functions;
  for (const char* name : {"_start", "malloc", "free", "mpiwasm_flush"})
    functions.push_back(prepared->summary.find_export(name, ExternKind::function)->index);
  return functions;
}

using Functions = std::vector<std::uint32_t>;
const Functions as_they_are{6, 7, 8, 9};

TEST(UnwrapExports, FindsTheFunctionsBehindTheLinkersWrappers) {
  EXPECT_EQ(exported(wrapped()), (Functions{6, 2, 3, 4}));
}

TEST(UnwrapExports, KnowsWrappersWithConstructorsAlone) {
  EXPECT_EQ(exported({{0, 0x10, 0, 0x10, 5, 0x0b},
                      {0, 0x10, 0, 0x20, 0, 0x10, 2, 0x0b},
                      {0, 0x10, 0, 0x20, 0, 0x10, 3, 0x0b},
                      {0, 0x10, 0, 0x10, 4, 0x0b}}),
            (Functions{6, 2, 3, 4}));
}

TEST(UnwrapExports, KnowsWrappersWithDestructorsAlone) {
  EXPECT_EQ(exported({{0, 0x10, 5, 0x10, 1, 0x0b},
                      {0, 0x20, 0, 0x10, 2, 0x10, 1, 0x0b},
                      {0, 0x20, 0, 0x10, 3, 0x10, 1, 0x0b},
                      {0, 0x10, 4, 0x10, 1, 0x0b}}),
            (Functions{6, 2, 3, 4}));
}

// It keeps the result in a local, and has put main into the wrapper of _start.
TEST(UnwrapExports, KnowsWrappersThatAnOptimizerHasRewritten) {
  Bodies bodies = wrapped();
  bodies.start = {1, 1, 0x7f, 0x10, 0, 0x41, 0, 0x21, 0, 0x10, 1, 0x0b};
  bodies.malloc = {1, 1, 0x7f, 0x10, 0, 0x20, 0, 0x10, 2, 0x21, 1, 0x10, 1, 0x20, 1, 0x0b};
  EXPECT_EQ(exported(bodies), (Functions{6, 2, 3, 4}));
}

TEST(UnwrapExports, LeavesModulesWithoutWrappersAsTheyAre) {
  Bodies bodies = wrapped();
  bodies.malloc = {0, 0x41, 0, 0x0b};
  EXPECT_EQ(exported(bodies), as_they_are);
}

TEST(UnwrapExports, LeavesAnAllocatorThatCallsSomethingFirstToTheProgram) {
  Bodies bodies = wrapped();
  bodies.malloc = {0, 0x10, 5, 0x20, 0, 0x10, 2, 0x0b};
  bodies.free = {0, 0x10, 5, 0x20, 0, 0x10, 3, 0x0b};
  EXPECT_EQ(exported(bodies), as_they_are);
}

TEST(UnwrapExports, LeavesAnAllocatorThatDoesMore) {
  for (const P& malloc : {P{0, 0x10, 0, 0x41, 8, 0x10, 2, 0x10, 1, 0x0b},           // another size
                          P{0, 0x10, 0, 0x20, 0, 0x10, 2, 0x10, 2, 0x10, 1, 0x0b},  // malloc of malloc
                          P{0, 0x10, 0, 0x20, 0, 0x10, 1, 0x0b},                    // the size itself
                          P{0, 0x10, 0, 0x10, 0, 0x20, 0, 0x10, 2, 0x10, 1, 0x0b}}) {
    Bodies bodies = wrapped();
    bodies.malloc = malloc;
    EXPECT_EQ(exported(bodies), as_they_are);
  }
}

TEST(UnwrapExports, SurvivesCodeThatIsNone) {
  for (const P& malloc : {P{}, P{1}, P{0, 0x10}, P{0, 0x21, 0}, P{0, 0x20, 9, 0x0b}, P{0, 0x10, 99, 0x0b}}) {
    Bodies bodies = wrapped();
    bodies.malloc = malloc;
    bodies.start = malloc;
    EXPECT_EQ(exported(bodies), as_they_are);
  }
}

TEST(UnwrapExports, TellsHowFarTheCodeHasMoved) {
  const auto module = module_with(wrapped());
  const auto prepared = prepare_module(module, {.most_memory = std::uint64_t{1} << 24});
  ASSERT_TRUE(prepared);
  EXPECT_EQ(static_cast<std::ptrdiff_t>(prepared->bytes.size()),
            static_cast<std::ptrdiff_t>(module.size()) + prepared->added_bytes);
  EXPECT_EQ(prepared->added_bytes, 2);  // a maximum of 256 pages; the numbers of functions take one byte as before
}

}  // namespace
}  // namespace mpiwasm::wasm
