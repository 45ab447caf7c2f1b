// The list of games of this face.
#include <array>

#include "client/core/text.h"
#include "client/linear/game_face.h"

namespace gridmates::linear {

std::span<const GameFace* const> game_faces() {
  static const std::array<const GameFace*, 3> kFaces = {&sudoku_face(), &tictactoe_face(),
                                                        &minesweeper_face()};
  return kFaces;
}

const GameFace* game_face(std::string_view game) {
  for (const GameFace* face : game_faces()) {
    if (face->game() == game) return face;
  }
  return nullptr;
}

std::string player_name(const v1::MatchView& match, std::uint32_t player) {
  for (const auto& entry : match.players()) {
    if (entry.player() == player) return client::printable(entry.name());
  }
  return "somebody";
}

}  // namespace gridmates::linear
