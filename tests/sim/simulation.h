// An evening: a server, six people at two tables (a Sudoku together or as a race, and tic-tac-toe
// or a mine field, as the seed says), a bad network and a worse disk, in one thread from one seed.
// After every step the journal is read and every promise checked; at the end all faults stop, and
// everybody has to come to rest with finished matches. The same seed gives the same run.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/random.h"
#include "tests/sim/faults.h"
#include "tests/sim/judge.h"
#include "tests/sim/link.h"
#include "tests/sim/person.h"
#include "tests/sim/process.h"

namespace gridmates::sim {

struct Plan {
  std::uint64_t seed = 1;
  Faults faults{};
  std::uint64_t steps = 7'000;  // with faults

  // Shards of the server: one for every other pair of seeds, so that each table occurs with one and
  // with more; otherwise two or three.
  std::size_t shards() const { return seed / 2 % 2 == 0 ? 1 : 2 + seed / 4 % 2; }
};

struct Report {
  std::vector<std::string> complaints;  // empty: all promises were kept
  std::uint64_t trace = 0;              // a hash of everything that was sent and read
  std::uint64_t appends = 0;
  std::uint64_t crashes = 0;
  std::uint64_t cuts = 0;
  std::uint64_t joined = 0;  // answers that came on another frame
  std::uint64_t clocks_set = 0;
  Judge::Count count;
};

class Simulation {
 public:
  explicit Simulation(Plan plan);
  Report run();

 private:
  static constexpr std::size_t kTables = 2;
  static constexpr std::size_t kPeople = 3 * kTables;  // host, guest and watcher of each
  // A person and their connections: the newest one and those whose end the server has not seen yet.
  struct Place {
    std::string name;
    std::vector<std::unique_ptr<Link>> links;  // outlive the client, which hangs up at its end
    std::unique_ptr<Client> client;
    std::unique_ptr<Person> person;
  };

  void seat(std::size_t number);
  void step();
  bool step_network();
  void step_people();
  void pass_time();
  bool carry_up(Link& link);
  bool carry_down(Link& link);
  void connect(Place& place);
  void listen(Link& link);
  Line line_of(Link& link);
  void cut(Place& place);
  void crash();
  void set_clock();
  void restart();
  void stop_faults();
  bool at_rest() const;
  std::string standing() const;
  std::uint64_t delay_ms();
  bool chance(std::uint32_t in_a_thousand) { return random_.below(1'000) < in_a_thousand; }
  std::size_t some(std::size_t count) { return random_.below(static_cast<std::uint32_t>(count)); }
  void trace(std::string_view bytes);

  Plan plan_;
  core::Random random_;
  core::Random wishes_;  // decisions of people; separate, so that a fault does not change them
  core::Games games_;
  support::Disk disk_;
  Judge judge_;
  Mood mood_ = Mood::kPlaying;
  std::unique_ptr<Process> process_;
  std::array<Table, kTables> tables_;
  std::array<Place, kPeople> places_;
  std::uint64_t now_ms_ = 0;       // for the network and the clients
  std::uint64_t start_at_ms_ = 0;  // when the crashed process starts again
  std::uint64_t appends_ = 0;
  std::uint64_t crashes_ = 0;
  std::uint64_t cuts_ = 0;
  std::uint64_t joined_ = 0;
  std::uint64_t clocks_set_ = 0;
  std::uint64_t trace_ = core::fnv1a({});
};

}  // namespace gridmates::sim
