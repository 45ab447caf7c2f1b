#include "client/linear/ends.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/lines/dailies.h"
#include "client/lines/game_lines.h"
#include "client/lines/next.h"
#include "client/replay/summary.h"
#include "client/words/dailies.h"
#include "client/words/race.h"

namespace gridmates::linear {
namespace {

using client::printable;

// The sort key of a racer: the place, then the match; racers without a place come last.
std::pair<std::uint32_t, std::uint32_t> place_of(const v1::MatchView* match) {
  constexpr std::uint32_t kNone = ~std::uint32_t{0};
  const std::uint32_t place = match->players().empty() ? 0 : match->players(0).place();
  return {place == 0 ? kNone : place, match->index()};
}

// "part ana: 1st 3:07.043, 24 digits, 29 moves, 1 mistake"; without a model from the board.
std::string part_line(const v1::MatchView& match, const v1::MatchPlayer& player,
                      const lines::GameLines* game, replay::ReplayModel* model) {
  std::string line;
  const auto add = [&line](const std::string& part) {
    if (!part.empty()) line += (line.empty() ? "" : ", ") + part;
  };
  if (player.place() != 0) {
    add(words::place_word(player.place()) + " " + client::format_exact_time(player.finished_ms()));
  }
  if (game != nullptr) add(game->part(match, player.player()));
  if (model != nullptr) add(replay::deeds_words(*model, match.index(), player.player()));
  return line.empty() ? line : "part " + printable(player.name()) + ": " + line;
}

}  // namespace

lines::Lines Ends::begin(const client::Room& room, bool is_short) {
  daily_asked_ =
      room.daily && room.seated() ? client_.list_dailies(room.daily->date()) : daily_asked_;
  if (is_short) return {};
  ended_.emplace(room);
  return ask() ? lines::Lines() : told(room);
}

bool Ends::ask() {
  const auto wanted = ended_->next();
  replay_asked_ = wanted ? client_.get_replay(*wanted) : 0;
  return replay_asked_ != 0;
}

std::optional<lines::Lines> Ends::take(const client::Answered& answered, const client::Room* room) {
  if (answered.intent == 0) return std::nullopt;
  if (answered.intent == daily_asked_) return took_daily(answered.frame, room);
  if (answered.intent != replay_asked_) return std::nullopt;
  replay_asked_ = 0;
  ended_->take(answered.frame);
  if (room == nullptr || replay::run_of(*room) != ended_->run()) return lines::Lines();
  return ask() ? lines::Lines() : told(*room);
}

replay::ReplayModel* Ends::followed(std::uint32_t index) {
  for (replay::ReplayModel& board : ended_->boards()) {
    if (board.replay().match().index() == index) return &board;
  }
  return ended_->first();
}

// Uses the server's replay, so that it works when the board has been replaced.
lines::Lines Ends::told(const client::Room& room) {
  const v1::RoomHead& head = room.view.head();
  const lines::GameLines* game = lines::game_lines(head.game());
  lines::Lines told;
  const auto add = [&told](std::string line) {
    if (!line.empty()) told.push_back(std::move(line));
  };
  const replay::ReplayModel* model = ended_->first();
  auto matches = room.view.matches();
  if (matches.empty() && model != nullptr) *matches.Add() = model->replay().match();
  std::vector<const v1::MatchView*> by_place;
  for (const v1::MatchView& match : matches) by_place.push_back(&match);
  std::ranges::sort(by_place, {}, place_of);
  for (const v1::MatchView* match : by_place) {
    for (const v1::MatchPlayer& player : match->players()) {
      add(part_line(*match, player, game, followed(match->index())));
    }
  }
  if (model != nullptr) {
    const v1::MatchView* own = room.match();
    const v1::MatchPlayer* self = own == nullptr ? nullptr : client::player_of(*own, room.you);
    const std::string place = replay::standing_words(
        model->replay(), self == nullptr ? client_.model().name : self->name());
    if (!place.empty()) add("run: " + place);
  }
  if (client::is_finished(head.state())) add(lines::next_line(room));
  ended_.reset();
  return told;
}

// The result of the daily that is played here.
lines::Lines Ends::took_daily(const v1::ServerFrame& frame, const client::Room* room) {
  daily_asked_ = 0;
  const v1::Daily* daily = room == nullptr ? nullptr : words::daily_of(frame.daily_list(), *room);
  return daily == nullptr ? lines::Lines()
                          : lines::Lines{lines::describe(*daily, frame.daily_list())};
}

}  // namespace gridmates::linear
