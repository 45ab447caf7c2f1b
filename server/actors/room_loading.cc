#include "server/actors/room_loading.h"

#include <utility>

#include "server/actors/room_actor.h"

namespace gridmates::actors {

Awaitable<> load_room(std::shared_ptr<House> house, ports::RoomRecord record) {
  const RoomAddress at = house->rooms.add(std::move(record));
  const auto begin = [&house, at](ports::Done<Elapsed> done) {
    Shard& shard = house->shard(at.shard);
    boost::asio::dispatch(shard.executor(), [&shard, at, done = std::move(done)] {
      const auto tried = [done] { done(Elapsed{}); };
      const auto room = shard.room(at);
      room ? room->load(tried) : tried();
    });
  };
  co_await await<Elapsed>(begin);
}

}  // namespace gridmates::actors
