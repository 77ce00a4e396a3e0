// See datatypes.hpp.
#include "calls/checkpoint/datatypes.hpp"

#include <algorithm>
#include <utility>

#include "calls/checkpoint/image_rules.hpp"
#include "calls/checkpoint/parts.hpp"
#include "calls/datatypes/make_datatype.hpp"

namespace mpiwasm::calls {

using guest::ArchiveReader;
using guest::ArchiveWriter;

namespace {

/// Types of MPI_Type_create_f90_ have handles of their own, under which others name them as parts.
bool is_chosen_by_precision(const Datatype& type) { return type.predefined && type.recipe != nullptr; }

/// All but its parts.
void save_arguments(const DatatypeRecipe& recipe, ArchiveWriter& to) {
  to.put(recipe.combiner);
  to.put_list(recipe.integers);
  to.put_list(recipe.addresses);
  to.put_list(recipe.large_counts);
}

DatatypeRecipe restore_arguments(ArchiveReader& from) {
  DatatypeRecipe recipe;
  recipe.combiner = from.get<int>();
  recipe.integers = from.get_list<std::int64_t>();
  recipe.addresses = from.get_list<std::int64_t>();
  recipe.large_counts = from.get_list<std::int64_t>();
  return recipe;
}

/// Makes a type, which has no handle yet; null when the library does not.
std::shared_ptr<Datatype> make_unnamed(Context& context, const DatatypeRecipe& recipe) {
  Handle made = no_handle;
  if (!has_all_arguments(recipe) || make_datatype(context, recipe, &made) != 0) return nullptr;
  std::shared_ptr<Datatype> type = context.datatypes.remove(made);
  if (type) --type->handles;
  return type;
}

constexpr const char* not_made = "the MPI library does not make one of the datatypes";

std::string restore_chosen_types(Context& context, const SlotsInImage& slots, ArchiveReader& from) {
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    std::shared_ptr<Datatype> type = make_unnamed(context, restore_arguments(from));
    if (!type || !is_chosen_by_precision(*type)) return not_made;
    if (!slots.have(handle) || !context.datatypes.insert_at(handle, std::move(type)))
      return "the handle of a datatype is taken";
  }
  return {};
}

}  // namespace

void SavedDatatypes::add(Handle handle, const Datatype& type) {
  if (is_chosen_by_precision(type)) chosen_.emplace_back(handle, &type);
  if (!type.predefined) {
    named_.emplace_back(handle, number_of(type));
  } else if (!type.attributes.empty()) {
    with_attributes_.emplace_back(handle, &type);
  }
}

// Types nest at most Datatype::most_depth deep.
std::uint32_t SavedDatatypes::number_of(const Datatype& type) {
  if (const auto known = numbers_.find(&type); known != numbers_.end()) return known->second;
  for (const DatatypeRecipe::Part& part : type.recipe->parts)
    if (part.predefined_handle == no_handle) (void)number_of(*part.object);
  const auto number = static_cast<std::uint32_t>(types_.size());
  numbers_.emplace(&type, number);
  types_.push_back(&type);
  return number;
}

void SavedDatatypes::add(const DatatypeRecipe::Part& part) {
  if (part.predefined_handle == no_handle && part.object) (void)number_of(*part.object);
}

void SavedDatatypes::save_part(const DatatypeRecipe::Part& part, ArchiveWriter& to) const {
  to.put(part.predefined_handle);
  to.put(part.predefined_handle == no_handle ? numbers_.at(part.object.get()) : 0U);
}

void SavedDatatypes::save(ArchiveWriter& to) const {
  to.put(static_cast<std::uint64_t>(chosen_.size()));
  for (const auto& [handle, type] : chosen_) {
    to.put(handle);
    save_arguments(*type->recipe, to);
  }
  to.put(static_cast<std::uint64_t>(types_.size()));
  for (const Datatype* type : types_) {
    save_arguments(*type->recipe, to);
    to.put(static_cast<std::uint64_t>(type->recipe->parts.size()));
    for (const DatatypeRecipe::Part& part : type->recipe->parts) save_part(part, to);
    to.put(type->committed ? 1 : 0);
    to.put(type->name ? 1 : 0);
    to.put(std::string_view{type->name ? *type->name : std::string{}});
    save_attributes(type->attributes, to);
  }
  to.put(static_cast<std::uint64_t>(named_.size()));
  for (const auto& [handle, number] : named_) {
    to.put(handle);
    to.put(number);
  }
  to.put(static_cast<std::uint64_t>(with_attributes_.size()));
  for (const auto& [handle, type] : with_attributes_) {
    to.put(handle);
    save_attributes(type->attributes, to);
  }
}

std::optional<DatatypeRecipe::Part> restore_part(const RestoredTypes& types, ArchiveReader& from) {
  const auto predefined = from.get<Handle>();
  const auto number = from.get<std::uint32_t>();
  if (!from.ok() || (predefined == no_handle && number >= types.size())) return std::nullopt;
  return DatatypeRecipe::Part{predefined, predefined == no_handle ? types[number] : nullptr};
}

std::string restore_datatypes(Context& context, RestoredTypes& types, ArchiveReader& from) {
  const SlotsInImage slots(from);
  if (std::string wrong = restore_chosen_types(context, slots, from); !wrong.empty()) return wrong;
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    DatatypeRecipe recipe = restore_arguments(from);
    for (std::uint64_t parts = from.get_count(); parts > 0; --parts) {
      const auto part = restore_part(types, from);
      if (!part) return "a datatype is incomplete";
      recipe.parts.push_back(*part);
    }
    const std::shared_ptr<Datatype> type = make_unnamed(context, recipe);
    if (!type) return not_made;
    if (from.get<int>() != 0) type->commit();
    const bool is_named = from.get<int>() != 0;
    std::string name = from.get_text();
    if (!is_name(name)) return "the name of a datatype is too long";
    if (is_named) type->name = std::move(name);
    restore_attributes(type->attributes, from);
    types.push_back(type);
  }
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    const auto number = from.get<std::uint32_t>();
    if (number >= types.size() || !slots.have(handle) ||
        !context.datatypes.insert_at(handle, std::shared_ptr(types[number])))
      return "the handle of a datatype is taken";
    ++types[number]->handles;
  }
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    Datatype* type = context.datatype(from.get<Handle>());
    if (type == nullptr) return "the MPI library lacks a datatype that has attributes";
    restore_attributes(type->attributes, from);
  }
  return {};
}

}  // namespace mpiwasm::calls
