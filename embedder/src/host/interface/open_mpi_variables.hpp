// Variables of Open MPI that the command sets and calls read.
#pragma once

namespace mpiwasm::host {

/// Blocks that osc/rdma takes in a dynamic window of a process.
inline constexpr const char* most_attached_variable = "OMPI_MCA_osc_rdma_max_attach";

}  // namespace mpiwasm::host
