// Reads from a room's events what the state chart's guards ask, by playing the match with the game
// itself and without the machine: so that chart and machine can be held against each other. A
// value; one thread at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/core/game.h"
#include "server/room/event.h"
#include "server/room/guards.h"

namespace gridmates::room {

// The conditions of events, by their bit.
Conditions event_conditions();

class Witness {
 public:
  // The games must outlive it.
  explicit Witness(const core::Games& games) : games_(&games) {}

  // Takes the next event in: which of event_conditions() hold with it.
  std::uint64_t see(const Event& event);

  // In the match that is on at a versus table: who may move, and who began.
  std::optional<MemberNo> on_turn() const;
  std::optional<MemberNo> first_player() const;

 private:
  bool turns_are_on() const;

  const core::Games* games_;
  RoomOpened room_;
  BoardChosen board_;
  std::optional<core::Match> match_;
  core::List<MemberNo, core::kMaxSeats> players_;
};

// An event as a line of JSON that drives the chart:
// {"event":"moved","data":{"second_next":true},"state":"..."}. `state` is what the chart should be
// in afterwards.
std::string chart_line(const Event& event, std::uint64_t held, std::string_view state);

}  // namespace gridmates::room
