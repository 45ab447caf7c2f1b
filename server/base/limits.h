// Every bound of the server, in one place (those of workers, of people and of leaderboards in files
// of their own); derived ones are computed. Milliseconds and bytes by the last word.
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
inline constexpr std::size_t kOutboxBytes = 256 * 1024;  // queued for a connection; then it is slow
inline constexpr int kSendBufferBytes = 64 * 1024;       // SO_SNDBUF
inline constexpr std::size_t kSendWaitBytes = 64 * 1024;  // more may be written while no more waits
inline constexpr std::size_t kHttpHeaderBytes = 8 * 1024;
inline constexpr std::uint32_t kHandshakeMs = 5'000;       // connect to signed in
inline constexpr std::uint32_t kHeartbeatMs = 15'000;      // what clients are asked for
inline constexpr std::uint32_t kDeadAfterMs = 40'000;      // without a complete message
inline constexpr std::uint32_t kWriteProgressMs = 10'000;  // one write may take
inline constexpr std::uint32_t kSweepMs = 1'000;           // between two looks at the deadlines
inline constexpr std::size_t kConnections = 8'192;
inline constexpr std::size_t kHttpPending = 512;      // connections that are no WebSockets (yet)
inline constexpr std::uint32_t kCloseMs = 1'000;      // a closing handshake may take
inline constexpr std::uint32_t kAcceptPauseMs = 150;  // after a connection could not be accepted
inline constexpr std::uint32_t kControlFrames = 64;   // pings and pongs between two messages
inline constexpr int kMalformedStrikes = 3;           // within kStrikeWindowMs
inline constexpr std::uint32_t kStrikeWindowMs = 60'000;
inline constexpr std::uint32_t kLogThrottleMs = 60'000;  // between two log lines about clients
inline constexpr std::uint32_t kFramesPerSecond =
    100;  // rate credit of a player: a frame costs one, if not more (below) ...
inline constexpr std::uint32_t kFramesBurst = 200;    // ... and this many can be saved up
inline constexpr std::uint32_t kCreateRoomCost = 9;   // more
inline constexpr std::uint32_t kLeaderboardCost = 9;  // and what a player has played
inline constexpr std::uint32_t kSaysPerSecond = 1;    // what a player says has a credit of its own:
inline constexpr std::uint32_t kSaysBurst = 10;       // ... beyond it a Say is refused
inline constexpr std::size_t kListedPerCredit = 10;   // a list of rooms: one more for each 10
inline constexpr std::size_t kPuzzlesPerCredit = 100;  // a list of puzzles: one more for each 100
// Long work of a player, Resume and GetReplay, has a rate credit of its own
inline constexpr std::uint32_t kLongWorkPerSecond = 100;
inline constexpr std::uint32_t kLongWorkBurst = 200;
inline constexpr std::uint32_t kLongWorkCost = 10;    // of each, and when it is done ...
inline constexpr std::uint32_t kEventsPerCredit = 4;  // ... one more for each 4 events it has read
inline constexpr std::size_t kUnanswered = 32;  // actions of a connection before no more is read
inline constexpr std::size_t kFollowed = 8;     // rooms whose events a connection gets
inline constexpr std::size_t kLongWorkWaiting =
    kFollowed + 1;  // for a player: a Resume of each of these rooms, and a replay
inline constexpr std::uint32_t kPresencePerSecond =
    10;  // cursors of a connection; more are dropped
inline constexpr std::uint32_t kPresenceBurst = 20;
inline constexpr std::uint32_t kRetryAfterMs = 1'000;      // what "try again later" means
inline constexpr std::uint32_t kComeBackAfterMs = 1'000;   // when the server goes away: after ...
inline constexpr std::uint32_t kComeBackJitterMs = 2'000;  // ... and a random part of so much

// Shards, the threads that serve
inline constexpr std::size_t kShards = 64;
inline constexpr std::size_t kCallsInARow = 32;  // at the end of a turn, before other handlers
inline constexpr std::size_t kShardInboxBytes =
    4 * 1024 * 1024;  // said to one by the others and not yet read; at this, what can wait waits

// Rooms
inline constexpr std::size_t kRooms = 10'000;          // open at once
inline constexpr std::size_t kRoomsPerPlayer = 20;     // open at once, by their creator
inline constexpr std::uint16_t kMembers = 64;          // in a room at once
inline constexpr std::uint16_t kMembersEver = 60'000;  // in a room over its life
inline constexpr std::size_t kKicked = 256;
inline constexpr std::size_t kInbox = 256;  // commands waiting for one room
inline constexpr std::size_t kBatchesPerAppend = 64;
inline constexpr std::size_t kEventsPerBatch = 12;
inline constexpr std::size_t kRecentWrites = 256;   // known of a match: who changed what since
inline constexpr std::size_t kRecentEvents = 512;   // kept in memory for those who resume; ...
inline constexpr std::size_t kSectionEvents = 256;  // ... the room itself before each
inline constexpr std::size_t kReadBatches = 64;     // read from a journal and taken in at a time
inline constexpr std::size_t kRoomsLoaded = 20;     // a second, because their deadlines have come
inline constexpr std::uint32_t kUnloadAfterMs = 300'000;  // without anybody who needs the room
inline constexpr std::size_t kClosedRooms = 256;    // closed ones a shard keeps, to answer repeats
inline constexpr std::size_t kListedRooms = 300;    // in one list
inline constexpr std::size_t kPuzzlesListed = 500;  // of a pack, in one answer
inline constexpr std::size_t kGradedAtOnce = 256;   // puzzles whose levels are written together
inline constexpr std::uint32_t kGradeAgainMs = 1'000;  // when players had work for the workers
inline constexpr std::size_t kPuzzlesKnown = 1'024;  // played in a room, known when they come again
inline constexpr std::size_t kFeedEvents = 50;       // sent with a snapshot
inline constexpr std::size_t kTalkEvents = 50;       // the latest talk, sent with it beside them
inline constexpr std::uint16_t kWatchDelayS = 600;   // watchers see a room late, at most
inline constexpr std::uint32_t kFollowDelayMs = 30'000;  // the board of one who races, at least
inline constexpr std::size_t kReplayEvents = 2'048;      // of a finished match, in one answer
inline constexpr std::size_t kReplayedAtOnce = 64;       // taken in before others have their turn
inline constexpr std::size_t kChapterRows = 64;       // batches between two chapters of a room, ...
inline constexpr std::size_t kChapterRowsMost = 8;    // ... or up to this many times as many
inline constexpr std::size_t kAnswersPerClient = 32;  // recorded answers kept a client
inline constexpr std::size_t kClientsPerRoom = 1'024;  // clients whose answers are kept
inline constexpr std::size_t kClientsPerPlayer =
    256;  // clients of one player that a room takes actions of
inline constexpr std::uint64_t kEventsPerMatch =
    20'000;  // then it is only ended, and moves are only taken back
inline constexpr std::uint64_t kVoteEvents = 1'000;  // beyond those, for votes to end it
inline constexpr std::uint32_t kVoteMs = 20'000;     // a vote is open for so long
inline constexpr std::uint32_t kBestOf = 99;         // matches of a series
inline constexpr std::uint32_t kEventBytes = 5 * 1024;
inline constexpr std::size_t kShownCells =
    3'000;  // of a race's boards in one view, so that it fits into a frame; one's own in any case
inline constexpr std::uint32_t kMoveBytes = 1'024;
// How often what a move asks for is worked out, because the match has moved on meanwhile.
inline constexpr std::uint8_t kWorkedOutAgain = 3;
inline constexpr std::uint32_t kOptionsBytes = 1'024;
inline constexpr std::uint32_t kBoardBytes = 3 * 1'024;
inline constexpr std::uint32_t kCountdownMs = 3'000;       // before a race, and after its pauses
inline constexpr std::uint32_t kBetweenPausesMs = 10'000;  // a race is played on at least
inline constexpr std::uint32_t kHostAwayMs =
    120'000;  // not connected while others are: longer than any client waits to come back
inline constexpr std::uint32_t kDesertedIdleMs =
    3'600'000;  // nobody connected, nothing being played
inline constexpr std::uint32_t kDesertedPlayingMs =
    604'800'000;  // nobody connected in a match: a week

// Text
inline constexpr std::uint32_t kNameGraphemes = 24;
inline constexpr std::uint32_t kChatGraphemes = 300;
inline constexpr std::uint32_t kChatBytes = 2'400;
inline constexpr std::uint32_t kPuzzleTextBytes = 4'096;
inline constexpr std::uint32_t kPackNameBytes = 64;
inline constexpr std::uint32_t kPickedOptions = 64;

// Storage
inline constexpr std::size_t kStoreQueue = 4'096;
inline constexpr std::size_t kCommitBytes = 1024 * 1024;  // written in one commit, but for one job
inline constexpr std::int64_t kUnindexedBatches = 4'096;  // in commit order alone
inline constexpr std::size_t kKnownHeads = 16'384;        // rooms whose heads the writer remembers
inline constexpr int kLogPages = 8'192;           // of 4 KiB in the log, at which they are moved,
inline constexpr int kLogPagesIdle = 1'000;       // ... or at this when nothing was written ...
inline constexpr std::uint32_t kLogIdleMs = 100;  // ... for this time
inline constexpr std::uint32_t kSaveClocksMs = 5'000;  // how often room time is saved
inline constexpr std::uint32_t kDrainMs = 8'000;       // from SIGTERM to exit, of which ...
inline constexpr std::uint32_t kDrainRoomsMs =
    4'000;  // ... rooms have so long to finish what is in hand
inline constexpr std::uint32_t kDrainSessionsMs = 2'000;  // ... and clients so long to be told
inline constexpr std::uint32_t kDrainSpareMs = 500;       // ... and the process to end by force
inline constexpr std::size_t kStreakDays = 4'000;         // looked back for a streak

static_assert(kBoardBytes + kOptionsBytes < kEventBytes + 1,
              "a BoardChosen must fit into an event");
static_assert(kDrainRoomsMs + kDrainSessionsMs + kDrainSpareMs < kDrainMs,
              "the store needs time to flush");
static_assert(kFrameOutBytes < kOutboxBytes, "a snapshot must fit into an outbox");

}  // namespace gridmates::limits
