// As which viewer, and with which delay, a subscriber sees a room. Values and pure functions; any
// thread. Inside server/actors.
#pragma once

#include <cstdint>
#include <optional>

#include "server/base/ids.h"
#include "server/room/watching.h"

namespace gridmates::actors {

// Without delay; with the delay of watchers; with the delay of a racer's board, if that is longer.
enum class Moment : std::uint8_t { kNow, kLate, kFollowing, kLast = kFollowing };

// Subscribers with equal eyes are sent the same.
struct Eyes {
  core::Viewer viewer;
  bool kept_from = false;  // what watchers say and their names are hidden from them
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
  // By the room without delay.
  Moment moment(const room::Room& now) const {
    const room::Watching watching(now);
    if (watching.sits(member)) return Moment::kNow;
    const std::uint64_t follow_ms = follows ? watching.follow_delay_ms() : 0;
    if (follow_ms > watching.delay_ms()) return Moment::kFollowing;
    return watching.delay_ms() != 0 ? Moment::kLate : Moment::kNow;
  }
};

}  // namespace gridmates::actors
