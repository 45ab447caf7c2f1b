#include "server/lobby/directory.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace gridmates::lobby {

void Directory::put(Summary room) {
  const auto [place, is_new] = rooms_.try_emplace(room.id);
  if (is_new) ++opened_[room.creator];
  place->second = std::move(room);
}

void Directory::remove(RoomId room) {
  const auto place = rooms_.find(room);
  if (place == rooms_.end()) return;
  const auto opened = opened_.find(place->second.creator);
  if (--opened->second == 0) opened_.erase(opened);
  rooms_.erase(place);
}

std::vector<Listed> Directory::list(PlayerId player, std::size_t limit) const {
  std::vector<const Summary*> mine;
  std::vector<const Summary*> others;
  for (const auto& [id, room] : rooms_ | std::views::reverse) {
    if (std::ranges::find(room.members, player) != room.members.end()) {
      if (mine.size() < limit) mine.push_back(&room);
    } else if (!room.private_room && others.size() < limit) {
      others.push_back(&room);
    }
  }
  others.resize(std::min(others.size(), limit - mine.size()));

  std::vector<Listed> listed;
  listed.reserve(mine.size() + others.size());
  for (const Summary* room : mine) listed.push_back({*room, true});
  for (const Summary* room : others) listed.push_back({*room, false});
  std::ranges::sort(listed, std::greater{}, [](const Listed& entry) { return entry.room.id; });
  return listed;
}

std::size_t Directory::opened_by(PlayerId creator) const {
  const auto opened = opened_.find(creator);
  return opened == opened_.end() ? 0 : opened->second;
}

}  // namespace gridmates::lobby
