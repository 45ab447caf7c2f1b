#include "engine/minesweeper/player/guess.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "engine/minesweeper/player/endgame.h"
#include "engine/minesweeper/player/few_fields.h"

namespace gridmates::minesweeper {
namespace {

// Fields from which the whole game tree is searched, and what that may cost.
constexpr std::size_t kFewFields = 500;
constexpr std::uint64_t kPlacings = 200'000;
constexpr std::uint64_t kTreeBudget = 300'000;

// Cells less safe than this share of the safest are not looked at, nor more than so many.
constexpr double kNearlyAsSafe = 0.9;
constexpr std::size_t kMostLookedAt = 24;
// What a safe cell after the opening is worth beyond the survival of the next one.
constexpr double kPremium = 0.05;

// Whether a closed cell touches no number.
bool far(const Position& position, Cell cell) {
  const auto around = Neighbours(position.shape, cell);
  return std::none_of(around.begin(), around.end(), [&](Cell one) { return position.number(one); });
}

class LookAhead {
 public:
  LookAhead(const Position& position, const Odds& odds, Analyst& analyst)
      : position_(position), clues_(position), odds_(odds), analyst_(analyst) {}

  std::optional<Choice> choose() {
    std::optional<Choice> best;
    double most = -1;
    for (const Cell cell : candidates()) {
      if (best && safety(cell) * (1 + kPremium) <= most) break;
      const double worth = worth_of(cell, most);
      if (worth <= most) continue;
      most = worth;
      best = Choice{cell, false, odds_.mine[cell]};
    }
    return best;
  }

 private:
  double safety(Cell cell) const { return 1 - odds_.mine[cell]; }

  // The safest cells, safest first; of those that are safe alike, those with fewer neighbours,
  // which are openings more often. Cells far from every number are told apart by their neighbours
  // alone.
  std::vector<Cell> candidates() const {
    std::vector<Cell> list;
    double safest = 0;
    std::array<bool, 9> has_far{};
    for (Cell cell = 0; cell < position_.shape.cells(); ++cell) {
      if (!position_.closed(cell) || odds_.mined.has(cell)) continue;
      safest = std::max(safest, safety(cell));
      if (is_lonely(cell)) {
        bool& has = has_far[Neighbours(position_.shape, cell).size()];
        if (has) continue;
        has = true;
      }
      list.push_back(cell);
    }
    std::erase_if(list, [&](Cell cell) { return safety(cell) < safest * kNearlyAsSafe; });
    std::sort(list.begin(), list.end(), [&](Cell one, Cell other) {
      if (safety(one) != safety(other)) return safety(one) > safety(other);
      const auto around = [&](Cell cell) { return Neighbours(position_.shape, cell).size(); };
      return std::pair(around(one), one) < std::pair(around(other), other);
    });
    if (list.size() > kMostLookedAt) list.resize(kMostLookedAt);
    return list;
  }
  // Far from every number, and so are its neighbours.
  bool is_lonely(Cell cell) const {
    const auto around = Neighbours(position_.shape, cell);
    return far(position_, cell) && std::all_of(around.begin(), around.end(), [&](Cell one) {
             return position_.closed(one) && far(position_, one);
           });
  }

  // What opening the cell is worth, over all that it may show; less than it is when that is not
  // more than `enough`.
  double worth_of(Cell cell, double enough) {
    int mined = 0;
    int open = 0;
    for (const Cell around : Neighbours(position_.shape, cell)) {
      const bool is_mine = odds_.mine[around] == 1;
      mined += is_mine;
      open += position_.closed(around) && !is_mine;
    }
    double worth = 0;
    double left = safety(cell);
    for (int number = mined; number <= mined + open; ++number) {
      if (worth + left * (1 + kPremium) <= enough) break;
      ahead_ = clues_;
      ahead_.open(cell, static_cast<std::uint8_t>(number));
      const Odds& then = analyst_.look(ahead_);
      if (!then.decided || !then.possible) continue;
      const double share = std::exp(then.log_fields - odds_.log_fields);
      worth += share * standing(then);
      left -= share;
    }
    return worth;
  }

  // How good a position is in which there is something to open.
  double standing(const Odds& then) const {
    if (!then.safe.empty()) return 1 + kPremium;
    double least = 1;
    ahead_.each_closed([&](Cell cell) { least = std::min(least, then.mine[cell]); });
    return least < 1 ? 1 - least : 1 + kPremium;  // nothing but mines is left: won
  }

  const Position& position_;
  const Clues clues_;
  const Odds& odds_;
  Analyst& analyst_;
  Clues ahead_;  // the position after what is looked at
};

}  // namespace

std::optional<Choice> best_guess(const Position& position, const Odds& odds, Analyst& analyst) {
  if (const auto all = few_fields(position, odds, kFewFields, kPlacings); all && all->count > 1) {
    if (const auto plan = best_plan(*all, kTreeBudget)) {
      return Choice{plan->cell, false, odds.mine[plan->cell]};
    }
  }
  return LookAhead(position, odds, analyst).choose();
}

std::optional<Choice> rough_guess(const Position& position, const Cells& mined) {
  const std::uint16_t cells = position.shape.cells();
  std::vector<double> mine(cells, 0);
  int mines = position.mines, closed = 0;
  for (Cell cell = 0; cell < cells; ++cell) {
    const bool is_mine = mined.has(cell) || position.cells[cell] == kShownMine;
    mines -= is_mine;
    closed += position.closed(cell) && !is_mine;
    if (!position.number(cell)) continue;
    int left = position.cells[cell];
    std::vector<Cell> around;
    for (const Cell one : Neighbours(position.shape, cell)) {
      const bool known = mined.has(one) || position.cells[one] == kShownMine;
      left -= known;
      if (position.closed(one) && !known) around.push_back(one);
    }
    for (const Cell one : around)
      mine[one] = std::max(mine[one], double(left) / double(around.size()));
  }
  std::optional<Choice> best;
  for (Cell cell = 0; cell < cells; ++cell) {
    if (!position.closed(cell) || mined.has(cell)) continue;
    const double risk = far(position, cell) ? double(mines) / closed : mine[cell];
    if (!best || risk < best->mine) best = Choice{cell, false, risk};
  }
  return best;
}

}  // namespace gridmates::minesweeper
