// The way from a guest into an import that may be a stopping point, on this machine's instruction set.
#include "wasm/engine/watched_imports.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "wasm/engine/resumable_frames.hpp"

namespace mpiwasm::wasm {
namespace {

using guest::QuickEntry;

/// What the import and the looks at it have seen.
struct Seen {
  std::vector<std::int64_t> called;
  std::vector<std::uint64_t> quick;
  std::vector<std::uint32_t> arrived;
  QuickEntry answer;
};

/// More arguments than any processor passes in registers.
std::int64_t import(Seen* seen, std::int32_t a, std::int32_t b, std::int64_t c, std::int32_t d, std::int32_t e,
                    std::int32_t f, std::int32_t g, std::int32_t h, std::int64_t i) {
  seen->called = {a, b, c, d, e, f, g, h, i};
  return 4711;
}

std::uint64_t argument(const std::uint64_t* registers, const std::uint64_t* stack, std::size_t index) {
  return index < guest::arguments_in_registers ? registers[index] : stack[index - guest::arguments_in_registers];
}

QuickEntry look(void* environment, const std::uint64_t* registers, const std::uint64_t* stack, std::uint32_t point,
                std::uint32_t count) {
  Seen& seen = *static_cast<Seen*>(environment);
  seen.quick = {point, count};
  for (std::size_t index = 0; index < count; ++index)
    seen.quick.push_back(static_cast<std::uint32_t>(argument(registers, stack, index)));
  return seen.answer;
}

class WatchedImports : public testing::Test {
 protected:
  /// Calls the import as compiled code does.
  std::int64_t call() {
    const auto linked = frames_.link("module", "name", 9, guest::host_code(&import), &seen_);
    using Direct = std::int64_t(void*, std::int32_t, std::int32_t, std::int64_t, std::int32_t, std::int32_t,
                                std::int32_t, std::int32_t, std::int32_t, std::int64_t);
    return reinterpret_cast<Direct*>(linked->code)(linked->environment, -1, 2, 3, 4, 5, 6, 7, 8, 9);
  }
  void watch(guest::QuickCode quick, AfterLook after = AfterLook::call) {
    frames_.watch(
        attention_, [quick](auto, auto) { return Watched{.point = 12, .quick = quick}; },
        [this, after](const Stop& stop) {
          for (std::size_t index = 0; index < 9; ++index) seen_.arrived.push_back(argument_of(*stop.frame, index));
          return after;
        });
  }
  void settle() {
    attention_.share(&others_);
    attention_.settle();
  }

  const std::vector<std::int64_t> arguments_{-1, 2, 3, 4, 5, 6, 7, 8, 9};
  const std::vector<std::uint32_t> words_{0xffffffff, 2, 3, 4, 5, 6, 7, 8, 9};
  Seen seen_;
  guest::Attention attention_;
  std::atomic<std::uint32_t> others_{0};
  ResumableFrames frames_;
};

TEST_F(WatchedImports, IsCalledWhileNobodyAsks) {
  watch(nullptr);
  settle();
  EXPECT_EQ(call(), 4711);
  EXPECT_EQ(seen_.called, arguments_);
  EXPECT_TRUE(seen_.arrived.empty());
}

TEST_F(WatchedImports, IsShownWhenThisProcessOrAnotherAsks) {
  watch(nullptr);
  EXPECT_EQ(call(), 4711);
  EXPECT_EQ(seen_.arrived, words_);
  EXPECT_EQ(seen_.called, arguments_);
  settle();
  seen_ = {};
  others_ = 1;
  EXPECT_EQ(call(), 4711);
  EXPECT_EQ(seen_.arrived, words_);
}

TEST_F(WatchedImports, IsLeftWithoutACall) {
  watch(nullptr, AfterLook::leave);
  EXPECT_EQ(call(), 0);
  EXPECT_EQ(seen_.arrived, words_);
  EXPECT_TRUE(seen_.called.empty());
}

TEST_F(WatchedImports, IsCalledAfterAQuickLook) {
  watch(&look);
  settle();
  seen_.answer = {QuickEntry::Next::call};
  EXPECT_EQ(call(), 4711);
  EXPECT_EQ(seen_.quick, (std::vector<std::uint64_t>{12, 9, 0xffffffff, 2, 3, 4, 5, 6, 7, 8, 9}));
  EXPECT_EQ(seen_.called, arguments_);
  EXPECT_TRUE(seen_.arrived.empty());
}

TEST_F(WatchedImports, ReturnsWhatAQuickLookHasDone) {
  watch(&look);
  settle();
  seen_.answer = {QuickEntry::Next::returns, 99};
  EXPECT_EQ(call(), 99);
  EXPECT_TRUE(seen_.called.empty());
  EXPECT_TRUE(seen_.arrived.empty());
}

TEST_F(WatchedImports, IsShownAfterAQuickLook) {
  watch(&look);
  settle();
  seen_.answer = {QuickEntry::Next::look};
  EXPECT_EQ(call(), 4711);
  EXPECT_EQ(seen_.arrived, words_);
  EXPECT_EQ(seen_.called, arguments_);
}

TEST(ValueStack, GivesBackTheLastFirst) {
  ValueStack values;
  const auto bytes = [](auto& value) { return std::as_writable_bytes(std::span{&value, 1}); };
  std::int32_t small = 7;
  std::int64_t large = -8;
  ASSERT_TRUE(values.put(bytes(small)) && values.put(bytes(large)));
  small = 0;
  large = 0;
  ASSERT_TRUE(values.take(bytes(large)) && values.take(bytes(small)));
  EXPECT_EQ(small, 7);
  EXPECT_EQ(large, -8);
  EXPECT_FALSE(values.take(bytes(small)));
  ASSERT_TRUE(values.put(bytes(small)));
  EXPECT_FALSE(values.take(bytes(large)));
}

}  // namespace
}  // namespace mpiwasm::wasm
