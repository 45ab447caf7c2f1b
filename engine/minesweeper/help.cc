// Help: what can be proved from what everybody sees. Marks the match as assisted.
#include "engine/minesweeper/acts.h"
#include "engine/minesweeper/guess_policy.h"
#include "engine/minesweeper/reasons.h"

namespace gridmates::minesweeper {
namespace {

constexpr std::uint8_t kWhy = 3;

// Hints skip flagged cells, except provably wrong flags. The whole step is found at once: nothing
// that it depends on changes before the hint ends. If the count of arrangements exceeds its budget,
// plain deduction may still find a step.
Help first_hint(const State& state) {
  const Position position = position_of(state);
  const Odds found = odds(position, kJudgeBudget);
  Cells known = state.flags;
  known -= found.safe;
  Cells told = found.safe;
  told |= found.mined;
  told -= known;
  Help help{std::nullopt, 1, !told.empty(), {}};
  if (help.provable || !found.decided) help.reason = next_step(position, known);
  help.provable = help.provable || help.reason.has_value();
  return help;
}

}  // namespace

Done act(State& state, core::Seat, const Hint&) {
  if (!state.help || state.help->asked) {
    state.help = first_hint(state);
  } else if (!state.help->provable) {
    return illegal("Nothing provable was found; ask again once the field has changed.");
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
  const Position position = position_of(state);
  const Odds found = odds(position, kJudgeBudget);
  const bool provable = found.safe.has(ask.cell) || found.mined.has(ask.cell);
  state.help = Help{ask.cell, 0, provable, {}};
  if (provable || !found.decided) state.help->reason = why(position, ask.cell);
  state.help->provable = provable || state.help->reason.has_value();
  state.last = ask.cell;
  state.assisted = true;
  return core::Ok{};
}

}  // namespace gridmates::minesweeper
