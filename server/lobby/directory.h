// The list of open rooms: what the lobby shows to whom, and how many rooms each player has opened.
// A value; one thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/base/ids.h"
#include "server/ports/open_room.h"

namespace gridmates::lobby {

// A room as the lobby knows it.
struct Summary : ports::OpenRoom {
  std::uint32_t present = 0;               // members who are connected now
  std::uint32_t rating = 0;                // of a rated room: the mean of the seated; 0: not known
  bool loaded = false;                     // in memory; it watches its deadlines by itself
  std::uint64_t due_ms = 0;                // else: when something happens by itself; 0: never
  std::vector<PlayerId> hear_nobody = {};  // members who may get no messages of others now
  friend bool operator==(const Summary&, const Summary&) = default;
};

// A room as one player sees it in the list. The summary never changes: any thread may read it, even
// after the room has left the directory.
struct Listed {
  std::shared_ptr<const Summary> room;
  bool mine = false;       // the player is a member
  bool your_move = false;  // the match waits for the player (OpenRoom::awaited)
};

// An answer, and how many index entries were visited for it.
struct Listing {
  std::vector<Listed> rooms;
  std::size_t visited = 0;
};

class Directory {
 public:
  // Adds a room, or replaces its summary.
  void put(Summary room);
  void remove(RoomId room);

  // The rooms that this player may see, newest first: public ones that play no daily and offer
  // something, and those of which they are a member. If there are more than `limit`, the oldest of
  // the others' rooms are left out. Time depends on the rooms in the answer, not on all rooms: at
  // most two entries are visited for each, and no summary is copied.
  Listing list(PlayerId player, std::size_t limit) const;

  // The room with this code; null if there is none.
  std::shared_ptr<const Summary> find(const RoomCode& code) const;
  // Codes of the rooms whose match waits for this player (OpenRoom::awaited), newest first, at most
  // `limit`.
  std::vector<RoomCode> awaiting(PlayerId player, std::size_t limit) const;
  // Whether a room lists this player in Summary::hear_nobody.
  bool hears_nobody(PlayerId player) const;
  // Rooms that are due by now and not loaded, the earliest first.
  std::vector<std::shared_ptr<const Summary>> due(std::uint64_t now_ms, std::size_t limit) const;

  std::size_t size() const { return rooms_.size(); }
  std::size_t opened_by(PlayerId creator) const;

 private:
  void add_to_indexes(const Summary& room);
  void take_from_indexes(const Summary& room);
  const std::set<RoomId>& rooms_of(PlayerId member) const;

  std::map<RoomId, std::shared_ptr<const Summary>> rooms_;
  // Indexes of rooms_.
  std::set<RoomId> public_;
  std::unordered_map<std::string, RoomId> by_code_;
  std::set<std::pair<std::uint64_t, RoomId>> due_;  // of rooms that are not loaded
  std::map<PlayerId, std::set<RoomId>> of_member_;
  std::map<PlayerId, std::size_t> opened_;  // by their creator
};

}  // namespace gridmates::lobby
