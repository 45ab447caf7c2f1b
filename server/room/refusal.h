// Why a room refuses a command: a reason with what its sentence names. A client words the reason
// itself; the sentence is for those that do not know it. Plain values; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "server/room/reason.h"  // IWYU pragma: export

namespace gridmates::room {

// What a sentence names; of each reason only some of it.
struct Named {
  std::string text = {};       // a name, or what the game says
  std::uint32_t number = 0;    // a seat; how many; seconds, rounded up
  std::uint32_t of = 0;        // of how many
  std::uint64_t seq = 0;       // the event that changed it
  std::uint64_t until_ms = 0;  // room time from which on it is refused no more
  // Of a game's refusal, where it has them (engine/core/refusal.h).
  std::string_view sentence = {};
  core::Parameters parameters = {};
  friend bool operator==(const Named&, const Named&) = default;
};

struct Refusal {
  enum class Code : std::uint8_t {
    kNotMember,  // not in this room (or put out of it)
    kForbidden,  // for the host alone, or not for this member
    kNotSeated,  // watchers cannot
    kRoomFull,
    kRoomClosed,
    kNotYourTurn,
    kIllegalMove,
    kStale,
    kInvalid,
    kWrongState,
    kNameTaken,
    kLimit,
    kFrozen,     // at a race: the last move cost time
    kMatchFull,  // the match has as many events as it may have
    kCancelled,  // ended before it was done
    kTooOften,   // more often than allowed, and not done later either
  };
  Reason reason = Reason::kNotMember;
  Named named = {};

  Code code() const;
  std::string_view name() const;  // on the wire: "host_only"
  std::string message() const;    // a sentence for a player
  // What it names, by the names that docs/PROTOCOL.md has for them; of a game, those of its
  // sentence.
  core::Parameters parameters() const;
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

std::string_view name_of(Reason reason);  // on the wire

Refusal refusal_of(const core::Refusal& game);  // what a game refuses

}  // namespace gridmates::room
