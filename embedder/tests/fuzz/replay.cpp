// Gives a fuzzer the files of a folder, once each: without libFuzzer, so in every build and in `make check`.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int argument_count, char** arguments) {
  if (argument_count != 2) return 2;
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator{arguments[1]}) {
    std::ifstream file{entry.path(), std::ios::binary};
    const std::vector<char> bytes{std::istreambuf_iterator<char>{file}, {}};
    std::printf("%s\n", entry.path().filename().c_str());
    std::fflush(stdout);
    (void)LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    ++files;
  }
  return files > 0 ? 0 : 1;
}
