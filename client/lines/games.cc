#include "client/core/text.h"
#include "client/linear/list.h"

namespace gridmates::linear {

const GameFace* game_face(std::string_view game) {
  for (const auto& face : kFaces) {
    if (face().game() == game) return &face();
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
