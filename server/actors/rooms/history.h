// A room as it has been published, and its recent events for those who resume. Owned by a room
// actor; no I/O.
#pragma once

#include <functional>
#include <list>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/game.h"
#include "server/actors/records/fold.h"
#include "server/actors/rooms/packed_events.h"
#include "server/base/ids.h"
#include "server/base/limits.h"
#include "server/ports/journal.h"
#include "server/room/room.h"

namespace gridmates::actors {

class History {
 public:
  // The games must outlive it.
  explicit History(const core::Games& games);

  // The published room: all its events are durable.
  const room::Room& room() const { return room_; }
  Seq head() const { return room_.head(); }

  // Begins with this room instead of an unopened one: no earlier event is remembered.
  // `state_hash`: of the batch that it ends with, as the journal has it.
  void begin_with(room::Room room, std::uint64_t state_hash);
  // Of the published room, as the journal has it.
  std::uint64_t state_hash() const { return state_hash_; }

  // The published room after an event, the events of its command, and which of them it is.
  using Visit = std::function<void(const room::Room& after, std::span<const room::Event> batch,
                                   std::size_t i)>;
  // The batch follows the published room and is durable. `visit` is called after each event. The
  // published room before it.
  room::Room publish(EventBatch batch, const Visit& visit);

  // The latest talk, oldest first: up to limits::kTalkEvents of what was said since this began.
  struct Spoken {
    room::Event event;
    Name name;          // of who said it, then
    bool kept = false;  // from the players, while the match is on
  };
  const std::list<Spoken>& talk() const { return talk_; }

  // Whether replay(after, ...) can be done.
  bool reaches(Seq after) const {
    return after >= before_latest(limits::kRecentEvents) && after <= head();
  }
  // Calls `begin` with the room after the event `after`, then `visit` for each later event. The
  // answer is how many events that has taken: those, and less than limits::kSectionEvents and a
  // batch before them.
  using Begin = std::function<void(const room::Room& before)>;
  std::size_t replay(Seq after, const Begin& begin, const Visit& visit) const;
  // The last event that comes before the `count` latest ones, as far as it is remembered.
  Seq before_latest(std::size_t count) const;

  // Whether replay(after, ...) takes moves in that take long (Room::takes_long), because the rooms
  // after them are not kept.
  bool replays_long(Seq after) const;
  // From now on the rooms after new events are kept. What comes back makes, on any thread, those
  // that replay(after, ...) needs beside these; they are for keep().
  using Rooms = std::map<Seq, room::Room>;
  std::function<Rooms()> begin_keeping(Seq after);
  void keep(Rooms rooms);
  void forget_rooms();

 private:
  // Events that follow each other, and the room before them, so that nobody has to begin further
  // back.
  struct Section {
    room::Room before;
    PackedEvents events = {};
    bool takes_long = false;  // one of its events did
  };
  using Sections = std::list<Section>;

  // Where replay(after, ...) begins; the end when there is nothing to take in.
  Sections::const_iterator section_of(Seq after) const;
  bool ends_section() const;
  void remember(const std::vector<core::Bytes>& batch);
  void remember_talk(const room::Event& event);

  room::Room room_;
  std::uint64_t state_hash_ = 0;
  Sections sections_;  // the last limits::kRecentEvents events and some more
  std::list<Spoken> talk_;
  bool keeping_ = false;
  Rooms kept_;                     // rooms after events ...
  std::optional<Seq> kept_since_;  // ... all behind this one
};

}  // namespace gridmates::actors
