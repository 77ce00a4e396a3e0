// C++ exceptions in several threads at once, also from one thread to another.
#include <exception>
#include <future>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "threads.h"

int main() {
  std::vector<std::thread> threads;
  for (int i = 0; i < 6; ++i)
    threads.emplace_back([i] {
      for (int round = 0; round < 500; ++round) {
        try {
          if (round % 2 == 0) throw std::runtime_error(std::to_string(i));
          throw i;
        } catch (const std::runtime_error& error) {
          CHECK(error.what() == std::to_string(i));
          CHECK(std::uncaught_exceptions() == 0);
        } catch (int value) {
          CHECK(value == i);
        }
      }
    });
  for (std::thread& thread : threads) thread.join();

  auto failing = std::async(std::launch::async, []() -> int { throw std::out_of_range("here"); });
  try {
    (void)failing.get();
    CHECK(false);
  } catch (const std::out_of_range& error) {
    CHECK(std::string(error.what()) == "here");
  }
  return finish();
}
