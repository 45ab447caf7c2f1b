#include "client/replay/ghost_run.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace gridmates::replay {
namespace {

constexpr std::size_t kMostRuns = 4;  // of different kinds that are looked at

// The best runs of kinds that are played so, those without help first, the fastest first.
std::vector<const v1::PlayedKind*> kinds_of(const v1::PlayerPage& page, const v1::RoomHead& head) {
  std::vector<const v1::PlayedKind*> kinds;
  for (const v1::PlayedGame& game : page.games()) {
    for (const v1::PlayedKind& kind : game.kinds()) {
      const bool so = game.game() == head.game() && kind.table() == head.table();
      if (so && kind.team_size() == 1 && !kind.best_run().empty()) kinds.push_back(&kind);
    }
  }
  std::ranges::sort(kinds, {}, [](const v1::PlayedKind* kind) {
    return std::tuple(kind->assisted(), kind->best_ms());
  });
  return kinds;
}

}  // namespace

bool may_have_ghost(const client::Room& room) {
  if (!room.match_is_on() || room.daily) return false;
  const bool races = room.view.head().table() == v1::TABLE_RACE && room.player();
  return races || room.is_solo();
}

void GhostRun::follow(const client::Room& room, bool wanted) {
  const v1::RoomHead& head = room.view.head();
  const std::string match = wanted ? head.code() + "/" + std::to_string(head.match()) : "";
  if (match == std::exchange(match_, match)) return;
  asked_ = 0;
  wanted_.clear();
  gather_.reset();
  ghost_.reset();
  if (!wanted) return;
  head_ = head;
  v1::GetPlayer own;
  own.set_game(head.game());
  own.set_limit(1);
  asked_ = asks_.player(std::move(own));
  if (asked_ == 0) match_.clear();  // later
}

void GhostRun::heard(const client::Notice& notice) {
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (answered == nullptr || asked_ == 0 || answered->intent != asked_) return;
  asked_ = 0;
  const v1::ServerFrame& frame = answered->frame;
  if (frame.has_player_page()) return take(frame.player_page());
  if (gather_ && frame.has_replay()) return take(frame.replay());
  ask_next();
}

void GhostRun::take(const v1::PlayerPage& page) {
  for (const v1::PlayedKind* kind : kinds_of(page, head_)) {
    if (wanted_.size() < kMostRuns) wanted_.push_back({kind->best_run(), kind->best_racer()});
  }
  ask_next();
}

void GhostRun::ask_next() {
  gather_.reset();
  if (wanted_.empty()) return;
  gather_.emplace(wanted_.front().run, wanted_.front().racer);
  wanted_.pop_front();
  ask_on();
}

void GhostRun::ask_on() {
  asked_ = asks_.replay(gather_->next());
  if (asked_ == 0) gather_.reset();
}

// What is not like the match is not asked for to its end.
void GhostRun::take(v1::Replay part) {
  if (!gather_->take(std::move(part)).empty()) return ask_next();
  if (!is_alike(gather_->told().head())) return ask_next();
  if (!gather_->complete()) return ask_on();
  if (!gather_->told().events().empty()) ghost_.emplace(gather_->told());
  gather_.reset();
}

bool GhostRun::is_alike(const v1::RoomHead& other) const {
  return other.options().SerializeAsString() == head_.options().SerializeAsString() &&
         other.board().level() == head_.board().level();
}

bool GhostRun::work(std::size_t steps) { return ghost_ && ghost_->work(steps); }

std::optional<GhostRun::Bar> GhostRun::at(std::uint64_t time_ms) const {
  if (!ghost_) return std::nullopt;
  const auto count = ghost_->at(std::min(time_ms, ghost_->length_ms()));
  return count ? std::optional(Bar{*count, ghost_->length_ms()}) : std::nullopt;
}

}  // namespace gridmates::replay
