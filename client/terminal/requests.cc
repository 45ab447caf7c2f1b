#include "client/terminal/requests.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace gridmates::terminal {
namespace {

// Lines that the boards of fame are asked for.
constexpr std::uint32_t kFameLines = 50;

}  // namespace

client::IntentId ClientRequests::create_room(v1::CreateRoom room) {
  return sent(client_.create_room(std::move(room)));
}

client::IntentId ClientRequests::enter(const std::string& code, bool watch) {
  return sent(client_.enter(code, watch));
}

client::IntentId ClientRequests::act(v1::Action action) {
  return sent(client_.act(std::move(action)));
}

client::IntentId ClientRequests::list_rooms() { return sent(client_.list_rooms()); }

client::IntentId ClientRequests::list_packs() { return sent(client_.list_packs()); }

client::IntentId ClientRequests::get_leaderboard(const std::string& game) {
  return sent(client_.get_leaderboard(game, kFameLines));
}

// What was asked while there is no connection waits for one: that time says nothing about it.
client::IntentId ClientRequests::sent(client::IntentId intent) {
  if (intent != 0 && client_.model().link == client::Link::kOnline) {
    sent_.push_back({intent, client_.now_ms()});
    if (sent_.size() > client::kMaxUnanswered) sent_.pop_front();
  }
  return intent;
}

void ClientRequests::heard(const client::Notice& notice) {
  if (std::holds_alternative<client::Disconnected>(notice)) {
    sent_.clear();
    latency_ms_.reset();
  }
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (answered == nullptr) return;
  const auto asked = std::find_if(sent_.begin(), sent_.end(), [answered](const Sent& sent) {
    return sent.intent == answered->intent;
  });
  if (asked == sent_.end()) return;
  latency_ms_ = static_cast<std::uint32_t>(client_.now_ms() - asked->at_ms);
  sent_.erase(asked);
}

}  // namespace gridmates::terminal
