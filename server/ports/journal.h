// The durable list of a room's events. Each room has at most one append in flight; the store
// commits appends of many rooms together. Safe for concurrent use. Done as ports/done.h says. Here
// events are opaque bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/result.h"
#include "server/base/ids.h"
#include "server/base/limits.h"
#include "server/ports/dailies.h"
#include "server/ports/done.h"
#include "server/ports/open_room.h"
#include "server/ports/run.h"

namespace gridmates::ports {

// Identifies a command of a client.
struct CommandKey {
  PlayerId player;
  ClientId client{};
  std::uint64_t client_seq = 0;
  friend auto operator<=>(const CommandKey&, const CommandKey&) = default;
};

// The record of an accepted command, to answer a repeat of it.
struct Recorded {
  CommandKey key;
  std::uint64_t payload_hash = 0;
  Seq last;  // the number of its last event
  friend bool operator==(const Recorded&, const Recorded&) = default;
};

// The events of one command: all or nothing.
struct Batch {
  std::vector<core::Bytes> events;  // 1 to limits::kEventsPerBatch
  std::optional<CommandKey> key;    // nullopt for what the room does by itself
  std::uint64_t payload_hash = 0;   // of the command, with `key`
  std::uint64_t state_hash = 0;     // of the room after the batch; replay must give the same
  friend bool operator==(const Batch&, const Batch&) = default;
};

struct Append {
  RoomId room;
  Term term;
  Seq expected_head;
  std::vector<Batch> batches;           // 1 to limits::kBatchesPerAppend
  std::vector<Run> runs;                // of matches that end in these batches and were played
  bool closes = false;                  // the last of them closes the room
  std::optional<OpenRoom> listed = {};  // new contents of lists, if changed
  std::optional<DailyEnd> daily = {};   // of the try that ends in these batches, if one does
};

enum class Appended : std::uint8_t {
  kCommitted,    // durable
  kUnavailable,  // certainly nothing written
  kUnknown,      // may or may not be written: read the journal before answering
  kStale,        // another owner has the room
};

// A room after one of its events, as bytes that the room makes and reads. It is a cache: only the
// batches are authoritative.
struct Chapter {
  Seq at;                        // the event: the last one of its batch
  std::uint32_t match = 0;       // the number of the last match; 0 before the first
  std::uint64_t state_hash = 0;  // of that batch
  core::Bytes room;
  friend bool operator==(const Chapter&, const Chapter&) = default;
};

struct ChapterWrite {
  RoomId room;
  Term term;
  Chapter chapter;
  // For every client with a recorded command since the latest chapter: the last
  // limits::kAnswersPerClient of them, oldest first. All of them are durable.
  std::vector<Recorded> recorded;
  bool only = false;                    // the other chapters are useless, and are deleted
  std::optional<OpenRoom> listed = {};  // what lists show of the room
};

struct Opened {
  Term term;  // a new one: writes of older owners are refused from now on
  Epoch epoch;
  Seq head;
  // The newest chapter with at least limits::kRecentEvents behind it, and the position of the
  // newest one of all (0: there is none). A chapter that does not match the batches is skipped.
  std::optional<Chapter> chapter = {};
  Seq latest_chapter = {};
  std::vector<Recorded> recorded = {};  // the last limits::kAnswersPerClient a client, oldest first
  // False: only of those with commands after the latest chapter, and kClientsPerRoom others.
  bool all_clients = true;
  // The next chapter is worth writing after this many batches, if their events have more than half
  // its bytes; after limits::kChapterRowsMost times as many in any case.
  std::size_t chapter_rows = limits::kChapterRows;
};

// Why batches cannot be read.
enum class Unread : std::uint8_t {
  kUnavailable,  // not now; perhaps later
  kDamaged,      // the stored bytes are not a batch, and never will be
};
using Batches = core::Result<std::vector<Batch>, Unread>;

class Journal {
 public:
  virtual ~Journal() = default;

  // Takes over the room. nullopt: no such room, or the store cannot be read now.
  virtual void open(RoomId room, Done<std::optional<Opened>> done) = 0;
  // The batches whose first event is `from` or later, at most `limit`, in order. It stops before a
  // damaged batch; only a read that begins with that one returns kDamaged.
  virtual void read(RoomId room, Seq from, std::size_t limit, Done<Batches> done) = 0;
  // The last limits::kAnswersPerClient recorded commands of one client, oldest first; nullopt:
  // cannot be read now.
  virtual void recorded(RoomId room, PlayerId player, ClientId client,
                        Done<std::optional<std::vector<Recorded>>> done) = 0;
  // False: not written, or not known; also if the owner's term has passed, and for a chapter beyond
  // the head. Deletes chapters that no opening will use any more.
  virtual void write_chapter(ChapterWrite write, Done<bool> done) = 0;
  // All batches and runs, or nothing. `listed` may come without batches. The owner makes sure that
  // no command is taken twice.
  virtual void append(Append append, Done<Appended> done) = 0;
};

}  // namespace gridmates::ports
