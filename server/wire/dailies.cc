#include "server/wire/dailies.h"

#include <array>
#include <cinttypes>
#include <cstdio>

#include "server/wire/errors.h"

namespace gridmates::wire {
namespace {

v1::DailyState state_of(const ports::DailyStanding& standing) {
  if (!standing.mine) return v1::DAILY_STATE_NOT_PLAYED;
  if (!standing.mine->end) return v1::DAILY_STATE_OPEN;
  return standing.mine->end->solved ? v1::DAILY_STATE_SOLVED : v1::DAILY_STATE_UNSOLVED;
}

void put_daily(const DailyList::Entry& entry, v1::Daily& out) {
  const ports::DailyStanding& standing = entry.standing;
  out.set_game(entry.daily.game);
  out.set_level(entry.daily.level);
  out.set_state(state_of(standing));
  out.set_solved(standing.solved);
  if (!standing.mine) return;
  out.set_room(standing.mine->room.str());
  if (!standing.mine->end) return;
  const ports::DailyEnd& end = *standing.mine->end;
  if (end.solved) out.set_time_ms(end.time_ms);
  out.set_help(end.help);
  out.set_paused(end.apart);
  out.set_place(standing.place);
  out.set_of(standing.of);
}

// "3:07.043", "1:02:03.004".
std::string time_words(std::uint64_t time_ms) {
  const std::uint64_t hours = time_ms / 3'600'000;
  const std::uint64_t minutes = time_ms / 60'000 % 60;
  const std::uint64_t seconds = time_ms / 1'000 % 60;
  const std::uint64_t rest_ms = time_ms % 1'000;
  std::array<char, 64> text{};
  if (hours > 0) {
    std::snprintf(text.data(), text.size(), "%" PRIu64 ":%02" PRIu64 ":%02" PRIu64 ".%03" PRIu64,
                  hours, minutes, seconds, rest_ms);
  } else {
    std::snprintf(text.data(), text.size(), "%" PRIu64 ":%02" PRIu64 ".%03" PRIu64, minutes,
                  seconds, rest_ms);
  }
  return text.data();
}

}  // namespace

v1::ServerFrame daily_list(std::uint32_t reply_to, const DailyList& list) {
  v1::ServerFrame frame;
  frame.set_reply_to(reply_to);
  v1::DailyList& out = *frame.mutable_daily_list();
  out.set_date(date_of(list.day));
  out.set_closes_in_ms(list.closes_in_ms);
  if (list.day > 0) out.set_before(date_of(list.day - 1));
  for (const DailyList::Entry& entry : list.entries) put_daily(entry, *out.add_dailies());
  for (const DailyList::Streak& streak : list.streaks) {
    v1::DailyStreak& told = *out.add_streaks();
    told.set_game(streak.game);
    told.set_days(streak.days);
    told.set_today(streak.today);
  }
  return frame;
}

v1::Error daily_finished(const ports::DailyStanding& standing) {
  const ports::DailyEnd& end = *standing.mine->end;
  const auto finished = [&]() -> v1::Error {
    constexpr auto kCode = v1::ERROR_CODE_WRONG_STATE;
    if (!end.solved) {
      return refuse(kCode, "You have played this daily puzzle, and it was not solved.");
    }
    const std::string time = time_words(end.time_ms);
    if (standing.place == 0) {
      return refuse(kCode, "You have solved this daily puzzle in {time}.", {{"time", time}});
    }
    return refuse(kCode, "You have solved this daily puzzle in {time}, place {place} of {of}.",
                  {{"time", time},
                   {"place", std::to_string(standing.place)},
                   {"of", std::to_string(standing.of)}});
  };
  v1::Error no = finished();
  no.set_reason("daily_finished");
  return no;
}

}  // namespace gridmates::wire
