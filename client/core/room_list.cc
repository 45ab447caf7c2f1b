#include "client/core/room_list.h"

#include <cstdint>
#include <map>
#include <tuple>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"

namespace gridmates::client {
namespace {

bool has_free_seat(const v1::RoomSummary& room) {
  return room.seated() < room.seats() && (room.mine() || !room.locked());
}

// Nobody can join a match of rivals that has started.
bool is_open(const v1::RoomSummary& room) {
  const bool waits = room.state() == v1::ROOM_STATE_WAITING || room.table() == v1::TABLE_COOP;
  return waits && has_free_seat(room);
}

// The part of the list that a room belongs to, in ascending order.
int part_of(const v1::RoomSummary& room) {
  if (is_finished(room.state())) return 4;
  if (room.mine()) return room.your_move() ? 0 : 1;
  return is_open(room) ? 2 : 3;
}

}  // namespace

bool RoomFilter::takes(const v1::RoomSummary& room) const {
  if (!game.empty() && room.game() != game) return false;
  const bool over = is_finished(room.state());
  switch (wanted) {
    case RoomsWanted::kAll:
      return true;
    case RoomsWanted::kFree:
      return is_open(room) && !over;
    case RoomsWanted::kPlaying:
      return !over && room.state() != v1::ROOM_STATE_WAITING;
    case RoomsWanted::kFinished:
      return over;
  }
  return true;
}

std::vector<const v1::RoomSummary*> rooms_in_order(const v1::RoomList& list,
                                                   const RoomFilter& filter) {
  const bool by_rating = filter.wanted == RoomsWanted::kPlaying;
  std::map<std::tuple<int, std::int64_t, int>, const v1::RoomSummary*> sorted;
  for (int i = 0; i < list.rooms_size(); ++i) {
    const v1::RoomSummary& room = list.rooms(i);
    const std::int64_t rating = by_rating ? room.rating() : 0;
    if (filter.takes(room)) sorted[{part_of(room), -rating, i}] = &room;
  }
  std::vector<const v1::RoomSummary*> rooms;
  rooms.reserve(sorted.size());
  for (const auto& [place, room] : sorted) rooms.push_back(room);
  return rooms;
}

std::string state_words(const v1::RoomSummary& room) {
  return room.your_move() ? tr("your move") : std::string(tr(state_word(room.state())));
}

std::string free_words(const v1::RoomSummary& room) {
  if (room.locked()) return tr("locked");
  if (!has_free_seat(room)) return tr("full");
  return tr("{} free", room.seats() - room.seated());
}

}  // namespace gridmates::client
