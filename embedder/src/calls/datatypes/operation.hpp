// What mpiwasm knows of each reduction operation.
#pragma once

#include <map>
#include <memory>

#include "calls/core/object.hpp"

namespace mpiwasm::calls {

/// What makes an operation of the guest again.
struct OperationRecipe {
  /// Function pointer of the guest; 0 for predefined operations.
  Function function{};
  bool commutes = true;
  /// Takes MPI_Count lengths (made by MPI_Op_create_c).
  bool large = false;
};

/// The guest functions behind the library's reductions (user_operations.cpp).
struct Reductions;

/// A guest reduction function, as MPI calls it for one datatype.
struct Operation : OperationRecipe {
  MPI_Op host = MPI_OP_NULL;
  /// The guest's handle when predefined.
  Handle predefined_handle{};
  /// Host operations made so far: by guest datatype handle, each bound to a trampoline (user_operations.cpp).
  std::map<Handle, MPI_Op> host_operations;
  /// Where these trampolines are; null while there are none.
  std::shared_ptr<Reductions> reductions;

  explicit Operation(OperationRecipe recipe = {}) : OperationRecipe(recipe) {}
  Operation(const Operation&) = delete;
  Operation& operator=(const Operation&) = delete;
  /// Frees the host operations and their trampolines.
  ~Operation();
};

using OperationTable = HandleTable<std::shared_ptr<Operation>, HandleKind::operation, 0x00>;

}  // namespace mpiwasm::calls
