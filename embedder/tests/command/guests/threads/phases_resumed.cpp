// Phases of threads, of MPI, and of both. "joined": no thread runs beside MPI. "waiting": one waits during the first
// half. "destroyed": the threads of OpenMP have objects that are destroyed with them.
#include <mpi.h>
#include <omp.h>

#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <numeric>
#include <string_view>
#include <thread>
#include <vector>

namespace {

struct Counter {
  std::vector<int> numbers;
  ~Counter() { numbers.clear(); }
};

int in_threads(int phase) {
  std::vector<int> results(3);
  std::vector<std::thread> threads;
  for (int i = 0; i < 3; ++i) threads.emplace_back([&results, i, phase] { results[i] = phase * (i + 1); });
  for (std::thread& thread : threads) thread.join();
  return std::accumulate(results.begin(), results.end(), 0);
}

int with_objects(int phase) {
  int sum = 0;
#pragma omp parallel num_threads(2) reduction(+ : sum)
  {
    thread_local Counter counter;
    counter.numbers.push_back(phase);
    sum += static_cast<int>(counter.numbers.size());
  }
  return sum;
}

class Waiting {
 public:
  ~Waiting() { end(); }
  void end() {
    {
      const std::lock_guard lock{mutex_};
      is_over_ = true;
    }
    over_.notify_one();
    if (thread_.joinable()) thread_.join();
  }

 private:
  std::mutex mutex_;
  std::condition_variable over_;
  bool is_over_ = false;
  std::thread thread_{[this] {
    std::unique_lock lock{mutex_};
    over_.wait(lock, [this] { return is_over_; });
  }};
};

}  // namespace

int main(int argc, char** argv) {
  constexpr int phases = 12;
  const std::string_view what = argv[1];
  int level = 0;
  int rank = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  int sum = 0;
  {
    Waiting* waiting = what == "waiting" ? new Waiting : nullptr;
    for (int phase = 1; phase <= phases; ++phase) {
      int own = what == "destroyed" ? with_objects(phase) : in_threads(phase);
      int all = 0;
      MPI_Allreduce(&own, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
      sum += all;
      if (phase == phases / 2) {
        delete waiting;
        waiting = nullptr;
      }
    }
  }
  if (rank == 0) std::printf("%s: %d\n", argv[1], sum);
  return MPI_Finalize();
}
