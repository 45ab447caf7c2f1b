// Death blossom: a cell as the stem, a petal for each of its digits. With two digits it is an
// ALS-XY-Wing.
#include "engine/sudoku/logic/als.h"
#include "engine/sudoku/logic/als_petals.h"

namespace gridmates::sudoku {
namespace {

constexpr int kFewestPetals = 3;

template <class Capacity>
using Chosen = std::vector<const AlmostLockedSet<Capacity>*>;

// Chooses a different petal for each digit of the stem, so that together they eliminate z from
// `target` and from as much of `wanted` as possible; fewer if some digit has none left.
template <class Capacity>
Chosen<Capacity> choose(const Petals<Capacity>& petals, const std::vector<std::uint8_t>& digits,
                        int z, std::size_t target, CellSet<Capacity> wanted) {
  Chosen<Capacity> chosen;
  for (std::uint8_t digit : digits) {
    const auto* petal = petals.best(digit, z, target, wanted, chosen);
    if (petal == nullptr) break;
    chosen.push_back(petal);
    wanted &= petal->targets(z);
  }
  return chosen;
}

template <class Capacity>
Step blossom(const Board<Capacity>& board, const Chosen<Capacity>& petals, Cell stem, int z) {
  Step step;
  step.technique = Technique::kDeathBlossom;
  step.digits = {static_cast<std::uint8_t>(z)};
  for (std::uint8_t digit : list_of(board.candidates(stem))) step.fins.push_back({stem, digit});
  CellSet<Capacity> cells;
  CellSet<Capacity> gone = board.places(z);
  cells.add(stem);
  for (std::size_t i = 0; i < petals.size(); ++i) {
    const std::uint8_t digit = step.fins[i].digit;
    cells |= petals[i]->cells();
    gone &= petals[i]->targets(z);
    step.chains.push_back({{{stem}, digit, true}});
    pass_through(*petals[i], digit, z, step);
  }
  step.cells = list_of(cells);
  strike(step, gone, z);
  return step;
}

template <class Capacity>
bool tell_blossoms(const Board<Capacity>& board, const Petals<Capacity>& petals, Cell stem,
                   Steps& steps) {
  const auto digits = list_of(board.candidates(stem));
  for (int z : DigitsOf{board.geometry().all_digits & ~board.candidates(stem)}) {
    CellSet<Capacity> left = board.places(z);
    for (std::uint8_t digit : digits) left &= petals.reach(digit, z);
    while (left.any()) {
      const std::size_t target = left.first();
      const auto chosen = choose(petals, digits, z, target, left);
      left.remove(target);
      if (chosen.size() < digits.size()) continue;
      Step step = blossom(board, chosen, stem, z);
      for (const Candidate& c : step.eliminations) left.remove(c.cell);
      if (steps.add(std::move(step))) return true;
    }
  }
  return false;
}

}  // namespace

template <class Capacity>
void find_death_blossom(const Board<Capacity>& board, Steps& steps) {
  const auto sets = almost_locked_sets(board);
  Petals<Capacity> petals;
  for (std::size_t stem : board.empty_cells()) {
    if (board.count(stem) < kFewestPetals) continue;
    petals.begin(board.candidates(stem));
    for (const auto& set : sets) {
      for (int digit : DigitsOf{set.digits() & board.candidates(stem)}) {
        if (set.targets(digit).has(stem)) petals.add(digit, set);
      }
    }
    if (tell_blossoms(board, petals, static_cast<Cell>(stem), steps)) return;
  }
}

template void find_death_blossom(const Board<Nine>&, Steps&);
template void find_death_blossom(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
