// Communicators that are made from others in all ways, overlap, and are freed.
#include <stdio.h>
#include <string.h>

#include "program.h"

struct team teams[most_teams];

static int keyval = MPI_KEYVAL_INVALID;
static MPI_Errhandler handler;

static void handle_error(MPI_Comm* comm, int* code, ...) {
  (void)comm;
  (void)code;
  fail("an MPI function reports an error");
}

/// Fills in who is in the team, which each of its members finds out alone.
static void know(struct team* team, uint64_t key) {
  team->mine = -1;
  team->count = 0;
  team->key = key;
  if (team->comm == MPI_COMM_NULL) return;
  MPI_Group all, here, there;
  MPI_Comm_test_inter(team->comm, &team->is_inter);
  MPI_Comm_size(team->comm, &team->count);
  MPI_Comm_rank(team->comm, &team->mine);
  int ranks[most_ranks];
  for (int i = 0; i < team->count; ++i) ranks[i] = i;
  MPI_Comm_group(MPI_COMM_WORLD, &all);
  MPI_Comm_group(team->comm, &here);
  MPI_Group_translate_ranks(here, team->count, ranks, all, team->members);
  int first = team->members[0], first_of_others = 0;
  team->others = team->count;
  if (team->is_inter) {
    MPI_Comm_remote_size(team->comm, &team->others);
    MPI_Comm_remote_group(team->comm, &there);
    MPI_Group_translate_ranks(there, 1, ranks, all, &first_of_others);
    MPI_Group_free(&there);
    // No side of another one of this phase has the same first member.
    team->side = first > first_of_others;
    if (team->side == 1) first = first_of_others;
  }
  MPI_Group_free(&all);
  MPI_Group_free(&here);
  team->key = mixed(key + (uint64_t)first);
  char name[MPI_MAX_OBJECT_NAME];
  (void)snprintf(name, sizeof name, "team %llx", (unsigned long long)team->key);
  MPI_Comm_set_name(team->comm, name);
  MPI_Comm_set_attr(team->comm, keyval, team);
  MPI_Comm_set_errhandler(team->comm, handler);
  MPI_Comm_group(team->comm, &team->group);
  MPI_Info_create(&team->info);
  MPI_Info_set(team->info, "name", name);
}

/// Whether all that was attached to the communicator, or made of it, is as it was.
static void check_objects(const struct team* team) {
  char name[MPI_MAX_OBJECT_NAME], expected[MPI_MAX_OBJECT_NAME];
  int length = 0, has_value = 0;
  void* value = NULL;
  MPI_Comm_get_name(team->comm, name, &length);
  (void)snprintf(expected, sizeof expected, "team %llx", (unsigned long long)team->key);
  require(strcmp(name, expected) == 0, "the name of a communicator is lost");
  MPI_Comm_get_attr(team->comm, keyval, &value, &has_value);
  require(has_value && value == team, "the attribute of a communicator is lost");
  MPI_Info_get(team->info, "name", MPI_MAX_OBJECT_NAME - 1, name, &has_value);
  require(has_value && strcmp(name, expected) == 0, "an info is lost");
  MPI_Errhandler kept;
  MPI_Comm_get_errhandler(team->comm, &kept);
  require(kept == handler, "the error handler of a communicator is lost");
  MPI_Errhandler_free(&kept);
  MPI_Group now;
  int result_of_groups = MPI_UNEQUAL;
  MPI_Comm_group(team->comm, &now);
  MPI_Group_compare(now, team->group, &result_of_groups);
  require(result_of_groups == MPI_IDENT, "a group is lost");
  MPI_Group_free(&now);
}

void begin_teams(void) {
  memset(teams, 0, sizeof teams);
  if (keyval == MPI_KEYVAL_INVALID)
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &keyval, NULL);
  MPI_Comm_create_errhandler(&handle_error, &handler);
  teams[0].exists = 1;
  teams[0].comm = MPI_COMM_WORLD;
  know(&teams[0], 0);
}

/// Ends what a team has that outlives phases.
static void clean(struct team* team, int tag) {
  struct numbers from = {team->key};
  if (team->ring_state == 2) phase_of_ring(team, &from, tag);
  for (int i = 0; team->ring_state != 0 && i < 2; ++i) MPI_Request_free(&team->ring[i]);
  team->ring_state = 0;
  if (team->prepared_state == 2) phase_of_prepared(team, &from);
  if (team->prepared_state != 0) MPI_Request_free(&team->prepared);
  team->prepared_state = 0;
  free_window(team);
  close_file(team);
}

static void free_team(struct team* team, int tag) {
  team->exists = 0;
  if (team->mine < 0) return;
  complete_all();
  clean(team, tag);
  check_objects(team);
  MPI_Group_free(&team->group);
  MPI_Info_free(&team->info);
  if (team != &teams[0]) MPI_Comm_free(&team->comm);
}

/// An intercommunicator of two parts of a team: one member, and those that are chosen beside others of its side.
static MPI_Comm joined_parts(const struct team* parent, const int* colors, struct numbers* from, int tag) {
  MPI_Comm half, made = MPI_COMM_NULL;
  const int leaders[2] = {below(from, parent->count), below(from, parent->count - 1)};
  const int second = (leaders[0] + 1 + leaders[1]) % parent->count;
  const int own = parent->mine == leaders[0] ? 0 : parent->mine == second ? 1 : colors[rank] % 2;
  MPI_Comm_split(parent->comm, own, parent->mine == (own == 0 ? leaders[0] : second) ? -1 : rank, &half);
  MPI_Intercomm_create(half, 0, parent->comm, own == 0 ? second : leaders[0], tag, &made);
  MPI_Comm_free(&half);
  return made;
}

/// Makes a communicator from one with two sides. All of its members are in the same order under all libraries.
static void make_of_sides(struct team* made, const struct team* parent, struct numbers* from) {
  const int kind = below(from, 6), high = below(from, 2);
  MPI_Request request;
  MPI_Group all, some;
  const int smaller = parent->count < parent->others ? parent->count : parent->others;
  const int keeps = below(from, smaller) + 1;
  // MPICH 4.0 hangs in duplicates of what MPI_Comm_split has made when a color is on one side only.
  const int color = parent->mine < smaller ? parent->mine % 2 : keeps % 2 ? MPI_UNDEFINED : 0;
  const int range[1][3] = {{0, keeps - 1, 1}};
  switch (kind) {
    case 0:
      MPI_Comm_dup(parent->comm, &made->comm);
      break;
    case 1:
      MPI_Comm_idup(parent->comm, &made->comm, &request);
      MPI_Wait(&request, MPI_STATUS_IGNORE);
      break;
    case 2:
      MPI_Comm_split(parent->comm, color, rank, &made->comm);
      break;
    case 3:
      MPI_Comm_group(parent->comm, &all);
      MPI_Group_range_incl(all, 1, (int (*)[3])range, &some);
      MPI_Comm_create(parent->comm, some, &made->comm);
      MPI_Group_free(&all);
      MPI_Group_free(&some);
      break;
    default:
      MPI_Intercomm_merge(parent->comm, parent->side == high, &made->comm);
  }
}

/// A graph in which all members have the same neighbors as in a grid of one dimension.
static void make_ring(const struct team* parent, struct team* made) {
  const int count = parent->count, degree = count > 2 ? 2 : 1;
  int index[most_ranks], edges[2 * most_ranks];
  for (int i = 0; i < count; ++i) {
    index[i] = degree * (i + 1);
    edges[degree * i] = (i + count - 1) % count;
    if (degree == 2) edges[degree * i + 1] = (i + 1) % count;
  }
  MPI_Graph_create(parent->comm, count, index, edges, 0, &made->comm);
}

static int neighbors_of(MPI_Comm comm, int count) {
  int kind = MPI_UNDEFINED;
  if (comm == MPI_COMM_NULL) return 0;
  MPI_Topo_test(comm, &kind);
  if (kind == MPI_DIST_GRAPH) return 1;
  return kind == MPI_CART || (kind == MPI_GRAPH && count > 2) ? 2 : kind == MPI_GRAPH;
}

static void make_team(struct team* made, const struct team* parent, struct numbers* from, int tag) {
  const int kind = below(from, 13);
  int colors[most_ranks];
  for (int i = 0; i < size; ++i) colors[i] = below(from, 3);
  const uint64_t key = draw(from);
  memset(made, 0, sizeof *made);
  made->exists = 1;
  made->comm = MPI_COMM_NULL;
  if (parent->mine < 0) return know(made, key);
  from->state ^= parent->key;
  if (parent->is_inter) {
    make_of_sides(made, parent, from);
    return know(made, key);
  }
  if (kind > 9 && parent->count > 1) {
    made->comm = joined_parts(parent, colors, from, tag);
    return know(made, key);
  }
  int chosen[most_ranks], count = 0;
  for (int i = 0; i < parent->count; ++i)
    if (colors[parent->members[i]] != 0) chosen[count++] = i;
  MPI_Group all, some;
  MPI_Request request;
  MPI_Comm_group(parent->comm, &all);
  MPI_Group_incl(all, count, chosen, &some);
  const int color = colors[rank];
  const int next = (parent->mine + 1) % parent->count, previous = (parent->mine + parent->count - 1) % parent->count;
  const int periodic = 1;
  switch (kind) {
    case 0:
      MPI_Comm_dup(parent->comm, &made->comm);
      break;
    case 1:
      MPI_Comm_idup(parent->comm, &made->comm, &request);
      MPI_Wait(&request, MPI_STATUS_IGNORE);
      break;
    case 2:
      MPI_Comm_split(parent->comm, color == 2 ? MPI_UNDEFINED : color, -rank, &made->comm);
      break;
    case 3:
      MPI_Comm_split(parent->comm, color, rank, &made->comm);
      break;
    case 4:
      MPI_Comm_create(parent->comm, some, &made->comm);
      break;
    case 5:
      if (color != 0) MPI_Comm_create_group(parent->comm, some, tag, &made->comm);
      break;
    case 6:
      MPI_Cart_create(parent->comm, 1, &parent->count, &periodic, 0, &made->comm);
      break;
    case 7:
      make_ring(parent, made);
      break;
    case 8:
      MPI_Comm_split_type(parent->comm, MPI_COMM_TYPE_SHARED, rank, MPI_INFO_NULL, &made->comm);
      break;
    default:
      MPI_Dist_graph_create_adjacent(parent->comm, 1, &previous, MPI_UNWEIGHTED, 1, &next, MPI_UNWEIGHTED,
                                     MPI_INFO_NULL, 0, &made->comm);
  }
  MPI_Group_free(&all);
  MPI_Group_free(&some);
  know(made, key);
  made->neighbors = neighbors_of(made->comm, made->count);
}

void phase_of_teams(struct numbers* from, int tag) {
  struct team* chosen = &teams[1 + below(from, most_teams - 1)];
  const struct team* parent = &teams[below(from, most_teams)];
  if (chosen->exists) return free_team(chosen, tag);
  make_team(chosen, parent->exists ? parent : &teams[0], from, tag);
}

void free_teams(void) {
  for (int i = most_teams - 1; i >= 0; --i)
    if (teams[i].exists) free_team(&teams[i], 1);
  MPI_Errhandler_free(&handler);
}
