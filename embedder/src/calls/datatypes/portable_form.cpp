// See portable_form.hpp.
#include "calls/datatypes/portable_form.hpp"

#include <algorithm>

#include "calls/datatypes/basic_type.hpp"

namespace mpiwasm::calls {

#if !defined(OPEN_MPI) && !defined(MPIWASM_SERIAL_MPI)
namespace {

/// Parts without data have a type of bytes in the library, as numbers of another kind would.
bool has_empty_parts(const Datatype& type) {
  return !type.predefined && std::ranges::any_of(type.recipe->parts, [](const DatatypeRecipe::Part& part) {
    return part.object != nullptr && (part.object->size == 0 || has_empty_parts(*part.object));
  });
}

}  // namespace
#endif

bool has_portable_form([[maybe_unused]] Context& context, const Datatype& type) {
#if !defined(OPEN_MPI) && !defined(MPIWASM_SERIAL_MPI)
  // MPICH, also behind the standard ABI, looks for the one basic type that all numbers have.
  return type.portable && (type.size == 0 || (basic_type(context, type) != nullptr && !has_empty_parts(type)));
#else
  return type.portable;
#endif
}

}  // namespace mpiwasm::calls
