// A room that is not closed, as lists show it: so that a start reads nothing else of it. A value;
// any thread.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/rules.h"
#include "server/base/ids.h"

namespace gridmates::ports {

struct OpenRoom {
  RoomId id;
  RoomCode code;
  PlayerId creator;
  std::string game;  // empty: nothing more is known of the room than this before it is read
  core::Table table = core::Table::kCoop;
  std::uint8_t state = 0;  // the room's leaf, as a number: it is only handed on
  Name host;
  std::uint32_t seated = 0;
  std::uint32_t seats = 0;
  std::uint32_t watching = 0;
  bool private_room = false;
  bool locked = false;            // nobody new may enter
  core::Bytes options;            // as far as they may be told
  std::string level;              // of the board on the table; empty: none
  std::string daily = {};         // "2026-11-24 easy" where a daily is played
  std::uint8_t watchers = 0;      // who may watch, as a number: it is only handed on
  std::uint16_t delay_s = 0;      // so late they see it
  core::Bytes clocks = {};        // of turns, as the room encodes them; empty: none
  std::string rated = {};         // the variant in which matches are rated; empty: in none
  bool offers_nothing = false;    // to who is no member: neither a seat nor, in lists, to watch
  std::vector<PlayerId> members;  // people; computers only sit
  std::vector<PlayerId> put_out;  // who may not come back
  PlayerId awaited;  // the match waits for their move, and they are not connected; 0: nobody
  bool hot = false;  // something was written since it was last unloaded
  std::int64_t deadline_wall_ms =
      0;  // what happens by itself is due then; 0: nothing, or not known
  // How many of `seated` are computers.
  std::uint32_t computers() const {
    const auto people = static_cast<std::uint32_t>(members.size());
    return seated + watching - std::min(seated + watching, people);
  }
  friend bool operator==(const OpenRoom&, const OpenRoom&) = default;
};

}  // namespace gridmates::ports
