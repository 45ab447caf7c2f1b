// All limits of the server, some in files of their own (workers, people, leaderboards). Derived
// ones are computed. The last word of a name gives the unit: milliseconds, bytes.
#pragma once

#include <cstddef>
#include <cstdint>

#include "server/base/people_limits.h"  // IWYU pragma: export
#include "server/base/record_limits.h"  // IWYU pragma: export
#include "server/base/work_limits.h"    // IWYU pragma: export

namespace gridmates::limits {

// Connections
inline constexpr std::size_t kFrameInBytes = 16 * 1024;   // one client frame
inline constexpr std::size_t kFrameOutBytes = 64 * 1024;  // one server frame
inline constexpr std::size_t kOutboxBytes = 256 * 1024;   // queued; beyond it a client is slow
inline constexpr int kSendBufferBytes = 64 * 1024;        // SO_SNDBUF
inline constexpr std::size_t kSendWaitBytes = 64 * 1024;  // more is written while no more waits
inline constexpr std::size_t kHttpHeaderBytes = 8 * 1024;
inline constexpr std::uint32_t kHandshakeMs = 5'000;       // connect to signed in
inline constexpr std::uint32_t kHeartbeatMs = 15'000;      // the interval that clients should keep
inline constexpr std::uint32_t kDeadAfterMs = 40'000;      // without a complete message
inline constexpr std::uint32_t kWriteProgressMs = 10'000;  // for a write without progress
inline constexpr std::uint32_t kSweepMs = 1'000;           // interval of deadline checks
inline constexpr std::size_t kConnections = 8'192;
inline constexpr std::size_t kHttpPending = 512;      // connections that are not WebSockets (yet)
inline constexpr std::uint32_t kCloseMs = 1'000;      // longest closing handshake
inline constexpr std::uint32_t kAcceptPauseMs = 150;  // after a connection could not be accepted
inline constexpr std::uint32_t kControlFrames = 64;   // pings and pongs between two messages
inline constexpr int kMalformedStrikes = 3;           // in kStrikeWindowMs
inline constexpr std::uint32_t kStrikeWindowMs = 60'000;
inline constexpr std::uint32_t kLogThrottleMs = 60'000;  // between two lines about the same thing
inline constexpr std::uint32_t kFramesPerSecond =
    100;  // rate credit of a player: each frame costs one, some cost more (below) ...
inline constexpr std::uint32_t kFramesBurst = 200;     // ... and this many can be saved up
inline constexpr std::uint32_t kCreateRoomCost = 9;    // on top of the frame's one
inline constexpr std::uint32_t kLeaderboardCost = 9;   // the same; also of a player's history
inline constexpr std::uint32_t kSaysPerSecond = 1;     // talk has a credit of its own; ...
inline constexpr std::uint32_t kSaysBurst = 10;        // ... beyond it a Say is refused
inline constexpr std::size_t kListedPerCredit = 10;    // a list of rooms costs one more for each 10
inline constexpr std::size_t kPuzzlesPerCredit = 100;  // a list of puzzles, one more for each 100
// Long work of a player, Resume and GetReplay, has a rate credit of its own
inline constexpr std::uint32_t kLongWorkPerSecond = 100;
inline constexpr std::uint32_t kLongWorkBurst = 200;
inline constexpr std::uint32_t kLongWorkCost = 10;    // of each; when it is done, ...
inline constexpr std::uint32_t kEventsPerCredit = 4;  // ... one more for each 4 events read
inline constexpr std::size_t kUnanswered = 32;  // actions of a connection; at this, reading stops
inline constexpr std::size_t kFollowed = 8;     // rooms whose events a connection receives
inline constexpr std::size_t kLongWorkWaiting =
    kFollowed + 1;  // for a player: a Resume of each of these rooms, and a replay
inline constexpr std::uint32_t kPresencePerSecond =
    10;  // cursors of a connection; more are dropped
inline constexpr std::uint32_t kPresenceBurst = 20;
inline constexpr std::uint32_t kRetryAfterMs = 1'000;      // the delay meant by "try again later"
inline constexpr std::uint32_t kComeBackAfterMs = 1'000;   // when the server goes away: this ...
inline constexpr std::uint32_t kComeBackJitterMs = 2'000;  // ... plus a random part of this

// Shards, the threads that serve
inline constexpr std::size_t kShards = 64;
inline constexpr std::size_t kCallsInARow = 32;  // at the end of a turn, before other handlers run
inline constexpr std::size_t kShardInboxBytes =
    4 * 1024 * 1024;  // sent to one by the others and not yet read; at this, what can wait is held

// Rooms
inline constexpr std::size_t kRooms = 10'000;          // open at once
inline constexpr std::size_t kRoomsPerPlayer = 20;     // open at once, by their creator
inline constexpr std::uint16_t kMembers = 64;          // in a room at once
inline constexpr std::uint16_t kMembersEver = 60'000;  // in a room over its life
inline constexpr std::size_t kKicked = 256;
inline constexpr std::size_t kInbox = 256;  // commands waiting for one room
inline constexpr std::size_t kBatchesPerAppend = 64;
inline constexpr std::size_t kEventsPerBatch = 12;
inline constexpr std::size_t kRecentWrites = 256;   // of a match, to find stale moves
inline constexpr std::size_t kRecentEvents = 512;   // kept in memory for resuming; ...
inline constexpr std::size_t kSectionEvents = 256;  // ... one copy of the room for this many
inline constexpr std::size_t kReadBatches = 64;     // read from a journal and applied at a time
inline constexpr std::size_t kRoomsLoaded = 20;  // each second, because their deadlines have come
inline constexpr std::uint32_t kUnloadAfterMs = 300'000;  // without anybody using the room
inline constexpr std::size_t kClosedRooms = 256;          // kept by each shard, to answer repeats
inline constexpr std::size_t kListedRooms = 300;          // in one list
inline constexpr std::size_t kPuzzlesListed = 500;        // of one pack, in one answer
inline constexpr std::size_t kGradedAtOnce = 256;      // puzzles whose levels are written together
inline constexpr std::uint32_t kGradeAgainMs = 1'000;  // after players have needed the workers
inline constexpr std::size_t kPuzzlesKnown = 1'024;    // played in a room and recognised later
inline constexpr std::size_t kFeedEvents = 50;         // sent with a snapshot
inline constexpr std::size_t kTalkEvents = 50;         // latest talk, sent beside them
inline constexpr std::uint16_t kWatchDelayS = 600;     // longest delay of watchers
inline constexpr std::uint32_t kFollowDelayMs = 30'000;  // least delay of a followed racer's board
inline constexpr std::size_t kReplayEvents = 2'048;      // of a finished match, in one answer
inline constexpr std::size_t kReplayedAtOnce = 64;       // events applied before other handlers run
inline constexpr std::size_t kChapterRows = 64;       // batches between two chapters of a room, ...
inline constexpr std::size_t kChapterRowsMost = 8;    // ... or up to this many times that
inline constexpr std::size_t kAnswersPerClient = 32;  // answers kept for each client
inline constexpr std::size_t kClientsPerRoom = 1'024;  // clients whose answers are kept
inline constexpr std::size_t kClientsPerPlayer =
    256;  // clients of one player whose actions a room takes
inline constexpr std::uint64_t kEventsPerMatch =
    20'000;  // from then on it can only be ended, and moves can only be taken back
inline constexpr std::uint64_t kVoteEvents = 1'000;  // beyond those, for votes to end it
inline constexpr std::uint32_t kVoteMs = 20'000;     // how long a vote is open
inline constexpr std::uint32_t kBestOf = 99;         // matches of a series, at most
inline constexpr std::uint32_t kEventBytes = 5 * 1024;
inline constexpr std::size_t kShownCells =
    3'000;  // of a race's boards in one view, so that it fits into a frame; the viewer's own always
inline constexpr std::uint32_t kMoveBytes = 1'024;
// Attempts at the work for a move, if the match moves on meanwhile.
inline constexpr std::uint8_t kWorkedOutAgain = 3;
inline constexpr std::uint32_t kOptionsBytes = 1'024;
inline constexpr std::uint32_t kBoardBytes = 3 * 1'024;
inline constexpr std::uint32_t kCountdownMs = 3'000;       // before a race, and after its pauses
inline constexpr std::uint32_t kBetweenPausesMs = 10'000;  // of racing, at least
inline constexpr std::uint32_t kHostAwayMs =
    120'000;  // not connected while others are: longer than any client takes to reconnect
inline constexpr std::uint32_t kDesertedIdleMs =
    3'600'000;  // nobody connected, and no match is played
inline constexpr std::uint32_t kDesertedPlayingMs =
    604'800'000;  // nobody connected during a match: a week

// Text
inline constexpr std::uint32_t kNameGraphemes = 24;
inline constexpr std::uint32_t kChatGraphemes = 300;
inline constexpr std::uint32_t kChatBytes = 2'400;
inline constexpr std::uint32_t kPuzzleTextBytes = 4'096;
inline constexpr std::uint32_t kPackNameBytes = 64;
inline constexpr std::uint32_t kPickedOptions = 64;

// Storage
inline constexpr std::size_t kStoreQueue = 4'096;
inline constexpr std::size_t kCommitBytes = 1024 * 1024;  // of one commit, unless one job is larger
inline constexpr std::int64_t kUnindexedBatches = 4'096;  // not yet in the index by room
inline constexpr std::size_t kKnownHeads = 16'384;        // rooms whose heads the writer remembers
inline constexpr int kLogPages = 8'192;                // pages (4 KiB) of WAL at a checkpoint, ...
inline constexpr int kLogPagesIdle = 1'000;            // ... or at this, if nothing was written ...
inline constexpr std::uint32_t kLogIdleMs = 100;       // ... for this long
inline constexpr std::uint32_t kSaveClocksMs = 5'000;  // how often room time is saved
inline constexpr std::uint32_t kDrainMs = 8'000;       // from SIGTERM to exit, of which ...
inline constexpr std::uint32_t kDrainRoomsMs =
    4'000;  // ... this for rooms to finish what is in hand
inline constexpr std::uint32_t kDrainSessionsMs = 2'000;  // ... this to notify clients
inline constexpr std::uint32_t kDrainSpareMs = 500;       // ... and this for ending by force
inline constexpr std::size_t kStreakDays = 4'000;         // looked at for a streak

static_assert(kBoardBytes + kOptionsBytes < kEventBytes + 1,
              "a BoardChosen must fit into an event");
static_assert(kDrainRoomsMs + kDrainSessionsMs + kDrainSpareMs < kDrainMs,
              "the store needs time to flush");
static_assert(kFrameOutBytes < kOutboxBytes, "a snapshot must fit into an outbox");

}  // namespace gridmates::limits
