// FlatBuffers in place of the exchange (serialized.hpp).
#include "serialized.hpp"
#include "serialized_generated.h"

namespace {

class FlatBuffers {
 public:
  serialized::Message write_items(std::uint64_t count, std::uint64_t step) {
    builder_.Clear();
    flat::Scooter* scooters = nullptr;
    const auto items = builder_.CreateUninitializedVectorOfStructs<flat::Scooter>(count, &scooters);
    for (std::uint64_t i = 0; i < count; ++i) {
      scooters[i] = flat::Scooter{static_cast<std::uint32_t>(i + step), 3 * static_cast<std::uint32_t>(i)};
    }
    builder_.Finish(flat::CreateStep(builder_, items));
    return {builder_.GetBufferPointer(), builder_.GetSize()};
  }

  serialized::Message write_bytes(const unsigned char* bytes, std::size_t count) {
    builder_.Clear();
    builder_.Finish(flat::CreateStep(builder_, 0, builder_.CreateVector(bytes, count)));
    return {builder_.GetBufferPointer(), builder_.GetSize()};
  }

  static std::uint64_t read_items(const serialized::Message& message) {
    std::uint64_t sum = 0;
    for (const flat::Scooter* scooter : *flat::GetStep(message.data)->scooters()) {
      sum += std::uint64_t{scooter->identifier()} + scooter->distance();
    }
    return sum;
  }

  static unsigned char first_of(const serialized::Message& message) {
    return flat::GetStep(message.data)->bytes()->Get(0);
  }

 private:
  flatbuffers::FlatBufferBuilder builder_{std::size_t{1} << 17};
};

}  // namespace

int main(int argc, char** argv) { return serialized::run<FlatBuffers>(argc, argv, "flatbuffers"); }
