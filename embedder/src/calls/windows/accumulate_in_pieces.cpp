// Accumulate operations in pieces: runs of bytes that are consecutive here and at the target.
#include "calls/windows/accumulate_in_pieces.hpp"

#include <algorithm>
#include <limits>
#include <new>
#include <vector>

#include "calls/datatypes/basic_type.hpp"
#include "calls/windows/single_process_windows.hpp"

namespace mpiwasm::calls::in_pieces {

namespace {

/// What the library combines in a buffer of its own.
constexpr std::int64_t most_result_bytes = 4096;
constexpr std::int64_t most_count = std::numeric_limits<int>::max();
/// Of one operation, so that the host's memory suffices.
constexpr std::size_t most_runs = std::size_t{1} << 22;

/// Elements here or at the target; none where an operation has no result, or no origin.
struct Elements {
  std::byte* place;
  std::int64_t count;
  const Datatype* type;
};

struct Run {
  std::int64_t offset;
  std::int64_t bytes;
};

/// The numbers that the library combines.
struct Unit {
  MPI_Datatype host;
  std::int64_t size;
  /// A pair with a gap behind it, of which the library takes one at a time.
  bool alone;
};

Unit unit_of(const Datatype& type) {
  const Datatype* numbers = basic_type(process_context(), type);
  // Such data are replaced or read, but not combined (Call::predefined_operation).
  if (numbers == nullptr || numbers->foreign_format) return {MPI_BYTE, 1, false};
  return {numbers->host, numbers->size, numbers->size != numbers->extent};
}

/// Consecutive numbers that the library knows as predefined.
bool is_plain(const Datatype& type) { return type.predefined && !type.foreign_format && type.size == type.extent; }

/// The runs of some elements, one after the other.
class Cursor {
 public:
  explicit Cursor(const Elements& elements) : place_(elements.place) {
    if (elements.type == nullptr) return;
    known_ = elements.type->layout->visit(0, elements.count, [this](const layout::Run& run) {
      if (!runs_.empty() && runs_.back().offset + runs_.back().bytes == run.offset) {
        runs_.back().bytes += run.bytes;
      } else if (run.bytes > 0) {
        runs_.push_back({run.offset, run.bytes});
      }
      return runs_.size() <= most_runs;
    });
  }

  [[nodiscard]] bool known() const { return known_; }
  [[nodiscard]] bool at_end() const { return next_ == runs_.size(); }
  [[nodiscard]] std::byte* place() const { return at_end() ? place_ : place_ + runs_[next_].offset + done_; }
  [[nodiscard]] std::int64_t left() const { return at_end() ? 0 : runs_[next_].bytes - done_; }
  void advance(std::int64_t bytes) {
    done_ += bytes;
    if (left() > 0) return;
    ++next_;
    done_ = 0;
  }
  void restart() { next_ = 0, done_ = 0; }

 private:
  std::byte* place_;
  std::vector<Run> runs_;
  std::size_t next_ = 0;
  std::int64_t done_ = 0;
  bool known_ = true;
};

bool is_of_one_kind(const Datatype& type) { return type.predefined || basic_type(process_context(), type) != nullptr; }

struct Operation {
  Elements origin;
  Elements result;
  Elements target;
  int rank;
  MPI_Op op;
  Window& window;

  [[nodiscard]] bool has_origin() const { return op != MPI_NO_OP; }
  [[nodiscard]] bool has_result() const { return result.type != nullptr; }
  /// Types of what the library would be given.
  template <class Test>
  [[nodiscard]] bool all(Test test) const {
    return test(target) && (!has_origin() || test(origin)) && (!has_result() || test(result));
  }

  /// True when the library does it correctly as it is.
  [[nodiscard]] bool is_sound(const Unit& unit) const {
    if (rank == MPI_PROC_NULL) return true;
    if (!all([](const Elements& each) { return each.count <= most_count; })) return false;
    if (unit.alone) return all([](const Elements& each) { return each.count <= 1 && each.type->predefined; });
    if (!has_result()) return true;
    // Open MPI 5.0 reads a datatype that it has not set for one of several kinds of numbers.
    if (!all([](const Elements& each) { return is_of_one_kind(*each.type); })) return false;
    if (!window.guard->only_small_results) return true;
    return all(
        [](const Elements& each) { return is_plain(*each.type) && each.count * each.type->size <= most_result_bytes; });
  }

  /// Gives the library `count` numbers at these places.
  template <class Call>
  int in_pieces(const Unit& unit, Call call) const {
    Cursor here(has_origin() ? origin : Elements{});
    Cursor back(result);
    Cursor there(target);
    if (!here.known() || !back.known() || !there.known()) return MPI_ERR_NO_MEM;
    const auto walk = [&](auto give) {
      while (!there.at_end()) {
        std::int64_t bytes = unit.alone ? unit.size : has_result() ? most_result_bytes : most_count;
        bytes = std::min(bytes, there.left());
        if (has_origin()) bytes = std::min(bytes, here.left());
        if (has_result()) bytes = std::min(bytes, back.left());
        bytes -= bytes % unit.size;
        if (bytes == 0) return MPI_ERR_TYPE;  // numbers of another size here than at the target
        if (const int code = give(static_cast<int>(bytes / unit.size)); code != MPI_SUCCESS) return code;
        if (has_origin()) here.advance(bytes);
        if (has_result()) back.advance(bytes);
        there.advance(bytes);
      }
      return MPI_SUCCESS;
    };
    // All or nothing.
    if (const int code = walk([](int) { return MPI_SUCCESS; }); code != MPI_SUCCESS) return code;
    for (Cursor* each : {&here, &back, &there}) each->restart();
    return walk([&](int count) {
      return call(Elements{here.place(), count, nullptr}, Elements{back.place(), count, nullptr},
                  reinterpret_cast<MPI_Aint>(there.place()));
    });
  }
};

Elements elements(const void* place, std::int64_t count, const Datatype& type) {
  return {static_cast<std::byte*>(const_cast<void*>(place)), count, &type};
}

Elements at_target(MPI_Aint place, std::int64_t count, const Datatype& type) {
  return {reinterpret_cast<std::byte*>(place), count, &type};
}

/// A count that has been found to be one.
int narrow(std::int64_t count) { return static_cast<int>(count); }

int get_whole(const Operation& operation, MPI_Request* request) {
  const auto& [origin, result, target, rank, op, window] = operation;
  const MPI_Datatype origin_type = operation.has_origin() ? origin.type->host : result.type->host;
  const int origin_count = operation.has_origin() ? narrow(origin.count) : 0;
  const MPI_Aint place = reinterpret_cast<MPI_Aint>(target.place);
  if (request == nullptr) {
    return MPI_Get_accumulate(origin.place, origin_count, origin_type, result.place, narrow(result.count),
                              result.type->host, rank, place, narrow(target.count), target.type->host, op, window.host);
  }
  return MPI_Rget_accumulate(origin.place, origin_count, origin_type, result.place, narrow(result.count),
                             result.type->host, rank, place, narrow(target.count), target.type->host, op, window.host,
                             request);
}

int put_whole(const Operation& operation, MPI_Request* request) {
  const auto& [origin, result, target, rank, op, window] = operation;
  const MPI_Aint place = reinterpret_cast<MPI_Aint>(target.place);
  if (request == nullptr) {
    return MPI_Accumulate(origin.place, narrow(origin.count), origin.type->host, rank, place, narrow(target.count),
                          target.type->host, op, window.host);
  }
  return MPI_Raccumulate(origin.place, narrow(origin.count), origin.type->host, rank, place, narrow(target.count),
                         target.type->host, op, window.host, request);
}

/// Each piece has a request; that of the last one is the guest's.
template <class Call>
int with_requests(const Operation& operation, const Unit& unit, MPI_Request* request, Call call) {
  *request = MPI_REQUEST_NULL;
  return operation.in_pieces(unit, [&](const Elements& origin, const Elements& result, MPI_Aint place) {
    const int code = MPI_Wait(request, MPI_STATUS_IGNORE);
    return code == MPI_SUCCESS ? call(origin, result, place) : code;
  });
}

int run(const Operation& operation, MPI_Request* request) try {
  const Unit unit = unit_of(*operation.target.type);
  const auto& [origin, result, target, rank, op, window] = operation;
  const bool gets = operation.has_result();
  const bool is_empty = target.count == 0 || target.type->size == 0;
  if (is_empty || operation.is_sound(unit)) return gets ? get_whole(operation, request) : put_whole(operation, request);
  const MPI_Datatype type = unit.host;
  const auto get = [&](const Elements& from, const Elements& to, MPI_Aint place) {
    const int count = narrow(to.count);
    const int sent = operation.has_origin() ? count : 0;
    if (request == nullptr)
      return MPI_Get_accumulate(from.place, sent, type, to.place, count, type, rank, place, count, type, op,
                                window.host);
    return MPI_Rget_accumulate(from.place, sent, type, to.place, count, type, rank, place, count, type, op, window.host,
                               request);
  };
  const auto put = [&](const Elements& from, const Elements&, MPI_Aint place) {
    const int count = narrow(from.count);
    if (request == nullptr) return MPI_Accumulate(from.place, count, type, rank, place, count, type, op, window.host);
    return MPI_Raccumulate(from.place, count, type, rank, place, count, type, op, window.host, request);
  };
  if (request == nullptr) return gets ? operation.in_pieces(unit, get) : operation.in_pieces(unit, put);
  return gets ? with_requests(operation, unit, request, get) : with_requests(operation, unit, request, put);
} catch (const std::bad_alloc&) {
  return MPI_ERR_NO_MEM;
}

}  // namespace

int accumulate(const void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place,
               std::int64_t there, const Datatype& target_type, MPI_Op op, Window& window) {
  return raccumulate(origin, count, type, rank, place, there, target_type, op, window, nullptr);
}

int get_accumulate(const void* origin, std::int64_t count, const Datatype& type, void* result, std::int64_t results,
                   const Datatype& result_type, int rank, MPI_Aint place, std::int64_t there,
                   const Datatype& target_type, MPI_Op op, Window& window) {
  return rget_accumulate(origin, count, type, result, results, result_type, rank, place, there, target_type, op, window,
                         nullptr);
}

int fetch_and_op(const void* origin, void* result, const Datatype& type, int rank, MPI_Aint place, MPI_Op op,
                 Window& window) {
  if (is_plain(type)) return MPI_Fetch_and_op(origin, result, type.host, rank, place, op, window.host);
  return get_accumulate(origin, 1, type, result, 1, type, rank, place, 1, type, op, window);
}

int raccumulate(const void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place,
                std::int64_t there, const Datatype& target_type, MPI_Op op, Window& window, MPI_Request* request) {
  return run({elements(origin, count, type), {}, at_target(place, there, target_type), rank, op, window}, request);
}

int rget_accumulate(const void* origin, std::int64_t count, const Datatype& type, void* result, std::int64_t results,
                    const Datatype& result_type, int rank, MPI_Aint place, std::int64_t there,
                    const Datatype& target_type, MPI_Op op, Window& window, MPI_Request* request) {
  return run({elements(origin, count, type), elements(result, results, result_type),
              at_target(place, there, target_type), rank, op, window},
             request);
}

}  // namespace mpiwasm::calls::in_pieces
