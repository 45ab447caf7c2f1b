#include "server/actors/room_loading.h"

#include <utility>

#include "server/actors/room_actor.h"

namespace gridmates::actors {

Awaitable<> load_room(std::shared_ptr<House> house, ports::RoomRecord record,
                      std::uint64_t due_ms) {
  const RoomCode code = record.code;
  auto room = std::make_shared<RoomActor>(house, std::move(record), due_ms);
  room = house->rooms.add(code, std::move(room));
  const auto begin = [&room](ports::Done<Elapsed> done) {
    room->load([done = std::move(done)] { done(Elapsed{}); });
  };
  co_await await<Elapsed>(begin);
}

}  // namespace gridmates::actors
