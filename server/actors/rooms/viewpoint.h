// As whom, and as of when, somebody who follows a room sees it. Values and pure functions; any
// thread. Inside server/actors.
#pragma once

#include <cstdint>
#include <optional>

#include "server/base/ids.h"
#include "server/room/watching.h"

namespace gridmates::actors {

// The room as it is; as late as its watchers see it; as late as a racer's board is seen, where that
// is later.
enum class Moment : std::uint8_t { kNow, kLate, kFollowing, kLast = kFollowing };

// Those with equal eyes are sent the same.
struct Eyes {
  core::Viewer viewer;
  bool kept_from = false;  // they do not hear what watchers say, nor see what they are called
  friend auto operator<=>(const Eyes&, const Eyes&) = default;
};

struct Viewpoint {
  MemberNo member;
  std::optional<Seat> follows = {};  // the board of this player of a race

  Eyes eyes(const room::Room& room) const {
    const room::Watching watching(room);
    core::Viewer viewer = room.viewer(member);
    if (follows && !watching.sits(member)) viewer = watching.following(viewer, *follows);
    return {viewer, watching.is_kept_from(member)};
  }
  // By the room as it is.
  Moment moment(const room::Room& now) const {
    const room::Watching watching(now);
    if (watching.sits(member)) return Moment::kNow;
    const std::uint64_t follow_ms = follows ? watching.follow_delay_ms() : 0;
    if (follow_ms > watching.delay_ms()) return Moment::kFollowing;
    return watching.delay_ms() != 0 ? Moment::kLate : Moment::kNow;
  }
};

}  // namespace gridmates::actors
