// A finished match as text in a format similar to PGN.
#include "client/tools/replay/list.h"
#include "client/tools/replay/match_record.h"
#include "engine/connectfour/record.h"

namespace gridmates::tools {

GameReplay connectfour_replay() {
  constexpr auto kBoardOf = [](const v1::MatchView& match) {
    return match.has_connectfour() ? std::optional<connectfour::Board>(std::in_place)
                                   : std::nullopt;
  };
  return replay_of_two<connectfour::Notation, kBoardOf>("connectfour");
}

}  // namespace gridmates::tools
