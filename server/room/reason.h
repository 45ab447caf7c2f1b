// The reasons for which a room refuses a command. Include refusal.h instead.
#pragma once

#include <cstdint>

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
  kNoWatchers,
  kNoComputer,
  kNoComputerThere,
  kComputerIsNoHost,
  kSeenLate,
  // Talk.
  kSaidTooOften,
  // Where the room stands.
  kNotOpened,
  kRoomClosed,
  kNotBegun,
  kBegunAlready,
  kTooFewPlayers,
  kOthersNotReady,
  kReadyAlready,
  kNotReady,
  kNoMatch,
  kMatchOn,
  kMatchOver,
  kNoNewBoard,
  kNoCap,
  kNotPlayedYet,
  kBoardInTheMaking,
  kCancelled,
  kPaused,
  kPausedAlready,
  kNotPaused,
  // Moves.
  kNotYourTurn,
  kNoOpponent,
  kNoDraw,
  kComputerPlaysOn,
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
  // Dailies.
  kDailyNotFinished,
  kDailyAlone,
  kDailyOnce,
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

}  // namespace gridmates::room
