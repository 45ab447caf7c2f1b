// The moves that return to an earlier state of a player or of the match.
#include <utility>

#include "engine/sudoku/acts.h"
#include "engine/sudoku/edits.h"

namespace gridmates::sudoku {
namespace {

using core::Seat;

Marked* find(Later& later, Seat seat, const BookmarkName& name) {
  for (Marked& marked : later.bookmarks) {
    if (marked.seat == seat && marked.name == name) return &marked;
  }
  return nullptr;
}

bool has_step_since(const State& state, Seat seat, std::uint32_t ply) {
  if (seat.value >= state.histories.size()) return false;
  const Edits& edits = state.histories[seat.value].undo;
  return !edits.empty() && ply_of_undo(edits.back()) > ply;
}

}  // namespace

Done act(State& state, Seat seat, const Bookmark& bookmark) {
  if (bookmark.name.str().empty()) return core::invalid("A bookmark has a name.");
  Later& later = state.later();
  if (Marked* marked = find(later, seat, bookmark.name)) {
    marked->ply = state.plies;
  } else if (!later.bookmarks.push({seat, bookmark.name, state.plies})) {
    return illegal("There are too many bookmarks.");
  }
  return core::Ok{};
}

// The undone steps can be redone one by one.
Done act(State& state, Seat seat, const GoTo& go_to) {
  const Marked* marked = find(state.later(), seat, go_to.name);
  if (marked == nullptr)
    return illegal("You have no bookmark {name}.", {{"name", go_to.name.str()}});
  const std::uint32_t ply = marked->ply;
  if (!has_step_since(state, seat, ply)) {
    return illegal("You have changed nothing since that bookmark.");
  }
  LastPly blocked;
  while (has_step_since(state, seat, ply) && undo(state, seat)) {
    if (state.last.blocked_by) blocked = std::exchange(state.last, {});
  }
  if (blocked.blocked_by) state.last = blocked;
  return core::Ok{};
}

Done act(State& state, Seat, const Restart&) {
  if (digits_of(state) == state.givens.items() && state.histories.empty()) {
    return illegal("Nothing has been written yet.");
  }
  const State blank = blank_state(state.shape(), state.givens);
  state.last = {};
  state.cells = blank.cells;
  state.histories.clear();
  state.centre.value.notes = blank.centre.value.notes;
  Later& later = state.later();
  later.colours = blank.later().colours;
  later.filled.reset();
  later.excluded = blank.later().excluded;
  later.bookmarks.clear();
  return core::Ok{};
}

}  // namespace gridmates::sudoku
