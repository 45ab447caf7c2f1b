// Sudoku, 9x9: everybody writes on one board; nothing is hidden but from rivals, because the
// solution is nowhere in the state. Plain values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/picked.h"
#include "engine/sudoku/grid/grid.h"
#include "engine/sudoku/moves.h"
#include "engine/sudoku/options.h"
#include "engine/sudoku/state.h"

namespace gridmates::sudoku {

struct View {
  struct Cell {
    std::uint8_t digit = 0;  // 0 when empty
    bool given = false;
    DigitSet notes = 0;                     // those in the corner
    std::optional<core::Seat> writer = {};  // who wrote here last
    bool clash = false;                     // the digit stands in a unit of this cell twice
    DigitSet centre = 0;                    // the notes in the centre
    std::uint8_t colour = 0;                // 1 to kMaxColour; 0 for none
    bool wrong = false;                     // the digit is known not to be the solution's

    template <class Self>
    static constexpr auto fields(Self& self) {
      return core::tie(self.digit, self.given, self.notes, core::plus_one(self.writer), self.clash,
                       self.centre, self.colour, self.wrong);
    }
    friend bool operator==(const Cell&, const Cell&) = default;
  };
  struct Status {
    core::Outcome outcome;
    std::uint8_t filled = 0;                     // cells with a digit, givens too
    std::uint8_t clashes = 0;                    // cells that clash
    std::optional<std::uint8_t> last_cell = {};  // of the last ply; none before the first
    // The last ply was an undo or redo that changed nothing, because this seat has changed its cell
    // since.
    std::optional<core::Seat> blocked_by = {};
    Assists assists = 0;                 // what has helped so far
    std::optional<HintFound> hint = {};  // as far as it is known
    bool checked = false;                // by the rules of the match
    std::uint16_t mistakes = 0;          // wrong digits that were written in a checked match

    template <class Self>
    static constexpr auto fields(Self& self) {
      return core::tie(self.outcome, self.filled, self.clashes, core::plus_one(self.last_cell),
                       core::plus_one(self.blocked_by), self.assists, self.hint, self.checked,
                       self.mistakes);
    }
    friend bool operator==(const Status&, const Status&) = default;
  };

  std::uint16_t columns = kSide;
  std::vector<Cell> cells;  // kCells; none for a rival of a race, who sees of the status no more
                            // than outcome and filled
  Status status;
};

// The PuzzleRules concept of engine/core/rules.h.
struct Rules {
  using Options = sudoku::Options;
  struct Board {
    Grid givens{};
    core::Trailing<PlayRules> rules = {};

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.givens, self.rules);
    }
    friend bool operator==(const Board&, const Board&) = default;
  };
  using State = sudoku::State;
  using Move = sudoku::Move;
  using View = sudoku::View;

  static const core::GameFacts& facts();
  // What a host picks: how hard the puzzle is, its symmetry, whether digits are checked.
  static std::span<const core::OptionOf<Options>> options();
  // Those that ask for a puzzle of their own.
  static bool makes_own(const Options& options) { return sudoku::makes_own(options); }
  // "checked", where digits are.
  static std::string category(const Options& options);
  static Options at_table(const Options& options, core::Table table);
  static core::Result<Options> with_puzzle(const Options& options, std::string_view text);
  static core::Result<Board> make_board(const Options& options, const core::Seed& seed,
                                        const Move* first_move);
  static core::Result<State> start(const Board& board);
  static core::Result<State> play(const State& state, core::Seat seat, const Move& move);
  // A hint that is new, and what is played in its place.
  static bool needs_work(const State& state, const Move& move);
  static core::Result<Move> worked_out(const State& state, const Move& move);
  // All that helps but notes that were filled in.
  static bool assisted(const State& state);
  // "notes", "hints+checks".
  static std::string help_class(const State& state);
  // What mistakes have cost at a checked race.
  static std::uint32_t cost_ms(const State& state);
  // What players do not do at will: a hint that has been found.
  static bool is_for_players(const Move& move) {
    return !std::holds_alternative<HintFound>(move.action);
  }
  // The moves on which the solution is looked at, or all is cleared: "check", "reveal A5",
  // "last good", "restart".
  static std::string asks_all(const Move& move);
  static std::optional<Move> agreed(std::string_view question);
  static core::SeatSet to_move(const State& state);
  static core::Outcome outcome(const State& state);
  static View view(const State& state, core::Viewer viewer);
  // "beginner" to "extreme", by the scale of Sudoku Explainer.
  static std::string level(const Board& board);
  // Undo does.
  static bool takes_back(const Move& move) { return std::holds_alternative<Undo>(move.action); }
  // A cell, by what sets or clears it. Notes are written beside each other.
  static std::vector<std::uint32_t> written_by(const State& state, core::Seat seat,
                                               const Move& move);
  static std::vector<std::uint32_t> decided_by(const State& state, const Move& move);
  // How fast anybody can have been.
  static core::Merit merit(const State& state);

  // The hook of engine/core/computer_player.h. A level has the techniques of the ladder so far.
  static std::optional<Move> choose(const View& view, core::Seat seat, core::Level level,
                                    std::uint32_t budget, core::Random& random);
};

}  // namespace gridmates::sudoku
