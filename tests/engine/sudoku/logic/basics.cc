#include "tests/engine/sudoku/logic/basics.h"

#include <algorithm>

#include "engine/sudoku/logic/fish.h"
#include "engine/sudoku/logic/locked.h"
#include "engine/sudoku/logic/single_digit.h"
#include "engine/sudoku/logic/singles.h"
#include "engine/sudoku/logic/subsets.h"
#include "engine/sudoku/logic/wings.h"

namespace gridmates::sudoku {

template <class Capacity>
std::span<const NamedFinder<Capacity>> basic_finders() {
  using enum Technique;
  static constexpr NamedFinder<Capacity> kFinders[] = {
      {kFullHouse, find_full_house<Capacity>},
      {kHiddenSingle, find_hidden_single<Capacity>},
      {kNakedSingle, find_naked_single<Capacity>},
      {kPointing, find_pointing<Capacity>},
      {kClaiming, find_claiming<Capacity>},
      {kLockedPair, find_locked_pair<Capacity>},
      {kLockedTriple, find_locked_triple<Capacity>},
      {kNakedPair, find_naked_pair<Capacity>},
      {kHiddenPair, find_hidden_pair<Capacity>},
      {kNakedTriple, find_naked_triple<Capacity>},
      {kHiddenTriple, find_hidden_triple<Capacity>},
      {kSkyscraper, find_skyscraper<Capacity>},
      {kTwoStringKite, find_two_string_kite<Capacity>},
      {kTurbotFish, find_turbot_fish<Capacity>},
      {kEmptyRectangle, find_empty_rectangle<Capacity>},
      {kWWing, find_w_wing<Capacity>},
      {kXyWing, find_xy_wing<Capacity>},
      {kXyzWing, find_xyz_wing<Capacity>},
      {kNakedQuad, find_naked_quad<Capacity>},
      {kHiddenQuad, find_hidden_quad<Capacity>},
      {kWxyzWing, find_wxyz_wing<Capacity>},
      {kXWing, find_x_wing<Capacity>},
      {kSwordfish, find_swordfish<Capacity>},
      {kJellyfish, find_jellyfish<Capacity>},
      {kFinnedXWing, find_finned_x_wing<Capacity>},
      {kSashimiXWing, find_sashimi_x_wing<Capacity>},
      {kFinnedSwordfish, find_finned_swordfish<Capacity>},
      {kSashimiSwordfish, find_sashimi_swordfish<Capacity>},
      {kFinnedJellyfish, find_finned_jellyfish<Capacity>},
      {kSashimiJellyfish, find_sashimi_jellyfish<Capacity>},
      {kFrankenXWing, find_franken_x_wing<Capacity>},
      {kFinnedFrankenXWing, find_finned_franken_x_wing<Capacity>},
      {kFrankenSwordfish, find_franken_swordfish<Capacity>},
      {kFinnedFrankenSwordfish, find_finned_franken_swordfish<Capacity>},
      {kFrankenJellyfish, find_franken_jellyfish<Capacity>},
      {kFinnedFrankenJellyfish, find_finned_franken_jellyfish<Capacity>},
  };
  return kFinders;
}

template <class Capacity>
std::string complaint(const Board<Capacity>& board, const Digits& solution, Technique technique,
                      const Step& step) {
  const auto is_right = [&](Candidate c) { return solution[c.cell] == c.digit; };
  if (step.technique != technique) return "has another technique's name";
  if (step.placements.empty() && step.eliminations.empty()) return "says nothing";
  if (!std::all_of(step.placements.begin(), step.placements.end(), is_right)) {
    return "places a wrong digit";
  }
  if (std::any_of(step.eliminations.begin(), step.eliminations.end(), is_right)) {
    return "takes the solution away";
  }
  for (const auto* list : {&step.placements, &step.eliminations}) {
    for (Candidate c : *list) {
      if (!board.has(c)) return "speaks of what is no candidate";
    }
  }
  const bool in_order = std::is_sorted(step.cells.begin(), step.cells.end()) &&
                        std::is_sorted(step.units.begin(), step.units.end()) &&
                        std::is_sorted(step.covers.begin(), step.covers.end());
  return in_order && !step.cells.empty() ? "" : "has its cells or units out of order";
}

template std::span<const NamedFinder<Nine>> basic_finders();
template std::span<const NamedFinder<TwentyFive>> basic_finders();
template std::string complaint(const Board<Nine>&, const Digits&, Technique, const Step&);
template std::string complaint(const Board<TwentyFive>&, const Digits&, Technique, const Step&);

}  // namespace gridmates::sudoku
