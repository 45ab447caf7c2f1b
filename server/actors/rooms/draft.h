// Commands that are decided and not yet durable: what one append will write, and the answers owed
// once it is written. Owned by a room actor; no I/O.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "server/actors/records/boards.h"
#include "server/actors/rooms/history.h"
#include "server/actors/rooms/room_time.h"
#include "server/actors/shard/room_messages.h"
#include "server/ports/journal.h"

namespace gridmates::actors {

// A command in a room's inbox. The room's own commands have no key and no waiting sessions.
struct PendingCommand {
  std::optional<ports::CommandKey> key;
  std::uint64_t payload_hash = 0;
  room::Identity by;
  wire::Asked asked;
  std::vector<SessionId> waiting;  // these get the answer
  bool too_often = false;          // refused, unless it is a repeat
  bool cancelled = false;          // its board is not needed any more

  bool is_move() const { return std::holds_alternative<room::Play>(asked.ask); }
};

// What became of a command that was to be decided. With kAskJournal and kTakesLong nothing has been
// done.
enum class DecideStep : std::uint8_t { kDone, kAskJournal, kTakesLong };

// A command that waits for work on a worker, and the later commands of its client: answers are
// given in the order of the actions.
struct WorkRequest {
  PendingCommand item;
  std::deque<PendingCommand> after;
  std::stop_source stop;
  BoardWait wait;                      // for a board
  std::vector<core::Statement> unmet;  // by the board that is made
  // The table's board and options when the work was requested; they may not be published yet.
  core::Bytes board = {};
  core::Bytes options = {};
};

// The command with the result of the work, or the error for the client.
using WorkMade = core::Result<room::Ask, v1::Error>;

// A command, and the time as of which it is decided.
struct TimedCommand {
  PendingCommand item;
  room::Now now;
  std::uint64_t steady_ms = 0;
};

// An answer that is given once the draft is durable.
struct Reply {
  PendingCommand item;
  wire::Verdict verdict;
};

class Draft {
 public:
  // Begins with the published room, which must not change meanwhile, and with its time, at this
  // steady time.
  Draft(const room::Room& published, RoomTime time, std::uint64_t steady_ms)
      : published_(published), begun_ms_(steady_ms), time_(time) {}

  // The room after all drafted events.
  const room::Room& room() const {
    return batches_.empty() ? published_ : batches_.back().after.back();
  }
  bool empty() const { return batches_.empty(); }
  std::size_t batches() const { return batches_.size(); }

  // Adds a command decided at this steady time; its events follow room().
  void add(EventBatch batch, const PendingCommand& item, std::uint64_t steady_ms);
  // Whether lists may show the room differently afterwards.
  bool changes_listing() const;
  // Whether it has an answer for a command of this player.
  bool has_of(PlayerId player) const;
  void reply(PendingCommand item, wire::Verdict verdict) {
    replies_.push_back({std::move(item), std::move(verdict)});
  }

  // What to append; the caller sets the room and the term. Nothing may be added afterwards.
  ports::Append take_append();

  // The steady time when it was begun, and the room time from its last event on.
  std::uint64_t begun_ms() const { return begun_ms_; }
  RoomTime& time() { return time_; }

  std::vector<EventBatch> take_batches() { return std::move(batches_); }
  std::vector<Reply> take_replies() { return std::move(replies_); }

 private:
  const room::Room& published_;
  std::uint64_t begun_ms_;
  RoomTime time_;
  std::vector<EventBatch> batches_;
  std::vector<ports::Batch> written_;  // parallel to batches_
  std::vector<ports::Run> runs_;
  std::optional<ports::DailyEnd> daily_;  // of the try that ends, if one does
  std::vector<Reply> replies_;
};

}  // namespace gridmates::actors
