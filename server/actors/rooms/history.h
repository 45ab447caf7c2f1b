// The published room, and its recent events for clients that resume. Owned by a room actor; no I/O.
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

  // Begins with this room instead of an unopened one: no earlier event is remembered. `state_hash`
  // is that of the room's last batch, as the journal has it.
  void begin_with(room::Room room, std::uint64_t state_hash);
  // The state hash of the published room, as the journal has it.
  std::uint64_t state_hash() const { return state_hash_; }

  // Called with the room after an event, the events of its command, and the event's index there.
  using Visit = std::function<void(const room::Room& after, std::span<const room::Event> batch,
                                   std::size_t i)>;
  // Publishes a durable batch, which follows the published room; calls `visit` after each event.
  // Returns the published room before the batch.
  room::Room publish(EventBatch batch, const Visit& visit);

  // The latest talk, oldest first: up to limits::kTalkEvents events since this history began.
  struct Spoken {
    room::Event event;
    Name name;          // the speaker's, at that time
    bool kept = false;  // hidden from the players while the match is on
  };
  const std::list<Spoken>& talk() const { return talk_; }

  // Whether replay(after, ...) is possible.
  bool reaches(Seq after) const {
    return after >= before_latest(limits::kRecentEvents) && after <= head();
  }
  // Calls `begin` with the room after the event `after`, then `visit` for each later event. Returns
  // how many events were taken in for that: the later ones, and fewer than limits::kSectionEvents
  // plus one batch before them.
  using Begin = std::function<void(const room::Room& before)>;
  std::size_t replay(Seq after, const Begin& begin, const Visit& visit) const;
  // The event before the `count` latest ones, or before all that are remembered.
  Seq before_latest(std::size_t count) const;

  // Whether replay(after, ...) has to take in moves that take long (Room::takes_long), because the
  // rooms after them are not kept.
  bool replays_long(Seq after) const;
  // From now on the rooms after new events are kept. The returned function makes, on any thread,
  // the other rooms that replay(after, ...) needs; they are for keep().
  using Rooms = std::map<Seq, room::Room>;
  std::function<Rooms()> begin_keeping(Seq after);
  void keep(Rooms rooms);
  void forget_rooms();

 private:
  // Consecutive events and the room before them, so that a replay need not begin further back.
  struct Section {
    room::Room before;
    PackedEvents events = {};
    bool takes_long = false;  // taking in one of its events did
  };
  using Sections = std::list<Section>;

  // The section where replay(after, ...) begins; the end if there are no sections.
  Sections::const_iterator section_of(Seq after) const;
  bool ends_section() const;
  void remember(const std::vector<core::Bytes>& batch);
  void remember_talk(const room::Event& event);

  room::Room room_;
  std::uint64_t state_hash_ = 0;
  Sections sections_;  // the last limits::kRecentEvents events and some more
  std::list<Spoken> talk_;
  bool keeping_ = false;
  Rooms kept_;                     // rooms by their head ...
  std::optional<Seq> kept_since_;  // ... all of them from this event on
};

}  // namespace gridmates::actors
