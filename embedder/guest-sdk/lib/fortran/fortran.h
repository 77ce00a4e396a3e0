// What the procedures of generated/fortran/mpi_fortran.c have in common.
#ifndef MPIWASM_FORTRAN_H
#define MPIWASM_FORTRAN_H

#include <ISO_Fortran_binding.h>
#include <mpi.h>
#include <stdint.h>
#include <stdlib.h>

// mpi_send_ is pmpi_send_ unless a profiling library defines it.
#define FORTRAN_NAME(name) extern __typeof__(p##name) name __attribute__((weak, alias("p" #name)));

// ---- constants that are variables in Fortran: known by their address ----
extern int mpiwasm_bottom_, mpiwasm_in_place_, mpiwasm_buffer_automatic_;
extern int mpiwasm_unweighted_, mpiwasm_weights_empty_, mpiwasm_errcodes_ignore_;
extern char mpiwasm_argv_null_, mpiwasm_argvs_null_;
// Those for statuses are declared by mpi.h.

void* fortran_address(void* buffer);
MPI_Status* fortran_status(const void* status);
int* fortran_weights(const int* weights);

// ---- strings: padded with blanks, and with a hidden length ----
// The text without trailing blanks, as C has it; the caller frees it.
char* c_string(const char* text, int length);
// Room for a result of that many characters; the caller frees it.
char* result_string(int size);
void fortran_string(char* text, int length, const char* value);

// ---- results ----
void count_from_one(int* indices, int count);
// What C returns as an address of a value, for attributes that MPI defines itself, Fortran returns as the value.
void attribute_value(int keyval, MPI_Aint* value);

// ---- attributes (MPI-5.0, 19.3.7): Fortran sets values, of which C gets the addresses; what C sets is an address ----
void* stored_attribute(MPI_Aint value);  // NULL without memory
MPI_Aint loaded_attribute(const void* word);
void forget_attribute(void* word);

// ---- sections of arrays in mpi_f08 ----
struct section {
  void* address;
  MPI_Datatype datatype;
  MPI_Count count;
  int made;             // datatype is to be freed
  CFI_cdesc_t* origin;  // of a copy that is to be freed
  int copy_back;
};

// Each sets `section` and returns a code. A section that does not suit has raised MPI_ERR_BUFFER on the communicator.
// typed: as `count` elements of the datatype, or as one of a derived type that steps over what lies between.
int typed_section(CFI_cdesc_t* array, MPI_Count count, MPI_Datatype datatype, MPI_Comm comm, struct section* section);
// strided: any number of elements, each one step further.
int strided_section(CFI_cdesc_t* array, MPI_Datatype datatype, MPI_Comm comm, struct section* section);
// copied: contiguous, in a copy where it is not.
int copied_section(CFI_cdesc_t* array, int copy_back, struct section* section);
// whole: contiguous.
int whole_section(CFI_cdesc_t* array, MPI_Comm comm, struct section* section);
void end_section(struct section* section);

#endif
