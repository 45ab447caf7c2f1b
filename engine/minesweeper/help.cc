// Help: what can be proved from what everybody sees. It marks the match as assisted. Here it is
// decided whether there is anything to say; reasons.h says it.
#include "engine/minesweeper/acts.h"
#include "engine/minesweeper/laws.h"
#include "engine/minesweeper/reasons.h"

namespace gridmates::minesweeper {
namespace {

constexpr std::uint8_t kWhy = 3;

bool is_there_a_step(const State& state) {
  const Odds found = odds(position_of(state), kJudgeBudget);
  Cells told = found.safe;
  told |= found.mined;
  told -= known_to_players(state, found);
  return found.decided && !told.empty();
}

}  // namespace

Done act(State& state, core::Seat, const Hint&) {
  if (!state.help || state.help->asked != 0) {
    state.help = Help{0, 1, is_there_a_step(state)};
  } else if (!state.help->provable) {
    return illegal("Nothing is provable until something changes on the field.");
  } else if (state.help->level >= kWhy) {
    return illegal("This hint has been given in full.");
  } else {
    ++state.help->level;
  }
  state.assisted = true;
  return core::Ok{};
}

Done act(State& state, core::Seat, const Ask& ask) {
  if (auto good = check_closed(state, ask.cell); !good) return good;
  const Odds found = odds(position_of(state), kJudgeBudget);
  const bool provable = found.decided && (found.safe.has(ask.cell) || found.mined.has(ask.cell));
  const auto asked = static_cast<std::uint16_t>(ask.cell + 1);
  state.help = Help{asked, 0, provable};
  state.last = asked;
  state.assisted = true;
  return core::Ok{};
}

}  // namespace gridmates::minesweeper
