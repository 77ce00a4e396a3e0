// Which processors share what, from descriptions of machines like those in /sys/devices/system.
#include "wasi/topology.hpp"

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

std::vector<std::uint32_t> members(std::string_view list) { return ProcessorSet::from_list(list).members(); }

TEST(ProcessorSet, ReadsLists) {
  using Members = std::vector<std::uint32_t>;
  EXPECT_EQ(members("0-2,8\n"), (Members{0, 1, 2, 8}));
  EXPECT_EQ(members("63-65"), (Members{63, 64, 65}));
  EXPECT_EQ(members("5"), Members{5});
  EXPECT_EQ(members(""), Members{});
  EXPECT_EQ(members("\n"), Members{});
}

TEST(ProcessorSet, LeavesOutWhatIsNoProcessor) {
  using Members = std::vector<std::uint32_t>;
  EXPECT_EQ(members("3-1"), Members{});
  EXPECT_EQ(members("1,x"), Members{1});
  EXPECT_EQ(members("-1"), Members{});
  EXPECT_EQ(members("2-"), Members{});
  EXPECT_EQ(members("8191-99999999999"), Members{8191});
  EXPECT_EQ(members("99999999999999999999999"), Members{});
}

class TopologyTest : public WasiTest {
 protected:
  void describe(const std::string& file, std::string_view list) {
    std::filesystem::create_directories((root() / file).parent_path());
    host_write(root() / file, std::string{list} + "\n");
  }
  void describe_processor(int processor, std::string_view core, std::string_view cache, std::string_view socket) {
    const std::string folder = "cpu/cpu" + std::to_string(processor);
    describe(folder + "/topology/thread_siblings_list", core);
    describe(folder + "/topology/core_siblings_list", socket);
    describe(folder + "/cache/index0/shared_cpu_list", core);
    describe(folder + "/cache/index1/shared_cpu_list", cache);
  }
  [[nodiscard]] Topology read(std::string_view processors) {
    return Topology::read(ProcessorSet::from_list(processors), root());
  }
  static std::array<std::uint32_t, 5> numbers(const Topology& topology, std::uint32_t processor) {
    const Location location = topology.locate(processor).value();
    return {location.socket, location.node, location.cache, location.core, location.thread};
  }
};

using Numbers = std::array<std::uint32_t, 5>;

// Two sockets, each a node with two caches over one core of two threads.
TEST_F(TopologyTest, NumbersThePartsOfEachLevel) {
  for (const int core : {0, 1, 2, 3}) {
    const std::string threads = std::to_string(core) + "," + std::to_string(core + 4);
    for (const int processor : {core, core + 4})
      describe_processor(processor, threads, threads, core < 2 ? "0-1,4-5" : "2-3,6-7");
  }
  describe("node/node0/cpulist", "0-1,4-5");
  describe("node/node1/cpulist", "2-3,6-7");
  describe("node/possible", "0-1");
  const Topology all = read("0-7");
  EXPECT_EQ(all.sockets(), 2U);
  EXPECT_EQ(all.cores(), 4U);
  EXPECT_EQ(numbers(all, 0), (Numbers{0, 0, 0, 0, 0}));
  EXPECT_EQ(numbers(all, 4), (Numbers{0, 0, 0, 0, 1}));
  EXPECT_EQ(numbers(all, 5), (Numbers{0, 0, 1, 1, 1}));
  EXPECT_EQ(numbers(all, 6), (Numbers{1, 1, 2, 2, 1}));
  EXPECT_EQ(all.locate(8), std::nullopt);

  const Topology bound = read("3,6-7");
  EXPECT_EQ(bound.sockets(), 1U);
  EXPECT_EQ(bound.cores(), 2U);
  EXPECT_EQ(numbers(bound, 3), (Numbers{0, 0, 0, 0, 0}));
  EXPECT_EQ(numbers(bound, 6), (Numbers{0, 0, 1, 1, 0}));
  EXPECT_EQ(numbers(bound, 7), (Numbers{0, 0, 0, 0, 1}));
  EXPECT_EQ(bound.locate(0), std::nullopt);
}

TEST_F(TopologyTest, TakesCoresWhereNothingIsDescribed) {
  const Topology topology = Topology::read(ProcessorSet::from_list("2,9"), root() / "absent");
  EXPECT_EQ(topology.sockets(), 1U);
  EXPECT_EQ(topology.cores(), 2U);
  EXPECT_EQ(numbers(topology, 9), (Numbers{0, 0, 0, 1, 0}));
}

// Lists that contradict each other: each processor still has one place in each level.
TEST_F(TopologyTest, TakesTheFirstOfContradictingLists) {
  describe_processor(0, "0-1", "0-1", "0-1");
  describe_processor(1, "1-2", "1-2", "1-2");
  describe_processor(2, "1-2", "7", "");
  const Topology topology = read("0-2");
  EXPECT_EQ(numbers(topology, 0), (Numbers{0, 0, 0, 0, 0}));
  EXPECT_EQ(numbers(topology, 1), (Numbers{0, 0, 0, 0, 1}));
  EXPECT_EQ(numbers(topology, 2), (Numbers{1, 0, 1, 1, 0}));
}

TEST_F(TopologyTest, OfNoProcessorIsEmpty) {
  EXPECT_EQ(read("").cores(), 0U);
  EXPECT_EQ(read("").sockets(), 0U);
}

}  // namespace
}  // namespace mpiwasm::wasi
