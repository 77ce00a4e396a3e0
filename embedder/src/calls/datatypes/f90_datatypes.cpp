// Datatypes of Fortran that are chosen by precision (MPI-5.0, 19.1.9).
#include <utility>
#include <vector>

#include "calls/datatypes/constructors.hpp"
#include "calls/datatypes/portable_form.hpp"
#include "calls/datatypes/whole_numbers.hpp"
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

namespace {

/// A Fortran type chosen by precision; the host knows its compiler's kinds (MPI-5.0, 19.1.9).
Code create_f90(Call& call, int combiner, std::vector<std::int64_t> arguments, const NewDatatype& newtype,
                const auto& create) {
  bool is_chosen = false;
  for (const std::int64_t digits : arguments) {
    is_chosen = is_chosen || digits != guest_MPI_UNDEFINED;
    if (digits == guest_MPI_UNDEFINED) continue;
    call.require("a number of digits", rules::at_least(digits, 0), guest_MPI_ERR_ARG);
  }
  if (!is_chosen) call.fail(guest_MPI_ERR_ARG, "all that would choose a type is MPI_UNDEFINED");
  Handle* place = newtype.place(call);
  if (call.failed()) return call.raise();
  auto type = std::make_shared<Datatype>();
  const int code = create(&type->host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  type->predefined = true;
  if (!type->measure()) {
    call.fail(guest_MPI_ERR_ARG, "the MPI library does not know the size of this type");
    return call.raise();
  }
  const std::int64_t numbers = combiner == guest_MPI_COMBINER_F90_COMPLEX ? 2 : 1;
  const bool is_long =
      combiner != guest_MPI_COMBINER_F90_INTEGER && type->size > numbers * std::int64_t{sizeof(double)};
  if (!make_copied_whole(*type)) {
    call.fail(guest_MPI_ERR_ARG, "the MPI library cannot copy numbers of this type");
    return call.raise();
  }
  type->portable = converts_chosen_types && (converts_long_double || !is_long);
  type->recipe = std::make_unique<DatatypeRecipe>();
  type->recipe->combiner = combiner;
  type->recipe->integers = std::move(arguments);
  *place = call.new_datatype(std::move(type));
  return 0;
}

}  // namespace

Code guest_MPI_Type_create_f90_integer(Context* context, std::int32_t r, Address newtype) {
  Call call(*context, "MPI_Type_create_f90_integer");
  return create_f90(call, guest_MPI_COMBINER_F90_INTEGER, {r}, newtype,
                    [&](MPI_Datatype* host) { return MPI_Type_create_f90_integer(r, host); });
}

Code guest_MPI_Type_create_f90_real(Context* context, std::int32_t p, std::int32_t r, Address newtype) {
  Call call(*context, "MPI_Type_create_f90_real");
  return create_f90(call, guest_MPI_COMBINER_F90_REAL, {p, r}, newtype,
                    [&](MPI_Datatype* host) { return MPI_Type_create_f90_real(p, r, host); });
}

Code guest_MPI_Type_create_f90_complex(Context* context, std::int32_t p, std::int32_t r, Address newtype) {
  Call call(*context, "MPI_Type_create_f90_complex");
  return create_f90(call, guest_MPI_COMBINER_F90_COMPLEX, {p, r}, newtype,
                    [&](MPI_Datatype* host) { return MPI_Type_create_f90_complex(p, r, host); });
}

Code make_f90(Context& context, const char* name, const DatatypeRecipe& recipe, const NewDatatype& newtype) {
  Call call(context, name);
  const auto digits = [&](std::size_t place) {
    return place < recipe.integers.size() ? static_cast<int>(recipe.integers[place]) : guest_MPI_UNDEFINED;
  };
  return create_f90(call, recipe.combiner, recipe.integers, newtype, [&](MPI_Datatype* made) {
    if (recipe.combiner == guest_MPI_COMBINER_F90_INTEGER) return MPI_Type_create_f90_integer(digits(0), made);
    if (recipe.combiner == guest_MPI_COMBINER_F90_REAL) return MPI_Type_create_f90_real(digits(0), digits(1), made);
    return MPI_Type_create_f90_complex(digits(0), digits(1), made);
  });
}

}  // namespace mpiwasm::calls
