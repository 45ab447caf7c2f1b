// The durable list of a room's events. One append in flight a room; the store commits many rooms'
// appends together. Safe for concurrent use. Done as ports/done.h says. Events are opaque bytes
// here.
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

// Which command of which client.
struct CommandKey {
  PlayerId player;
  ClientId client{};
  std::uint64_t client_seq = 0;
  friend auto operator<=>(const CommandKey&, const CommandKey&) = default;
};

// What is remembered of an accepted command, to answer a repeat of it.
struct Recorded {
  CommandKey key;
  std::uint64_t payload_hash = 0;
  Seq last;  // the number of its last event
  friend bool operator==(const Recorded&, const Recorded&) = default;
};

// The events of one command: all or nothing.
struct Batch {
  std::vector<core::Bytes> events;  // 1 to limits::kEventsPerBatch
  std::optional<CommandKey> key;    // absent for what the room does by itself
  std::uint64_t payload_hash = 0;   // of the command, with `key`
  std::uint64_t state_hash = 0;     // of the room after the batch; replay must come to the same
  friend bool operator==(const Batch&, const Batch&) = default;
};

struct Append {
  RoomId room;
  Term term;
  Seq expected_head;
  std::vector<Batch> batches;           // 1 to limits::kBatchesPerAppend
  std::vector<Run> runs;                // of the matches that end in these batches and were played
  bool closes = false;                  // the room is closed with the last of them
  std::optional<OpenRoom> listed = {};  // what lists show after them, if that has changed
  std::optional<DailyEnd> daily = {};   // of the try that ends in these batches, if one does
};

enum class Appended : std::uint8_t {
  kCommitted,    // durable
  kUnavailable,  // surely nothing written
  kUnknown,      // may or may not be written: read the journal again before saying anything
  kStale,        // another owner has the room
};

// A room after one of its events, as bytes that the room makes and reads. It is a cache: what is
// true the batches alone say.
struct Chapter {
  Seq at;                        // the event, the last one of its batch
  std::uint32_t match = 0;       // the number of the last match; 0 before the first
  std::uint64_t state_hash = 0;  // of that batch
  core::Bytes room;
  friend bool operator==(const Chapter&, const Chapter&) = default;
};

struct ChapterWrite {
  RoomId room;
  Term term;
  Chapter chapter;
  // Of every client with a recorded command since the latest chapter: the last
  // limits::kAnswersPerClient, oldest first. All of them are durable.
  std::vector<Recorded> recorded;
  bool only = false;                    // the room's other chapters are of no use, and are deleted
  std::optional<OpenRoom> listed = {};  // what lists show of it
};

struct Opened {
  Term term;  // a new one: older owners' writes are refused from now on
  Epoch epoch;
  Seq head;
  // The newest chapter with at least limits::kRecentEvents behind it, and where the newest of all
  // stands (0: there is none). One that does not fit to the batches is passed over.
  std::optional<Chapter> chapter = {};
  Seq latest_chapter = {};
  std::vector<Recorded> recorded = {};  // the last limits::kAnswersPerClient a client, oldest first
  // False: of limits::kClientsPerRoom clients alone, and of all that stand beside no chapter.
  bool all_clients = true;
  // After how many batches the next chapter is worth writing, if their events have more than half
  // its bytes; after limits::kChapterRowsMost times as many it is in any case.
  std::size_t chapter_rows = limits::kChapterRows;
};

// Why batches cannot be had.
enum class Unread : std::uint8_t {
  kUnavailable,  // not now; later perhaps
  kDamaged,      // what is stored there is no batch, and never will be
};
using Batches = core::Result<std::vector<Batch>, Unread>;

class Journal {
 public:
  virtual ~Journal() = default;

  // Takes the room over. nullopt: no such room, or the store cannot be read now.
  virtual void open(RoomId room, Done<std::optional<Opened>> done) = 0;
  // The batches whose first event is `from` or later, at most `limit` of them, in order; fewer
  // before a damaged one, which only the read that begins with it answers kDamaged.
  virtual void read(RoomId room, Seq from, std::size_t limit, Done<Batches> done) = 0;
  // The last limits::kAnswersPerClient recorded commands of one client, oldest first; nullopt when
  // they cannot be read now.
  virtual void recorded(RoomId room, PlayerId player, ClientId client,
                        Done<std::optional<std::vector<Recorded>>> done) = 0;
  // False: nothing written, or not known; so it is for an owner whose term has passed, and for a
  // chapter beyond the head. Chapters with which no opening will begin any more are deleted.
  virtual void write_chapter(ChapterWrite write, Done<bool> done) = 0;
  // All batches and runs, or nothing; what lists show may come with none. The owner sees to it that
  // no command is taken twice.
  virtual void append(Append append, Done<Appended> done) = 0;
};

}  // namespace gridmates::ports
