// Reviews a finished match of tic-tac-toe: the values of its moves.
#include <array>

#include "client/games/tictactoe/board.h"
#include "client/replay/list.h"
#include "client/replay/review.h"
#include "engine/tictactoe/rules.h"
#include "engine/tictactoe/think.h"

namespace gridmates::replay {
namespace {

using tictactoe::Mark;
using tictactoe::State;

// Per position: sufficient to solve a small board; a large one takes as long with fewer.
constexpr std::uint64_t kReviewNodes = 20'000;
constexpr std::uint64_t kReviewNodesOnLarge = 2'000;

constexpr std::array kWorths = {Worth::kUnknown, Worth::kLost, Worth::kDrawn, Worth::kWon};

// The state while the players take turns; nullopt during an opening.
std::optional<State> state_of(const v1::MatchView& match) {
  const v1::TicTacToeView& view = match.tictactoe();
  const auto variant = words::variant_of(match);
  if (!variant || view.status().step() != v1::TIC_TAC_TOE_STEP_UNSPECIFIED) return std::nullopt;
  State state;
  state.marks = tictactoe::Position(static_cast<std::size_t>(view.cells_size()));
  for (int cell = 0; cell < view.cells_size(); ++cell) {
    const char sign = words::sign_of(view.cells(cell).mark());
    const Mark mark = sign == 'X' ? Mark::kX : sign == 'O' ? Mark::kO : Mark::kNone;
    state.marks[static_cast<std::size_t>(cell)] = mark;
  }
  state.rest.value = {tictactoe::Step::kTurns, view.status().swapped(), *variant};
  return state;
}

std::optional<Assessment> assess(const v1::MatchView& match) {
  const auto known = state_of(match);
  if (!known) return std::nullopt;
  const State& state = *known;
  Assessment found{state.seat_of(words::next_mark(match) == 'X' ? Mark::kX : Mark::kO).value};
  const core::Outcome outcome = tictactoe::Rules::outcome(state);
  if (outcome.over()) return over(found.mover, outcome);
  const bool large = state.marks.size() > tictactoe::kCells;
  const std::uint64_t nodes = large ? kReviewNodesOnLarge : kReviewNodes;
  core::Random random(core::seed_from(0));
  const auto skill = tictactoe::skill_of(tictactoe::kBestLevel, state.variant());
  const auto thought = tictactoe::think(state.marks, state.variant(), skill, nodes, random);
  found.worth = kWorths.at(static_cast<std::size_t>(thought.value));
  for (const auto cell : thought.best) {
    found.best.emplace_back().mutable_tictactoe()->set_cell(cell);
  }
  return found;
}

}  // namespace

GameAgain tictactoe_again() {
  GameAgain again;
  again.game = "tictactoe";
  again.remarks = [](const v1::Replay& ended) { return review_of(ended, assess); };
  return again;
}

}  // namespace gridmates::replay
