// Constants that are variables in Fortran, strings, and results that differ between the languages.
#include <string.h>

#include "fortran.h"
#include "lock.h"

// Weak: programs that include mpif.h define them as common blocks, module mpi as variables.
#define WEAK __attribute__((weak))
WEAK int mpiwasm_bottom_, mpiwasm_in_place_, mpiwasm_buffer_automatic_;
WEAK int mpiwasm_unweighted_, mpiwasm_weights_empty_, mpiwasm_errcodes_ignore_;
WEAK char mpiwasm_argv_null_, mpiwasm_argvs_null_;
WEAK int mpiwasm_status_ignore_[8], mpiwasm_statuses_ignore_[8];
WEAK MPI_Status mpiwasm_f08_status_ignore, mpiwasm_f08_statuses_ignore[1];

void* fortran_address(void* buffer) {
  if (buffer == &mpiwasm_bottom_) {
    return MPI_BOTTOM;
  }
  if (buffer == &mpiwasm_in_place_) {
    return MPI_IN_PLACE;
  }
  return buffer == &mpiwasm_buffer_automatic_ ? MPI_BUFFER_AUTOMATIC : buffer;
}

MPI_Status* fortran_status(const void* status) {
  const int ignored = status == mpiwasm_status_ignore_ || status == mpiwasm_statuses_ignore_ ||
                      status == &mpiwasm_f08_status_ignore || status == mpiwasm_f08_statuses_ignore;
  return ignored ? MPI_STATUS_IGNORE : (MPI_Status*)status;
}

int* fortran_weights(const int* weights) {
  if (weights == &mpiwasm_unweighted_) {
    return MPI_UNWEIGHTED;
  }
  return weights == &mpiwasm_weights_empty_ ? MPI_WEIGHTS_EMPTY : (int*)weights;
}

static void* allocated(size_t size) {
  void* memory = malloc(size);
  if (memory == NULL) {
    abort();
  }
  return memory;
}

char* c_string(const char* text, int length) {
  size_t size = length > 0 ? (size_t)length : 0;
  while (size > 0 && text[size - 1] == ' ') {
    --size;
  }
  size_t first = 0;
  while (first < size && text[first] == ' ') {
    ++first;
  }
  char* copy = allocated(size - first + 1);
  memcpy(copy, text + first, size - first);
  copy[size - first] = '\0';
  return copy;
}

char* result_string(int size) {
  return memset(allocated(size > 0 ? (size_t)size + 1 : 1), 0, size > 0 ? (size_t)size + 1 : 1);
}

void fortran_string(char* text, int length, const char* value) {
  const size_t size = length > 0 ? (size_t)length : 0;
  const size_t used = strnlen(value, size);
  memcpy(text, value, used);
  memset(text + used, ' ', size - used);
}

void count_from_one(int* indices, int count) {
  for (int i = 0; i < count; ++i) {
    ++indices[i];
  }
}

void attribute_value(int keyval, MPI_Aint* value) {
  const void* place = (const void*)*value;
  switch (keyval) {
    case MPI_TAG_UB:
    case MPI_IO:
    case MPI_HOST:
    case MPI_WTIME_IS_GLOBAL:
    case MPI_APPNUM:
    case MPI_LASTUSEDCODE:
    case MPI_UNIVERSE_SIZE:
    case MPI_WIN_DISP_UNIT:
    case MPI_WIN_CREATE_FLAVOR:
    case MPI_WIN_MODEL:
      *value = *(const int*)place;
      break;
    case MPI_WIN_SIZE:
      *value = *(const MPI_Aint*)place;
      break;
    case MPI_WIN_BASE:  // already a value
      break;
    default:
      *value = loaded_attribute(place);
      break;
  }
}

// The values that Fortran has set: few, so that a list will do.
struct stored {
  MPI_Aint value;
  struct stored* next;
};
static struct stored* stored;
static struct mpiwasm_lock stored_lock;

void* stored_attribute(MPI_Aint value) {
  struct stored* own = malloc(sizeof *own);
  if (own != NULL) {
    mpiwasm_take_lock(&stored_lock);
    *own = (struct stored){value, stored};
    stored = own;
    mpiwasm_drop_lock(&stored_lock);
  }
  return own;
}

MPI_Aint loaded_attribute(const void* word) {
  MPI_Aint value = (MPI_Aint)word;
  mpiwasm_take_lock(&stored_lock);
  for (const struct stored* each = stored; each != NULL; each = each->next) {
    if (each == word) {
      value = each->value;
    }
  }
  mpiwasm_drop_lock(&stored_lock);
  return value;
}

void forget_attribute(void* word) {
  mpiwasm_take_lock(&stored_lock);
  for (struct stored** each = &stored; *each != NULL; each = &(*each)->next) {
    if (*each == word) {
      *each = (*each)->next;
      free(word);
      break;
    }
  }
  mpiwasm_drop_lock(&stored_lock);
}
