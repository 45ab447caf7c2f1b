#include "client/terminal/requests.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace gridmates::terminal {
client::IntentId ClientRequests::create_room(v1::CreateRoom room) {
  return sent(client_.create_room(std::move(room)));
}

client::IntentId ClientRequests::open_daily(v1::OpenDaily daily) {
  return sent(client_.open_daily(std::move(daily)));
}

client::IntentId ClientRequests::queue(v1::CreateRoom room) {
  return sent(client_.queue(std::move(room)));
}

client::IntentId ClientRequests::enter(const std::string& code, bool watch) {
  return sent(client_.enter(code, watch));
}

client::IntentId ClientRequests::act(v1::Action action) {
  const v1::Move move = action.play().move();
  const bool plays = action.has_play();
  const client::IntentId intent = sent(client_.act(std::move(action)));
  if (plays && intent != 0) played_.push_back({intent, client_.room_code(), move});
  return intent;
}

client::IntentId ClientRequests::list_rooms() { return sent(client_.list_rooms()); }

client::IntentId ClientRequests::list_dailies(const std::string& date) {
  return sent(client_.list_dailies(date));
}

client::IntentId ClientRequests::list_packs() { return sent(client_.list_packs()); }

client::IntentId ClientRequests::list_puzzles(v1::ListPuzzles ask) {
  return sent(client_.list_puzzles(std::move(ask)));
}

client::IntentId ClientRequests::get_leaderboard(v1::GetLeaderboard ask) {
  return sent(client_.get_leaderboard(std::move(ask)));
}

client::IntentId ClientRequests::get_replay(v1::GetReplay ask) {
  return sent(client_.get_replay(std::move(ask)));
}

client::IntentId ClientRequests::get_player(v1::GetPlayer ask) {
  return sent(client_.get_player(std::move(ask)));
}

// Requests without a connection wait for one, so they are not used to measure times.
client::IntentId ClientRequests::sent(client::IntentId intent) {
  if (intent != 0 && client_.model().link == client::Link::kOnline) {
    sent_.push_back({intent, client_.now_ms()});
    if (sent_.size() > client::kMaxUnanswered) sent_.pop_front();
  }
  return intent;
}

// The answer may come before its event; a room sent as a whole includes it.
bool ClientRequests::is_shown(const Played& played, bool room_replaced) const {
  const std::optional<client::Room>& room = client_.model().room;
  if (played.room != client_.room_code()) return true;
  return played.seq != 0 && (room_replaced || (room && room->seq >= played.seq));
}

std::vector<v1::Move> ClientRequests::pending_moves() const {
  std::vector<v1::Move> moves;
  moves.reserve(played_.size());
  for (const Played& played : played_) moves.push_back(played.move);
  return moves;
}

void ClientRequests::settle(const client::Answered& answered) {
  const auto move = std::find_if(played_.begin(), played_.end(), [&answered](const Played& played) {
    return played.intent == answered.intent;
  });
  if (move == played_.end()) return;
  if (client::refusal(answered.frame) != nullptr) {
    played_.erase(move);
  } else {
    move->seq = client::action_answer(answered.frame).seq();
  }
}

void ClientRequests::heard(const client::Notice& notice) {
  if (std::holds_alternative<client::Disconnected>(notice)) {
    sent_.clear();
    latency_ms_.reset();
  }
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (answered != nullptr) settle(*answered);
  const bool replaced = std::holds_alternative<client::RoomReplaced>(notice);
  std::erase_if(played_, [&](const Played& played) { return is_shown(played, replaced); });
  if (answered == nullptr) return;
  const auto asked = std::find_if(sent_.begin(), sent_.end(), [answered](const Sent& sent) {
    return sent.intent == answered->intent;
  });
  if (asked == sent_.end()) return;
  latency_ms_ = static_cast<std::uint32_t>(client_.now_ms() - asked->at_ms);
  sent_.erase(asked);
}

}  // namespace gridmates::terminal
