#include "tests/engine/sudoku/logic/literal_parts.h"

namespace gridmates::sudoku::literal {

Cells cells_of(const Board<Nine>& board, Unit unit) {
  const auto& at = board.geometry().cell_at[unit];
  return {at.begin(), at.begin() + board.side()};
}

Cells places_of(const Board<Nine>& board, int digit, Unit unit) {
  Cells out;
  for (Cell cell : cells_of(board, unit)) {
    if (board.has({cell, static_cast<std::uint8_t>(digit)})) out.push_back(cell);
  }
  return out;
}

Cells empty_cells(const Board<Nine>& board) {
  Cells out;
  for (std::size_t cell : board.empty_cells()) out.push_back(static_cast<Cell>(cell));
  return out;
}

bool sees(const Board<Nine>& board, Cell one, Cell other) {
  const auto& units = board.geometry().units_of;
  bool shared = false;
  for (std::size_t kind = 0; kind < 3; ++kind) shared |= units[one][kind] == units[other][kind];
  return shared && one != other;
}

bool is_in(const Board<Nine>& board, Cell cell, Unit unit) {
  return std::ranges::count(board.geometry().units_of[cell], unit) != 0;
}

Units units_of(const Board<Nine>& board, bool rows, bool columns, bool boxes) {
  Units out;
  const auto& geometry = board.geometry();
  for (Unit unit = 0; unit < geometry.units; ++unit) {
    if (geometry.is_row(unit) ? rows : geometry.is_column(unit) ? columns : boxes) {
      out.push_back(unit);
    }
  }
  return out;
}

void strike_seen(const Board<Nine>& board, int digit, const Cells& all, Gone& gone) {
  for (Cell cell : empty_cells(board)) {
    const Candidate victim{cell, static_cast<std::uint8_t>(digit)};
    const auto is_seen = [&](Cell other) { return sees(board, cell, other); };
    if (board.has(victim) && std::ranges::all_of(all, is_seen)) gone.insert(victim);
  }
}

Gone locked(const Board<Nine>& board, bool from_boxes) {
  Gone gone;
  const Units from = units_of(board, !from_boxes, !from_boxes, from_boxes);
  const Units to = units_of(board, from_boxes, from_boxes, !from_boxes);
  for (Unit unit : from) {
    for (Unit swept : to) {
      for (int digit = 1; digit <= board.side(); ++digit) {
        const Cells places = places_of(board, digit, unit);
        const auto is_inside = [&](Cell cell) { return is_in(board, cell, swept); };
        if (places.size() < 2 || !std::ranges::all_of(places, is_inside)) continue;
        for (Cell cell : places_of(board, digit, swept)) {
          if (!is_in(board, cell, unit)) gone.insert({cell, static_cast<std::uint8_t>(digit)});
        }
      }
    }
  }
  return gone;
}

Gone naked(const Board<Nine>& board, int size) {
  Gone gone;
  for (Unit unit : units_of(board, true, true, true)) {
    Cells cells = cells_of(board, unit);
    std::erase_if(cells, [&](Cell cell) { return board.count(cell) < 2; });
    each_choice<Cell>(cells, static_cast<std::size_t>(size), [&](const Cells& chosen) {
      DigitSet digits = 0;
      for (Cell cell : chosen) digits |= board.candidates(cell);
      if (std::popcount(digits) != size) return;
      for (int digit : DigitsOf{digits}) strike_seen(board, digit, chosen, gone);
    });
  }
  return gone;
}

Gone hidden(const Board<Nine>& board, int size) {
  Gone gone;
  for (Unit unit : units_of(board, true, true, true)) {
    std::vector<int> digits;
    for (int digit = 1; digit <= board.side(); ++digit) {
      if (places_of(board, digit, unit).size() >= 2) digits.push_back(digit);
    }
    each_choice<int>(digits, static_cast<std::size_t>(size), [&](const std::vector<int>& chosen) {
      std::set<Cell> cells;
      DigitSet kept = 0;
      for (int digit : chosen) {
        for (Cell cell : places_of(board, digit, unit)) cells.insert(cell);
        kept |= digit_bit(digit);
      }
      if (static_cast<int>(cells.size()) != size) return;
      for (Cell cell : cells) {
        for (int digit : DigitsOf{board.candidates(cell) & ~kept}) {
          gone.insert({cell, static_cast<std::uint8_t>(digit)});
        }
      }
    });
  }
  return gone;
}

}  // namespace gridmates::sudoku::literal
