// Players looking for an opponent, and how they are paired. A value; one thread at a time. Times
// are steady milliseconds.
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
  core::Bytes wanted;  // game, options, clocks: equal for both opponents
  double rating = 0;   // in what is wanted
};

// No opponent yet.
struct StillWaiting {
  std::uint64_t waited_ms = 0;
};
// An opponent, now reserved for the player. The caller opens a room for both and then calls
// matched() or not_matched().
struct OpponentFound {
  Seeker opponent;
  SeekerNo number;
};
// The room of their match is open.
struct RoomOpenedFor {
  RoomCode room;
};
// The entry does not exist any more: the player has made a newer one.
struct EntryGone {};
using SeekerStatus = std::variant<StillWaiting, OpponentFound, RoomOpenedFor, EntryGone>;

class MatchQueue {
 public:
  // Adds the player, whose earlier entry is removed. But if that one has a match, it is returned
  // instead, until the player comes into the room, or has not asked for limits::kQueueKeptMs.
  SeekerNo enter(Seeker seeker, std::uint64_t now_ms);

  // The status of the entry. An entry that does not ask for limits::kQueueFreshMs is not paired.
  // The opponent is the one who has waited longest of those who want the same and whose rating is
  // close enough; the distance that is close enough grows while both wait.
  SeekerStatus ask(SeekerNo number, std::uint64_t now_ms);

  // The player stops looking. False, and nothing changes, if there is a match.
  bool leave(SeekerNo number);
  // The player has come into the room of the match, or wants another opponent.
  void done(SeekerNo number) { entries_.erase(number); }

  // The match that ask() found for `number` is in this room; ask() returns it to both from now on.
  void matched(SeekerNo number, SeekerNo opponent, const RoomCode& room, std::uint64_t now_ms);
  // No room could be opened: `number` leaves the queue, and the opponent continues to wait.
  void not_matched(SeekerNo number, SeekerNo opponent);

  std::size_t size() const { return entries_.size(); }

 private:
  struct Entry {
    Seeker seeker;
    std::uint64_t since_ms = 0;
    std::uint64_t asked_ms = 0;    // last
    bool matched = false;          // it is paired
    std::optional<RoomCode> room;  // where its match is
    bool has_match() const { return matched || room; }
  };

  bool may_play(const Entry& one, const Entry& other, std::uint64_t now_ms) const;

  std::map<SeekerNo, Entry> entries_;  // in order of arrival
  std::uint64_t last_ = 0;
};

}  // namespace gridmates::lobby
