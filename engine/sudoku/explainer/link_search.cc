#include "engine/sudoku/explainer/link_search.h"

#include <algorithm>

namespace gridmates::sudoku::explainer {

template <class Capacity>
void LinkSearch<Capacity>::run(Id source, bool stands, Mode mode, int hops) {
  source_ = source;
  from_standing_ = stands;
  mode_ = mode;
  steps_.assign(links_.count(), {});
  off_.assign(links_.count(), false);
  order_.clear();
  if (stands) {
    steps_[source].hops = 0;
    order_.push_back(source);
  } else {
    off_[source] = true;
    reach(kNoId, {source, kNowhere});
  }
  for (std::size_t i = 0; i < order_.size(); ++i) {
    const Id id = order_[i];
    if (steps_[id].hops >= hops) break;
    for (const Link& link : links_.weak(id, mode_)) {
      if (off_[link.to]) continue;
      off_[link.to] = true;
      reach(id, link);
    }
  }
}

// Reaches every candidate that stands because `off` falls.
template <class Capacity>
void LinkSearch<Capacity>::reach(Id from, const Link& off) {
  const int hops = from == kNoId ? 0 : steps_[from].hops + 1;
  for (const Link& link : links_.strong(off.to, mode_)) {
    if (steps_[link.to].hops >= 0) continue;
    steps_[link.to] = {from, off, link.place, hops};
    order_.push_back(link.to);
  }
}

// Whether the path to a standing candidate passes this falling one.
template <class Capacity>
bool LinkSearch<Capacity>::passes(Id stands, Id off) const {
  for (Id id = stands; id != source_ && id != kNoId; id = steps_[id].from) {
    if (steps_[id].off.to == off) return true;
  }
  return false;
}

template <class Capacity>
const Link* LinkSearch<Capacity>::strong_link(Id from, Id to) const {
  const auto links = links_.strong(from, mode_);
  const auto at = std::find_if(links.begin(), links.end(), [to](Link l) { return l.to == to; });
  return at == links.end() ? nullptr : &*at;
}

template <class Capacity>
void LinkSearch<Capacity>::find_cycles(int hops, std::vector<Closing>& into) const {
  into.clear();
  for (Id id : order_) {
    if (steps_[id].hops != hops) continue;
    for (const Link& link : links_.weak(id, mode_)) {
      if (strong_link(link.to, source_) != nullptr && !passes(id, link.to)) {
        into.push_back({id, link});
      }
    }
  }
}

template <class Capacity>
Closing LinkSearch<Capacity>::end_of_chain() const {
  for (Id id : order_) {
    for (const Link& link : links_.weak(id, mode_)) {
      const bool ends = from_standing_ ? link.to == source_ && id != source_
                                       : strong_link(link.to, source_) != nullptr;
      if (ends) return {id, link};
    }
  }
  return {};
}

template <class Capacity>
void LinkSearch<Capacity>::trace(const Closing& end, std::vector<Inference>& into) const {
  into.clear();
  const bool closed = end.off.to != source_;
  if (closed) into.push_back({source_, true, strong_link(end.off.to, source_)->place});
  into.push_back({end.off.to, false, end.off.place});
  for (Id id = end.stands; id != kNoId; id = steps_[id].from) {
    const Step& step = steps_[id];
    into.push_back({id, true, step.place});
    if (step.off.to != kNoId) into.push_back({step.off.to, false, step.off.place});
  }
  std::reverse(into.begin(), into.end());
}

template class LinkSearch<Nine>;
template class LinkSearch<TwentyFive>;

}  // namespace gridmates::sudoku::explainer
