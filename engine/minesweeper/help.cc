// Help: what can be proved from what everybody sees. It marks the match as assisted.
#include "engine/minesweeper/acts.h"
#include "engine/minesweeper/laws.h"
#include "engine/minesweeper/solver/verdict.h"

namespace gridmates::minesweeper {
namespace {

constexpr std::uint8_t kWhy = 3;

// The simplest step about a cell without a flag, or with one that is provably wrong.
std::optional<Reason> next_step(const State& state) {
  const Position position = position_of(state);
  Cells known = state.flags;
  if (!known.empty()) known -= odds(position, kJudgeBudget).safe;
  const auto step = hint(position, known, kJudgeBudget);
  if (!step) return std::nullopt;
  return Reason(*step);
}

}  // namespace

Done act(State& state, core::Seat, const Hint&) {
  if (!state.help || state.help->asked != 0) {
    state.help = Help{0, 1, next_step(state)};
  } else if (!state.help->reason) {
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
  const Verdict found = verdict(position_of(state), ask.cell, kJudgeBudget);
  state.help = Help{static_cast<std::uint16_t>(ask.cell + 1), 0, {}};
  if (found.provable) state.help->reason = Reason(*found.provable);
  state.last = static_cast<std::uint16_t>(ask.cell + 1);
  state.assisted = true;
  return core::Ok{};
}

}  // namespace gridmates::minesweeper
