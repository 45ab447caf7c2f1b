// The simulation: the production hub, sessions and rooms between fakes of every port, and
// production clients, in one thread from one seed. It decides what happens next: who acts, which
// message or answer arrives, what is lost, when the process dies. The same seed gives the same run.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/random.h"
#include "server/actors/hub.h"
#include "tests/sim/checker.h"
#include "tests/sim/lying_journal.h"
#include "tests/sim/player.h"
#include "tests/support/fake_clock.h"
#include "tests/support/fake_random.h"
#include "tests/support/fake_workers.h"
#include "tests/support/memory_store.h"

namespace gridmates::sim {

struct Faults {
  std::uint32_t cut_per_mille = 4;      // a step cuts a connection
  std::uint32_t crash_per_mille = 1;    // a step kills the process
  std::uint32_t append_per_mille = 60;  // an append goes wrong in one of the ways of support::Fault
  std::optional<std::uint64_t> crash_at;  // the n-th append, from 1, is the last of its process ...
  bool crash_written = false;             // ... and has reached the disk
};

// Bugs planted between the server and its ports, which the checker has to notice.
enum class Bug { kNone, kAcksWhatIsNotWritten, kTakesCommandsTwice, kLosesAFrame, kLosesRuns };

class World {
 public:
  World(std::uint64_t seed, Faults faults, Bug bug = Bug::kNone);
  ~World();

  // So many steps of everything that can go wrong.
  void storm(int steps);
  // No more faults, and people play in earnest; true when everybody is content within so many
  // steps.
  bool settle(int steps);

  std::vector<std::string> violations();
  // Where everybody stands, for whoever has to find out why somebody is stuck.
  std::string standing() const;
  std::size_t acknowledged() const { return checker_.acknowledged(); }
  std::uint64_t appends() const { return appends_; }
  // A hash of everything that has happened.
  std::uint64_t trace() const { return trace_; }

 private:
  struct Server;

  support::Deliver deliver();
  void start_server();
  void crash();
  void step();
  void run_handlers();
  bool deliver_answer();
  bool deliver_message();
  bool open_connection();
  void let_time_pass();
  void cut_one();
  void to_server(SimPlayer& player);
  void to_client(SimPlayer& player);
  bool lies_about(ports::Append& append);
  support::Fault fault_of_append();
  void note(std::uint64_t what);

  core::Random random_;
  core::Random people_;  // what people decide; apart, so that a fault changes no one's mind
  Faults faults_;
  Bug bug_;
  bool calm_ = false;
  bool dying_ = false;
  bool frame_lost_ = false;
  std::uint64_t appends_ = 0;
  std::uint64_t lies_ = 0;
  std::uint64_t starts_ = 0;
  std::uint64_t trace_ = 0xcbf29ce484222325ULL;

  core::Games games_;
  support::Disk disk_;
  Checker checker_;
  std::vector<std::function<void()>> answers_;  // of the ports, on their way
  std::unique_ptr<Server> server_;
  std::string sudoku_code_;
  std::string tictactoe_code_;
  std::vector<std::unique_ptr<SimPlayer>> players_;
  std::map<std::string, std::shared_ptr<Checker::Shown>>
      shown_;  // by player: of the current connection
};

}  // namespace gridmates::sim
