// See portable_form.hpp.
#include "calls/datatypes/portable_form.hpp"

#include "calls/datatypes/basic_type.hpp"

namespace mpiwasm::calls {

bool has_portable_form([[maybe_unused]] Context& context, const Datatype& type) {
#if !defined(OPEN_MPI) && !defined(MPIWASM_SERIAL_MPI)
  // MPICH, also behind the standard ABI, looks for the one basic type that all numbers have.
  return type.portable && (type.size == 0 || basic_type(context, type) != nullptr);
#else
  return type.portable;
#endif
}

}  // namespace mpiwasm::calls
