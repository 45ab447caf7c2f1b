#include "server/app/check.h"

#include <iostream>
#include <utility>

#include "server/app/check_room.h"
#include "server/app/complain.h"
#include "server/store/audit.h"

namespace gridmates::app {
namespace {

constexpr std::size_t kBatchesAtOnce = 256;

struct Counts {
  std::uint64_t rooms = 0;
  std::uint64_t events = 0;
  std::uint64_t runs = 0;
};

store::Result<CheckedRoom> open_room(store::Audit& audit, const ports::RoomRecord& record) {
  auto chapters = audit.chapters(record.id);
  if (!chapters) return chapters.error();
  const auto remembered = audit.recorded(record.id);
  if (!remembered) return remembered.error();
  auto runs = audit.runs(record.id);
  if (!runs) return runs.error();
  const auto since = audit.all_ended_since();
  if (!since) return since.error();
  auto daily = audit.daily_try(record.id);
  if (!daily) return daily.error();
  return CheckedRoom(record, *std::move(chapters), *remembered, *std::move(runs), *since,
                     *std::move(daily));
}

store::Result<Difference> check_room(store::Audit& audit, const ports::RoomRecord& record,
                                     Counts& counts) {
  auto room = open_room(audit, record);
  if (!room && room.error().kind == store::Error::Kind::kDamaged) {
    return Difference("room " + record.code.str() + ": " + room.error().message +
                      " cannot be read");
  }
  if (!room) return room.error();
  for (;;) {
    const auto batches = audit.read_batches(record.id, room->next(), kBatchesAtOnce);
    if (!batches && batches.error().kind == store::Error::Kind::kDamaged) {
      return room->unreadable();
    }
    if (!batches) return batches.error();
    for (const ports::Batch& batch : *batches) {
      if (auto difference = room->take(batch)) return difference;
    }
    if (batches->empty()) break;
  }
  counts.rooms += 1;
  counts.events += room->events();
  counts.runs += room->runs();
  return room->finish();
}

store::Result<Difference> check_rooms(store::Audit& audit, Counts& counts) {
  store::Result<Difference> result = Difference();
  const auto visited = audit.for_each_room([&](const ports::RoomRecord& record) {
    result = check_room(audit, record, counts);
    return result.ok() && !*result;
  });
  if (!visited) return visited.error();
  return result;
}

store::Result<Difference> check_index(store::Audit& audit) {
  const auto agrees = audit.index_agrees();
  if (!agrees) return agrees.error();
  return *agrees ? Difference() : Difference("batches are not found by their rooms");
}

store::Result<Difference> check_fame(store::Audit& audit) {
  const auto agrees = audit.fame_agrees();
  if (!agrees) return agrees.error();
  return *agrees ? Difference() : Difference("the leaderboards do not follow from the runs");
}

store::Result<Difference> check_ratings(store::Audit& audit) {
  const auto agrees = audit.ratings_agree();
  if (!agrees) return agrees.error();
  return *agrees ? Difference() : Difference("the ratings do not follow from the runs");
}

}  // namespace

int check(const std::filesystem::path& data) {
  if (!std::filesystem::exists(data)) {
    complain("there is no directory " + data.string());
    return kCannotServe;
  }
  const auto dir = store::DataDir::take(data);
  if (!dir) {
    complain(dir.error());
    return kCannotServe;
  }
  auto audit = store::Audit::open(*dir);
  if (!audit && audit.error().kind == store::Error::Kind::kDamaged) {
    complain("the database is damaged: " + audit.error().message);
    return kNo;
  }
  if (!audit) {
    complain(audit.error().message);
    return kCannotServe;
  }
  Counts counts;
  auto difference = check_rooms(*audit, counts);
  if (difference && !*difference) difference = check_index(*audit);
  if (difference && !*difference) difference = check_fame(*audit);
  if (difference && !*difference) difference = check_ratings(*audit);
  if (!difference) {
    complain(difference.error().message);
    return kCannotServe;
  }
  if (*difference) {
    complain(**difference);
    return kNo;
  }
  std::cout << "checked " << counts.rooms << " rooms, " << counts.events << " events, "
            << counts.runs << " runs: everything agrees\n";
  return kGood;
}

}  // namespace gridmates::app
