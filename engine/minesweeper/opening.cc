#include "engine/minesweeper/opening.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/minesweeper/acts.h"
#include "engine/minesweeper/field/coordinates.h"
#include "engine/minesweeper/guess_policy.h"
#include "engine/minesweeper/reasons.h"

namespace gridmates::minesweeper {
namespace {

// The start's promise: the opening that laid the field needs no proof.
bool is_promised(const State& state, const Cells& opening) {
  return state.open.empty() && opening.count() == 1 && opening.has(state.board.first);
}

void keep_ledger(State& state, core::Seat seat, const Cells& opening, const Judgement& judgement) {
  if (!judgement.decided) return;
  Part& part = part_of(state, seat);
  const bool mistakes_apart = state.board.mistakes_apart.value;
  opening.each([&](Cell cell) {
    if (judgement.proved.has(cell)) return;
    if (mistakes_apart && judgement.odds.mined.has(cell)) return;
    ++part.guesses;
    part.expected_permille += chance_permille(judgement.odds, cell).value_or(0);
  });
}

// The facts of the first of these hits.
Hit facts_of(core::Seat seat, const Position& before, const Cells& hits,
             const Judgement& judgement) {
  Hit hit;
  hit.by = seat;
  bool first = true;
  hits.each([&](Cell cell) {
    if (std::exchange(first, false)) hit.cell = cell;
  });
  if (judgement.odds.mined.has(hit.cell)) hit.provable = why(before, hit.cell);
  hit.forced = judgement.forced;
  hit.chance_permille = chance_permille(judgement.odds, hit.cell);
  return hit;
}

// Applies the cost of these hits, once their cells are open. If no other cell is left to open
// (possible under the policy "strict"), there is nothing to continue with, and no vote.
void suffer(State& state, core::Seat seat, const Cells& hits) {
  Part& part = part_of(state, seat);
  part.hits = static_cast<std::uint16_t>(part.hits + hits.count());
  if (state.board.options.race) return;
  state.lives = static_cast<std::uint8_t>(state.lives - std::min<int>(state.lives, hits.count()));
  const bool is_cleared = opened_of(state) == to_open_of(state);
  state.lost = state.lives == 0 && (is_cleared || !state.board.options.go_on);
}

// Opens cells and floods; returns the opened cells in order.
std::vector<Cell> flood_from(State& state, core::Seat seat, const Cells& opening) {
  const Field field = state.board.field();
  std::vector<Cell> opened;
  opening.each([&](Cell cell) {
    if (state.board.mines.has(cell)) {
      state.open.add(cell);
      opened.push_back(cell);
      return;
    }
    const auto more = flood(field, cell, state.flags, state.open);
    opened.insert(opened.end(), more.begin(), more.end());
  });
  for (const Cell cell : opened) {
    state.marks.remove(cell);
    state.by[cell] = number_of(seat);
  }
  return opened;
}

// Opens one wave; returns the opened cells, or nothing if there was a hit.
std::vector<Cell> open_wave(State& state, core::Seat seat, const Cells& opening) {
  const Position before = position_of(state);
  Judgement judgement;
  if (is_promised(state, opening)) {
    judgement.proved = opening;
  } else {
    judgement = judge(before, opening);
  }
  keep_ledger(state, seat, opening, judgement);
  if (state.board.options.guessing == GuessPolicy::kKind)
    be_kind(state, before, opening, judgement);
  const Cells hits = hits_among(state, opening, judgement);
  std::vector<Cell> opened = flood_from(state, seat, opening);
  if (hits.empty()) return opened;
  state.hit = facts_of(seat, before, hits, judgement);
  suffer(state, seat, hits);
  return {};
}

core::Refusal no_chord(const State& state, Cell number) {
  const Shape shape = shape_of(state);
  int flags = 0;
  int closed = 0;
  for (const Cell near : Neighbours(shape, number)) {
    flags += state.flags.has(near) || (state.open.has(near) && state.board.mines.has(near)) ? 1 : 0;
    closed += state.open.has(near) || state.flags.has(near) ? 0 : 1;
  }
  const std::string name = cell_name(shape, number);
  if (closed == 0) return illegal("Nothing is left to open around {cell}.", {{"cell", name}});
  const core::Parameters facts = {
      {"cell", name},
      {"number", std::to_string(number_at(state.board.field(), number))},
      {"flags", std::to_string(flags)}};
  if (flags == 1) {
    return illegal("{cell} shows {number}, and {flags} of its neighbours is flagged.", facts);
  }
  return illegal("{cell} shows {number}, and {flags} of its neighbours are flagged.", facts);
}

}  // namespace

Cells matched_around(const State& state, Cell number) {
  Cells around;
  int known = 0;
  int mines = 0;
  for (const Cell near : Neighbours(shape_of(state), number)) {
    const bool open = state.open.has(near);
    mines += state.board.mines.has(near) ? 1 : 0;
    if (state.flags.has(near) || (open && state.board.mines.has(near))) {
      ++known;
    } else if (!open) {
      around.add(near);
    }
  }
  return known == mines ? around : Cells{};
}

void open_cells(State& state, core::Seat seat, Cells opening) {
  while (!opening.empty()) {
    const std::vector<Cell> opened = open_wave(state, seat, opening);
    opening = {};
    if (!state.board.options.open_matched) return;
    for (const Cell cell : opened) opening |= matched_around(state, cell);
  }
}

Done act(State& state, core::Seat seat, const Open& open) {
  if (auto good = check_closed(state, open.cell); !good) return good;
  if (state.board.waits()) {
    return core::refuse(core::RefusalCode::kNeedsBoard,
                        "The field is being laid for this opening.");
  }
  if (state.flags.has(open.cell)) {
    return illegal("{cell} has a flag; take it away to open it.",
                   {{"cell", cell_name(shape_of(state), open.cell)}});
  }
  changes_field(state, seat, open.cell);
  ++part_of(state, seat).opens;
  Cells opening;
  opening.add(open.cell);
  open_cells(state, seat, opening);
  return core::Ok{};
}

Done act(State& state, core::Seat seat, const Chord& chord) {
  if (auto good = check_cell(state, chord.cell); !good) return good;
  if (!state.open.has(chord.cell) || state.board.mines.has(chord.cell)) {
    return illegal("{cell} shows no number.", {{"cell", cell_name(shape_of(state), chord.cell)}});
  }
  const Cells around = matched_around(state, chord.cell);
  if (around.empty()) return no_chord(state, chord.cell);
  changes_field(state, seat, chord.cell);
  ++part_of(state, seat).chords;
  open_cells(state, seat, around);
  return core::Ok{};
}

}  // namespace gridmates::minesweeper
