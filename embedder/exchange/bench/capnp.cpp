// Cap'n Proto in place of the exchange (serialized.hpp). Its messages are one segment, in memory that is reused.
#include <capnp/message.h>
#include <capnp/serialize.h>

#include <optional>

#include "serialized.capnp.h"
#include "serialized.hpp"

namespace {

class CapnProto {
 public:
  serialized::Message write_items(std::uint64_t count, std::uint64_t step) {
    auto scooters = begin(2 * count).initScooters(static_cast<unsigned>(count));
    for (unsigned i = 0; i < count; ++i) {
      scooters[i].setIdentifier(static_cast<std::uint32_t>(i + step));
      scooters[i].setDistance(3 * i);
    }
    return written();
  }

  serialized::Message write_bytes(const unsigned char* bytes, std::size_t count) {
    begin(count / 8).setBytes(kj::arrayPtr(bytes, count));
    return written();
  }

  static std::uint64_t read_items(const serialized::Message& message) {
    const auto segment = segment_of(message);
    capnp::SegmentArrayMessageReader reader{kj::arrayPtr(&segment, 1), unlimited()};
    std::uint64_t sum = 0;
    for (const auto scooter : reader.getRoot<Step>().getScooters()) {
      sum += std::uint64_t{scooter.getIdentifier()} + scooter.getDistance();
    }
    return sum;
  }

  static unsigned char first_of(const serialized::Message& message) {
    const auto segment = segment_of(message);
    capnp::SegmentArrayMessageReader reader{kj::arrayPtr(&segment, 1), unlimited()};
    return reader.getRoot<Step>().getBytes()[0];
  }

 private:
  Step::Builder begin(std::uint64_t words) {
    builder_.reset();  // it clears its memory, which the next one expects
    if (memory_.size() < words + 64) memory_.assign(static_cast<std::size_t>(words) + 64, capnp::word{});
    builder_.emplace(kj::arrayPtr(memory_.data(), memory_.size()));
    return builder_->initRoot<Step>();
  }

  serialized::Message written() {
    const auto segments = builder_->getSegmentsForOutput();
    if (segments.size() != 1) std::abort();
    const auto bytes = segments[0].asBytes();
    return {bytes.begin(), bytes.size()};
  }

  static kj::ArrayPtr<const capnp::word> segment_of(const serialized::Message& message) {
    return {reinterpret_cast<const capnp::word*>(message.data), message.size / sizeof(capnp::word)};
  }

  static capnp::ReaderOptions unlimited() {
    capnp::ReaderOptions options;
    options.traversalLimitInWords = std::uint64_t{1} << 60;
    return options;
  }

  std::vector<capnp::word> memory_;
  std::optional<capnp::MallocMessageBuilder> builder_;
};

}  // namespace

int main(int argc, char** argv) { return serialized::run<CapnProto>(argc, argv, "capnp"); }
