// Guest memory by MPI's means, and addresses (MPI-5.0, 5.1.5 and 9.2).
#include <fmt/format.h>

#include "calls/core/callbacks.hpp"
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Alloc_mem(Context* context, std::int32_t size, Handle info, Address place) {
  Call call(*context, "MPI_Alloc_mem");
  if (size < 0) call.fail(guest_MPI_ERR_ARG, fmt::format("size is {}, but it must not be negative", size));
  (void)call.info("info", info);
  Address* result = call.place<Address>("baseptr", place);
  if (call.failed()) return call.raise();
  // It must lie in linear memory, so it comes from the guest's own allocator.
  const auto memory = allocate_in_guest(*context, static_cast<std::uint32_t>(size));
  if (!memory) {
    call.fail(guest_MPI_ERR_NO_MEM, fmt::format("the guest has no {} bytes of memory left", size));
    return call.raise();
  }
  *result = *memory;
  return 0;
}

Code guest_MPI_Free_mem(Context* context, Address base) {
  Call call(*context, "MPI_Free_mem");
  if (call.failed()) return call.raise();
  if (base != guest::null_address) release_in_guest(*context, base);
  return 0;
}

Code guest_MPI_Get_address(Context* context, Address location, Address address) {
  Call call(*context, "MPI_Get_address");
  Address* result = call.place<Address>("address", address);
  if (call.failed()) return call.raise();
  *result = location;
  return 0;
}

std::int32_t guest_MPI_Aint_add(Context*, std::int32_t base, std::int32_t displacement) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(base) + static_cast<std::uint32_t>(displacement));
}

std::int32_t guest_MPI_Aint_diff(Context*, std::int32_t address1, std::int32_t address2) {
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(address1) - static_cast<std::uint32_t>(address2));
}

}  // namespace mpiwasm::calls
