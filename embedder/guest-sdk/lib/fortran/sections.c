// Sections of arrays that do not lie one element behind the other, as mpi_f08 passes them.
#include <string.h>

#include "fortran.h"

static int contiguous(const CFI_cdesc_t* array) {
  int64_t step = (int64_t)array->elem_len;
  for (int i = 0; i < array->rank; ++i) {
    if (array->dim[i].sm != step && array->dim[i].extent > 1) {
      return 0;
    }
    step *= array->dim[i].extent;
  }
  return 1;
}

static int64_t elements(const CFI_cdesc_t* array, int rank) {
  int64_t number = 1;
  for (int i = 0; i < rank; ++i) {
    number *= array->dim[i].extent;
  }
  return number;
}

static int refuse(MPI_Comm comm) {
  MPI_Comm_call_errhandler(comm == MPI_COMM_NULL ? MPI_COMM_SELF : comm, MPI_ERR_BUFFER);
  return MPI_ERR_BUFFER;
}

static int as_it_is(CFI_cdesc_t* array, MPI_Count count, MPI_Datatype datatype, struct section* section) {
  section->address = fortran_address(array->base_addr);
  section->datatype = datatype;
  section->count = count;
  return MPI_SUCCESS;
}

// The first `count` elements of a section of that rank.
static int first_elements(const CFI_cdesc_t* array, int rank, int64_t count, MPI_Datatype element, MPI_Datatype* made) {
  if (rank == 0) {
    return PMPI_Type_dup(element, made);
  }
  const int64_t lower = elements(array, rank - 1);
  const int64_t complete = lower > 0 ? count / lower : 0;
  const int64_t rest = lower > 0 ? count % lower : 0;
  const MPI_Aint step = (MPI_Aint)array->dim[rank - 1].sm;
  MPI_Datatype slab = MPI_DATATYPE_NULL;
  int code = first_elements(array, rank - 1, lower, element, &slab);
  if (code != MPI_SUCCESS) {
    return code;
  }
  code = PMPI_Type_create_hvector((int)complete, 1, step, slab, made);
  PMPI_Type_free(&slab);
  if (code != MPI_SUCCESS || rest == 0) {
    return code;
  }
  MPI_Datatype parts[2] = {*made, MPI_DATATYPE_NULL};
  code = first_elements(array, rank - 1, rest, element, &parts[1]);
  if (code == MPI_SUCCESS) {
    const int ones[2] = {1, 1};
    const MPI_Aint places[2] = {0, (MPI_Aint)complete * step};
    code = PMPI_Type_create_struct(2, ones, places, parts, made);
    PMPI_Type_free(&parts[1]);
  }
  PMPI_Type_free(&parts[0]);
  return code;
}

// Whether each element of the array is one of the datatype.
static int element_wise(const CFI_cdesc_t* array, MPI_Datatype datatype) {
  MPI_Aint lower = 0;
  MPI_Aint extent = 0;
  return PMPI_Type_get_extent(datatype, &lower, &extent) == MPI_SUCCESS && lower == 0 &&
         (uint64_t)extent == array->elem_len;
}

static int commit(int code, struct section* section) {
  if (code == MPI_SUCCESS) {
    section->made = 1;
    code = PMPI_Type_commit(&section->datatype);
  }
  return code;
}

int typed_section(CFI_cdesc_t* array, MPI_Count count, MPI_Datatype datatype, MPI_Comm comm, struct section* section) {
  if (array->base_addr == NULL || count <= 0 || contiguous(array)) {
    return as_it_is(array, count, datatype, section);
  }
  if (!element_wise(array, datatype) || count > elements(array, array->rank)) {
    return refuse(comm);
  }
  as_it_is(array, 1, datatype, section);
  return commit(first_elements(array, array->rank, count, datatype, &section->datatype), section);
}

int strided_section(CFI_cdesc_t* array, MPI_Datatype datatype, MPI_Comm comm, struct section* section) {
  if (array->base_addr == NULL || contiguous(array)) {
    return as_it_is(array, 0, datatype, section);
  }
  if (array->rank != 1 || !element_wise(array, datatype)) {
    return refuse(comm);
  }
  as_it_is(array, 0, datatype, section);
  const MPI_Aint step = (MPI_Aint)array->dim[0].sm;
  return commit(PMPI_Type_create_resized(datatype, 0, step, &section->datatype), section);
}

// Copies between a section and elements that lie one behind the other.
static void copy_elements(const CFI_cdesc_t* array, char* packed, int to_array) {
  const int64_t number = elements(array, array->rank);
  const size_t size = (size_t)array->elem_len;
  for (int64_t n = 0; n < number; ++n) {
    int64_t place = 0;
    int64_t rest = n;
    for (int i = 0; i < array->rank; ++i) {
      place += rest % array->dim[i].extent * array->dim[i].sm;
      rest /= array->dim[i].extent;
    }
    char* element = (char*)array->base_addr + place;
    char* other = packed + (size_t)n * size;
    memcpy(to_array ? element : other, to_array ? other : element, size);
  }
}

int copied_section(CFI_cdesc_t* array, int copy_back, struct section* section) {
  as_it_is(array, 0, MPI_DATATYPE_NULL, section);
  if (array->base_addr == NULL || contiguous(array)) {
    return MPI_SUCCESS;
  }
  char* copy = malloc((size_t)(elements(array, array->rank) * (int64_t)array->elem_len));
  if (copy == NULL) {
    return MPI_ERR_NO_MEM;
  }
  copy_elements(array, copy, 0);
  section->address = copy;
  section->origin = array;
  section->copy_back = copy_back;
  return MPI_SUCCESS;
}

int whole_section(CFI_cdesc_t* array, MPI_Comm comm, struct section* section) {
  as_it_is(array, 0, MPI_DATATYPE_NULL, section);
  return array->base_addr == NULL || contiguous(array) ? MPI_SUCCESS : refuse(comm);
}

void end_section(struct section* section) {
  if (section->made) {
    PMPI_Type_free(&section->datatype);
  }
  if (section->origin != NULL) {
    if (section->copy_back) {
      copy_elements(section->origin, section->address, 1);
    }
    free(section->address);
  }
}
