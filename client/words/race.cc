#include "client/words/race.h"

#include <algorithm>
#include <tuple>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"

namespace gridmates::words {
namespace {

// Rounded up; 0 in the past.
std::uint32_t seconds_until(std::uint64_t then_ms, std::uint64_t now_ms) {
  constexpr std::uint64_t kSecondMs = 1'000;
  const std::uint64_t left_ms = then_ms - std::min(then_ms, now_ms);
  return static_cast<std::uint32_t>((left_ms + kSecondMs - 1) / kSecondMs);
}

}  // namespace

std::vector<Racer> racers(const client::Room& room) {
  std::vector<Racer> all;
  for (const v1::MatchView& match : room.view.matches()) {
    for (const v1::MatchPlayer& player : match.players()) {
      all.push_back({&match, &player, count_of(match)});
    }
  }
  const auto rank = [](const Racer& racer) {
    const std::uint32_t place = racer.player->place();
    return std::tuple(place == 0, place, racer.player->out(), ~racer.count.done,
                      racer.match->index());
  };
  std::sort(all.begin(), all.end(),
            [rank](const Racer& a, const Racer& b) { return rank(a) < rank(b); });
  return all;
}

std::optional<Racer> racer(const client::Room& room, std::uint32_t member) {
  for (const Racer& one : racers(room)) {
    if (one.player->member() == member) return one;
  }
  return std::nullopt;
}

Boards boards_of(const client::Room& room) {
  const auto self = racer(room, room.you);
  int shown = 0, hidden = 0;
  for (const v1::MatchView& match : room.view.matches()) {
    if (self && &match == self->match) continue;
    ++(client::shows_board(match) ? shown : hidden);
  }
  if (hidden == 0) return Boards::kAll;
  const bool done = self && self->player->place() != 0;
  if (!done && !client::is_finished(room.view.head().state())) return Boards::kNotYet;
  return shown == 0 ? Boards::kTooLarge : Boards::kSome;
}

std::uint32_t countdown_s(const v1::RoomHead& head, std::uint64_t room_time_ms) {
  return seconds_until(head.begins_ms(), room_time_ms);
}

std::string countdown_words(const v1::RoomHead& head, std::uint64_t room_time_ms) {
  const std::uint32_t seconds = countdown_s(head, room_time_ms);
  return seconds == 0 ? "" : tr("The race begins in {} s", seconds);
}

std::uint32_t frozen_s(const v1::MatchPlayer& player, std::uint64_t room_time_ms) {
  return player.out() ? 0 : seconds_until(player.frozen_until_ms(), room_time_ms);
}

std::string place_word(std::uint32_t place) {
  const std::uint32_t last = place % 10;
  const bool teen = place % 100 / 10 == 1;
  return teen || last == 0 || last > 3 ? tr("{}th", place)
         : last == 1                   ? tr("{}st", place)
         : last == 2                   ? tr("{}nd", place)
                                       : tr("{}rd", place);
}

// A delta names a player again for any change: it is news if they finished at this very time, or
// are frozen from this time on. A player who finishes sees everything from then on: their own place
// comes with whole matches. The end, at the time of the last move, reveals everything to everybody
// and is no news.
std::string race_news(const v1::Event& event, const client::Room& room) {
  std::string words;
  if (event.has_ended()) return words;
  const auto tell = [&](const v1::MatchPlayer& player, bool freezes) {
    const bool you = player.member() == room.you;
    const std::uint32_t frozen = freezes ? frozen_s(player, event.room_time_ms()) : 0;
    const bool finished = player.place() != 0 && player.finished_ms() == event.room_time_ms();
    if (!finished && frozen == 0) return;
    words += words.empty() ? "" : ", ";
    const std::string name = client::printable(player.name());
    if (finished) {
      words += tr("{} finished {} in {}", you ? tr("you") : name, place_word(player.place()),
                  client::format_exact_time(player.finished_ms()));
    } else {
      words +=
          you ? tr("you are frozen for {} s", frozen) : tr("{} is frozen for {} s", name, frozen);
    }
  };
  for (const v1::MatchDelta& delta : event.delta().match_deltas()) {
    for (const v1::MatchPlayer& player : delta.players()) tell(player, true);
  }
  for (const v1::MatchView& match : event.delta().matches()) {
    for (const v1::MatchPlayer& player : match.players()) tell(player, false);
  }
  return words;
}

std::string cap_words(std::uint32_t minutes) {
  return minutes == 0 ? tr("time cap: none") : tr("time cap: {} min", minutes);
}

}  // namespace gridmates::words
