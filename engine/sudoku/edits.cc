#include "engine/sudoku/edits.h"

#include <bitset>
#include <optional>
#include <utility>
#include <vector>

#include "engine/sudoku/acts.h"
#include "engine/sudoku/grid/units.h"

namespace gridmates::sudoku {
namespace {

using core::Seat;

Cell cell_of(const State& state, Place place) {
  return static_cast<Cell>(place % state.cells.size());
}

// Whether it is the place of a cell's colour.
bool is_colour(const State& state, Place place) { return place >= 2 * state.cells.size(); }

History& history_of(State& state, Seat seat) {
  while (state.histories.size() <= seat.value) state.histories.push({});
  return state.histories[seat.value];
}

// Applies `change(Entry&)` to the content of a place.
template <class Change>
void change_entry(State& state, Place place, Change change) {
  if (place < state.cells.size()) return change(state.cells[place]);
  auto& entries = is_colour(state, place) ? state.later().colours : state.centre.value.notes;
  entries.change([&](auto& all) { change(all[cell_of(state, place)]); });
}

// Puts new content into a place and returns the edit that reverses it.
Edit replace(State& state, Place place, const Entry& content) {
  Edit reverse{place, entry_at(state, place), content.written, 0, {}};
  change_entry(state, place, [&](Entry& entry) { entry = content; });
  return reverse;
}

// Removes the edit's digit, if present, from the notes of a place, and records that in the edit.
void clean(State& state, Place place, Edit& edit) {
  const Entry& entry = entry_at(state, place);
  if ((entry.notes & only(edit.digit)) == 0) return;
  edit.cleaned.push({place, entry.written});
  change_entry(state, place, [&](Entry& e) { e.notes &= ~only(edit.digit); });
}

// Removes a digit that was set from the notes of the cell's peers, unless the match keeps or hides
// them (ShownNotes).
void clean_peers(State& state, Edit& edit) {
  const Later& later = state.later();
  if (later.keeps_notes() || later.rules.editing >= Editing::kHidesNotes) return;
  edit.digit = edit.place < state.cells.size() ? state.cells[edit.place].digit : 0;
  if (edit.digit == 0) return;
  for (const Cell peer : peers_of(edit.place, state.shape())) {
    clean(state, peer, edit);
    clean(state, place_of(state, peer, NoteKind::kCentre), edit);
  }
}

// Restores the note in those peers that have not been written since.
void restore_peers(State& state, const Edit& edit) {
  for (const Cleaned& cleaned : edit.cleaned) {
    if (is_colour(state, cleaned.place)) continue;
    if (state.cells[cell_of(state, cleaned.place)].digit != 0) continue;
    if (entry_at(state, cleaned.place).written != cleaned.written) continue;
    change_entry(state, cleaned.place, [&](Entry& e) { e.notes |= only(edit.digit); });
  }
}

using PlyOf = std::uint32_t (*)(const Edit&);

// Whether two adjacent edits belong to one move. A move changes a place only once.
bool together(const Edit& a, const Edit& b, PlyOf ply_of) {
  return ply_of(a) == ply_of(b) && a.place != b.place;
}

// Adds an edit; at the limit it first drops the oldest step with all of its edits.
void remember(const PlayRules& rules, Edits& edits, Edit edit, PlyOf ply_of) {
  if (edits.size() >= (rules.editing >= Editing::kLongUndo ? kMaxEdits : kMaxEditsBefore)) {
    Edit gone = edits[0];
    edits.pop_front();
    while (!edits.empty() && together(gone, edits[0], ply_of)) {
      gone = edits[0];
      edits.pop_front();
    }
  }
  edits.push(std::move(edit));
}

// Removes and returns the edits of the latest step, the latest first. In a state from a journal
// they may name anything.
std::vector<Edit> take(const State& state, Edits& edits, PlyOf ply_of) {
  std::vector<Edit> step;
  while (!edits.empty() && (step.empty() || together(step.back(), edits.back(), ply_of))) {
    step.push_back(edits.back());
    edits.pop();
  }
  std::erase_if(step, [&state](const Edit& edit) {
    const bool of_given =
        !is_colour(state, edit.place) && state.givens[cell_of(state, edit.place)] != 0;
    return edit.place >= 3 * state.cells.size() || of_given;
  });
  return step;
}

// The player who blocks the edit: another player wrote where it expects the player's own writing,
// or a digit where it restores notes, or notes where it restores a digit.
std::optional<Seat> blocker(const State& state, Seat seat, const Edit& edit) {
  const Entry& entry = entry_at(state, edit.place);
  const bool others = entry.writer && entry.writer != seat;
  if (others && entry.written != edit.expected) return entry.writer;
  if (is_colour(state, edit.place)) return std::nullopt;
  const Cell cell = cell_of(state, edit.place);
  if (edit.place == cell) {
    const Entry& centre = entry_at(state, place_of(state, cell, NoteKind::kCentre));
    return edit.content.digit != 0 && centre.notes != 0 ? centre.writer : std::nullopt;
  }
  const Entry& corner = state.cells[cell];
  return edit.content.notes != 0 && corner.digit != 0 ? corner.writer : std::nullopt;
}

// The cells of a step that other players block; `last` names one. Edits of a step build on each
// other, so they are tried on a copy.
std::bitset<kMaxCells> blocked_cells(State& state, Seat seat, const std::vector<Edit>& step) {
  std::bitset<kMaxCells> blocked;
  State copy = state;
  for (const Edit& edit : step) {
    const Cell cell = cell_of(state, edit.place);
    if (const std::optional<Seat> by = blocker(copy, seat, edit)) {
      blocked.set(cell);
      state.last = {cell, by};
    } else {
      replace(copy, edit.place, edit.content);
    }
  }
  return blocked;
}

}  // namespace

const Edit* edit_that_wrote(const State& state, Place place) {
  const Entry& entry = entry_at(state, place);
  if (!entry.writer || entry.writer->value >= state.histories.size()) return nullptr;
  const Edits& edits = state.histories[entry.writer->value].undo;
  for (std::size_t i = edits.size(); i > 0 && ply_of_undo(edits[i - 1]) >= entry.written; --i) {
    if (edits[i - 1].place == place && ply_of_undo(edits[i - 1]) == entry.written) {
      return &edits[i - 1];
    }
  }
  return nullptr;
}

void write(State& state, Seat seat, std::span<const Change> changes) {
  History& history = history_of(state, seat);
  for (const Change& change : changes) {
    Edit reverse = replace(state, change.place, {change.digit, change.notes, seat, state.plies});
    clean_peers(state, reverse);
    remember(state.later().rules, history.undo, std::move(reverse), ply_of_undo);
  }
  history.redo.clear();
  state.last.cell = cell_of(state, changes.front().place);
}

bool undo(State& state, Seat seat) {
  History& history = history_of(state, seat);
  const std::vector<Edit> step = take(state, history.undo, ply_of_undo);
  if (step.empty()) return false;
  state.last.cell = cell_of(state, step.back().place);
  const std::bitset<kMaxCells> blocked = blocked_cells(state, seat, step);
  for (const Edit& edit : step) {
    if (blocked.test(cell_of(state, edit.place))) continue;
    restore_peers(state, edit);
    remember(state.later().rules, history.redo, replace(state, edit.place, edit.content),
             ply_of_redo);
  }
  return true;
}

bool redo(State& state, Seat seat) {
  History& history = history_of(state, seat);
  const std::vector<Edit> step = take(state, history.redo, ply_of_redo);
  if (step.empty()) return false;
  state.last.cell = cell_of(state, step.front().place);
  const std::bitset<kMaxCells> blocked = blocked_cells(state, seat, step);
  for (const Edit& edit : step) {
    if (blocked.test(cell_of(state, edit.place))) continue;
    Edit reverse = replace(state, edit.place, edit.content);
    clean_peers(state, reverse);
    remember(state.later().rules, history.undo, std::move(reverse), ply_of_undo);
  }
  return true;
}

}  // namespace gridmates::sudoku
