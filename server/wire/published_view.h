// A room as one kind of viewer has been shown it, with the hash of that view carried along. Made
// once for all who see the same; each event takes it one step on. A plain value; one thread at a
// time.
#pragma once

#include <cstdint>
#include <utility>

#include "gridmates/v1/room.pb.h"
#include "proto/convert/view_hash.h"
#include "server/room/view.h"

namespace gridmates::wire {

class PublishedView {
 public:
  explicit PublishedView(room::RoomView view);

  const room::RoomView& view() const { return view_; }
  // The view hash of docs/PROTOCOL.md.
  std::uint64_t hash() const {
    convert::ViewHash all = head_;
    all.add(members_);
    all.add(matches_);
    return all.value();
  }

  // The room is seen like this now. `out`, which is empty, becomes what turns the view before into
  // this one. False when nothing has changed, and then it stays empty.
  bool advance(room::RoomView now, v1::RoomDelta& out);

 private:
  // Each says whether something has changed.
  bool change_head(const room::HeadView& now, v1::RoomDelta& out);
  bool change_members(const room::RoomView& now, v1::RoomDelta& out);
  bool change_matches(const room::RoomView& now, v1::RoomDelta& out);
  bool change_match(const room::MatchSeen& before, const room::MatchSeen& now, v1::RoomDelta& out);
  bool change_board(const room::MatchSeen& before, const room::MatchSeen& now, v1::MatchDelta& out);

  room::RoomView view_;
  convert::ViewHash head_;
  convert::ViewHash members_;
  convert::ViewHash matches_;
};

}  // namespace gridmates::wire
