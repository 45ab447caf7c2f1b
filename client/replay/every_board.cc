#include "client/replay/every_board.h"

#include <utility>

namespace gridmates::replay {
namespace {

// The names of the racers, your own match first, else the one that is shown; at other tables one
// empty name.
std::deque<std::string> racers_of(const client::Room& room) {
  if (room.view.head().table() != v1::TABLE_RACE) return {""};
  std::deque<std::string> racers;
  for (const v1::MatchView& match : room.view.matches()) {
    if (match.players().empty()) continue;
    const std::string& name = match.players(0).name();
    &match == room.match() ? racers.push_front(name) : racers.push_back(name);
  }
  return racers.empty() ? std::deque<std::string>{""} : racers;
}

}  // namespace

std::string run_of(const client::Room& room) {
  return room.code + "/" + std::to_string(room.view.head().match());
}

EveryBoard::EveryBoard(const client::Room& room) : run_(run_of(room)), racers_(racers_of(room)) {}

std::optional<v1::GetReplay> EveryBoard::next() {
  if (!gather_ && racers_.empty()) return std::nullopt;
  if (!gather_) {
    gather_.emplace(run_, racers_.front());
    racers_.pop_front();
  }
  return gather_->next();
}

void EveryBoard::take(const v1::ServerFrame& answer) {
  if (!gather_) return;
  const bool good = answer.has_replay() && gather_->take(answer.replay()).empty();
  if (good && !gather_->complete()) return;
  const auto gathered = std::exchange(gather_, std::nullopt);
  if (good) boards_.emplace_back(gathered->told());
  if (boards_.empty()) stop();
}

void EveryBoard::stop() {
  gather_.reset();
  racers_.clear();
}

}  // namespace gridmates::replay
