#include "server/lobby/directory.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace gridmates::lobby {
namespace {

// The time by which due() returns the room; 0: never.
std::uint64_t due_of(const Summary& room) { return room.loaded ? 0 : room.due_ms; }

// A daily is played alone.
bool is_public(const Summary& room) {
  return !room.private_room && room.daily.empty() && !room.offers_nothing;
}

// Whether both have the same keys in the indexes.
bool same_keys(const Summary& a, const Summary& b) {
  return a.creator == b.creator && is_public(a) == is_public(b) && a.members == b.members &&
         due_of(a) == due_of(b);
}

}  // namespace

void Directory::put(Summary room) {
  auto next = std::make_shared<const Summary>(std::move(room));
  auto& place = rooms_[next->id];
  if (!place || !same_keys(*place, *next)) {
    if (place) take_from_indexes(*place);
    add_to_indexes(*next);
  }
  place = std::move(next);
}

void Directory::remove(RoomId room) {
  const auto place = rooms_.find(room);
  if (place == rooms_.end()) return;
  take_from_indexes(*place->second);
  rooms_.erase(place);
}

void Directory::add_to_indexes(const Summary& room) {
  if (is_public(room)) public_.insert(room.id);
  for (const PlayerId member : room.members) of_member_[member].insert(room.id);
  ++opened_[room.creator];
  by_code_.emplace(room.code.str(), room.id);
  if (const auto due = due_of(room)) due_.emplace(due, room.id);
}

void Directory::take_from_indexes(const Summary& room) {
  public_.erase(room.id);
  by_code_.erase(room.code.str());
  due_.erase({due_of(room), room.id});
  for (const PlayerId member : room.members) {
    const auto theirs = of_member_.find(member);
    theirs->second.erase(room.id);
    if (theirs->second.empty()) of_member_.erase(theirs);
  }
  const auto opened = opened_.find(room.creator);
  if (--opened->second == 0) opened_.erase(opened);
}

std::shared_ptr<const Summary> Directory::find(const RoomCode& code) const {
  const auto found = by_code_.find(code.str());
  return found == by_code_.end() ? nullptr : rooms_.at(found->second);
}

std::vector<std::shared_ptr<const Summary>> Directory::due(std::uint64_t now_ms,
                                                           std::size_t limit) const {
  std::vector<std::shared_ptr<const Summary>> rooms;
  for (const auto& [due, room] : due_) {
    if (due > now_ms || rooms.size() == limit) break;
    rooms.push_back(rooms_.at(room));
  }
  return rooms;
}

const std::set<RoomId>& Directory::rooms_of(PlayerId member) const {
  static const std::set<RoomId> kNone;
  const auto theirs = of_member_.find(member);
  return theirs == of_member_.end() ? kNone : theirs->second;
}

std::vector<RoomCode> Directory::awaiting(PlayerId player, std::size_t limit) const {
  std::vector<RoomCode> codes;
  for (const RoomId id : rooms_of(player) | std::views::reverse) {
    if (codes.size() == limit) break;
    const auto& room = rooms_.at(id);
    if (room->awaited == player) codes.push_back(room->code);
  }
  return codes;
}

bool Directory::hears_nobody(PlayerId player) const {
  return std::ranges::any_of(rooms_of(player), [this, player](RoomId id) {
    return std::ranges::count(rooms_.at(id)->hear_nobody, player) != 0;
  });
}

// Merges two indexes, newest first. A public room of the player's is in both. No more entries are
// skipped than rooms of theirs are in the answer, because a list of only theirs does not read the
// other index.
Listing Directory::list(PlayerId player, std::size_t limit) const {
  const std::set<RoomId>& theirs = rooms_of(player);
  std::size_t mine_left = std::min(theirs.size(), limit);
  std::size_t others_left = limit - mine_left;
  auto mine = theirs.rbegin();
  auto other = public_.rbegin();
  Listing listing;
  const auto add = [this, player, &listing](RoomId id, bool is_mine) {
    ++listing.visited;
    const auto& room = rooms_.at(id);
    listing.rooms.push_back({room, is_mine, is_mine && room->awaited == player});
  };
  for (;;) {
    const bool more_others = others_left > 0 && other != public_.rend();
    if (more_others && mine_left > 0 && *other == *mine) {
      ++listing.visited;
      ++other;
    } else if (mine_left > 0 && (!more_others || *mine > *other)) {
      add(*mine++, true);
      --mine_left;
    } else if (more_others) {
      add(*other++, false);
      --others_left;
    } else {
      return listing;
    }
  }
}

std::size_t Directory::opened_by(PlayerId creator) const {
  const auto opened = opened_.find(creator);
  return opened == opened_.end() ? 0 : opened->second;
}

}  // namespace gridmates::lobby
