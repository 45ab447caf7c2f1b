// A Minesweeper board as a client has it: cells by name, neighbours, and what lies at the edge of
// what is open. A view of a match, which must outlive it; any thread.
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
  // Nothing when the match shows no whole Minesweeper field: a rival's of a race, another game's.
  static std::optional<MinesBoard> of(const v1::MatchView& match);

  const v1::MatchView& match() const { return *match_; }
  minesweeper::Shape shape() const { return shape_; }
  const v1::MinesweeperStatus& status() const { return match_->minesweeper().status(); }
  // `cell` is one of the shape's.
  const v1::MinesweeperCell& at(Cell cell) const { return match_->minesweeper().cells(cell); }
  // Not opened, whether flagged, marked or neither.
  bool closed(Cell cell) const;
  // Open, with a number from 1 on.
  bool number(Cell cell) const;
  bool flagged(Cell cell) const { return at(cell).face() == v1::MINESWEEPER_FACE_FLAG; }

  // "n7"; "?" for what is no cell of this field.
  std::string name(std::uint32_t cell) const;
  std::optional<Cell> named(std::string_view name) const;
  // "n7, n8 and o8"; of more than eight the first ones and how many more there are.
  template <class List>
  std::string names(const List& cells) const;

  // How many neighbours of a cell have a face that `asked` likes.
  template <class Asked>
  int around(Cell cell, Asked asked) const;

  // The sign of a cell where each has one: # closed, F flag, ? mark, . open without a number, 1 to
  // 8, X opened mine, * mine, ! wrong flag.
  char sign(Cell cell) const;
  // A cell in words: "closed", "flag", "question mark", "empty", "2", "an opened mine" ...
  std::string cell_words(Cell cell) const;

  // Closed cells without a flag beside a number, row by row: where something may be found out.
  std::vector<Cell> frontier() const;
  // The first of them behind `from`, or before it, going round; nothing when there is none.
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
