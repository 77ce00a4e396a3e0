#include "calls/core/predefined_attributes.hpp"

#include "calls/core/callbacks.hpp"

namespace mpiwasm::calls {

namespace {

/// Values of the predefined attributes, in guest memory because the guest gets pointers to them (MPI-5.0, 9.1.2).
struct PredefinedAttribute {
  int guest_key;
  int host_key;
};
constexpr PredefinedAttribute predefined_attributes[] = {
    {guest_MPI_TAG_UB, MPI_TAG_UB},
    {guest_MPI_HOST, MPI_HOST},
    {guest_MPI_IO, MPI_IO},
    {guest_MPI_WTIME_IS_GLOBAL, MPI_WTIME_IS_GLOBAL},
    {guest_MPI_APPNUM, MPI_APPNUM},
    {guest_MPI_LASTUSEDCODE, MPI_LASTUSEDCODE},
    {guest_MPI_UNIVERSE_SIZE, MPI_UNIVERSE_SIZE},
};

}  // namespace

bool answer_predefined(Call& call, const Communicator& comm, int key, Address value, Address flag) {
  Context& context = call.context();
  for (std::size_t i = 0; i < std::size(predefined_attributes); ++i) {
    const PredefinedAttribute& attribute = predefined_attributes[i];
    if (attribute.guest_key != key) continue;
    Address* value_place = call.place<Address>("attribute_val", value);
    std::int32_t* flag_place = call.place<std::int32_t>("flag", flag);
    if (call.failed()) return true;
    if (context.predefined_attributes == guest::null_address) {
      const auto words = allocate_in_guest(context, sizeof(std::int32_t) * std::size(predefined_attributes));
      if (!words) {
        call.fail(guest_MPI_ERR_NO_MEM, "no guest memory is left for the predefined attributes");
        return true;
      }
      context.predefined_attributes = *words;
    }
    const void* host_value = nullptr;
    int host_flag = 0;
    const int code = MPI_Comm_get_attr(comm.host, attribute.host_key, &host_value, &host_flag);
    // MPICH says that there is a value, and has none, when its launcher does not answer.
    if (code != MPI_SUCCESS || host_value == nullptr) host_flag = 0;
    *flag_place = host_flag;
    if (host_flag == 0) return true;
    std::int32_t number = *static_cast<const int*>(host_value);
    if (key == guest_MPI_TAG_UB) number = context.tag_upper_bound;
    if (key == guest_MPI_LASTUSEDCODE) number = context.last_used_code;
    if (key == guest_MPI_HOST || key == guest_MPI_IO) number = translate::guest_rank(number);
    const Address place = context.predefined_attributes + static_cast<std::uint32_t>(i * sizeof number);
    (void)context.memory.store(place, number);
    *value_place = place;
    return true;
  }
  return false;
}

}  // namespace mpiwasm::calls
