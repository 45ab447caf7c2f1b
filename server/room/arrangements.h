// What members have arranged among themselves, besides seats and boards. A value, part of Facts.
#pragma once

#include <algorithm>
#include <cstdint>
#include <tuple>

#include "engine/core/bytes.h"
#include "engine/core/rules.h"
#include "server/base/ids.h"
#include "server/base/limits.h"

namespace gridmates::room {

struct Arrangements {
  bool locked = false;                             // only invited players may enter
  core::List<PlayerId, limits::kInvited> invited;  // players who have not come yet, oldest first

  core::List<MemberNo, core::kMaxSeats> ready;  // members on a seat who are ready, before a match

  std::uint16_t cap_minutes = 0;  // after which a race ends for all; 0: no cap

  // The room time at which a race ends; 0: none.
  std::uint64_t cap_ends_ms() const {
    constexpr std::uint64_t kMinuteMs = 60'000;
    return cap_minutes == 0 ? 0 : limits::kCountdownMs + cap_minutes * kMinuteMs;
  }
  bool is_ready(MemberNo member) const {
    return std::find(ready.begin(), ready.end(), member) != ready.end();
  }
  bool is_invited(PlayerId player) const {
    return std::find(invited.begin(), invited.end(), player) != invited.end();
  }
  // A full list drops its oldest invitation.
  void invite(PlayerId player) {
    forget(player);
    if (invited.full()) forget(*invited.begin());
    invited.push(player);
  }
  void forget(PlayerId player) {
    invited.erase_if([player](PlayerId one) { return one == player; });
  }
  static constexpr auto fields(auto& self) {
    return std::tie(self.locked, self.invited, self.ready, self.cap_minutes);
  }
  friend bool operator==(const Arrangements&, const Arrangements&) = default;
};

}  // namespace gridmates::room
