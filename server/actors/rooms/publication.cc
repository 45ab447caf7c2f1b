#include "server/actors/rooms/publication.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace gridmates::actors {
namespace {

// Takes the view of this viewer out of `kept`; null if there is none.
std::unique_ptr<wire::PublishedView> take(KeptViews& kept, core::Viewer viewer) {
  const auto found = std::ranges::find(kept, viewer, &KeptViews::value_type::first);
  return found == kept.end() ? nullptr : std::move(found->second);
}

}  // namespace

Publication::Publication(const RoomCode& code, Epoch epoch, const room::Room& before,
                         SubscriberTable& subscribers, Moment moment, KeptViews kept) {
  for (Entry& entry : subscribers) {
    if (entry.second.moment != moment) continue;
    const Eyes eyes = entry.second.view.eyes(before);
    auto group = std::ranges::find(groups_, eyes, &Group::eyes);
    if (group == groups_.end()) {
      auto seen = take(kept, eyes.viewer);
      if (!seen) seen = std::make_unique<wire::PublishedView>(before.view(eyes.viewer));
      groups_.push_back({eyes, EventFrames(arena_.get(), code, epoch, 0, std::move(seen)), {}});
      group = groups_.end() - 1;
      group->subscribers.reserve(subscribers.size());
    }
    group->subscribers.push_back(&entry);
  }
}

void Publication::add(const room::Room& after, std::span<const room::Event> batch, std::size_t i) {
  const std::size_t groups = groups_.size();
  for (std::size_t group = 0; group < groups; ++group) split(group, after);
  for (Group& group : groups_) group.frames.add(after, batch, i, group.eyes);
}

// Moves subscribers who see the room differently from now on to a group of their own.
void Publication::split(std::size_t group, const room::Room& after) {
  const auto eyes_of = [&after](const Entry* entry) { return entry->second.view.eyes(after); };
  const auto& together = groups_[group].subscribers;
  const Eyes first = eyes_of(together.front());
  if (std::ranges::count(together, first, eyes_of) == std::ssize(together)) {
    groups_[group].eyes = first;
    return;
  }
  std::map<Eyes, std::vector<Entry*>> by_eyes;
  for (Entry* entry : groups_[group].subscribers) by_eyes[eyes_of(entry)].push_back(entry);
  auto same = by_eyes.begin();
  for (auto other = std::next(same); other != by_eyes.end(); ++other) {
    groups_.push_back({other->first, groups_[group].frames, std::move(other->second)});
  }
  groups_[group].eyes = same->first;
  groups_[group].subscribers = std::move(same->second);
}

KeptViews Publication::deliver(Shard& shard) {
  KeptViews kept;
  for (Group& group : groups_) {
    for (const ports::Frame& frame : group.frames.finish()) {
      for (Entry* entry : group.subscribers) {
        auto& [id, subscriber] = *entry;
        if (subscriber.muted) continue;
        subscriber.muted = !shard.deliver(subscriber.session, {id, Delivery::Kind::kEvents, frame});
      }
    }
    // Groups that saw the room differently may see it alike now.
    const core::Viewer viewer = group.eyes.viewer;
    if (std::ranges::count(kept, viewer, &KeptViews::value_type::first) != 0) continue;
    kept.emplace_back(viewer, std::move(group.frames).take_view());
  }
  return kept;
}

}  // namespace gridmates::actors
