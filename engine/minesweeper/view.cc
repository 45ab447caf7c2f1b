// Rules::view of Minesweeper: the only way out. Where mines are is in it after the end alone.
#include <vector>

#include "engine/minesweeper/reasons.h"
#include "engine/minesweeper/rules.h"
#include "engine/minesweeper/stats/stats.h"

namespace gridmates::minesweeper {
namespace {

using core::Viewer;

Face face_of(const State& state, Cell cell, bool ended) {
  const bool mine = state.board.mines.has(cell);
  if (state.open.has(cell)) return mine ? Face::kHit : Face::kOpen;
  if (state.flags.has(cell)) return ended && !mine ? Face::kWrongFlag : Face::kFlag;
  if (ended && mine) return Face::kMine;
  return state.marks.has(cell) ? Face::kMark : Face::kClosed;
}

std::vector<View::Cell> cells_of(const State& state, bool ended) {
  const std::vector<std::uint8_t> numbers = numbers_of(state.board.field());
  std::vector<View::Cell> cells(numbers.size());
  for (Cell cell = 0; cell < cells.size(); ++cell) {
    const Face face = face_of(state, cell, ended);
    cells[cell] = {face, face == Face::kOpen ? numbers[cell] : std::uint8_t{0}, state.by[cell]};
  }
  return cells;
}

ShownPart shown(const Part& part, bool ended) {
  ShownPart shown;
  shown.hits = part.hits;
  shown.left_clicks = part.opens;
  shown.right_clicks = part.flags + part.marks;
  shown.chords = part.chords;
  shown.effective = part.opens + part.chords + part.flags;
  shown.ballot = part.ballot;
  if (!ended) return shown;
  shown.guesses = part.guesses;
  shown.expected_permille = part.expected_permille;
  return shown;
}

core::List<ShownPart, core::kMaxSeats> parts_of(const State& state, bool ended) {
  core::List<ShownPart, core::kMaxSeats> parts;
  for (const Part& part : state.parts) parts.push(shown(part, ended));
  for (Cell cell = 0; cell < shape_of(state).cells(); ++cell) {
    const std::uint8_t by = state.by[cell];
    if (by == 0 || by > parts.size()) continue;
    ShownPart& part = parts[by - 1u];
    if (state.flags.has(cell)) ++part.flags;
    if (state.open.has(cell) && !state.board.mines.has(cell)) ++part.opened;
  }
  return parts;
}

ShownHit shown_hit(const State& state) {
  const Hit& hit = *state.hit;
  return {hit.cell, hit.by, why_hit(state), hit.forced, hit.chance_permille};
}

ShownHelp shown_help(const State& state) {
  constexpr std::uint8_t kThat = 1;
  constexpr std::uint8_t kWhere = 2;
  const Help& help = *state.help;
  ShownHelp shown{help.asked, help.level, help.provable, {}, {}};
  const bool hint = help.asked == 0;
  if (hint && help.level <= kThat) return shown;
  shown.reason = why_helped(state);
  if (!hint || help.level > kWhere || !shown.reason) return shown;
  shown.where = shown.reason->cells;
  shown.reason.reset();
  return shown;
}

Worth worth_of(const State& state) {
  const Field field = state.board.field();
  return {bbbv(field), bbbv_done(field, state.open), openings(field), zini(field),
          static_cast<std::uint16_t>(state.board.first + 1)};
}

// What a rival of a race may know too.
View::Status counts_of(const State& state) {
  View::Status status;
  status.outcome = Rules::outcome(state);
  status.mines = state.board.options.mines;
  status.laid = state.board.laid;
  status.guaranteed = state.board.guaranteed;
  status.flags = state.flags.count();
  for (const Part& part : state.parts) {
    status.hits = static_cast<std::uint16_t>(status.hits + part.hits);
  }
  status.lives = state.lives;
  status.opened = opened_of(state);
  status.to_open = static_cast<std::uint16_t>(shape_of(state).cells() - status.mines);
  status.voting = is_voting(state);
  status.assisted = state.assisted;
  return status;
}

}  // namespace

View Rules::view(const State& state, Viewer viewer) {
  View view;
  if (!is_sound(state)) return view;
  view.columns = shape_of(state).width;
  view.status = counts_of(state);
  if (viewer.kind == Viewer::Kind::kRival) return view;
  const bool ended = viewer.kind == Viewer::Kind::kAfterwards && view.status.outcome.over();
  view.cells = cells_of(state, ended);
  view.status.last_cell = state.last;
  view.status.parts = parts_of(state, ended);
  if (state.hit) view.status.hit = shown_hit(state);
  if (state.help) view.status.help = shown_help(state);
  if (ended) view.status.worth = worth_of(state);
  return view;
}

}  // namespace gridmates::minesweeper
