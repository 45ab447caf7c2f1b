#include "client/terminal/rights.h"

#include <algorithm>

#include "client/core/text.h"
#include "client/terminal/game_pane.h"

namespace gridmates::terminal {
namespace {

constexpr std::string_view kNoMatch = "no match is being played";
constexpr std::string_view kHostOnly = "only the host can do that";
constexpr std::string_view kChargeOnly = "only the host, or the only player, can do that";
constexpr std::string_view kWatching = "you are watching";

v1::RoomState state_of(const client::Room& room) { return room.view.head().state(); }

std::string_view why_not_start(const client::Room& room) {
  if (state_of(room) != v1::ROOM_STATE_WAITING) return "the match has begun already";
  if (!room.hosting()) return kHostOnly;
  return seats_taken(room) < room.view.head().seats_needed() ? "too few seats are taken"
                                                             : std::string_view();
}

// The match is on, and it is up to those in charge.
std::string_view why_not_charge(const client::Room& room) {
  if (!match_is_on(room)) return kNoMatch;
  return in_charge(room) ? std::string_view() : kChargeOnly;
}

std::string_view why_not_resign(const client::Room& room) {
  if (!match_is_on(room)) return kNoMatch;
  return room.seated() ? std::string_view() : kWatching;
}

// A new board, or the same one.
std::string_view why_not_board(const client::Room& room, bool same) {
  const bool on_the_table = !same && state_of(room) == v1::ROOM_STATE_WAITING;
  if (!client::is_finished(state_of(room)) && !on_the_table) return "the match is not over yet";
  return room.hosting() ? std::string_view() : kHostOnly;
}

// Giving up is anybody's; what comes after the end is the host's.
std::string_view why_not_renew(const client::Room& room) {
  if (room.running()) return room.seated() ? std::string_view() : kWatching;
  if (state_of(room) == v1::ROOM_STATE_PAUSED) return kNoMatch;
  return room.hosting() ? std::string_view() : kHostOnly;
}

std::string_view why_not_move(const client::Room& room) {
  if (!room.running()) return kNoMatch;
  if (!room.seated()) return kWatching;
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

std::string_view why_not(int act, const client::Room& room) {
  switch (act) {
    case kStart:
      return why_not_start(room);
    case kStop:
    case kPause:
      return why_not_charge(room);
    case kResign:
      return why_not_resign(room);
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
      return {};
    default:  // something about the board
      if (act >= kGameMoves) return why_not_move(room);
      return room.running() ? std::string_view() : kNoMatch;
  }
}

}  // namespace gridmates::terminal
