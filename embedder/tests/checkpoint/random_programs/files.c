// Files: each team may have one that is open, with pointers, a view, and words that each member writes and all read.
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "program.h"

enum { part = 16, word = sizeof(uint64_t) };

static void name_of(const struct team* team, char name[64]) {
  (void)snprintf(name, 64, "files/%llx", (unsigned long long)team->file_key);
}

/// Files of programs that were stopped are there before: what is read has been written by this program.
static void open_file(struct team* team, struct numbers* from) {
  char name[64];
  team->file_key = draw(from) | 1;
  team->is_file_in_parts = below(from, 2);
  name_of(team, name);
  MPI_File_open(team->comm, name, MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &team->file);
  MPI_Datatype mine = MPI_UINT64_T;
  MPI_Offset begin = (MPI_Offset)team->mine * part * word;
  if (team->is_file_in_parts) {
    MPI_Type_create_resized(MPI_UINT64_T, 0, (MPI_Aint)word * team->count, &mine);
    MPI_Type_commit(&mine);
    begin = (MPI_Offset)team->mine * word;
  }
  MPI_File_set_view(team->file, begin, MPI_UINT64_T, mine, "native", MPI_INFO_NULL);
  if (team->is_file_in_parts) MPI_Type_free(&mine);
  team->file_rounds = 0;
}

void close_file(struct team* team) {
  char name[64];
  if (team->file_key == 0) return;
  name_of(team, name);
  MPI_File_close(&team->file);
  MPI_Barrier(team->comm);
  if (team->mine == 0) (void)unlink(name);
  MPI_Barrier(team->comm);
  team->file_key = 0;
}

static uint64_t expected(const struct team* team, int member, int place) {
  return mixed(team->file_key + team->file_rounds * 4096 + (uint64_t)(member * part + place));
}

/// Writes all of the own part, in one of the ways that there are, and compares what is read again.
void phase_of_files(struct team* team, struct numbers* from) {
  if (team->file_key == 0) return open_file(team, from);
  const int kind = below(from, 5);
  if (kind == 0) return close_file(team);
  ++team->file_rounds;
  uint64_t all[part], got[part] = {0};
  MPI_Request request;
  MPI_Offset where = 0;
  const int half = part / 2;
  for (int i = 0; i < part; ++i) all[i] = expected(team, team->mine, i);
  switch (kind) {
    case 1:
      MPI_File_write_at_all(team->file, 0, all, part, MPI_UINT64_T, MPI_STATUS_IGNORE);
      break;
    case 2:
      // The pointer is where the first half ends, whatever happens meanwhile.
      MPI_File_seek(team->file, 0, MPI_SEEK_SET);
      MPI_File_write(team->file, all, half, MPI_UINT64_T, MPI_STATUS_IGNORE);
      complete_some();
      MPI_Barrier(team->comm);
      MPI_File_get_position(team->file, &where);
      require(where == half, "the pointer of a file is lost");
      MPI_File_write(team->file, all + half, half, MPI_UINT64_T, MPI_STATUS_IGNORE);
      break;
    case 3:
      MPI_File_seek(team->file, 0, MPI_SEEK_SET);
      MPI_File_write_all(team->file, all, part, MPI_UINT64_T, MPI_STATUS_IGNORE);
      break;
    default:
      MPI_File_iwrite_at(team->file, 0, all, part, MPI_UINT64_T, &request);
      MPI_Wait(&request, MPI_STATUS_IGNORE);
  }
  MPI_Barrier(team->comm);
  MPI_File_read_at(team->file, 0, got, part, MPI_UINT64_T, MPI_STATUS_IGNORE);
  for (int i = 0; i < part; ++i) {
    require(got[i] == all[i], "a file does not contain what was written");
    add((uint64_t)i, got[i]);
  }
}
