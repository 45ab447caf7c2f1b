#include "engine/sudoku/logic/implications.h"

#include <algorithm>

namespace gridmates::sudoku {

template <class Capacity>
Implications<Capacity>::Implications(const Links<Capacity>& links)
    : links_(links), steps_(2 * links.size(), kNever), before_(2 * links.size()) {
  reached_.reserve(2 * links.size());
}

template <class Capacity>
void Implications<Capacity>::follow(Claim from) {
  for (Claim claim : reached_) steps_[claim.index()] = kNever;
  reached_.assign(1, from);
  steps_[from.index()] = 0;
  for (std::size_t next = 0; next < reached_.size(); ++next) {
    const Claim claim = reached_[next];
    const std::uint8_t steps = steps_[claim.index()];
    if (steps == kLongest) return;
    for (NodeId node : links_.followers(claim)) {
      const Claim follower{node, !claim.on};
      if (reaches(follower)) continue;
      steps_[follower.index()] = static_cast<std::uint8_t>(steps + 1);
      before_[follower.index()] = claim.node;
      reached_.push_back(follower);
    }
  }
}

template <class Capacity>
std::vector<Claim> Implications<Capacity>::way_to(Claim claim) const {
  std::vector<Claim> way{claim};
  while (way.back() != reached_.front()) {
    const Claim last = way.back();
    way.push_back({before_[last.index()], !last.on});
  }
  std::reverse(way.begin(), way.end());
  return way;
}

template class Implications<Nine>;
template class Implications<TwentyFive>;

}  // namespace gridmates::sudoku
