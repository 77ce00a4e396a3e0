#include "calls/core/predefined_attributes.hpp"

#include "calls/checkpoint/messages.hpp"
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

/// What the MPI library says.
std::optional<int> host_value(MPI_Comm comm, int key) {
  const void* value = nullptr;
  int found = 0;
  // MPICH says that there is a value, and has none, when its launcher does not answer.
  if (MPI_Comm_get_attr(comm, key, &value, &found) != MPI_SUCCESS || found == 0 || value == nullptr)
    return std::nullopt;
  return *static_cast<const int*>(value);
}

}  // namespace

std::optional<int> program_number(const Context& context) {
  if (context.job_state && context.job_state->program_number) return context.job_state->program_number;
  return host_value(MPI_COMM_WORLD, MPI_APPNUM);
}

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
    const auto found = host_value(comm.host, attribute.host_key);
    *flag_place = found ? 1 : 0;
    if (!found) return true;
    std::int32_t number = *found;
    if (key == guest_MPI_APPNUM) number = program_number(context).value_or(number);
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
