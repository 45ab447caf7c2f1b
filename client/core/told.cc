#include "client/core/told.h"

#include <iterator>

namespace gridmates::client {

void Told::enter(const std::string& room, std::uint64_t epoch) {
  if (room == room_ && epoch == epoch_) return;
  room_ = room;
  epoch_ = epoch;
  told_.clear();
}

bool Told::again(const v1::Event& event) {
  const auto [told, is_new] = told_.try_emplace(event.seq(), event.body_case());
  const bool same = !is_new && (event.has_hidden() || told->second == event.body_case());
  if (!event.has_hidden()) told->second = event.body_case();
  if (told_.size() > kMost) told_.erase(told_.begin());
  return same;
}

// Counts events from `first` on and before `end`.
std::uint64_t Told::missing(std::uint64_t first, std::uint64_t end) const {
  if (first >= end) return 0;
  const auto told = std::distance(told_.lower_bound(first), told_.lower_bound(end));
  return end - first - static_cast<std::uint64_t>(told);
}

std::uint64_t Told::missed(const v1::Snapshot& snapshot, std::uint64_t known,
                           const std::vector<v1::Event>& news) const {
  if (known == 0) return 0;
  const bool race = snapshot.view().head().table() == v1::TABLE_RACE;
  std::uint64_t count = 0;
  std::uint64_t next = known + 1;
  for (const v1::Event& event : news) {
    count += missing(next, event.seq());
    if (race && event.has_hidden()) count += missing(event.seq(), event.seq() + 1);
    next = event.seq() + 1;
  }
  return count + missing(next, snapshot.seq() + 1);
}

std::vector<v1::Event> news_of(const v1::Snapshot& snapshot, std::uint64_t known) {
  std::vector<v1::Event> news;
  if (known == 0) return news;
  for (const auto* events : {&snapshot.talk(), &snapshot.recent()}) {
    for (const v1::Event& event : *events) {
      if (event.seq() > known) news.push_back(event);
    }
  }
  return news;
}

}  // namespace gridmates::client
