// Players who look for an opponent, and who of them play each other. A value; one thread at a time.
// Times are steady milliseconds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <variant>

#include "engine/core/bytes.h"
#include "engine/core/ids.h"
#include "server/base/ids.h"

namespace gridmates::lobby {

// An entry of the queue, from 1.
using SeekerNo = core::StrongId<struct SeekerNoTag, std::uint64_t>;

struct Seeker {
  PlayerId player;
  Name name;
  core::Bytes wanted;  // game, options, clocks: the same for two who may play each other
  double rating = 0;   // in that
};

// Nobody yet.
struct StillWaiting {
  std::uint64_t waited_ms = 0;
};
// An opponent, whom nobody else gets. The caller opens a room for both and then says matched() or
// not_matched().
struct OpponentFound {
  Seeker opponent;
  SeekerNo number;
};
// The room of their match is open.
struct RoomOpenedFor {
  RoomCode room;
};
// There is no such entry any more: the player has made a newer one.
struct EntryGone {};
using SeekerStatus = std::variant<StillWaiting, OpponentFound, RoomOpenedFor, EntryGone>;

class MatchQueue {
 public:
  // The player looks for an opponent. A player has one entry, the latest; but of one who has not
  // come into the room that was opened for them, for at most limits::kQueueKeptMs, it is that
  // entry.
  SeekerNo enter(Seeker seeker, std::uint64_t now_ms);

  // What has become of the entry. Who does not ask for limits::kQueueFreshMs is not given to
  // anybody. Of those who want the same and whose ratings are near enough the one who has waited
  // longest is the opponent; how far apart is near enough grows while both wait.
  SeekerStatus ask(SeekerNo number, std::uint64_t now_ms);

  // The player looks for nobody any more. False, and nothing changes: there is a match.
  bool leave(SeekerNo number);
  // The player has come into the room of the match, or looks for another one.
  void done(SeekerNo number) { entries_.erase(number); }

  // The match that ask() has found for `number` is in that room; ask() says so to both from now on.
  void matched(SeekerNo number, SeekerNo opponent, const RoomCode& room, std::uint64_t now_ms);
  // It could not be opened: `number` looks for nobody any more, and the opponent waits on.
  void not_matched(SeekerNo number, SeekerNo opponent);

  std::size_t size() const { return entries_.size(); }

 private:
  struct Entry {
    Seeker seeker;
    std::uint64_t since_ms = 0;
    std::uint64_t asked_ms = 0;    // last
    bool matched = false;          // its match is being opened
    std::optional<RoomCode> room;  // of its match
    bool has_match() const { return matched || room; }
  };

  bool may_play(const Entry& one, const Entry& other, std::uint64_t now_ms) const;

  std::map<SeekerNo, Entry> entries_;  // in the order in which they came
  std::uint64_t last_ = 0;
};

}  // namespace gridmates::lobby
