#include "client/terminal/rights.h"

#include <algorithm>

#include "client/core/text.h"
#include "client/terminal/game_pane.h"
#include "client/words/race.h"

namespace gridmates::terminal {
namespace {

constexpr std::string_view kHostOnly = "only the host can do that";
constexpr std::string_view kChargeOnly = "only the host, or the only player, can do that";
constexpr std::string_view kWatching = "you are watching";

v1::RoomState state_of(const client::Room& room) { return room.view.head().state(); }

std::string_view why_no_match(const client::Room& room) {
  if (state_of(room) == v1::ROOM_STATE_WAITING) return "the match has not begun";
  if (state_of(room) == v1::ROOM_STATE_PAUSED) return "the match is paused";
  return state_of(room) == v1::ROOM_STATE_CLOSED ? "the room has closed" : "the match is over";
}

std::string_view why_not_start(const client::Room& room) {
  if (state_of(room) != v1::ROOM_STATE_WAITING) return "the match has begun already";
  if (!room.hosting()) return kHostOnly;
  return seats_taken(room) < room.view.head().seats_needed() ? "too few seats are taken"
                                                             : std::string_view();
}

// The match is on, and it is up to those in charge.
std::string_view why_not_charge(const client::Room& room) {
  if (!match_is_on(room)) return why_no_match(room);
  return in_charge(room) ? std::string_view() : kChargeOnly;
}

// Whose race is over plays no more.
std::string_view why_not_play(const client::Room& room) {
  if (!room.seated()) return kWatching;
  const bool race = room.view.head().table() == v1::TABLE_RACE;
  const auto self = race ? words::racer(room, room.you) : std::nullopt;
  if (!self) return {};
  if (self->player->place() != 0) return "you have finished the race";
  return self->player->out() ? "you are out of the race" : std::string_view();
}

// A race that is on, but neither for its winner nor for who sits here: the slowest is not waited
// for any longer than the host likes.
bool waits_for_others(const client::Room& room) {
  const auto has_place = [](const words::Racer& racer) { return racer.player->place() != 0; };
  const auto self = words::racer(room, room.you);
  const bool races = self && !has_place(*self) && !self->player->out();
  return !races && std::ranges::any_of(words::racers(room), has_place);
}

// A new board, or the same one.
std::string_view why_not_board(const client::Room& room, bool same) {
  const bool on_the_table = !same && state_of(room) == v1::ROOM_STATE_WAITING;
  const bool over = client::is_finished(state_of(room)) || waits_for_others(room);
  if (!over && !on_the_table) return "the match is not over yet";
  return room.hosting() ? std::string_view() : kHostOnly;
}

// Giving up is anybody's; what comes after the end is the host's.
std::string_view why_not_renew(const client::Room& room) {
  if (room.running()) return why_not_play(room);
  if (state_of(room) == v1::ROOM_STATE_WAITING) return why_not_start(room);
  if (!client::is_finished(state_of(room))) return why_no_match(room);
  return room.hosting() ? std::string_view() : kHostOnly;
}

std::string_view why_not_look(const client::Room& room) {
  if (room.match() == nullptr) return why_no_match(room);
  return client::shows_board(*room.match()) ? std::string_view() : "only counts are shown";
}

std::string_view why_not_move(const client::Room& room) {
  if (!room.running()) return why_no_match(room);
  if (const std::string_view why = why_not_play(room); !why.empty()) return why;
  const bool first = state_of(room) == v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE;
  const bool second = state_of(room) == v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE;
  const bool waits = (first && room.player() != 0U) || (second && room.player() != 1U);
  return waits ? "it is not your turn" : std::string_view();
}

}  // namespace

std::uint32_t seats_taken(const client::Room& room) {
  return static_cast<std::uint32_t>(
      std::count_if(room.view.members().begin(), room.view.members().end(),
                    [](const v1::Member& member) { return member.seat() != 0; }));
}

bool match_is_on(const client::Room& room) {
  return room.running() || state_of(room) == v1::ROOM_STATE_PAUSED;
}

bool in_charge(const client::Room& room) {
  return room.hosting() || (room.seated() && seats_taken(room) == 1);
}

bool is_solo(const client::Room& room) {
  return room.view.head().table() == v1::TABLE_COOP && room.seated() && seats_taken(room) == 1;
}

std::string_view why_not(int act, const client::Room& room) {
  switch (act) {
    case kStart:
      return why_not_start(room);
    case kStop:
    case kPause:
      return why_not_charge(room);
    case kResign:
      return match_is_on(room) ? why_not_play(room) : why_no_match(room);
    case kNext:
    case kRematch:
      return why_not_board(room, act == kRematch);
    case kRenew:
      return why_not_renew(room);
    case kTalk:
    case kCommand:
    case kPeople:
    case kLobby:
    case kMouse:
    case kOtherBoard:
      return {};
    default:  // something about the board
      return act >= kGameMoves ? why_not_move(room) : why_not_look(room);
  }
}

}  // namespace gridmates::terminal
