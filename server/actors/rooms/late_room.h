// A room as it was a while ago, and a queue of what has happened since until that is due. The late
// room is folded from events that are due; only the opening of the room, and who is connected then,
// is shown early. Owned by LateRooms; no I/O. Inside server/actors.
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
  // The most updates of presence, and of the clock, that are queued.
  static constexpr std::size_t kMostPresence = 8'192;
  static constexpr std::size_t kMostOfClock = 1'024;

  // The games must outlive it.
  LateRoom(const core::Games& games, Moment moment, std::uint64_t delay_ms)
      : moment_(moment), delay_ms_(delay_ms), history_(games) {}

  Moment moment() const { return moment_; }
  std::uint32_t delay_s() const { return static_cast<std::uint32_t>(delay_ms_ / 1'000); }
  // The history up to that time.
  History& history() { return history_; }
  // Begins with this room, whose age is not known.
  void begin_with(const room::Room& room, std::uint64_t state_hash, std::uint64_t now_ms);
  // Whether what it began with is old enough to be shown at this steady time.
  bool is_ready(std::uint64_t now_ms) const { return now_ms >= ready_ms_; }

  // Adds a batch that happened `age_ms` before `now_ms`. If it is due by then, or opens the room,
  // it is in the history at once.
  void add(const EventBatch& batch, std::uint64_t age_ms, std::uint64_t now_ms);
  void add(v1::Presence presence, std::uint64_t now_ms);
  // The server went down while the room was in use, so that nobody knows who was connected: assumes
  // that the players were, and that they are away from now on. No effect without a running match,
  // or if any presence is known.
  void assume_players(std::uint64_t now_ms);
  // The room's clock shows `room_ms` now, and runs or stands still from now on.
  void set_clock(const room::Room& room, std::uint64_t room_ms, bool running, std::uint64_t now_ms);
  // The same for a room that has just come into memory, of whose past the steady clock knows
  // nothing. Its clock has run all the time, unless a queued batch shows otherwise.
  void begin_clock(const room::Room& room, std::uint64_t room_ms, std::uint64_t now_ms);
  // When the next queued batch or presence is due; nullopt: none is queued.
  std::optional<std::uint64_t> next_due_ms() const;
  // Takes the batches that are due by now, in order, at most limits::kReadBatches. The caller
  // publishes them in the history.
  std::vector<ports::Batch> take_batches(std::uint64_t now_ms);
  std::optional<v1::Presence> take_presence(std::uint64_t now_ms);

  // Who was connected then, and approximately what room time it was.
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
  std::uint64_t opening_due_ms_ = 0;  // until then the opening is shown early
  std::uint64_t shown_ms_ = 0;        // when the latest of history_ was due
  // What the clock showed, in which match, and whether it ran from then on.
  struct ClockNews {
    std::uint64_t due_ms;
    std::uint32_t match;
    std::uint64_t room_ms;
    bool running;
  };
  std::deque<ClockNews> clock_;  // by due_ms; the first may be due, the others wait
  struct Happened {
    ports::Batch batch;
    std::uint64_t room_ms;  // of its first event
  };
  std::deque<Waiting<Happened>> batches_;
  std::deque<Waiting<v1::Presence>> told_;
  std::map<std::uint32_t, v1::Presence> present_;  // by member
};

}  // namespace gridmates::actors
