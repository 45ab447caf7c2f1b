// The field of a match: before the first opening only what it is to be, then where the mines are.
// It never leaves the server. Plain values and pure functions; any thread.
#pragma once

#include <tuple>

#include "engine/core/result.h"
#include "engine/core/rules.h"
#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/moves.h"
#include "engine/minesweeper/options.h"

namespace gridmates::minesweeper {

struct Board {
  Options options;
  bool laid = false;        // else all that follows is empty
  bool guaranteed = false;  // it can be finished from `first` without a guess
  Cell first = 0;           // where it is opened first; at a race the opening there is open at once
  Cells mines;
  core::Seed salt{};  // from which the law "kind" draws where mines move

  Field field() const { return {options.shape, mines}; }
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.options, self.laid, self.guaranteed, self.first, self.mines, self.salt);
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
// field by the law's way of laying. The seed is that of the options, else `chance`. kInvalid for
// options that check_options refuses, for a first move that opens no cell of the field, and for a
// race when in kRaceAttempts fields the first opening left nothing to open.
core::Result<Board> lay_board(const Options& options, const core::Seed& chance,
                              const Move* first_move);

// kInvalid for what cannot be a board: options that check_options refuses, mines off the field, of
// another number, or where the start promises that none are; a field that is not laid and has some;
// a race that is not laid, or is over before it begins.
core::Result<core::Ok> check_board(const Board& board);

}  // namespace gridmates::minesweeper
