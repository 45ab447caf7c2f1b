// Handles the end of a room's match.
#include "client/terminal/room_facts.h"
#include "client/terminal/room_page.h"

namespace gridmates::terminal {

// Schedules the end page; starts the animation if the match was won together or by this player.
void RoomPage::note_end(const v1::MatchEnded& ended, Stage& stage) {
  constexpr std::uint64_t kLightMs = 1'500;
  const client::Room& room = *stage.model.room;
  const bool won = ended.winner() != 0 ? ended.winner() == room.you
                                       : ended.result() == v1::ROOM_STATE_FINISHED_SOLVED;
  end_at_ms_ = stage.now_ms + kLightMs;
  if (!won || !preferences_.shows(Aid::kMotion)) return;
  won_at_ms_ = stage.now_ms;
  stage.moving_until_ms = stage.now_ms + kLightMs;
}

// A prompt that was opened meanwhile keeps the room page.
void RoomPage::show_end(Stage& stage) {
  if (!end_at_ms_ || stage.now_ms < *end_at_ms_) return;
  if (prompt_ || !stage.model.room || !has_ended(*stage.model.room)) return end_at_ms_.reset();
  stage.next = Place::kEnd;
}

// At a race the board that is shown.
void RoomPage::watch_again(bool one_back, Stage& stage) const {
  const client::Room& room = *stage.model.room;
  const v1::MatchView* shown = shown_match(room);
  stage.replay = {room.code + "/" + std::to_string(room.view.head().match()), {}, one_back};
  const bool race = room.view.head().table() == v1::TABLE_RACE;
  if (race && shown != nullptr && !shown->players().empty()) {
    stage.replay->racer = shown->players(0).name();
  }
  stage.next = Place::kReplay;
}

}  // namespace gridmates::terminal
