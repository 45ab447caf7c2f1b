#include "client/core/room.h"

#include <algorithm>
#include <map>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"

namespace gridmates::client {

bool Room::has_computer() const {
  return std::ranges::any_of(view.members(),
                             [](const v1::Member& member) { return member.computer() != 0; });
}

bool Room::computer_to_move() const {
  const auto turn = to_move(view.head().state());
  if (!turn || view.matches().empty()) return false;
  const auto& players = view.matches(0).players();
  const auto player = std::ranges::find(players, *turn, &v1::MatchPlayer::player);
  const v1::Member* moves = player == players.end() ? nullptr : member(player->member());
  return moves != nullptr && moves->computer() != 0;
}

bool Room::is_here(std::uint32_t number) const {
  const v1::Member* found = member(number);
  if (found != nullptr && found->computer() != 0) return true;
  const auto told = presence.find(number);
  return told != presence.end() && told->second.connected();
}

bool Room::running() const { return is_playing(view.head().state()); }

bool Room::match_is_on() const { return running() || view.head().state() == v1::ROOM_STATE_PAUSED; }

bool Room::is_solo() const {
  const auto has_seat = [](const v1::Member& one) { return one.seat() != 0; };
  return view.head().table() == v1::TABLE_COOP && seated() &&
         std::ranges::count_if(view.members(), has_seat) == 1;
}

std::uint64_t Room::time_ms(std::uint64_t now_ms) const {
  const bool runs = live && running() && !view.head().clock_stands();
  if (!runs || now_ms < room_time_at_ms) return room_time_ms;
  return room_time_ms + (now_ms - room_time_at_ms);
}

const v1::Member* Room::member(std::uint32_t number) const {
  for (const auto& member : view.members()) {
    if (member.number() == number) return &member;
  }
  return nullptr;
}

const v1::Member* Room::member(const std::string& name) const {
  for (const auto& member : view.members()) {
    if (member.name() == name) return &member;
  }
  const v1::Member* alike = nullptr;
  for (const auto& member : view.members()) {
    if (!is_alike(member.name(), name)) continue;
    if (alike != nullptr) return nullptr;
    alike = &member;
  }
  return alike;
}

std::string Room::name_of(std::uint32_t number) const {
  if (number == 0) return tr("the room");
  const auto found = names.find(number);
  return found == names.end() ? tr("somebody") : found->second;
}

std::uint32_t Room::mover(const v1::Event& moved) const {
  const auto index = static_cast<int>(moved.moved().match_index());
  if (index >= view.matches_size()) return moved.member();
  for (const v1::MatchPlayer& player : view.matches(index).players()) {
    if (player.player() == moved.moved().player() && player.member() != 0) return player.member();
  }
  return moved.member();
}

bool Room::seated() const {
  const v1::Member* self = member(you);
  return self != nullptr && self->seat() != 0;
}

const v1::Error* Room::refuses(v1::Action::ActCase kind, std::uint64_t time_ms) const {
  const auto from_ms = may_from_ms(kind);
  return from_ms && time_ms >= *from_ms ? nullptr : &rights.at(kind).refused();
}

std::optional<std::uint64_t> Room::may_from_ms(v1::Action::ActCase kind) const {
  const auto right = rights.find(kind);
  if (right == rights.end() || !right->second.has_refused()) return 0;
  return right->second.until_ms() == 0 ? std::nullopt : std::optional(right->second.until_ms());
}

const v1::MatchView* Room::match() const {
  for (const auto& match : view.matches()) {
    if (player_of(match, you) != nullptr) return &match;
  }
  for (const auto& match : view.matches()) {
    if (shows_board(match)) return &match;
  }
  return view.matches().empty() ? nullptr : &view.matches(0);
}

std::optional<std::uint32_t> Room::player() const {
  const v1::MatchPlayer* self = match() == nullptr ? nullptr : player_of(*match(), you);
  return self == nullptr ? std::nullopt : std::optional(self->player());
}

const v1::GameFacts* Model::facts(std::string_view game) const {
  const auto found = std::find_if(games.begin(), games.end(), [game](const v1::GameFacts& facts) {
    return facts.id() == game;
  });
  return found == games.end() ? nullptr : &*found;
}

// game.proto gives the view of every game a field `cells`.
bool shows_board(const v1::MatchView& match) {
  const auto* reflection = match.GetReflection();
  const auto* game =
      reflection->GetOneofFieldDescriptor(match, match.GetDescriptor()->FindOneofByName("game"));
  if (game == nullptr) return false;
  const auto& board = reflection->GetMessage(match, game);
  const auto* cells = board.GetDescriptor()->FindFieldByName("cells");
  return cells != nullptr && board.GetReflection()->FieldSize(board, cells) > 0;
}

const v1::MatchPlayer* player_of(const v1::MatchView& match, std::uint32_t member) {
  for (const auto& player : match.players()) {
    if (player.member() == member) return &player;
  }
  return nullptr;
}

void Room::learn_names(const v1::Event& event) {
  if (event.has_said() && !event.said().name().empty()) names[event.member()] = event.said().name();
  if (event.has_renamed()) names[event.member()] = event.renamed().name();
  if (event.has_joined()) names[event.member()] = event.joined().name();
  if (!event.has_left()) return;
  const std::uint32_t who = event.left().kicked() != 0 ? event.left().kicked() : event.member();
  names[who] = event.left().name();
  presence.erase(who);
}

void Room::learn_names() {
  for (const auto& match : view.matches()) {
    for (const auto& player : match.players()) names[player.member()] = player.name();
  }
  for (const auto& member : view.members()) names[member.number()] = member.name();
}

std::uint64_t Room::clock_ms(const v1::MatchPlayer& player, std::uint64_t at_ms) const {
  const v1::RoomHead& head = view.head();
  if (to_move(head.state()) != player.player()) return player.clock_ms();
  const std::uint64_t turn_ms = at_ms - std::min(at_ms, head.turn_since_ms());
  return player.clock_ms() - std::min(player.clock_ms(), turn_ms);
}

void Room::stop_clocks(std::uint64_t at_ms) {
  stopped_clocks.clear();
  if (view.head().clocks().empty() || view.matches().empty()) return;
  for (const auto& player : view.matches(0).players()) {
    stopped_clocks[player.member()] = clock_ms(player, at_ms);
  }
}

std::uint32_t Room::take_presence(const v1::Presence& told, std::uint64_t now_ms) {
  v1::Presence& known = presence[told.member()];
  const std::uint32_t rated_before = known.rating();
  known = told;
  note_presence(now_ms);
  return rated_before;
}

void Room::forget_absences() {
  std::erase_if(away_since_ms, [this](const auto& away) {
    const auto told = presence.find(away.first);
    return told != presence.end() && told->second.away_ms() != 0;
  });
}

void Room::note_presence(std::uint64_t now_ms) {
  std::map<std::uint32_t, std::uint64_t> since_ms;
  for (const v1::Member& member : view.members()) {
    const auto found = presence.find(member.number());
    const bool here = found != presence.end() && found->second.connected();
    if (here || member.computer() != 0) continue;
    const auto known = away_since_ms.find(member.number());
    const std::uint64_t away_ms = found == presence.end() ? 0 : found->second.away_ms();
    since_ms[member.number()] =
        known == away_since_ms.end() ? now_ms - std::min(now_ms, away_ms) : known->second;
  }
  away_since_ms = std::move(since_ms);
}

}  // namespace gridmates::client
