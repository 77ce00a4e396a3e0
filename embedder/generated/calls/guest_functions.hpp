// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Every MPI function that a guest may import. Those without a definition beside this file are in src/calls.
#pragma once

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Init(Context*, Address, Address);
Code guest_MPI_Init_thread(Context*, Address, Address, std::int32_t, Address);
Code guest_MPI_Finalize(Context*);
Code guest_MPI_Initialized(Context*, Address);
Code guest_MPI_Finalized(Context*, Address);
Code guest_MPI_Abort(Context*, Handle, std::int32_t);
Code guest_MPI_Query_thread(Context*, Address);
Code guest_MPI_Is_thread_main(Context*, Address);
Code guest_MPI_Get_version(Context*, Address, Address);
Code guest_MPI_Get_library_version(Context*, Address, Address);
Code guest_MPI_Get_processor_name(Context*, Address, Address);
Code guest_MPI_Get_hw_resource_info(Context*, Address);
Code guest_MPI_Pcontrol(Context*, std::int32_t, Address);
double guest_MPI_Wtime(Context*);
double guest_MPI_Wtick(Context*);
Code guest_MPI_Alloc_mem(Context*, std::int32_t, Handle, Address);
Code guest_MPI_Free_mem(Context*, Address);
Code guest_MPI_Error_class(Context*, std::int32_t, Address);
Code guest_MPI_Error_string(Context*, std::int32_t, Address, Address);
Code guest_MPI_Add_error_class(Context*, Address);
Code guest_MPI_Add_error_code(Context*, std::int32_t, Address);
Code guest_MPI_Add_error_string(Context*, std::int32_t, Address);
Code guest_MPI_Remove_error_class(Context*, std::int32_t);
Code guest_MPI_Remove_error_code(Context*, std::int32_t);
Code guest_MPI_Remove_error_string(Context*, std::int32_t);
Code guest_MPI_Send(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle);
Code guest_MPI_Send_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle);
Code guest_MPI_Bsend(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle);
Code guest_MPI_Bsend_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle);
Code guest_MPI_Ssend(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle);
Code guest_MPI_Ssend_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle);
Code guest_MPI_Rsend(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle);
Code guest_MPI_Rsend_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle);
Code guest_MPI_Recv(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Recv_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Isend(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Isend_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Ibsend(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Ibsend_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Issend(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Issend_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Irsend(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Irsend_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Irecv(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Irecv_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Send_init(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Send_init_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Bsend_init(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Bsend_init_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Ssend_init(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Ssend_init_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Rsend_init(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Rsend_init_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Recv_init(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Recv_init_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Sendrecv(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Address, std::int32_t,
      Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Sendrecv_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Address, std::int64_t,
      Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Sendrecv_replace(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Handle, Address);
Code guest_MPI_Sendrecv_replace_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Handle, Address);
Code guest_MPI_Isendrecv(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, Address, std::int32_t,
      Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Isendrecv_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, Address,
      std::int64_t, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Isendrecv_replace(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Handle, Address);
Code guest_MPI_Isendrecv_replace_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, std::int32_t,
      std::int32_t, Handle, Address);
Code guest_MPI_Probe(Context*, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Iprobe(Context*, std::int32_t, std::int32_t, Handle, Address, Address);
Code guest_MPI_Mprobe(Context*, std::int32_t, std::int32_t, Handle, Address, Address);
Code guest_MPI_Improbe(Context*, std::int32_t, std::int32_t, Handle, Address, Address, Address);
Code guest_MPI_Mrecv(Context*, Address, std::int32_t, Handle, Address, Address);
Code guest_MPI_Mrecv_c(Context*, Address, std::int64_t, Handle, Address, Address);
Code guest_MPI_Imrecv(Context*, Address, std::int32_t, Handle, Address, Address);
Code guest_MPI_Imrecv_c(Context*, Address, std::int64_t, Handle, Address, Address);
Code guest_MPI_Wait(Context*, Address, Address);
Code guest_MPI_Test(Context*, Address, Address, Address);
Code guest_MPI_Waitany(Context*, std::int32_t, Address, Address, Address);
Code guest_MPI_Testany(Context*, std::int32_t, Address, Address, Address, Address);
Code guest_MPI_Waitall(Context*, std::int32_t, Address, Address);
Code guest_MPI_Testall(Context*, std::int32_t, Address, Address, Address);
Code guest_MPI_Waitsome(Context*, std::int32_t, Address, Address, Address, Address);
Code guest_MPI_Testsome(Context*, std::int32_t, Address, Address, Address, Address);
Code guest_MPI_Start(Context*, Address);
Code guest_MPI_Startall(Context*, std::int32_t, Address);
Code guest_MPI_Request_free(Context*, Address);
Code guest_MPI_Cancel(Context*, Address);
Code guest_MPI_Test_cancelled(Context*, Address, Address);
Code guest_MPI_Request_get_status(Context*, Handle, Address, Address);
Code guest_MPI_Request_get_status_any(Context*, std::int32_t, Address, Address, Address, Address);
Code guest_MPI_Request_get_status_all(Context*, std::int32_t, Address, Address, Address);
Code guest_MPI_Request_get_status_some(Context*, std::int32_t, Address, Address, Address, Address);
Code guest_MPI_Get_count(Context*, Address, Handle, Address);
Code guest_MPI_Get_count_c(Context*, Address, Handle, Address);
Code guest_MPI_Get_elements(Context*, Address, Handle, Address);
Code guest_MPI_Get_elements_c(Context*, Address, Handle, Address);
Code guest_MPI_Get_elements_x(Context*, Address, Handle, Address);
Code guest_MPI_Status_set_elements(Context*, Address, Handle, std::int32_t);
Code guest_MPI_Status_set_elements_c(Context*, Address, Handle, std::int64_t);
Code guest_MPI_Status_set_elements_x(Context*, Address, Handle, std::int64_t);
Code guest_MPI_Status_set_cancelled(Context*, Address, std::int32_t);
Code guest_MPI_Status_get_source(Context*, Address, Address);
Code guest_MPI_Status_get_tag(Context*, Address, Address);
Code guest_MPI_Status_get_error(Context*, Address, Address);
Code guest_MPI_Status_set_source(Context*, Address, std::int32_t);
Code guest_MPI_Status_set_tag(Context*, Address, std::int32_t);
Code guest_MPI_Status_set_error(Context*, Address, std::int32_t);
Code guest_MPI_Buffer_attach(Context*, Address, std::int32_t);
Code guest_MPI_Buffer_attach_c(Context*, Address, std::int64_t);
Code guest_MPI_Buffer_detach(Context*, Address, Address);
Code guest_MPI_Buffer_detach_c(Context*, Address, Address);
Code guest_MPI_Buffer_flush(Context*);
Code guest_MPI_Buffer_iflush(Context*, Address);
Code guest_MPI_Comm_attach_buffer(Context*, Handle, Address, std::int32_t);
Code guest_MPI_Comm_attach_buffer_c(Context*, Handle, Address, std::int64_t);
Code guest_MPI_Comm_detach_buffer(Context*, Handle, Address, Address);
Code guest_MPI_Comm_detach_buffer_c(Context*, Handle, Address, Address);
Code guest_MPI_Comm_flush_buffer(Context*, Handle);
Code guest_MPI_Comm_iflush_buffer(Context*, Handle, Address);
Code guest_MPI_Session_attach_buffer(Context*, Handle, Address, std::int32_t);
Code guest_MPI_Session_attach_buffer_c(Context*, Handle, Address, std::int64_t);
Code guest_MPI_Session_detach_buffer(Context*, Handle, Address, Address);
Code guest_MPI_Session_detach_buffer_c(Context*, Handle, Address, Address);
Code guest_MPI_Session_flush_buffer(Context*, Handle);
Code guest_MPI_Session_iflush_buffer(Context*, Handle, Address);
Code guest_MPI_Psend_init(Context*, Address, std::int32_t, std::int32_t, Handle, std::int32_t, std::int32_t, Handle,
      Handle, Address);
Code guest_MPI_Psend_init_c(Context*, Address, std::int32_t, std::int64_t, Handle, std::int32_t, std::int32_t,
      Handle, Handle, Address);
Code guest_MPI_Precv_init(Context*, Address, std::int32_t, std::int32_t, Handle, std::int32_t, std::int32_t, Handle,
      Handle, Address);
Code guest_MPI_Precv_init_c(Context*, Address, std::int32_t, std::int64_t, Handle, std::int32_t, std::int32_t,
      Handle, Handle, Address);
Code guest_MPI_Pready(Context*, std::int32_t, Handle);
Code guest_MPI_Pready_range(Context*, std::int32_t, std::int32_t, Handle);
Code guest_MPI_Pready_list(Context*, std::int32_t, Address, Handle);
Code guest_MPI_Parrived(Context*, Handle, std::int32_t, Address);
Code guest_MPI_Type_contiguous(Context*, std::int32_t, Handle, Address);
Code guest_MPI_Type_contiguous_c(Context*, std::int64_t, Handle, Address);
Code guest_MPI_Type_vector(Context*, std::int32_t, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Type_vector_c(Context*, std::int64_t, std::int64_t, std::int64_t, Handle, Address);
Code guest_MPI_Type_create_hvector(Context*, std::int32_t, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Type_create_hvector_c(Context*, std::int64_t, std::int64_t, std::int64_t, Handle, Address);
Code guest_MPI_Type_indexed(Context*, std::int32_t, Address, Address, Handle, Address);
Code guest_MPI_Type_indexed_c(Context*, std::int64_t, Address, Address, Handle, Address);
Code guest_MPI_Type_create_hindexed(Context*, std::int32_t, Address, Address, Handle, Address);
Code guest_MPI_Type_create_hindexed_c(Context*, std::int64_t, Address, Address, Handle, Address);
Code guest_MPI_Type_create_indexed_block(Context*, std::int32_t, std::int32_t, Address, Handle, Address);
Code guest_MPI_Type_create_indexed_block_c(Context*, std::int64_t, std::int64_t, Address, Handle, Address);
Code guest_MPI_Type_create_hindexed_block(Context*, std::int32_t, std::int32_t, Address, Handle, Address);
Code guest_MPI_Type_create_hindexed_block_c(Context*, std::int64_t, std::int64_t, Address, Handle, Address);
Code guest_MPI_Type_create_struct(Context*, std::int32_t, Address, Address, Address, Address);
Code guest_MPI_Type_create_struct_c(Context*, std::int64_t, Address, Address, Address, Address);
Code guest_MPI_Type_create_subarray(Context*, std::int32_t, Address, Address, Address, std::int32_t, Handle, Address);
Code guest_MPI_Type_create_subarray_c(Context*, std::int32_t, Address, Address, Address, std::int32_t, Handle,
      Address);
Code guest_MPI_Type_create_darray(Context*, std::int32_t, std::int32_t, std::int32_t, Address, Address, Address,
      Address, std::int32_t, Handle, Address);
Code guest_MPI_Type_create_darray_c(Context*, std::int32_t, std::int32_t, std::int32_t, Address, Address, Address,
      Address, std::int32_t, Handle, Address);
Code guest_MPI_Type_create_resized(Context*, Handle, std::int32_t, std::int32_t, Address);
Code guest_MPI_Type_create_resized_c(Context*, Handle, std::int64_t, std::int64_t, Address);
Code guest_MPI_Type_create_f90_integer(Context*, std::int32_t, Address);
Code guest_MPI_Type_create_f90_real(Context*, std::int32_t, std::int32_t, Address);
Code guest_MPI_Type_create_f90_complex(Context*, std::int32_t, std::int32_t, Address);
Code guest_MPI_Type_match_size(Context*, std::int32_t, std::int32_t, Address);
Code guest_MPI_Type_get_value_index(Context*, Handle, Handle, Address);
Code guest_MPI_Type_commit(Context*, Address);
Code guest_MPI_Type_free(Context*, Address);
Code guest_MPI_Type_dup(Context*, Handle, Address);
Code guest_MPI_Type_size(Context*, Handle, Address);
Code guest_MPI_Type_size_c(Context*, Handle, Address);
Code guest_MPI_Type_size_x(Context*, Handle, Address);
Code guest_MPI_Type_get_extent(Context*, Handle, Address, Address);
Code guest_MPI_Type_get_extent_c(Context*, Handle, Address, Address);
Code guest_MPI_Type_get_extent_x(Context*, Handle, Address, Address);
Code guest_MPI_Type_get_true_extent(Context*, Handle, Address, Address);
Code guest_MPI_Type_get_true_extent_c(Context*, Handle, Address, Address);
Code guest_MPI_Type_get_true_extent_x(Context*, Handle, Address, Address);
Code guest_MPI_Type_get_envelope(Context*, Handle, Address, Address, Address, Address);
Code guest_MPI_Type_get_envelope_c(Context*, Handle, Address, Address, Address, Address, Address);
Code guest_MPI_Type_get_contents(Context*, Handle, std::int32_t, std::int32_t, std::int32_t, Address, Address,
      Address);
Code guest_MPI_Type_get_contents_c(Context*, Handle, std::int64_t, std::int64_t, std::int64_t, std::int64_t, Address,
      Address, Address, Address);
Code guest_MPI_Type_get_name(Context*, Handle, Address, Address);
Code guest_MPI_Type_set_name(Context*, Handle, Address);
Code guest_MPI_Pack(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Address, Handle);
Code guest_MPI_Pack_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Address, Handle);
Code guest_MPI_Unpack(Context*, Address, std::int32_t, Address, Address, std::int32_t, Handle, Handle);
Code guest_MPI_Unpack_c(Context*, Address, std::int64_t, Address, Address, std::int64_t, Handle, Handle);
Code guest_MPI_Pack_size(Context*, std::int32_t, Handle, Handle, Address);
Code guest_MPI_Pack_size_c(Context*, std::int64_t, Handle, Handle, Address);
Code guest_MPI_Pack_external(Context*, Address, Address, std::int32_t, Handle, Address, std::int32_t, Address);
Code guest_MPI_Pack_external_c(Context*, Address, Address, std::int64_t, Handle, Address, std::int64_t, Address);
Code guest_MPI_Unpack_external(Context*, Address, Address, std::int32_t, Address, Address, std::int32_t, Handle);
Code guest_MPI_Unpack_external_c(Context*, Address, Address, std::int64_t, Address, Address, std::int64_t, Handle);
Code guest_MPI_Pack_external_size(Context*, Address, std::int32_t, Handle, Address);
Code guest_MPI_Pack_external_size_c(Context*, Address, std::int64_t, Handle, Address);
Code guest_MPI_Get_address(Context*, Address, Address);
std::int32_t guest_MPI_Aint_add(Context*, std::int32_t, std::int32_t);
std::int32_t guest_MPI_Aint_diff(Context*, std::int32_t, std::int32_t);
Code guest_MPI_Barrier(Context*, Handle);
Code guest_MPI_Bcast(Context*, Address, std::int32_t, Handle, std::int32_t, Handle);
Code guest_MPI_Bcast_c(Context*, Address, std::int64_t, Handle, std::int32_t, Handle);
Code guest_MPI_Gather(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, std::int32_t, Handle);
Code guest_MPI_Gather_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, std::int32_t, Handle);
Code guest_MPI_Gatherv(Context*, Address, std::int32_t, Handle, Address, Address, Address, Handle, std::int32_t,
      Handle);
Code guest_MPI_Gatherv_c(Context*, Address, std::int64_t, Handle, Address, Address, Address, Handle, std::int32_t,
      Handle);
Code guest_MPI_Scatter(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, std::int32_t, Handle);
Code guest_MPI_Scatter_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, std::int32_t,
      Handle);
Code guest_MPI_Scatterv(Context*, Address, Address, Address, Handle, Address, std::int32_t, Handle, std::int32_t,
      Handle);
Code guest_MPI_Scatterv_c(Context*, Address, Address, Address, Handle, Address, std::int64_t, Handle, std::int32_t,
      Handle);
Code guest_MPI_Allgather(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, Handle);
Code guest_MPI_Allgather_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, Handle);
Code guest_MPI_Allgatherv(Context*, Address, std::int32_t, Handle, Address, Address, Address, Handle, Handle);
Code guest_MPI_Allgatherv_c(Context*, Address, std::int64_t, Handle, Address, Address, Address, Handle, Handle);
Code guest_MPI_Alltoall(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, Handle);
Code guest_MPI_Alltoall_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, Handle);
Code guest_MPI_Alltoallv(Context*, Address, Address, Address, Handle, Address, Address, Address, Handle, Handle);
Code guest_MPI_Alltoallv_c(Context*, Address, Address, Address, Handle, Address, Address, Address, Handle, Handle);
Code guest_MPI_Alltoallw(Context*, Address, Address, Address, Address, Address, Address, Address, Address, Handle);
Code guest_MPI_Alltoallw_c(Context*, Address, Address, Address, Address, Address, Address, Address, Address, Handle);
Code guest_MPI_Reduce(Context*, Address, Address, std::int32_t, Handle, Handle, std::int32_t, Handle);
Code guest_MPI_Reduce_c(Context*, Address, Address, std::int64_t, Handle, Handle, std::int32_t, Handle);
Code guest_MPI_Allreduce(Context*, Address, Address, std::int32_t, Handle, Handle, Handle);
Code guest_MPI_Allreduce_c(Context*, Address, Address, std::int64_t, Handle, Handle, Handle);
Code guest_MPI_Reduce_scatter_block(Context*, Address, Address, std::int32_t, Handle, Handle, Handle);
Code guest_MPI_Reduce_scatter_block_c(Context*, Address, Address, std::int64_t, Handle, Handle, Handle);
Code guest_MPI_Reduce_scatter(Context*, Address, Address, Address, Handle, Handle, Handle);
Code guest_MPI_Reduce_scatter_c(Context*, Address, Address, Address, Handle, Handle, Handle);
Code guest_MPI_Scan(Context*, Address, Address, std::int32_t, Handle, Handle, Handle);
Code guest_MPI_Scan_c(Context*, Address, Address, std::int64_t, Handle, Handle, Handle);
Code guest_MPI_Exscan(Context*, Address, Address, std::int32_t, Handle, Handle, Handle);
Code guest_MPI_Exscan_c(Context*, Address, Address, std::int64_t, Handle, Handle, Handle);
Code guest_MPI_Reduce_local(Context*, Address, Address, std::int32_t, Handle, Handle);
Code guest_MPI_Reduce_local_c(Context*, Address, Address, std::int64_t, Handle, Handle);
Code guest_MPI_Op_create(Context*, Function, std::int32_t, Address);
Code guest_MPI_Op_create_c(Context*, Function, std::int32_t, Address);
Code guest_MPI_Op_free(Context*, Address);
Code guest_MPI_Op_commutative(Context*, Handle, Address);
Code guest_MPI_Ibarrier(Context*, Handle, Address);
Code guest_MPI_Ibcast(Context*, Address, std::int32_t, Handle, std::int32_t, Handle, Address);
Code guest_MPI_Ibcast_c(Context*, Address, std::int64_t, Handle, std::int32_t, Handle, Address);
Code guest_MPI_Igather(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, std::int32_t, Handle,
      Address);
Code guest_MPI_Igather_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, std::int32_t,
      Handle, Address);
Code guest_MPI_Igatherv(Context*, Address, std::int32_t, Handle, Address, Address, Address, Handle, std::int32_t,
      Handle, Address);
Code guest_MPI_Igatherv_c(Context*, Address, std::int64_t, Handle, Address, Address, Address, Handle, std::int32_t,
      Handle, Address);
Code guest_MPI_Iscatter(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, std::int32_t, Handle,
      Address);
Code guest_MPI_Iscatter_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, std::int32_t,
      Handle, Address);
Code guest_MPI_Iscatterv(Context*, Address, Address, Address, Handle, Address, std::int32_t, Handle, std::int32_t,
      Handle, Address);
Code guest_MPI_Iscatterv_c(Context*, Address, Address, Address, Handle, Address, std::int64_t, Handle, std::int32_t,
      Handle, Address);
Code guest_MPI_Iallgather(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, Handle, Address);
Code guest_MPI_Iallgather_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, Handle, Address);
Code guest_MPI_Iallgatherv(Context*, Address, std::int32_t, Handle, Address, Address, Address, Handle, Handle,
      Address);
Code guest_MPI_Iallgatherv_c(Context*, Address, std::int64_t, Handle, Address, Address, Address, Handle, Handle,
      Address);
Code guest_MPI_Ialltoall(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, Handle, Address);
Code guest_MPI_Ialltoall_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, Handle, Address);
Code guest_MPI_Ialltoallv(Context*, Address, Address, Address, Handle, Address, Address, Address, Handle, Handle,
      Address);
Code guest_MPI_Ialltoallv_c(Context*, Address, Address, Address, Handle, Address, Address, Address, Handle, Handle,
      Address);
Code guest_MPI_Ialltoallw(Context*, Address, Address, Address, Address, Address, Address, Address, Address, Handle,
      Address);
Code guest_MPI_Ialltoallw_c(Context*, Address, Address, Address, Address, Address, Address, Address, Address, Handle,
      Address);
Code guest_MPI_Ireduce(Context*, Address, Address, std::int32_t, Handle, Handle, std::int32_t, Handle, Address);
Code guest_MPI_Ireduce_c(Context*, Address, Address, std::int64_t, Handle, Handle, std::int32_t, Handle, Address);
Code guest_MPI_Iallreduce(Context*, Address, Address, std::int32_t, Handle, Handle, Handle, Address);
Code guest_MPI_Iallreduce_c(Context*, Address, Address, std::int64_t, Handle, Handle, Handle, Address);
Code guest_MPI_Ireduce_scatter_block(Context*, Address, Address, std::int32_t, Handle, Handle, Handle, Address);
Code guest_MPI_Ireduce_scatter_block_c(Context*, Address, Address, std::int64_t, Handle, Handle, Handle, Address);
Code guest_MPI_Ireduce_scatter(Context*, Address, Address, Address, Handle, Handle, Handle, Address);
Code guest_MPI_Ireduce_scatter_c(Context*, Address, Address, Address, Handle, Handle, Handle, Address);
Code guest_MPI_Iscan(Context*, Address, Address, std::int32_t, Handle, Handle, Handle, Address);
Code guest_MPI_Iscan_c(Context*, Address, Address, std::int64_t, Handle, Handle, Handle, Address);
Code guest_MPI_Iexscan(Context*, Address, Address, std::int32_t, Handle, Handle, Handle, Address);
Code guest_MPI_Iexscan_c(Context*, Address, Address, std::int64_t, Handle, Handle, Handle, Address);
Code guest_MPI_Barrier_init(Context*, Handle, Handle, Address);
Code guest_MPI_Bcast_init(Context*, Address, std::int32_t, Handle, std::int32_t, Handle, Handle, Address);
Code guest_MPI_Bcast_init_c(Context*, Address, std::int64_t, Handle, std::int32_t, Handle, Handle, Address);
Code guest_MPI_Gather_init(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, std::int32_t,
      Handle, Handle, Address);
Code guest_MPI_Gather_init_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, std::int32_t,
      Handle, Handle, Address);
Code guest_MPI_Gatherv_init(Context*, Address, std::int32_t, Handle, Address, Address, Address, Handle, std::int32_t,
      Handle, Handle, Address);
Code guest_MPI_Gatherv_init_c(Context*, Address, std::int64_t, Handle, Address, Address, Address, Handle,
      std::int32_t, Handle, Handle, Address);
Code guest_MPI_Scatter_init(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, std::int32_t,
      Handle, Handle, Address);
Code guest_MPI_Scatter_init_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, std::int32_t,
      Handle, Handle, Address);
Code guest_MPI_Scatterv_init(Context*, Address, Address, Address, Handle, Address, std::int32_t, Handle,
      std::int32_t, Handle, Handle, Address);
Code guest_MPI_Scatterv_init_c(Context*, Address, Address, Address, Handle, Address, std::int64_t, Handle,
      std::int32_t, Handle, Handle, Address);
Code guest_MPI_Allgather_init(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, Handle, Handle,
      Address);
Code guest_MPI_Allgather_init_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, Handle,
      Handle, Address);
Code guest_MPI_Allgatherv_init(Context*, Address, std::int32_t, Handle, Address, Address, Address, Handle, Handle,
      Handle, Address);
Code guest_MPI_Allgatherv_init_c(Context*, Address, std::int64_t, Handle, Address, Address, Address, Handle, Handle,
      Handle, Address);
Code guest_MPI_Alltoall_init(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, Handle, Handle,
      Address);
Code guest_MPI_Alltoall_init_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, Handle,
      Handle, Address);
Code guest_MPI_Alltoallv_init(Context*, Address, Address, Address, Handle, Address, Address, Address, Handle, Handle,
      Handle, Address);
Code guest_MPI_Alltoallv_init_c(Context*, Address, Address, Address, Handle, Address, Address, Address, Handle,
      Handle, Handle, Address);
Code guest_MPI_Alltoallw_init(Context*, Address, Address, Address, Address, Address, Address, Address, Address,
      Handle, Handle, Address);
Code guest_MPI_Alltoallw_init_c(Context*, Address, Address, Address, Address, Address, Address, Address, Address,
      Handle, Handle, Address);
Code guest_MPI_Reduce_init(Context*, Address, Address, std::int32_t, Handle, Handle, std::int32_t, Handle, Handle,
      Address);
Code guest_MPI_Reduce_init_c(Context*, Address, Address, std::int64_t, Handle, Handle, std::int32_t, Handle, Handle,
      Address);
Code guest_MPI_Allreduce_init(Context*, Address, Address, std::int32_t, Handle, Handle, Handle, Handle, Address);
Code guest_MPI_Allreduce_init_c(Context*, Address, Address, std::int64_t, Handle, Handle, Handle, Handle, Address);
Code guest_MPI_Reduce_scatter_block_init(Context*, Address, Address, std::int32_t, Handle, Handle, Handle, Handle,
      Address);
Code guest_MPI_Reduce_scatter_block_init_c(Context*, Address, Address, std::int64_t, Handle, Handle, Handle, Handle,
      Address);
Code guest_MPI_Reduce_scatter_init(Context*, Address, Address, Address, Handle, Handle, Handle, Handle, Address);
Code guest_MPI_Reduce_scatter_init_c(Context*, Address, Address, Address, Handle, Handle, Handle, Handle, Address);
Code guest_MPI_Scan_init(Context*, Address, Address, std::int32_t, Handle, Handle, Handle, Handle, Address);
Code guest_MPI_Scan_init_c(Context*, Address, Address, std::int64_t, Handle, Handle, Handle, Handle, Address);
Code guest_MPI_Exscan_init(Context*, Address, Address, std::int32_t, Handle, Handle, Handle, Handle, Address);
Code guest_MPI_Exscan_init_c(Context*, Address, Address, std::int64_t, Handle, Handle, Handle, Handle, Address);
Code guest_MPI_Group_size(Context*, Handle, Address);
Code guest_MPI_Group_rank(Context*, Handle, Address);
Code guest_MPI_Group_translate_ranks(Context*, Handle, std::int32_t, Address, Handle, Address);
Code guest_MPI_Group_compare(Context*, Handle, Handle, Address);
Code guest_MPI_Group_union(Context*, Handle, Handle, Address);
Code guest_MPI_Group_intersection(Context*, Handle, Handle, Address);
Code guest_MPI_Group_difference(Context*, Handle, Handle, Address);
Code guest_MPI_Group_incl(Context*, Handle, std::int32_t, Address, Address);
Code guest_MPI_Group_excl(Context*, Handle, std::int32_t, Address, Address);
Code guest_MPI_Group_range_incl(Context*, Handle, std::int32_t, Address, Address);
Code guest_MPI_Group_range_excl(Context*, Handle, std::int32_t, Address, Address);
Code guest_MPI_Group_free(Context*, Address);
Code guest_MPI_Comm_size(Context*, Handle, Address);
Code guest_MPI_Comm_rank(Context*, Handle, Address);
Code guest_MPI_Comm_compare(Context*, Handle, Handle, Address);
Code guest_MPI_Comm_group(Context*, Handle, Address);
Code guest_MPI_Comm_dup(Context*, Handle, Address);
Code guest_MPI_Comm_dup_with_info(Context*, Handle, Handle, Address);
Code guest_MPI_Comm_idup(Context*, Handle, Address, Address);
Code guest_MPI_Comm_idup_with_info(Context*, Handle, Handle, Address, Address);
Code guest_MPI_Comm_create(Context*, Handle, Handle, Address);
Code guest_MPI_Comm_create_group(Context*, Handle, Handle, std::int32_t, Address);
Code guest_MPI_Comm_split(Context*, Handle, std::int32_t, std::int32_t, Address);
Code guest_MPI_Comm_split_type(Context*, Handle, std::int32_t, std::int32_t, Handle, Address);
Code guest_MPI_Comm_free(Context*, Address);
Code guest_MPI_Comm_get_name(Context*, Handle, Address, Address);
Code guest_MPI_Comm_set_name(Context*, Handle, Address);
Code guest_MPI_Comm_get_info(Context*, Handle, Address);
Code guest_MPI_Comm_set_info(Context*, Handle, Handle);
Code guest_MPI_Comm_test_inter(Context*, Handle, Address);
Code guest_MPI_Comm_remote_size(Context*, Handle, Address);
Code guest_MPI_Comm_remote_group(Context*, Handle, Address);
Code guest_MPI_Intercomm_create(Context*, Handle, std::int32_t, Handle, std::int32_t, std::int32_t, Address);
Code guest_MPI_Intercomm_merge(Context*, Handle, std::int32_t, Address);
Code guest_MPI_Comm_create_from_group(Context*, Handle, Address, Handle, Handle, Address);
Code guest_MPI_Intercomm_create_from_groups(Context*, Handle, std::int32_t, Handle, std::int32_t, Address, Handle,
      Handle, Address);
Code guest_MPI_Cart_create(Context*, Handle, std::int32_t, Address, Address, std::int32_t, Address);
Code guest_MPI_Cartdim_get(Context*, Handle, Address);
Code guest_MPI_Cart_get(Context*, Handle, std::int32_t, Address, Address, Address);
Code guest_MPI_Cart_rank(Context*, Handle, Address, Address);
Code guest_MPI_Cart_coords(Context*, Handle, std::int32_t, std::int32_t, Address);
Code guest_MPI_Cart_shift(Context*, Handle, std::int32_t, std::int32_t, Address, Address);
Code guest_MPI_Cart_sub(Context*, Handle, Address, Address);
Code guest_MPI_Cart_map(Context*, Handle, std::int32_t, Address, Address, Address);
Code guest_MPI_Dims_create(Context*, std::int32_t, std::int32_t, Address);
Code guest_MPI_Graph_create(Context*, Handle, std::int32_t, Address, Address, std::int32_t, Address);
Code guest_MPI_Graphdims_get(Context*, Handle, Address, Address);
Code guest_MPI_Graph_get(Context*, Handle, std::int32_t, std::int32_t, Address, Address);
Code guest_MPI_Graph_neighbors_count(Context*, Handle, std::int32_t, Address);
Code guest_MPI_Graph_neighbors(Context*, Handle, std::int32_t, std::int32_t, Address);
Code guest_MPI_Graph_map(Context*, Handle, std::int32_t, Address, Address, Address);
Code guest_MPI_Dist_graph_create(Context*, Handle, std::int32_t, Address, Address, Address, Address, Handle,
      std::int32_t, Address);
Code guest_MPI_Dist_graph_create_adjacent(Context*, Handle, std::int32_t, Address, Address, std::int32_t, Address,
      Address, Handle, std::int32_t, Address);
Code guest_MPI_Dist_graph_neighbors_count(Context*, Handle, Address, Address, Address);
Code guest_MPI_Dist_graph_neighbors(Context*, Handle, std::int32_t, Address, Address, std::int32_t, Address, Address);
Code guest_MPI_Topo_test(Context*, Handle, Address);
Code guest_MPI_Neighbor_allgather(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, Handle);
Code guest_MPI_Neighbor_allgather_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, Handle);
Code guest_MPI_Neighbor_allgatherv(Context*, Address, std::int32_t, Handle, Address, Address, Address, Handle,
      Handle);
Code guest_MPI_Neighbor_allgatherv_c(Context*, Address, std::int64_t, Handle, Address, Address, Address, Handle,
      Handle);
Code guest_MPI_Neighbor_alltoall(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, Handle);
Code guest_MPI_Neighbor_alltoall_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, Handle);
Code guest_MPI_Neighbor_alltoallv(Context*, Address, Address, Address, Handle, Address, Address, Address, Handle,
      Handle);
Code guest_MPI_Neighbor_alltoallv_c(Context*, Address, Address, Address, Handle, Address, Address, Address, Handle,
      Handle);
Code guest_MPI_Neighbor_alltoallw(Context*, Address, Address, Address, Address, Address, Address, Address, Address,
      Handle);
Code guest_MPI_Neighbor_alltoallw_c(Context*, Address, Address, Address, Address, Address, Address, Address, Address,
      Handle);
Code guest_MPI_Ineighbor_allgather(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, Handle,
      Address);
Code guest_MPI_Ineighbor_allgather_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, Handle,
      Address);
Code guest_MPI_Ineighbor_allgatherv(Context*, Address, std::int32_t, Handle, Address, Address, Address, Handle,
      Handle, Address);
Code guest_MPI_Ineighbor_allgatherv_c(Context*, Address, std::int64_t, Handle, Address, Address, Address, Handle,
      Handle, Address);
Code guest_MPI_Ineighbor_alltoall(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, Handle,
      Address);
Code guest_MPI_Ineighbor_alltoall_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, Handle,
      Address);
Code guest_MPI_Ineighbor_alltoallv(Context*, Address, Address, Address, Handle, Address, Address, Address, Handle,
      Handle, Address);
Code guest_MPI_Ineighbor_alltoallv_c(Context*, Address, Address, Address, Handle, Address, Address, Address, Handle,
      Handle, Address);
Code guest_MPI_Ineighbor_alltoallw(Context*, Address, Address, Address, Address, Address, Address, Address, Address,
      Handle, Address);
Code guest_MPI_Ineighbor_alltoallw_c(Context*, Address, Address, Address, Address, Address, Address, Address,
      Address, Handle, Address);
Code guest_MPI_Neighbor_allgather_init(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle,
      Handle, Handle, Address);
Code guest_MPI_Neighbor_allgather_init_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle,
      Handle, Handle, Address);
Code guest_MPI_Neighbor_allgatherv_init(Context*, Address, std::int32_t, Handle, Address, Address, Address, Handle,
      Handle, Handle, Address);
Code guest_MPI_Neighbor_allgatherv_init_c(Context*, Address, std::int64_t, Handle, Address, Address, Address, Handle,
      Handle, Handle, Address);
Code guest_MPI_Neighbor_alltoall_init(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, Handle,
      Handle, Address);
Code guest_MPI_Neighbor_alltoall_init_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle,
      Handle, Handle, Address);
Code guest_MPI_Neighbor_alltoallv_init(Context*, Address, Address, Address, Handle, Address, Address, Address,
      Handle, Handle, Handle, Address);
Code guest_MPI_Neighbor_alltoallv_init_c(Context*, Address, Address, Address, Handle, Address, Address, Address,
      Handle, Handle, Handle, Address);
Code guest_MPI_Neighbor_alltoallw_init(Context*, Address, Address, Address, Address, Address, Address, Address,
      Address, Handle, Handle, Address);
Code guest_MPI_Neighbor_alltoallw_init_c(Context*, Address, Address, Address, Address, Address, Address, Address,
      Address, Handle, Handle, Address);
Code guest_MPI_Comm_create_keyval(Context*, Function, Function, Address, UserData);
Code guest_MPI_Comm_free_keyval(Context*, Address);
Code guest_MPI_Comm_set_attr(Context*, Handle, std::int32_t, UserData);
Code guest_MPI_Comm_get_attr(Context*, Handle, std::int32_t, Address, Address);
Code guest_MPI_Comm_delete_attr(Context*, Handle, std::int32_t);
Code guest_MPI_Type_create_keyval(Context*, Function, Function, Address, UserData);
Code guest_MPI_Type_free_keyval(Context*, Address);
Code guest_MPI_Type_set_attr(Context*, Handle, std::int32_t, UserData);
Code guest_MPI_Type_get_attr(Context*, Handle, std::int32_t, Address, Address);
Code guest_MPI_Type_delete_attr(Context*, Handle, std::int32_t);
Code guest_MPI_Win_create_keyval(Context*, Function, Function, Address, UserData);
Code guest_MPI_Win_free_keyval(Context*, Address);
Code guest_MPI_Win_set_attr(Context*, Handle, std::int32_t, UserData);
Code guest_MPI_Win_get_attr(Context*, Handle, std::int32_t, Address, Address);
Code guest_MPI_Win_delete_attr(Context*, Handle, std::int32_t);
Code guest_MPI_Keyval_create(Context*, Function, Function, Address, UserData);
Code guest_MPI_Keyval_free(Context*, Address);
Code guest_MPI_Attr_put(Context*, Handle, std::int32_t, UserData);
Code guest_MPI_Attr_get(Context*, Handle, std::int32_t, Address, Address);
Code guest_MPI_Attr_delete(Context*, Handle, std::int32_t);
Code guest_MPI_Comm_create_errhandler(Context*, Function, Address);
Code guest_MPI_Comm_set_errhandler(Context*, Handle, Handle);
Code guest_MPI_Comm_get_errhandler(Context*, Handle, Address);
Code guest_MPI_Comm_call_errhandler(Context*, Handle, std::int32_t);
Code guest_MPI_Win_create_errhandler(Context*, Function, Address);
Code guest_MPI_Win_set_errhandler(Context*, Handle, Handle);
Code guest_MPI_Win_get_errhandler(Context*, Handle, Address);
Code guest_MPI_Win_call_errhandler(Context*, Handle, std::int32_t);
Code guest_MPI_File_create_errhandler(Context*, Function, Address);
Code guest_MPI_File_set_errhandler(Context*, Handle, Handle);
Code guest_MPI_File_get_errhandler(Context*, Handle, Address);
Code guest_MPI_File_call_errhandler(Context*, Handle, std::int32_t);
Code guest_MPI_Session_create_errhandler(Context*, Function, Address);
Code guest_MPI_Session_set_errhandler(Context*, Handle, Handle);
Code guest_MPI_Session_get_errhandler(Context*, Handle, Address);
Code guest_MPI_Session_call_errhandler(Context*, Handle, std::int32_t);
Code guest_MPI_Errhandler_free(Context*, Address);
Code guest_MPI_Info_create(Context*, Address);
Code guest_MPI_Info_create_env(Context*, std::int32_t, Address, Address);
Code guest_MPI_Info_set(Context*, Handle, Address, Address);
Code guest_MPI_Info_delete(Context*, Handle, Address);
Code guest_MPI_Info_get(Context*, Handle, Address, std::int32_t, Address, Address);
Code guest_MPI_Info_get_string(Context*, Handle, Address, Address, Address, Address);
Code guest_MPI_Info_get_valuelen(Context*, Handle, Address, Address, Address);
Code guest_MPI_Info_get_nkeys(Context*, Handle, Address);
Code guest_MPI_Info_get_nthkey(Context*, Handle, std::int32_t, Address);
Code guest_MPI_Info_dup(Context*, Handle, Address);
Code guest_MPI_Info_free(Context*, Address);
Code guest_MPI_Session_init(Context*, Handle, Handle, Address);
Code guest_MPI_Session_finalize(Context*, Address);
Code guest_MPI_Session_get_num_psets(Context*, Handle, Handle, Address);
Code guest_MPI_Session_get_nth_pset(Context*, Handle, Handle, std::int32_t, Address, Address);
Code guest_MPI_Session_get_info(Context*, Handle, Address);
Code guest_MPI_Session_get_pset_info(Context*, Handle, Address, Address);
Code guest_MPI_Group_from_session_pset(Context*, Handle, Address, Address);
Code guest_MPI_Comm_spawn(Context*, Address, Address, std::int32_t, Handle, std::int32_t, Handle, Address, Address);
Code guest_MPI_Comm_spawn_multiple(Context*, std::int32_t, Address, Address, Address, Address, std::int32_t, Handle,
      Address, Address);
Code guest_MPI_Comm_get_parent(Context*, Address);
Code guest_MPI_Open_port(Context*, Handle, Address);
Code guest_MPI_Close_port(Context*, Address);
Code guest_MPI_Comm_accept(Context*, Address, Handle, std::int32_t, Handle, Address);
Code guest_MPI_Comm_connect(Context*, Address, Handle, std::int32_t, Handle, Address);
Code guest_MPI_Comm_disconnect(Context*, Address);
Code guest_MPI_Comm_join(Context*, std::int32_t, Address);
Code guest_MPI_Publish_name(Context*, Address, Handle, Address);
Code guest_MPI_Unpublish_name(Context*, Address, Handle, Address);
Code guest_MPI_Lookup_name(Context*, Address, Handle, Address);
Code guest_MPI_Win_create(Context*, Address, std::int32_t, std::int32_t, Handle, Handle, Address);
Code guest_MPI_Win_create_c(Context*, Address, std::int32_t, std::int32_t, Handle, Handle, Address);
Code guest_MPI_Win_allocate(Context*, std::int32_t, std::int32_t, Handle, Handle, Address, Address);
Code guest_MPI_Win_allocate_c(Context*, std::int32_t, std::int32_t, Handle, Handle, Address, Address);
Code guest_MPI_Win_allocate_shared(Context*, std::int32_t, std::int32_t, Handle, Handle, Address, Address);
Code guest_MPI_Win_allocate_shared_c(Context*, std::int32_t, std::int32_t, Handle, Handle, Address, Address);
Code guest_MPI_Win_shared_query(Context*, Handle, std::int32_t, Address, Address, Address);
Code guest_MPI_Win_shared_query_c(Context*, Handle, std::int32_t, Address, Address, Address);
Code guest_MPI_Win_create_dynamic(Context*, Handle, Handle, Address);
Code guest_MPI_Win_attach(Context*, Handle, Address, std::int32_t);
Code guest_MPI_Win_detach(Context*, Handle, Address);
Code guest_MPI_Win_free(Context*, Address);
Code guest_MPI_Win_get_group(Context*, Handle, Address);
Code guest_MPI_Win_get_info(Context*, Handle, Address);
Code guest_MPI_Win_set_info(Context*, Handle, Handle);
Code guest_MPI_Win_get_name(Context*, Handle, Address, Address);
Code guest_MPI_Win_set_name(Context*, Handle, Address);
Code guest_MPI_Put(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, std::int32_t, Handle, Handle);
Code guest_MPI_Put_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, std::int64_t, Handle,
      Handle);
Code guest_MPI_Get(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, std::int32_t, Handle, Handle);
Code guest_MPI_Get_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, std::int64_t, Handle,
      Handle);
Code guest_MPI_Accumulate(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, std::int32_t, Handle,
      Handle, Handle);
Code guest_MPI_Accumulate_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, std::int64_t,
      Handle, Handle, Handle);
Code guest_MPI_Get_accumulate(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, std::int32_t,
      std::int32_t, std::int32_t, Handle, Handle, Handle);
Code guest_MPI_Get_accumulate_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle, std::int32_t,
      std::int32_t, std::int64_t, Handle, Handle, Handle);
Code guest_MPI_Fetch_and_op(Context*, Address, Address, Handle, std::int32_t, std::int32_t, Handle, Handle);
Code guest_MPI_Compare_and_swap(Context*, Address, Address, Address, Handle, std::int32_t, std::int32_t, Handle);
Code guest_MPI_Rput(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, std::int32_t, Handle,
      Handle, Address);
Code guest_MPI_Rput_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, std::int64_t, Handle,
      Handle, Address);
Code guest_MPI_Rget(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, std::int32_t, Handle,
      Handle, Address);
Code guest_MPI_Rget_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, std::int64_t, Handle,
      Handle, Address);
Code guest_MPI_Raccumulate(Context*, Address, std::int32_t, Handle, std::int32_t, std::int32_t, std::int32_t, Handle,
      Handle, Handle, Address);
Code guest_MPI_Raccumulate_c(Context*, Address, std::int64_t, Handle, std::int32_t, std::int32_t, std::int64_t,
      Handle, Handle, Handle, Address);
Code guest_MPI_Rget_accumulate(Context*, Address, std::int32_t, Handle, Address, std::int32_t, Handle, std::int32_t,
      std::int32_t, std::int32_t, Handle, Handle, Handle, Address);
Code guest_MPI_Rget_accumulate_c(Context*, Address, std::int64_t, Handle, Address, std::int64_t, Handle,
      std::int32_t, std::int32_t, std::int64_t, Handle, Handle, Handle, Address);
Code guest_MPI_Win_fence(Context*, std::int32_t, Handle);
Code guest_MPI_Win_start(Context*, Handle, std::int32_t, Handle);
Code guest_MPI_Win_complete(Context*, Handle);
Code guest_MPI_Win_post(Context*, Handle, std::int32_t, Handle);
Code guest_MPI_Win_wait(Context*, Handle);
Code guest_MPI_Win_test(Context*, Handle, Address);
Code guest_MPI_Win_lock(Context*, std::int32_t, std::int32_t, std::int32_t, Handle);
Code guest_MPI_Win_unlock(Context*, std::int32_t, Handle);
Code guest_MPI_Win_lock_all(Context*, std::int32_t, Handle);
Code guest_MPI_Win_unlock_all(Context*, Handle);
Code guest_MPI_Win_flush(Context*, std::int32_t, Handle);
Code guest_MPI_Win_flush_all(Context*, Handle);
Code guest_MPI_Win_flush_local(Context*, std::int32_t, Handle);
Code guest_MPI_Win_flush_local_all(Context*, Handle);
Code guest_MPI_Win_sync(Context*, Handle);
Code guest_MPI_Grequest_start(Context*, Function, Function, Function, UserData, Address);
Code guest_MPI_Grequest_complete(Context*, Handle);
Code guest_MPI_File_open(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_close(Context*, Address);
Code guest_MPI_File_delete(Context*, Address, Handle);
Code guest_MPI_File_set_size(Context*, Handle, std::int64_t);
Code guest_MPI_File_preallocate(Context*, Handle, std::int64_t);
Code guest_MPI_File_get_size(Context*, Handle, Address);
Code guest_MPI_File_get_group(Context*, Handle, Address);
Code guest_MPI_File_get_amode(Context*, Handle, Address);
Code guest_MPI_File_set_info(Context*, Handle, Handle);
Code guest_MPI_File_get_info(Context*, Handle, Address);
Code guest_MPI_File_set_view(Context*, Handle, std::int64_t, Handle, Handle, Address, Handle);
Code guest_MPI_File_get_view(Context*, Handle, Address, Address, Address, Address);
Code guest_MPI_File_read_at(Context*, Handle, std::int64_t, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_read_at_c(Context*, Handle, std::int64_t, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_read_at_all(Context*, Handle, std::int64_t, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_read_at_all_c(Context*, Handle, std::int64_t, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_write_at(Context*, Handle, std::int64_t, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_write_at_c(Context*, Handle, std::int64_t, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_write_at_all(Context*, Handle, std::int64_t, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_write_at_all_c(Context*, Handle, std::int64_t, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_iread_at(Context*, Handle, std::int64_t, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_iread_at_c(Context*, Handle, std::int64_t, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_iread_at_all(Context*, Handle, std::int64_t, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_iread_at_all_c(Context*, Handle, std::int64_t, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_iwrite_at(Context*, Handle, std::int64_t, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_iwrite_at_c(Context*, Handle, std::int64_t, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_iwrite_at_all(Context*, Handle, std::int64_t, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_iwrite_at_all_c(Context*, Handle, std::int64_t, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_read(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_read_c(Context*, Handle, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_read_all(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_read_all_c(Context*, Handle, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_write(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_write_c(Context*, Handle, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_write_all(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_write_all_c(Context*, Handle, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_iread(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_iread_c(Context*, Handle, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_iread_all(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_iread_all_c(Context*, Handle, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_iwrite(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_iwrite_c(Context*, Handle, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_iwrite_all(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_iwrite_all_c(Context*, Handle, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_seek(Context*, Handle, std::int64_t, std::int32_t);
Code guest_MPI_File_get_position(Context*, Handle, Address);
Code guest_MPI_File_get_byte_offset(Context*, Handle, std::int64_t, Address);
Code guest_MPI_File_read_shared(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_read_shared_c(Context*, Handle, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_write_shared(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_write_shared_c(Context*, Handle, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_iread_shared(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_iread_shared_c(Context*, Handle, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_iwrite_shared(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_iwrite_shared_c(Context*, Handle, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_read_ordered(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_read_ordered_c(Context*, Handle, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_write_ordered(Context*, Handle, Address, std::int32_t, Handle, Address);
Code guest_MPI_File_write_ordered_c(Context*, Handle, Address, std::int64_t, Handle, Address);
Code guest_MPI_File_seek_shared(Context*, Handle, std::int64_t, std::int32_t);
Code guest_MPI_File_get_position_shared(Context*, Handle, Address);
Code guest_MPI_File_read_at_all_begin(Context*, Handle, std::int64_t, Address, std::int32_t, Handle);
Code guest_MPI_File_read_at_all_begin_c(Context*, Handle, std::int64_t, Address, std::int64_t, Handle);
Code guest_MPI_File_read_at_all_end(Context*, Handle, Address, Address);
Code guest_MPI_File_write_at_all_begin(Context*, Handle, std::int64_t, Address, std::int32_t, Handle);
Code guest_MPI_File_write_at_all_begin_c(Context*, Handle, std::int64_t, Address, std::int64_t, Handle);
Code guest_MPI_File_write_at_all_end(Context*, Handle, Address, Address);
Code guest_MPI_File_read_all_begin(Context*, Handle, Address, std::int32_t, Handle);
Code guest_MPI_File_read_all_begin_c(Context*, Handle, Address, std::int64_t, Handle);
Code guest_MPI_File_read_all_end(Context*, Handle, Address, Address);
Code guest_MPI_File_write_all_begin(Context*, Handle, Address, std::int32_t, Handle);
Code guest_MPI_File_write_all_begin_c(Context*, Handle, Address, std::int64_t, Handle);
Code guest_MPI_File_write_all_end(Context*, Handle, Address, Address);
Code guest_MPI_File_read_ordered_begin(Context*, Handle, Address, std::int32_t, Handle);
Code guest_MPI_File_read_ordered_begin_c(Context*, Handle, Address, std::int64_t, Handle);
Code guest_MPI_File_read_ordered_end(Context*, Handle, Address, Address);
Code guest_MPI_File_write_ordered_begin(Context*, Handle, Address, std::int32_t, Handle);
Code guest_MPI_File_write_ordered_begin_c(Context*, Handle, Address, std::int64_t, Handle);
Code guest_MPI_File_write_ordered_end(Context*, Handle, Address, Address);
Code guest_MPI_File_get_type_extent(Context*, Handle, Handle, Address);
Code guest_MPI_File_get_type_extent_c(Context*, Handle, Handle, Address);
Code guest_MPI_Register_datarep(Context*, Address, Function, Function, Function, UserData);
Code guest_MPI_Register_datarep_c(Context*, Address, Function, Function, Function, UserData);
Code guest_MPI_File_set_atomicity(Context*, Handle, std::int32_t);
Code guest_MPI_File_get_atomicity(Context*, Handle, Address);
Code guest_MPI_File_sync(Context*, Handle);
Code guest_MPI_T_init_thread(Context*, std::int32_t, Address);
Code guest_MPI_T_finalize(Context*);
Code guest_MPI_T_enum_get_info(Context*, Handle, Address, Address, Address);
Code guest_MPI_T_enum_get_item(Context*, Handle, std::int32_t, Address, Address, Address);
Code guest_MPI_T_cvar_get_num(Context*, Address);
Code guest_MPI_T_cvar_get_info(Context*, std::int32_t, Address, Address, Address, Address, Address, Address, Address,
      Address, Address);
Code guest_MPI_T_cvar_get_index(Context*, Address, Address);
Code guest_MPI_T_cvar_handle_alloc(Context*, std::int32_t, Address, Address, Address);
Code guest_MPI_T_cvar_handle_free(Context*, Address);
Code guest_MPI_T_cvar_read(Context*, Handle, Address);
Code guest_MPI_T_cvar_write(Context*, Handle, Address);
Code guest_MPI_T_pvar_get_num(Context*, Address);
Code guest_MPI_T_pvar_get_info(Context*, std::int32_t, Address, Address, Address, Address, Address, Address, Address,
      Address, Address, Address, Address, Address);
Code guest_MPI_T_pvar_get_index(Context*, Address, std::int32_t, Address);
Code guest_MPI_T_pvar_session_create(Context*, Address);
Code guest_MPI_T_pvar_session_free(Context*, Address);
Code guest_MPI_T_pvar_handle_alloc(Context*, Handle, std::int32_t, Address, Address, Address);
Code guest_MPI_T_pvar_handle_free(Context*, Handle, Address);
Code guest_MPI_T_pvar_start(Context*, Handle, Handle);
Code guest_MPI_T_pvar_stop(Context*, Handle, Handle);
Code guest_MPI_T_pvar_read(Context*, Handle, Handle, Address);
Code guest_MPI_T_pvar_write(Context*, Handle, Handle, Address);
Code guest_MPI_T_pvar_reset(Context*, Handle, Handle);
Code guest_MPI_T_pvar_readreset(Context*, Handle, Handle, Address);
Code guest_MPI_T_category_get_num(Context*, Address);
Code guest_MPI_T_category_get_info(Context*, std::int32_t, Address, Address, Address, Address, Address, Address,
      Address);
Code guest_MPI_T_category_get_index(Context*, Address, Address);
Code guest_MPI_T_category_get_num_events(Context*, std::int32_t, Address);
Code guest_MPI_T_category_get_cvars(Context*, std::int32_t, std::int32_t, Address);
Code guest_MPI_T_category_get_pvars(Context*, std::int32_t, std::int32_t, Address);
Code guest_MPI_T_category_get_events(Context*, std::int32_t, std::int32_t, Address);
Code guest_MPI_T_category_get_categories(Context*, std::int32_t, std::int32_t, Address);
Code guest_MPI_T_category_changed(Context*, Address);
Code guest_MPI_T_source_get_num(Context*, Address);
Code guest_MPI_T_source_get_info(Context*, std::int32_t, Address, Address, Address, Address, Address, Address,
      Address, Address);
Code guest_MPI_T_source_get_timestamp(Context*, std::int32_t, Address);
Code guest_MPI_T_event_get_num(Context*, Address);
Code guest_MPI_T_event_get_info(Context*, std::int32_t, Address, Address, Address, Address, Address, Address,
      Address, Address, Address, Address, Address);
Code guest_MPI_T_event_get_index(Context*, Address, Address);
Code guest_MPI_T_event_handle_alloc(Context*, std::int32_t, Address, Handle, Address);
Code guest_MPI_T_event_handle_set_info(Context*, Handle, Handle);
Code guest_MPI_T_event_handle_get_info(Context*, Handle, Address);
Code guest_MPI_T_event_register_callback(Context*, Handle, std::int32_t, Handle, UserData, Function);
Code guest_MPI_T_event_callback_set_info(Context*, Handle, std::int32_t, Handle);
Code guest_MPI_T_event_callback_get_info(Context*, Handle, std::int32_t, Address);
Code guest_MPI_T_event_handle_free(Context*, Handle, UserData, Function);
Code guest_MPI_T_event_set_dropped_handler(Context*, Handle, Function);
Code guest_MPI_T_event_read(Context*, Handle, std::int32_t, Address);
Code guest_MPI_T_event_copy(Context*, Handle, Address);
Code guest_MPI_T_event_get_timestamp(Context*, Handle, Address);
Code guest_MPI_T_event_get_source(Context*, Handle, Address);
Code guest_MPI_Abi_get_version(Context*, Address, Address);
Code guest_MPI_Abi_get_info(Context*, Address);
Code guest_MPI_Abi_get_fortran_info(Context*, Address);
Code guest_MPI_Abi_set_fortran_info(Context*, Handle);
Code guest_MPI_Abi_get_fortran_booleans(Context*, std::int32_t, Address, Address, Address);
Code guest_MPI_Abi_set_fortran_booleans(Context*, std::int32_t, Address, Address);
std::int32_t guest_MPI_Comm_toint(Context*, Handle);
Handle guest_MPI_Comm_fromint(Context*, std::int32_t);
std::int32_t guest_MPI_Group_toint(Context*, Handle);
Handle guest_MPI_Group_fromint(Context*, std::int32_t);
std::int32_t guest_MPI_Type_toint(Context*, Handle);
Handle guest_MPI_Type_fromint(Context*, std::int32_t);
std::int32_t guest_MPI_Op_toint(Context*, Handle);
Handle guest_MPI_Op_fromint(Context*, std::int32_t);
std::int32_t guest_MPI_Request_toint(Context*, Handle);
Handle guest_MPI_Request_fromint(Context*, std::int32_t);
std::int32_t guest_MPI_Message_toint(Context*, Handle);
Handle guest_MPI_Message_fromint(Context*, std::int32_t);
std::int32_t guest_MPI_Win_toint(Context*, Handle);
Handle guest_MPI_Win_fromint(Context*, std::int32_t);
std::int32_t guest_MPI_File_toint(Context*, Handle);
Handle guest_MPI_File_fromint(Context*, std::int32_t);
std::int32_t guest_MPI_Info_toint(Context*, Handle);
Handle guest_MPI_Info_fromint(Context*, std::int32_t);
std::int32_t guest_MPI_Errhandler_toint(Context*, Handle);
Handle guest_MPI_Errhandler_fromint(Context*, std::int32_t);
std::int32_t guest_MPI_Session_toint(Context*, Handle);
Handle guest_MPI_Session_fromint(Context*, std::int32_t);

}  // namespace mpiwasm::calls
