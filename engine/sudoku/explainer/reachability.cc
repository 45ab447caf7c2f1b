#include "engine/sudoku/explainer/reachability.h"

#include <algorithm>

namespace gridmates::sudoku::explainer {

template <class Capacity>
void Reachability<Capacity>::read(const CandidateLinks<Capacity>& links, Mode mode) {
  const std::size_t count = links.count();
  words_ = (count + 63) / 64;
  for (Words* matrix : {&weak_, &strong_, &hops_, &back_}) matrix->assign(count * words_, 0);
  for (Words* set : {&seen_, &frontier_, &next_}) set->assign(words_, 0);
  for (std::size_t i = 0; i < count; ++i) {
    const auto id = static_cast<Id>(i);
    for (const Link& link : links.weak(id, mode)) add(row(weak_, id), link.to);
    for (const Link& link : links.strong(id, mode)) add(row(strong_, id), link.to);
  }
  for (std::size_t i = 0; i < count; ++i) {
    const auto id = static_cast<Id>(i);
    for (const Link& link : links.weak(id, mode)) {
      add_all(row(hops_, id), row(strong_, link.to));
    }
    for (const Link& link : links.strong(id, mode)) add_all(row(back_, id), row(weak_, link.to));
  }
}

template <class Capacity>
void Reachability<Capacity>::start_on(Id id) {
  std::fill(frontier_.begin(), frontier_.end(), 0);
  add(frontier_.data(), id);
  seen_ = frontier_;
}

template <class Capacity>
void Reachability<Capacity>::start_off(Id id) {
  std::copy_n(row(strong_, id), words_, frontier_.begin());
  seen_ = frontier_;
}

template <class Capacity>
bool Reachability<Capacity>::hop() {
  std::fill(next_.begin(), next_.end(), 0);
  for (std::size_t w = 0; w < words_; ++w) {
    for (std::uint64_t left = frontier_[w]; left != 0; left &= left - 1) {
      const auto id = static_cast<Id>(64 * w + static_cast<std::size_t>(std::countr_zero(left)));
      add_all(next_.data(), row(hops_, id));
      ++work_;
    }
  }
  std::uint64_t any = 0;
  for (std::size_t w = 0; w < words_; ++w) {
    frontier_[w] = next_[w] & ~seen_[w];
    seen_[w] |= next_[w];
    any |= frontier_[w];
  }
  return any != 0;
}

template class Reachability<Nine>;
template class Reachability<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
