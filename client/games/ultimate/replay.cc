// A finished match as text in a format similar to PGN.
#include "client/tools/replay/list.h"
#include "client/tools/replay/match_record.h"
#include "engine/ultimate/record.h"

namespace gridmates::tools {

GameReplay ultimate_replay() {
  constexpr auto kBoardOf = [](const v1::MatchView& match) {
    return match.has_ultimate() ? std::optional<ultimate::Board>(std::in_place) : std::nullopt;
  };
  return replay_of_two<ultimate::Notation, kBoardOf>("ultimate");
}

}  // namespace gridmates::tools
