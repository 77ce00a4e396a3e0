// The C++ standard library's threads: std::thread, mutexes, condition variables, futures, atomics, call_once,
// thread_local with a destructor, and output from several threads in whole lines.
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <future>
#include <latch>
#include <mutex>
#include <numeric>
#include <shared_mutex>
#include <string>
#include <thread>
#include <vector>

#include "threads.h"

namespace {

constexpr int workers = 6;

std::atomic<int> destroyed{0};
struct Counted {
  int value = 3;
  ~Counted() { ++destroyed; }
};
thread_local Counted counted;

void sums() {
  std::vector<std::thread> threads;
  std::atomic<long long> sum{0};
  std::mutex mutex;
  std::vector<std::string> names;
  std::once_flag once;
  int calls = 0;
  for (int i = 0; i < workers; ++i)
    threads.emplace_back([&, i] {
      counted.value += i;
      CHECK(counted.value == 3 + i);
      std::call_once(once, [&] { ++calls; });
      for (int j = 0; j < 10000; ++j) sum += j;
      const std::lock_guard lock{mutex};
      names.push_back("worker " + std::to_string(i));
    });
  for (std::thread& thread : threads) thread.join();
  CHECK(sum == workers * (9999LL * 10000 / 2));
  CHECK(names.size() == workers);
  CHECK(calls == 1);
  CHECK(destroyed == workers);
}

void waits() {
  std::mutex mutex;
  std::condition_variable changed;
  bool ready = false;
  std::thread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
    const std::lock_guard lock{mutex};
    ready = true;
    changed.notify_one();
  });
  std::unique_lock lock{mutex};
  changed.wait(lock, [&] { return ready; });
  CHECK(!changed.wait_for(lock, std::chrono::milliseconds{5}, [] { return false; }));
  lock.unlock();
  other.join();
}

void futures() {
  std::vector<int> values(100000);
  std::iota(values.begin(), values.end(), 0);
  auto half =
      std::async(std::launch::async, [&] { return std::accumulate(values.begin(), values.begin() + 50000, 0LL); });
  const long long rest = std::accumulate(values.begin() + 50000, values.end(), 0LL);
  CHECK(half.get() + rest == 99999LL * 100000 / 2);
  std::promise<std::string> promise;
  auto text = promise.get_future();
  std::thread([&] { promise.set_value("kept"); }).join();
  CHECK(text.get() == "kept");
}

void atomics() {
  std::atomic<int> word{0};
  std::latch all{3};
  std::thread waiter([&] {
    all.count_down();
    word.wait(0);
    CHECK(word == 1);
  });
  std::shared_mutex shared;
  std::thread reader([&] {
    const std::shared_lock lock{shared};
    all.count_down();
  });
  all.arrive_and_wait();
  word = 1;
  word.notify_all();
  waiter.join();
  reader.join();
}

}  // namespace

int main() {
  sums();
  waits();
  futures();
  atomics();
  CHECK(std::thread::hardware_concurrency() >= 1);
  return finish();
}
