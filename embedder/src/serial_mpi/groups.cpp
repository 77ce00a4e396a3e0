// Groups (MPI-5.0, 7.3). In a world of one process there are only two: the one with that process, and the empty one.
#include "serial_mpi/groups.hpp"

#include <array>
#include <cstdlib>

namespace mpiwasm::serial_mpi {
namespace {

int give(bool has_process, MPI_Group* place) {
  *place = group_of(has_process);
  return MPI_SUCCESS;
}

/// Both groups' sizes into a set operation.
int combine(MPI_Group first, MPI_Group second, MPI_Group* place, bool (*has_process)(bool, bool)) {
  if (first == MPI_GROUP_NULL || second == MPI_GROUP_NULL) return MPI_ERR_GROUP;
  return give(has_process(group_size(first) == 1, group_size(second) == 1), place);
}

/// Whether rank 0 is among ranges of first, last and stride; false in `valid` when another rank is.
bool names_rank_0(int count, const int ranges[][3], bool& valid) {
  bool found = false;
  for (int i = 0; i < count; ++i) {
    const auto [first, last, stride] = std::array{ranges[i][0], ranges[i][1], ranges[i][2]};
    if (stride == 0) valid = false;
    const bool empty = stride > 0 ? first > last : first < last;
    if (empty || stride == 0) continue;
    const bool one_rank = std::abs(static_cast<long>(last) - first) < std::abs(static_cast<long>(stride));
    if (first != 0 || !one_rank || found) valid = false;
    found = true;
  }
  return found;
}

/// What MPI_Group_incl and its kind have in common: `keep` says whether the named ranks stay or go.
int select(MPI_Group group, bool has_rank_0, bool valid, bool keep, MPI_Group* place) {
  if (group == MPI_GROUP_NULL) return MPI_ERR_GROUP;
  if (!valid || (has_rank_0 && group_size(group) == 0)) return MPI_ERR_RANK;
  return give(group_size(group) == 1 && has_rank_0 == keep, place);
}

int select_ranks(MPI_Group group, int count, const int ranks[], bool keep, MPI_Group* place) {
  const bool valid = count <= 1 && (count < 1 || ranks[0] == 0);
  return select(group, count > 0, valid, keep, place);
}

int select_ranges(MPI_Group group, int count, const int ranges[][3], bool keep, MPI_Group* place) {
  bool valid = true;
  const bool has_rank_0 = names_rank_0(count, ranges, valid);
  return select(group, has_rank_0, valid, keep, place);
}

}  // namespace
}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Group_size(MPI_Group group, int* size) {
  if (group == MPI_GROUP_NULL) return MPI_ERR_GROUP;
  *size = group_size(group);
  return MPI_SUCCESS;
}

int MPI_Group_rank(MPI_Group group, int* rank) {
  if (group == MPI_GROUP_NULL) return MPI_ERR_GROUP;
  *rank = group_size(group) == 1 ? 0 : MPI_UNDEFINED;
  return MPI_SUCCESS;
}

int MPI_Group_compare(MPI_Group first, MPI_Group second, int* result) {
  if (first == MPI_GROUP_NULL || second == MPI_GROUP_NULL) return MPI_ERR_GROUP;
  *result = group_size(first) == group_size(second) ? MPI_IDENT : MPI_UNEQUAL;
  return MPI_SUCCESS;
}

int MPI_Group_translate_ranks(MPI_Group first, int count, const int ranks1[], MPI_Group second, int ranks2[]) {
  if (first == MPI_GROUP_NULL || second == MPI_GROUP_NULL) return MPI_ERR_GROUP;
  for (int i = 0; i < count; ++i) {
    const bool is_member = ranks1[i] == 0 && group_size(first) == 1;
    if (!is_member && ranks1[i] != MPI_PROC_NULL) return MPI_ERR_RANK;
    ranks2[i] = !is_member ? MPI_PROC_NULL : group_size(second) == 1 ? 0 : MPI_UNDEFINED;
  }
  return MPI_SUCCESS;
}

int MPI_Group_union(MPI_Group first, MPI_Group second, MPI_Group* newgroup) {
  return combine(first, second, newgroup, [](bool a, bool b) { return a || b; });
}

int MPI_Group_intersection(MPI_Group first, MPI_Group second, MPI_Group* newgroup) {
  return combine(first, second, newgroup, [](bool a, bool b) { return a && b; });
}

int MPI_Group_difference(MPI_Group first, MPI_Group second, MPI_Group* newgroup) {
  return combine(first, second, newgroup, [](bool a, bool b) { return a && !b; });
}

int MPI_Group_incl(MPI_Group group, int n, const int ranks[], MPI_Group* newgroup) {
  return select_ranks(group, n, ranks, true, newgroup);
}

int MPI_Group_excl(MPI_Group group, int n, const int ranks[], MPI_Group* newgroup) {
  return select_ranks(group, n, ranks, false, newgroup);
}

int MPI_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group* newgroup) {
  return select_ranges(group, n, ranges, true, newgroup);
}

int MPI_Group_range_excl(MPI_Group group, int n, int ranges[][3], MPI_Group* newgroup) {
  return select_ranges(group, n, ranges, false, newgroup);
}

int MPI_Group_free(MPI_Group* group) {
  if (*group == MPI_GROUP_NULL) return MPI_ERR_GROUP;
  *group = MPI_GROUP_NULL;
  return MPI_SUCCESS;
}
