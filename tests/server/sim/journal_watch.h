// Reads the journal after every step, as a stranger would, and knows what each member ought to see:
// the judge of the simulation. It shares nothing with the server but the room machine and the
// protocol. One thread.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "gridmates/v1/frames.pb.h"
#include "server/room/room.h"
#include "tests/support/memory_store.h"

namespace gridmates::server_sim {

// Whose client_seq it is, without the player: client ids are unique in the simulation.
using ActionKey = std::pair<ClientId, std::uint64_t>;

class JournalWatch {
 public:
  explicit JournalWatch(support::Disk& disk) : disk_(disk) {}

  // Takes in what has been written since the last look.
  void look();
  // A frame leaves the server for this client: nothing in it may run ahead of the journal.
  void check_frame(const ClientId& client, const v1::ServerFrame& frame);
  // A client has made up an action.
  void asked(const ClientId& client, const v1::Action& action);

  // A client has been told that an action had no effect and never will.
  void refused(const ClientId& client, std::uint64_t client_seq);

  // The hash of what this member sees after this event; 0 when that cannot be said.
  std::uint64_t view_hash(const std::string& room, std::uint64_t seq, std::uint32_t member) const;
  std::uint64_t head(const std::string& room) const;
  // The room as it is now, if it is there.
  const room::Room* room(const std::string& code) const;
  std::size_t matches_finished() const { return matches_finished_; }

  // What broke a promise, in words; nothing when all is well.
  const std::vector<std::string>& complaints() const { return complaints_; }
  void complain(std::string what);

 private:
  struct Fold {
    std::vector<room::Room> after;    // [n]: after event n
    std::vector<room::Event> events;  // [n]: event n + 1
    std::size_t runs = 0;             // that should be on the boards of fame
  };

  void follow(const support::Disk::Room& stored);
  bool take(const ports::Batch& batch, Fold& fold, const std::string& code);
  void check_answer(const ClientId& client, const v1::ActionAnswer& answer);
  void check_events(const v1::Events& events);

  support::Disk& disk_;
  std::map<std::string, Fold> rooms_;
  std::map<ActionKey, std::uint64_t> applied_;   // in the journal: the last event's number
  std::map<ActionKey, std::uint64_t> answered_;  // what the client was told
  std::set<ActionKey> refused_;                  // for good
  std::set<ActionKey> joins_;                    // may be accepted without an event
  std::size_t matches_finished_ = 0;
  std::vector<std::string> complaints_;
};

}  // namespace gridmates::server_sim
