#include "tests/engine/sudoku/logic/literal_parts.h"

namespace gridmates::sudoku::literal {

// Eliminations from two units with two places each, for the pairs of units of this technique.
Gone two_links(const Board<Nine>& board, Technique technique) {
  using enum Technique;
  Gone gone;
  const auto& geometry = board.geometry();
  const auto judge = [&](int digit, Unit one, Unit other, Cells a, Cells b) {
    if (!sees(board, a[1], b[1]) || std::set<Cell>{a[0], a[1], b[0], b[1]}.size() != 4) return;
    const bool rows = geometry.is_row(one) && geometry.is_row(other);
    const bool columns = geometry.is_column(one) && geometry.is_column(other);
    const bool is_skyscraper = (rows && geometry.column(a[1]) == geometry.column(b[1])) ||
                               (columns && geometry.row(a[1]) == geometry.row(b[1]));
    const bool is_kite = geometry.is_row(one) && geometry.is_column(other);
    const Technique it = is_skyscraper ? kSkyscraper : is_kite ? kTwoStringKite : kTurbotFish;
    Gone seen;
    if (it == technique) strike_seen(board, digit, {a[0], b[0]}, seen);
    for (Candidate c : seen) {
      if (c.cell != a[1] && c.cell != b[1]) gone.insert(c);
    }
  };
  each_choice<Unit>(units_of(board, true, true, true), 2, [&](const Units& units) {
    for (int digit = 1; digit <= board.side(); ++digit) {
      Cells a = places_of(board, digit, units[0]);
      Cells b = places_of(board, digit, units[1]);
      if (a.size() != 2 || b.size() != 2) continue;
      for (int turn = 0; turn < 4; ++turn) {
        judge(digit, units[0], units[1], a, b);
        std::ranges::reverse(turn % 2 == 0 ? a : b);
      }
    }
  });
  return gone;
}

Gone empty_rectangle(const Board<Nine>& board) {
  Gone gone;
  const auto& geometry = board.geometry();
  // Handles the lines of one box; the strong link starts in `arm`.
  const auto judge = [&](int digit, Unit box, Unit arm, Unit other, Unit link) {
    const Cells ends = places_of(board, digit, link);
    for (Cell start : ends) {
      const Cell end = ends[0] == start ? ends[1] : ends[0];
      if (!is_in(board, start, arm) || is_in(board, start, box) || is_in(board, end, box)) continue;
      for (Cell cell : places_of(board, digit, other)) {
        if (!sees(board, cell, end) || is_in(board, cell, box)) continue;
        gone.insert({cell, static_cast<std::uint8_t>(digit)});
      }
    }
  };
  for (Unit box : units_of(board, false, false, true)) {
    for (int digit = 1; digit <= board.side(); ++digit) {
      const Cells places = places_of(board, digit, box);
      for (Unit row : units_of(board, true, false, false)) {
        for (Unit column : units_of(board, false, true, false)) {
          int in_row = 0;
          int in_column = 0;
          int in_neither = 0;
          for (Cell cell : places) {
            const bool at_row = is_in(board, cell, row);
            const bool at_column = is_in(board, cell, column);
            if (at_row && !at_column) ++in_row;
            if (at_column && !at_row) ++in_column;
            if (!at_row && !at_column) ++in_neither;
          }
          if (in_row == 0 || in_column == 0 || in_neither > 0) continue;
          for (Unit link : units_of(board, true, true, false)) {
            if (places_of(board, digit, link).size() != 2) continue;
            if (geometry.is_column(link)) judge(digit, box, row, column, link);
            if (geometry.is_row(link)) judge(digit, box, column, row, link);
          }
        }
      }
    }
  }
  return gone;
}

Gone bent_set(const Board<Nine>& board, std::size_t size, const std::vector<int>& counts) {
  Gone gone;
  Cells cells = empty_cells(board);
  std::erase_if(cells, [&](Cell cell) {
    return board.count(cell) < 2 || board.count(cell) > static_cast<int>(size);
  });
  each_choice<Cell>(cells, size, [&](const Cells& chosen) {
    DigitSet digits = 0;
    std::vector<int> has;
    for (Cell cell : chosen) {
      digits |= board.candidates(cell);
      has.push_back(board.count(cell));
    }
    std::ranges::sort(has);
    if (std::popcount(digits) != static_cast<int>(size)) return;
    if (!counts.empty() && has != counts) return;
    std::vector<std::pair<int, Cells>> loose;
    for (int digit : DigitsOf{digits}) {
      Cells here = chosen;
      std::erase_if(here, [&](Cell c) { return (board.candidates(c) & digit_bit(digit)) == 0; });
      if (here.size() < 2) return;
      bool all_see = true;
      each_choice<Cell>(here, 2, [&](const Cells& two) { all_see &= sees(board, two[0], two[1]); });
      if (!all_see) loose.emplace_back(digit, here);
    }
    if (loose.size() == 1) strike_seen(board, loose[0].first, loose[0].second, gone);
  });
  return gone;
}

Gone w_wing(const Board<Nine>& board) {
  Gone gone;
  each_choice<Cell>(empty_cells(board), 2, [&](const Cells& wings) {
    const DigitSet digits = board.candidates(wings[0]);
    if (std::popcount(digits) != 2 || board.candidates(wings[1]) != digits) return;
    if (sees(board, wings[0], wings[1])) return;
    for (int linked : DigitsOf{digits}) {
      for (Unit unit : units_of(board, true, true, true)) {
        const Cells link = places_of(board, linked, unit);
        if (link.size() != 2) continue;
        const bool straight = sees(board, wings[0], link[0]) && sees(board, wings[1], link[1]);
        const bool crossed = sees(board, wings[0], link[1]) && sees(board, wings[1], link[0]);
        if (!straight && !crossed) continue;
        const int gone_digit = std::countr_zero(digits & ~digit_bit(linked)) + 1;
        strike_seen(board, gone_digit, wings, gone);
      }
    }
  });
  return gone;
}

}  // namespace gridmates::sudoku::literal
