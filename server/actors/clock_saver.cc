#include "server/actors/clock_saver.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/base/limits.h"

namespace gridmates::actors {

void ClockSaver::start() {
  const auto go_on_and_save = [this] {
    start();
    save([] {});
  };
  alarm_.set(house_.ports.clock, shard_.executor(), weak_from_this(), limits::kSaveClocksMs,
             go_on_and_save);
}

void ClockSaver::save(std::function<void()> done) {
  std::vector<ports::RoomClock> clocks;
  if (shard_.number() == ShardNo(0)) clocks = house_.saved_clocks.all();
  for (const auto& room : shard_.rooms()) {
    if (const auto clock = room->running_clock()) clocks.push_back(*clock);
  }
  if (clocks == saved_) return done();
  const auto answered = [weak = weak_from_this(), executor = shard_.executor(), clocks,
                         done = std::move(done)](bool good) {
    boost::asio::post(executor, [weak, clocks, done, good] {
      const auto self = weak.lock();
      if (!self) return;
      if (good) self->saved_ = clocks;
      done();
    });
  };
  house_.ports.rooms.save_clocks(shard_.number().value, clocks, answered);
}

}  // namespace gridmates::actors
