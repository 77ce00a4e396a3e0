// Two contexts of the built-in MPI for tests of recipes: what a guest makes in one is made again in the other under the
// same handles.
#pragma once

#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::recipe_tests {

using namespace serial_tests;

/// Where the guest makes objects.
inline Context& before() { return context(); }
/// Where they are made again.
inline Context& after() {
  static Context& again = (before(), context_in(false));
  return again;
}

}  // namespace mpiwasm::calls::recipe_tests
