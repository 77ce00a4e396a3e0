// Asking about datatypes, naming, duplicating and freeing them (MPI-5.0, 5.1.5 to 5.1.10, 7.8).
#include "serial_mpi/datatypes.hpp"

#include <limits>

#include "serial_mpi/errors.hpp"
#include "serial_mpi/process.hpp"
#include "serial_mpi/text.hpp"

namespace mpiwasm::serial_mpi {
namespace {

constexpr std::uintptr_t first_predefined = 0x200;
constexpr std::uintptr_t first_made = 0x1000;

bool is_predefined(MPI_Datatype handle) { return reinterpret_cast<std::uintptr_t>(handle) < first_made; }

int narrow(std::int64_t value) {
  return value > std::numeric_limits<int>::max() ? MPI_UNDEFINED : static_cast<int>(value);
}

template <class Number>
int give_extent(MPI_Datatype datatype, Number* lower_bound, Number* extent) {
  const LayoutPointer layout = find_layout(datatype);
  if (!layout) return MPI_ERR_TYPE;
  *lower_bound = layout->lower_bound();
  *extent = layout->extent();
  return MPI_SUCCESS;
}

template <class Number>
int give_true_extent(MPI_Datatype datatype, Number* lower_bound, Number* extent) {
  const LayoutPointer layout = find_layout(datatype);
  if (!layout) return MPI_ERR_TYPE;
  *lower_bound = layout->true_lower_bound();
  *extent = layout->true_extent();
  return MPI_SUCCESS;
}

}  // namespace

MPI_ABI_Datatype* find_datatype(MPI_Datatype handle) {
  if (!is_predefined(handle)) return handle;
  const std::uintptr_t number = reinterpret_cast<std::uintptr_t>(handle) - first_predefined;
  auto& types = process().datatypes;
  return number < types.size() && types[number].layout ? &types[number] : nullptr;
}

LayoutPointer find_layout(MPI_Datatype handle) {
  const MPI_ABI_Datatype* found = find_datatype(handle);
  return found == nullptr ? nullptr : found->layout;
}

int give_datatype(LayoutPointer layout, MPI_Datatype* place) {
  if (!layout) return datatype_too_large;
  *place = new MPI_ABI_Datatype{Kind::derived, std::move(layout), ""};
  return MPI_SUCCESS;
}

}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Type_commit(MPI_Datatype* datatype) { return find_layout(*datatype) ? MPI_SUCCESS : MPI_ERR_TYPE; }

int MPI_Type_free(MPI_Datatype* datatype) {
  if (is_predefined(*datatype)) return MPI_ERR_TYPE;
  // Operations under way have a hold on the layout.
  delete *datatype;
  *datatype = MPI_DATATYPE_NULL;
  return MPI_SUCCESS;
}

int MPI_Type_dup(MPI_Datatype oldtype, MPI_Datatype* newtype) {
  const LayoutPointer layout = find_layout(oldtype);
  return layout ? give_datatype(layout, newtype) : MPI_ERR_TYPE;
}

int MPI_Type_size_x(MPI_Datatype datatype, MPI_Count* size) {
  const LayoutPointer layout = find_layout(datatype);
  if (!layout) return MPI_ERR_TYPE;
  *size = layout->size();
  return MPI_SUCCESS;
}

int MPI_Type_size(MPI_Datatype datatype, int* size) {
  MPI_Count bytes = 0;
  const int code = MPI_Type_size_x(datatype, &bytes);
  *size = narrow(bytes);
  return code;
}

int MPI_Type_get_extent(MPI_Datatype datatype, MPI_Aint* lb, MPI_Aint* extent) {
  return give_extent(datatype, lb, extent);
}

int MPI_Type_get_extent_x(MPI_Datatype datatype, MPI_Count* lb, MPI_Count* extent) {
  return give_extent(datatype, lb, extent);
}

int MPI_Type_get_true_extent(MPI_Datatype datatype, MPI_Aint* true_lb, MPI_Aint* true_extent) {
  return give_true_extent(datatype, true_lb, true_extent);
}

int MPI_Type_get_true_extent_x(MPI_Datatype datatype, MPI_Count* true_lb, MPI_Count* true_extent) {
  return give_true_extent(datatype, true_lb, true_extent);
}

int MPI_Type_get_name(MPI_Datatype datatype, char* name, int* length) {
  const MPI_ABI_Datatype* found = find_datatype(datatype);
  return found == nullptr ? MPI_ERR_TYPE : give_text(found->name, MPI_MAX_OBJECT_NAME, name, length);
}

int MPI_Type_set_name(MPI_Datatype datatype, const char* name) {
  MPI_ABI_Datatype* found = find_datatype(datatype);
  if (found == nullptr) return MPI_ERR_TYPE;
  found->name = name;
  return MPI_SUCCESS;
}

// Fortran's types by precision (MPI-5.0, 19.1.9): those of a compiler with kinds 1, 2, 4, 8 and 4, 8.

int MPI_Type_create_f90_integer(int range, MPI_Datatype* newtype) {
  constexpr int digits_of_1 = 2, digits_of_2 = 4, digits_of_4 = 9, digits_of_8 = 18;
  if (range > digits_of_8) return MPI_ERR_ARG;
  *newtype = range <= digits_of_1   ? MPI_INTEGER1
             : range <= digits_of_2 ? MPI_INTEGER2
             : range <= digits_of_4 ? MPI_INTEGER4
                                    : MPI_INTEGER8;
  return MPI_SUCCESS;
}

namespace {

using Float = std::numeric_limits<float>;
using Double = std::numeric_limits<double>;

/// Chooses by decimal digits and decimal exponent; either may be MPI_UNDEFINED, which is negative.
int choose_real(int precision, int range, MPI_Datatype small, MPI_Datatype large, MPI_Datatype* newtype) {
  if (precision > Double::digits10 || range > Double::max_exponent10) return MPI_ERR_ARG;
  const bool fits_small = precision <= Float::digits10 && range <= Float::max_exponent10 - 1;
  *newtype = fits_small ? small : large;
  return MPI_SUCCESS;
}

}  // namespace

int MPI_Type_create_f90_real(int precision, int range, MPI_Datatype* newtype) {
  return choose_real(precision, range, MPI_REAL4, MPI_REAL8, newtype);
}

int MPI_Type_create_f90_complex(int precision, int range, MPI_Datatype* newtype) {
  return choose_real(precision, range, MPI_COMPLEX8, MPI_COMPLEX16, newtype);
}
