#include "server/actors/draft.h"

#include "server/actors/runs.h"

namespace gridmates::actors {

bool Draft::add(std::vector<room::Event> events, const Item& item, std::uint64_t steady_ms) {
  auto stages = History::follow(room(), std::move(events));
  if (!stages || stages->empty()) return false;
  ports::Batch batch{{}, item.key, item.payload_hash, stages->back().after.state_hash()};
  for (const Stage& stage : *stages) {
    batch.events.push_back(stage.bytes);
    if (!std::holds_alternative<room::MatchEnded>(stage.event.what)) continue;
    if (const auto run = stage.after.finished_run()) {
      runs_.push_back(to_run(*run, history_.origin().opened.code));
    }
  }
  written_.push_back(std::move(batch));
  stages_.push_back(*std::move(stages));
  time_ = RoomTime(steady_ms);
  return true;
}

ports::Append Draft::append() const {
  ports::Append append;
  append.expected_head = history_.head();
  append.batches = written_;
  append.runs = runs_;
  append.closes = room().closed();
  return append;
}

}  // namespace gridmates::actors
