#include "calls/datatypes/whole_numbers.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "translate/mpi.hpp"

namespace mpiwasm::calls {

namespace {

constexpr std::int64_t quad_size = 16;
constexpr std::int64_t complex_size = 2 * quad_size;
#if defined(OPEN_MPI)
/// Open MPI keeps a number that a message ends in the middle of in 16 bytes on its stack, however large the number is.
constexpr std::int64_t largest_whole = quad_size;
#else
constexpr std::int64_t largest_whole = complex_size;
#endif

/// A pair of the guest's long double and an int.
int make_pair(MPI_Datatype* pair) {
  constexpr int lengths[] = {1, 1};
  constexpr MPI_Aint places[] = {0, quad_size};
  const MPI_Datatype types[] = {MPI_C_DOUBLE_COMPLEX, MPI_INT};
  MPI_Datatype unpadded = MPI_DATATYPE_NULL;
  int code = MPI_Type_create_struct(2, lengths, places, types, &unpadded);
  if (code != MPI_SUCCESS) return code;
  code = MPI_Type_create_resized(unpadded, 0, complex_size, pair);
  MPI_Type_free(&unpadded);
  return code;
}

/// Whether the library copies all bytes of two numbers with a gap between them.
bool copies_whole(MPI_Datatype number) {
  MPI_Datatype spaced = MPI_DATATYPE_NULL;
  if (MPI_Type_vector(2, 1, 2, number, &spaced) != MPI_SUCCESS) return false;
  constexpr std::byte before{0xa5};
  std::array<std::byte, 3 * complex_size> numbers{};
  std::array<std::byte, 2 * complex_size> packed;
  packed.fill(before);
  int length = 0;
  const bool is_packed =
      MPI_Type_commit(&spaced) == MPI_SUCCESS &&
      MPI_Pack(numbers.data(), 1, spaced, packed.data(), packed.size(), &length, MPI_COMM_SELF) == MPI_SUCCESS;
  MPI_Type_free(&spaced);
  return is_packed && std::find(packed.begin(), packed.begin() + length, before) == packed.begin() + length;
}

}  // namespace

bool make_copied_whole(Datatype& type, std::int64_t index_size) {
  const bool is_pair = index_size != 0;
  const bool is_whole = is_pair ? !type.foreign_format
                                : !type.foreign_format && type.size <= largest_whole &&
                                      (type.size < quad_size || copies_whole(type.host));
  if (is_whole) return true;
  if (!is_pair && type.size != quad_size && type.size != complex_size) return false;
  MPI_Datatype whole = MPI_C_DOUBLE_COMPLEX;
  int code = MPI_SUCCESS;
  if (is_pair)
    code = make_pair(&whole);
  else if (type.size == complex_size)
    code = MPI_Type_contiguous(2, MPI_C_DOUBLE_COMPLEX, &whole);
  if (code != MPI_SUCCESS || (whole != MPI_C_DOUBLE_COMPLEX && MPI_Type_commit(&whole) != MPI_SUCCESS)) return false;
  std::array<char, MPI_MAX_OBJECT_NAME> name{};
  int length = 0;
  MPI_Type_get_name(type.host, name.data(), &length);
  type.name = name.data();
  type.host = whole;
  type.foreign_format = true;
  return type.measure(index_size);
}

void free_host_type(Datatype& type) {
  const bool is_librarys = type.predefined && (!type.foreign_format || type.host == MPI_C_DOUBLE_COMPLEX);
  if (!is_librarys && type.host != MPI_DATATYPE_NULL) MPI_Type_free(&type.host);
}

}  // namespace mpiwasm::calls
