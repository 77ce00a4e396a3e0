#include "calls/checkpoint/datatypes.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "calls/checkpoint/parts.hpp"
#include "calls/datatypes/make_datatype.hpp"

namespace mpiwasm::calls {

using guest::ArchiveReader;

namespace {

class SavedDatatypes {
 public:
  void add(Handle handle, const std::shared_ptr<Datatype>& type) {
    if (type->predefined) {
      if (!type->attributes.empty()) with_attributes_.emplace_back(handle, type.get());
      return;
    }
    named_.emplace_back(handle, number_of(*type));
  }
  void save(guest::ArchiveWriter& to) const {
    to.put(static_cast<std::uint64_t>(types_.size()));
    for (const Datatype* type : types_) save_type(*type, to);
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

 private:
  // Types nest at most Datatype::most_depth deep.
  std::uint32_t number_of(const Datatype& type) {
    if (const auto known = numbers_.find(&type); known != numbers_.end()) return known->second;
    for (const DatatypeRecipe::Part& part : type.recipe->parts)
      if (part.predefined_handle == no_handle) (void)number_of(*part.object);
    const auto number = static_cast<std::uint32_t>(types_.size());
    numbers_.emplace(&type, number);
    types_.push_back(&type);
    return number;
  }
  void save_type(const Datatype& type, guest::ArchiveWriter& to) const {
    const DatatypeRecipe& recipe = *type.recipe;
    to.put(recipe.combiner);
    to.put_list(recipe.integers);
    to.put_list(recipe.addresses);
    to.put_list(recipe.large_counts);
    to.put(static_cast<std::uint64_t>(recipe.parts.size()));
    for (const DatatypeRecipe::Part& part : recipe.parts) {
      to.put(part.predefined_handle);
      to.put(part.predefined_handle == no_handle ? numbers_.at(part.object.get()) : 0U);
    }
    to.put(type.committed ? 1 : 0);
    to.put(type.name ? 1 : 0);
    to.put(std::string_view{type.name ? *type.name : std::string{}});
    save_attributes(type.attributes, to);
  }

  std::map<const Datatype*, std::uint32_t> numbers_;
  std::vector<const Datatype*> types_;
  std::vector<std::pair<Handle, std::uint32_t>> named_;
  std::vector<std::pair<Handle, const Datatype*>> with_attributes_;
};

}  // namespace

void save_datatypes(Context& context, guest::ArchiveWriter& to) {
  SavedDatatypes datatypes;
  context.datatypes.for_each_handle(
      [&](Handle handle, const std::shared_ptr<Datatype>& type) { datatypes.add(handle, type); });
  datatypes.save(to);
}

std::string restore_datatypes(Context& context, ArchiveReader& from) {
  std::vector<std::shared_ptr<Datatype>> types;
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    DatatypeRecipe recipe;
    recipe.combiner = from.get<int>();
    recipe.integers = from.get_list<std::int64_t>();
    recipe.addresses = from.get_list<std::int64_t>();
    recipe.large_counts = from.get_list<std::int64_t>();
    for (std::uint64_t parts = from.get_count(); parts > 0; --parts) {
      const auto predefined = from.get<Handle>();
      const auto number = from.get<std::uint32_t>();
      if (predefined == no_handle && number >= types.size()) return "a datatype is incomplete";
      recipe.parts.push_back({predefined, predefined == no_handle ? types[number] : nullptr});
    }
    Handle made = no_handle;
    if (make_datatype(context, recipe, &made) != 0) return "the MPI library does not make one of the datatypes";
    const std::shared_ptr<Datatype> type = context.datatypes.remove(made);
    if (!type) return "the MPI library does not make one of the datatypes";
    if (from.get<int>() != 0) type->commit();
    const bool is_named = from.get<int>() != 0;
    std::string name = from.get_text();
    if (is_named) type->name = std::move(name);
    restore_attributes(type->attributes, from);
    types.push_back(type);
  }
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    const auto number = from.get<std::uint32_t>();
    if (number >= types.size() || !context.datatypes.insert_at(handle, types[number]))
      return "the handle of a datatype is taken";
  }
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    Datatype* type = context.datatype(from.get<Handle>());
    if (type == nullptr) return "the MPI library lacks a datatype that has attributes";
    restore_attributes(type->attributes, from);
  }
  return {};
}

bool can_make_again(const Datatype& type) {
  if (type.predefined) return true;
  if (!type.recipe) return false;
  switch (type.recipe->combiner) {
    case guest_MPI_COMBINER_DUP:
    case guest_MPI_COMBINER_F90_REAL:
    case guest_MPI_COMBINER_F90_COMPLEX:
    case guest_MPI_COMBINER_F90_INTEGER:
      return false;
    default:
      return std::ranges::all_of(type.recipe->parts, [](const DatatypeRecipe::Part& part) {
        return part.predefined_handle != no_handle || can_make_again(*part.object);
      });
  }
}

}  // namespace mpiwasm::calls
