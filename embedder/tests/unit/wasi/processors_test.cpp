// The processors of a rank: what guests read of them, and what threads are bound to, whatever the guest passes.
#include "wasi/processors.hpp"

#include <sched.h>

#include <algorithm>
#include <limits>
#include <thread>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

constexpr auto set_size = static_cast<std::uint32_t>(ProcessorSet::most_bytes);
constexpr std::uint32_t huge = std::numeric_limits<std::uint32_t>::max();

class Processors : public WasiTest {
 protected:
  void SetUp() override {
    WasiTest::SetUp();
    before_ = ProcessorSet::of_this_thread();
    ASSERT_GT(before_.count(), 0U);
    ASSERT_TRUE(library_.open());
    library_.attach(guest());
  }
  void TearDown() override {
    EXPECT_EQ(before_.bind_this_thread(), 0);
    WasiTest::TearDown();
  }

  template <class... Arguments>
  Errno ask(std::string_view name, Arguments... arguments) {
    const auto functions = library_.modules().front().functions;
    const auto function = std::ranges::find(functions, name, &guest::HostFunction::name);
    EXPECT_NE(function, functions.end()) << name;
    const auto code = reinterpret_cast<std::uint32_t (*)(void*, Arguments...)>(function->code);
    return static_cast<Errno>(code(&library_, arguments...));
  }

  void put_set(const ProcessorSet& set) { ASSERT_TRUE(set.copy_to(*memory().range(guest::Address{buffer}, set_size))); }
  [[nodiscard]] ProcessorSet get_set(std::uint32_t size = set_size) {
    return ProcessorSet::from_bytes(*memory().range(guest::Address{buffer}, size));
  }
  Errno bind(const ProcessorSet& set) {
    put_set(set);
    return ask("bind_thread", buffer, set_size);
  }
  [[nodiscard]] const ProcessorSet& before() const { return before_; }
  [[nodiscard]] ProcessorSet first_alone() const {
    ProcessorSet first;
    first.insert(before_.members().front());
    return first;
  }

 private:
  ProcessorSet before_;
  ProcessorLibrary library_;
};

TEST_F(Processors, AreThoseOfTheProcess) {
  put(buffer, std::string(set_size, '\xff'));
  ASSERT_EQ(ask("rank_processors", buffer, set_size), Errno::success);
  EXPECT_EQ(get_set(), before());
  put(buffer, std::string(set_size, '\xff'));
  ASSERT_EQ(ask("thread_processors", buffer, set_size), Errno::success);
  EXPECT_EQ(get_set(), before());
}

TEST_F(Processors, BindTheCallingThreadAlone) {
  ASSERT_EQ(bind(first_alone()), Errno::success);
  EXPECT_EQ(ProcessorSet::of_this_thread(), first_alone());
  EXPECT_EQ(static_cast<std::int32_t>(ask("current_processor")), static_cast<std::int32_t>(::sched_getcpu()));
  ASSERT_EQ(ask("thread_processors", buffer, set_size), Errno::success);
  EXPECT_EQ(get_set(), first_alone());
  ASSERT_EQ(ask("rank_processors", buffer, set_size), Errno::success);
  EXPECT_EQ(get_set(), before());
  ASSERT_EQ(bind(before()), Errno::success);

  ProcessorSet of_other;
  std::thread other{[&] {
    (void)bind(first_alone());
    of_other = ProcessorSet::of_this_thread();
  }};
  other.join();
  EXPECT_EQ(of_other, first_alone());
  EXPECT_EQ(ProcessorSet::of_this_thread(), before());
}

TEST_F(Processors, OfOthersAreNotBoundTo) {
  ProcessorSet others;
  for (std::size_t i = 0; i < ProcessorSet::most; ++i)
    if (!before().contains(i)) others.insert(i);
  EXPECT_EQ(bind(others), Errno::inval);
  EXPECT_EQ(bind(ProcessorSet{}), Errno::inval);
  EXPECT_EQ(ProcessorSet::of_this_thread(), before());
  others.insert(before().members().front());
  EXPECT_EQ(bind(others), Errno::success);
  EXPECT_EQ(ProcessorSet::of_this_thread(), first_alone());
}

// A rank that began with one processor does not get others, although the kernel would give them.
TEST_F(Processors, AreThoseThatTheRankBeganWith) {
  if (before().count() < 2) GTEST_SKIP() << "needs two processors";
  ASSERT_EQ(bind(first_alone()), Errno::success);
  ProcessorLibrary bound;
  ASSERT_TRUE(bound.open());
  EXPECT_EQ(bound.of_rank(), first_alone());
  ASSERT_EQ(before().bind_this_thread(), 0);
  bound.attach(guest());
  put_set(before());
  const auto functions = bound.modules().front().functions;
  const auto code = std::ranges::find(functions, "bind_thread", &guest::HostFunction::name)->code;
  EXPECT_EQ(reinterpret_cast<std::uint32_t (*)(void*, std::uint32_t, std::uint32_t)>(code)(&bound, buffer, set_size),
            0U);
  EXPECT_EQ(ProcessorSet::of_this_thread(), first_alone());
}

TEST_F(Processors, DoNotReachOutOfMemory) {
  for (const char* name : {"rank_processors", "thread_processors", "bind_thread"}) {
    EXPECT_EQ(ask(name, outside, set_size), Errno::fault) << name;
    EXPECT_EQ(ask(name, outside - 1, 2U), Errno::fault) << name;
    EXPECT_EQ(ask(name, buffer, huge), Errno::fault) << name;
    EXPECT_EQ(ask(name, huge, huge), Errno::fault) << name;
  }
  const std::uint32_t first = before().members().front();
  EXPECT_EQ(ask("locate", first, outside), Errno::fault);
  EXPECT_EQ(ask("locate", first, outside - 19), Errno::fault);
  EXPECT_EQ(ask("locate", first, outside - 20), Errno::success);
  EXPECT_EQ(ProcessorSet::of_this_thread(), before());
}

TEST_F(Processors, SetsOfAnySize) {
  EXPECT_EQ(ask("rank_processors", buffer, 0U), Errno::inval);
  EXPECT_EQ(ask("bind_thread", buffer, 0U), Errno::inval);
  EXPECT_EQ(ask("bind_thread", outside, 0U), Errno::inval);
  put(buffer, std::string(2 * set_size, '\xff'));
  EXPECT_EQ(ask("bind_thread", buffer, 2 * set_size), Errno::success);
  EXPECT_EQ(ProcessorSet::of_this_thread(), before());
  ASSERT_EQ(ask("rank_processors", buffer, 2 * set_size), Errno::success);
  EXPECT_EQ(get_text(buffer + set_size, set_size), std::string(set_size, '\0'));
  const auto bytes = before().members().back() / 8 + 1;
  ASSERT_EQ(ask("rank_processors", buffer, bytes), Errno::success);
  EXPECT_EQ(get_set(bytes), before());
  EXPECT_EQ(ask("rank_processors", buffer, bytes - 1), Errno::inval);
}

TEST_F(Processors, HavePlacesInTheMachine) {
  for (const std::uint32_t processor : before().members()) {
    ASSERT_EQ(ask("locate", processor, buffer), Errno::success);
    const auto location = get<Location>(buffer);
    EXPECT_LT(location.core, before().count());
    EXPECT_LE(location.socket, location.core);
  }
  EXPECT_EQ(ask("locate", before().members().back() + 1, buffer), Errno::inval);
  EXPECT_EQ(ask("locate", huge, buffer), Errno::inval);
}

}  // namespace
}  // namespace mpiwasm::wasi
