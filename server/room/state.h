// The states of a room: one class for each, with an overload of `on` for each command; turn.h has
// one for each kind of turn. A command that neither a state nor everywhere() handles does not
// compile, because Room::decide visits both variants.
#pragma once

#include <type_traits>
#include <utility>
#include <variant>

#include "server/room/daily.h"
#include "server/room/everywhere.h"      // IWYU pragma: export
#include "server/room/facts.h"           // IWYU pragma: export
#include "server/room/state_closed.h"    // IWYU pragma: export
#include "server/room/state_finished.h"  // IWYU pragma: export
#include "server/room/state_paused.h"    // IWYU pragma: export
#include "server/room/state_playing.h"   // IWYU pragma: export
#include "server/room/state_waiting.h"   // IWYU pragma: export

namespace gridmates::room {

using State = std::variant<Waiting, Playing, Paused, Finished, Closed>;

// The answer to the command in this state: the state's own, or else that of everywhere(). Before
// that, a daily may bar the command, unless the room is closed.
template <class Kind, class Command>
Answer answer_in(const Kind& state, const Command& command, const Asking& asking) {
  if (asking.facts.daily && !std::is_same_v<Kind, Closed>) {
    constexpr bool kOver = std::is_same_v<Kind, Finished>;
    if (auto no = barred_by_daily(command, asking, kOver)) return *std::move(no);
  }
  if constexpr (requires { state.on(command, asking); }) {
    return state.on(command, asking);
  } else {
    return everywhere(command, asking);
  }
}

// The match that is on, played or paused; null when there is none.
inline const MatchRecord* match_on(const State& state) {
  if (const auto* playing = std::get_if<Playing>(&state)) return &playing->record;
  const auto* paused = std::get_if<Paused>(&state);
  return paused == nullptr ? nullptr : &paused->remembered.record;
}

// The match that is on, or was on last; null when there is none.
inline const MatchRecord* record_of(const State& state) {
  const auto* finished = std::get_if<Finished>(&state);
  return finished == nullptr ? match_on(state) : &finished->record;
}

}  // namespace gridmates::room
