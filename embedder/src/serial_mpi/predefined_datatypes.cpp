// The table of predefined datatypes. C types are the host's; mpiwasm gives guests those of their own sizes.
#include "serial_mpi/predefined_datatypes.hpp"

#include <cstdint>

namespace mpiwasm::serial_mpi {
namespace {

struct BasicRow {
  MPI_Datatype handle;
  const char* name;
  Kind kind;
  std::size_t number_size;
  std::int64_t numbers = 1;
};

#define NAMED(type) type, #type

const BasicRow basic_types[] = {
    {NAMED(MPI_AINT), Kind::integer, sizeof(MPI_Aint)},
    {NAMED(MPI_COUNT), Kind::integer, sizeof(MPI_Count)},
    {NAMED(MPI_OFFSET), Kind::integer, sizeof(MPI_Offset)},
    {NAMED(MPI_PACKED), Kind::opaque, 1},
    {NAMED(MPI_SHORT), Kind::integer, sizeof(short)},
    {NAMED(MPI_INT), Kind::integer, sizeof(int)},
    {NAMED(MPI_LONG), Kind::integer, sizeof(long)},
    {NAMED(MPI_LONG_LONG), Kind::integer, sizeof(long long)},
    {NAMED(MPI_UNSIGNED_SHORT), Kind::natural, sizeof(short)},
    {NAMED(MPI_UNSIGNED), Kind::natural, sizeof(int)},
    {NAMED(MPI_UNSIGNED_LONG), Kind::natural, sizeof(long)},
    {NAMED(MPI_UNSIGNED_LONG_LONG), Kind::natural, sizeof(long long)},
    {NAMED(MPI_FLOAT), Kind::floating, sizeof(float)},
    {NAMED(MPI_DOUBLE), Kind::floating, sizeof(double)},
    {NAMED(MPI_LONG_DOUBLE), Kind::floating, sizeof(long double)},
    {NAMED(MPI_C_FLOAT_COMPLEX), Kind::complex, sizeof(float), 2},
    {NAMED(MPI_CXX_FLOAT_COMPLEX), Kind::complex, sizeof(float), 2},
    {NAMED(MPI_C_DOUBLE_COMPLEX), Kind::complex, sizeof(double), 2},
    {NAMED(MPI_CXX_DOUBLE_COMPLEX), Kind::complex, sizeof(double), 2},
    {NAMED(MPI_C_LONG_DOUBLE_COMPLEX), Kind::complex, sizeof(long double), 2},
    {NAMED(MPI_CXX_LONG_DOUBLE_COMPLEX), Kind::complex, sizeof(long double), 2},
    {NAMED(MPI_LOGICAL), Kind::logical, 4},
    {NAMED(MPI_INTEGER), Kind::integer, 4},
    {NAMED(MPI_REAL), Kind::floating, 4},
    {NAMED(MPI_COMPLEX), Kind::complex, 4, 2},
    {NAMED(MPI_DOUBLE_PRECISION), Kind::floating, 8},
    {NAMED(MPI_DOUBLE_COMPLEX), Kind::complex, 8, 2},
    {NAMED(MPI_CHARACTER), Kind::opaque, 1},
    {NAMED(MPI_C_BOOL), Kind::logical, 1},
    {NAMED(MPI_CXX_BOOL), Kind::logical, 1},
    {NAMED(MPI_WCHAR), Kind::opaque, 4},
    {NAMED(MPI_CHAR), Kind::opaque, 1},
    {NAMED(MPI_SIGNED_CHAR), Kind::integer, 1},
    {NAMED(MPI_UNSIGNED_CHAR), Kind::natural, 1},
    {NAMED(MPI_BYTE), Kind::byte, 1},
    {NAMED(MPI_INT8_T), Kind::integer, 1},
    {NAMED(MPI_UINT8_T), Kind::natural, 1},
    {NAMED(MPI_INT16_T), Kind::integer, 2},
    {NAMED(MPI_UINT16_T), Kind::natural, 2},
    {NAMED(MPI_INT32_T), Kind::integer, 4},
    {NAMED(MPI_UINT32_T), Kind::natural, 4},
    {NAMED(MPI_INT64_T), Kind::integer, 8},
    {NAMED(MPI_UINT64_T), Kind::natural, 8},
    {NAMED(MPI_LOGICAL1), Kind::logical, 1},
    {NAMED(MPI_LOGICAL2), Kind::logical, 2},
    {NAMED(MPI_LOGICAL4), Kind::logical, 4},
    {NAMED(MPI_LOGICAL8), Kind::logical, 8},
    {NAMED(MPI_LOGICAL16), Kind::opaque, 16},
    {NAMED(MPI_INTEGER1), Kind::integer, 1},
    {NAMED(MPI_INTEGER2), Kind::integer, 2},
    {NAMED(MPI_INTEGER4), Kind::integer, 4},
    {NAMED(MPI_INTEGER8), Kind::integer, 8},
    {NAMED(MPI_INTEGER16), Kind::opaque, 16},
    {NAMED(MPI_REAL2), Kind::opaque, 2},
    {NAMED(MPI_REAL4), Kind::floating, 4},
    {NAMED(MPI_REAL8), Kind::floating, 8},
    {NAMED(MPI_REAL16), Kind::opaque, 16},
    {NAMED(MPI_COMPLEX4), Kind::opaque, 2, 2},
    {NAMED(MPI_COMPLEX8), Kind::complex, 4, 2},
    {NAMED(MPI_COMPLEX16), Kind::complex, 8, 2},
    {NAMED(MPI_COMPLEX32), Kind::opaque, 16, 2},
};

/// A value and an index, laid out as a C struct (MPI-5.0, 6.9.4).
struct PairRow {
  MPI_Datatype handle;
  const char* name;
  MPI_Datatype value;
  MPI_Datatype index;
};

const PairRow pair_types[] = {
    {NAMED(MPI_FLOAT_INT), MPI_FLOAT, MPI_INT},
    {NAMED(MPI_DOUBLE_INT), MPI_DOUBLE, MPI_INT},
    {NAMED(MPI_LONG_INT), MPI_LONG, MPI_INT},
    {NAMED(MPI_2INT), MPI_INT, MPI_INT},
    {NAMED(MPI_SHORT_INT), MPI_SHORT, MPI_INT},
    {NAMED(MPI_LONG_DOUBLE_INT), MPI_LONG_DOUBLE, MPI_INT},
    {NAMED(MPI_2REAL), MPI_REAL, MPI_REAL},
    {NAMED(MPI_2DOUBLE_PRECISION), MPI_DOUBLE_PRECISION, MPI_DOUBLE_PRECISION},
    {NAMED(MPI_2INTEGER), MPI_INTEGER, MPI_INTEGER},
};

#undef NAMED

std::size_t place_of(MPI_Datatype handle) { return reinterpret_cast<std::uintptr_t>(handle) & 0xff; }

}  // namespace

PredefinedDatatypes make_predefined_datatypes() {
  PredefinedDatatypes types;
  for (const BasicRow& row : basic_types) {
    const Element element{static_cast<std::int64_t>(row.number_size), row.numbers};
    types[place_of(row.handle)] = {row.kind, Layout::basic(element), row.name};
  }
  for (const PairRow& row : pair_types) {
    const LayoutPointer& value = types[place_of(row.value)].layout;
    const LayoutPointer& index = types[place_of(row.index)].layout;
    const std::int64_t index_offset = std::max(value->size(), index->size());
    types[place_of(row.handle)] = {
        Kind::pair, Layout::combine_struct({{0, 1, value->size(), value}, {index_offset, 1, index->size(), index}}),
        row.name};
  }
  return types;
}

}  // namespace mpiwasm::serial_mpi
