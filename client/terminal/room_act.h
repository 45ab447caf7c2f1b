// The actions of a room's keys, independent of its game. Plain values; any thread.
#pragma once

namespace gridmates::terminal {

// Actions that the room page handles itself. A game's table may use these too; its own actions
// begin at kGameActs and kGameMoves.
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
  kReplay,           // of the match that has ended
  kReplayBack,       // ... from before its last move
  kEndPage,          // the page about the end of the match
  kEarlier,          // the watched match, one move back
  kLater,            // ... one move on
  kLive,             // ... the current board
  kGameActs = 100,   // actions that do not change the match
  kGameMoves = 200,  // moves, only for players
};

}  // namespace gridmates::terminal
