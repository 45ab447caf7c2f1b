// The states of a client's connection and of its current room. Internal to client/core.
#pragma once

namespace gridmates::client {

enum class Phase { kIdle, kOpening, kGreeting, kSigningIn, kOnline, kWaiting, kStopped };

// The state of the current room on this connection.
enum class RoomPhase {
  kNone,      // no current room
  kAway,      // not resumed yet
  kResuming,  // Resume sent
  kDenied,    // Resume refused: not a member (yet); a Join may be pending
  kLive,      // SyncDone came
};

}  // namespace gridmates::client
