// The list of open rooms: what the lobby shows, who may see it, and who has opened how many. A
// value; one thread at a time.
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
  std::uint32_t present = 0;  // members who are connected just now
  std::uint32_t rating = 0;   // where matches are rated: the mean of who sits; 0: not known
  bool loaded = false;        // it is in memory, and looks after its deadlines by itself
  std::uint64_t due_ms = 0;   // else: what happens by itself is due then; 0: nothing
  std::vector<PlayerId> hear_nobody = {};  // members who are to hear from no others just now
  friend bool operator==(const Summary&, const Summary&) = default;
};

// A room as one player sees it in the list. The summary never changes, so it may be read on any
// thread, also after the room has left the directory.
struct Listed {
  std::shared_ptr<const Summary> room;
  bool mine = false;       // the player is a member
  bool your_move = false;  // the match waits for them (OpenRoom::awaited)
};

// An answer, and how many entries of the indexes were visited for it.
struct Listing {
  std::vector<Listed> rooms;
  std::size_t visited = 0;
};

class Directory {
 public:
  // A room is there, or has changed.
  void put(Summary room);
  void remove(RoomId room);

  // The rooms that this player may see, public ones that play no daily and offer something, and
  // those of which they are a member, newest first. When there are more than `limit`, the oldest of
  // those that are not theirs are left out. Takes time for the rooms that are answered, not for
  // those that there are: it visits at most two entries for each, and copies no summary.
  Listing list(PlayerId player, std::size_t limit) const;

  // The room of this code; null when there is none.
  std::shared_ptr<const Summary> find(const RoomCode& code) const;
  // Codes of the rooms whose match waits for this player (OpenRoom::awaited), newest first, at most
  // `limit`.
  std::vector<RoomCode> awaiting(PlayerId player, std::size_t limit) const;
  // Whether a room says so of this player (Summary::hear_nobody).
  bool hears_nobody(PlayerId player) const;
  // Rooms that are not loaded and due by now, the earliest first.
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
  std::set<std::pair<std::uint64_t, RoomId>> due_;  // those that are not loaded
  std::map<PlayerId, std::set<RoomId>> of_member_;
  std::map<PlayerId, std::size_t> opened_;  // by their creator
};

}  // namespace gridmates::lobby
