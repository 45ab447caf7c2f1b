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

std::string help_words(const client::Room& room) {
  const GameLines* game = game_lines(room.view.head().game());
  if (game == nullptr || room.match() == nullptr) return {};
  const std::string help = game->help(*room.match());
  return help.empty() ? help : " " + tr("with {}", help);
}

std::string player_name(const v1::MatchView& match, std::uint32_t player) {
  for (const auto& entry : match.players()) {
    if (entry.player() == player) return client::printable(entry.name());
  }
  return tr("somebody");
}

}  // namespace gridmates::lines
