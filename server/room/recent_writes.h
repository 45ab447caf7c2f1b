// The latest writes in a room, with author and event: they make moves stale that were decided
// before. Not folded: a room restored from a chapter knows fewer of them. A value whose copies
// share storage; one thread at a time.
#pragma once

#include <cstdint>
#include <tuple>
#include <vector>

#include "engine/core/shared_list.h"
#include "server/base/ids.h"
#include "server/base/limits.h"

namespace gridmates::room {

struct Write {
  Seq at;
  MemberNo by;
  std::uint32_t what = 0;  // by the game's numbers: core::Match::written_by

  static constexpr auto fields(auto& self) { return std::tie(self.at, self.by, self.what); }
  friend bool operator==(const Write&, const Write&) = default;
};

class RecentWrites {
 public:
  // The current board: the event that brought it, and whether it was laid for the first move of its
  // match. Earlier writes do not matter.
  struct Board {
    Seq at;
    MemberNo by;
    bool laid = false;
  };
  void begin(const Board& board);
  void add(const Write& write);
  // Makes all writes up to this event unknown.
  void forget(Seq up_to);

  const Board& board() const { return board_; }
  // Whether another member may have written something after `seen`.
  bool others_since(Seq seen, MemberNo member) const;
  // Whether some writes of others after `seen` are no longer known.
  bool forgotten_since(Seq seen, MemberNo member) const;
  // The latest write after `seen` by another member to one of these; null if there is none.
  const Write* find(Seq seen, MemberNo member, const std::vector<std::uint32_t>& of) const;

 private:
  Board board_;
  core::SharedList<Write, limits::kRecentWrites> writes_;  // oldest first
  Seq forgotten_;          // the latest event whose write is no longer known
  MemberNo forgotten_by_;  // author of all of those; 0: several, or unknown
};

}  // namespace gridmates::room
