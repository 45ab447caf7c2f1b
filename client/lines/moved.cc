#include "client/lines/moved.h"

#include <algorithm>
#include <optional>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/lines/game_lines.h"

namespace gridmates::lines {
namespace {

// The number of columns of a move's board, 0 if all are alike; nullopt if another board is current
// and the earlier one's size is not known.
std::optional<std::uint32_t> columns_of(const v1::Event& moved, const client::Room& room,
                                        const GameLines& game) {
  const std::uint32_t picked = game.columns(room.view.head().options());
  if (picked == 0) return 0;
  const auto index = static_cast<int>(moved.moved().match_index());
  const bool lies = index < room.view.matches_size();
  const auto is_another = [&](const v1::Event& later) {
    return later.seq() > moved.seq() &&
           (later.has_started() || (later.has_board_chosen() && !lies));
  };
  if (std::ranges::any_of(room.feed, is_another)) return std::nullopt;
  const std::uint32_t columns = lies ? room.view.matches(index).columns() : 0;
  return columns == 0 ? picked : columns;
}

}  // namespace

// Uses the name of the match's player, which is kept after leaving the room.
std::string moved_words(const v1::Event& event, const client::Room& room) {
  const v1::Moved& moved = event.moved();
  const GameLines* game = game_lines(room.view.head().game());
  const std::string name = client::printable(room.name_of(room.mover(event)));
  if (game == nullptr) return tr("{} made a move.", name);
  const auto columns = columns_of(event, room, *game);
  if (!columns) return tr("{} made a move on an earlier board.", name);
  const int index = static_cast<int>(moved.match_index());
  MadeMove made{moved};
  made.columns = *columns;
  // A move without visible changes has no delta.
  const bool is_shown = event.has_delta() || event.seq() == room.seq;
  if (is_shown && index < room.view.matches_size()) made.match = &room.view.matches(index);
  for (const v1::MatchDelta& delta : event.delta().match_deltas()) {
    if (delta.index() == moved.match_index()) made.delta = &delta;
  }
  if (event.seq() == room.seq && made.delta != nullptr) made.before = &room.before;
  return game->describe(made, name);
}

}  // namespace gridmates::lines
