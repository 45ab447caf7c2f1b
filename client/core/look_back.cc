#include "client/core/look_back.h"

#include <algorithm>

namespace gridmates::client {

const Change* change_before(const Room& now, std::size_t steps) {
  return steps < now.earlier.size() ? &now.earlier.back(steps + 1) : nullptr;
}

Room as_it_was(const Room& now, std::size_t steps) {
  Room then = now;
  then.earlier = {};
  const Change* led = change_before(now, steps);
  if (led != nullptr) {
    then.seq = led->event.seq();
    then.before = led->before;
  }
  if (steps == 0) return then;
  const Change& next = now.earlier.back(steps);
  then.view.ParseFromString(next.view);
  if (led == nullptr) {
    then.seq = next.event.seq() - 1;
    then.before.Clear();
  }
  then.live = false;
  then.room_time_ms = led == nullptr ? next.event.room_time_ms() : led->event.room_time_ms();
  then.presence.clear();
  // The feed may have dropped moves that are kept here.
  const std::uint64_t first = now.earlier.back(now.earlier.size()).event.seq();
  std::erase_if(then.feed, [first](const v1::Event& event) { return event.seq() >= first; });
  for (std::size_t nth = now.earlier.size(); nth > steps; --nth) {
    then.feed.push_back(now.earlier.back(nth).event);
  }
  return then;
}

void LookBack::go(const Room& now, std::int64_t changes) {
  follow(now);
  const auto size = static_cast<std::int64_t>(now.earlier.size());
  const std::int64_t back = static_cast<std::int64_t>(steps_) - std::clamp(changes, -size, size);
  show(now,
       now.earlier.end() - static_cast<std::uint64_t>(std::clamp<std::int64_t>(back, 0, size)));
}

void LookBack::live() {
  steps_ = 0;
  then_.reset();
}

void LookBack::follow(const Room& now) {
  if (steps_ == 0) return;
  const Earlier& earlier = now.earlier;
  if (!now.running() || number_ >= earlier.end()) return live();
  if (number_ < earlier.first()) return show(now, earlier.first());
  steps_ = static_cast<std::size_t>(earlier.end() - number_);
}

void LookBack::show(const Room& now, std::uint64_t number) {
  number_ = number;
  steps_ = static_cast<std::size_t>(now.earlier.end() - number);
  if (steps_ == 0) return live();
  then_ = as_it_was(now, steps_);
}

}  // namespace gridmates::client
