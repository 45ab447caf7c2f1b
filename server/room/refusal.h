// Why a room refuses a command: a reason and its parameters. A client words the reason itself; the
// sentence is for clients that do not know it. Plain values; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "server/room/reason.h"  // IWYU pragma: export

namespace gridmates::room {

// The parameters of a reason; each reason uses some of them.
struct Named {
  std::string text = {};       // a name, or the game's own words
  std::uint32_t number = 0;    // a seat, a count, or seconds, rounded up
  std::uint32_t of = 0;        // the total of a count
  std::uint64_t seq = 0;       // the event that made it stale
  std::uint64_t until_ms = 0;  // room time from which it is no longer refused
  // Of a game's refusal, if it has them (engine/core/refusal.h).
  std::string_view sentence = {};
  core::Parameters parameters = {};
  friend bool operator==(const Named&, const Named&) = default;
};

struct Refusal {
  enum class Code : std::uint8_t {
    kNotMember,  // not in this room, or put out of it
    kForbidden,  // only for the host, or not for this member
    kNotSeated,  // watchers may not
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
    kMatchFull,  // the match has reached its limit of events
    kCancelled,  // ended before it was done
    kTooOften,   // over the rate limit; not done later either
  };
  Reason reason = Reason::kNotMember;
  Named named = {};

  Code code() const;
  std::string_view name() const;  // on the wire: "host_only"
  std::string message() const;    // a sentence for a player
  // Its parameters, under the names in docs/PROTOCOL.md; for a refusal by the game, those of its
  // sentence.
  core::Parameters parameters() const;
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

std::string_view name_of(Reason reason);  // on the wire

Refusal refusal_of(const core::Refusal& game);  // converts a game's refusal

}  // namespace gridmates::room
