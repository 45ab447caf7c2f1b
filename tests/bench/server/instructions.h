// Counts the instructions that a server executes in user mode: with the kernel's counters if the
// machine has them, otherwise with valgrind's callgrind, or not at all. Owned by a run; one thread.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/bench/server/server.h"

namespace gridmates::bench {

enum class Counting : std::uint8_t { kKernel, kCallgrind, kNone };
// The best way that this machine has.
Counting counting();

// The place of a server counted under callgrind, which writes into `folder`. The program is copied
// there without its debug information, which valgrind may not be able to read.
Place under_callgrind(const Place& place, const std::filesystem::path& folder);

class InstructionCounter {
 public:
  // `folder` is that of under_callgrind(); all threads of the server must run already.
  InstructionCounter(const Server& server, Counting how, std::filesystem::path folder);
  ~InstructionCounter();
  InstructionCounter(const InstructionCounter&) = delete;
  InstructionCounter& operator=(const InstructionCounter&) = delete;

  // Since the last call, or since this object was made; nullopt when they cannot be read.
  std::optional<std::uint64_t> take();

 private:
  std::optional<std::uint64_t> read_kernel() const;
  std::optional<std::uint64_t> take_dump();

  pid_t pid_;
  Counting how_;
  std::filesystem::path folder_;
  std::vector<int> counters_;  // file descriptors, one a thread
  std::uint64_t last_ = 0;
  int dumps_ = 0;
};

}  // namespace gridmates::bench
