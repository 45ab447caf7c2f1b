// A room that is not closed, as lists show it, so that a start reads nothing else of the room. A
// value; any thread.
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
  std::string game;  // empty: not known, nor the rest, until the room is read
  core::Table table = core::Table::kCoop;
  std::uint8_t state = 0;  // the room's leaf, as an opaque number
  Name host;
  std::uint32_t seated = 0;
  std::uint32_t seats = 0;
  std::uint32_t watching = 0;
  bool private_room = false;
  bool locked = false;            // nobody new may enter
  core::Bytes options;            // as far as viewers may know them
  std::string level;              // of the board on the table; empty: none
  std::string daily = {};         // "2026-11-24 easy" where a daily is played
  std::uint8_t watchers = 0;      // who may watch, as an opaque number
  std::uint16_t delay_s = 0;      // how late watchers see it
  core::Bytes clocks = {};        // of turns, as the room encodes them; empty: none
  std::string rated = {};         // the variant in which matches are rated; empty: not rated
  bool offers_nothing = false;    // non-members find no free seat and, in lists, may not watch
  std::vector<PlayerId> members;  // people, without computers
  std::vector<PlayerId> put_out;  // who may not come back
  PlayerId awaited;               // not connected, and the match waits for their move; 0: nobody
  bool hot = false;               // something was written since it was last unloaded
  std::int64_t deadline_wall_ms = 0;  // when something happens by itself; 0: never, or not known
  // The computers among `seated`.
  std::uint32_t computers() const {
    const auto people = static_cast<std::uint32_t>(members.size());
    return seated + watching - std::min(seated + watching, people);
  }
  friend bool operator==(const OpenRoom&, const OpenRoom&) = default;
};

}  // namespace gridmates::ports
