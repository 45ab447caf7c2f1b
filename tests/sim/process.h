// The server of the simulation: the production hub, sessions and rooms over fakes, on one shard or
// on several whose turns interleave at random. It can crash at any point and be started again on
// the same disk. One thread.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "engine/core/random.h"
#include "server/actors/hub.h"
#include "server/base/metrics.h"
#include "tests/sim/faults.h"
#include "tests/sim/lying_journal.h"
#include "tests/support/fake_clock.h"
#include "tests/support/fake_connection.h"
#include "tests/support/fake_random.h"
#include "tests/support/fake_workers.h"
#include "tests/support/memory_store.h"

namespace gridmates::sim {

class Process {
 public:
  // Disk, games, random numbers and faults outlive it; `faults` may change while it runs. Its clock
  // starts anew: neither steady nor wall time continues from an earlier process.
  Process(support::Disk& disk, const core::Games& games, core::Random& random, const Faults& faults,
          std::size_t shards, std::uint64_t& appends);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  // Rooms are loaded and connections accepted.
  bool is_up() const { return up_; }
  // It has crashed: it does nothing any more and has to be destroyed.
  bool has_crashed() const { return crashed_; }
  std::shared_ptr<support::FakeConnection> connect();

  // Runs one step of the executor or one answer of a port, chosen at random; false if there is
  // none.
  bool step();
  void advance(std::uint64_t ms) { clock_.advance(ms); }
  void set_clock(std::int64_t by_ms) { clock_.jump_wall(by_ms); }

 private:
  using Context = boost::asio::io_context;

  support::Deliver deliver();
  std::size_t some_shard();
  bool work();
  void set_faults();
  support::Fault fate_of_append();
  support::Fault fate_of_creation();
  bool chance(std::uint32_t in_a_thousand) { return random_.below(1'000) < in_a_thousand; }

  core::Random& random_;
  const Faults& faults_;
  std::uint64_t& appends_;  // of all processes so far
  bool up_ = false;
  bool crashed_ = false;
  std::vector<std::function<void()>> answers_;    // of ports, under way
  std::vector<std::unique_ptr<Context>> shards_;  // outlive the timers, which hold their executors
  support::FakeClock clock_;
  support::MemoryStore store_;
  LyingJournal journal_;
  support::FakeWorkers workers_;
  support::FakeRandom secrets_;
  Metrics metrics_;
  std::vector<std::shared_ptr<support::FakeConnection>> connections_;
  std::unique_ptr<actors::Hub> hub_;
};

}  // namespace gridmates::sim
