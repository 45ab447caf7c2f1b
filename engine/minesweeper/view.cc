// Rules::view of Minesweeper: the only output of the state. It shows mines only after the match.
#include <vector>

#include "engine/minesweeper/rules.h"

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

std::optional<core::Seat> by_of(const State& state, Cell cell) {
  const std::uint8_t number = state.by[cell];
  if (number == 0) return std::nullopt;
  return core::Seat(static_cast<std::uint8_t>(number - 1));
}

std::vector<View::Cell> cells_of(const State& state, bool ended) {
  const std::vector<std::uint8_t> numbers = numbers_of(state.board.field());
  std::vector<View::Cell> cells(numbers.size());
  for (Cell cell = 0; cell < cells.size(); ++cell) {
    const Face face = face_of(state, cell, ended);
    cells[cell] = {face, face == Face::kOpen ? numbers[cell] : std::uint8_t{0}, by_of(state, cell)};
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
  if (state.board.begins_open() && !parts.empty()) {
    // Published statistics count the click that opened what a field begins with: it is attributed
    // to the last seat that has a part, in a race its player.
    ++parts[parts.size() - 1].left_clicks;
    ++parts[parts.size() - 1].effective;
  }
  for (Cell cell = 0; cell < shape_of(state).cells(); ++cell) {
    const auto by = by_of(state, cell);
    if (!by || by->value >= parts.size()) continue;
    ShownPart& part = parts[by->value];
    if (state.flags.has(cell)) ++part.flags;
    if (state.open.has(cell) && !state.board.mines.has(cell)) ++part.opened;
  }
  return parts;
}

ShownHelp shown(const Help& help) {
  constexpr std::uint8_t kThat = 1;
  constexpr std::uint8_t kWhere = 2;
  ShownHelp shown{help.asked, help.level, help.provable, {}, {}};
  const bool hint = !help.asked;
  if (!help.reason || (hint && help.level <= kThat)) return shown;
  if (hint && help.level == kWhere) {
    shown.where = help.reason->cells;
  } else {
    shown.reason = help.reason;
  }
  return shown;
}

// The part of the status that a rival in a race may also know.
View::Status counts_of(const State& state) {
  View::Status status;
  status.outcome = Rules::outcome(state);
  status.mines = state.board.options.mines;
  status.laid = !state.board.waits();
  // The proof begins at the first cell, which a rematch in an old journal may not have opened.
  status.guaranteed = state.board.guaranteed && state.open.has(state.board.first);
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

// A stopped match has no metrics; only the game id is shown, if the field has one.
std::optional<FieldMetrics> worth_of(const State& state) {
  const auto seed = seed_of(state.board.options);
  if (state.worth || !seed || state.board.waits()) return state.worth;
  FieldMetrics named;
  named.first = state.board.first;
  named.seed = seed;
  return named;
}

}  // namespace

View Rules::view(const State& state, Viewer viewer) {
  View view;
  if (!is_sound(state)) return view;
  view.columns = shape_of(state).width;
  view.status = counts_of(state);
  if (viewer.kind == Viewer::Kind::kRival) return view;
  // After the match everybody sees the mines, also if it was given up or stopped: a rematch on this
  // field does not rank.
  const bool ended = viewer.kind == Viewer::Kind::kAfterwards;
  view.cells = cells_of(state, ended);
  view.status.last_cell = state.last;
  view.status.parts = parts_of(state, ended);
  view.status.hit = state.hit;
  if (state.help) view.status.help = shown(*state.help);
  if (ended) view.status.worth = worth_of(state);
  return view;
}

}  // namespace gridmates::minesweeper
