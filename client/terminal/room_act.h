// What keys of a room do, whatever its game. Plain values; any thread.
#pragma once

namespace gridmates::terminal {

// What the keys of a room do that the room page itself understands. A game's table may name these
// too; its own acts begin at kGameActs and kGameMoves.
enum RoomAct : int {
  kTalk,
  kEmote,
  kPeople,
  kWho,  // who set what
  kStart,
  kStop,
  kPause,
  kGiveUp,
  kDraw,  // offer one
  kTakeBack,
  kClaim,
  kHurry,  // a computer
  kRematch,
  kNext,
  kNextForm,  // ... with other options
  kGoTo,
  kCommand,
  kLobby,
  kOtherBoard,  // of a race
  kCursors,     // whether the others' are shown
  kZen,         // only the board
  kLog,         // the talk and the feed as a page
  kPing,
  kRenew,  // give up, and a new board with the same options
  kVoteYes,
  kVoteNo,
  kReplay,           // the match that has ended, again
  kReplayBack,       // ... as it was before its last move
  kEndPage,          // how the match ended
  kEarlier,          // the match that is watched, a move back
  kLater,            // ... a move on
  kLive,             // ... as it is now
  kGameActs = 100,   // looking around
  kGameMoves = 200,  // what only players do
};

}  // namespace gridmates::terminal
