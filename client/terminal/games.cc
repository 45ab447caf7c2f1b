#include <algorithm>

#include "client/core/text.h"
#include "client/terminal/game_pane.h"
#include "client/terminal/list.h"
#include "client/terminal/plain_pane.h"

namespace gridmates::terminal {

const std::vector<GameFace>& games() {
  static const std::vector<GameFace> list = [] {
    std::vector<GameFace> faces;
    for (const auto& face : kFaces) faces.push_back(face());
    return faces;
  }();
  return list;
}

std::string game_title(std::string_view game) {
  for (const GameFace& face : games()) {
    if (face.id == game) return std::string(face.title);
  }
  return client::printable(game);
}

std::unique_ptr<GamePane> make_pane(std::string_view game) {
  for (const GameFace& face : games()) {
    if (face.id == game) return face.make_pane();
  }
  return make_plain_pane();
}

std::uint32_t step(std::uint32_t cell, int key, std::uint32_t rows, std::uint32_t columns) {
  const std::uint32_t row = cell / columns;
  const std::uint32_t column = cell % columns;
  switch (key / 2) {
    case 0:
      return column > 0 ? cell - 1 : cell;
    case 1:
      return row + 1 < rows ? cell + columns : cell;
    case 2:
      return row > 0 ? cell - columns : cell;
    default:
      return column + 1 < columns ? cell + 1 : cell;
  }
}

std::optional<std::uint32_t> MatchScene::you() const {
  const v1::MatchPlayer* self = client::player_of(match, room.you);
  return self == nullptr ? std::nullopt : std::optional(self->player());
}

std::string MatchScene::player_name(std::uint32_t player) const {
  for (const v1::MatchPlayer& candidate : match.players()) {
    if (candidate.player() == player) return client::printable(candidate.name());
  }
  return "somebody";
}

std::optional<std::uint32_t> MatchScene::other_at(std::uint32_t cell) const {
  if (!others) return std::nullopt;
  for (const v1::MatchPlayer& player : match.players()) {
    if (player.member() == room.you) continue;
    const auto presence = room.presence.find(player.member());
    if (presence == room.presence.end() || !presence->second.connected()) continue;
    if (presence->second.cursor() == cell + 1) return player.player();
  }
  return std::nullopt;
}

}  // namespace gridmates::terminal
