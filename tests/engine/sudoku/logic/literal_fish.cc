#include "tests/engine/sudoku/logic/literal_parts.h"

namespace gridmates::sudoku::literal {

namespace {

bool is_box(const Board<Nine>& board, Unit unit) { return board.geometry().is_box(unit); }

int count_in(const Board<Nine>& board, Cell cell, const Units& units) {
  return static_cast<int>(
      std::ranges::count_if(units, [&](Unit unit) { return is_in(board, cell, unit); }));
}

struct Choice {
  int digit;
  Units bases;
  Units covers;
};

// Whether each cover has a place of the bases; without `spare` one that is in no other base and no
// other cover.
bool covers_are_used(const Board<Nine>& board, const Choice& fish, bool spare) {
  return std::ranges::all_of(fish.covers, [&](Unit cover) {
    return std::ranges::any_of(places_of(board, fish.digit, cover), [&](Cell cell) {
      const int bases = count_in(board, cell, fish.bases);
      return spare ? bases > 0 : bases == 1 && count_in(board, cell, fish.covers) == 1;
    });
  });
}

// Fins are in more bases than covers. Cells in more covers than bases that see all fins go.
void one_fish(const Board<Nine>& board, const Choice& fish, Fins wanted, Gone& gone) {
  Cells fins;
  bool is_sashimi = false;
  for (Unit base : fish.bases) {
    const Cells places = places_of(board, fish.digit, base);
    int body = 0;
    for (Cell cell : places) {
      const bool is_fin = count_in(board, cell, fish.bases) > count_in(board, cell, fish.covers);
      if (is_fin) fins.push_back(cell);
      if (!is_fin) ++body;
    }
    if (places.size() < 2) return;
    is_sashimi |= body < 2;
  }
  if (fins.empty() != (wanted == Fins::kNone)) return;
  const bool has_box = std::ranges::any_of(fish.bases, [&](Unit u) { return is_box(board, u); }) ||
                       std::ranges::any_of(fish.covers, [&](Unit u) { return is_box(board, u); });
  if (!has_box && wanted != Fins::kNone && is_sashimi != (wanted == Fins::kSashimi)) return;
  Gone seen;
  strike_seen(board, fish.digit, fins, seen);
  for (Candidate c : seen) {
    if (count_in(board, c.cell, fish.covers) > count_in(board, c.cell, fish.bases)) gone.insert(c);
  }
}

// A place shared by two bases is a fin.
bool bases_share(const Board<Nine>& board, const Choice& fish) {
  return std::ranges::any_of(fish.bases, [&](Unit base) {
    return std::ranges::any_of(places_of(board, fish.digit, base),
                               [&](Cell cell) { return count_in(board, cell, fish.bases) > 1; });
  });
}

void each_fish(const Board<Nine>& board, std::size_t size, bool boxes,
               const std::function<void(const Choice&)>& visit) {
  for (const bool by_rows : {true, false}) {
    const Units from = units_of(board, by_rows, !by_rows, boxes);
    const Units to = units_of(board, !by_rows, by_rows, boxes);
    each_choice<Unit>(from, size, [&](const Units& bases) {
      each_choice<Unit>(to, size, [&](const Units& covers) {
        for (int digit = 1; digit <= board.side(); ++digit) visit({digit, bases, covers});
      });
    });
  }
}

}  // namespace

Gone fish(const Board<Nine>& board, std::size_t size, Fins fins) {
  Gone gone;
  each_fish(board, size, false, [&](const Choice& choice) {
    if (covers_are_used(board, choice, true)) one_fish(board, choice, fins, gone);
  });
  return gone;
}

Gone franken(const Board<Nine>& board, std::size_t size, bool finned, bool spare) {
  Gone gone;
  each_fish(board, size, true, [&](const Choice& choice) {
    Units all = choice.bases;
    all.insert(all.end(), choice.covers.begin(), choice.covers.end());
    const bool has_box = std::ranges::any_of(all, [&](Unit u) { return is_box(board, u); });
    const bool twice = std::set<Unit>(all.begin(), all.end()).size() != all.size();
    if (!has_box || twice || !covers_are_used(board, choice, spare)) return;
    if (!finned && bases_share(board, choice)) return;
    one_fish(board, choice, finned ? Fins::kSome : Fins::kNone, gone);
  });
  return gone;
}

}  // namespace gridmates::sudoku::literal
