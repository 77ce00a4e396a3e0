#include "interposition/process_copies.hpp"

#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstring>

namespace mpiwasm {
namespace {

const auto page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));

/// Three pages.
class ProcessCopies : public testing::Test {
 protected:
  ProcessCopies() : memory_(::mmap(nullptr, 3 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) {
    std::memset(memory_, 1, 3 * page);
    interposition::fault_in_copies(guest::LinearMemory{&definition_});
  }
  ~ProcessCopies() override {
    interposition::let_copies_fail();
    ::munmap(memory_, 3 * page);
  }

  void protect_last(int protection) { ASSERT_EQ(::mprotect(at(2 * page), page, protection), 0); }
  [[nodiscard]] char* at(std::size_t offset) const { return static_cast<char*>(memory_) + offset; }

  void* memory_;
  guest::MemoryDefinition definition_{static_cast<std::byte*>(memory_), 3 * page};
};

TEST_F(ProcessCopies, CopyWhereAllIsThere) {
  std::array<char, 8> other{7, 7, 7};
  const iovec here{at(page - 4), other.size()};
  const iovec there{other.data(), other.size()};
  EXPECT_EQ(::process_vm_readv(::getpid(), &here, 1, &there, 1, 0), 8);
  EXPECT_EQ(*at(page - 4), 7);
  EXPECT_EQ(::process_vm_writev(::getpid(), &here, 1, &there, 1, 0), 8);
}

TEST_F(ProcessCopies, AreFaultsWhereTheOwnMemoryIsNot) {
  std::array<char, 8> other{};
  const iovec there{other.data(), other.size()};
  const iovec here{at(2 * page), other.size()};
  protect_last(PROT_READ);
  EXPECT_EQ(::process_vm_writev(::getpid(), &here, 1, &there, 1, 0), 8);
  EXPECT_EXIT((void)::process_vm_readv(::getpid(), &here, 1, &there, 1, 0), testing::KilledBySignal(SIGSEGV), "");
  protect_last(PROT_NONE);
  EXPECT_EXIT((void)::process_vm_writev(::getpid(), &here, 1, &there, 1, 0), testing::KilledBySignal(SIGSEGV), "");
}

TEST_F(ProcessCopies, AreZerosWhereTheMemoryOfTheOtherIsNot) {
  protect_last(PROT_NONE);
  const iovec here{at(1), 2 * page - 1};
  const iovec there{at(2 * page), page};
  EXPECT_EQ(::process_vm_readv(::getpid(), &here, 1, &there, 1, 0), static_cast<ssize_t>(page));
  EXPECT_EQ(*at(0), 1);
  EXPECT_EQ(*at(1), 0);
  EXPECT_EQ(*at(page), 0);
  EXPECT_EQ(*at(page + 1), 1);
}

TEST_F(ProcessCopies, AreZerosInPartsWhereMuchIsNot) {
  protect_last(PROT_NONE);
  void* const room = ::mmap(nullptr, 64 << 20, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  const iovec here{at(0), 2 * page};
  const iovec there{room, 64 << 20};
  EXPECT_EQ(::process_vm_readv(::getpid(), &here, 1, &there, 1, 0), static_cast<ssize_t>(2 * page));
  ::munmap(room, 64 << 20);
  EXPECT_EQ(*at(2 * page - 1), 0);
}

TEST_F(ProcessCopies, FailBehindTheMemoryOfTheGuest) {
  std::array<char, 8> other{};
  const iovec there{other.data(), other.size()};
  const iovec here{at(2 * page), other.size()};
  definition_.size = 2 * page;
  protect_last(PROT_NONE);
  EXPECT_EQ(::process_vm_readv(::getpid(), &here, 1, &there, 1, 0), -1);
  EXPECT_EQ(errno, EFAULT);
}

}  // namespace
}  // namespace mpiwasm
