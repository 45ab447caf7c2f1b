// What viewers may see of a match of Sudoku.
#include <algorithm>
#include <bitset>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "engine/sudoku/acts.h"
#include "engine/sudoku/grid/units.h"
#include "engine/sudoku/hints.h"
#include "engine/sudoku/rules.h"
#include "engine/sudoku/shown_notes.h"

namespace gridmates::sudoku {
namespace {

// The part of the hint that players know.
std::optional<HintFound> hint_told(const Later& later) {
  if (!later.hint) return std::nullopt;
  return told(later.found(), (*later.hint)->steps);
}

// What earlier hints had excluded when this hint was found, once players know the whole hint.
std::optional<core::Shared<PerCell<Excluded, std::uint16_t>>> excluded_before(const Later& later) {
  if (!later.hint || (*later.hint)->steps < kWholeHint) return std::nullopt;
  auto excluded = later.excluded;
  const auto& own = (*later.hint)->found.eliminations;
  if (own.empty()) return excluded;
  excluded.change([&own](auto& cells) {
    for (const Placed& gone : own) {
      if (gone.cell < cells.size()) cells[gone.cell].digits &= ~only(gone.digit);
    }
  });
  return excluded;
}

std::vector<View::Cell> cells_of(const State& state, const std::bitset<kMaxCells>& clashing) {
  const std::span<const Entry> entries = state.cells.items();
  const std::span<const std::uint8_t> givens = state.givens.items();
  const std::span<const Entry> centres = state.centre.value.notes->items();
  const std::span<const Entry> colours = state.later().colours->items();
  const ShownNotes notes(state);
  std::vector<View::Cell> cells(entries.size());
  for (Cell i = 0; i < cells.size(); ++i) {
    const Entry& latest = centres[i].written > entries[i].written ? centres[i] : entries[i];
    cells[i] = {.digit = entries[i].digit,
                .given = givens[i] != 0,
                .notes = notes.at(place_of(state, i, NoteKind::kCorner)),
                .writer = latest.writer,
                .clash = clashing[i],
                .centre = notes.at(place_of(state, i, NoteKind::kCentre)),
                .colour = colours[i].digit};
  }
  return cells;
}

}  // namespace

std::uint16_t mistakes_of(const Later& later) {
  constexpr std::uint32_t kMost = 0xFFFF;
  const auto all = std::accumulate(later.mistakes.begin(), later.mistakes.end(), 0U);
  return static_cast<std::uint16_t>(std::min(all, kMost));
}

View Rules::view(const State& state, core::Viewer viewer) {
  View view;
  if (!is_board(state)) return view;
  const Shape shape = state.shape();
  const Digits digits = digits_of(state);
  view.constants = Boxes::of(shape);
  view.columns = static_cast<std::uint16_t>(shape.side());
  if (viewer.kind == core::Viewer::Kind::kRival) {
    view.status.outcome = outcome(state);
    view.status.filled = count_filled(digits, shape);
    return view;
  }
  const auto clashing = clashing_cells(digits, shape);
  view.cells = cells_of(state, clashing);
  const Later& later = state.later();
  for (const Cell cell : later.wrong) {
    if (cell < digits.size()) view.cells[cell].wrong = true;
  }
  view.status = {.outcome = outcome(state),
                 .filled = count_filled(digits, shape),
                 .clashes = static_cast<std::uint16_t>(clashing.count()),
                 .last_cell = state.last.cell,
                 .blocked_by = state.last.blocked_by,
                 .assists = later.assists,
                 .hint = hint_told(later),
                 .excluded = excluded_before(later),
                 .checked = later.rules.checking == Checking::kAtOnce,
                 .mistakes = mistakes_of(later)};
  return view;
}

}  // namespace gridmates::sudoku
