// The field of a match: before the first opening only its options, then also its mines. It never
// leaves the server. Plain values and pure functions; any thread.
#pragma once

#include <tuple>

#include "engine/core/result.h"
#include "engine/core/rules.h"
#include "engine/core/trailing.h"
#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/moves.h"
#include "engine/minesweeper/options.h"

namespace gridmates::minesweeper {

// Stored in journals as a byte.
enum class Laid : std::uint8_t {
  kWaits,   // for its first opening; all fields below are empty
  kLaid,    // nothing is open when the match begins, except in a race
  kOpened,  // the opening at `first` is open when the match begins
  kLast = kOpened,
};

struct Board {
  Options options;
  Laid laid = Laid::kWaits;
  bool guaranteed = false;  // it can be finished from `first` without a guess
  Cell first = 0;           // the cell of the first opening
  Cells mines;
  core::Seed salt{};  // the policy "kind" draws from it where mines move
  // Whether opening a proved mine counts as a mistake, not a guess; on older boards it was a guess.
  core::Trailing<bool> mistakes_apart;

  Field field() const { return {options.shape, mines}; }
  bool waits() const { return laid == Laid::kWaits; }
  bool begins_open() const { return options.race || laid == Laid::kOpened; }
  // The fields that boards had before `mistakes_apart`.
  template <class Self>
  static constexpr auto first_fields(Self& self) {
    return std::tie(self.options, self.laid, self.guaranteed, self.first, self.mines, self.salt);
  }
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tuple_cat(first_fields(self), std::tie(self.mistakes_apart));
  }
  friend bool operator==(const Board&, const Board&) = default;
};

// Whether all of the cells are on a field of this shape.
bool within(Shape shape, const Cells& cells);

// The cells that opening `cell`, which is not a mine, opens on the field when nothing is open.
Cells opening_at(const Field& field, Cell cell);

inline constexpr int kRaceAttempts = 20;

// Without a first move: a race gets a laid board (its first cell drawn from the seed, at least two
// cells away from the border), other tables one that waits to be laid. With the first opening as
// the move: a field laid as the guess policy says. The seed is that of the options, else `chance`;
// if the options name the first cell too, there is only one such field, and the opening there is
// open when the match begins. kInvalid for options that check_options refuses, for a first move
// that opens no cell of the field, and when the first opening leaves nothing to open: in a race in
// all kRaceAttempts fields, or on the one field that the options name.
core::Result<Board> lay_board(const Options& options, const core::Seed& chance,
                              const Move* first_move);

// A field that is the same for all players: its first cell is drawn from the seed as in a race, the
// opening there is open when the match begins, and it can be finished from there without a guess if
// the guess policy promises that. kInvalid if none of kRaceAttempts fields qualifies.
core::Result<Board> lay_daily(const Options& options, const core::Seed& seed);

// The field of a rematch: the opening at its first cell is open when the match begins, so that it
// is still guaranteed. A field that waits stays as it is; so does one that this opening would
// finish.
Board opened_again(const Board& board);

// kInvalid for a board that is not possible: options that check_options refuses; mines off the
// field, in a wrong number, or where the start promises none; a field with mines that is not laid;
// a race that is not laid; a board that is over before it begins.
core::Result<core::Ok> check_board(const Board& board);

}  // namespace gridmates::minesweeper
