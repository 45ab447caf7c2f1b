#include "server/actors/room_loading.h"

#include <utility>

namespace gridmates::actors {

Awaitable<> load_room(std::shared_ptr<House> house, Shard& here, ports::RoomRecord record) {
  const RoomAddress at = house->rooms.add(std::move(record));
  const auto begin = [&here, at](ports::Done<Elapsed> done) {
    here.load(at, [done = std::move(done)] { done(Elapsed{}); });
  };
  co_await await<Elapsed>(begin);
}

}  // namespace gridmates::actors
