// Minesweeper: one mine field that everybody opens and flags. Only the state knows where the mines
// are. Plain values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/picked.h"
#include "engine/minesweeper/board.h"
#include "engine/minesweeper/moves.h"
#include "engine/minesweeper/options.h"
#include "engine/minesweeper/state.h"
#include "engine/minesweeper/view.h"

namespace gridmates::minesweeper {

// The Rules concept of engine/core/rules.h, with all hooks of engine/core/hooks.h.
struct Rules {
  using Options = minesweeper::Options;
  using Board = minesweeper::Board;
  using State = minesweeper::State;
  using Move = minesweeper::Move;
  using View = minesweeper::View;

  static const core::GameFacts& facts();
  static std::span<const core::OptionOf<Options>> options();
  static core::Result<Board> make_board(const Options& options, const core::Seed& seed,
                                        const Move* first_move);
  static core::Result<State> start(const Board& board);
  static core::Result<State> play(const State& state, core::Seat seat, const Move& move);
  static core::SeatSet to_move(const State& state);
  static core::Outcome outcome(const State& state);
  static View view(const State& state, core::Viewer viewer);

  // The three standard sizes, with fields that can be finished without a guess.
  static std::vector<core::hooks::DailyKind<Options>> dailies();
  static core::Result<Board> daily_board(const Options& options, const core::Seed& seed) {
    return lay_daily(options, seed);
  }

  // The text is a game id.
  static core::Result<Options> with_puzzle(const Options& options, std::string_view text);
  static Options without_puzzle(const Options& options);
  static Options at_table(const Options& options, core::Table table);
  static std::string category(const Options& options);
  // A player who has left has no vote until they move again; the others' votes are counted anew.
  static State left(const State& state, core::Seat seat);
  // After the last life: whether to go on.
  static std::optional<core::hooks::Question<Move>> question(const State& state);
  // All moves except ballots and Decided.
  static bool is_for_players(const Move& move);
  static bool assisted(const State& state);
  // The field is not laid yet.
  static bool waits(const State& state);
  // 3BV, and whether the field is large enough (options.h); for a match that is over.
  static core::Merit merit(const State& state);
  // The same field with the first opening open.
  static Board again(const Board& board);
  // Under the policy "kind" a move is judged by all possible fields.
  static bool takes_long(const State& state);
  // The total cost of hits in a race, in ms.
  static std::uint32_t cost_ms(const State& state);
  // The cell that is opened or flagged; other cells that open with it are not a conflict.
  static std::vector<std::uint32_t> written_by(const State& state, core::Seat seat,
                                               const Move& move);
  static std::vector<std::uint32_t> decided_by(const State& state, const Move& move);

  // The hooks of engine/core/computer_player.h. Uses no random numbers: ties go to the lower cell.
  static std::optional<Move> choose(const View& view, core::Seat seat, core::Level level,
                                    std::uint32_t budget, core::Random& random);
  static std::uint32_t pace_ms(core::Level level);
};

}  // namespace gridmates::minesweeper
