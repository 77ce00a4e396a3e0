// The definition of a memory follows memory.grow, by the guest and by the host, and its base never moves. Nothing lies
// before it.
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <memory>

#include "support.hpp"

namespace wasmer_test {
namespace {

inline constexpr std::size_t page = 64 * kibibyte;

constexpr std::string_view text = R"((module
  (import "host" "look" (func $look))
  (memory (export "memory") 2)
  (func (export "grow") (param i32) (result i32)
    (local $before i32)
    (local.set $before (memory.grow (local.get 0)))
    (call $look)
    (local.get $before))
  (func (export "store") (param i32 i32) (i32.store (local.get 0) (local.get 1)))))";

struct Look {
  const wasmer_memory_definition_t* definition = nullptr;
  std::size_t size_seen = 0;
};

void look(Look* self) { self->size_seen = self->definition->size; }

using Memory = EachBackend;

TEST_P(Memory, DefinitionFollowsGrowthAndTheBaseStays) {
  Guest guest(GetParam());
  Look seen;
  guest.add_import(":", &look, &seen);
  guest.instantiate(text);
  seen.definition = wasmer_memory_definition(guest.memory());
  ASSERT_NE(seen.definition, nullptr);
  std::uint8_t* const base = seen.definition->base;
  EXPECT_EQ(base, reinterpret_cast<std::uint8_t*>(wasm_memory_data(guest.memory())));
  EXPECT_EQ(seen.definition->size, 2 * page);

  EXPECT_EQ(guest.call("grow", {value(3)}).i32(), 2);
  EXPECT_EQ(seen.size_seen, 5 * page);
  ASSERT_TRUE(wasm_memory_grow(guest.memory(), 20000));
  EXPECT_EQ(seen.definition->size, 20005 * page);
  EXPECT_EQ(guest.call("grow", {value(0)}).i32(), 20005);
  EXPECT_EQ(seen.definition->base, base);

  const auto last_word = static_cast<std::int32_t>(20005 * page - 4);
  ASSERT_EQ(guest.call("store", {value(last_word), value(0x01020304)}).trap, "");
  EXPECT_EQ(base[20005 * page - 4], 4);
  EXPECT_EQ(guest.call("store", {value(last_word + 1), value(0)}).trap, "out of bounds memory access");
}

TEST_P(Memory, GrowsToFourGibibytesInPlace) {
  Guest guest(GetParam());
  Look seen;
  guest.add_import(":", &look, &seen);
  guest.instantiate(text);
  seen.definition = wasmer_memory_definition(guest.memory());
  std::uint8_t* const base = seen.definition->base;
  EXPECT_EQ(guest.call("grow", {value(65534)}).i32(), 2);
  EXPECT_EQ(seen.size_seen, 65536 * page);
  EXPECT_EQ(seen.definition->base, base);
  ASSERT_EQ(guest.call("store", {value(-4), value(7)}).trap, "");
  EXPECT_EQ(base[65536 * page - 4], 7);
  EXPECT_EQ(guest.call("grow", {value(1)}).i32(), -1);
}

TEST_P(Memory, OfTheHostHasADefinitionToo) {
  const Engine engine = make_engine(GetParam());
  const Store store(wasm_store_new(engine.get()));
  const wasm_limits_t limits = {3, 10};
  wasm_memorytype_t* const type = wasm_memorytype_new(&limits);
  wasm_memory_t* const memory = wasm_memory_new(store.get(), type);
  wasm_memorytype_delete(type);
  ASSERT_NE(memory, nullptr);
  const wasmer_memory_definition_t* const definition = wasmer_memory_definition(memory);
  EXPECT_EQ(definition->size, 3 * page);
  EXPECT_TRUE(wasm_memory_grow(memory, 2));
  EXPECT_EQ(definition->size, 5 * page);
  wasm_memory_delete(memory);
}

/// Whether something is mapped there, accessible or not.
bool is_mapped(std::uint8_t* place) {
  constexpr std::size_t size = 4096;
  void* const taken =
      ::mmap(place, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE | MAP_NORESERVE, -1, 0);
  if (taken == MAP_FAILED) return true;
  const bool is_there = taken == place;
  ::munmap(taken, size);
  return !is_there;
}

bool is_readable(const std::uint8_t* place) {
  int ends[2] = {-1, -1};
  if (::pipe(ends) != 0) return false;
  const bool is_read = ::write(ends[1], place, 1) == 1;
  ::close(ends[0]);
  ::close(ends[1]);
  return is_read;
}

TEST_P(Memory, HasFourGibibytesOfItsOwnBeforeIt) {
  rlimit limit{};
  ASSERT_EQ(::getrlimit(RLIMIT_AS, &limit), 0);
  if (limit.rlim_cur != RLIM_INFINITY) GTEST_SKIP() << "addresses are limited (ulimit -v)";
  constexpr std::size_t before = std::size_t{1} << 32;
  auto guest = std::make_unique<Guest>(GetParam());
  Look seen;
  guest->add_import(":", &look, &seen);
  guest->instantiate(text);
  std::uint8_t* const base = wasmer_memory_definition(guest->memory())->base;
  for (const std::size_t distance : {std::size_t{4096}, before / 2, before})
    EXPECT_TRUE(is_mapped(base - distance)) << distance;
  for (const std::size_t distance : {std::size_t{1}, before}) EXPECT_FALSE(is_readable(base - distance)) << distance;
  EXPECT_TRUE(is_readable(base));
  guest.reset();
  EXPECT_FALSE(is_mapped(base - before / 2));
}

TEST_P(Memory, TakesNoAddressesBeforeItWhereTheyAreLimited) {
  Guest guest(GetParam());
  Look seen;
  guest.add_import(":", &look, &seen);
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_AS, &before), 0);
  const rlimit limit{std::uint64_t{1} << 40, before.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_AS, &limit), 0);
  guest.instantiate(text);
  EXPECT_EQ(::setrlimit(RLIMIT_AS, &before), 0);
  EXPECT_FALSE(is_mapped(wasmer_memory_definition(guest.memory())->base - (std::size_t{1} << 31)));
}

WASMER_TEST_ON_EACH_BACKEND(Memory);

}  // namespace
}  // namespace wasmer_test
