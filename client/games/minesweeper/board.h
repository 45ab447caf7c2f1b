// A Minesweeper board as a client sees it: cell names, neighbours, and the frontier of the open
// area. A view of a match, which must outlive it; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/words/joined.h"
#include "engine/minesweeper/field/shape.h"
#include "gridmates/v1/game.pb.h"

namespace gridmates::words {

using minesweeper::Cell;

class MinesBoard {
 public:
  // nullopt if the match has no complete Minesweeper field: a rival's in a race, or another game's.
  static std::optional<MinesBoard> of(const v1::MatchView& match);

  const v1::MatchView& match() const { return *match_; }
  minesweeper::Shape shape() const { return shape_; }
  const v1::MinesweeperStatus& status() const { return match_->minesweeper().status(); }
  // `cell` is one of the shape's.
  const v1::MinesweeperCell& at(Cell cell) const { return match_->minesweeper().cells(cell); }
  // Not opened; may have a flag or a mark.
  bool closed(Cell cell) const;
  // Open, with a number of at least 1.
  bool number(Cell cell) const;
  bool flagged(Cell cell) const { return at(cell).face() == v1::MINESWEEPER_FACE_FLAG; }

  // "n7"; "?" if this field has no such cell.
  std::string name(std::uint32_t cell) const;
  std::optional<Cell> named(std::string_view name) const;
  // "n7, n8 and o8"; of more than eight cells, the first ones and the number of the others.
  template <class List>
  std::string names(const List& cells) const;

  // The number of a cell's neighbours for which `asked` is true.
  template <class Asked>
  int around(Cell cell, Asked asked) const;

  // A cell's sign: # closed, F flag, ? mark, . open without a number, 1 to 8, X opened mine, *
  // mine, ! wrong flag.
  char sign(Cell cell) const;
  // A cell in words: "closed", "flag", "question mark", "empty", "2", "an opened mine" ...
  std::string cell_words(Cell cell) const;

  // Closed cells without a flag that touch a number, row by row: where a deduction may be possible.
  std::vector<Cell> frontier() const;
  // The next frontier cell after `from`, or before it, wrapping around; nullopt if there is none.
  std::optional<Cell> next_frontier(Cell from, bool forward) const;

 private:
  MinesBoard(const v1::MatchView& match, minesweeper::Shape shape)
      : match_(&match), shape_(shape) {}
  bool on_frontier(Cell cell) const;

  const v1::MatchView* match_;
  minesweeper::Shape shape_;
};

template <class List>
std::string MinesBoard::names(const List& cells) const {
  constexpr std::size_t kMost = 8;
  std::vector<std::string> names;
  names.reserve(static_cast<std::size_t>(std::size(cells)));
  for (const std::uint32_t cell : cells) names.push_back(name(cell));
  return joined(names, kMost);
}

template <class Asked>
int MinesBoard::around(Cell cell, Asked asked) const {
  int count = 0;
  for (const Cell other : minesweeper::Neighbours(shape_, cell)) count += asked(other) ? 1 : 0;
  return count;
}

}  // namespace gridmates::words
