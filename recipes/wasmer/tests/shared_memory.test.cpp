// One shared memory in several stores: threads see each other's writes, growth, fences, waits and ends.
#include <array>
#include <atomic>
#include <chrono>
#include <thread>

#include "support.hpp"

namespace wasmer_test {
namespace {

using SharedMemory = Owned<wasmer_shared_memory_t, wasmer_shared_memory_delete>;
using Memory = Owned<wasm_memory_t, wasm_memory_delete>;

inline constexpr std::size_t page = 64 * kibibyte;

constexpr std::string_view text = R"((module
  (import "env" "memory" (memory 2 100 shared))
  (func (export "add") (param $address i32) (param $times i32) (result i32)
    (loop $again
      (drop (i32.atomic.rmw.add (local.get $address) (i32.const 1)))
      (br_if $again (local.tee $times (i32.sub (local.get $times) (i32.const 1)))))
    (i32.atomic.load (local.get $address)))
  (func (export "grow") (param i32 i32) (result i32) (memory.grow (local.get 0)))
  (func (export "store") (param i32 i32) (result i32)
    (i32.store (local.get 0) (local.get 1)) (i32.load (local.get 0)))
  (func (export "wait") (param i32 i32) (result i32)
    (memory.atomic.wait32 (local.get 0) (local.get 1) (i64.const -1)))
  (func (export "notify") (param i32 i32) (result i32)
    (memory.atomic.notify (local.get 0) (local.get 1)))
  (func (export "end") (param i32 i32) (result i32) unreachable)
  ;; Each of two threads stores to its own word, then loads the other's: behind a fence, one of them sees the other.
  (func (export "exchange") (param $own i32) (param $rounds i32) (result i32)
    (local $round i32) (local $other i32)
    (local.set $other (i32.xor (local.get $own) (i32.const 1024)))
    (loop $again
      (local.set $round (i32.add (local.get $round) (i32.const 1)))
      (drop (i32.atomic.rmw.add (i32.const 8192) (i32.const 1)))
      (loop $together
        (br_if $together
          (i32.lt_u (i32.atomic.load (i32.const 8192)) (i32.mul (local.get $round) (i32.const 2)))))
      (i32.store (local.get $own) (local.get $round))
      (atomic.fence)
      (i32.store (i32.add (i32.mul (local.get $own) (i32.const 1024)) (i32.mul (local.get $round) (i32.const 4)))
        (i32.load (local.get $other)))
      (br_if $again (i32.lt_u (local.get $round) (local.get $rounds))))
    (i32.const 0))))";

// A module that is compiled once, and the memory of all its instances.
class Program {
 public:
  explicit Program(const Options& options) : engine_(make_engine(options)), store_(wasm_store_new(engine_.get())) {
    wasm_byte_vec_t source;
    wasm_byte_vec_new(&source, text.size(), text.data());
    wasm_byte_vec_t binary = WASM_EMPTY_VEC;
    wat2wasm(&source, &binary);
    wasm_byte_vec_delete(&source);
    module_.reset(wasm_module_new(store_.get(), &binary));
    wasm_byte_vec_delete(&binary);
    const wasm_limits_t limits = {2, 100};
    wasm_memorytype_t* const type = wasmer_memorytype_new_shared(&limits);
    EXPECT_TRUE(wasmer_memorytype_is_shared(type));
    memory_.reset(wasm_memory_new(store_.get(), type));
    wasm_memorytype_delete(type);
    shared_.reset(wasmer_memory_share(memory_.get()));
  }

  wasm_engine_t* engine() const { return engine_.get(); }
  const wasm_module_t* module() const { return module_.get(); }
  wasm_memory_t* memory() const { return memory_.get(); }
  const wasmer_shared_memory_t* shared() const { return shared_.get(); }
  std::atomic_ref<std::uint32_t> word(std::size_t address) const {
    return std::atomic_ref{*reinterpret_cast<std::uint32_t*>(wasmer_memory_definition(memory())->base + address)};
  }

 private:
  Engine engine_;
  Store store_;
  Module module_;
  Memory memory_;
  SharedMemory shared_;
};

// A store and an instance of the calling thread.
class Thread {
 public:
  explicit Thread(const Program& program)
      : store_(wasm_store_new(program.engine())), memory_(wasmer_shared_memory_attach(store_.get(), program.shared())) {
    std::array<wasm_extern_t*, 1> imports = {wasm_memory_as_extern(memory_.get())};
    const wasm_extern_vec_t view = {imports.size(), imports.data()};
    wasm_trap_t* trap = nullptr;
    instance_.reset(wasm_instance_new(store_.get(), program.module(), &view, &trap));
    if (instance_) wasm_instance_exports(instance_.get(), &exports_);
  }
  Thread(const Thread&) = delete;
  Thread& operator=(const Thread&) = delete;
  ~Thread() { wasm_extern_vec_delete(&exports_); }

  bool is_made() const { return instance_ != nullptr; }
  wasm_memory_t* memory() const { return memory_.get(); }
  // The functions of the module, in its order.
  enum Function { add, grow, store, wait, notify, end, exchange };
  Outcome call(Function function, std::int32_t first, std::int32_t second) const {
    return wasmer_test::call(wasm_extern_as_func(exports_.data[function]), {value(first), value(second)});
  }

 private:
  Store store_;
  Memory memory_;
  Instance instance_;
  wasm_extern_vec_t exports_ = WASM_EMPTY_VEC;
};

using SharedMemories = EachBackend;

TEST_P(SharedMemories, AreOneInAllStores) {
  const Program program(GetParam());
  const Thread here(program);
  ASSERT_TRUE(here.is_made());
  const wasmer_memory_definition_t* const definition = wasmer_memory_definition(program.memory());
  std::array<const wasmer_memory_definition_t*, 4> definitions{};
  {
    std::vector<std::jthread> threads;
    for (auto& seen : definitions)
      threads.emplace_back([&program, &seen] {
        const Thread thread(program);
        seen = wasmer_memory_definition(thread.memory());
        EXPECT_EQ(thread.call(Thread::add, 64, 100000).trap, "");
      });
  }
  for (const auto* seen : definitions) EXPECT_EQ(seen, definition);
  EXPECT_EQ(program.word(64), 400000U);
  EXPECT_EQ(here.call(Thread::add, 64, 1).i32(), 400001);
}

TEST_P(SharedMemories, GrowInPlaceForAllThreads) {
  const Program program(GetParam());
  const Thread here(program);
  const std::uint8_t* const base = wasmer_memory_definition(program.memory())->base;
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i)
      threads.emplace_back([&program] {
        const Thread thread(program);
        for (int step = 0; step < 20; ++step) EXPECT_GE(thread.call(Thread::grow, 1, 0).i32(), 2);
      });
  }
  EXPECT_EQ(wasmer_memory_definition(program.memory())->size, 82 * page);
  EXPECT_EQ(wasmer_memory_definition(program.memory())->base, base);
  EXPECT_EQ(here.call(Thread::store, 82 * page - 4, 7).i32(), 7);
  EXPECT_EQ(here.call(Thread::grow, 19, 0).i32(), -1);
  EXPECT_EQ(here.call(Thread::store, 82 * page, 7).trap, "out of bounds memory access");
}

TEST_P(SharedMemories, WaitUntilAnotherThreadNotifies) {
  const Program program(GetParam());
  const Thread here(program);
  EXPECT_EQ(here.call(Thread::wait, 64, 1).i32(), 1);
  std::atomic<std::int32_t> woken{-1};
  std::jthread waiter([&] { woken = Thread(program).call(Thread::wait, 64, 0).i32(); });
  while (here.call(Thread::notify, 64, 1).i32() == 0) std::this_thread::yield();
  waiter.join();
  EXPECT_EQ(woken, 0);
}

TEST_P(SharedMemories, EndAllWaitsByATrap) {
  const Program program(GetParam());
  std::string trap;
  std::jthread waiter([&] {
    const Thread thread(program);
    program.word(128) = 1;
    trap = thread.call(Thread::wait, 64, 0).trap;
  });
  while (program.word(128) == 0) std::this_thread::yield();
  std::this_thread::sleep_for(std::chrono::milliseconds{20});
  EXPECT_TRUE(wasmer_shared_memory_end_waits(program.shared()));
  waiter.join();
  EXPECT_NE(trap, "");
  EXPECT_NE(Thread(program).call(Thread::wait, 64, 0).trap, "");
}

TEST_P(SharedMemories, OutliveATrapInOneThread) {
  const Program program(GetParam());
  const Thread here(program);
  {
    std::jthread trapping([&] {
      for (int i = 0; i < 100; ++i) {
        const Thread thread(program);
        EXPECT_EQ(thread.call(Thread::end, 0, 0).trap, "unreachable");
        EXPECT_EQ(thread.call(Thread::store, -4, 0).trap, "out of bounds memory access");
      }
    });
    EXPECT_EQ(here.call(Thread::add, 64, 1000000).i32(), 1000000);
  }
  EXPECT_EQ(here.call(Thread::add, 64, 1).i32(), 1000001);
}

TEST_P(SharedMemories, AreOrderedByFences) {
  if (GetParam().backend == SINGLEPASS) GTEST_SKIP() << "singlepass has no fences; mpiwasm runs no threads under it";
  const Program program(GetParam());
  constexpr std::int32_t rounds = 20000;
  const Thread here(program);
  ASSERT_EQ(here.call(Thread::grow, 98, 0).i32(), 2);
  {
    std::jthread other([&] { EXPECT_EQ(Thread(program).call(Thread::exchange, 2048, rounds).trap, ""); });
    EXPECT_EQ(here.call(Thread::exchange, 3072, rounds).trap, "");
  }
  int both_old = 0;
  for (std::uint32_t round = 1; round <= rounds; ++round)
    if (program.word(2048 * 1024 + 4 * round) < round && program.word(3072 * 1024 + 4 * round) < round) ++both_old;
  EXPECT_EQ(both_old, 0);
}

TEST(SharedMemory, IsMadeOfSharedMemoriesOnly) {
  const Engine engine = make_engine({});
  const Store store(wasm_store_new(engine.get()));
  const wasm_limits_t limits = {1, 2};
  wasm_memorytype_t* const type = wasm_memorytype_new(&limits);
  EXPECT_FALSE(wasmer_memorytype_is_shared(type));
  const Memory memory(wasm_memory_new(store.get(), type));
  wasm_memorytype_delete(type);
  EXPECT_EQ(wasmer_memory_share(memory.get()), nullptr);
}

WASMER_TEST_ON_EACH_BACKEND(SharedMemories);

}  // namespace
}  // namespace wasmer_test
