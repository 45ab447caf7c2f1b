// Threat-space search (Allis, van den Herik and Huntjens, 1993): whether a side wins by threats
// that the other side must answer, first by those that make a line next (fours, where five win),
// then also by threats of such threats (threes). A win that it finds is certain: every answer that
// may stop it has been tried. Owns nothing; one thread.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_set>
#include <vector>

#include "engine/tictactoe/grid.h"

namespace gridmates::tictactoe {

// A way to win: the moves of both sides, the winner's first. If the other side has several answers,
// the line contains one of them.
using WinningLine = std::vector<CellNumber>;

class Threats {
 public:
  // `grid` is unchanged after each call. All calls together search at most `max_nodes` positions.
  Threats(Grid& grid, std::uint64_t max_nodes) : grid_(grid), max_nodes_(max_nodes) {}

  // How this side wins if it is to move, using only threats of a line.
  std::optional<WinningLine> find_by_fours(int side);
  // The same using threes as well, at most `most` of them in a row.
  std::optional<WinningLine> find_by_threes(int side, int most);

  // The free cells on which a mark of the other side may stop this win: the cells of the win, and
  // those of windows in which the other side could come near a line meanwhile.
  std::vector<CellNumber> answers_to(const WinningLine& line, int side) const;

  std::uint64_t nodes() const { return nodes_; }
  bool is_out_of_budget() const { return nodes_ >= max_nodes_; }

 private:
  bool win_by_fours(int side, WinningLine& line);
  bool win_by_threes(int side, int most, WinningLine& line);
  // Whether a mark there wins; if so, `line` gets the moves that follow.
  bool wins_after_four(CellNumber cell, int side, WinningLine& line);
  bool wins_after_three(CellNumber cell, int side, int most, WinningLine& line);
  bool wins_against(CellNumber answer, int side, int most, WinningLine& line);
  // Free cells of the windows that only this side has marks in, `marks` or more; best first.
  std::vector<CellNumber> builders(int side, int marks) const;
  // Whether this side must stop a line of the other one, and on which cell. is_lost: it cannot stop
  // all.
  struct Forced {
    bool is_forced = false;
    bool is_lost = false;
    CellNumber cell = 0;
  };
  Forced forced(int side) const;

  Grid& grid_;
  std::uint64_t max_nodes_;
  std::uint64_t nodes_ = 0;
  // Positions in which no win was found, combined with the kind of search.
  std::unordered_set<std::uint64_t> failed_;
};

}  // namespace gridmates::tictactoe
