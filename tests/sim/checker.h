// What must hold after every step, whatever goes wrong (docs/ARCHITECTURE.md): nothing is shown
// before it is durable, a room is the fold of its journal, numbers are dense, a command has one
// batch and one answer, clients see a contiguous prefix and what the server sees. Violations are
// collected, so that a planted bug can be seen to be caught.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "client/core/client.h"
#include "engine/core/game.h"
#include "gridmates/v1/frames.pb.h"
#include "server/room/room.h"
#include "tests/support/memory_store.h"

namespace gridmates::sim {

class Checker {
 public:
  Checker(const core::Games& games, support::Disk& disk) : games_(games), disk_(disk) {}

  // What one connection has shown so far: who it is, and up to which event each room.
  struct Shown {
    std::string client_id;
    std::map<std::string, std::uint64_t> seq;
  };
  // A frame that the server writes, before anybody reads it.
  void server_writes(Shown& shown, const v1::ServerFrame& frame);
  // A frame that a client has sent.
  void client_wrote(Shown& shown, const v1::ClientFrame& frame);
  // A client after a step.
  void look_at(const std::string& name, const client::Client& client);
  // The journal after a step: folds what is new.
  void read_journal();
  // Everything that was ever acknowledged is in the journal, and the runs are those that it proves.
  void finish();

  const std::vector<std::string>& violations() const { return violations_; }
  std::size_t acknowledged() const { return answers_.size(); }

 private:
  using Key = std::tuple<std::string, std::string, std::uint64_t>;  // room, client id, client_seq
  struct Folded {
    explicit Folded(const core::Games& games) : room(games) {}
    room::Room room;
    std::set<ports::CommandKey> keys;
  };

  void violated(const std::string& what);
  void shows(Shown& shown, const std::string& room, std::uint64_t seq, bool whole);
  std::uint64_t durable(const std::string& room) const;
  void fold(const support::Disk::Room& room, Folded& folded, std::uint64_t first,
            const ports::Batch& batch);

  const core::Games& games_;
  support::Disk& disk_;
  std::map<std::string, Folded> rooms_;
  std::map<Key, std::uint64_t> answers_;  // accepted, with the event named
  std::map<std::string, std::pair<std::string, std::uint64_t>> positions_;  // client -> room, seq
  std::size_t expected_runs_ = 0;
  std::vector<std::string> violations_;
};

}  // namespace gridmates::sim
