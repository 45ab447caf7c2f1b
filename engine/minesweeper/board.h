// The field of a match: before the first opening only what it is to be, then where the mines are.
// It never leaves the server. Plain values and pure functions; any thread.
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

// Journals have it as a byte.
enum class Laid : std::uint8_t {
  kWaits,   // for its first opening; all that follows is empty
  kLaid,    // and only a race has something open when its match begins
  kOpened,  // the opening at `first` is open when the match begins
  kLast = kOpened,
};

struct Board {
  Options options;
  Laid laid = Laid::kWaits;
  bool guaranteed = false;  // it can be finished from `first` without a guess
  Cell first = 0;           // where it is opened first
  Cells mines;
  core::Seed salt{};  // from which the policy "kind" draws where mines move
  // Whether opening a proved mine is a mistake and no guess; it was one on boards from before.
  core::Trailing<bool> mistakes_apart;

  Field field() const { return {options.shape, mines}; }
  bool waits() const { return laid == Laid::kWaits; }
  bool begins_open() const { return options.race || laid == Laid::kOpened; }
  // The fields of a board from before.
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

// What opening `cell`, which is no mine, opens on the whole field.
Cells opening_at(const Field& field, Cell cell);

inline constexpr int kRaceAttempts = 20;

// Without a first move: at a race a laid board (its first cell drawn from the seed, at least two
// cells away from the border), else one that waits to be laid. With the opening that laid it: a
// field by the guess policy's way of laying. The seed is that of the options, else `chance`; where
// the options name the first cell too, there is one field alone, and the opening there is open when
// it begins. kInvalid for options that check_options refuses, for a first move that opens no cell
// of the field, when the first opening leaves nothing to open: at a race in kRaceAttempts fields,
// and of the one field that the options name.
core::Result<Board> lay_board(const Options& options, const core::Seed& chance,
                              const Move* first_move);

// A field that is the same for all who play it: its first cell is drawn from the seed as at a race,
// the opening there is open when it begins, and it can be finished from there without a guess where
// the guess policy promises that. kInvalid when kRaceAttempts fields were none.
core::Result<Board> lay_daily(const Options& options, const core::Seed& seed);

// The field for those who play it again: the opening at its first cell is open when it begins, so
// that what was promised of it holds. One that waits stays as it is; so does one of which that
// opening leaves nothing.
Board opened_again(const Board& board);

// kInvalid for what cannot be a board: options that check_options refuses, mines off the field, of
// another number, or where the start promises that none are; a field that is not laid and has some;
// a race that is not laid; one that is over before it begins.
core::Result<core::Ok> check_board(const Board& board);

}  // namespace gridmates::minesweeper
