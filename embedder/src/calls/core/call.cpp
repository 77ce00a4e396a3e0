// The rare paths of argument checking: everything a correct program never reaches.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "calls/core/generated_call.hpp"
#include "calls/core/in_flight.hpp"
#include "calls/core/library_life.hpp"
#include "calls/core/object_rules.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/datatypes/covered_bytes.hpp"
#include "calls/process/change_info.hpp"

namespace mpiwasm::calls {

using translate::describe_handle;

namespace {

/// A hint, as far as it fits; empty when there is none.
std::string hint(MPI_Info info, const char* key) {
  std::array<char, 64> value{};
  int found = 0;
  if (info != MPI_INFO_NULL) MPI_Info_get(info, key, static_cast<int>(value.size() - 1), value.data(), &found);
  return found != 0 ? value.data() : "";
}

}  // namespace

std::shared_ptr<Datatype> Call::datatype_object(const char* argument, Handle handle) {
  auto* found = context_.datatypes.find(handle);
  if (found != nullptr) return *found;
  fail_handle(argument, handle, "datatype", guest_MPI_ERR_TYPE);
  return nullptr;
}

std::shared_ptr<Datatype> Call::nestable_datatype(const char* argument, Handle handle) {
  std::shared_ptr<Datatype> type = datatype_object(argument, handle);
  if (type && type->depth >= Datatype::most_depth) {
    fail(guest_MPI_ERR_TYPE, fmt::format("{} is made of types in types, {} deep, and no more can be in one another",
                                         argument, type->depth));
  }
  return type;
}

Group& Call::group(const char* argument, Handle handle) {
  Group* found = context_.groups.find(handle);
  if (found != nullptr) return *found;
  fail_handle(argument, handle, "group", guest_MPI_ERR_GROUP);
  return context_.no_group;
}

MPI_Info Call::info(const char* argument, Handle handle) {
  if (handle == guest_MPI_INFO_NULL) return MPI_INFO_NULL;
  const Info* found = context_.infos.find(handle);
  if (found != nullptr) {
    name_info(found->host);
    return found->host;
  }
  fail_handle(argument, handle, "info", guest_MPI_ERR_INFO);
  return MPI_INFO_NULL;
}

MPI_Message Call::message(const char* argument, Handle handle) {
  if (handle == guest_MPI_MESSAGE_NO_PROC) return MPI_MESSAGE_NO_PROC;
  const Message* found = context_.messages.find(handle);
  if (found != nullptr) return found->host;
  fail_handle(argument, handle, "message", guest_MPI_ERR_REQUEST);
  return MPI_MESSAGE_NULL;
}

std::shared_ptr<Operation> Call::operation_object(const char* argument, Handle handle) {
  std::shared_ptr<Operation>* found = context_.operations.find(handle);
  if (found != nullptr) return *found;
  fail_handle(argument, handle, "operation", guest_MPI_ERR_OP);
  return nullptr;
}

std::shared_ptr<ErrorHandler> Call::error_handler(const char* argument, Handle handle) {
  std::shared_ptr<ErrorHandler>* found = context_.error_handlers.find(handle);
  if (found != nullptr) return *found;
  fail_handle(argument, handle, "error handler", guest_MPI_ERR_ERRHANDLER);
  return nullptr;
}

Request* Call::request(const char* argument, Handle handle) {
  Request* found = context_.requests.find(handle);
  if (found == nullptr) fail_handle(argument, handle, "request", guest_MPI_ERR_REQUEST);
  return found;
}

int Call::special_root(const char* argument, std::int32_t rank, const Communicator& comm) {
  if (comm.inter && rank == guest_MPI_ROOT) return MPI_ROOT;
  if (comm.inter && rank == guest_MPI_PROC_NULL) return MPI_PROC_NULL;
  fail(guest_MPI_ERR_ROOT,
       fmt::format("{} is {}, but a root must be a rank from 0 to {}", argument, rank, comm.peers() - 1));
  return MPI_PROC_NULL;
}

int Call::constant(const char* argument, std::int32_t value, std::span<const translate::ConstantRow> group,
                   int error_class) {
  for (const translate::ConstantRow& row : group) {
    if (row.guest == value) return row.host;
  }
  fail(error_class, fmt::format("{} is {}, which is none of the values that MPI defines for it", argument, value));
  return 0;
}

std::string Call::string(const char* argument, Address address) {
  constexpr std::size_t longest = 1 << 20;
  const auto found = context_.memory.string(address);
  if (address == guest::null_address || !found) {
    fail(guest_MPI_ERR_ARG, fmt::format("{} at {:#x} is not a zero-terminated string in memory", argument, address));
    return {};
  }
  if (found->size() > longest) {
    fail(guest_MPI_ERR_ARG, fmt::format("{} has {} characters, more than {}", argument, found->size(), longest));
    return {};
  }
  std::string copy(*found);
  copy.resize(std::strlen(copy.c_str()));  // another rank may have shortened it meanwhile
  return copy;
}

std::span<char> Call::text(const char* argument, Address address, std::uint64_t capacity) {
  if (address != guest::null_address && context_.memory.contains(address, capacity)) {
    return {reinterpret_cast<char*>(context_.memory.at(address)), static_cast<std::size_t>(capacity)};
  }
  fail_place(argument, address, capacity, 1);
  return {};
}

void store_text(std::span<char> place, std::string_view text) {
  if (place.empty()) return;
  const std::size_t shown = std::min(place.size() - 1, text.size());
  std::copy_n(text.begin(), shown, place.begin());
  place[shown] = '\0';
}

void* Call::bytes(const char* argument, Address address, std::int64_t length) {
  if (length < 0) {
    fail_count(argument, length);
  } else if (!context_.memory.contains(address, static_cast<std::uint64_t>(length))) {
    fail(guest_MPI_ERR_BUFFER, fmt::format("{} at {:#x} and {} bytes long lies outside the guest's memory of {} bytes",
                                           argument, address, length, context_.memory.size()));
  }
  return context_.memory.at(address);
}

void* Call::strided_buffer(const char* argument, Address address, std::int64_t count, const Datatype& type) {
#if !defined(MPIWASM_SERIAL_MPI)
  // Open MPI 4.1 and MPICH 4.0 put the data of some of them elsewhere than their bounds say.
  if (!failed() && type.steps_back)
    fail(guest_MPI_ERR_TYPE, fmt::format("the datatype of {} has a part with a negative extent", argument));
#endif
  check_block(argument, address, count, 0, 1, type);
  return context_.memory.at(address);
}

void* Call::begun_buffer(const char* argument, Address address, const File& file) {
  // "MPI_File_read_all_end" ends what "MPI_File_read_all_begin" or "..._begin_c" began.
  const std::string_view operation = std::string_view(name_).substr(0, std::string_view(name_).rfind('_') + 1);
  if (file.begun_by == nullptr || !std::string_view(file.begun_by).starts_with(operation)) {
    fail(guest_MPI_ERR_OTHER, fmt::format("no operation of this kind was started on the file"));
  } else if (file.begun_buffer != address) {
    fail(guest_MPI_ERR_BUFFER,
         fmt::format("{} is {:#x}, but {} was given {:#x}", argument, address, file.begun_by, file.begun_buffer));
  }
  return context_.memory.at(address);
}

void Call::no_operation_begun(const File& file) {
  if (file.begun_by == nullptr) return;
  fail(guest_MPI_ERR_OTHER, fmt::format("what {} began on the file has not been ended", file.begun_by));
}

void Call::begin_operation(File& file, Address address) const {
  file.begun_by = name_;
  file.begun_buffer = address;
}

bool Call::check_block(const char* argument, Address address, std::int64_t count, std::int64_t displacement,
                       std::int64_t unit, const Datatype& type) {
  if (count < 0) {
    fail_count(argument, count);
    return false;
  }
  if (!type.committed) {
    fail(guest_MPI_ERR_TYPE, fmt::format("the datatype of {} has not been committed", argument));
    return false;
  }
  if (count == 0) return true;
  // No library supports this, but all of them compute addresses with extents, even without data.
  constexpr Wide farthest = Wide{1} << 40;
  if (type.size == 0 && Wide{count} * type.extent < farthest && Wide{count} * type.extent > -farthest) return true;
  const CoveredBytes covered = covered_bytes(Wide{number(address)} + Wide{displacement} * unit, count, type);
  const Wide data = Wide{count} * type.size;
  const bool repeated = data > std::max<Wide>(context_.memory.size(), layout::most_repeated_data);
  if (covered.within(context_.memory.size()) && !repeated) return true;
  if (covered.within(context_.memory.size())) {
    fail(guest_MPI_ERR_COUNT,
         fmt::format("{} with {} elements names {} bytes of data, more than the guest's memory has", argument, count,
                     CoveredBytes::shown(data)));
    return false;
  }
  fail(guest_MPI_ERR_BUFFER,
       fmt::format("{} at {:#x} with {} elements covers bytes {} to {}, outside the guest's memory of {} bytes",
                   argument, address, count, CoveredBytes::shown(covered.begin), CoveredBytes::shown(covered.end),
                   context_.memory.size()));
  return false;
}

void Call::fail(int error_class, std::string text) {
  if (failed()) return;
  error_class_ = error_class;
  current_caller().pending_error = std::move(text);
}

void Call::begin() {
  if (context_.options.trace) context_.options.trace(name_);
  if (!context_.running && !context_.finalized && allowed_before_init(name_)) {
    int level = MPI_THREAD_SINGLE;
    start_library(context_, name_, context_.options.has_threads ? MPI_THREAD_MULTIPLE : MPI_THREAD_FUNNELED, &level);
  } else if (!context_.running && !(context_.finalized && allowed_after_finalize(name_))) {
    fail(guest_MPI_ERR_OTHER, context_.finalized ? "called after MPI_Finalize" : "called before MPI_Init");
  } else if (current_caller().library_callbacks > 0 && !allowed_in_library_callback(name_)) {
    fail(guest_MPI_ERR_OTHER, "called by a function that MPI has called, which must not communicate, free or complete");
  }
}

void Call::fail_handle(const char* argument, Handle handle, const char* kind, int error_class) {
  fail(error_class, fmt::format("{} is {}, which is not a live {}", argument, describe_handle(handle), kind));
}

void Call::fail_count(const char* argument, std::int64_t value) {
  if (value < 0) {
    fail(guest_MPI_ERR_COUNT, fmt::format("{} is {}, but it must not be negative", argument, value));
  } else {
    fail(guest_MPI_ERR_VALUE_TOO_LARGE,
         fmt::format("{} is {}, more than this MPI library can take ({})", argument, value, INT32_MAX));
  }
}

Datatype& Call::portable_datatype(const char* argument, Handle handle) {
  Datatype& type = datatype(argument, handle);
#if !defined(OPEN_MPI) && !defined(MPIWASM_SERIAL_MPI)
  // MPICH, also behind the standard ABI, looks for the one basic type that all numbers have.
  const bool known = type.size == 0 || basic_type(context_, type) != nullptr;
#else
  const bool known = true;
#endif
  if (!failed() && !(type.portable && known))
    fail(guest_MPI_ERR_TYPE,
         fmt::format("{} holds numbers that have no portable form with this MPI library", argument));
  return type;
}

void Call::fail_bufferable(const char* argument, const Datatype& type) {
  if (failed()) return;  // perhaps of this very datatype, which is none
  fail(guest_MPI_ERR_TYPE,
       fmt::format(
           "{} has an extent of {} bytes{}, but MPI libraries keep elements in buffers of their own here, which "
           "takes extents from 0 to {}",
           argument, type.extent, type.steps_back ? " and a part with a negative one" : "", Datatype::most_extent));
}

void Call::fail_sum(const char* argument, std::int64_t sum) {
  fail(guest_MPI_ERR_VALUE_TOO_LARGE,
       fmt::format("{} add up to {}, but an int holds {} at most", argument, sum, INT32_MAX));
}

void Call::fail_offset(const char* argument, std::int64_t value) {
  fail(guest_MPI_ERR_ARG, fmt::format("{} is {}, but it must not be negative", argument, value));
}

void Call::fail_rank(const char* argument, std::int32_t rank, const Communicator& comm) {
  fail(guest_MPI_ERR_RANK, fmt::format("{} is {}, but ranks go from 0 to {}", argument, rank, comm.peers() - 1));
}

void Call::fail_tag(const char* argument, std::int32_t tag) {
  fail(guest_MPI_ERR_TAG, fmt::format("{} is {}, but tags go from 0 to {}", argument, tag, context_.tag_upper_bound));
}

void Call::fail_full(const char* argument, std::size_t capacity) {
  fail(guest_MPI_ERR_NO_MEM,
       fmt::format("{}: there are {} objects of this kind already, and no more can be", argument, capacity));
}

void Call::fail_place(const char* argument, Address address, std::uint64_t length, std::size_t alignment) {
  if (address == guest::null_address) {
    fail(guest_MPI_ERR_ARG, fmt::format("{} is a null pointer", argument));
  } else if (number(address) % alignment != 0) {
    fail(guest_MPI_ERR_ARG, fmt::format("{} at {:#x} is not aligned to {} bytes", argument, address, alignment));
  } else {
    fail(guest_MPI_ERR_ARG, fmt::format("{} at {:#x} and {} bytes long lies outside the guest's memory of {} bytes",
                                        argument, address, length, context_.memory.size()));
  }
}

Handle Call::new_communicator(MPI_Comm host, const std::shared_ptr<ErrorHandler>& error_handler, Handle session,
                              const CommunicatorRecipe* alike) {
  if (host == MPI_COMM_NULL) return guest_MPI_COMM_NULL;
  MPI_Comm_set_errhandler(host, MPI_ERRORS_RETURN);
  std::unique_ptr<Communicator> comm = describe_communicator(host, alike);
  comm->error_handler = error_handler;
  comm->session = session;
  return context_.communicators.insert(std::move(comm));
}

Handle Call::new_group(MPI_Group host, Handle session, std::shared_ptr<const Members> members) {
  if (host == MPI_GROUP_NULL) return guest_MPI_GROUP_NULL;
  if (host == MPI_GROUP_EMPTY) return guest_MPI_GROUP_EMPTY;
  if (members == nullptr) members = members_of(host);
  const int size = static_cast<int>(members->size());
  return context_.groups.insert(Group{{std::move(members), session}, host, size});
}

Handle Call::new_info(MPI_Info host) {
  return host == MPI_INFO_NULL ? guest_MPI_INFO_NULL : context_.infos.insert(Info{host});
}

Handle Call::new_message(MPI_Message host, Handle communicator, Used& used) {
  if (host == MPI_MESSAGE_NULL) return guest_MPI_MESSAGE_NULL;
  if (host == MPI_MESSAGE_NO_PROC) return guest_MPI_MESSAGE_NO_PROC;
  ++used.operations;
  return context_.messages.insert(Message{host, communicator, &used});
}

Handle Call::new_datatype(std::shared_ptr<Datatype> type) { return context_.datatypes.insert(std::move(type)); }

void Call::hold_derived_type(std::unique_ptr<RequestKeep>& keep, const Datatype& type) {
  if (failed()) return;
  if (!keep) keep = context_.new_keep();
  keep->held_types.push_back(type.shared_from_this());
}

int Call::color(const char* argument, std::int32_t value) {
  if (value < 0 && value != guest_MPI_UNDEFINED) {
    fail(guest_MPI_ERR_ARG, fmt::format("{} is {}, but it must not be negative", argument, value));
  }
  return value;
}

int Call::split_type(const char* argument, std::int32_t value, MPI_Info info) {
  const std::string hardware = hint(info, "mpi_hw_resource_type");
  // Who names no resource gets no communicator (MPI-5.0, 7.4.2); MPICH 4.0 does not survive it.
  if (value == guest_MPI_COMM_TYPE_HW_GUIDED && hardware.empty()) return MPI_UNDEFINED;
  if (value == guest_MPI_COMM_TYPE_RESOURCE_GUIDED && hardware.empty() && hint(info, "mpi_pset_name").empty())
    return MPI_UNDEFINED;
  const auto known = std::ranges::find(translate::split_type_rows, value, &translate::ConstantRow::guest);
  if (known != std::end(translate::split_type_rows)) return known->host;
  switch (value) {
    // HW_GUIDED with more kinds of resources, none of which a library before MPI-4.1 knows.
    case guest_MPI_COMM_TYPE_RESOURCE_GUIDED:
      return split_type(argument, guest_MPI_COMM_TYPE_HW_GUIDED, info);
    case guest_MPI_COMM_TYPE_HW_GUIDED:
      return hardware == "mpi_shared_memory" ? MPI_COMM_TYPE_SHARED : MPI_UNDEFINED;
    case guest_MPI_COMM_TYPE_HW_UNGUIDED:
    case guest_MPI_UNDEFINED:
      return MPI_UNDEFINED;
    default:
      return constant(argument, value, translate::split_type_rows, guest_MPI_ERR_ARG);
  }
}

void Call::host_ranks(const char* argument, std::span<std::int32_t> ranks, int size) {
  for (std::int32_t& rank : ranks) {
    if (rank != guest_MPI_PROC_NULL) ranks_in(argument, {&rank, 1}, size);
    rank = translate::host_rank_or_same(rank);
  }
}

void Call::ranks_in(const char* argument, std::span<const std::int32_t> ranks, int size) {
  for (const std::int32_t rank : ranks) {
    if (rank >= 0 && rank < size) continue;
    fail(guest_MPI_ERR_RANK,
         fmt::format("{} has rank {}, but ranks go from 0 to {}", argument, rank, std::int64_t{size} - 1));
    break;
  }
}

std::span<int> Call::weights(const char* argument, Address address, std::int64_t count) {
  // Libraries take it for the address of a list.
  if (address == weights_empty_address && count > 0)
    fail(guest_MPI_ERR_ARG, fmt::format("{} is MPI_WEIGHTS_EMPTY, but there are edges", argument));
  const bool is_list = address != unweighted_address && address != weights_empty_address;
  return array<int>(argument, address, is_list ? count : 0);
}

const MPI_Datatype* Call::host_types(const char* argument, std::span<const Handle> handles, Communicator& comm,
                                     translate::ListArena& lists) {
  // Where the communicator has a topology, Open MPI reads as many as there are neighbours, also in a collective
  // operation of all processes.
  const auto most_read = static_cast<std::size_t>(std::max(comm.neighbors_in, comm.neighbors_out));
  const auto types = lists.list<MPI_Datatype>(std::max(handles.size(), most_read));
  if (translate::callers.give_turns_away()) {
    for (const Handle handle : handles) current_caller().name(handle);
  }
  for (std::size_t i = 0; i < handles.size(); ++i) types[i] = message_type(bufferable_datatype(argument, handles[i]));
  std::fill(types.begin() + static_cast<std::ptrdiff_t>(handles.size()), types.end(), MPI_BYTE);
  return types.data();
}

int Call::narrow_signed(const char* argument, std::int64_t value) {
  if (value < std::numeric_limits<int>::min() || value > std::numeric_limits<int>::max()) {
    fail(guest_MPI_ERR_VALUE_TOO_LARGE,
         fmt::format("{} has {}, which does not fit the int that this MPI library takes", argument, value));
    return 0;
  }
  return static_cast<int>(value);
}

std::int64_t Call::checked_position(const char* argument, std::int64_t value, std::int64_t capacity,
                                    std::int64_t data) {
  if (value < 0 || value > capacity || data > capacity - value) {
    fail(guest_MPI_ERR_TRUNCATE, fmt::format("{} is {}: {} bytes from there do not fit the buffer of {} bytes",
                                             argument, value, data, capacity));
    return 0;
  }
  return value;
}

MPI_Info Call::consumed_info(const char* argument, const Handle* place) {
  if (place == nullptr) return MPI_INFO_NULL;
  consumed_ = read_once(place);
  if (translate::is_predefined(consumed_)) {
    fail_handle(argument, consumed_, "info that can be freed", guest_MPI_ERR_INFO);
    return MPI_INFO_NULL;
  }
  const MPI_Info found = info(argument, consumed_);
  // Other threads must not find it while it is freed.
  if (!failed()) context_.infos.remove(consumed_);
  return found;
}

MPI_Message Call::consumed_message(const char* argument, const Handle* place) {
  if (place == nullptr) return MPI_MESSAGE_NULL;
  consumed_ = read_once(place);
  wait_until_unnamed(consumed_);
  if (translate::callers.give_turns_away()) current_caller().name(consumed_);
  const Message* found = context_.messages.find(consumed_);
  if (found != nullptr) errors_on(found->communicator);
  return message(argument, consumed_);
}

void Call::forget_info(Handle* place) { *place = guest_MPI_INFO_NULL; }

void Call::forget_message(Handle* place) {
  end_use(context_.messages.remove(consumed_).used);
  *place = guest_MPI_MESSAGE_NULL;
}

}  // namespace mpiwasm::calls
