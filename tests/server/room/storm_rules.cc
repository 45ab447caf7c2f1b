#include "tests/server/room/storm_rules.h"

#include <algorithm>
#include <set>

#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

bool board_is_hidden(Leaf leaf) {
  return leaf == Leaf::kWaiting || leaf == Leaf::kPaused || leaf == Leaf::kClosed;
}

}  // namespace

std::string broken_rule(const Room& room) {
  const RoomView view = room.view({core::Viewer::Kind::kAfterwards, {}});
  if (view.head.board && !view.head.board->board.empty()) return "a board in the head";
  if (board_is_hidden(view.head.state) &&
      (!view.matches.empty() || !view.head.board->options.empty())) {
    return "a board is seen that must not be";
  }
  if (room.closed()) return room.patience_ms() ? "closed and still patient" : "";
  const auto is_person = [](const MemberView& member) { return member.computer == 0; };
  if (std::ranges::none_of(view.members, is_person)) return "nobody is here and the room is open";
  for (const MemberView& member : view.members) {
    if (member.number == view.head.host && !is_person(member)) return "a computer is host";
    if (member.chair == Chair(0) && !is_person(member)) return "a computer watches";
  }
  std::set<std::string> names;
  std::set<std::uint8_t> chairs;
  std::set<Seat> players;
  bool host_is_here = false;
  int seated = 0;
  for (const MemberView& member : view.members) {
    host_is_here |= member.number == view.head.host;
    if (!names.insert(member.name.str()).second) return "two of one name";
    const auto number = room.number_of(member.number);
    const bool plays = number.has_value();
    if (plays && !players.insert(*number).second) return "two players of one number";
    if (member.chair == Chair(0)) {
      if (plays && view.head.table != core::Table::kRace) return "a watcher plays";
      continue;
    }
    ++seated;
    if (member.chair.value > view.head.chairs) return "no such chair";
    if (!chairs.insert(member.chair.value).second) return "two on one chair";
    if (room.running() && !plays) return "somebody sits at a match and has no part in it";
  }
  if (!host_is_here) return "the host is not here";
  if (room.running() && seated < view.head.chairs_needed) return "a match without its players";
  return "";
}

std::vector<std::uint8_t> places_of(const Room& room) {
  std::vector<std::uint8_t> places;
  const RoomView view = room.view({});
  if (view.head.table != core::Table::kRace) return places;
  for (const MatchSeen& match : view.matches) places.push_back(match.players.front().place);
  return places;
}

std::string broken_race(const std::vector<std::uint8_t>& before, const Room& room) {
  const auto places = places_of(room);
  for (std::size_t i = 0; i < std::min(before.size(), places.size()); ++i) {
    if (before[i] != 0 && places[i] != before[i]) return "a place that was not final";
  }
  const std::set<std::uint8_t> all(places.begin(), places.end());
  const auto placed = std::ranges::count_if(places, [](std::uint8_t place) { return place != 0; });
  for (std::uint8_t place = 1; place <= placed; ++place) {
    if (!all.contains(place)) return "places that are not dense";
  }
  if (!room.running() || places.empty()) return "";
  for (const MatchSeen& match : room.view({core::Viewer::Kind::kWatcher, {}}).matches) {
    if (!match.board.cells.empty()) return "a watcher of a race sees a board";
  }
  return "";
}

bool can_close(const Room& room) {
  if (room.closed()) return true;
  Room draft = room;
  const Decision decision = room.decide({{}, Deserted{}}, {});
  const auto* events = std::get_if<std::vector<Event>>(&decision);
  if (events == nullptr) return false;
  for (const Event& event : *events) {
    if (!draft.evolve(event)) return false;
  }
  return draft.closed();
}

std::string broken_event(const Event& event, Seq head, std::uint64_t room_ms) {
  if (event.seq.value != head.value + 1) return "seq is not dense";
  const bool starts = std::holds_alternative<MatchStarted>(event.what);
  if (starts ? event.room_ms != 0 : event.room_ms < room_ms) return "room time runs backwards";
  const core::Bytes bytes = core::encode(event);
  if (bytes.size() > limits::kEventBytes) return "an event too large for the journal";
  if (core::decode<Event>(bytes) != event) return "an event that is not what its bytes say";
  return "";
}

}  // namespace gridmates::room
