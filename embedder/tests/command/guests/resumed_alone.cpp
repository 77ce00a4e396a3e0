// A program without MPI that can be stopped and continued at each of its system calls: exceptions under way, virtual
// calls, a file that is read and one that is written.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

struct Shape {
  virtual ~Shape() = default;
  virtual double area(int step) const = 0;
};
struct Square : Shape {
  double edge;
  explicit Square(double length) : edge(length) {}
  double area(int step) const override { return edge * edge + step; }
};
struct Circle : Shape {
  double radius;
  explicit Circle(double length) : radius(length) {}
  double area(int step) const override {
    if (step % 3 == 0) throw std::runtime_error("step " + std::to_string(step));
    return 3.14159 * radius * radius - step;
  }
};

// Writes while an exception is on its way.
struct Note {
  std::ofstream& file;
  int step;
  ~Note() { file << "left step " << step << std::endl; }
};

double work(const std::vector<std::unique_ptr<Shape>>& shapes, std::ofstream& file, int step) {
  double sum = 0;
  for (const auto& shape : shapes) {
    try {
      const Note note{file, step};
      sum += shape->area(step);
    } catch (const std::exception& error) {
      file << "caught " << error.what() << std::endl;
      sum += 1;
    }
  }
  return sum;
}

}  // namespace

int main(int, char** argv) {
  std::ofstream file{std::string{argv[1]} + "/written"};
  std::ifstream input{std::string{argv[1]} + "/read"};
  std::vector<std::unique_ptr<Shape>> shapes;
  shapes.push_back(std::make_unique<Square>(2));
  shapes.push_back(std::make_unique<Circle>(3));
  std::map<int, double> sums;
  auto before = std::chrono::steady_clock::now();
  for (int step = 0; step < 20; ++step) {
    int number = 0;
    input >> number;
    sums[step] = work(shapes, file, step) * number;
    const auto now = std::chrono::steady_clock::now();
    if (now < before) std::cout << "the clock went back\n";
    before = now;
  }
  double total = 0;
  for (const auto& [step, sum] : sums) total = total * 0.5 + sum * (step + 1);
  std::cout << "total " << total << " of " << sums.size() << std::endl;
  return 0;
}
