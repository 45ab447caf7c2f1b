#include "server/actors/clock_saver.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/base/limits.h"

namespace gridmates::actors {

void ClockSaver::start() {
  const auto save_and_go_on = [this] { save([this] { start(); }); };
  alarm_.set(house_.ports.clock, shard_.executor(), weak_from_this(), limits::kSaveClocksMs,
             save_and_go_on);
}

void ClockSaver::save(std::function<void()> done) {
  std::vector<ports::RoomClock> clocks;
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
