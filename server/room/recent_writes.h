// What has been written in a room of late, by whom and with which event: what makes a move stale
// that was decided before. No folded fact: a room that begins with a chapter knows less of it. A
// value whose copies share it; one thread at a time.
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
  std::uint32_t what = 0;  // as the game counts it: core::Match::written_by

  static constexpr auto fields(auto& self) { return std::tie(self.at, self.by, self.what); }
  friend bool operator==(const Write&, const Write&) = default;
};

class RecentWrites {
 public:
  // The board that the players have before them since this event, and whether it was laid for the
  // first move of its match. What was written before is of no account.
  struct Board {
    Seq at;
    MemberNo by;
    bool laid = false;
  };
  void begin(const Board& board);
  void add(const Write& write);
  // Nothing is known of what was written up to this event.
  void forget(Seq up_to);

  const Board& board() const { return board_; }
  // Whether another than this member has written something after the event.
  bool others_since(Seq seen, MemberNo member) const;
  // Whether of what others have written after the event some is not known any more.
  bool forgotten_since(Seq seen, MemberNo member) const;
  // The latest write of another than this member of one of these, after the event; null for none.
  const Write* find(Seq seen, MemberNo member, const std::vector<std::uint32_t>& of) const;

 private:
  Board board_;
  core::SharedList<Write, limits::kRecentWrites> writes_;  // oldest first
  Seq forgotten_;          // the latest event whose write is not known any more
  MemberNo forgotten_by_;  // who made all of those; 0: more than one, or nobody knows
};

}  // namespace gridmates::room
