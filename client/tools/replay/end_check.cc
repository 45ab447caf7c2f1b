#include "client/tools/replay/end_check.h"

#include <utility>

#include "proto/convert/canonical.h"
#include "proto/convert/game_converter.h"

namespace gridmates::tools {
namespace {

// The board without its status, unless it is compared too: the status of a match that was not
// completed depends on more than its moves, such as the current hint.
core::Bytes compared(v1::MatchView view, bool with_status) {
  constexpr int kStatus = 2;  // in the view of every game (game.proto)
  view.clear_index();
  view.clear_players();
  const auto* oneof = v1::MatchView::descriptor()->FindOneofByName("game");
  const auto& reflection = *v1::MatchView::GetReflection();
  const auto* field = reflection.GetOneofFieldDescriptor(view, oneof);
  if (field != nullptr && !with_status) {
    google::protobuf::Message& board = *reflection.MutableMessage(&view, field);
    board.GetReflection()->ClearField(&board, board.GetDescriptor()->FindFieldByNumber(kStatus));
  }
  return convert::canonical_bytes_of(view);
}

}  // namespace

bool is_shown_at_the_end(const core::Match& match, const v1::Replay& replay) {
  const bool race = replay.head().table() == v1::TABLE_RACE;
  const auto seat = static_cast<std::uint8_t>(race ? replay.match().index() : 0);
  v1::MatchView own;
  convert::converter(replay.head().game())
      ->view(match.view({core::Viewer::Kind::kAfterwards, core::Seat(seat)}), own);
  const bool over = match.outcome().over();
  return compared(std::move(own), over) == compared(replay.match(), over);
}

}  // namespace gridmates::tools
