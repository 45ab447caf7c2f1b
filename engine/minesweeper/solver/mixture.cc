#include "engine/minesweeper/solver/mixture.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gridmates::minesweeper::counting {
namespace {

// ln C(n, k) for 0 <= k <= n <= kMaxCells.
double log_choose(int n, int k) {
  static const auto kLogFactorial = [] {
    std::array<double, kMaxCells + 1> logs{};
    for (std::size_t i = 1; i < logs.size(); ++i) {
      logs[i] = logs[i - 1] + std::log(static_cast<double>(i));
    }
    return logs;
  }();
  const auto log_factorial = [](int i) { return kLogFactorial[static_cast<std::size_t>(i)]; };
  return log_factorial(n) - log_factorial(k) - log_factorial(n - k);
}

}  // namespace

template <class Real>
bool Mixture<Real>::mix(std::span<const Part> parts, int far, int mines) {
  parts_ = parts;
  far_ = far;
  mines_ = mines;
  lay_out();
  if (!end_with_far()) return false;
  for (std::size_t i = parts.size(); i-- > 0;) {
    const std::span<const Real> ways = parts[i].ways;
    Real* const to = &after_[stages_[i].first];
    const Real* const from = &after_[stages_[i + 1].first];
    for (std::size_t a = 0; a < stages_[i].width; ++a) {
      for (std::size_t b = 0; b < ways.size(); ++b) to[a] += ways[b] * from[a + b];
    }
  }
  return after_[0] > 0;
}

// Computes the stages, and the ways to reach each of them.
template <class Real>
void Mixture<Real>::lay_out() {
  stages_.assign(1, {});
  before_.assign(1, 1);
  for (const Part& part : parts_) {
    const Stage last = stages_.back();
    const Stage next = {last.first + last.width, last.width + part.ways.size() - 1,
                        last.least + part.least};
    stages_.push_back(next);
    before_.resize(next.first + next.width, 0);
    const Real* const from = &before_[last.first];
    Real* const to = &before_[next.first];
    for (std::size_t a = 0; a < last.width; ++a) {
      for (std::size_t b = 0; b < part.ways.size(); ++b) to[a + b] += from[a] * part.ways[b];
    }
  }
}

// The rest goes into the far cells: C(far, rest), relative to the first that is not 0.
template <class Real>
bool Mixture<Real>::end_with_far() {
  const Stage& end = stages_.back();
  after_.assign(before_.size(), 0);
  const int least = std::max(end.least, mines_ - far_);
  const int most = std::min(end.least + static_cast<int>(end.width) - 1, mines_);
  if (least > most) return false;
  base_ = mines_ - least;
  Real* const to = &after_[end.first];
  Real ratio = 1;
  for (int i = least; i <= most; ++i) {
    to[i - end.least] = ratio;
    const int rest = mines_ - i;
    ratio = ratio * static_cast<Real>(rest) / static_cast<Real>(far_ - rest + 1);
  }
  return true;
}

template <class Real>
std::span<const Real> Mixture<Real>::weights(std::size_t part) {
  const std::size_t width = parts_[part].ways.size();
  weights_.assign(width, 0);
  const Stage& stage = stages_[part];
  const Real* const before = &before_[stage.first];
  const Real* const after = &after_[stages_[part + 1].first];
  Real* const to = weights_.data();
  for (std::size_t a = 0; a < stage.width; ++a) {
    for (std::size_t b = 0; b < width; ++b) to[b] += before[a] * after[a + b];
  }
  return weights_;
}

template <class Real>
Share Mixture<Real>::far() const {
  const Stage& end = stages_.back();
  Real all = 0, mines = 0;
  Share share;
  for (std::size_t i = 0; i < end.width; ++i) {
    const Real fields = before_[end.first + i] * after_[end.first + i];
    if (fields == 0) continue;
    const int rest = mines_ - end.least - static_cast<int>(i);
    all += fields;
    mines += fields * static_cast<Real>(rest);
    share.may_be_mined |= rest > 0;
    share.may_be_safe |= rest < far_;
  }
  share.mines = static_cast<double>(mines / all);
  return share;
}

template <class Real>
double Mixture<Real>::log_fields() const {
  return static_cast<double>(std::log(after_[0])) + log_choose(far_, base_);
}

template class Mixture<double>;
template class Mixture<long double>;

}  // namespace gridmates::minesweeper::counting
