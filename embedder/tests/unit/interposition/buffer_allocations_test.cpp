#include "interposition/buffer_allocations.hpp"

#include <gtest/gtest.h>
#include <malloc.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <vector>

namespace mpiwasm::interposition {
namespace {

constexpr std::uintptr_t far_apart = std::uintptr_t{7} << 30;

std::uintptr_t distance(const void* one, const void* other) {
  const auto a = reinterpret_cast<std::uintptr_t>(one);
  const auto b = reinterpret_cast<std::uintptr_t>(other);
  return a > b ? a - b : b - a;
}

/// What is allocated while this lives lies apart.
class Apart {
 public:
  explicit Apart(const host::BufferAllocations* allocations = separate_allocations())
      : allocations_(allocations), began_(allocations->begin()) {}
  Apart(const Apart&) = delete;
  Apart& operator=(const Apart&) = delete;
  ~Apart() {
    if (began_) allocations_->end(succeeds);
  }
  [[nodiscard]] bool began() const { return began_; }

  bool succeeds = true;

 private:
  const host::BufferAllocations* allocations_;
  bool began_;
};

class SeparateAllocationsTest : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (separate_allocations() == nullptr) return;
    ASSERT_TRUE(separate_allocations()->start());
  }
  void SetUp() override {
    if (separate_allocations() == nullptr) GTEST_SKIP() << "malloc belongs to a sanitizer here";
  }
};

TEST_F(SeparateAllocationsTest, AreThoseOfTheCallOnly) {
  void* before = std::malloc(64);
  void* during = nullptr;
  void* next = nullptr;
  {
    const Apart apart;
    ASSERT_TRUE(apart.began());
    during = std::malloc(64);
    next = std::malloc(64);
  }
  void* after = std::malloc(64);
  EXPECT_GT(distance(during, next), far_apart);
  EXPECT_GT(distance(during, before), far_apart);
  EXPECT_LT(distance(before, after), far_apart);
  for (void* memory : {before, during, next, after}) std::free(memory);
}

TEST_F(SeparateAllocationsTest, AreClearedWhereTheyAreToBe) {
  constexpr std::size_t length = 3000;
  for (int i = 0; i < 3; ++i) {
    const Apart apart;
    auto* memory = static_cast<char*>(std::calloc(length / 2, 2));
    for (std::size_t place = 0; place < length; ++place) ASSERT_EQ(memory[place], 0);
    std::memset(memory, 1, length);
    std::free(memory);
  }
  const Apart apart;
  // Read at run time, as compilers know that it fails.
  volatile std::size_t huge = SIZE_MAX / 2;
  EXPECT_EQ(std::calloc(huge, 3), nullptr);
}

TEST_F(SeparateAllocationsTest, GrowAndKeepTheirData) {
  auto* of_heap = static_cast<char*>(std::malloc(8));
  std::memcpy(of_heap, "of heap", 8);
  char* apart_now = nullptr;
  char* text = nullptr;
  {
    const Apart apart;
    apart_now = static_cast<char*>(std::realloc(of_heap, 1 << 20));
    text = ::strdup("copied");
  }
  EXPECT_STREQ(apart_now, "of heap");
  EXPECT_GE(::malloc_usable_size(apart_now), std::size_t{1} << 20);
  apart_now = static_cast<char*>(std::realloc(apart_now, 4 << 20));
  EXPECT_STREQ(apart_now, "of heap");
  apart_now = static_cast<char*>(::reallocarray(apart_now, 5 << 10, 1 << 10));
  EXPECT_STREQ(apart_now, "of heap");
  void* other = std::malloc(8);
  EXPECT_GT(distance(apart_now, other), far_apart);
  EXPECT_STREQ(text, "copied");
  std::free(text);
  std::free(apart_now);
  std::free(other);
}

TEST_F(SeparateAllocationsTest, AreNotUsedAgainAfterACallThatFailed) {
  void* late = nullptr;
  {
    Apart apart;
    late = std::malloc(64);
    std::free(late);
    apart.succeeds = false;
  }
  std::memset(late, 1, 64);  // a message that arrives late
  for (int i = 0; i < 100; ++i) {
    const Apart apart;
    void* memory = std::malloc(64);
    EXPECT_NE(memory, late);
    std::free(memory);
  }
}

TEST_F(SeparateAllocationsTest, AreGivenBackByThreadsThatEnd) {
  for (int i = 0; i < 5000; ++i) {
    std::thread([] {
      const Apart apart;
      ASSERT_TRUE(apart.began());
      void* one = std::malloc(8);
      std::free(std::malloc(8));
      std::free(one);
    }).join();
  }
}

TEST_F(SeparateAllocationsTest, LastAsLongAsTheOuterCall) {
  const Apart outer;
  {
    const Apart inner;
  }
  void* one = std::malloc(8);
  void* other = std::malloc(8);
  EXPECT_GT(distance(one, other), far_apart);
  std::free(one);
  std::free(other);
}

TEST_F(SeparateAllocationsTest, AreRefusedWhenTheyMightNotSuffice) {
  std::vector<void*> all;
  all.reserve(10000);
  while (true) {
    const Apart apart;
    if (!apart.began()) break;
    for (int i = 0; i < 64; ++i) all.push_back(std::malloc(1));
    ASSERT_LT(all.size(), 10000U);
    ASSERT_NE(all.back(), nullptr);
  }
  EXPECT_GT(all.size(), 900U);
  for (void* memory : all) std::free(memory);
  EXPECT_TRUE(Apart().began());
}

TEST_F(SeparateAllocationsTest, ArePausedInCallbacks) {
  const Apart outer;
  ASSERT_TRUE(outer.began());
  void* before = std::malloc(100);
  const host::PausedCall paused = separate_allocations()->pause();
  void* meanwhile = std::malloc(100);
  {
    const Apart inner;
    ASSERT_TRUE(inner.began());
    void* of_inner = std::malloc(100);
    EXPECT_GT(distance(of_inner, meanwhile), far_apart);
    std::free(of_inner);
  }
  separate_allocations()->resume(paused);
  void* after = std::malloc(100);
  EXPECT_GT(distance(before, meanwhile), far_apart);
  EXPECT_GT(distance(after, meanwhile), far_apart);
  for (void* memory : {before, meanwhile, after}) std::free(memory);
}

// Open MPI forgets some of what it allocates in each operation on a file.
TEST_F(SeparateAllocationsTest, OfFilesMayBeForgotten) {
  std::vector<void*> forgotten;
  for (int call = 0; call < 20000; ++call) {
    const Apart apart(separate_allocations_of_files());
    ASSERT_TRUE(apart.began()) << call;
    void* one = std::malloc(64);
    void* buffer = std::malloc(1000);
    void* other = std::malloc(8);
    ASSERT_GT(distance(one, buffer), far_apart);
    ASSERT_GT(distance(other, buffer), far_apart);
    std::memset(one, 1, 64);
    std::memset(other, 2, 8);
    std::free(buffer);
    forgotten.insert(forgotten.end(), {one, other});
  }
  for (std::size_t i = 0; i < forgotten.size(); ++i) {
    auto* memory = static_cast<char*>(forgotten[i]);
    ASSERT_EQ(memory[0], i % 2 + 1);
    ASSERT_EQ(::malloc_usable_size(memory), i % 2 == 0 ? 64U : 8U);
    memory = static_cast<char*>(std::realloc(memory, 5000));
    ASSERT_EQ(memory[7], static_cast<char>(i % 2 + 1));
    std::free(memory);
  }
  EXPECT_TRUE(Apart().began());
}

TEST_F(SeparateAllocationsTest, StayApartInACallThatGoesOnAfterACallback) {
  const host::BufferAllocations* of_files = separate_allocations_of_files();
  ASSERT_TRUE(of_files->begin());
  void* before = std::malloc(100);
  const host::PausedCall paused = of_files->pause();
  {
    const Apart inner(of_files);
    ASSERT_TRUE(inner.began());
  }
  of_files->resume(paused);
  void* after = std::malloc(100);
  EXPECT_GT(distance(before, after), far_apart);
  of_files->end(false);
  void* later = nullptr;
  {
    const Apart apart(of_files);
    later = std::malloc(100);
  }
  EXPECT_GT(distance(before, later), far_apart);
  EXPECT_GT(distance(after, later), far_apart);
  for (void* memory : {before, after, later}) std::free(memory);
}

TEST(ClearedAllocations, OfFilesAreClearedHoweverLargeTheyAre) {
  if (cleared_allocations_of_files() == nullptr) GTEST_SKIP() << "malloc belongs to a sanitizer here";
  ASSERT_TRUE(cleared_allocations_of_files()->start());
  for (const std::size_t length : {std::size_t{1000}, std::size_t{1} << 20}) {
    for (int round = 0; round < 2; ++round) {
      ASSERT_TRUE(cleared_allocations_of_files()->begin());
      auto* memory = static_cast<char*>(std::malloc(length));
      memory = static_cast<char*>(std::realloc(memory, 2 * length));
      cleared_allocations_of_files()->end(true);
      for (std::size_t i = 0; i < 2 * length; ++i) ASSERT_EQ(memory[i], 0) << i;
      std::memset(memory, 1, 2 * length);
      std::free(memory);
    }
  }
}

TEST(ClearedAllocations, HoldNothingOfOthers) {
  if (cleared_allocations() == nullptr) GTEST_SKIP() << "malloc belongs to a sanitizer here";
  constexpr std::size_t length = 5000;
  void* others = std::malloc(length);
  std::memset(others, 1, length);
  std::free(others);
  ASSERT_TRUE(cleared_allocations()->begin());
  auto* memory = static_cast<char*>(std::malloc(length));
  cleared_allocations()->end(true);
  for (std::size_t i = 0; i < length; ++i) ASSERT_EQ(memory[i], 0);
  std::free(memory);
}

}  // namespace
}  // namespace mpiwasm::interposition
