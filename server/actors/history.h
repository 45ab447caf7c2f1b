// A room as it has been published, and how it got there: the durable state, and its recent events
// for those who resume. Owned by a room actor, used on its strand; no I/O.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <vector>

#include "engine/core/game.h"
#include "server/base/ids.h"
#include "server/base/limits.h"
#include "server/ports/journal.h"
#include "server/room/room.h"

namespace gridmates::actors {

// An event and the room after it.
struct Stage {
  room::Event event;
  core::Bytes bytes;  // of the event, as the journal has them
  room::Room after;
};
// The events of one command.
using Stages = std::vector<Stage>;

// What the room is and will be until it closes, and what its next board is made like.
struct Origin {
  room::RoomOpened opened;
  PlayerId creator;
  core::Bytes options;  // of the board on the table, which is the next one's too
  core::Bytes board;
};

class History {
 public:
  // The games must outlive it.
  explicit History(const core::Games& games);

  // The durable room.
  const room::Room& room() const { return room_; }
  Seq head() const { return room_.head(); }
  const Origin& origin() const { return origin_; }

  // These events after `before`; nullopt when one cannot follow.
  static std::optional<Stages> follow(const room::Room& before, std::vector<room::Event> events);
  // What a batch of the journal makes of the durable room; nullopt when the journal is damaged: it
  // has bytes that are no events, events that cannot follow, or another state's hash.
  std::optional<Stages> unfold(const ports::Batch& batch) const;

  // The next command's events are durable. They are unfold()ed or follow() from room().
  void take(Stages stages);

  // Whether replay(after, ...) can be done.
  bool reaches(Seq after) const {
    return after >= before_latest(limits::kRecentEvents) && after <= head();
  }
  // The batches whose last event comes after `after`, in order: the room before each, and its
  // events. How many events that has taken: those, and less than limits::kChapterEvents and a batch
  // before them.
  using Visit = std::function<void(const room::Room& before, const Stages& stages)>;
  std::size_t replay(Seq after, const Visit& visit) const;
  // The last event that comes before the `count` latest ones, as far as it is remembered.
  Seq before_latest(std::size_t count) const;

 private:
  // Events that follow each other, and the room before them, so that nobody has to begin further
  // back.
  struct Chapter {
    room::Room before;
    std::vector<std::vector<core::Bytes>> batches = {};
    std::size_t events = 0;
  };

  room::Room room_;
  Origin origin_;
  std::deque<Chapter> chapters_;  // the last limits::kRecentEvents events and some more
};

}  // namespace gridmates::actors
