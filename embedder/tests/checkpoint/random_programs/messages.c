// Messages between two ranks, in all modes.
#include <stdlib.h>

#include "program.h"

static const struct operation nothing = {.request = MPI_REQUEST_NULL, .source = -1};

/// Most messages are short; some do not fit into the buffers of a library.
static int length(struct numbers* from) {
  if (below(from, 12) != 0) return 1 + below(from, 12);
  return 1 + below(from, 20000);
}

/// Sends a message. When it `may_wait`, others receive it without anything else of this rank.
static void send(const struct team* team, int to, int tag, int count, uint64_t key, int may_wait) {
  struct operation sent = nothing;
  sent.layout = layout_of(count);
  sent.buffer = filled(&sent.layout, count, key);
  const struct layout* as = &sent.layout;
  const int is_short = count <= 16;
  switch (may_wait ? alone(7) : 3 + alone(is_short ? 4 : 2)) {
    case 0:
      MPI_Send(sent.buffer, as->elements, as->type, to, tag, team->comm);
      break;
    case 1:
      MPI_Ssend(sent.buffer, as->elements, as->type, to, tag, team->comm);
      break;
    case 2:
      MPI_Send_c(sent.buffer, as->elements, as->type, to, tag, team->comm);
      break;
    case 3:
      MPI_Isend(sent.buffer, as->elements, as->type, to, tag, team->comm, &sent.request);
      return keep(sent);
    case 4:
      MPI_Issend(sent.buffer, as->elements, as->type, to, tag, team->comm, &sent.request);
      return keep(sent);
    case 5:
      if (is_short) {
        MPI_Ibsend(sent.buffer, as->elements, as->type, to, tag, team->comm, &sent.request);
        return keep(sent);
      }
      MPI_Send(sent.buffer, as->elements, as->type, to, tag, team->comm);
      break;
    default:
      if (is_short)
        MPI_Bsend(sent.buffer, as->elements, as->type, to, tag, team->comm);
      else
        MPI_Ssend(sent.buffer, as->elements, as->type, to, tag, team->comm);
  }
  free_layout(&sent.layout);
  free(sent.buffer);
}

/// Receives a message, at once or later.
static void receive(const struct team* team, int source, int tag, int count, uint64_t key, int may_wait) {
  struct operation got = nothing;
  got.layout = layout_of(count);
  got.buffer = emptied(&got.layout);
  got.count = count;
  got.key = key;
  got.arrives = 1;
  got.source = source;
  got.tag = tag;
  const struct layout* as = &got.layout;
  const int named = alone(2) ? source : MPI_ANY_SOURCE;  // no other message has this tag
  MPI_Status status;
  MPI_Message message;
  int found = 0;
  switch (may_wait ? alone(8) : 7) {
    case 0:
      MPI_Recv(got.buffer, as->elements, as->type, named, tag, team->comm, &status);
      break;
    case 1:
      MPI_Probe(named, tag, team->comm, &status);
      MPI_Recv(got.buffer, as->elements, as->type, status.MPI_SOURCE, status.MPI_TAG, team->comm, &status);
      break;
    case 2:
      while (!found) MPI_Iprobe(named, tag, team->comm, &found, &status);
      MPI_Recv(got.buffer, as->elements, as->type, status.MPI_SOURCE, tag, team->comm, &status);
      break;
    case 3:
      MPI_Mprobe(named, tag, team->comm, &message, &status);
      if (alone(2)) complete_some();
      MPI_Mrecv(got.buffer, as->elements, as->type, &message, &status);
      break;
    case 4:
      while (!found) MPI_Improbe(named, tag, team->comm, &found, &message, &status);
      MPI_Imrecv(got.buffer, as->elements, as->type, &message, &got.request);
      return keep(got);
    case 5:
      MPI_Irecv(got.buffer, as->elements, as->type, named, tag, team->comm, &got.request);
      MPI_Wait(&got.request, &status);
      break;
    case 6:
      MPI_Recv_c(got.buffer, as->elements, as->type, named, tag, team->comm, &status);
      break;
    default:
      MPI_Irecv(got.buffer, as->elements, as->type, named, tag, team->comm, &got.request);
      return keep(got);
  }
  require(status.MPI_SOURCE == source && status.MPI_TAG == tag, "a status is wrong");
  check(as, count, key, got.buffer, "a message is wrong");
  add(key, (uint64_t)count);
  free_layout(&got.layout);
  free(got.buffer);
}

void phase_of_messages(struct team* team, struct numbers* from, int tag) {
  // In this order they can all be synchronous.
  for (int left = 1 + below(from, 6); left > 0; --left, ++tag) {
    const int side = team->is_inter ? below(from, 2) : 0, other = team->is_inter ? 1 - side : 0;
    const int source = below(from, members_of(team, side)), choices = members_of(team, other);
    const int dest = (source + 1 + below(from, choices)) % choices;
    const int count = length(from);
    const uint64_t key = draw(from) | 1;
    const int may_wait = team->is_inter || source != dest;
    if (team->side == side && team->mine == source) send(team, dest, tag, count, key, may_wait);
    if (team->side == other && team->mine == dest) receive(team, source, tag, count, key, may_wait);
  }
}

void phase_of_wildcards(struct team* team, struct numbers* from, int tag) {
  const int side = team->is_inter ? below(from, 2) : 0, sources = team->is_inter ? 1 - side : 0;
  const int dest = below(from, members_of(team, side));
  const int each = 1 + below(from, 3);
  const int count = 1 + below(from, 200);
  const uint64_t key = draw(from);
  if (team->is_inter ? team->side == sources : team->mine != dest) {
    for (int i = 0; i < each; ++i) send(team, dest, tag, count, mixed(key + (uint64_t)(team->mine * 16 + i)) | 1, 1);
    return;
  }
  if (team->mine != dest) return;
  const int count_of_sources = members_of(team, sources) - !team->is_inter;
  // Messages of one rank come in their order.
  int seen[most_ranks] = {0};
  for (int left = each * count_of_sources; left > 0; --left) {
    struct layout as = layout_of(count);
    uint64_t* buffer = emptied(&as);
    MPI_Status status;
    MPI_Request request;
    MPI_Message message;
    int done = 0;
    switch (alone(4)) {
      case 0:
        MPI_Recv(buffer, as.elements, as.type, MPI_ANY_SOURCE, tag, team->comm, &status);
        break;
      case 1:
        MPI_Mprobe(MPI_ANY_SOURCE, tag, team->comm, &message, &status);
        MPI_Mrecv(buffer, as.elements, as.type, &message, &status);
        break;
      case 2:
        MPI_Probe(MPI_ANY_SOURCE, tag, team->comm, &status);
        MPI_Recv(buffer, as.elements, as.type, status.MPI_SOURCE, tag, team->comm, &status);
        break;
      default:
        MPI_Irecv(buffer, as.elements, as.type, MPI_ANY_SOURCE, tag, team->comm, &request);
        while (!done) MPI_Test(&request, &done, &status);
    }
    const int source = status.MPI_SOURCE;
    require(source >= 0 && source < members_of(team, sources) && seen[source] < each, "a message comes too often");
    const uint64_t expected = mixed(key + (uint64_t)(source * 16 + seen[source]++)) | 1;
    check(&as, count, expected, buffer, "a message of any rank is wrong");
    add(expected, (uint64_t)source);
    free_layout(&as);
    free(buffer);
  }
}

static void wait_in_turn(MPI_Request* requests, int count) {
  MPI_Status status;
  int place = 0;
  for (int i = 0; i < count; ++i) MPI_Waitany(count, requests, &place, &status);
}

void phase_of_exchange(struct team* team, struct numbers* from, int tag) {
  const int next = next_of(team), previous = previous_of(team), comes = previous != MPI_PROC_NULL;
  const int count = length(from);
  const uint64_t key = draw(from);
  const struct layout plain = {MPI_UINT64_T, count, 1, 0, count, 0};
  const uint64_t expected = mixed(key + previous_number(team)) | 1;
  uint64_t* to = filled(&plain, count, mixed(key + own_number(team)) | 1);
  uint64_t* got = emptied(&plain);
  MPI_Status status;
  MPI_Request both[2];
  int is_cancelled = 0;
  switch (below(from, 6)) {
    case 0:
      MPI_Sendrecv(to, count, MPI_UINT64_T, next, tag, got, count, MPI_UINT64_T, previous, tag, team->comm, &status);
      break;
    case 1:
      free(got);
      got = filled(&plain, count, mixed(key + own_number(team)) | 1);
      MPI_Sendrecv_replace(got, count, MPI_UINT64_T, next, tag, previous, tag, team->comm, &status);
      break;
    case 2:
      MPI_Irecv(got, count, MPI_UINT64_T, MPI_ANY_SOURCE, tag + tags_of_phase - 1, team->comm, &both[0]);
      if (alone(2)) complete_some();
      MPI_Cancel(&both[0]);
      MPI_Wait(&both[0], &status);
      MPI_Test_cancelled(&status, &is_cancelled);
      require(is_cancelled, "a receive for which nothing was sent took a message");
      MPI_Irecv(got, count, MPI_UINT64_T, previous, tag, team->comm, &both[0]);
      MPI_Isend(to, count, MPI_UINT64_T, next, tag, team->comm, &both[1]);
      wait_in_turn(both, 2);
      break;
    case 3:  // a receive must be posted before a message of this mode is sent
      MPI_Irecv(got, count, MPI_UINT64_T, previous, tag, team->comm, &both[0]);
      MPI_Barrier(team->comm);
      if (alone(2)) {
        MPI_Rsend(to, count, MPI_UINT64_T, next, tag, team->comm);
        MPI_Wait(&both[0], &status);
      } else {
        MPI_Irsend(to, count, MPI_UINT64_T, next, tag, team->comm, &both[1]);
        wait_in_turn(both, 2);
      }
      break;
    case 4:
      MPI_Isendrecv(to, count, MPI_UINT64_T, next, tag, got, count, MPI_UINT64_T, previous, tag, team->comm, both);
      keep((struct operation){.request = both[0],
                              .layout = plain,
                              .buffer = got,
                              .more = to,
                              .count = count,
                              .arrives = comes,
                              .key = expected,
                              .source = -1});
      return;
    default:
      MPI_Irecv(got, count, MPI_UINT64_T, previous, tag, team->comm, &both[0]);
      if (alone(2)) complete_some();
      MPI_Ssend(to, count, MPI_UINT64_T, next, tag, team->comm);
      MPI_Wait(&both[0], &status);
  }
  if (comes) {
    check(&plain, count, expected, got, "an exchanged message is wrong");
    add(expected, (uint64_t)count);
  }
  free(to);
  free(got);
}
