// A consumer in C++: prints a sum over the bytes of every value of every step, which a test compares.
#include <cstdint>
#include <cstdio>
#include <span>

#include "fields.hpp"

namespace {

template <class Value>
void add(std::uint64_t& sum, std::span<const Value> values) {
  for (const std::byte byte : std::as_bytes(values)) {
    sum = (sum ^ std::to_integer<std::uint64_t>(byte)) * UINT64_C(1099511628211);
  }
}

int consume(exchange_channel& channel) {
  std::uint64_t sum = UINT64_C(14695981039346656037);
  exchange_step step{};
  while (exchange_acquire(&channel, EXCHANGE_NEXT, 60.0, &step) == EXCHANGE_OK) {
    for (int part = 0; part < channel.part_count; ++part) {
      const plate::View view = plate::view_of(channel, part);
      if (!view.has_temperature() || !view.has_velocity()) return 1;
      add(sum, view.temperature);
      add(sum, view.velocity_x);
      add(sum, view.velocity_y);
      add(sum, view.identifiers);
    }
    if (exchange_release(&channel) != EXCHANGE_OK) return 1;
  }
  std::printf("sum %016llx\n", static_cast<unsigned long long>(sum));
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  const exchange_options options = exchange_default_options(EXCHANGE_CONSUMER);
  exchange_channel channel;
  int failed = plate_open(MPI_COMM_WORLD, nullptr, nullptr, &options, &channel) != EXCHANGE_OK;
  if (failed == 0) failed = consume(channel);
  exchange_close(&channel);
  MPI_Finalize();
  return failed;
}
