#include "calls/datatypes/make_datatype.hpp"

#include "calls/datatypes/constructors.hpp"

namespace mpiwasm::calls {

namespace {

/// Handles for the types that a recipe is made of, while a type is made of it.
class PartHandles {
 public:
  PartHandles(Context& context, const DatatypeRecipe& recipe) : context_(context) {
    for (const DatatypeRecipe::Part& part : recipe.parts) {
      if (part.predefined_handle == no_handle) lent_.push_back(context.datatypes.insert(part.object));
      handles_.push_back(part.predefined_handle == no_handle ? lent_.back() : part.predefined_handle);
    }
  }
  PartHandles(const PartHandles&) = delete;
  PartHandles& operator=(const PartHandles&) = delete;
  ~PartHandles() {
    for (const Handle handle : lent_) context_.datatypes.remove(handle);
  }

  [[nodiscard]] const std::vector<Handle>& all() const { return handles_; }
  [[nodiscard]] Handle first() const { return handles_.empty() ? no_handle : handles_.front(); }

 private:
  Context& context_;
  std::vector<Handle> handles_;
  std::vector<Handle> lent_;
};

/// Gives the arguments of a constructor back, in the order in which Construction took them.
class RecipeArguments {
  struct List {
    const Numbers& values;
    std::size_t place = 0;

    std::int64_t next() { return place < values.size() ? values[place++] : 0; }
    Numbers next(std::int64_t length) {
      Numbers taken;
      for (std::int64_t i = 0; i < length; ++i) taken.push_back(next());
      return taken;
    }
  };

 public:
  explicit RecipeArguments(const DatatypeRecipe& recipe)
      : integers_{recipe.integers}, addresses_{recipe.addresses}, large_{recipe.large_counts} {}

  [[nodiscard]] Width width() const { return large_.values.empty() ? Width::narrow : Width::large; }
  std::int32_t integer() { return static_cast<std::int32_t>(integers_.next()); }
  std::int64_t count() { return list_of_counts().next(); }
  std::int64_t address() { return list_of_addresses().next(); }
  NumberList integers(std::int64_t length) { return NumberList(integers_.next(length)); }
  NumberList counts(std::int64_t length) { return NumberList(list_of_counts().next(length)); }
  NumberList addresses(std::int64_t length) { return NumberList(list_of_addresses().next(length)); }

 private:
  List& list_of_counts() { return width() == Width::large ? large_ : integers_; }
  List& list_of_addresses() { return width() == Width::large ? large_ : addresses_; }

  List integers_;
  List addresses_;
  List large_;
};

}  // namespace

Code make_datatype(Context& context, const DatatypeRecipe& recipe, Handle* made) {
  const char* const name = "a datatype that is made again";
  const PartHandles parts(context, recipe);
  const Handle part = parts.first();
  const NewDatatype result(made);
  RecipeArguments from(recipe);
  const Width width = from.width();
  switch (recipe.combiner) {
    case guest_MPI_COMBINER_CONTIGUOUS:
      return make_contiguous(context, name, width, from.count(), part, result);
    case guest_MPI_COMBINER_VECTOR:
    case guest_MPI_COMBINER_HVECTOR: {
      const std::int64_t count = from.count();
      const std::int64_t blocklength = from.count();
      if (recipe.combiner == guest_MPI_COMBINER_VECTOR)
        return make_vector(context, name, width, count, blocklength, from.count(), part, result);
      return make_hvector(context, name, width, count, blocklength, from.address(), part, result);
    }
    case guest_MPI_COMBINER_INDEXED:
    case guest_MPI_COMBINER_HINDEXED: {
      const std::int64_t count = from.count();
      const auto lengths = from.counts(count);
      if (recipe.combiner == guest_MPI_COMBINER_INDEXED)
        return make_indexed(context, name, width, count, lengths, from.counts(count), part, result);
      return make_hindexed(context, name, width, count, lengths, from.addresses(count), part, result);
    }
    case guest_MPI_COMBINER_INDEXED_BLOCK:
    case guest_MPI_COMBINER_HINDEXED_BLOCK: {
      const std::int64_t count = from.count();
      const std::int64_t blocklength = from.count();
      if (recipe.combiner == guest_MPI_COMBINER_INDEXED_BLOCK)
        return make_indexed_block(context, name, width, count, blocklength, from.counts(count), part, result);
      return make_hindexed_block(context, name, width, count, blocklength, from.addresses(count), part, result);
    }
    case guest_MPI_COMBINER_STRUCT: {
      const std::int64_t count = from.count();
      const auto lengths = from.counts(count);
      const auto displacements = from.addresses(count);
      return make_struct(context, name, width, count, lengths, displacements, TypeList(parts.all()), result);
    }
    case guest_MPI_COMBINER_SUBARRAY: {
      const std::int32_t dimensions = from.integer();
      const auto sizes = from.counts(dimensions);
      const auto subsizes = from.counts(dimensions);
      const auto starts = from.counts(dimensions);
      return make_subarray(context, name, width, dimensions, sizes, subsizes, starts, from.integer(), part, result);
    }
    case guest_MPI_COMBINER_DARRAY: {
      const std::int32_t size = from.integer();
      const std::int32_t rank = from.integer();
      const std::int32_t dimensions = from.integer();
      const auto sizes = from.counts(dimensions);
      const auto distributions = from.integers(dimensions);
      const auto arguments = from.integers(dimensions);
      const auto processes = from.integers(dimensions);
      const DarrayArguments others{size, rank, dimensions, from.integer(), part, result};
      return make_darray(context, name, width, others, sizes, distributions, arguments, processes);
    }
    case guest_MPI_COMBINER_RESIZED: {
      const std::int64_t lower_bound = from.address();
      return make_resized(context, name, width, part, lower_bound, from.address(), result);
    }
    case guest_MPI_COMBINER_DUP:
      return make_copy(context, name, part, result);
    case guest_MPI_COMBINER_F90_INTEGER:
    case guest_MPI_COMBINER_F90_REAL:
    case guest_MPI_COMBINER_F90_COMPLEX:
      return make_f90(context, name, recipe, result);
    default:
      return Call(context, name).unsupported("it was made by none of the constructors");
  }
}

}  // namespace mpiwasm::calls
