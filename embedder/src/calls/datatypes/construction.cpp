#include "calls/datatypes/construction.hpp"

#include <fmt/format.h>

#include "calls/datatypes/type_blocks.hpp"
#include "calls/datatypes/type_loops.hpp"

namespace mpiwasm::calls {

int resize(MPI_Datatype& type, MPI_Aint lower, MPI_Aint extent) {
  MPI_Datatype unbounded = type;
  const int code = MPI_Type_create_resized(unbounded, lower, extent, &type);
  MPI_Type_free(&unbounded);
  return code;
}

int make_empty(MPI_Datatype& type, MPI_Aint lower, MPI_Aint extent) {
  const int code = MPI_Type_contiguous(0, MPI_BYTE, &type);
  if (code != MPI_SUCCESS || (lower == 0 && extent == 0)) return code;
  return resize(type, lower, extent);
}

Numbers NumberList::read(Call& call) const {
  if (argument_ == nullptr) return values_;
  Numbers values;
  if (wide_) {
    for (const std::int64_t value : call.array<std::int64_t>(argument_, address_, length_)) values.push_back(value);
  } else {
    for (const std::int32_t value : call.array<std::int32_t>(argument_, address_, length_)) values.push_back(value);
  }
  if (are_counts_) {
    for (const std::int64_t value : values) call.large_count(argument_, value);
  }
  return values;
}

std::vector<Handle> TypeList::read(Call& call) const {
  if (argument_ == nullptr) return values_;
  const std::span<const Handle> given = call.array<const Handle>(argument_, address_, length_);
  return {given.begin(), given.end()};
}

const Datatype& Construction::part(const char* argument, Handle handle) {
  std::shared_ptr<Datatype> part = call_.nestable_datatype(argument, handle);
  if (!part) return call_.context().no_datatype;
  const Datatype& object = *part;
  type_->inherit(object);
  recipe().parts.push_back({object.predefined ? handle : no_handle, std::move(part)});
  return object;
}

void Construction::model(const layout::Made& made) {
  if (made) {
    model_ = *made;
    // Before the library works, while other threads make theirs.
    if (const std::uint64_t blocks = blocks_of(recipe()); require_room_for_blocks(call_, blocks))
      type_->blocks.change_to(call_.context().type_blocks, blocks);
    require_survivable();
  } else {
    const bool bad_argument = made.error().reason == layout::Refusal::Reason::bad_argument;
    call_.fail(bad_argument ? guest_MPI_ERR_ARG : guest_MPI_ERR_TYPE, made.error().text);
  }
}

void Construction::require_survivable() {
  type_->nested_loops = nested_loops_of(recipe());
  type_->all_loops = all_loops_of(recipe());
  const LibraryVersion& library = call_.context().library;
  if (const int most = most_nested_loops(library); type_->nested_loops > most) {
    call_.fail(guest_MPI_ERR_TYPE,
               fmt::format("the type needs up to {} loops, one in the other, and this MPI library survives {}",
                           type_->nested_loops, most));
  }
  if (const std::uint64_t most = most_loops(library); type_->all_loops > most) {
    call_.fail(guest_MPI_ERR_TYPE,
               fmt::format("the type needs up to {} loops, and this MPI library survives {}", type_->all_loops, most));
  }
  const bool is_run = model_->is_dense(1) && is_one_run(recipe());
  if (const std::int64_t most = most_scattered_numbers(library); !is_run && model_->elements() > most) {
    call_.fail(guest_MPI_ERR_TYPE,
               fmt::format("the type has {} numbers that are not one run, and this MPI library counts {}",
                           model_->elements(), most));
  }
}

int Construction::too_large() {
  call_.fail(
      guest_MPI_ERR_VALUE_TOO_LARGE,
      fmt::format("a count or displacement does not fit an int, and this MPI library has no {}_c", combiner_name_));
  return MPI_SUCCESS;
}

Code Construction::finish(int host_code) {
  if (host_code != MPI_SUCCESS) type_->host = MPI_DATATYPE_NULL;  // the value there is not a type
  if (call_.failed()) return call_.raise();
  if (host_code == MPI_SUCCESS) host_code = pad_long_doubles();
  if (host_code == MPI_SUCCESS && model_->size() == 0) host_code = leave_bounds();
  if (host_code != MPI_SUCCESS) return call_.raise_host(host_code);
  if (!type_->agree_with(model_)) {
    call_.fail(
        guest_MPI_ERR_TYPE,
        fmt::format("the MPI library lays the type out differently: {} bytes of data from {} to {} instead of {} "
                    "from {} to {}",
                    type_->size, type_->true_lower_bound, type_->true_lower_bound + type_->true_extent, model_->size(),
                    model_->true_lower_bound(), model_->true_lower_bound() + model_->true_extent()));
    return call_.raise();
  }
  host_code = MPI_Type_commit(&type_->host);
  if (host_code != MPI_SUCCESS) return call_.raise_host(host_code);
  *place_ = call_.new_datatype(std::move(type_));
  return 0;
}

int Construction::pad_long_doubles() {
  if (!type_->foreign_format || model_->has_set_bounds()) return MPI_SUCCESS;
  MPI_Aint lower = 0;
  MPI_Aint extent = 0;
  const int code = MPI_Type_get_extent(type_->host, &lower, &extent);
  if (code != MPI_SUCCESS || (lower == model_->lower_bound() && extent == model_->extent())) return code;
  return resize(type_->host, model_->lower_bound(), model_->extent());
}

int Construction::leave_bounds() {
  MPI_Aint lower = 0;
  MPI_Aint extent = 0;
  if (const int code = MPI_Type_get_extent(type_->host, &lower, &extent); code != MPI_SUCCESS) return code;
  MPI_Type_free(&type_->host);
  type_->has_large_counts = false;
  return make_empty(type_->host, lower, extent);
}

}  // namespace mpiwasm::calls
