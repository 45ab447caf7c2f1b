// A server, three clients, a bad network and a worse disk in one thread, from one seed. After every
// step the journal is read and every promise checked; at the end all faults stop and everybody has
// to come to rest with a finished match. One thread; the same seed does the same.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "tests/server/sim/client.h"
#include "tests/server/sim/faults.h"
#include "tests/server/sim/journal_watch.h"
#include "tests/server/sim/link.h"
#include "tests/server/sim/process.h"

namespace gridmates::server_sim {

struct Plan {
  std::uint64_t seed = 1;
  Game game = Game::kSudoku;
  Faults faults;
  std::uint64_t steps = 4'000;  // with faults
};

struct Report {
  std::vector<std::string> complaints;  // nothing: all promises kept
  std::uint64_t trace = 0;              // a hash of everything that was sent and written
  std::uint64_t appends = 0;
  std::uint64_t crashes = 0;
  std::uint64_t cuts = 0;
  std::uint64_t resumed_by_events = 0;
  std::uint64_t resumed_by_snapshot = 0;
  std::uint64_t matches = 0;  // finished
};

class Simulation {
 public:
  explicit Simulation(Plan plan);
  Report run();

 private:
  static constexpr std::size_t kClients = 3;
  // Everybody's connections: the newest one and those whose end the server has not seen yet.
  struct Person {
    std::unique_ptr<Client> client;
    std::vector<std::unique_ptr<Link>> links;
  };

  void step();
  bool step_network();
  void step_people();
  void pass_time();
  void connect(Person& person);
  void cut(Person& person);
  void crash();
  void restart();
  void stop_faults();
  bool at_rest() const;
  // Where everybody stands, for whoever has to find out why it does not come to rest.
  std::string standing() const;
  std::uint64_t delay_ms();
  void trace(core::ByteView bytes) { trace_ = core::fnv1a(bytes, trace_); }

  Plan plan_;
  core::Random random_;
  support::Disk disk_;
  support::FakeClock clock_;
  JournalWatch watch_{disk_};
  std::string room_;
  Mood mood_ = Mood::kPlaying;
  std::unique_ptr<Process> process_;
  std::array<Person, kClients> people_;
  std::uint64_t appends_ = 0;
  std::uint64_t crashes_ = 0;
  std::uint64_t cuts_ = 0;
  std::uint64_t start_at_ms_ = 0;  // the process that has crashed starts again
  std::uint64_t trace_ = core::fnv1a({});
};

}  // namespace gridmates::server_sim
