// Tries moves on a copy of a replayed match.
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/terminal/replay_page.h"
#include "client/words/refusals.h"

namespace gridmates::terminal {

client::Room ReplayPage::room_now(std::uint64_t now_ms) const {
  const std::size_t step = step_at(now_ms);
  return trial_ ? model_->room(step, trial_->now()) : model_->room(step);
}

MatchScene ReplayPage::scene(const client::Room& room, Scale scale) const {
  MatchScene scene{room, room.view.matches(0), {}, scale, who_, false, room.room_time_ms};
  return scene;
}

void ReplayPage::begin_trial(Stage& stage) {
  stop_playing(stage);
  auto from = model_->match(step_);
  if (!from) return;
  trial_.emplace(*std::move(from));
  compose_bindings();
  stage.message = tr("moves are tried on a copy now; Esc goes back to the match as it was");
}

void ReplayPage::end_trial(Stage& stage) {
  trial_.reset();
  compose_bindings();
  stage.message = tr("the match as it was");
}

void ReplayPage::undo_trial(bool again, Stage& stage) {
  if (again ? trial_->redo() : trial_->undo()) return;
  if (again) return stage.refuse(tr("no move has been taken back"));
  // Before the tried moves come those of the match.
  if (step_ == 0) return stage.refuse(tr("the match begins here"));
  auto from = model_->match(step_ - 1);
  if (!from) return stage.refuse(tr("this client cannot follow the match so far"));
  --step_;
  trial_.emplace(*std::move(from));
}

std::optional<std::uint32_t> ReplayPage::clicked(Spot at, const Stage& stage) const {
  const Places where = places(stage.screen);
  const Spot inside{at.row - 1, at.column};
  const bool on = inside.row >= 0 && inside.row < where.rows && inside.column < where.columns;
  return on ? pane_->cell_at(inside, where.scale) : std::nullopt;
}

void ReplayPage::act_of_game(const Hit& hit, Stage& stage) {
  if (!trial_) return;
  const client::Room room = room_now(stage.now_ms);
  const MatchScene match = scene(room, Scale::kS);
  if (hit.at) {
    const auto cell = clicked(*hit.at, stage);
    if (!cell || !pane_->point_at(hit, *cell)) return;
    if (const std::string why = why_not(hit.act, stage); !why.empty()) return stage.refuse(why);
  }
  const Acted acted = pane_->act(hit, match);
  if (!acted.why.empty()) return stage.refuse(acted.why);
  stage.menu = acted.menu;
  if (!acted.command.empty() || !acted.typing.empty() || !acted.notes.empty()) {
    return stage.refuse(tr("that is for a match that is played"));
  }
  for (const v1::Move& move : acted.moves) {
    const replay::MatchAgain before = trial_->now();
    const core::Seat seat = model_->mover(before);
    const auto done = trial_->play(seat, move);
    if (!done) return stage.refuse(words::as_clause(words::refusal_sentence(done.error())));
    stage.message = after_trial(before, seat, move, stage);
  }
}

// The message that a room would show after such a move.
std::string ReplayPage::after_trial(const replay::MatchAgain& before, core::Seat seat,
                                    const v1::Move& move, const Stage& stage) const {
  v1::Event event;
  event.mutable_moved()->set_player(seat.value);
  *event.mutable_moved()->mutable_move() = move;
  *event.mutable_delta()->add_match_deltas() = trial_->now().change_since(before, seat);
  const client::Room room = room_now(stage.now_ms);
  return pane_->after_move(event, scene(room, Scale::kS));
}

}  // namespace gridmates::terminal
