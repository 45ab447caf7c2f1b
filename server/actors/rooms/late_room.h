// A room as it was a while ago, with what has happened since and waits until it is due. Nothing
// comes early: what is shown late is folded from events that are due, and from nothing else. Owned
// by LateRooms; no I/O. Inside server/actors.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <vector>

#include "gridmates/v1/room.pb.h"
#include "server/actors/rooms/history.h"
#include "server/actors/rooms/viewpoint.h"
#include "server/ports/journal.h"

namespace gridmates::actors {

class LateRoom {
 public:
  // News of people, and of the clock, that wait, at most.
  static constexpr std::size_t kMostPresence = 8'192;
  static constexpr std::size_t kMostOfClock = 1'024;

  // The games must outlive it.
  LateRoom(const core::Games& games, Moment moment, std::uint64_t delay_ms)
      : moment_(moment), delay_ms_(delay_ms), history_(games) {}

  Moment moment() const { return moment_; }
  std::uint32_t delay_s() const { return static_cast<std::uint32_t>(delay_ms_ / 1'000); }
  // Of that time.
  History& history() { return history_; }
  // Begins with this room, of which nobody knows how old it is.
  void begin_with(const room::Room& room, std::uint64_t state_hash, std::uint64_t now_ms);
  // Whether what it began with is old enough to be shown, by the steady clock.
  bool is_ready(std::uint64_t now_ms) const { return now_ms >= ready_ms_; }

  // Has happened so long before `now_ms`. What is due by then, and how the room was opened, is in
  // the history at once.
  void add(const EventBatch& batch, std::uint64_t age_ms, std::uint64_t now_ms);
  void add(v1::Presence presence, std::uint64_t now_ms);
  // The server has gone down while the room was in use, so that nobody knows who was there: those
  // who play are taken to have been there, and to be away from now on. Of no effect once somebody
  // is known to be there.
  void assume_players(std::uint64_t now_ms);
  // The room's clock shows this now, and runs from now on, or stands still.
  void set_clock(const room::Room& room, std::uint64_t room_ms, bool running, std::uint64_t now_ms);
  // The same of a room that has just come into memory: the steady clock knows nothing of what was
  // before. The room's has run all the while, or a batch that waits says when not.
  void begin_clock(const room::Room& room, std::uint64_t room_ms, std::uint64_t now_ms);
  // When the next of it is due; nullopt: nothing waits.
  std::optional<std::uint64_t> next_due_ms() const;
  // What is due by now, in order; at most limits::kReadBatches. The caller publishes it in the
  // history.
  std::vector<ports::Batch> take_batches(std::uint64_t now_ms);
  std::optional<v1::Presence> take_presence(std::uint64_t now_ms);

  // Who was connected then, and about what room time it was.
  std::vector<v1::Presence> presence();
  std::uint64_t room_ms(std::uint64_t now_ms) const;

 private:
  template <class What>
  struct Waiting {
    std::uint64_t due_ms;
    What what;
  };

  const Moment moment_;
  const std::uint64_t delay_ms_;
  History history_;
  std::uint64_t ready_ms_ = 0;
  std::uint64_t opening_due_ms_ = 0;  // until then how the room was opened is shown early
  std::uint64_t shown_ms_ = 0;        // when the latest of history_ was due
  // What the clock showed of which match, and whether it ran from then on.
  struct ClockNews {
    std::uint64_t due_ms;
    std::uint32_t match;
    std::uint64_t room_ms;
    bool running;
  };
  std::deque<ClockNews> clock_;  // by due_ms; the first may be due, the others wait
  struct Happened {
    ports::Batch batch;
    std::uint64_t room_ms;  // when it began to happen
  };
  std::deque<Waiting<Happened>> batches_;
  std::deque<Waiting<v1::Presence>> told_;
  std::map<std::uint32_t, v1::Presence> present_;  // by member
};

}  // namespace gridmates::actors
