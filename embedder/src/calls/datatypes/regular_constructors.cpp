// Constructors of datatypes whose blocks follow a rule: contiguous, vectors, arrays, and other bounds.
#include "calls/datatypes/constructors.hpp"
#include "calls/datatypes/narrow_numbers.hpp"

namespace mpiwasm::calls {

namespace {

layout::Order order_of(std::int32_t order) {
  return order == guest_MPI_ORDER_FORTRAN ? layout::Order::first_dimension_fastest
                                          : layout::Order::last_dimension_fastest;
}

layout::Distribution::Kind kind_of(std::int64_t distribution) {
  if (distribution == guest_MPI_DISTRIBUTE_BLOCK) return layout::Distribution::Kind::block;
  if (distribution == guest_MPI_DISTRIBUTE_CYCLIC) return layout::Distribution::Kind::cyclic;
  return layout::Distribution::Kind::none;  // what is none of the three has been refused
}

}  // namespace

Code make_contiguous(Context& context, const char* name, Width width, std::int64_t count, Handle oldtype,
                     const NewDatatype& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_contiguous", guest_MPI_COMBINER_CONTIGUOUS, newtype);
  call.large_count("count", count);
  const Datatype& old = type.part("oldtype", oldtype);
  type.count(count);
  if (!call.failed()) type.model(layout::contiguous(old.layout, count));
  if (call.failed()) return call.raise();
  if (fits_int(count)) return type.finish(MPI_Type_contiguous(static_cast<int>(count), old.host, type.host()));
  if (MPI_Type_contiguous_c == nullptr) return type.finish(type.too_large());
  type.has_large_counts();
  return type.finish(MPI_Type_contiguous_c(count, old.host, type.host()));
}

Code make_vector(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                 std::int64_t stride, Handle oldtype, const NewDatatype& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_vector", guest_MPI_COMBINER_VECTOR, newtype);
  call.large_count("count", count);
  call.large_count("blocklength", blocklength);
  const Datatype& old = type.part("oldtype", oldtype);
  type.counts({count, blocklength, stride});
  if (!call.failed()) type.model(layout::vector(old.layout, count, blocklength, stride));
  if (call.failed()) return call.raise();
  if (fits_int(Numbers{count, blocklength, stride})) {
    return type.finish(MPI_Type_vector(static_cast<int>(count), static_cast<int>(blocklength), static_cast<int>(stride),
                                       old.host, type.host()));
  }
  if (MPI_Type_vector_c == nullptr) return type.finish(type.too_large());
  type.has_large_counts();
  return type.finish(MPI_Type_vector_c(count, blocklength, stride, old.host, type.host()));
}

Code make_hvector(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                  std::int64_t stride, Handle oldtype, const NewDatatype& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_hvector", guest_MPI_COMBINER_HVECTOR, newtype);
  call.large_count("count", count);
  call.large_count("blocklength", blocklength);
  const Datatype& old = type.part("oldtype", oldtype);
  type.counts({count, blocklength});
  type.address(stride);
  if (!call.failed()) type.model(layout::hvector(old.layout, count, blocklength, stride));
  if (call.failed()) return call.raise();
  if (fits_int(Numbers{count, blocklength})) {
    return type.finish(
        MPI_Type_create_hvector(static_cast<int>(count), static_cast<int>(blocklength), stride, old.host, type.host()));
  }
  if (MPI_Type_create_hvector_c == nullptr) return type.finish(type.too_large());
  type.has_large_counts();
  return type.finish(MPI_Type_create_hvector_c(count, blocklength, stride, old.host, type.host()));
}

Code make_subarray(Context& context, const char* name, Width width, std::int32_t ndims, const NumberList& given_sizes,
                   const NumberList& given_subsizes, const NumberList& given_starts, std::int32_t order, Handle oldtype,
                   const NewDatatype& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_subarray", guest_MPI_COMBINER_SUBARRAY, newtype);
  call.count("ndims", ndims);
  const Numbers sizes = given_sizes.read(call);
  const Numbers subsizes = given_subsizes.read(call);
  const Numbers starts = given_starts.read(call);
  const int host_order = call.constant("order", order, translate::order_rows, guest_MPI_ERR_ARG);
  const Datatype& old = type.part("oldtype", oldtype);
  type.integer(ndims);
  type.counts(sizes);
  type.counts(subsizes);
  type.counts(starts);
  type.integer(order);
  if (!call.failed()) type.model(layout::subarray(old.layout, sizes, subsizes, starts, order_of(order)));
  if (call.failed()) return call.raise();
  if (fits_int(sizes) && fits_int(subsizes) && fits_int(starts)) {
    return type.finish(MPI_Type_create_subarray(ndims, as_int(sizes).data(), as_int(subsizes).data(),
                                                as_int(starts).data(), host_order, old.host, type.host()));
  }
  if (MPI_Type_create_subarray_c == nullptr) return type.finish(type.too_large());
  type.has_large_counts();
  return type.finish(MPI_Type_create_subarray_c(ndims, as_count(sizes).data(), as_count(subsizes).data(),
                                                as_count(starts).data(), host_order, old.host, type.host()));
}

Code make_darray(Context& context, const char* name, Width width, const DarrayArguments& from,
                 const NumberList& given_sizes, const NumberList& given_distributions,
                 const NumberList& given_arguments, const NumberList& given_processes) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_darray", guest_MPI_COMBINER_DARRAY, from.newtype);
  call.count("ndims", from.ndims);
  (void)call.ranks_in("rank", {&from.rank, 1}, from.size);
  const Numbers sizes = given_sizes.read(call);
  const Numbers distributions = given_distributions.read(call);
  const Numbers arguments = given_arguments.read(call);
  const Numbers processes = given_processes.read(call);
  std::vector<int> host_distributions;
  for (const std::int64_t value : distributions) {
    if (call.failed()) break;
    host_distributions.push_back(call.constant("array_of_distribs", static_cast<std::int32_t>(value),
                                               translate::distribution_rows, guest_MPI_ERR_ARG));
  }
  std::vector<int> host_arguments;
  for (const std::int64_t value : arguments) {
    const bool standard = value == guest_MPI_DISTRIBUTE_DFLT_DARG;
    host_arguments.push_back(standard ? MPI_DISTRIBUTE_DFLT_DARG : static_cast<int>(value));
  }
  std::vector<layout::Distribution> dimensions;
  for (std::size_t i = 0; i < std::min({sizes.size(), distributions.size(), arguments.size(), processes.size()}); ++i) {
    const bool standard = arguments[i] == guest_MPI_DISTRIBUTE_DFLT_DARG;
    dimensions.push_back({kind_of(distributions[i]), sizes[i], processes[i], standard ? 0 : arguments[i], standard});
  }
  const int host_order = call.constant("order", from.order, translate::order_rows, guest_MPI_ERR_ARG);
  const Datatype& old = type.part("oldtype", from.oldtype);
  type.integers({from.size, from.rank, from.ndims});
  type.counts(sizes);
  type.integers(distributions);
  type.integers(arguments);
  type.integers(processes);
  type.integer(from.order);
  const std::int64_t most = fits_int(sizes) ? std::numeric_limits<int>::max() : layout::farthest;
  if (!call.failed()) {
    type.model(layout::distributed_array(old.layout, from.size, from.rank, dimensions, order_of(from.order), most));
  }
  if (call.failed()) return call.raise();
  // MPICH makes a part without data of the whole blocks where there are none, and then takes the numbers for some of
  // several kinds, which it neither accumulates nor converts. Distributed in blocks, the process has the same data.
  const std::vector<bool> only_parts = layout::only_parts_of_blocks(from.rank, dimensions);
  for (std::size_t i = 0; i < only_parts.size(); ++i) {
    if (only_parts[i]) host_distributions[i] = MPI_DISTRIBUTE_BLOCK;
  }
  if (fits_int(sizes)) {
    return type.finish(MPI_Type_create_darray(from.size, from.rank, from.ndims, as_int(sizes).data(),
                                              host_distributions.data(), host_arguments.data(),
                                              as_int(processes).data(), host_order, old.host, type.host()));
  }
  if (MPI_Type_create_darray_c == nullptr) return type.finish(type.too_large());
  type.has_large_counts();
  return type.finish(MPI_Type_create_darray_c(from.size, from.rank, from.ndims, as_count(sizes).data(),
                                              host_distributions.data(), host_arguments.data(),
                                              as_int(processes).data(), host_order, old.host, type.host()));
}

Code make_resized(Context& context, const char* name, Width width, Handle oldtype, std::int64_t lower_bound,
                  std::int64_t extent, const NewDatatype& newtype) {
  Call call(context, name);
  Construction type(call, width, "MPI_Type_create_resized", guest_MPI_COMBINER_RESIZED, newtype);
  const Datatype& old = type.part("oldtype", oldtype);
  type.address(lower_bound);
  type.address(extent);
  if (!call.failed()) type.model(layout::resized(old.layout, lower_bound, extent));
  if (call.failed()) return call.raise();
  return type.finish(MPI_Type_create_resized(old.host_to_copy(), lower_bound, extent, type.host()));
}

}  // namespace mpiwasm::calls
