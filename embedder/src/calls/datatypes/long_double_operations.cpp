#include "calls/datatypes/long_double_operations.hpp"

#include <cstdint>
#include <cstring>

namespace mpiwasm::calls {

namespace {

/// IEEE binary128, which is the guest's long double, on hosts where long double is another format.
#if defined(__SIZEOF_FLOAT128__)
using Quad = __float128;
#else
using Quad = long double;
#endif

/// A number in an operand, which may lie at any address: a guest's buffer need not be aligned.
template <class Value>
Value load(const std::byte* place) {
  Value value;
  std::memcpy(&value, place, sizeof value);
  return value;
}
template <class Value>
void store(std::byte* place, Value value) {
  std::memcpy(place, &value, sizeof value);
}

Quad combined(Handle operation, Quad in, Quad inout) {
  switch (operation) {
    case guest_MPI_SUM:
      return in + inout;
    case guest_MPI_PROD:
      return in * inout;
    case guest_MPI_MIN:
      return in < inout ? in : inout;
    default:
      return in > inout ? in : inout;
  }
}

/// Where a long double's parts lie in the guest's types (wasm32: 16 bytes each, the index behind the value).
constexpr std::size_t quad_size = 16;
static_assert(sizeof(Quad) == quad_size);
constexpr std::size_t pair_size = 2 * quad_size;
/// Without padding.
constexpr std::int64_t quad_content = quad_size;
constexpr std::int64_t pair_content = quad_size + sizeof(std::int32_t);

void combine_quads(Handle operation, const std::byte* in, std::byte* inout, std::size_t length) {
  for (std::size_t at = 0; at < length * quad_size; at += quad_size)
    store(inout + at, combined(operation, load<Quad>(in + at), load<Quad>(inout + at)));
}

void combine_pairs(bool largest, const std::byte* in, std::byte* inout, std::size_t length) {
  for (std::size_t at = 0; at < length * pair_size; at += pair_size) {
    const auto value = load<Quad>(in + at);
    const auto other = load<Quad>(inout + at);
    const auto index = load<std::int32_t>(in + at + quad_size);
    const bool better = largest ? value > other : value < other;
    if (!better && !(value == other && index < load<std::int32_t>(inout + at + quad_size))) continue;
    // Member by member: MPI's own buffers may end with the last index, before the padding behind it.
    store(inout + at, value);
    store(inout + at + quad_size, index);
  }
}

void combine_complex(bool product, const std::byte* in, std::byte* inout, std::size_t length) {
  for (std::size_t at = 0; at < length * pair_size; at += pair_size) {
    const auto real = load<Quad>(in + at);
    const auto imaginary = load<Quad>(in + at + quad_size);
    const auto other_real = load<Quad>(inout + at);
    const auto other_imaginary = load<Quad>(inout + at + quad_size);
    store(inout + at, product ? real * other_real - imaginary * other_imaginary : real + other_real);
    store(inout + at + quad_size,
          product ? real * other_imaginary + imaginary * other_real : imaginary + other_imaginary);
  }
}

}  // namespace

bool defined_for(Handle operation, std::int64_t element_size) {
  if (element_size == pair_content) return operation == guest_MPI_MINLOC || operation == guest_MPI_MAXLOC;
  if (operation == guest_MPI_SUM || operation == guest_MPI_PROD) return true;
  return element_size == quad_content && (operation == guest_MPI_MIN || operation == guest_MPI_MAX);
}

void combine_long_double(Handle operation, std::int64_t element_size, const std::byte* in, std::byte* inout,
                         std::size_t length) {
  if (element_size == pair_content) {
    combine_pairs(operation == guest_MPI_MAXLOC, in, inout, length);
  } else if (element_size == quad_content) {
    combine_quads(operation, in, inout, length);
  } else {
    combine_complex(operation == guest_MPI_PROD, in, inout, length);
  }
}

}  // namespace mpiwasm::calls
