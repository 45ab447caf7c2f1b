// The server of the simulation: the production hub, sessions and rooms over fakes, in one thread.
// It can be gone in the middle of anything and start again on the same disk. One thread.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "engine/core/random.h"
#include "server/actors/hub.h"
#include "server/base/metrics.h"
#include "tests/server/sim/faults.h"
#include "tests/support/fake_clock.h"
#include "tests/support/fake_connection.h"
#include "tests/support/fake_random.h"
#include "tests/support/fake_workers.h"
#include "tests/support/memory_store.h"

namespace gridmates::server_sim {

class Process {
 public:
  // Disk, clock, chance and faults outlive it; `faults` may change while it runs.
  Process(support::Disk& disk, support::FakeClock& clock, core::Random& random,
          const Faults& faults, std::uint64_t& appends);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Rooms are loaded; connections are taken.
  bool is_up() const { return up_; }
  // It has crashed: nothing of it happens any more, and it has to be destroyed.
  bool has_crashed() const { return crashed_; }
  std::shared_ptr<support::FakeConnection> connect();

  // One step of the executor, or one answer of a port, by chance; false when there is nothing to
  // do.
  bool step();

 private:
  class Journal;

  void set_faults();
  support::Fault fate();
  bool chance(std::uint32_t in_a_thousand) { return random_.below(1'000) < in_a_thousand; }

  core::Random& random_;
  const Faults& faults_;
  std::uint64_t& appends_;  // of all processes so far
  bool up_ = false;
  bool crashed_ = false;
  std::vector<std::function<void()>> answers_;  // of ports, under way
  support::MemoryStore store_;
  std::unique_ptr<Journal> journal_;
  support::FakeWorkers workers_;
  support::FakeRandom secrets_;
  Metrics metrics_;
  boost::asio::io_context context_{1};
  std::vector<std::shared_ptr<support::FakeConnection>> connections_;
  std::unique_ptr<actors::Hub> hub_;
};

}  // namespace gridmates::server_sim
