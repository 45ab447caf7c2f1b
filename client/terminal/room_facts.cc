#include "client/terminal/room_facts.h"

#include <algorithm>

#include "client/core/text.h"

namespace gridmates::terminal {

std::uint32_t seats_taken(const client::Room& room) {
  return static_cast<std::uint32_t>(
      std::count_if(room.view.members().begin(), room.view.members().end(),
                    [](const v1::Member& member) { return member.seat() != 0; }));
}

bool has_ended(const client::Room& room) {
  return client::is_finished(room.view.head().state()) && room.match() != nullptr;
}

MatchPhase phase_of(const client::Room& room) {
  const bool on = room.running();
  return {on, has_ended(room), on && !room.seated()};
}

std::string next_racer(const client::Room& room) {
  const int racers = room.view.matches_size();
  const bool is_race = room.running() && room.view.head().table() == v1::TABLE_RACE;
  if (!is_race || room.player() || racers == 0) return {};
  const v1::MatchView* now = room.match();
  const bool follows = now != nullptr && client::shows_board(*now);
  const int next = follows ? (static_cast<int>(now->index()) + 1) % racers : 0;
  const v1::MatchView& match = room.view.matches(next);
  return match.players().empty() ? std::string() : match.players(0).name();
}

}  // namespace gridmates::terminal
