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

// How far a filling is: what each number still needs, and at last whether some cell is already
// other than the step says.
using Way = std::vector<std::uint8_t>;
using Ways = std::map<Way, Totals>;  // with the numbers of mines that lead there

// A closed cell that named numbers touch.
struct Place {
  Cell cell = 0;
  std::vector<std::size_t> numbers;  // places in `because`
};

class Filling {
 public:
  Filling(const Known& known, const Step& step);

  Answer answer(std::uint32_t budget);

 private:
  std::vector<Cell> closed_around(Cell cell) const;
  std::size_t next_number() const;
  void add_place(Cell cell);
  bool fill(const Place& place, std::uint32_t& budget);
  std::optional<Way> put(const Way& way, const Place& place, bool mine) const;
  bool refutes(bool broken, const Totals& totals) const;

  const Known& known_;
  const Step& step_;
  Cells claimed_;
  std::vector<Place> places_;
  std::vector<std::uint8_t> left_;  // by number: cells around it that are not filled yet
  std::vector<bool> begun_;         // by number: some cell around it is among the places
  Ways ways_;
  std::uint16_t far_ = 0;    // closed cells that no named number touches
  bool claims_far_ = false;  // the step speaks of one of them
};

Filling::Filling(const Known& known, const Step& step) : known_(known), step_(step) {
  for (const Cell cell : step.cells) {
    if (!known.open.has(cell)) claimed_.add(cell);
  }
  Way way;
  for (const Cell number : step.because) {
    way.push_back(known.numbers[number]);
    left_.push_back(static_cast<std::uint8_t>(closed_around(number).size()));
  }
  way.push_back(0);
  ways_[std::move(way)].set(0);

  begun_.resize(step.because.size());
  const std::vector<std::uint8_t> all = left_;
  Cells placed;
  for (std::size_t next = next_number(); next < left_.size(); next = next_number()) {
    for (const Cell cell : closed_around(step.because[next])) {
      if (placed.has(cell)) continue;
      placed.add(cell);
      add_place(cell);
    }
  }
  left_ = all;
  far_ = static_cast<std::uint16_t>(known.shape.cells() - known.open.count() - placed.count());
  Cells far = claimed_;
  far -= placed;
  claims_far_ = !far.empty();
}

std::vector<Cell> Filling::closed_around(Cell cell) const {
  std::vector<Cell> closed;
  for (const Cell near : Neighbours(known_.shape, cell)) {
    if (!known_.open.has(near)) closed.push_back(near);
  }
  return closed;
}

// The number whose cells come next: what is begun is finished first, so that few numbers are in
// need at a time and many ways go on as one.
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
  const bool refuted = std::any_of(ways_.begin(), ways_.end(), [&](const auto& way) {
    return refutes(way.first.back() != 0, way.second);
  });
  return refuted ? Answer::kNo : Answer::kYes;
}

// False when the budget ends first.
bool Filling::fill(const Place& place, std::uint32_t& budget) {
  for (const std::size_t number : place.numbers) --left_[number];
  Ways next;
  for (const auto& [way, totals] : ways_) {
    if (budget == 0) return false;
    --budget;
    for (const bool mine : {false, true}) {
      if (auto filled = put(way, place, mine)) {
        next[*std::move(filled)] |= mine ? totals << 1 : totals;
      }
    }
  }
  ways_ = std::move(next);
  return true;
}

// nullopt when some number can no longer be right.
std::optional<Way> Filling::put(const Way& way, const Place& place, bool mine) const {
  Way filled = way;
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
// is other than the step says: a place (`broken`) or a far cell.
bool Filling::refutes(bool broken, const Totals& totals) const {
  if (step_.argument != Argument::kCount) return broken || claims_far_;
  for (std::size_t laid = 0; laid <= known_.mines; ++laid) {
    const std::size_t rest = known_.mines - laid;
    if (!totals[laid] || rest > far_) continue;
    if (broken || (claims_far_ && (step_.mined ? rest < far_ : rest > 0))) return true;
  }
  return false;
}

}  // namespace

Answer follows(const Known& known, const Step& step, std::uint32_t budget) {
  return Filling(known, step).answer(budget);
}

}  // namespace gridmates::minesweeper
