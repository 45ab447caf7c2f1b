#include "client/replay/ghost.h"

namespace gridmates::replay {

// If these rules cannot follow the match, the progress stays the same until its end.
bool Ghost::work(std::size_t steps) {
  for (; steps > 0 && counts_.size() <= model_.last(); --steps) {
    const std::size_t step = counts_.size();
    const bool known = model_.shows(step);
    counts_.push_back(known || counts_.empty() ? words::count_of(model_.view(step))
                                               : counts_.back());
  }
  return counts_.size() <= model_.last();
}

std::optional<words::Count> Ghost::at(std::uint64_t time_ms) const {
  const std::size_t step = model_.step_at(time_ms);
  if (step >= counts_.size() || counts_[step].of == 0) return std::nullopt;
  return counts_[step];
}

std::uint64_t Ghost::length_ms() const {
  const v1::MatchPlayer* racer = this->racer();
  return racer != nullptr && racer->place() != 0 ? racer->finished_ms() : model_.length_ms();
}

bool Ghost::has_finished() const {
  const v1::MatchPlayer* racer = this->racer();
  return racer == nullptr || racer->place() != 0;
}

const v1::MatchPlayer* Ghost::racer() const {
  const auto& players = model_.replay().match().players();
  const bool is_race = model_.replay().head().table() == v1::TABLE_RACE;
  return is_race && !players.empty() ? &players[0] : nullptr;
}

std::vector<std::string> Ghost::players() const {
  if (const std::string racer = model_.racer(); !racer.empty()) return {racer};
  std::vector<std::string> names;
  for (const v1::MatchPlayer& player : model_.replay().match().players()) {
    names.push_back(player.name());
  }
  return names;
}

}  // namespace gridmates::replay
