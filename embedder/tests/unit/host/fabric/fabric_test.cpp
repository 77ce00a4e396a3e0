// What carried messages: adapters read from a made-up /sys, sockets counted on real connections over loopback.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "host/fabric/carriers.hpp"

namespace mpiwasm::host {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t sent = 1 << 20;

class Fabric : public ::testing::Test {
 protected:
  void SetUp() override {
    system_ = fs::path{::testing::TempDir()} / ("sys-" + std::to_string(getpid()));
    fs::remove_all(system_);
    fs::create_directories(system_);
  }
  void TearDown() override { fs::remove_all(system_); }

  void write(const fs::path& file, const std::string& text) const {
    fs::create_directories((system_ / file).parent_path());
    std::ofstream{system_ / file} << text << '\n';
  }
  void add_device(const std::string& name, const std::string& driver, const std::string& link_layer,
                  const std::string& state, std::uint64_t units = 0) const {
    const fs::path port = fs::path{"class/infiniband"} / name / "ports/1";
    write(port / "link_layer", link_layer);
    write(port / "state", state);
    write(port / "counters/port_xmit_data", std::to_string(units));
    fs::create_directories(system_ / "class/infiniband" / name / "device");
    fs::create_symlink("../drivers/" + driver, system_ / "class/infiniband" / name / "device/driver");
  }

  fs::path system_;
};

TEST_F(Fabric, AMachineWithoutFastNetworksHasNoAdapters) { EXPECT_TRUE(find_network_adapters(system_).empty()); }

TEST_F(Fabric, NetworksAreToldByDriverAndLinkLayer) {
  add_device("hfi1_0", "hfi1", "InfiniBand", "4: ACTIVE");
  auto adapters = find_network_adapters(system_);
  EXPECT_EQ(adapters, (std::vector<NetworkAdapter>{{"hfi1_0", "Omni-Path", true}}));
  fs::remove_all(system_ / "class");
  add_device("mlx5_0", "mlx5_core", "InfiniBand", "1: DOWN");
  EXPECT_EQ(find_network_adapters(system_), (std::vector<NetworkAdapter>{{"mlx5_0", "InfiniBand", false}}));
  fs::remove_all(system_ / "class");
  add_device("mlx5_1", "mlx5_core", "Ethernet", "4: ACTIVE");
  EXPECT_EQ(find_network_adapters(system_), (std::vector<NetworkAdapter>{{"mlx5_1", "RoCE", true}}));
  fs::remove_all(system_ / "class");
  add_device("rdmap0s6", "efa", "Unspecified", "4: ACTIVE");
  EXPECT_EQ(find_network_adapters(system_), (std::vector<NetworkAdapter>{{"rdmap0s6", "EFA", true}}));
  fs::remove_all(system_ / "class");
  fs::create_directories(system_ / "class/cxi/cxi0");
  EXPECT_EQ(find_network_adapters(system_), (std::vector<NetworkAdapter>{{"cxi0", "Slingshot", true}}));
}

TEST_F(Fabric, AdaptersCountInUnitsOfFourBytes) {
  add_device("mlx5_0", "mlx5_core", "InfiniBand", "4: ACTIVE", 1000);
  EXPECT_EQ(measure_traffic(system_).adapters.at("mlx5_0"), 4000U);
}

TEST_F(Fabric, WhatNobodyCountedWentThroughSharedMemoryWithinANode) {
  EXPECT_EQ(carrier(Reach::within_node, sent, {}, {}, {}, {}), shared_memory);
  EXPECT_EQ(carrier(Reach::within_node, 0, {}, {}, {}, {}), "");
}

TEST_F(Fabric, AnAdapterThatCountedTheMessagesCarriedThem) {
  const Traffic before{.sockets = 7, .adapters = {{"hfi1_0", 10}, {"hfi1_1", 10}}};
  const Traffic after{.sockets = 9, .adapters = {{"hfi1_0", 10}, {"hfi1_1", 10 + sent}}};
  const std::vector<NetworkAdapter> adapters{{"hfi1_0", "Omni-Path", true}, {"hfi1_1", "Omni-Path", true}};
  EXPECT_EQ(carrier(Reach::between_nodes, sent, before, after, adapters, {}), "Omni-Path (hfi1_1)");
}

TEST_F(Fabric, BetweenNodesAnOpenDeviceIsTheLastWitness) {
  EXPECT_EQ(carrier(Reach::between_nodes, sent, {}, {}, {}, {"/dev/cxi0"}), "network adapter /dev/cxi0");
  EXPECT_EQ(carrier(Reach::between_nodes, sent, {}, {}, {}, {}), "a transport that this system does not count");
}

TEST_F(Fabric, BytesOverTcpAreCounted) {
  const int listener = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof address;
  ASSERT_EQ(bind(listener, reinterpret_cast<sockaddr*>(&address), length), 0);
  ASSERT_EQ(listen(listener, 1), 0);
  ASSERT_EQ(getsockname(listener, reinterpret_cast<sockaddr*>(&address), &length), 0);
  const int sender = socket(AF_INET, SOCK_STREAM, 0);
  ASSERT_EQ(connect(sender, reinterpret_cast<sockaddr*>(&address), length), 0);
  const int receiver = accept(listener, nullptr, nullptr);
  ASSERT_GE(receiver, 0);

  const Traffic before = measure_traffic(system_);
  std::vector<char> data(1 << 16);
  for (std::uint64_t done = 0; done < sent; done += data.size()) {
    ASSERT_EQ(send(sender, data.data(), data.size(), 0), static_cast<ssize_t>(data.size()));
    ASSERT_EQ(recv(receiver, data.data(), data.size(), MSG_WAITALL), static_cast<ssize_t>(data.size()));
  }
  const Traffic after = measure_traffic(system_);
  EXPECT_EQ(carrier(Reach::within_node, sent, before, after, {}, {}), tcp_sockets);
  for (const int descriptor : {receiver, sender, listener}) close(descriptor);
}

}  // namespace
}  // namespace mpiwasm::host
