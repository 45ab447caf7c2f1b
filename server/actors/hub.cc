#include "server/actors/hub.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <utility>

#include "server/actors/clock_saver.h"
#include "server/actors/pack_grader.h"
#include "server/actors/records/boards_ahead.h"
#include "server/actors/records/room_loading.h"
#include "server/actors/rooms/room_actor.h"
#include "server/actors/sessions/session.h"
#include "server/actors/shard/await.h"
#include "server/actors/shard/house.h"
#include "server/base/limits.h"
#include "server/base/log.h"
#include "server/ports/rooms.h"
#include "server/wire/errors.h"

namespace gridmates::actors {
namespace {

using Rows = std::optional<std::vector<ports::OpenRoom>>;
using Clocks = std::optional<std::vector<ports::RoomClock>>;
using ClockSavers = std::vector<std::shared_ptr<ClockSaver>>;

// Calls `done` after `count` calls of count().
class Countdown {
 public:
  Countdown(std::size_t count, std::function<void()> done) : left_(count), done_(std::move(done)) {
    if (left_ == 0) done_();
  }
  void count() {
    if (left_ > 0 && --left_ == 0) done_();
  }
  // Calls `done` now, unless it has been called.
  void give_up() {
    if (std::exchange(left_, 0) > 0) done_();
  }

 private:
  std::size_t left_;
  std::function<void()> done_;
};

std::shared_ptr<LocalRoom> make_room(std::shared_ptr<House> house, RoomAddress address,
                                     ports::RoomRecord record, std::uint64_t due_ms) {
  return std::make_shared<RoomActor>(std::move(house), address, std::move(record), due_ms);
}

// The executor of the first serving thread.
Executor first_of(const House& house) { return house.shards.front()->executor(); }

// Calls `each` for every shard, on its thread, and waits until all of them have called back, on any
// thread, but not longer than `deadline_ms`.
template <class Each>
Awaitable<> on_all_shards(House& house, Each each, std::uint32_t deadline_ms) {
  std::unique_ptr<ports::Clock::Timer> timer;
  const auto begin = [&](ports::Done<Elapsed> done) {
    const Executor here = first_of(house);
    auto countdown = std::make_shared<Countdown>(house.shards.size(),
                                                 [done = std::move(done)] { done(Elapsed{}); });
    const auto count = [here, countdown] {
      boost::asio::post(here, [countdown] { countdown->count(); });
    };
    for (const auto& shard : house.shards) {
      boost::asio::post(shard->executor(), [&shard = *shard, each, count] { each(shard, count); });
    }
    timer = house.ports.clock.after(deadline_ms, [here, countdown] {
      boost::asio::post(here, [countdown] { countdown->give_up(); });
    });
  };
  co_await await<Elapsed>(begin);
}

// Calls `done` when all rooms of the shard are idle and their last messages are on their way.
void drain_rooms(Shard& shard, std::function<void()> done) {
  const auto rooms = shard.rooms();
  const auto last = [&shard, done = std::move(done)] { boost::asio::post(shard.executor(), done); };
  const auto countdown = std::make_shared<Countdown>(rooms.size(), last);
  for (const auto& room : rooms) room->drain([countdown] { countdown->count(); });
}

void drain_sessions(Shard& shard, std::function<void()> done) {
  const auto sessions = shard.sessions();
  const auto countdown = std::make_shared<Countdown>(sessions.size(), std::move(done));
  for (const auto& session : sessions) session->drain([countdown] { countdown->count(); });
}

void report(const std::exception_ptr& thrown) {
  if (!thrown) return;
  try {
    std::rethrow_exception(thrown);
  } catch (const std::exception& error) {
    log::error("the hub has met a fault", {{"what", error.what()}});
  }
}

// A failure concerns this room alone; the room is not tried again before a client asks for it.
Awaitable<> load_room_of(std::shared_ptr<House> house, const RoomCode code) {
  const auto room = house->lobby.take_in(code);
  if (room) co_await load_room(house, *house->shards.front(), {*room, code, false});
}

Awaitable<> load_rooms(std::shared_ptr<House> house, std::vector<RoomCode> codes) {
  for (const RoomCode& code : codes) {
    if (house->draining) co_return;
    try {
      co_await load_room_of(house, code);
    } catch (...) {
      report(std::current_exception());
    }
  }
}

Awaitable<> load_due_rooms(std::shared_ptr<House> house) {
  std::vector<RoomCode> due;
  for (const auto& room : house->lobby.due(house->ports.clock.steady_ms())) {
    due.push_back(room->code);
  }
  co_await load_rooms(house, std::move(due));
}

// Loads due rooms once a second, one after another, so that players go first. An alarm rather than
// a sleeping coroutine, so that nothing remains when the executor stops.
void look_after_rooms(const std::shared_ptr<House>& house) {
  constexpr std::uint64_t kEveryMs = 1'000;
  const auto look = [weak = std::weak_ptr(house)] {
    const auto house = weak.lock();
    if (!house || house->draining) return;
    boost::asio::co_spawn(first_of(*house), load_due_rooms(house),
                          [house](const std::exception_ptr& thrown) {
                            report(thrown);
                            look_after_rooms(house);
                          });
  };
  house->look_after.set(house->ports.clock, first_of(*house), house, kEveryMs, look);
}

void start_saving(const House& house, const ClockSavers& savers) {
  for (const auto& shard : house.shards) {
    const auto& saver = savers[shard->number().value];
    boost::asio::post(shard->executor(), [saver] { saver->start(); });
  }
}

Awaitable<> start_rooms(std::shared_ptr<House> house, ClockSavers clock_savers,
                        std::shared_ptr<PackGrader> pack_grader, ports::Done<bool> done) {
  const auto list = [&house](ports::Done<Rows> answer) {
    house->ports.rooms.open_rooms(std::move(answer));
  };
  const auto ask_clocks = [&house](ports::Done<Clocks> answer) {
    house->ports.rooms.saved_clocks(std::move(answer));
  };
  Rows rows = co_await await<Rows>(list);
  Clocks clocks = co_await await<Clocks>(ask_clocks);
  if (!rows || !clocks) {
    done(false);
    co_return;
  }
  house->saved_clocks.learn(*clocks);
  start_saving(*house, clock_savers);
  const auto& clock = house->ports.clock;
  std::vector<RoomCode> hot;
  for (ports::OpenRoom& row : *rows) {
    if (row.hot) hot.push_back(row.code);
    const std::int64_t left_ms = row.deadline_wall_ms - clock.wall_ms();
    const auto longest = std::int64_t{limits::kDesertedTurnsMs};
    const auto wait_ms = static_cast<std::uint64_t>(std::clamp<std::int64_t>(left_ms, 0, longest));
    const bool waits = !row.hot && row.deadline_wall_ms != 0;
    house->lobby.put({std::move(row), 0, 0, false, waits ? clock.steady_ms() + wait_ms + 1 : 0});
  }
  log::info("rooms are open", {{"rooms", rows->size()}, {"in_use", hot.size()}});
  // Timed events go on in rooms that were in use when the last run ended.
  boost::asio::co_spawn(first_of(*house), load_rooms(house, std::move(hot)), report);
  look_after_rooms(house);
  pack_grader->start();
  done(true);
}

Awaitable<> drain_all(std::shared_ptr<House> house, ClockSavers clock_savers,
                      std::function<void()> done) {
  const auto drain_and_save = [clock_savers](Shard& shard, std::function<void()> drained) {
    const auto saver = clock_savers[shard.number().value];
    drain_rooms(shard, [saver, drained = std::move(drained)] { saver->save(drained); });
  };
  co_await on_all_shards(*house, drain_and_save, limits::kDrainRoomsMs);
  co_await on_all_shards(*house, drain_sessions, limits::kDrainSessionsMs);
  done();
}

}  // namespace

Hub::Hub(Ports ports, const core::Games& games, Metrics& metrics,
         const std::vector<Executor>& executors, std::string server_name, std::size_t inbox_bytes,
         players::TalkRate talk)
    : house_(std::make_shared<House>(ports, games, metrics, executors, make_room,
                                     std::move(server_name), inbox_bytes, talk)),
      pack_grader_(std::make_shared<PackGrader>(*house_)) {
  // Reasons for which moves are refused in normal operation.
  for (const auto code : {v1::ERROR_CODE_ILLEGAL_MOVE, v1::ERROR_CODE_NOT_YOUR_TURN,
                          v1::ERROR_CODE_NOT_SEATED, v1::ERROR_CODE_WRONG_STATE}) {
    metrics.expect_refusals(wire::name_of(code));
  }
  for (const auto& shard : house_->shards) {
    clock_savers_.push_back(std::make_shared<ClockSaver>(*house_, *shard));
  }
}

// The executor has stopped: pending waits never complete.
Hub::~Hub() {
  house_->look_after.reset();
  house_->boards_ahead.reset();
  for (const auto& shard : house_->shards) shard->abandon();
}

void Hub::start(ports::Done<bool> done) {
  boost::asio::co_spawn(first_of(*house_),
                        start_rooms(house_, clock_savers_, pack_grader_, std::move(done)), report);
}

void Hub::pace_computers(std::uint32_t percent) { house_->computer_pace_percent = percent; }

void Hub::make_boards_ahead() { actors::make_boards_ahead(house_); }

void Hub::accept(std::shared_ptr<ports::Connection> connection, std::size_t executor) {
  if (house_->draining) {
    return connection->close(static_cast<std::uint16_t>(v1::CLOSE_REASON_GOING_AWAY), "");
  }
  std::make_shared<Session>(house_, *house_->shards[executor], std::move(connection))->start();
}

void Hub::drain(std::function<void()> done) {
  house_->draining = true;
  boost::asio::co_spawn(first_of(*house_), drain_all(house_, clock_savers_, std::move(done)),
                        report);
}

}  // namespace gridmates::actors
