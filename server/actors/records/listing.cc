#include "server/actors/records/listing.h"

#include <variant>

#include "server/base/computers.h"
#include "server/base/dates.h"
#include "server/room/watching.h"

namespace gridmates::actors {
namespace {

room::Leaf listed_state(room::Leaf leaf) {
  return leaf == room::Leaf::kSecondToMove ? room::Leaf::kFirstToMove : leaf;
}

}  // namespace

bool lists_alike(room::Leaf a, room::Leaf b) { return listed_state(a) == listed_state(b); }

ports::OpenRoom listed(const ports::RoomRecord& record, const room::Room& room) {
  const room::RoomView view = room.outline();
  ports::OpenRoom out;
  out.id = record.id;
  out.code = record.code;
  out.creator = room.creator();
  out.game = view.head.game;
  out.table = view.head.table;
  out.state = static_cast<std::uint8_t>(listed_state(view.head.state));
  out.seats = view.head.chairs;
  out.private_room = view.head.private_room;
  out.locked = view.head.locked;
  if (view.head.board) {
    out.options = view.head.board->options.items();
    out.level = view.head.board->level.str();
  }
  if (const auto& daily = room.daily()) out.daily = date_of(daily->day) + ' ' + daily->level.str();
  for (const auto& member : view.members) {
    if (member.number == view.head.host) out.host = member.name;
    ++(member.chair == Chair(0) ? out.watching : out.seated);
  }
  out.watchers = static_cast<std::uint8_t>(room.watching().watchers);
  out.delay_s = room.watching().delay_s;
  if (!view.head.clocks.empty()) out.clocks = core::encode(room::ClocksSet{view.head.clocks});
  out.rated = view.head.rated;
  const bool closed_seats = room.opened().table != core::Table::kCoop &&
                            (room.running() || room.leaf() == room::Leaf::kPaused);
  out.offers_nothing =
      room.watching().watchers != room::Watchers::kAll && (closed_seats || out.seated == out.seats);
  for (const auto& [number, player] : room.members()) {
    if (!is_computer(player)) out.members.push_back(player);
  }
  out.put_out = room.kicked();
  out.awaited = room.to_move();
  return out;
}

std::vector<PlayerId> hear_nobody(const room::Room& room) {
  const room::Watching watching(room);
  std::vector<PlayerId> players;
  if (!watching.hides_watchers()) return players;
  for (const auto& [number, player] : room.members()) {
    if (watching.sits(number) && !is_computer(player)) players.push_back(player);
  }
  return players;
}

bool changes_listing(const room::Event& event) {
  return !std::holds_alternative<room::Moved>(event.what) &&
         !std::holds_alternative<room::Said>(event.what) &&
         !std::holds_alternative<room::Emoted>(event.what) &&
         !std::holds_alternative<room::ReadyChanged>(event.what);
}

}  // namespace gridmates::actors
