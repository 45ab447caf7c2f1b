// Everything that is stored, read one after the other by a command that has the data directory to
// itself; never changes anything. One thread.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "server/ports/dailies.h"
#include "server/ports/journal.h"
#include "server/ports/rooms.h"
#include "server/store/data_dir.h"
#include "server/store/sqlite.h"

namespace gridmates::store {

class Audit {
 public:
  // `dir` outlives it. An error, one line: there is no database, it has not this program's schema
  // (an older one asks for `gridmatesd migrate`), or it cannot be read; kDamaged is the first thing
  // that SQLite's own check of the file finds.
  static Result<Audit> open(const DataDir& dir);

  // Calls `visit` for every room, closed ones too, oldest first, until it says false.
  Status for_each_room(const std::function<bool(const ports::RoomRecord&)>& visit);
  // As Journal::read says; the error of a damaged batch is kDamaged.
  Result<std::vector<ports::Batch>> read_batches(RoomId room, Seq from, std::size_t limit);
  // The room's chapters, in order, and what stands beside them of its clients; the error of what
  // cannot be read is kDamaged.
  Result<std::vector<ports::Chapter>> chapters(RoomId room);
  Result<std::vector<ports::Recorded>> recorded(RoomId room);
  // The rows that the room's matches have left, in order.
  Result<std::vector<ports::Run>> runs(RoomId room);
  // Matches that do not count have rows from then on, in milliseconds since 1970.
  Result<std::int64_t> all_ended_since();
  // The try at a daily that is played in the room, if one is.
  Result<std::optional<ports::DailyTry>> daily_try(RoomId room);
  // Whether every batch is found by its room.
  Result<bool> index_agrees();
  // Whether the leaderboards have what follows from all runs, and nothing else.
  Result<bool> fame_agrees();
  // Whether the ratings are what all rated runs lead to, one after the other.
  Result<bool> ratings_agree();

 private:
  explicit Audit(Database db) : db_(std::move(db)) {}
  Database db_;
};

}  // namespace gridmates::store
