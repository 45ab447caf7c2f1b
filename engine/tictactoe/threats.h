// Threat-space search (Allis, van den Herik and Huntjens, 1993): whether a side wins by threats
// that the other one has to answer, first by those that make a line next (fours, where five win),
// then also by those that make such ones (threes). A win that is found is one: every answer that
// may stop it has been tried. Owns nothing; one thread.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_set>
#include <vector>

#include "engine/tictactoe/grid.h"

namespace gridmates::tictactoe {

// A way to win: the moves of both sides, the winner's first. Where the other side has several
// answers it is one of them.
using WinningLine = std::vector<CellNumber>;

class Threats {
 public:
  // `grid` is left as it was after each call. A search looks at `max_nodes` positions at most, over
  // all calls.
  Threats(Grid& grid, std::uint64_t max_nodes) : grid_(grid), max_nodes_(max_nodes) {}

  // How this side wins when it is to move, by threats of a line alone.
  std::optional<WinningLine> find_by_fours(int side);
  // ... also by threats of these, at most `most` of them in a row.
  std::optional<WinningLine> find_by_threes(int side, int most);

  // The free cells of which a mark of the other side may stop this win: those that it is made on,
  // and those of windows in which that side could come near a line meanwhile.
  std::vector<CellNumber> answers_to(const WinningLine& line, int side) const;

  std::uint64_t nodes() const { return nodes_; }
  bool is_out_of_budget() const { return nodes_ >= max_nodes_; }

 private:
  bool win_by_fours(int side, WinningLine& line);
  bool win_by_threes(int side, int most, WinningLine& line);
  // Whether a mark there wins, with the moves behind it.
  bool wins_after_four(CellNumber cell, int side, WinningLine& line);
  bool wins_after_three(CellNumber cell, int side, int most, WinningLine& line);
  bool wins_against(CellNumber answer, int side, int most, WinningLine& line);
  // Free cells of windows of this side alone with `marks` marks or more, the best first.
  std::vector<CellNumber> builders(int side, int marks) const;
  // The only free cell on which this side must stop a line of the other one; nothing: it need not,
  // or it cannot.
  struct Forced {
    bool is_forced = false;
    bool is_lost = false;
    CellNumber cell = 0;
  };
  Forced forced(int side) const;

  Grid& grid_;
  std::uint64_t max_nodes_;
  std::uint64_t nodes_ = 0;
  // Positions in which no win was found, with what was looked for.
  std::unordered_set<std::uint64_t> failed_;
};

}  // namespace gridmates::tictactoe
