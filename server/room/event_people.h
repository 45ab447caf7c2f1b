// The events of people: coming, going, sitting, talking. Part of event.h, which has their rules;
// include that.
#pragma once

#include <cstdint>
#include <tuple>

#include "engine/core/bytes.h"
#include "server/base/ids.h"
#include "server/base/limits.h"

namespace gridmates::room {

struct MemberJoined {
  MemberNo member;
  PlayerId player;
  Name name;
  static constexpr auto fields(auto& s) { return std::tie(s.member, s.player, s.name); }
  friend bool operator==(const MemberJoined&, const MemberJoined&) = default;
};

struct MemberLeft {
  MemberNo member;
  bool kicked = false;
  static constexpr auto fields(auto& s) { return std::tie(s.member, s.kicked); }
  friend bool operator==(const MemberLeft&, const MemberLeft&) = default;
};

struct SeatTaken {
  MemberNo member;
  Chair chair;
  // In a match that is on, plus 1: the number that this player had in it as an earlier member of
  // the room, and gets back. 0: none; older journals gave a new one.
  core::Trailing<std::uint8_t> again = {};
  static constexpr auto fields(auto& s) { return std::tie(s.member, s.chair, s.again); }
  friend bool operator==(const SeatTaken&, const SeatTaken&) = default;
};

struct SeatLeft {
  MemberNo member;
  Chair chair;
  static constexpr auto fields(auto& s) { return std::tie(s.member, s.chair); }
  friend bool operator==(const SeatLeft&, const SeatLeft&) = default;
};

struct HostPassed {
  MemberNo to;
  static constexpr auto fields(auto& s) { return std::tie(s.to); }
  friend bool operator==(const HostPassed&, const HostPassed&) = default;
};

struct Said {
  core::Text<limits::kChatBytes> text;
  static constexpr auto fields(auto& s) { return std::tie(s.text); }
  friend bool operator==(const Said&, const Said&) = default;
};

// Nobody new may enter.
struct RoomLocked {
  static constexpr auto fields(auto&) { return std::tie(); }
  friend bool operator==(const RoomLocked&, const RoomLocked&) = default;
};

struct RoomUnlocked {
  static constexpr auto fields(auto&) { return std::tie(); }
  friend bool operator==(const RoomUnlocked&, const RoomUnlocked&) = default;
};

// By a member: lets this player in although the room is locked.
struct Invited {
  PlayerId player;
  Name name;
  static constexpr auto fields(auto& s) { return std::tie(s.player, s.name); }
  friend bool operator==(const Invited&, const Invited&) = default;
};

// By the member whose name this is from now on.
struct MemberRenamed {
  Name name;
  static constexpr auto fields(auto& s) { return std::tie(s.name); }
  friend bool operator==(const MemberRenamed&, const MemberRenamed&) = default;
};

// Talk that is one of a few fixed words. New ones are added at the end.
enum class Emote : std::uint8_t {
  kHi,
  kThanks,
  kWellDone,
  kGoodLuck,
  kGoodGame,
  kOops,
  kSorry,
  kBye,
  kLast = kBye
};

struct Emoted {
  Emote emote = Emote::kHi;
  static constexpr auto fields(auto& s) { return std::tie(s.emote); }
  friend bool operator==(const Emoted&, const Emoted&) = default;
};

// By a member on a seat, before a match.
struct ReadyChanged {
  bool ready = false;
  static constexpr auto fields(auto& s) { return std::tie(s.ready); }
  friend bool operator==(const ReadyChanged&, const ReadyChanged&) = default;
};

}  // namespace gridmates::room
