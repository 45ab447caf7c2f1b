#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/lines/list.h"

namespace gridmates::lines {

const GameLines* game_lines(std::string_view game) {
  for (const auto& lines : kGameLines) {
    if (lines().game() == game) return &lines();
  }
  return nullptr;
}

namespace {

// The match for texts about the end: at a race that of the winner.
const v1::MatchView* told_match(const client::Room& room) {
  if (room.view.head().table() != v1::TABLE_RACE) return room.match();
  const auto is_first = [](const v1::MatchView& match) {
    return std::ranges::any_of(match.players(), [](const auto& one) { return one.place() == 1; });
  };
  const auto& matches = room.view.matches();
  const auto first = std::ranges::find_if(matches, is_first);
  return first == matches.end() ? nullptr : &*first;
}

}  // namespace

std::string help_words(const client::Room& room) {
  const GameLines* game = game_lines(room.view.head().game());
  const v1::MatchView* match = told_match(room);
  if (game == nullptr || match == nullptr) return {};
  const std::string help = game->help(*match);
  return help.empty() ? help : " " + tr("with {}", help);
}

std::string player_name(const v1::MatchView& match, std::uint32_t player) {
  for (const auto& entry : match.players()) {
    if (entry.player() == player) return client::printable(entry.name());
  }
  return tr("somebody");
}

}  // namespace gridmates::lines
