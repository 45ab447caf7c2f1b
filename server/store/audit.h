// Sequential read access to everything that is stored, for commands that own the data directory.
// Never changes anything. One thread.
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
  // `dir` outlives it. A one-line error if there is no database, if it has another schema than this
  // program (for an older one it names `gridmatesd migrate`), or if it cannot be read; kDamaged has
  // the first finding of SQLite's integrity check.
  static Result<Audit> open(const DataDir& dir);

  // Calls `visit` for every room, closed ones too, oldest first, until it returns false.
  Status for_each_room(const std::function<bool(const ports::RoomRecord&)>& visit);
  // As Journal::read; a damaged batch is an error of kind kDamaged.
  Result<std::vector<ports::Batch>> read_batches(RoomId room, Seq from, std::size_t limit);
  // The room's chapters in order, and the recorded commands stored with them; an unreadable row is
  // an error of kind kDamaged.
  Result<std::vector<ports::Chapter>> chapters(RoomId room);
  Result<std::vector<ports::Recorded>> recorded(RoomId room);
  // The rows of the room's matches, in order.
  Result<std::vector<ports::Run>> runs(RoomId room);
  // The time from which matches that do not count have rows, in milliseconds since 1970.
  Result<std::int64_t> all_ended_since();
  // The try at a daily that is played in the room, if any.
  Result<std::optional<ports::DailyTry>> daily_try(RoomId room);
  // Whether the index by room has every batch.
  Result<bool> index_agrees();
  // Whether the leaderboards contain exactly what follows from all runs.
  Result<bool> fame_agrees();
  // Whether the ratings are the result of all rated runs in order.
  Result<bool> ratings_agree();

 private:
  explicit Audit(Database db) : db_(std::move(db)) {}
  Database db_;
};

}  // namespace gridmates::store
