#include "engine/minesweeper/player/guess.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "engine/minesweeper/player/endgame.h"
#include "engine/minesweeper/player/few_fields.h"
#include "engine/minesweeper/player/forced.h"

namespace gridmates::minesweeper {
namespace {

// The most fields for a search of the whole game tree, and its budgets.
constexpr std::size_t kFewFields = 1000;
constexpr std::uint64_t kPlacings = 400'000;
constexpr std::uint64_t kTreeBudget = 600'000;

// Cells less safe than this share of the safest are ignored, and at most this many are examined.
constexpr double kNearlyAsSafe = 0.85;
constexpr std::size_t kMostLookedAt = 40;
// The value of a position beyond surviving the next guess: with safe cells, by the logarithm of one
// more than their number; and for a win.
constexpr double kSafe = 1;
constexpr double kMoreSafe = 0.06;
constexpr double kWon = 1.25;
// A value seldom exceeded except by an opening (0): a cell that would need more is given up.
constexpr double kLikely = 1.12;

// Whether a closed cell touches no number.
bool far(const Position& position, Cell cell) {
  const auto around = Neighbours(position.shape, cell);
  return std::none_of(around.begin(), around.end(), [&](Cell one) { return position.number(one); });
}

class LookAhead {
 public:
  LookAhead(const Position& position, const Odds& odds, Analyst& analyst)
      : position_(position), clues_(position), odds_(odds), analyst_(analyst) {
    odds.mined.each([&](Cell cell) { clues_.show_mine(cell); });
    forced_.read(position.shape, odds.mine);
  }

  std::optional<Choice> choose() {
    std::optional<Choice> best;
    double most = -1;
    for (const Cell cell : candidates()) {
      const double worth = worth_of(cell, most);
      if (worth <= most) continue;
      most = worth;
      best = Choice{cell, false, odds_.mine[cell]};
    }
    return best;
  }

 private:
  // The chance that the cell is safe, where a guess that must be made anyway counts as no loss.
  double safety(Cell cell) const {
    return std::min(1.0, (1 - odds_.mine[cell]) * forced_.relief(cell));
  }

  // The safest cells, safest first; among equally safe ones those with fewer neighbours first,
  // which are openings more often. Lonely cells with the same number of neighbours are equivalent,
  // so only the first of them is kept.
  std::vector<Cell> candidates() const {
    std::vector<Cell> list;
    double safest = 0;
    std::array<bool, 9> has_far{};
    for (Cell cell = 0; cell < position_.shape.cells(); ++cell) {
      if (!position_.closed(cell) || odds_.mined.has(cell)) continue;
      safest = std::max(safest, safety(cell));
      if (is_lonely(cell) && forced_.relief(cell) == 1) {
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

  // The value of opening the cell, over all that it may show; may be too low if it is hardly more
  // than `enough`.
  double worth_of(Cell cell, double enough) {
    int mined = 0;
    int open = 0;
    for (const Cell around : Neighbours(position_.shape, cell)) {
      const bool is_mine = odds_.mine[around] == 1;
      mined += is_mine;
      open += position_.closed(around) && !is_mine;
    }
    double worth = 0;
    double left = 1 - odds_.mine[cell];
    const double likely = kLikely * std::min(1.0, forced_.survival() * forced_.relief(cell));
    for (int number = mined; number <= mined + open; ++number) {
      if (number > mined && worth + left * likely <= enough) break;
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

  // The value of a position that still has cells to open.
  double standing(const Odds& then) {
    forced_then_.read(position_.shape, then.mine);
    return forced_then_.survival() * next_opening(then);
  }
  // Cells that would give no information, as all around them is decided, do not count.
  double next_opening(const Odds& then) const {
    int safe = 0;
    then.safe.each([&](Cell cell) { safe += tells(cell, then); });
    if (safe > 0) return kSafe + kMoreSafe * std::log1p(safe);
    double best = 0;
    double silent = 0;
    ahead_.each_closed([&](Cell cell) {
      const double chance = (1 - then.mine[cell]) * forced_then_.relief(cell);
      if (chance <= best || then.safe.has(cell)) return;
      double& most = tells(cell, then) ? best : silent;
      most = std::max(most, chance);
    });
    if (best == 0) best = silent;
    return best > 0 ? std::min(1.0, best) : kWon;
  }
  bool tells(Cell cell, const Odds& then) const {
    const auto around = Neighbours(position_.shape, cell);
    return std::any_of(around.begin(), around.end(),
                       [&](Cell one) { return then.mine[one] > 0 && then.mine[one] < 1; });
  }

  const Position& position_;
  Clues clues_;
  const Odds& odds_;
  Analyst& analyst_;
  ForcedGuesses forced_;
  Clues ahead_;  // the position after the examined opening
  ForcedGuesses forced_then_;
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
