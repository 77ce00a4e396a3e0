// The definition of a memory follows memory.grow, by the guest and by the host, and its base never moves.
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

WASMER_TEST_ON_EACH_BACKEND(Memory);

}  // namespace
}  // namespace wasmer_test
