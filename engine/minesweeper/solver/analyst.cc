#include "engine/minesweeper/solver/analyst.h"

#include <algorithm>
#include <vector>

#include "engine/minesweeper/solver/elimination.h"
#include "engine/minesweeper/solver/frontier.h"
#include "engine/minesweeper/solver/mixture.h"
#include "engine/minesweeper/solver/table.h"

namespace gridmates::minesweeper {
namespace {

using namespace counting;

// Tables are indexed by 32 bits, and larger ones are useless.
constexpr std::uint64_t kMostBudget = std::uint64_t{1} << 28;
// Up to this many undecided cells every count is below 2^1000 and fits into a double (table.h).
constexpr int kCellsOfDouble = 1'000;

template <class Real>
struct Counter {
  std::vector<Table<Real>> tables;  // by component
  std::vector<typename Mixture<Real>::Part> parts;
  Mixture<Real> mixture;
};

// The chance of a mine in each of this many equivalent cells.
double chance(const Share& share, int cells) {
  return share.may_be_safe ? std::min(1.0, share.mines / cells) : 1;
}

// The closed cells that touch no number, and the mines left for them and the frontier.
struct Rest {
  int cells = 0;
  int mines = 0;
};

}  // namespace

struct Analyst::Work {
  Clues clues;
  Frontier frontier;
  std::vector<Elimination> eliminations;  // by component
  Counter<double> narrow;
  Counter<long double> wide;
  Odds odds;

  void look(const Clues& of, std::uint64_t& budget);
  bool plan();
  Rest rest_of(const Clues& of) const;
  template <class Real>
  void count(Counter<Real>& counter, const Clues& of, Rest rest, std::uint64_t& budget);
  template <class Real>
  void tell(Counter<Real>& counter, const Clues& of, Rest rest);
  void tell(Cell cell, double mine, const Share& share);
};

// First single numbers, then each component alone, then all together with the mines left.
void Analyst::Work::look(const Clues& of, std::uint64_t& budget) {
  odds.decided = true;
  odds.possible = false;
  odds.mine.assign(of.shape().cells(), 0);
  odds.safe = odds.mined = {};
  odds.log_fields = 0;
  if (of.broken() || !frontier.sort(of)) return;
  odds.decided = plan();
  if (!odds.decided) return;
  const Rest rest = rest_of(of);
  frontier.grouped() + rest.cells <= kCellsOfDouble ? count(narrow, of, rest, budget)
                                                    : count(wide, of, rest, budget);
}

bool Analyst::Work::plan() {
  const std::vector<Component>& components = frontier.components();
  eliminations.resize(std::max(eliminations.size(), components.size()));
  for (std::size_t i = 0; i < components.size(); ++i) {
    if (!eliminations[i].plan(frontier, components[i])) return false;
  }
  return true;
}

// If the number of mines is forgotten, uses cells and mines such that any number of mines on the
// frontier is possible, and no far cell is decided.
Rest Analyst::Work::rest_of(const Clues& of) const {
  const int grouped = frontier.grouped();
  if (!of.counted()) return {grouped + 2, grouped + 1};
  const int decided_mines = frontier.mines().count() - of.shown().count();
  return {frontier.undecided().count() - grouped, of.mines_left() - decided_mines};
}

template <class Real>
void Analyst::Work::count(Counter<Real>& counter, const Clues& of, Rest rest,
                          std::uint64_t& budget) {
  const std::size_t components = frontier.components().size();
  counter.tables.resize(std::max(counter.tables.size(), components));
  counter.parts.clear();
  for (std::size_t i = 0; i < components; ++i) {
    Table<Real>& table = counter.tables[i];
    odds.decided = table.count(eliminations[i].rounds(), budget);
    if (!odds.decided || table.ways().empty()) return;
    counter.parts.push_back({table.ways(), table.least()});
  }
  odds.possible = counter.mixture.mix(counter.parts, rest.cells, rest.mines);
  if (odds.possible) tell(counter, of, rest);
}

template <class Real>
void Analyst::Work::tell(Counter<Real>& counter, const Clues& of, Rest rest) {
  odds.log_fields = counter.mixture.log_fields();
  const Rows decided = of.closed() - frontier.undecided();
  (decided - frontier.mines()).each(of.shape(), [&](Cell cell) { odds.safe.add(cell); });
  (frontier.mines() - of.shown()).each(of.shape(), [&](Cell cell) { odds.mined.add(cell); });
  frontier.mines().each(of.shape(), [&](Cell cell) { odds.mine[cell] = 1; });
  if (rest.cells > 0) {
    // Fills in every undecided cell; cells of groups are overwritten below.
    const Share share = counter.mixture.far();
    const double mine = chance(share, rest.cells);
    frontier.undecided().each(of.shape(), [&](Cell cell) { tell(cell, mine, share); });
  }
  for (std::size_t i = 0; i < counter.parts.size(); ++i) {
    counter.tables[i].share(eliminations[i].rounds(), counter.mixture.weights(i),
                            [&](Index index, const Share& share) {
                              const Group& group = frontier.group(index);
                              const double mine = chance(share, group.size);
                              for (unsigned j = 0; j < group.size; ++j) {
                                tell(group.cells[j], mine, share);
                              }
                            });
  }
}

void Analyst::Work::tell(Cell cell, double mine, const Share& share) {
  odds.mine[cell] = mine;
  odds.safe.set(cell, !share.may_be_mined);
  odds.mined.set(cell, !share.may_be_safe);
}

Analyst::Analyst() : work_(std::make_unique<Work>()) {}
Analyst::~Analyst() = default;
Analyst::Analyst(Analyst&&) noexcept = default;
Analyst& Analyst::operator=(Analyst&&) noexcept = default;

const Odds& Analyst::look(const Position& position, std::uint64_t budget) {
  work_->clues.read(position);
  return look(work_->clues, budget);
}

const Odds& Analyst::look(const Clues& clues, std::uint64_t budget) {
  budget = std::min(budget, kMostBudget);
  work_->look(clues, budget);
  return work_->odds;
}

const Odds& Analyst::spend(const Clues& clues, std::uint64_t& budget) {
  budget = std::min(budget, kMostBudget);
  budget -= std::min<std::uint64_t>(budget, clues.shape().cells());
  work_->odds.decided = false;
  if (budget > 0) work_->look(clues, budget);
  return work_->odds;
}

}  // namespace gridmates::minesweeper
