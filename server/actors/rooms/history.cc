#include "server/actors/rooms/history.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "server/room/watching.h"

namespace gridmates::actors {
namespace {

std::optional<std::vector<room::Event>> decoded(const std::vector<core::Bytes>& batch) {
  std::vector<room::Event> events;
  events.reserve(batch.size());
  for (const core::Bytes& bytes : batch) {
    auto event = core::decode<room::Event>(bytes);
    if (!event) return std::nullopt;
    events.push_back(*std::move(event));
  }
  return events;
}

void take_in(const room::Event& event, const History::Rooms& kept, room::Room& room) {
  if (const auto found = kept.find(event.seq); found != kept.end()) {
    room = found->second;
  } else {
    (void)room.evolve(event);
  }
}

}  // namespace

History::History(const core::Games& games) : room_(games) {}

void History::begin_with(room::Room room, std::uint64_t state_hash) {
  state_hash_ = state_hash;
  room_ = std::move(room);
}

room::Room History::publish(EventBatch batch, const Visit& visit) {
  if (sections_.empty() || ends_section()) {
    if (!sections_.empty()) sections_.back().events.close();
    sections_.push_back({room_.past()});
  }
  for (std::size_t i = 0; i < batch.events.size(); ++i) {
    sections_.back().takes_long |= room_.takes_long();
    std::swap(room_, batch.after[i]);
    if (keeping_) kept_.insert_or_assign(head(), room_);
    visit(room_, batch.events, i);
    remember_talk(batch.events[i]);
  }
  state_hash_ = batch.state_hash;
  remember(batch.bytes);
  return std::move(batch.after.front());
}

// Sections end a little earlier between matches, because a room is smaller then.
bool History::ends_section() const {
  constexpr std::size_t kMany = limits::kSectionEvents * 3 / 4;
  const bool waits = room_.leaf() == room::Leaf::kWaiting;
  return sections_.back().events.size() >= (waits ? kMany : limits::kSectionEvents);
}

void History::remember(const std::vector<core::Bytes>& batch) {
  sections_.back().events.add(batch);
  while (sections_.size() > 1 &&
         std::next(sections_.begin())->before.head().value + limits::kRecentEvents <=
             head().value) {
    sections_.pop_front();
  }
}

void History::remember_talk(const room::Event& event) {
  const bool talk = std::holds_alternative<room::Said>(event.what) ||
                    std::holds_alternative<room::Emoted>(event.what);
  if (!talk) return;
  const auto members = room_.outline().members;
  const auto by = std::ranges::find(members, event.by, &room::MemberView::number);
  const bool kept = room::Watching(room_).keeps(event);
  talk_.push_back({event, by == members.end() ? Name() : by->name, kept});
  if (talk_.size() > limits::kTalkEvents) talk_.pop_front();
}

History::Sections::const_iterator History::section_of(Seq after) const {
  const auto begins_after = [after](const Section& section) {
    return section.before.head() > after;
  };
  const auto section = std::ranges::find_if(sections_, begins_after);
  return section == sections_.begin() ? section : std::prev(section);
}

std::size_t History::replay(Seq after, const Begin& begin, const Visit& visit) const {
  auto section = section_of(after);
  if (section == sections_.end()) {
    begin(room_);
    return 0;
  }
  room::Room room = section->before;
  std::size_t taken = 0;
  if (room.head() == after) begin(room);
  for (; section != sections_.end(); ++section) {
    section->events.each([&](const std::vector<core::Bytes>& batch) {
      // These bytes have been decoded and taken in before, so this cannot fail.
      const std::vector<room::Event> events = *decoded(batch);
      taken += events.size();
      for (std::size_t i = 0; i < events.size(); ++i) {
        take_in(events[i], kept_, room);
        if (room.head() > after) visit(room, events, i);
        if (room.head() == after) begin(room);
      }
    });
  }
  return taken;
}

bool History::replays_long(Seq after) const {
  const auto is_to_be_made = [this](const Section& section) {
    return section.takes_long && (!kept_since_ || section.before.head() < *kept_since_);
  };
  return std::any_of(section_of(after), sections_.end(), is_to_be_made);
}

std::function<History::Rooms()> History::begin_keeping(Seq after) {
  keeping_ = true;
  return [sections = std::vector<Section>(section_of(after), sections_.cend())] {
    Rooms rooms;
    for (const Section& section : sections) {
      room::Room room = section.before;
      rooms.emplace(room.head(), room);
      section.events.each([&](const std::vector<core::Bytes>& batch) {
        const std::vector<room::Event> events = *decoded(batch);
        for (const room::Event& event : events) {
          (void)room.evolve(event);
          rooms.emplace(room.head(), room);
        }
      });
    }
    return rooms;
  };
}

void History::keep(Rooms rooms) {
  if (!rooms.empty()) kept_since_ = rooms.begin()->first;
  kept_.merge(rooms);
}

void History::forget_rooms() {
  keeping_ = false;
  kept_since_.reset();
  kept_.clear();
}

Seq History::before_latest(std::size_t count) const {
  if (sections_.empty()) return head();
  const std::uint64_t reach = head().value - sections_.front().before.head().value;
  return Seq(head().value - std::min<std::uint64_t>(count, reach));
}

}  // namespace gridmates::actors
