// A player's page as a frame.
#include "server/room/view.h"
#include "server/wire/frames.h"
#include "server/wire/ratings.h"
#include "server/wire/room_view.h"

namespace gridmates::wire {
namespace {

v1::PastOutcome outcome_to_wire(ports::PastOutcome outcome) {
  switch (outcome) {
    case ports::PastOutcome::kSolved:
      return v1::PAST_OUTCOME_SOLVED;
    case ports::PastOutcome::kWon:
      return v1::PAST_OUTCOME_WON;
    case ports::PastOutcome::kDrawn:
      return v1::PAST_OUTCOME_DRAWN;
    case ports::PastOutcome::kLost:
      return v1::PAST_OUTCOME_LOST;
    case ports::PastOutcome::kStopped:
      return v1::PAST_OUTCOME_STOPPED;
  }
  return v1::PAST_OUTCOME_UNSPECIFIED;
}

void put(const ports::PlayedKind& kind, v1::PlayedKind& out) {
  out.set_category(kind.category);
  out.set_table(wire::to_wire(kind.table));
  out.set_team_size(kind.team_size);
  out.set_assisted(kind.assisted);
  out.set_played(kind.played);
  out.set_won(kind.won);
  out.set_best_ms(kind.best_ms);
  if (kind.best.match != 0) {
    out.set_best_run(kind.best.room.str() + '/' + std::to_string(kind.best.match));
  }
  out.set_median_ms(kind.median_ms);
  out.set_best_rate(kind.best_rate);
  out.set_per_click(kind.per_click);
  out.set_best_racer(kind.best_racer.str());
}

void put(const ports::PlayedGame& game, v1::PlayedGame& out) {
  out.set_game(game.game);
  out.set_played(game.played);
  out.set_won(game.won);
  out.set_drawn(game.drawn);
  out.set_lost(game.lost);
  out.set_stopped(game.stopped);
  for (const ports::PlayedKind& kind : game.kinds) put(kind, *out.add_kinds());
}

void put(const ports::PastMatch& match, v1::PastMatch& out) {
  const ports::Run& run = match.run;
  out.set_run(run.code.str() + '/' + std::to_string(run.match));
  out.set_game(run.game);
  out.set_table(wire::to_wire(run.table));
  out.set_category(ports::compared_as(match));
  out.set_outcome(outcome_to_wire(ports::outcome_of(match)));
  out.set_time_ms(run.time_ms);
  out.set_wall_time_ms(run.wall_ms);
  out.set_counts(run.counts);
  out.set_team_size(match.team_size);
  out.set_assisted(run.assisted);
  out.set_pack(run.pack);
  out.set_number(run.number);
  out.set_worth(run.worth);
  out.set_clicks(run.clicks);
  out.set_too_fast(run.too_fast);
  if (run.table == core::Table::kRace) out.set_racer(run.players.front().name.str());
}

}  // namespace

v1::ServerFrame player_page(std::uint32_t reply_to, const ports::PlayerPage& page,
                            std::uint32_t nth, bool mine) {
  v1::ServerFrame frame;
  frame.set_reply_to(reply_to);
  v1::PlayerPage& out = *frame.mutable_player_page();
  out.set_name(page.name.str());
  out.set_namesakes(page.namesakes);
  out.set_nth(nth);
  out.set_mine(mine);
  for (const ports::PlayedGame& game : page.games) put(game, *out.add_games());
  for (const ports::PastMatch& match : page.history) put(match, *out.add_history());
  out.set_streak_days(page.streak_days);
  out.set_best_streak_days(page.best_streak_days);
  out.set_all_since_wall_ms(page.all_ended_since);
  out.set_more(page.more);
  for (const ports::RatingHistory& history : page.ratings) wire::put(history, *out.add_ratings());
  for (const ports::Opponent& opponent : page.opponents) wire::put(opponent, *out.add_opponents());
  return frame;
}

}  // namespace gridmates::wire
