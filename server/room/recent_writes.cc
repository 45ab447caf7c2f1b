#include "server/room/recent_writes.h"

#include <algorithm>

namespace gridmates::room {

void RecentWrites::begin(const Board& board) {
  *this = {};
  board_ = board;
}

void RecentWrites::add(const Write& write) {
  if (writes_.full()) {
    const Write& oldest = writes_[0];
    const bool first = forgotten_ == Seq(0);
    forgotten_by_ = first || forgotten_by_ == oldest.by ? oldest.by : MemberNo(0);
    forgotten_ = oldest.at;
    writes_.pop_front();
  }
  writes_.push(write);
}

void RecentWrites::forget(Seq up_to) {
  *this = {};
  forgotten_ = up_to;
}

bool RecentWrites::others_since(Seq seen, MemberNo member) const {
  if (forgotten_since(seen, member)) return true;
  for (std::size_t i = writes_.size(); i > 0 && writes_[i - 1].at > seen; --i) {
    if (writes_[i - 1].by != member) return true;
  }
  return false;
}

bool RecentWrites::forgotten_since(Seq seen, MemberNo member) const {
  return forgotten_ > seen && forgotten_by_ != member;
}

const Write* RecentWrites::find(Seq seen, MemberNo member,
                                const std::vector<std::uint32_t>& of) const {
  for (std::size_t i = writes_.size(); i > 0 && writes_[i - 1].at > seen; --i) {
    const Write& write = writes_[i - 1];
    if (write.by != member && std::ranges::find(of, write.what) != of.end()) return &write;
  }
  return nullptr;
}

}  // namespace gridmates::room
