// Moving data between the layouts of datatypes and consecutive bytes.
#include "serial_mpi/copy_elements.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "serial_mpi/mpi.h"

namespace mpiwasm::serial_mpi {
namespace {

/// Copies numbers of one size; the external representation has the most significant byte first.
void copy_numbers(const std::byte* from, std::byte* to, std::int64_t bytes, std::int64_t number_size,
                  Representation representation) {
  if (bytes <= 0) return;
  if (representation == Representation::native || number_size == 1 || std::endian::native == std::endian::big) {
    // In MPI_Pack a guest may say that both are the same memory.
    std::memmove(to, from, static_cast<std::size_t>(bytes));
    return;
  }
  for (std::int64_t start = 0; start + number_size <= bytes; start += number_size)
    std::reverse_copy(from + start, from + start + number_size, to + start);
}

}  // namespace

void pack(const void* from, std::int64_t count, const Layout& layout, std::byte* to, Representation representation) {
  const auto* base = static_cast<const std::byte*>(from);
  layout.visit(0, count, [&](const Run& run) {
    copy_numbers(base + run.offset, to, run.bytes, run.element.number_size, representation);
    to += run.bytes;
    return true;
  });
}

void unpack(std::span<const std::byte> from, void* to, std::int64_t count, const Layout& layout,
            Representation representation) {
  auto* base = static_cast<std::byte*>(to);
  layout.visit(0, count, [&](const Run& run) {
    const std::int64_t bytes = std::min(run.bytes, static_cast<std::int64_t>(from.size()));
    copy_numbers(from.data(), base + run.offset, bytes, run.element.number_size, representation);
    from = from.subspan(static_cast<std::size_t>(bytes));
    return !from.empty();
  });
}

int copy_elements(const void* from, std::int64_t from_count, const Layout& from_layout, void* to, std::int64_t to_count,
                  const Layout& to_layout) {
  const std::int64_t available = from_layout.bytes(from_count);
  const std::int64_t bytes = std::min(available, to_layout.bytes(to_count));
  if (bytes > 0 && from_layout.is_dense(from_count) && to_layout.is_dense(to_count)) {
    std::memmove(static_cast<std::byte*>(to) + to_layout.true_lower_bound(),
                 static_cast<const std::byte*>(from) + from_layout.true_lower_bound(), static_cast<std::size_t>(bytes));
  } else if (bytes > 0) {
    // Elements beyond the room are not looked at.
    const std::int64_t fitting = std::min(from_count, (bytes + from_layout.size() - 1) / from_layout.size());
    if (!from_layout.may_be_copied(fitting)) return MPI_ERR_NO_MEM;
    std::vector<std::byte> packed(static_cast<std::size_t>(fitting * from_layout.size()));
    pack(from, fitting, from_layout, packed.data());
    unpack(packed, to, to_count, to_layout);
  }
  return bytes < available ? MPI_ERR_TRUNCATE : MPI_SUCCESS;
}

}  // namespace mpiwasm::serial_mpi
