// The list of open rooms: what the lobby shows, who may see it, and who has opened how many. A
// value; one thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/rules.h"
#include "server/base/ids.h"

namespace gridmates::lobby {

// A room as the lobby knows it.
struct Summary {
  RoomId id;
  RoomCode code;
  std::string game;
  core::Table table = core::Table::kCoop;
  std::uint8_t state = 0;  // the room's leaf, as a number: the lobby only hands it on
  Name host;
  std::uint32_t seated = 0;
  std::uint32_t seats = 0;
  std::uint32_t watching = 0;
  std::uint32_t present = 0;  // members who are connected just now
  bool private_room = false;
  core::Bytes options;  // as far as they may be told
  PlayerId creator;
  std::vector<PlayerId> members;
  friend bool operator==(const Summary&, const Summary&) = default;
};

// A room as one player sees it in the list.
struct Listed {
  Summary room;
  bool mine = false;  // the player is a member
};

class Directory {
 public:
  // A room is there, or has changed.
  void put(Summary room);
  void remove(RoomId room);

  // The rooms that this player may see, public ones and those of which they are a member, newest
  // first. When there are more than `limit`, the oldest of those that are not theirs are left out.
  std::vector<Listed> list(PlayerId player, std::size_t limit) const;

  std::size_t size() const { return rooms_.size(); }
  std::size_t opened_by(PlayerId creator) const;

 private:
  std::map<RoomId, Summary> rooms_;
  std::map<PlayerId, std::size_t> opened_;
};

}  // namespace gridmates::lobby
