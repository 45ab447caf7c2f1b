#include "server/wire/decode_rooms.h"

#include <algorithm>
#include <utility>

#include "proto/convert/game_converter.h"
#include "server/base/limits.h"
#include "server/room/series.h"
#include "server/wire/decode_action.h"
#include "server/wire/errors.h"

namespace gridmates::wire {

core::Result<CreateRoom, v1::Error> wanted_room(const v1::CreateRoom& create) {
  CreateRoom out;
  const auto* converter = convert::converter(create.game());
  if (converter == nullptr) return no_such_game();
  out.game = converter->game();
  if (create.table() != v1::TABLE_COOP && create.table() != v1::TABLE_VERSUS &&
      create.table() != v1::TABLE_RACE) {
    return invalid("table", "A table is co-op, versus or race.");
  }
  out.table = static_cast<core::Table>(create.table() - v1::TABLE_COOP);
  out.private_room = create.private_room();
  const auto* options = create.has_options() ? &create.options() : nullptr;
  auto choice = check_options(converter, options, create.picked());
  if (!choice) return choice.error();
  out.options = *std::move(choice);
  auto puzzle = check_puzzle(create.puzzle());
  if (!puzzle) return puzzle.error();
  out.puzzle = *std::move(puzzle);
  const bool has_cap = create.cap_minutes() != 0;
  if (has_cap && out.table != core::Table::kRace)
    return invalid("cap_minutes", "Only a race has a time cap.");
  auto cap = check_cap(create.cap_minutes());
  if (!cap) return cap.error();
  out.cap_minutes = *cap;
  const auto computer = check_level("computer", create.computer());
  if (!computer) return computer.error();
  out.computer = *computer;
  auto clocks = check_clocks(create.clocks());
  if (!clocks) return clocks.error();
  out.clocks = *std::move(clocks);
  out.rated = create.rated();
  if (create.best_of() > 1 && !room::is_series(create.best_of())) {
    return invalid("best_of", "A series has an odd number of matches, at most {max}.",
                   {{"max", std::to_string(limits::kBestOf)}});
  }
  out.best_of = create.best_of() > 1 ? static_cast<std::uint8_t>(create.best_of()) : 0;
  if (create.watchers() < v1::WATCHERS_UNSPECIFIED || create.watchers() > v1::WATCHERS_NONE) {
    return invalid("watchers", "All may watch, or those with the code, or nobody.");
  }
  if (create.delay_s() > limits::kWatchDelayS) {
    return invalid("delay_s", "Watchers see a room at most {max} s late.",
                   {{"max", std::to_string(limits::kWatchDelayS)}});
  }
  const int who = std::max<int>(create.watchers(), v1::WATCHERS_ALL) - v1::WATCHERS_ALL;
  out.watching = {static_cast<room::Watchers>(who), static_cast<std::uint16_t>(create.delay_s())};
  return out;
}

core::Result<CreateRoom, v1::Error> wanted_match(const v1::CreateRoom& create) {
  auto room = wanted_room(create);
  if (!room) return room;
  if (room->table != core::Table::kVersus) {
    return invalid("table", "An opponent can only be found for a versus match.");
  }
  if (room->computer) {
    return invalid("computer", "You cannot look for an opponent and play against a computer.");
  }
  if (room->private_room) {
    return invalid("private_room", "A room that an opponent is found for cannot be private.");
  }
  return room;
}

}  // namespace gridmates::wire
