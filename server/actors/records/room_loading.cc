#include "server/actors/records/room_loading.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "server/actors/shard/on_worker.h"

namespace gridmates::actors {

Awaitable<> load_room(std::shared_ptr<House> house, Shard& here, ports::RoomRecord record) {
  const RoomAddress at = house->rooms.add(std::move(record));
  const auto begin = [&here, at](ports::Done<Elapsed> done) {
    here.load(at, [done = std::move(done)] { done(Elapsed{}); });
  };
  co_await await<Elapsed>(begin);
}

Awaitable<Unfolded> unfold_read(std::shared_ptr<House> house, room::Room before,
                                std::vector<ports::Batch> read) {
  const auto all = std::make_shared<const std::vector<ports::Batch>>(std::move(read));
  std::span<const ports::Batch> rest = *all;
  Unfolded out;
  for (; !rest.empty() && !before.takes_long(); rest = rest.subspan(1)) {
    Unfolded next = unfold_all(before, rest.first(1));
    out.bad = next.bad;
    if (out.bad) co_return out;
    before = next.batches.front().after.back();
    out.batches.push_back(std::move(next.batches.front()));
  }
  if (rest.empty()) co_return out;
  const PlayerId creator = before.creator();
  const auto job = [all, rest, room = std::move(before)] { return unfold_all(room, rest); };
  Unfolded slow = co_await on_worker(*house, creator, job);
  std::ranges::move(slow.batches, std::back_inserter(out.batches));
  out.bad = slow.bad;
  co_return out;
}

}  // namespace gridmates::actors
