// How datatypes were made: envelopes and contents (MPI-5.0, 5.1.13).
#include <fmt/format.h>

#include <span>
#include <vector>

#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

namespace {

/// A large-made type has no narrow description when it was given large counts (MPI-5.0, 5.1.13).
bool has_narrow_form(const Datatype& type) { return !type.recipe || type.recipe->large_counts.empty(); }

struct Envelope {
  std::int64_t integers = 0;
  std::int64_t addresses = 0;
  std::int64_t large_counts = 0;
  std::int64_t datatypes = 0;
  std::int32_t combiner = guest_MPI_COMBINER_NAMED;
};

Envelope envelope_of(const Datatype& type) {
  if (!type.recipe) return {};
  const DatatypeRecipe& recipe = *type.recipe;
  return {static_cast<std::int64_t>(recipe.integers.size()), static_cast<std::int64_t>(recipe.addresses.size()),
          static_cast<std::int64_t>(recipe.large_counts.size()), static_cast<std::int64_t>(recipe.parts.size()),
          recipe.combiner};
}

/// Copies recorded numbers to the guest, of which it has made room for `room`.
template <class T>
void give(Call& call, const char* argument, Address address, std::int64_t room,
          const std::vector<std::int64_t>& values) {
  if (values.empty()) return;
  if (room < static_cast<std::int64_t>(values.size())) {
    call.fail(guest_MPI_ERR_ARG,
              fmt::format("{} has room for {} values, but the type has {}", argument, room, values.size()));
    return;
  }
  const std::span<T> places = call.array<T>(argument, address, static_cast<std::int64_t>(values.size()));
  if (call.failed()) return;
  for (std::size_t i = 0; i < values.size(); ++i) places[i] = static_cast<T>(values[i]);
}

/// Gives the parts as handles: predefined ones under their own, others under new ones that the guest frees.
void give_parts(Call& call, Address address, std::int64_t room, const DatatypeRecipe& recipe) {
  if (recipe.parts.empty()) return;
  if (room < static_cast<std::int64_t>(recipe.parts.size())) {
    call.fail(guest_MPI_ERR_ARG, fmt::format("array_of_datatypes has room for {} handles, but the type has {}", room,
                                             recipe.parts.size()));
    return;
  }
  const std::span<Handle> places =
      call.array<Handle>("array_of_datatypes", address, static_cast<std::int64_t>(recipe.parts.size()));
  if (call.failed()) return;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const DatatypeRecipe::Part& part = recipe.parts[i];
    places[i] = part.predefined_handle != no_handle ? part.predefined_handle : call.new_datatype(part.object);
  }
}

/// The recipe of a type whose contents are asked for; fails for named types, which have none.
const DatatypeRecipe* contents_of(Call& call, const Datatype& type) {
  if (!call.failed() && !type.recipe) call.fail(guest_MPI_ERR_TYPE, "a predefined datatype has no contents");
  return call.failed() ? nullptr : type.recipe.get();
}

}  // namespace

Code guest_MPI_Type_get_envelope(Context* context, Handle datatype, Address integers, Address addresses,
                                 Address datatypes, Address combiner) {
  Call call(*context, "MPI_Type_get_envelope");
  const Datatype& type = call.datatype("datatype", datatype);
  auto* integers_place = call.place<std::int32_t>("num_integers", integers);
  auto* addresses_place = call.place<std::int32_t>("num_addresses", addresses);
  auto* datatypes_place = call.place<std::int32_t>("num_datatypes", datatypes);
  auto* combiner_place = call.place<std::int32_t>("combiner", combiner);
  if (!call.failed() && !has_narrow_form(type)) {
    call.fail(guest_MPI_ERR_TYPE, "the type was made with large counts; ask MPI_Type_get_envelope_c");
  }
  if (call.failed()) return call.raise();
  const Envelope envelope = envelope_of(type);
  *integers_place = static_cast<std::int32_t>(envelope.integers);
  *addresses_place = static_cast<std::int32_t>(envelope.addresses);
  *datatypes_place = static_cast<std::int32_t>(envelope.datatypes);
  *combiner_place = envelope.combiner;
  return 0;
}

Code guest_MPI_Type_get_envelope_c(Context* context, Handle datatype, Address integers, Address addresses,
                                   Address large_counts, Address datatypes, Address combiner) {
  Call call(*context, "MPI_Type_get_envelope_c");
  const Datatype& type = call.datatype("datatype", datatype);
  auto* integers_place = call.place<std::int64_t>("num_integers", integers);
  auto* addresses_place = call.place<std::int64_t>("num_addresses", addresses);
  auto* counts_place = call.place<std::int64_t>("num_large_counts", large_counts);
  auto* datatypes_place = call.place<std::int64_t>("num_datatypes", datatypes);
  auto* combiner_place = call.place<std::int32_t>("combiner", combiner);
  if (call.failed()) return call.raise();
  const Envelope envelope = envelope_of(type);
  *integers_place = envelope.integers;
  *addresses_place = envelope.addresses;
  *counts_place = envelope.large_counts;
  *datatypes_place = envelope.datatypes;
  *combiner_place = envelope.combiner;
  return 0;
}

Code guest_MPI_Type_get_contents(Context* context, Handle datatype, std::int32_t max_integers,
                                 std::int32_t max_addresses, std::int32_t max_datatypes, Address integers,
                                 Address addresses, Address datatypes) {
  Call call(*context, "MPI_Type_get_contents");
  const Datatype& type = call.datatype("datatype", datatype);
  call.count("max_integers", max_integers);
  call.count("max_addresses", max_addresses);
  call.count("max_datatypes", max_datatypes);
  const DatatypeRecipe* recipe = contents_of(call, type);
  if (recipe != nullptr && !has_narrow_form(type)) {
    call.fail(guest_MPI_ERR_TYPE, "the type was made with large counts; ask MPI_Type_get_contents_c");
  }
  if (!call.failed()) give<std::int32_t>(call, "array_of_integers", integers, max_integers, recipe->integers);
  if (!call.failed()) give<std::int32_t>(call, "array_of_addresses", addresses, max_addresses, recipe->addresses);
  if (!call.failed()) give_parts(call, datatypes, max_datatypes, *recipe);
  return call.failed() ? call.raise() : 0;
}

Code guest_MPI_Type_get_contents_c(Context* context, Handle datatype, std::int64_t max_integers,
                                   std::int64_t max_addresses, std::int64_t max_large_counts,
                                   std::int64_t max_datatypes, Address integers, Address addresses,
                                   Address large_counts, Address datatypes) {
  Call call(*context, "MPI_Type_get_contents_c");
  const Datatype& type = call.datatype("datatype", datatype);
  call.large_count("max_integers", max_integers);
  call.large_count("max_addresses", max_addresses);
  call.large_count("max_large_counts", max_large_counts);
  call.large_count("max_datatypes", max_datatypes);
  const DatatypeRecipe* recipe = contents_of(call, type);
  if (!call.failed()) give<std::int32_t>(call, "array_of_integers", integers, max_integers, recipe->integers);
  if (!call.failed()) give<std::int32_t>(call, "array_of_addresses", addresses, max_addresses, recipe->addresses);
  if (!call.failed()) {
    give<std::int64_t>(call, "array_of_large_counts", large_counts, max_large_counts, recipe->large_counts);
  }
  if (!call.failed()) give_parts(call, datatypes, max_datatypes, *recipe);
  return call.failed() ? call.raise() : 0;
}

}  // namespace mpiwasm::calls
