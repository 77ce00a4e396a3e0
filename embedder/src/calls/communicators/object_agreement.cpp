// See object_agreement.hpp. Threads may use several objects of one communicator at the same time, in different orders,
// while another thread calls a constructor: these are messages with a tag of the object, and no collective operation.
#include "calls/communicators/object_agreement.hpp"

#include <sys/random.h>

#include <numeric>
#include <vector>

#include "calls/communicators/exchanges.hpp"
#include "calls/communicators/mixed_number.hpp"
#include "calls/core/context.hpp"

namespace mpiwasm::calls {

namespace {

std::int64_t random_number() {
  std::int64_t random = 0;
  (void)::getrandom(&random, sizeof random, 0);
  return random;
}

}  // namespace

ObjectAgreement::ObjectAgreement(const Communicator& comm) {
  if (comm.size == 1 || process_context().options.has_native_peers) return;
  use_ = use_private_communicator(comm);
  if (use_.host() != MPI_COMM_NULL) {
    over_ = use_.host();
    number_ = MixedNumber(shared_secret(comm)).add(agreements_on(comm)).value();
    return;
  }
  // One that the guest has no handle to, and that lasts as long as MPI runs.
  over_ = comm.host;
  std::int64_t largest = random_number();
  (void)take_largest({over_, false}, {&largest, 1});
  number_ = static_cast<std::uint64_t>(largest);
}

bool ObjectAgreement::all_call(std::string_view function) const {
  return over_ == MPI_COMM_NULL || all_have(MixedNumber(number_).add(function).value());
}

bool ObjectAgreement::all_have(std::uint64_t number) const {
  if (over_ == MPI_COMM_NULL) return true;
  int size = 0;
  int rank = 0;
  MPI_Comm_size(over_, &size);
  MPI_Comm_rank(over_, &rank);
  std::vector<int> ranks(static_cast<std::size_t>(size));
  std::iota(ranks.begin(), ranks.end(), 0);
  const int tag = private_tag(PrivateTag::objects, number_);
  return members_have_same(over_, ranks, static_cast<std::size_t>(rank), tag, number);
}

}  // namespace mpiwasm::calls
