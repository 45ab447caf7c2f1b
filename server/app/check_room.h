// Checks that the stored parts of a room agree: batches, chapters, recorded commands, runs, tries
// at dailies. One thread.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/ports/dailies.h"
#include "server/ports/journal.h"
#include "server/ports/rooms.h"
#include "server/room/room.h"

namespace gridmates::app {

// The first difference found, as a sentence.
using Difference = std::optional<std::string>;

class CheckedRoom {
 public:
  // The arguments are compared with the batches.
  CheckedRoom(ports::RoomRecord record, std::vector<ports::Chapter> chapters,
              const std::vector<ports::Recorded>& remembered, std::vector<ports::Run> runs,
              std::int64_t all_ended_since, std::optional<ports::DailyTry> daily);

  // Folds the next batch as a server does.
  Difference take(const ports::Batch& batch);
  // Call after the last batch.
  Difference finish() const;
  // The difference to report if the next batch cannot be read.
  Difference unreadable() const;

  Seq next() const { return Seq(room_.head().value + 1); }
  std::uint64_t events() const { return room_.head().value; }
  std::uint64_t runs() const { return found_.size(); }

 private:
  using Client = std::pair<PlayerId, ClientId>;

  // Called when a match has ended.
  void keep_run();
  Difference take_command(const ports::Batch& batch);
  Difference compare_chapter(std::uint64_t state_hash);
  Difference compare_answers() const;
  Difference compare_runs() const;
  Difference compare_daily() const;
  std::string name() const { return "room " + record_.code.str(); }

  ports::RoomRecord record_;
  std::map<Seq, ports::Chapter> chapters_;  // not compared yet
  Seq latest_chapter_;
  std::map<Client, std::vector<ports::Recorded>> remembered_;
  std::vector<ports::Run> runs_;
  std::int64_t all_ended_since_;  // matches that do not count have rows from then on
  std::optional<ports::DailyTry> daily_;

  room::Room room_;
  std::map<ports::CommandKey, ports::Recorded> commands_;
  std::vector<ports::Run> found_;
  std::optional<ports::DailyEnd> daily_end_;
};

}  // namespace gridmates::app
