// Commands decided and not yet durable: what one append will write, and who waits for it. Owned by
// a room actor; no I/O.
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

// A command in a room's inbox; the room's own have no key and nobody who waits.
struct PendingCommand {
  std::optional<ports::CommandKey> key;
  std::uint64_t payload_hash = 0;
  room::Identity by;
  wire::Asked asked;
  std::vector<SessionId> waiting;  // who gets the answer
  bool too_often = false;          // refused, if it would be done now
  bool cancelled = false;          // its board is not needed any more

  bool is_move() const { return std::holds_alternative<room::Play>(asked.ask); }
};

// What became of a command that was to be decided: nothing is to be done where the journal is to be
// asked first, or where it takes long.
enum class DecideStep : std::uint8_t { kDone, kAskJournal, kTakesLong };

// A command that waits for its board, and what its client has asked since: answers come in the
// order of the actions.
struct WorkRequest {
  PendingCommand item;
  std::deque<PendingCommand> after;
  std::stop_source stop;
  BoardWait wait;                      // for a board
  std::vector<core::Statement> unmet;  // by the board that comes
  // Of the board on the table when it was asked for, which may not be published yet.
  core::Bytes board = {};
  core::Bytes options = {};
};

// The command with what was made for it, or what its asker gets.
using WorkMade = core::Result<room::Ask, v1::Error>;

// A command, and when it was taken up: it is decided as of then.
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
  // Begins at the published room, which stays as it is meanwhile, and its time, at this steady
  // time.
  Draft(const room::Room& published, RoomTime time, std::uint64_t steady_ms)
      : published_(published), begun_ms_(steady_ms), time_(time) {}

  // The room as it will be.
  const room::Room& room() const {
    return batches_.empty() ? published_ : batches_.back().after.back();
  }
  bool empty() const { return batches_.empty(); }
  std::size_t batches() const { return batches_.size(); }

  // One more command, decided at this steady time; its events follow room().
  void add(EventBatch batch, const PendingCommand& item, std::uint64_t steady_ms);
  // Whether lists may show something else of the room after it.
  bool changes_listing() const;
  // Whether it has an answer for a command of this player.
  bool has_of(PlayerId player) const;
  void reply(PendingCommand item, wire::Verdict verdict) {
    replies_.push_back({std::move(item), std::move(verdict)});
  }

  // What to append; the caller fills in whose room and which term it is. Nothing may be added any
  // more.
  ports::Append take_append();

  // When it was begun, and how room time goes on after its last event.
  std::uint64_t begun_ms() const { return begun_ms_; }
  RoomTime& time() { return time_; }

  std::vector<EventBatch> take_batches() { return std::move(batches_); }
  std::vector<Reply> take_replies() { return std::move(replies_); }

 private:
  const room::Room& published_;
  std::uint64_t begun_ms_;
  RoomTime time_;
  std::vector<EventBatch> batches_;
  std::vector<ports::Batch> written_;  // beside batches_
  std::vector<ports::Run> runs_;
  std::optional<ports::DailyEnd> daily_;  // of the try that ends
  std::vector<Reply> replies_;
};

}  // namespace gridmates::actors
