// C++ file streams. The first argument says what to do, the second one is a file.
#include <fstream>
#include <iostream>
#include <memory>
#include <string>

namespace {

/// What destroyed streams leave in memory must not be taken for streams that are open.
void leave_traces(const std::string& name) {
  for (int i = 0; i < 100; ++i) {
    std::ofstream on_the_stack{name + ".gone", std::ios::app};
    const auto on_the_heap = std::make_unique<std::ofstream>(name + ".gone", std::ios::app);
    on_the_stack << i << '\n';
    *on_the_heap << i << '\n';
  }
}

/// Streams in all kinds of memory hold a line back; one has its line in the C library's buffer, one reads.
int hold_back(const std::string& name) {
  leave_traces(name);
  static std::ofstream in_the_data{name + ".data"};
  auto* on_the_heap = new std::fstream{name + ".heap", std::ios::out | std::ios::trunc};
  std::ofstream on_the_stack{name + ".stack"};
  std::ifstream reading{name + ".gone"};
  std::string line;
  std::getline(reading, line);
  in_the_data << "held back in the data\n";
  *on_the_heap << "held back on the heap\n";
  on_the_stack << "held back on the stack\n";
  std::cout << "ready\n" << std::flush;
  std::cout << "held back by std::cout\n";
  volatile unsigned turns = 0;
  while (turns + 1 != 0) turns = (turns + 1) % 1000;
  return 0;
}

/// Writes numbered lines as fast as it can until it is ended.
int write_lines(const std::string& name) {
  std::ofstream file{name};
  for (int line = 0; file; ++line) {
    file << "line " << line << '\n';
    if (line == 10000) std::cout << "ready" << std::endl;
  }
  return 1;
}

int write_and_read(const std::string& name) {
  std::ofstream{name} << 17 << ' ' << 2.5 << " word\n";
  std::fstream both{name, std::ios::in | std::ios::out | std::ios::ate};
  both << "appended\n";
  both.seekg(0);
  int number = 0;
  double fraction = 0;
  std::string word, line;
  both >> number >> fraction >> word >> line;
  std::cout << number << ' ' << fraction << ' ' << word << ' ' << line << ' ' << both.tellg() << '\n';
  std::wofstream{name + ".wide"} << L"wide\n";
  std::ifstream wide{name + ".wide"}, missing{name + ".missing"};
  std::getline(wide, line);
  std::cout << line << (missing ? " is there\n" : " is not there\n");
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string task = argc > 2 ? argv[1] : "";
  if (task == "hold-back") return hold_back(argv[2]);
  if (task == "lines") return write_lines(argv[2]);
  if (task == "write-and-read") return write_and_read(argv[2]);
  return 64;
}
