// Which board is shown: your own, another racer's, or that of the followed racer, current or
// earlier; and the bar of your best run, or of the chosen one.
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/terminal/room_facts.h"
#include "client/terminal/room_page.h"
#include "client/terminal/typed_alone.h"
#include "client/terminal/typed_command.h"

namespace gridmates::terminal {
namespace {

constexpr std::size_t kGhostSteps = 50;  // examined at once

}  // namespace

std::optional<std::uint32_t> RoomPage::other_board(const client::Room& room) const {
  const v1::MatchView* now = shown_match(room);
  const int count = room.view.matches_size();
  for (int i = 1; i < count && now != nullptr; ++i) {
    const int index = (static_cast<int>(now->index()) + i) % count;
    if (client::shows_board(room.view.matches(index))) return static_cast<std::uint32_t>(index);
  }
  return std::nullopt;
}

// Shows your own board and the other visible ones in turn.
void RoomPage::show_other_board(Stage& stage) {
  const client::Room& room = *stage.model.room;
  if (const auto other = other_board(room)) return show_board(*other, stage);
  if (const std::string racer = next_racer(room); !racer.empty()) {
    run_line("follow " + racer, stage);
  }
}

void RoomPage::show_board(std::uint32_t index, Stage& stage) {
  const client::Room& room = *stage.model.room;
  other_ = index;
  follow(stage.model);
  const v1::MatchView& match = room.view.matches(static_cast<int>(index));
  if (match.players().empty()) return;
  const MatchScene shown{room, match, {}};
  stage.message = tr("the board of {}", shown.player_name(match.players(0).player()));
}

// Shows the watched match before its latest moves, or live.
void RoomPage::look_back(int act, const client::Room& room) {
  if (act == kLive) {
    back_.live();
  } else {
    back_.go(room, act == kLater ? 1 : -1);
  }
  compose_bindings(room);
}

// A refusal of its requests is not shown.
void RoomPage::follow_ghost(Stage& stage) {
  const client::Room& room = *stage.model.room;
  const auto quietly = [&stage](client::IntentId asked) {
    if (asked != 0) stage.quiet.insert(asked);
    return asked;
  };
  if (!ghost_) {
    ghost_.emplace(replay::GhostRun::Asks{[&stage, quietly](v1::GetPlayer asked) {
                                            return quietly(
                                                stage.requests.get_player(std::move(asked)));
                                          },
                                          [&stage, quietly](const v1::GetReplay& asked) {
                                            return quietly(stage.requests.get_replay(asked));
                                          }});
  }
  if (stage.ghost) ghost_->choose(room, *std::exchange(stage.ghost, std::nullopt));
  ghost_->follow(room, preferences_.shows(Aid::kGhost));
}

// Shows why a chosen run cannot be used, because the person has requested it.
void RoomPage::hear_ghost(const client::Notice& notice, Stage& stage) {
  if (ghost_) {
    const bool known = ghost_->refused().has_value();
    ghost_->heard(notice);
    if (!known && ghost_->refused()) terminal::refuse(*ghost_->refused(), stage);
  }
  follow_ghost(stage);
}

void RoomPage::work_ghost(Stage& stage) {
  if (stage.ghost && stage.model.room) follow_ghost(stage);
  if (ghost_) ghost_->work(kGhostSteps);
}

std::optional<replay::GhostRun::Bar> RoomPage::ghost(const Stage& stage) const {
  if (!ghost_ || !replay::may_have_ghost(*stage.model.room)) return std::nullopt;
  return ghost_->at(stage.model.room->time_ms(stage.now_ms));
}

}  // namespace gridmates::terminal
