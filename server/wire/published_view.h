// A room as one kind of viewer sees it, with the incrementally updated view hash. Shared by all
// viewers who see the same; each event advances it. A plain value; one thread at a time.
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

  // Replaces the view by `now`. `out`, which must be empty, becomes the delta from the old view.
  // False, with `out` still empty, if nothing has changed.
  bool advance(room::RoomView now, v1::RoomDelta& out);

 private:
  // Each returns whether something has changed.
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
