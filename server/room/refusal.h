// Why a room refuses a command: a reason with what its sentence names. A client words the reason
// itself; the sentence is for those that do not know it. Plain values; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.h"

namespace gridmates::room {

// Each has a line in refusal.cc: its code, its name on the wire and its sentence. New ones may
// stand anywhere: nothing stores the numbers.
enum class Reason : std::uint8_t {
  // Who asks.
  kNotMember,
  kPutOut,
  kCannotComeBack,
  kWatching,
  kHostOnly,
  kHostOrOnlyPlayer,
  kRoomItself,
  kNameTaken,
  kCalledSo,
  kMemberAlready,
  // Seats and people.
  kLocked,
  kLockedAlready,
  kNotLocked,
  kNobodyCalled,
  kIsHere,
  kIsPutOut,
  kInvitedTooOften,
  kRoomFull,
  kTooManyMembers,
  kSeatedAlready,
  kNoSuchSeat,
  kSeatsTaken,
  kSeatTaken,
  kSeatsClosed,
  kTooManyPlayers,
  kOnlyPlayer,
  kNobodyElse,
  kNoSuchMember,
  kNotYourself,
  kTooManyPutOut,
  kPlayersStay,
  kPlayerStays,
  kHostAlready,
  kOthersPlay,
  // Talk.
  kSaidTooOften,
  // Where the room stands.
  kNotOpened,
  kRoomClosed,
  kNotBegun,
  kBegunAlready,
  kTooFewPlayers,
  kNoMatch,
  kMatchOn,
  kMatchOver,
  kNoNewBoard,
  kNotPlayedYet,
  kBoardInTheMaking,
  kCancelled,
  kPaused,
  kPausedAlready,
  kNotPaused,
  // Moves.
  kNotYourTurn,
  kNoOpponent,
  kRaceOver,
  kRaceNotBegun,
  kRaceFrozen,
  kRaceJustBegun,
  kNoMove,
  kMatchFull,
  kByVote,
  kLaidMeanwhile,
  kBeingLaid,
  kBeingWorkedOut,
  kMovedOn,
  kChangedMeanwhile,
  kOtherBoard,
  kTooLongAgo,
  // Votes.
  kVoteOpen,
  kNoVote,
  kVoteClosed,
  kNoVoter,
  kVotedAlready,
  // What the game says, in its own words.
  kGameIllegalMove,
  kGameNotYourTurn,
  kGameNoPart,
  kGameOver,
  kGameInvalid,
  // Rooms that are opened.
  kNoSuchTable,
  kLast = kNoSuchTable,
};

// What a sentence names; of each reason only some of it.
struct Named {
  std::string text = {};       // a name, or what the game says
  std::uint32_t number = 0;    // a seat; how many; seconds, rounded up
  std::uint32_t of = 0;        // of how many
  std::uint64_t seq = 0;       // the event that changed it
  std::uint64_t until_ms = 0;  // room time from which on it is refused no more
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
  // On the wire: "host_only".
  std::string_view name() const;
  // A sentence for a player.
  std::string message() const;
  // What it names, by the names that docs/PROTOCOL.md has for them.
  std::vector<std::pair<std::string_view, std::string>> parameters() const;
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

// The name of the reason, or of any other.
std::string_view name_of(Reason reason);

// What a game refuses.
Refusal refusal_of(const core::Refusal& game);

}  // namespace gridmates::room
