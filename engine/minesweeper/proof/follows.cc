#include "engine/minesweeper/proof/follows.h"

#include <algorithm>
#include <bitset>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>

namespace gridmates::minesweeper {
namespace {

using Totals = std::bitset<kMaxCells + 1>;

// A partial filling: the mines that each number still needs, and last whether some cell already
// differs from what the step says.
using Partial = std::vector<std::uint8_t>;
using Partials = std::map<Partial, Totals>;  // with the possible counts of mines

// A doubtful cell that named numbers touch.
struct Place {
  Cell cell = 0;
  std::vector<std::size_t> numbers;  // indices in `because`
};

class Filling {
 public:
  Filling(const Known& known, const Step& step);

  Answer answer(std::uint32_t budget);

 private:
  bool in_doubt(Cell cell) const { return !known_.open.has(cell) && !known_.mined.has(cell); }
  std::vector<Cell> doubtful_around(Cell cell) const;
  std::uint8_t mines_left_around(Cell number) const;
  std::size_t next_number() const;
  void add_place(Cell cell);
  bool fill(const Place& place, std::uint32_t& budget);
  std::optional<Partial> put(const Partial& partial, const Place& place, bool mine) const;
  bool refutes(bool broken, const Totals& totals) const;

  const Known& known_;
  const Step& step_;
  Cells claimed_;
  std::vector<Place> places_;
  std::vector<std::uint8_t> left_;  // by number: cells around it that are not filled yet
  std::vector<bool> begun_;         // by number: some cell around it is among the places
  Partials partials_;
  std::uint16_t far_ = 0;    // doubtful cells that no named number touches
  bool claims_far_ = false;  // the step is about one of them
};

Filling::Filling(const Known& known, const Step& step) : known_(known), step_(step) {
  for (const Cell cell : step.cells) {
    if (in_doubt(cell)) claimed_.add(cell);
  }
  Partial partial;
  for (const Cell number : step.because) {
    partial.push_back(mines_left_around(number));
    left_.push_back(static_cast<std::uint8_t>(doubtful_around(number).size()));
  }
  partial.push_back(0);
  partials_[std::move(partial)].set(0);

  begun_.resize(step.because.size());
  const std::vector<std::uint8_t> all = left_;
  Cells placed;
  for (std::size_t next = next_number(); next < left_.size(); next = next_number()) {
    for (const Cell cell : doubtful_around(step.because[next])) {
      if (placed.has(cell)) continue;
      placed.add(cell);
      add_place(cell);
    }
  }
  left_ = all;
  far_ = static_cast<std::uint16_t>(known.shape.cells() - known.open.count() - known.mined.count() -
                                    placed.count());
  Cells far = claimed_;
  far -= placed;
  claims_far_ = !far.empty();
}

std::vector<Cell> Filling::doubtful_around(Cell cell) const {
  std::vector<Cell> doubtful;
  for (const Cell near : Neighbours(known_.shape, cell)) {
    if (in_doubt(near)) doubtful.push_back(near);
  }
  return doubtful;
}

std::uint8_t Filling::mines_left_around(Cell number) const {
  std::uint8_t mines = known_.numbers[number];
  for (const Cell near : Neighbours(known_.shape, number)) mines -= known_.mined.has(near) ? 1 : 0;
  return mines;
}

// The number whose cells come next: numbers already begun are finished first, so that few numbers
// are open at a time and many partials merge.
std::size_t Filling::next_number() const {
  std::size_t best = left_.size();
  for (std::size_t i = 0; i < left_.size(); ++i) {
    if (left_[i] == 0) continue;
    const bool better = best == left_.size() || (begun_[i] && !begun_[best]) ||
                        (begun_[i] == begun_[best] && left_[i] < left_[best]);
    if (better) best = i;
  }
  return best;
}

void Filling::add_place(Cell cell) {
  Place place{cell, {}};
  for (const Cell near : Neighbours(known_.shape, cell)) {
    const auto found = std::lower_bound(step_.because.begin(), step_.because.end(), near);
    if (found == step_.because.end() || *found != near) continue;
    const auto number = static_cast<std::size_t>(found - step_.because.begin());
    place.numbers.push_back(number);
    begun_[number] = true;
    --left_[number];
  }
  places_.push_back(std::move(place));
}

Answer Filling::answer(std::uint32_t budget) {
  for (const Place& place : places_) {
    if (!fill(place, budget)) return Answer::kOutOfBudget;
  }
  const bool refuted = std::any_of(partials_.begin(), partials_.end(), [&](const auto& partial) {
    return refutes(partial.first.back() != 0, partial.second);
  });
  return refuted ? Answer::kNo : Answer::kYes;
}

// Returns false if the budget ends first.
bool Filling::fill(const Place& place, std::uint32_t& budget) {
  for (const std::size_t number : place.numbers) --left_[number];
  Partials next;
  for (const auto& [partial, totals] : partials_) {
    if (budget == 0) return false;
    --budget;
    for (const bool mine : {false, true}) {
      if (auto filled = put(partial, place, mine)) {
        next[*std::move(filled)] |= mine ? totals << 1 : totals;
      }
    }
  }
  partials_ = std::move(next);
  return true;
}

// nullopt if some number can no longer be right.
std::optional<Partial> Filling::put(const Partial& partial, const Place& place, bool mine) const {
  Partial filled = partial;
  for (const std::size_t number : place.numbers) {
    std::uint8_t& need = filled[number];
    if (mine && need == 0) return std::nullopt;
    if (mine) --need;
    if (need > left_[number]) return std::nullopt;
  }
  if (claimed_.has(place.cell) && mine != step_.mined) filled.back() = 1;
  return filled;
}

// Whether a field with one of these numbers of mines on the places is possible and has a cell that
// differs from what the step says: a place (`broken`) or a far cell.
bool Filling::refutes(bool broken, const Totals& totals) const {
  if (step_.argument != Argument::kCount) return broken || claims_far_;
  const std::size_t mines = known_.mines - known_.mined.count();
  for (std::size_t laid = 0; laid <= mines; ++laid) {
    const std::size_t rest = mines - laid;
    if (!totals[laid] || rest > far_) continue;
    if (broken || (claims_far_ && (step_.mined ? rest < far_ : rest > 0))) return true;
  }
  return false;
}

}  // namespace

Answer follows(const Known& known, const Step& step, std::uint32_t budget) {
  const bool denies = !step.mined && std::any_of(step.cells.begin(), step.cells.end(),
                                                 [&](Cell cell) { return known.mined.has(cell); });
  if (denies) return Answer::kNo;
  return Filling(known, step).answer(budget);
}

}  // namespace gridmates::minesweeper
