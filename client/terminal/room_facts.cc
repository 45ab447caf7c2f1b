#include "client/terminal/room_facts.h"

#include <algorithm>

#include "client/core/text.h"

namespace gridmates::terminal {

std::uint32_t seats_taken(const client::Room& room) {
  return static_cast<std::uint32_t>(
      std::count_if(room.view.members().begin(), room.view.members().end(),
                    [](const v1::Member& member) { return member.seat() != 0; }));
}

bool match_is_on(const client::Room& room) {
  return room.running() || room.view.head().state() == v1::ROOM_STATE_PAUSED;
}

bool has_ended(const client::Room& room) {
  return client::is_finished(room.view.head().state()) && room.match() != nullptr;
}

bool is_solo(const client::Room& room) {
  return room.view.head().table() == v1::TABLE_COOP && room.seated() && seats_taken(room) == 1;
}

}  // namespace gridmates::terminal
