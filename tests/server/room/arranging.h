// Random commands that arrange a room: locks, names, readiness. One thread.
#pragma once

#include <cstdint>
#include <string>

#include "engine/core/random.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {

inline Ask arranging(core::Random& chance) {
  switch (chance.below(8)) {
    case 0:
      return Lock{};
    case 1:
      return Unlock{};
    case 2:
      return Rename{Name(std::string(1, static_cast<char>('A' + chance.below(8))))};
    case 3:
      return Unready{};
    case 4:
      return Ready{};
    case 5:
      return PassHost{MemberNo(static_cast<std::uint16_t>(chance.below(8)))};
    case 6:
      return Start{chance.below(2) == 0};
    default:
      break;
  }
  const Identity guest = identity(static_cast<Person>(1 + chance.below(kEve)));
  return Invite{guest.name, {guest.player}};
}

}  // namespace gridmates::room
