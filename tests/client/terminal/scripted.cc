#include "tests/client/terminal/scripted.h"

#include <algorithm>
#include <utility>

namespace gridmates::terminal::testing {

client::IntentId Recorder::note(std::string what) {
  if (full) return 0;
  asked.push_back(std::move(what));
  return static_cast<client::IntentId>(asked.size());
}

client::IntentId Recorder::create_room(v1::CreateRoom room) {
  return note("create " + room.ShortDebugString());
}

client::IntentId Recorder::open_daily(v1::OpenDaily daily) {
  return note("open daily " + daily.ShortDebugString());
}

client::IntentId Recorder::queue(v1::CreateRoom room) {
  return note("queue " + room.ShortDebugString());
}

client::IntentId Recorder::unqueue() { return note("unqueue"); }

client::IntentId Recorder::list_dailies(const std::string& date) {
  return note(date.empty() ? "dailies" : "dailies " + date);
}

client::IntentId Recorder::enter(const std::string& code, bool watch) {
  return note((watch ? "watch " : "enter ") + code);
}

client::IntentId Recorder::act(v1::Action action) {
  return note("act " + action.ShortDebugString());
}

client::IntentId Recorder::rename(const std::string& name) { return note("rename " + name); }

client::IntentId Recorder::list_rooms() { return note("rooms"); }

client::IntentId Recorder::list_packs() { return note("packs"); }

client::IntentId Recorder::list_puzzles(v1::ListPuzzles ask) {
  return note("puzzles " + ask.ShortDebugString());
}

client::IntentId Recorder::get_replay(v1::GetReplay ask) {
  return note("replay " + ask.ShortDebugString());
}

client::IntentId Recorder::get_leaderboard(v1::GetLeaderboard ask) {
  std::string words = "leaderboard " + ask.game();
  if (!ask.category().empty()) words += ", " + ask.category();
  for (const std::string& word : ask.words()) words += " " + word;
  if (ask.team_size() == 1) words += ", solo";
  if (ask.all()) words += ", all";
  if (!ask.window().empty()) words += ", " + ask.window();
  if (ask.around_me()) words += ", around me";
  if (ask.order() == v1::LEADERBOARD_ORDER_RATE) words += ", by rate";
  if (ask.order() == v1::LEADERBOARD_ORDER_WORTH) words += ", by worth";
  return note(words);
}

client::IntentId Recorder::get_player(v1::GetPlayer ask) {
  return note("player " + ask.ShortDebugString());
}

void press(Face& face, std::string_view keys) {
  while (!keys.empty()) {
    const std::size_t end = std::min(keys.find(' '), keys.size());
    if (const auto key = parse_key(keys.substr(0, end))) face.key(*key, kNowMs);
    keys.remove_prefix(std::min(end + 1, keys.size()));
  }
}

void enter_room(Face& face) { face.notice(client::RoomSynced{.first = true}, kNowMs); }

Canvas picture(Face& face, Size size, bool ascii) {
  Canvas canvas(size, ascii);
  face.draw(canvas, kNowMs);
  return canvas;
}

}  // namespace gridmates::terminal::testing
