// See basic_type.hpp.
#include "calls/datatypes/basic_type.hpp"

namespace mpiwasm::calls {

const Datatype* basic_type(Context& context, const Datatype& type) {
  if (type.predefined) return &type;
  const Datatype* found = nullptr;
  for (const DatatypeRecipe::Part& part : type.recipe->parts) {
    const Datatype* inner = part.object ? part.object.get() : context.datatype(part.predefined_handle);
    if (inner == nullptr) continue;  // a mark such as MPI_UB
    if (inner->size == 0 && type.size != 0) continue;
    const Datatype* basic = basic_type(context, *inner);
    if (basic == nullptr || (found != nullptr && basic->host != found->host)) return nullptr;
    found = basic;
  }
  return found;
}

}  // namespace mpiwasm::calls
