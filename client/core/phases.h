// Where a client's connection and its current room stand. Inside client/core.
#pragma once

namespace gridmates::client {

enum class Phase { kIdle, kOpening, kGreeting, kSigningIn, kOnline, kWaiting, kStopped };

// What the current room is doing on this connection.
enum class RoomPhase {
  kNone,      // no current room
  kAway,      // not resumed yet
  kResuming,  // Resume sent
  kDenied,    // Resume refused: not a member (yet); a Join may be under way
  kLive,      // SyncDone came
};

}  // namespace gridmates::client
