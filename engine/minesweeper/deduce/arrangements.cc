#include "engine/minesweeper/deduce/arrangements.h"

#include <algorithm>

namespace gridmates::minesweeper {

// Loading

void Arrangements::load(const Sight& sight, std::span<const Cell> numbers, bool counted) {
  variables_.clear();
  sums_.clear();
  trail_.clear();
  loaded_ = {};
  index_.resize(sight.shape().cells());
  counted_ = counted;
  total_ = {};
  for (const Cell number : numbers) add_sum(sight, number);
  elsewhere_ = sight.unknown_cells() - static_cast<int>(variables_.size());
  total_.most = sight.mines_left();
  total_.least = sight.mines_left() - elsewhere_;
}

std::uint16_t Arrangements::variable_of(Cell cell) {
  if (!loaded_.has(cell)) {
    loaded_.add(cell);
    index_[cell] = static_cast<std::uint16_t>(variables_.size());
    variables_.push_back({.cell = cell, .wanted = model_.has(cell)});
    ++total_.free;
    total_.wanted += model_.has(cell) ? 1 : 0;
  }
  return index_[cell];
}

void Arrangements::add_sum(const Sight& sight, Cell number) {
  const auto id = static_cast<std::uint16_t>(sums_.size());
  Sum sum;
  sum.mines = static_cast<std::int8_t>(sight.mines_around(number));
  sight.each_unknown(number, [&](Cell cell) {
    const std::uint16_t variable = variable_of(cell);
    Variable& added = variables_[variable];
    added.sums[added.size++] = id;
    sum.variables[sum.size++] = variable;
    sum.wanted = static_cast<std::int8_t>(sum.wanted + (added.wanted ? 1 : 0));
  });
  sum.free = static_cast<std::int8_t>(sum.size);
  sums_.push_back(sum);
}

// Questions

Arrangements::Answer Arrangements::any(std::uint32_t& budget) {
  undo(0);
  const Answer answer = search(budget);
  for (Variable& one : variables_) one.varies = false;
  return answer;
}

Arrangements::Answer Arrangements::any_with(Cell cell, bool mined, std::uint32_t& budget) {
  undo(0);
  assign(index_[cell], mined);
  return search(budget);
}

Arrangements::Answer Arrangements::any_elsewhere(bool mined, std::uint32_t& budget) {
  int& bound = mined ? total_.most : total_.least;
  const int step = mined ? -1 : 1;
  undo(0);
  bound += step;
  const Answer answer = search(budget);
  bound -= step;
  return answer;
}

bool Arrangements::count_matters() {
  undo(0);
  const Bounds mines = bounds();
  return elsewhere_ == 0 || total_.least >= mines.least || mines.most >= total_.most;
}

// Search

Arrangements::Answer Arrangements::search(std::uint32_t& budget) {
  decisions_.clear();
  pending_.resize(sums_.size());
  for (std::size_t i = 0; i < sums_.size(); ++i) pending_[i] = static_cast<std::uint16_t>(i);
  while (true) {
    if (!propagate()) {
      if (!turn_back()) return Answer::kNone;
      continue;
    }
    const auto decision = next_decision();
    if (!decision) break;
    if (budget == 0) return Answer::kUndecided;
    --budget;
    decisions_.push_back(*decision);
    assign(decision->variable, decision->mined);
  }
  adopt();
  return Answer::kSome;
}

bool Arrangements::propagate() {
  do {
    while (!pending_.empty()) {
      const Sum& sum = sums_[pending_.back()];
      pending_.pop_back();
      if (!settle(sum)) return false;
    }
    if (counted_ && !settle_total()) return false;
  } while (!pending_.empty());
  return true;
}

bool Arrangements::settle(const Sum& sum) {
  if (sum.mines < 0 || sum.mines > sum.free) return false;
  if (sum.free != 0 && (sum.mines == 0 || sum.mines == sum.free)) {
    fill({sum.variables.data(), sum.size}, sum.mines != 0);
  }
  return true;
}

bool Arrangements::settle_total() {
  const Bounds mines = bounds();
  if (mines.least > total_.most || mines.most < total_.least) return false;
  if (total_.free == 0 || (total_.most != 0 && total_.least != total_.free)) return true;
  for (std::size_t i = 0; i < variables_.size(); ++i) {
    if (variables_[i].free) assign(static_cast<std::uint16_t>(i), total_.most != 0);
  }
  return true;
}

// Disjoint numbers determine exactly how many mines they hold together; about the other cells they
// say nothing.
Arrangements::Bounds Arrangements::bounds() {
  taken_.assign(variables_.size(), 0);
  int mines = 0;
  int beside = total_.free;
  for (const Sum& sum : sums_) {
    if (sum.free == 0) continue;
    const std::span<const std::uint16_t> all{sum.variables.data(), sum.size};
    if (std::any_of(all.begin(), all.end(), [&](std::uint16_t i) { return taken_[i] != 0; })) {
      continue;
    }
    for (const std::uint16_t i : all) taken_[i] = variables_[i].free ? 1 : 0;
    mines += sum.mines;
    beside -= sum.free;
  }
  return {mines, mines + beside};
}

void Arrangements::fill(std::span<const std::uint16_t> variables, bool mined) {
  for (const std::uint16_t variable : variables) {
    if (variables_[variable].free) assign(variable, mined);
  }
}

void Arrangements::assign(std::uint16_t variable, bool mined) {
  Variable& one = variables_[variable];
  one.free = false;
  one.mined = mined;
  trail_.push_back(variable);
  for (std::size_t i = 0; i < one.size; ++i) {
    Sum& sum = sums_[one.sums[i]];
    --sum.free;
    if (one.wanted) --sum.wanted;
    if (mined) --sum.mines;
    pending_.push_back(one.sums[i]);
  }
  --total_.free;
  if (one.wanted) --total_.wanted;
  const int mines = mined ? 1 : 0;
  total_.least -= mines;
  total_.most -= mines;
}

void Arrangements::undo(std::size_t trail) {
  pending_.clear();
  while (trail_.size() > trail) {
    Variable& one = variables_[trail_.back()];
    trail_.pop_back();
    for (std::size_t i = 0; i < one.size; ++i) {
      Sum& sum = sums_[one.sums[i]];
      ++sum.free;
      if (one.wanted) ++sum.wanted;
      if (one.mined) ++sum.mines;
    }
    ++total_.free;
    if (one.wanted) ++total_.wanted;
    total_.least += one.mined ? 1 : 0;
    total_.most += one.mined ? 1 : 0;
    one.free = true;
  }
}

// Reverts the last decision and inverts it; the result depends only on the decisions before it.
bool Arrangements::turn_back() {
  if (decisions_.empty()) return false;
  const Decision last = decisions_.back();
  decisions_.pop_back();
  undo(last.trail);
  assign(last.variable, !last.mined);
  return true;
}

void Arrangements::adopt() {
  for (const std::uint16_t variable : trail_) {
    Variable& one = variables_[variable];
    if (one.mined == one.wanted) continue;
    one.varies = true;
    model_.set(one.cell, one.mined);
  }
  const std::vector<std::uint16_t> changed = trail_;
  undo(0);
  for (const std::uint16_t variable : changed) {
    Variable& one = variables_[variable];
    if (one.mined == one.wanted) continue;
    const int change = one.mined ? 1 : -1;
    one.wanted = one.mined;
    total_.wanted += change;
    for (std::size_t i = 0; i < one.size; ++i) {
      Sum& sum = sums_[one.sums[i]];
      sum.wanted = static_cast<std::int8_t>(sum.wanted + change);
    }
  }
}

// Of the sums that the last arrangement does not satisfy, the one with the fewest free cells.
const Arrangements::Sum* Arrangements::most_pressing() const {
  const Sum* found = nullptr;
  for (const Sum& sum : sums_) {
    if (sum.wanted != sum.mines && (found == nullptr || sum.free < found->free)) found = &sum;
  }
  return found;
}

// Decides a cell contrary to the last arrangement, where that arrangement does not fit.
std::optional<Arrangements::Decision> Arrangements::next_decision() const {
  const auto turn = [&](std::size_t variable) {
    return Decision{trail_.size(), static_cast<std::uint16_t>(variable),
                    !variables_[variable].wanted};
  };
  const auto fits = [&](std::size_t variable, bool more) {
    return variables_[variable].free && variables_[variable].wanted != more;
  };
  if (const Sum* sum = most_pressing()) {
    for (std::size_t i = 0; i < sum->size; ++i) {
      if (fits(sum->variables[i], sum->wanted < sum->mines)) return turn(sum->variables[i]);
    }
  }
  const bool more = total_.wanted < total_.least;
  if (!counted_ || (!more && total_.wanted <= total_.most)) return std::nullopt;
  for (std::size_t i = 0; i < variables_.size(); ++i) {
    if (fits(i, more)) return turn(i);
  }
  return std::nullopt;
}

}  // namespace gridmates::minesweeper
