// Sudoku of every shape: all players write on one board. Nothing is hidden except from rivals,
// because the state does not contain the solution. Plain values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/picked.h"
#include "engine/sudoku/board_rules.h"
#include "engine/sudoku/moves.h"
#include "engine/sudoku/options.h"
#include "engine/sudoku/state.h"
#include "engine/sudoku/view.h"

namespace gridmates::sudoku {

// The PuzzleRules concept of engine/core/rules.h.
struct Rules {
  using Options = sudoku::Options;
  struct Board {
    // The fields besides the givens.
    struct Rest {
      PlayRules rules;
      core::Trailing<BoardRules> board = {};

      template <class Self>
      static constexpr auto fields(Self& self) {
        return std::tie(self.rules, self.board);
      }
      friend bool operator==(const Rest&, const Rest&) = default;
    };
    PerCell<std::uint8_t> givens;
    core::Trailing<Rest> rest = {};

    Shape shape() const { return rest.value.board.value.shape(); }
    bool has_several_solutions() const { return rest.value.rules.checking == Checking::kNever; }
    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.givens, self.rest);
    }
    friend bool operator==(const Board&, const Board&) = default;
  };
  using State = sudoku::State;
  using Move = sudoku::Move;
  using View = sudoku::View;

  static const core::GameFacts& facts();
  // The options of a host: size, difficulty, symmetry, whether digits are checked.
  static std::span<const core::OptionOf<Options>> options();
  // 9x9 of each level, and 16x16 easy to hard.
  static std::vector<Options> usual_options();
  // 9x9 from easy to extreme.
  static std::vector<core::hooks::DailyKind<Options>> dailies();
  // Options that need a generated puzzle.
  static bool makes_own(const Options& options) { return sudoku::makes_own(options); }
  // "16x16", "checked", "16x16 checked".
  static std::string category(const Options& options);
  static Options at_table(const Options& options, core::Table table);
  static core::Result<Options> with_puzzle(const Options& options, std::string_view text);
  static Options without_puzzle(const Options& options);
  static core::PuzzleFacts puzzle_facts(std::string_view text, const Board& board);
  static core::Result<Board> make_board(const Options& options, const core::Seed& seed,
                                        const Move* first_move, const core::Making& making = {});
  static core::Result<State> start(const Board& board);
  static core::Result<State> play(const State& state, core::Seat seat, const Move& move);
  // A request for a new hint, and the move that is played in its place.
  static bool needs_work(const State& state, const Move& move);
  static core::Result<Move> worked_out(const State& state, const Move& move);
  // All help except notes that were filled in.
  static bool assisted(const State& state);
  // "notes", "hints+checks".
  static std::string help_class(const State& state);
  // The total cost of mistakes in a checked race.
  static std::uint32_t cost_ms(const State& state);
  // All moves except a HintFound.
  static bool is_for_players(const Move& move) {
    return !std::holds_alternative<HintFound>(move.action);
  }
  // Moves that use the solution or clear everything: "check", "reveal A5", "last good", "restart",
  // and "hint" if it would reveal which digit is wrong.
  static std::string asks_all(const State& state, const Move& move);
  static std::optional<Move> agreed(const State& state, std::string_view question);
  static core::SeatSet to_move(const State& state);
  static core::Outcome outcome(const State& state);
  static View view(const State& state, core::Viewer viewer);
  // "beginner" to "extreme", by the scale of Sudoku Explainer.
  static std::string level(const Board& board);
  // Only Undo does.
  static bool takes_back(const Move& move) { return std::holds_alternative<Undo>(move.action); }
  // The cell that is set or cleared. Notes do not conflict.
  static std::vector<std::uint32_t> written_by(const State& state, core::Seat seat,
                                               const Move& move);
  static std::vector<std::uint32_t> decided_by(const State& state, const Move& move);
  // The least possible time.
  static core::Merit merit(const State& state);

  // The hooks of engine/core/computer_player.h. A level has the techniques of the ladder up to it.
  static std::optional<Move> choose(const View& view, core::Seat seat, core::Level level,
                                    std::uint32_t budget, core::Random& random);
  static std::uint32_t pace_ms(core::Level level);
};

}  // namespace gridmates::sudoku
