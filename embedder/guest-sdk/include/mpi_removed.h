/* Names that the MPI standard has removed and programs still call; mpi.h includes this file.
   Everything here is written in terms of the functions that replaced it. -DMPIWASM_NO_REMOVED
   leaves it out. */

#ifndef MPI_REMOVED_H
#define MPI_REMOVED_H

#ifdef __cplusplus
extern "C" {
#endif

#define MPIWASM_REMOVED static __inline__ __attribute__((__unused__))

/* ---- MPI-1: addresses and datatypes, removed in MPI-3.0 ---- */

MPIWASM_REMOVED int MPI_Address(const void* location, MPI_Aint* address) { return MPI_Get_address(location, address); }

MPIWASM_REMOVED int MPI_Type_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
                                     MPI_Datatype* newtype) {
  return MPI_Type_create_hvector(count, blocklength, stride, oldtype, newtype);
}

MPIWASM_REMOVED int MPI_Type_hindexed(int count, const int array_of_blocklengths[],
                                      const MPI_Aint array_of_displacements[], MPI_Datatype oldtype,
                                      MPI_Datatype* newtype) {
  return MPI_Type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
}

/* Markers among the types of a structure: no part of it, they set its bounds as MPI_Type_create_resized does. */
#define MPI_LB ((MPI_Datatype)0x00000ffe)
#define MPI_UB ((MPI_Datatype)0x00000fff)

MPIWASM_REMOVED int MPI_Type_struct(int count, const int array_of_blocklengths[],
                                    const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[],
                                    MPI_Datatype* newtype) {
  return MPI_Type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
}

MPIWASM_REMOVED int MPI_Type_extent(MPI_Datatype datatype, MPI_Aint* extent) {
  MPI_Aint lower_bound;
  return MPI_Type_get_extent(datatype, &lower_bound, extent);
}

MPIWASM_REMOVED int MPI_Type_lb(MPI_Datatype datatype, MPI_Aint* displacement) {
  MPI_Aint extent;
  return MPI_Type_get_extent(datatype, displacement, &extent);
}

MPIWASM_REMOVED int MPI_Type_ub(MPI_Datatype datatype, MPI_Aint* displacement) {
  MPI_Aint lower_bound;
  MPI_Aint extent;
  int code = MPI_Type_get_extent(datatype, &lower_bound, &extent);
  if (code == MPI_SUCCESS) {
    *displacement = lower_bound + extent;
  }
  return code;
}

/* Constructors that only Fortran's old integer forms gave; no type answers with them. */
#define MPI_COMBINER_HVECTOR_INTEGER (-105)
#define MPI_COMBINER_HINDEXED_INTEGER (-107)
#define MPI_COMBINER_STRUCT_INTEGER (-110)

/* ---- MPI-1: error handlers, removed in MPI-3.0 ---- */

typedef MPI_Comm_errhandler_function MPI_Handler_function;

MPIWASM_REMOVED int MPI_Errhandler_create(MPI_Handler_function* function, MPI_Errhandler* errhandler) {
  return MPI_Comm_create_errhandler(function, errhandler);
}

MPIWASM_REMOVED int MPI_Errhandler_set(MPI_Comm comm, MPI_Errhandler errhandler) {
  return MPI_Comm_set_errhandler(comm, errhandler);
}

MPIWASM_REMOVED int MPI_Errhandler_get(MPI_Comm comm, MPI_Errhandler* errhandler) {
  return MPI_Comm_get_errhandler(comm, errhandler);
}

/* ---- Handles and statuses in Fortran form, replaced by *_toint and *_fromint in MPI-5.0 ---- */

#define MPIWASM_FORTRAN_HANDLE(type, name)                                                        \
  MPIWASM_REMOVED MPI_Fint MPI_##name##_c2f(type handle) { return MPI_##name##_toint(handle); }   \
  MPIWASM_REMOVED type MPI_##name##_f2c(MPI_Fint handle) { return MPI_##name##_fromint(handle); } \
  MPIWASM_REMOVED MPI_Fint PMPI_##name##_c2f(type handle) { return PMPI_##name##_toint(handle); } \
  MPIWASM_REMOVED type PMPI_##name##_f2c(MPI_Fint handle) { return PMPI_##name##_fromint(handle); }

MPIWASM_FORTRAN_HANDLE(MPI_Comm, Comm)
MPIWASM_FORTRAN_HANDLE(MPI_Group, Group)
MPIWASM_FORTRAN_HANDLE(MPI_Datatype, Type)
MPIWASM_FORTRAN_HANDLE(MPI_Op, Op)
MPIWASM_FORTRAN_HANDLE(MPI_Request, Request)
MPIWASM_FORTRAN_HANDLE(MPI_Message, Message)
MPIWASM_FORTRAN_HANDLE(MPI_Win, Win)
MPIWASM_FORTRAN_HANDLE(MPI_File, File)
MPIWASM_FORTRAN_HANDLE(MPI_Info, Info)
MPIWASM_FORTRAN_HANDLE(MPI_Errhandler, Errhandler)
MPIWASM_FORTRAN_HANDLE(MPI_Session, Session)

#undef MPIWASM_FORTRAN_HANDLE

/* Variables of Fortran, which programs without Fortran do not have: their address is 0 there. */
extern MPI_Fint mpiwasm_status_ignore_[MPI_F_STATUS_SIZE] __attribute__((__weak__));
extern MPI_Fint mpiwasm_statuses_ignore_[MPI_F_STATUS_SIZE] __attribute__((__weak__));
#define MPI_F_STATUS_IGNORE mpiwasm_status_ignore_
#define MPI_F_STATUSES_IGNORE mpiwasm_statuses_ignore_

typedef MPI_Status MPI_F08_status;
extern MPI_F08_status mpiwasm_f08_status_ignore __attribute__((__weak__));
extern MPI_F08_status mpiwasm_f08_statuses_ignore[1] __attribute__((__weak__));
#define MPI_F08_STATUS_IGNORE (&mpiwasm_f08_status_ignore)
#define MPI_F08_STATUSES_IGNORE mpiwasm_f08_statuses_ignore

/* A Fortran status is the eight integers of a C status in the same order. */
MPIWASM_REMOVED int MPI_Status_c2f(const MPI_Status* c_status, MPI_Fint* f_status) {
  int i;
  f_status[MPI_F_SOURCE] = c_status->MPI_SOURCE;
  f_status[MPI_F_TAG] = c_status->MPI_TAG;
  f_status[MPI_F_ERROR] = c_status->MPI_ERROR;
  for (i = 3; i < MPI_F_STATUS_SIZE; ++i) {
    f_status[i] = c_status->MPI_internal[i - 3];
  }
  return MPI_SUCCESS;
}

MPIWASM_REMOVED int MPI_Status_f2c(const MPI_Fint* f_status, MPI_Status* c_status) {
  int i;
  c_status->MPI_SOURCE = f_status[MPI_F_SOURCE];
  c_status->MPI_TAG = f_status[MPI_F_TAG];
  c_status->MPI_ERROR = f_status[MPI_F_ERROR];
  for (i = 3; i < MPI_F_STATUS_SIZE; ++i) {
    c_status->MPI_internal[i - 3] = f_status[i];
  }
  return MPI_SUCCESS;
}

MPIWASM_REMOVED int MPI_Status_c2f08(const MPI_Status* c_status, MPI_F08_status* f08_status) {
  *f08_status = *c_status;
  return MPI_SUCCESS;
}

MPIWASM_REMOVED int MPI_Status_f082c(const MPI_F08_status* f08_status, MPI_Status* c_status) {
  *c_status = *f08_status;
  return MPI_SUCCESS;
}

MPIWASM_REMOVED int PMPI_Status_c2f(const MPI_Status* c_status, MPI_Fint* f_status) {
  return MPI_Status_c2f(c_status, f_status);
}

MPIWASM_REMOVED int PMPI_Status_f2c(const MPI_Fint* f_status, MPI_Status* c_status) {
  return MPI_Status_f2c(f_status, c_status);
}

#undef MPIWASM_REMOVED

#ifdef __cplusplus
}
#endif

#endif
