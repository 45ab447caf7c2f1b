#include "tests/contract/null_game.h"

#include <algorithm>

#include "engine/core/random.h"

namespace gridmates::null_game {

using core::Outcome;
using core::RefusalCode;
using core::Seat;

const core::GameFacts& Rules::facts() {
  static const core::GameFacts facts = {
      .id = kId,
      .title = "Null game",
      .seating = {std::nullopt, core::Seating{core::Table::kVersus, 2, 2}, std::nullopt},
      .fame = core::Fame::kResults,
  };
  return facts;
}

std::span<const core::OptionOf<Options>> Rules::options() {
  static constexpr std::array<std::string_view, 2> kNoYes = {"no", "yes"};
  static const std::array<core::OptionOf<Options>, 1> options = {{
      {{"second-begins", "who begins", {}, 0, 1, kNoYes},
       [](const Options& o) -> std::uint32_t { return o.second_begins; },
       [](Options& o, std::uint32_t value) { o.second_begins = value != 0; }},
  }};
  return options;
}

core::Result<Board> Rules::make_board(const Options& options, const core::Seed& seed, const Move*) {
  core::Random random(seed);
  return Board{static_cast<std::uint8_t>(random.below(kBoxes)),
               options.second_begins ? std::uint8_t{1} : std::uint8_t{0}};
}

core::Result<State> Rules::start(const Board& board) {
  if (board.prize >= kBoxes || board.beginner > 1) return core::invalid("This is no board.");
  return State{board, {}};
}

core::Result<State> Rules::play(const State& state, Seat seat, const Move& move) {
  if (seat.value > 1)
    return core::refuse(RefusalCode::kNotSeated, "You have no part in this match.");
  if (outcome(state).over()) return core::refuse(RefusalCode::kMatchOver, "The match is over.");
  if (!to_move(state).contains(seat))
    return core::refuse(RefusalCode::kNotYourTurn, "It is not your turn.");
  if (move.box >= kBoxes) return core::invalid("There is no such box; there are eight.");
  if (state.opener[move.box] != 0) return core::illegal("That box is open already.");
  State next = state;
  next.opener[move.box] = seat.value + 1;
  return next;
}

core::SeatSet Rules::to_move(const State& state) {
  if (outcome(state).over()) return {};
  const auto closed = std::count(state.opener.begin(), state.opener.end(), std::uint8_t{0});
  return core::SeatSet::only(
      Seat(static_cast<std::uint8_t>((kBoxes - closed + state.board.beginner) % 2)));
}

// A foreign state may name a box or a seat that does not exist: then nobody has won, and once all
// boxes are open the match is drawn.
Outcome Rules::outcome(const State& state) {
  const std::uint8_t finder =
      state.board.prize < kBoxes ? state.opener[state.board.prize] : std::uint8_t{0};
  if (finder == 1 || finder == 2) return {Outcome::Kind::kWon, Seat(finder - 1)};
  const bool closed = std::count(state.opener.begin(), state.opener.end(), std::uint8_t{0}) > 0;
  return {closed ? Outcome::Kind::kPlaying : Outcome::Kind::kDrawn, {}};
}

View Rules::view(const State& state, core::Viewer viewer) {
  View view;
  view.status.outcome = outcome(state);
  if (const core::SeatSet turn = to_move(state); !turn.empty()) view.status.turn = turn.first();
  const bool all = view.status.outcome.over() && viewer.kind == core::Viewer::Kind::kAfterwards;
  for (std::uint8_t box = 0; box < kBoxes; ++box) {
    const bool shown = all || state.opener[box] != 0;
    view.cells[box] = {state.opener[box], shown && box == state.board.prize};
  }
  return view;
}

std::optional<Move> Rules::choose(const View& view, Seat seat, core::Level, std::uint32_t,
                                  core::Random& random) {
  if (view.status.outcome.over() || seat != view.status.turn) return std::nullopt;
  std::vector<std::uint8_t> closed;
  for (std::uint8_t box = 0; box < kBoxes; ++box) {
    if (view.cells[box].opener == 0) closed.push_back(box);
  }
  if (closed.empty()) return std::nullopt;
  return Move{closed[random.below(static_cast<std::uint32_t>(closed.size()))]};
}

std::string Rules::category(const Options& options) {
  return options.second_begins ? "8 boxes, second begins" : "8 boxes";
}

}  // namespace gridmates::null_game
