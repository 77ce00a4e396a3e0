// The predefined reductions (MPI-5.0, 6.9.2 to 6.9.4) and those of the user.
#include "serial_mpi/operations.hpp"

#include <algorithm>
#include <complex>
#include <cstddef>
#include <cstring>
#include <type_traits>

#include "serial_mpi/datatypes.hpp"

namespace mpiwasm::serial_mpi {
namespace {

bool is_user_made(MPI_Op operation) {
  constexpr std::uintptr_t first_made = 0x1000;
  return reinterpret_cast<std::uintptr_t>(operation) >= first_made;
}

/// Reduces `count` elements: inout[i] = in[i] op inout[i].
using Reduction = void (*)(const void* in, void* inout, std::int64_t count);

template <class Value, auto combine>
void reduce(const void* in, void* inout, std::int64_t count) {
  const auto* from = static_cast<const std::byte*>(in);
  auto* to = static_cast<std::byte*>(inout);
  for (std::int64_t i = 0; i < count; ++i, from += sizeof(Value), to += sizeof(Value)) {
    // Guests may give any address, aligned for the type or not.
    Value left;
    Value right;
    std::memcpy(&left, from, sizeof left);
    std::memcpy(&right, to, sizeof right);
    const auto result = static_cast<Value>(combine(left, right));
    std::memcpy(to, &result, sizeof result);
  }
}

/// Integers wrap round, as with other libraries.
constexpr auto wrapping(const auto& value) {
  if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(value)>>)
    return static_cast<std::uint64_t>(value);
  else
    return value;
}

constexpr auto sum = [](const auto& a, const auto& b) { return wrapping(a) + wrapping(b); };
constexpr auto multiplied = [](const auto& a, const auto& b) { return wrapping(a) * wrapping(b); };
constexpr auto smaller = [](const auto& a, const auto& b) { return std::min(a, b); };
constexpr auto larger = [](const auto& a, const auto& b) { return std::max(a, b); };
constexpr auto bits_and = [](const auto& a, const auto& b) { return a & b; };
constexpr auto bits_or = [](const auto& a, const auto& b) { return a | b; };
constexpr auto bits_xor = [](const auto& a, const auto& b) { return a ^ b; };
constexpr auto both = [](const auto& a, const auto& b) { return a != 0 && b != 0; };
constexpr auto either = [](const auto& a, const auto& b) { return a != 0 || b != 0; };
constexpr auto one_only = [](const auto& a, const auto& b) { return (a != 0) != (b != 0); };

template <class Value, class Index>
struct Pair {
  Value value;
  Index index;
};

/// Of equal values the one with the lower index.
template <bool largest>
constexpr auto located = [](const auto& a, const auto& b) {
  if (a.value == b.value) return a.index < b.index ? a : b;
  return (a.value < b.value) != largest ? a : b;
};

template <class Value>
Reduction arithmetic(MPI_Op operation) {
  if (operation == MPI_SUM) return reduce<Value, sum>;
  if (operation == MPI_PROD) return reduce<Value, multiplied>;
  return nullptr;
}

template <class Value>
Reduction ordered(MPI_Op operation) {
  if (operation == MPI_MIN) return reduce<Value, smaller>;
  if (operation == MPI_MAX) return reduce<Value, larger>;
  return arithmetic<Value>(operation);
}

template <class Value>
Reduction logical(MPI_Op operation) {
  if (operation == MPI_LAND) return reduce<Value, both>;
  if (operation == MPI_LOR) return reduce<Value, either>;
  if (operation == MPI_LXOR) return reduce<Value, one_only>;
  return nullptr;
}

template <class Value>
Reduction bitwise(MPI_Op operation) {
  if (operation == MPI_BAND) return reduce<Value, bits_and>;
  if (operation == MPI_BOR) return reduce<Value, bits_or>;
  if (operation == MPI_BXOR) return reduce<Value, bits_xor>;
  return nullptr;
}

template <class Value>
Reduction whole(MPI_Op operation) {
  if (const Reduction found = ordered<Value>(operation)) return found;
  if (const Reduction found = logical<Value>(operation)) return found;
  return bitwise<Value>(operation);
}

template <class Value, class Index>
Reduction pairs(MPI_Op operation) {
  if (operation == MPI_MINLOC) return reduce<Pair<Value, Index>, located<false>>;
  if (operation == MPI_MAXLOC) return reduce<Pair<Value, Index>, located<true>>;
  return nullptr;
}

Reduction find_pairs(MPI_Op operation, MPI_Datatype datatype) {
  if (datatype == MPI_FLOAT_INT) return pairs<float, int>(operation);
  if (datatype == MPI_DOUBLE_INT) return pairs<double, int>(operation);
  if (datatype == MPI_LONG_INT) return pairs<long, int>(operation);
  if (datatype == MPI_2INT || datatype == MPI_2INTEGER) return pairs<int, int>(operation);
  if (datatype == MPI_SHORT_INT) return pairs<short, int>(operation);
  if (datatype == MPI_LONG_DOUBLE_INT) return pairs<long double, int>(operation);
  if (datatype == MPI_2REAL) return pairs<float, float>(operation);
  return pairs<double, double>(operation);
}

/// The function of type `Find` for a number of `size` bytes.
template <class One, class Two, class Four, class Eight>
Reduction by_size(std::int64_t size, const auto& find) {
  switch (size) {
    case 1:
      return find(One{});
    case 2:
      return find(Two{});
    case 4:
      return find(Four{});
    default:
      return find(Eight{});
  }
}

Reduction find_floating(std::int64_t size, const auto& find) {
  if (size == sizeof(float)) return find(float{});
  return size == sizeof(double) ? find(double{}) : find(static_cast<long double>(0));
}

/// Null when the operation is not defined for the datatype.
Reduction find_reduction(MPI_Op operation, MPI_Datatype datatype) {
  const MPI_ABI_Datatype* type = find_datatype(datatype);
  if (type == nullptr) return nullptr;
  const std::int64_t size = type->layout->size();
  switch (type->kind) {
    case Kind::integer:
      return by_size<std::int8_t, std::int16_t, std::int32_t, std::int64_t>(
          size, [&]<class Value>(Value) { return whole<Value>(operation); });
    case Kind::natural:
      return by_size<std::uint8_t, std::uint16_t, std::uint32_t, std::uint64_t>(
          size, [&]<class Value>(Value) { return whole<Value>(operation); });
    case Kind::logical:
      return by_size<std::uint8_t, std::uint16_t, std::uint32_t, std::uint64_t>(
          size, [&]<class Value>(Value) { return logical<Value>(operation); });
    case Kind::byte:
      return bitwise<std::uint8_t>(operation);
    case Kind::floating:
      return find_floating(size, [&]<class Value>(Value) { return ordered<Value>(operation); });
    case Kind::complex:
      return find_floating(size / 2, [&]<class Value>(Value) { return arithmetic<std::complex<Value>>(operation); });
    case Kind::pair:
      return find_pairs(operation, datatype);
    case Kind::derived:
    case Kind::opaque:
      break;
  }
  return nullptr;
}

}  // namespace

bool is_defined(MPI_Op operation, MPI_Datatype datatype) {
  return is_user_made(operation) || find_reduction(operation, datatype) != nullptr;
}

}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Op_create(MPI_User_function* function, int commute, MPI_Op* op) {
  *op = new MPI_ABI_Op{function, commute != 0};
  return MPI_SUCCESS;
}

int MPI_Op_free(MPI_Op* op) {
  if (!is_user_made(*op)) return MPI_ERR_OP;
  delete *op;
  *op = MPI_OP_NULL;
  return MPI_SUCCESS;
}

int MPI_Op_commutative(MPI_Op op, int* commute) {
  if (op == MPI_OP_NULL) return MPI_ERR_OP;
  const bool commutes = is_user_made(op) ? op->commutes : op != MPI_REPLACE && op != MPI_NO_OP;
  *commute = commutes ? 1 : 0;
  return MPI_SUCCESS;
}

int MPI_Reduce_local(const void* inbuf, void* inoutbuf, int count, MPI_Datatype datatype, MPI_Op op) {
  if (is_user_made(op)) {
    // The parameter is not const for historical reasons.
    op->function(const_cast<void*>(inbuf), inoutbuf, &count, &datatype);
    return MPI_SUCCESS;
  }
  const LayoutPointer layout = find_layout(datatype);
  if (!layout) return MPI_ERR_TYPE;
  // Meant for one-sided communication, but other libraries take them here as well.
  if (op == MPI_NO_OP) return MPI_SUCCESS;
  if (op == MPI_REPLACE) return copy_elements(inbuf, count, *layout, inoutbuf, count, *layout);
  const Reduction reduction = find_reduction(op, datatype);
  if (reduction == nullptr) return MPI_ERR_OP;
  reduction(inbuf, inoutbuf, count);
  return MPI_SUCCESS;
}
