#include "engine/minesweeper/rules.h"

namespace gridmates::minesweeper {

core::Result<Board> Rules::make_board(const Options& options, const core::Seed& seed,
                                      const Move* first_move) {
  return lay_board(options, seed, first_move);
}

// The cells open at the start are attributed to no player.
core::Result<State> Rules::start(const Board& board) {
  if (auto good = check_board(board); !good) return good.error();
  State state;
  state.board = board;
  state.by = core::List<std::uint8_t, kMaxCells>(
      std::vector<std::uint8_t>(board.options.shape.cells(), 0));
  state.lives = board.options.lives;
  if (board.begins_open()) state.open = opening_at(board.field(), board.first);
  return state;
}

core::SeatSet Rules::to_move(const State& state) {
  return outcome(state).over() ? core::SeatSet{} : core::SeatSet::all();
}

// An invalid state is never over.
core::Outcome Rules::outcome(const State& state) {
  using Kind = core::Outcome::Kind;
  if (!is_sound(state)) return {};
  if (state.lost) return {Kind::kLost, {}};
  return {is_solved(state) ? Kind::kSolved : Kind::kPlaying, {}};
}

core::Result<Options> Rules::with_puzzle(const Options& options, std::string_view text) {
  return with_game_id(options, text);
}

Options Rules::without_puzzle(const Options& options) {
  Options without = options;
  without.named = {};
  return without;
}

Options Rules::at_table(const Options& options, core::Table table) {
  return options_at(options, table);
}

std::string Rules::category(const Options& options) { return category_of(options); }

Board Rules::again(const Board& board) { return opened_again(board); }

bool Rules::assisted(const State& state) { return state.assisted; }

bool Rules::waits(const State& state) { return state.board.waits(); }

bool Rules::takes_long(const State& state) {
  constexpr std::size_t kManyCells = 400;  // up to 25 ms at 2,500
  const Options& options = state.board.options;
  return options.guessing == GuessPolicy::kKind && options.shape.cells() > kManyCells;
}

core::Merit Rules::merit(const State& state) {
  if (!state.worth) return {};
  bool no_flag = true;
  std::uint32_t clicks = 0;
  for (const Part& part : state.parts) {
    no_flag = no_flag && part.flags + part.marks == 0;
    clicks += part.opens + part.flags + part.marks + part.chords;
  }
  const std::uint32_t bbbv = state.worth->bbbv;
  return {bbbv, bbbv * 1000 / kMostBbbvPerS, bbbv >= least_bbbv(state.board.options), no_flag,
          clicks};
}

std::uint32_t Rules::cost_ms(const State& state) {
  if (!state.board.options.race) return 0;
  std::uint32_t hits = 0;
  for (const Part& part : state.parts) hits += part.hits;
  return hits * state.board.options.hit_cost_s * 1000;
}

}  // namespace gridmates::minesweeper
