// Datatypes after their construction: commit, free, duplicate, names, and those of Fortran's parameters (MPI-5.0, 5.1.9
// to 5.1.12).
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "calls/core/attributes.hpp"
#include "calls/core/callbacks.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/datatypes/construction.hpp"
#include "calls/datatypes/constructors.hpp"
#include "calls/datatypes/type_blocks.hpp"
#include "calls/datatypes/whole_numbers.hpp"
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

Datatype::~Datatype() {
  int finalized = 0;
  MPI_Finalized(&finalized);
  if (finalized != 0) return;
  if (host_in_files != MPI_DATATYPE_NULL) MPI_Type_free(&host_in_files);
  free_host_type(*this);
}

void Datatype::inherit(const Datatype& part) {
  foreign_format = foreign_format || part.foreign_format;
  portable = portable && part.portable;
  has_large_counts = has_large_counts || part.has_large_counts;
  steps_back = steps_back || part.steps_back || part.extent < 0;
  depth = std::max(depth, part.depth + 1);
  nested_loops = std::max(nested_loops, part.nested_loops);
  all_loops = std::max(all_loops, part.all_loops);
}

void Datatype::ask_host() {
  MPI_Count bytes = 0;
  MPI_Count bound = 0;
  MPI_Count length = 0;
  MPI_Type_size_x(host, &bytes);
  size = bytes;
  MPI_Type_get_extent_x(host, &bound, &length);
  lower_bound = bound;
  extent = length;
  MPI_Type_get_true_extent_x(host, &bound, &length);
  true_lower_bound = bound;
  true_extent = length;
  bufferable = !steps_back && extent >= 0 && extent <= most_buffered_extent && size <= most_buffered_extent;
}

namespace {

/// The layout of a predefined type: one number, or a value and an index behind it, aligned to its own size.
layout::LayoutPointer predefined_layout(const Datatype& type, std::int64_t index_size) {
  using layout::Layout;
  constexpr std::int64_t long_double_size = 16;
  if (index_size == 0 && type.foreign_format) return Layout::basic({long_double_size, type.size / long_double_size});
  if (index_size == 0) return type.size == type.true_extent ? Layout::basic({type.size, 1}) : nullptr;
  const std::int64_t value_size = type.size - index_size;
  const std::int64_t index_offset = (value_size + index_size - 1) / index_size * index_size;
  const layout::LayoutPointer pair = Layout::combine({{0, 1, value_size, Layout::basic({value_size, 1})},
                                                      {index_offset, 1, index_size, Layout::basic({index_size, 1})}});
  return pair ? Layout::with_padding(pair, type.true_extent) : nullptr;
}

}  // namespace

bool Datatype::measure(std::int64_t index_size) {
  MPI_Count bytes = 0;
  if (MPI_Type_size_x(host, &bytes) != MPI_SUCCESS || bytes <= 0) return false;
  ask_host();
  const layout::LayoutPointer natural = predefined_layout(*this, index_size);
  layout = natural ? layout::Layout::with_natural_bounds(natural, lower_bound, extent) : nullptr;
  commit();
  return layout != nullptr;
}

void Datatype::commit() {
  committed = true;
  dense = size > 0 && !steps_back && true_lower_bound == 0 && true_extent == extent && size <= extent &&
          extent <= most_extent;
}

bool Datatype::is_surely_one_run() const {
  if (layout == nullptr || !layout->is_dense(2) || foreign_format) return false;
  if (predefined) return true;
  const bool keeps_run =
      recipe->combiner == guest_MPI_COMBINER_DUP || recipe->combiner == guest_MPI_COMBINER_CONTIGUOUS;
  return keeps_run && recipe->parts.front().object->is_surely_one_run();
}

bool Datatype::agree_with(layout::LayoutPointer model) {
  ask_host();
  if (size != model->size()) return false;
  // MPICH 4.0 reports bounds of cyclically distributed arrays that are wider than the data. Wider ones are checked
  // then.
  const bool holds_model = true_lower_bound <= model->true_lower_bound() &&
                           true_lower_bound + true_extent >= model->true_lower_bound() + model->true_extent();
  if (size != 0 && !holds_model) return false;
  layout = layout::Layout::with_natural_bounds(model, lower_bound, extent);
  return layout != nullptr;
}

Code guest_MPI_Type_commit(Context* context, Address datatype) {
  Call call(*context, "MPI_Type_commit");
  const Handle* place = call.place<Handle>("datatype", datatype);
  Datatype* type = place == nullptr ? nullptr : &call.datatype("datatype", read_once(place));
  if (call.failed()) return call.raise();
  type->commit();
  return 0;
}

Code guest_MPI_Type_free(Context* context, Address datatype) {
  Call call(*context, "MPI_Type_free");
  Handle* place = call.place<Handle>("datatype", datatype);
  const Handle handle = place == nullptr ? no_handle : read_once(place);
  // Held, as handles that a reduction function was given go without it.
  const std::shared_ptr<Datatype> type = place == nullptr ? nullptr : call.datatype_object("datatype", handle);
  if (!call.failed() && type->predefined) call.fail(guest_MPI_ERR_TYPE, "a predefined datatype cannot be freed");
  if (!call.failed() && type->attributes.callbacks > 0) {
    call.fail(guest_MPI_ERR_TYPE, "datatype cannot be freed by a callback for its own attributes");
  }
  if (call.failed()) return call.raise();
  // They go with the last handle: MPI_Type_get_contents makes others.
  if (--type->handles == 0) {
    const Code code = delete_attributes(*context, handle, type->attributes);
    if (code != 0) {
      ++type->handles;
      return raise_error(*context, no_handle, call.name(), code, "an attribute delete function failed");
    }
  }
  // The host's type goes with the last type that was made of it.
  keep_while_named(*context, handle, context->datatypes.remove(handle));
  *place = guest_MPI_DATATYPE_NULL;
  return 0;
}

namespace {

/// A copy without attributes, which is not committed. Null, and the call or the host's code says why.
std::shared_ptr<Datatype> copy_of(Call& call, Handle handle, const std::shared_ptr<Datatype>& old, int& host_code) {
  auto type = std::make_shared<Datatype>();
  const std::uint64_t blocks = blocks_of(*old) + 1;
  if (!require_room_for_blocks(call, blocks)) return nullptr;
  type->blocks.change_to(call.context().type_blocks, blocks);
  host_code = old->size == 0 ? make_empty(type->host, old->lower_bound, old->extent)
                             : MPI_Type_dup(old->host_to_copy(), &type->host);
  if (host_code == MPI_SUCCESS && old->size == 0) host_code = MPI_Type_commit(&type->host);
  if (host_code != MPI_SUCCESS) return nullptr;
  type->inherit(*old);
  if (!type->agree_with(old->layout)) {
    call.fail(guest_MPI_ERR_TYPE, "the MPI library reports other data for the copy than for oldtype");
    return nullptr;
  }
  type->recipe = std::make_unique<DatatypeRecipe>();
  type->recipe->combiner = guest_MPI_COMBINER_DUP;
  type->recipe->parts.push_back({old->predefined ? handle : no_handle, old});
  return type;
}

}  // namespace

Code make_copy(Context& context, const char* name, Handle oldtype, const NewDatatype& newtype) {
  Call call(context, name);
  const std::shared_ptr<Datatype> old = call.nestable_datatype("oldtype", oldtype);
  Handle* place = newtype.place(call);
  if (call.failed()) return call.raise();
  int code = MPI_SUCCESS;
  std::shared_ptr<Datatype> type = copy_of(call, oldtype, old, code);
  if (!type) return call.failed() ? call.raise() : call.raise_host(code);
  *place = call.new_datatype(std::move(type));
  return 0;
}

Code guest_MPI_Type_dup(Context* context, Handle oldtype, Address newtype) {
  Call call(*context, "MPI_Type_dup");
  const std::shared_ptr<Datatype> old = call.nestable_datatype("oldtype", oldtype);
  Handle* place = call.result_place(call.context().datatypes, "newtype", newtype);
  if (call.failed()) return call.raise();
  int code = MPI_SUCCESS;
  std::shared_ptr<Datatype> type = copy_of(call, oldtype, old, code);
  if (!type) return call.failed() ? call.raise() : call.raise_host(code);
  if (old->committed) type->commit();
  CopiedAttributes attributes(*context);
  const Code copied = attributes.copy(oldtype, old->attributes);
  if (copied != 0) return raise_error(*context, no_handle, call.name(), copied, "an attribute copy function failed");
  attributes.give_to(type->attributes);
  *place = call.new_datatype(std::move(type));
  return 0;
}

// Names are kept here, because several types of the guest may be one type of the host.

Code guest_MPI_Type_set_name(Context* context, Handle datatype, Address type_name) {
  Call call(*context, "MPI_Type_set_name");
  Datatype& type = call.datatype("datatype", datatype);
  const std::string name = call.string("type_name", type_name);
  if (call.failed()) return call.raise();
  type.name = name.substr(0, guest_MPI_MAX_OBJECT_NAME - 1);
  return 0;
}

Code guest_MPI_Type_get_name(Context* context, Handle datatype, Address type_name, Address resultlen) {
  Call call(*context, "MPI_Type_get_name");
  const Datatype& type = call.datatype("datatype", datatype);
  const std::span<char> text = call.text("type_name", type_name, guest_MPI_MAX_OBJECT_NAME);
  std::int32_t* length = call.place<std::int32_t>("resultlen", resultlen);
  if (call.failed()) return call.raise();
  static_assert(MPI_MAX_OBJECT_NAME <= guest_MPI_MAX_OBJECT_NAME);
  std::array<char, MPI_MAX_OBJECT_NAME + 1> host_name{};
  int host_length = 0;
  const int code = type.name ? MPI_SUCCESS : MPI_Type_get_name(type.host, host_name.data(), &host_length);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  const std::string_view name = type.name ? std::string_view(*type.name) : text_in(host_name);
  store_text(text, name);
  *length = static_cast<std::int32_t>(name.size());
  return 0;
}

Code guest_MPI_Type_match_size(Context* context, std::int32_t typeclass, std::int32_t size, Address datatype) {
  struct Match {
    int type_class;
    int size;
    Handle type;
  };
  // Fortran types of the asked size; hosts without Fortran lack some, then the C type of the same format serves.
  static constexpr Match matches[] = {
      {guest_MPI_TYPECLASS_INTEGER, 1, guest_MPI_INTEGER1},
      {guest_MPI_TYPECLASS_INTEGER, 1, guest_MPI_INT8_T},
      {guest_MPI_TYPECLASS_INTEGER, 2, guest_MPI_INTEGER2},
      {guest_MPI_TYPECLASS_INTEGER, 2, guest_MPI_INT16_T},
      {guest_MPI_TYPECLASS_INTEGER, 4, guest_MPI_INTEGER4},
      {guest_MPI_TYPECLASS_INTEGER, 4, guest_MPI_INT32_T},
      {guest_MPI_TYPECLASS_INTEGER, 8, guest_MPI_INTEGER8},
      {guest_MPI_TYPECLASS_INTEGER, 8, guest_MPI_INT64_T},
      {guest_MPI_TYPECLASS_REAL, 4, guest_MPI_REAL4},
      {guest_MPI_TYPECLASS_REAL, 4, guest_MPI_FLOAT},
      {guest_MPI_TYPECLASS_REAL, 8, guest_MPI_REAL8},
      {guest_MPI_TYPECLASS_REAL, 8, guest_MPI_DOUBLE},
      {guest_MPI_TYPECLASS_REAL, 16, guest_MPI_REAL16},
      {guest_MPI_TYPECLASS_REAL, 16, guest_MPI_LONG_DOUBLE},
      {guest_MPI_TYPECLASS_COMPLEX, 8, guest_MPI_COMPLEX8},
      {guest_MPI_TYPECLASS_COMPLEX, 8, guest_MPI_C_FLOAT_COMPLEX},
      {guest_MPI_TYPECLASS_COMPLEX, 16, guest_MPI_COMPLEX16},
      {guest_MPI_TYPECLASS_COMPLEX, 16, guest_MPI_C_DOUBLE_COMPLEX},
  };
  Call call(*context, "MPI_Type_match_size");
  Handle* place = call.place<Handle>("datatype", datatype);
  if (call.failed()) return call.raise();
  for (const Match& match : matches) {
    if (match.type_class != typeclass || match.size != size || context->datatype(match.type) == nullptr) continue;
    *place = match.type;
    return 0;
  }
  call.fail(guest_MPI_ERR_ARG, fmt::format("no type of class {} has {} bytes", typeclass, size));
  return call.raise();
}

Code guest_MPI_Type_get_value_index(Context* context, Handle value_type, Handle index_type, Address pair_type) {
  struct Pair {
    Handle value;
    Handle pair;
  };
  static constexpr Pair pairs[] = {
      {guest_MPI_FLOAT, guest_MPI_FLOAT_INT}, {guest_MPI_DOUBLE, guest_MPI_DOUBLE_INT},
      {guest_MPI_LONG, guest_MPI_LONG_INT},   {guest_MPI_INT, guest_MPI_2INT},
      {guest_MPI_SHORT, guest_MPI_SHORT_INT}, {guest_MPI_LONG_DOUBLE, guest_MPI_LONG_DOUBLE_INT}};
  Call call(*context, "MPI_Type_get_value_index");
  (void)call.datatype("value_type", value_type);
  (void)call.datatype("index_type", index_type);
  Handle* place = call.place<Handle>("pair_type", pair_type);
  if (call.failed()) return call.raise();
  *place = guest_MPI_DATATYPE_NULL;
  for (const Pair& entry : pairs) {
    if (entry.value == value_type && index_type == guest_MPI_INT) *place = entry.pair;
  }
  return 0;
}

}  // namespace mpiwasm::calls
