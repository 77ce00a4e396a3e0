// Items and steps in the messages of a serialization library, measured as items.c and steps.c measure the exchange. A
// Format has
//   Message write_items(count, step)       a message with so many items, in memory that is reused
//   Message write_bytes(bytes, count)
//   read_items(message), first_of(message) the sum of all values, the first byte
//
//   result NAME_write_10000 <ns> ns        a message of so many items is written
//   result NAME_read_10000 <ns> ns         all values of a message are summed up, without checking it first
//   result NAME_1024 <ns> ns               half of a turn: a message with so many bytes is written, sent by MPI_Send,
//                                          received and looked at, and answered by 8 bytes; from 64 KiB on a complete
//                                          turn
#pragma once

#include <mpi.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

namespace serialized {

// Of 8 bytes at least, as Cap'n Proto wants it.
struct Message {
  const unsigned char* data;
  std::size_t size;
};

constexpr int rounds = 21;

template <class Function>
double nanoseconds(int repetitions, Function&& function) {
  std::array<double, rounds> times{};
  function();
  for (double& time : times) {
    const double start = MPI_Wtime();
    for (int i = 0; i < repetitions; ++i) {
      function();
      asm volatile("" ::: "memory");  // the next one reads everything again
    }
    time = (MPI_Wtime() - start) / repetitions * 1e9;
  }
  std::nth_element(times.begin(), times.begin() + rounds / 2, times.end());
  return times[rounds / 2];
}

inline void report(const std::string& name, const char* what, std::uint64_t number, double value) {
  std::printf("result %s_%s%llu %.1f ns\n", name.c_str(), what, static_cast<unsigned long long>(number), value);
}

inline std::uint64_t expected_sum(std::uint64_t count, std::uint64_t step) {
  std::uint64_t sum = 0;
  for (std::uint64_t i = 0; i < count; ++i) sum += (i + step) + 3 * i;
  return sum;
}

template <class Format>
bool measure_items(Format& format, const std::string& name) {
  bool right = true;
  for (const std::uint64_t count : {10, 100, 1000, 10000}) {
    const int repetitions = static_cast<int>(2000000 / count / 10) + 1;
    std::uint64_t step = 0;
    std::uint64_t sum = 0;
    Message message{};
    report(name, "write_", count, nanoseconds(repetitions, [&] { message = format.write_items(count, ++step); }));
    report(name, "read_", count, nanoseconds(repetitions, [&] { sum = format.read_items(message); }));
    right = right && sum == expected_sum(count, step);
  }
  return right;
}

template <class Format>
class Turns {
 public:
  Turns(Format& format, int rank, std::uint64_t bytes)
      : format_{format},
        rank_{rank},
        values_(static_cast<std::size_t>(bytes), 7),
        received_(static_cast<std::size_t>(bytes) / 8 + 64) {}

  void operator()() {
    std::uint64_t answer = 0;
    if (rank_ == 0) {
      values_[0] = ++step_;
      const Message message = format_.write_bytes(values_.data(), values_.size());
      MPI_Send(message.data, static_cast<int>(message.size), MPI_BYTE, 1, 0, MPI_COMM_WORLD);
      MPI_Recv(&answer, 8, MPI_BYTE, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else {
      MPI_Status status;
      int size = 0;
      MPI_Recv(received_.data(), static_cast<int>(8 * received_.size()), MPI_BYTE, 0, 0, MPI_COMM_WORLD, &status);
      MPI_Get_count(&status, MPI_BYTE, &size);
      const Message message{reinterpret_cast<const unsigned char*>(received_.data()), static_cast<std::size_t>(size)};
      is_right = is_right && format_.first_of(message) == ++step_;
      MPI_Send(&answer, 8, MPI_BYTE, 0, 0, MPI_COMM_WORLD);
    }
  }

  bool is_right = true;

 private:
  Format& format_;
  int rank_;
  unsigned char step_ = 0;
  std::vector<unsigned char> values_;
  std::vector<std::uint64_t> received_;  // aligned for Cap'n Proto
};

template <class Format>
int run(int argc, char** argv, const std::string& name) {
  MPI_Init(&argc, &argv);
  const std::uint64_t largest = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : std::uint64_t{1} << 25;
  int rank = 0;
  int ranks = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  if (ranks != 2) {
    if (rank == 0) std::fprintf(stderr, "%s: it takes 2 ranks\n", name.c_str());
    MPI_Finalize();
    return 2;
  }
  Format format;
  int failed = rank == 0 && !measure_items(format, name);
  for (std::uint64_t bytes = 1024; bytes <= largest; bytes *= 32) {
    Turns<Format> turns{format, rank, bytes};
    MPI_Barrier(MPI_COMM_WORLD);
    const bool is_short = bytes < 1 << 16;
    const double turn = nanoseconds(is_short ? 500 : bytes < 1 << 22 ? 20 : 1, [&] { turns(); });
    if (rank == 0) report(name, "", bytes, is_short ? turn / 2 : turn);
    failed |= !turns.is_right;
  }
  MPI_Allreduce(MPI_IN_PLACE, &failed, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  MPI_Finalize();
  if (rank == 0) std::printf(failed ? "the values are wrong\n" : "answer %s right\n", name.c_str());
  return failed;
}

}  // namespace serialized
