#include "client/lines/describe.h"

#include <limits>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/core/leaderboards.h"
#include "client/core/ratings.h"
#include "client/core/text.h"
#include "client/lines/game_lines.h"
#include "client/lines/moved.h"
#include "client/words/away.h"
#include "client/words/boards.h"
#include "client/words/clocks.h"
#include "client/words/emotes.h"
#include "client/words/race.h"
#include "client/words/room_settings.h"
#include "client/words/score.h"
#include "client/words/votes.h"
#include "client/words/watching.h"

namespace gridmates::lines {
namespace {

using client::printable;

std::string who(const client::Room& room, std::uint32_t member) {
  return printable(room.name_of(member));
}

std::string left_words(const v1::Event& event, const client::Room& room) {
  const std::string name = printable(event.left().name());
  const bool went = event.left().kicked() == 0 || event.left().computer();
  if (went) return tr("{} left.", name);
  return tr("{} was removed by {}.", name, who(room, event.member()));
}

std::string count_words(const words::Count& count) {
  return tr("{} of {} {}", count.done, count.of, tr(count.what));
}

// A rival's move in a race: only the progress is shown.
std::string hidden_words(const v1::Event& event, const client::Room& room) {
  for (const v1::MatchDelta& delta : event.delta().match_deltas()) {
    const int index = static_cast<int>(delta.index());
    if (index >= room.view.matches_size()) continue;
    const v1::MatchView& match = room.view.matches(index);
    const words::Count count = words::count_of(match);
    if (count.of == 0 || match.players().empty()) continue;
    return printable(match.players(0).name()) + ": " + count_words(count) + ".";
  }
  return tr("something happened that you may not see.");
}

// "race: 1st bo, 3:07.043", "race: ana, 41 of 81 filled, frozen for 3 s".
std::string racer_line(const words::Racer& racer, std::uint64_t time_ms) {
  const v1::MatchPlayer& player = *racer.player;
  if (player.place() != 0) {
    return "race: " + words::place_word(player.place()) + " " + printable(player.name()) + ", " +
           client::format_exact_time(player.finished_ms());
  }
  std::string line = "race: " + printable(player.name()) + ", " + count_words(racer.count);
  if (player.out()) return tr("{}, out", line);
  const std::uint32_t frozen = words::frozen_s(player, time_ms);
  return frozen == 0 ? line : tr("{}, frozen for {} s", line, frozen);
}

// " The race begins in 3 s."
std::string begins_words(const client::Room& room, std::uint64_t time_ms) {
  const std::string words = words::countdown_words(room.view.head(), time_ms);
  return words.empty() ? "" : " " + words + ".";
}

std::string ended_words(const v1::Event& event, const client::Room& room) {
  std::string words = "match " + std::to_string(room.view.head().match()) + ": " +
                      client::outcome_words(event.ended()) +
                      client::cause_words(event.ended(), who(room, event.member())) + ". " +
                      tr("Time {}", client::format_exact_time(event.room_time_ms())) +
                      help_words(room) + ".";
  if (!event.ended().run().empty()) words += " " + tr("Run {}.", printable(event.ended().run()));
  const std::string score = words::score_words(room);
  if (!score.empty()) words += " " + tr("Score: {}.", score);
  const std::string series = words::series_end_words(room);
  if (!series.empty()) words += " " + tr("Series: {}.", series);
  return words;
}

std::string member_line(const client::Room& room, const v1::Member& member) {
  std::string line = "member " + std::to_string(member.number()) + ": " + printable(member.name());
  line += member.seat() == 0 ? tr(", watching") : tr(", seat {}", member.seat());
  if (member.number() == room.view.head().host()) line += tr(", host");
  if (member.ready()) line += tr(", ready");
  if (member.number() == room.you) line += tr(", you");
  const std::string rating = client::rating_text(room, member.number());
  if (!rating.empty()) line += tr(", rating {}", rating);
  if (member.computer() != 0) return line + tr(", computer of level {}", member.computer());
  if (!room.is_here(member.number()) && member.number() != room.you) line += tr(", away");
  return line;
}

std::string vote_words(const v1::Event& event, const std::string& name) {
  if (event.has_vote_closed()) return words::closed_words(event.vote_closed()) + ".";
  if (event.has_voted()) {
    return event.voted().yes() ? tr("{} voted yes.", name) : tr("{} voted no.", name);
  }
  const std::string asks = tr("{} asks: {}", name, words::question_words(event.vote_opened()));
  return asks.ends_with('?') ? asks : asks + ".";
}

std::string said_words(const v1::Said& said, const std::string& name) {
  const bool is_emote = said.emote() != v1::EMOTE_UNSPECIFIED;
  return is_emote ? tr("{} says {}.", name, words::emote_words(said))
                  : tr("{} says: {}", name, printable(said.text()));
}

// The settings that the host has changed.
std::string setting_words(const v1::Event& event, const std::string& name) {
  if (event.has_locked()) return tr("{} locked the room.", name);
  if (event.has_unlocked()) return tr("{} unlocked the room.", name);
  if (event.has_renamed()) return words::renamed_words(event.renamed()) + ".";
  return words::room_setting_words(event) + ".";
}

std::string paused_words(const v1::Event& event, const client::Room& room,
                         const std::string& name) {
  if (event.member() == 0) return tr("the match pauses: the player is away.");
  return words::is_voted_pause(event, room) ? tr("the match is paused.")
                                            : tr("{} paused the match.", name);
}

std::string event_words(const v1::Event& event, const client::Room& room) {
  const std::string name = who(room, event.member());
  switch (event.body_case()) {
    case v1::Event::kOpened:
      return tr("room opened by {}.", name);
    case v1::Event::kJoined:
      return event.joined().watching() ? tr("{} joined to watch.", printable(event.joined().name()))
                                       : tr("{} joined.", printable(event.joined().name()));
    case v1::Event::kLeft:
      return left_words(event, room);
    case v1::Event::kSeated:
      return tr("{} took seat {}.", name, event.seated().seat());
    case v1::Event::kUnseated:
      return tr("{} left seat {}.", name, event.unseated().seat());
    case v1::Event::kHostPassed:
      return tr("{} is host now.", who(room, event.host_passed().to()));
    case v1::Event::kBoardChosen:
      return "board: " + client::board_words(event.board_chosen().board()) + ".";
    case v1::Event::kPuzzleRead:
      return client::puzzle_read_words(event.puzzle_read()) + ".";
    case v1::Event::kDailyOpened:
      return client::daily_words(event.daily_opened()) + ".";
    case v1::Event::kStarted: {
      const std::string opener = words::opener_words(room);
      return tr("match {} started.", event.started().match()) +
             (opener.empty() ? begins_words(room, event.room_time_ms()) : " " + opener + ".");
    }
    case v1::Event::kMoved:
      return moved_words(event, room);
    case v1::Event::kTakenBack:
      return client::taken_back_words(event.taken_back()) + ".";
    case v1::Event::kPaused:
      return paused_words(event, room, name);
    case v1::Event::kInterrupted:
      return client::interrupted_words(event.interrupted()) + ".";
    case v1::Event::kUnpaused:
      return tr("{} went on with the match.", name) + begins_words(room, event.room_time_ms());
    case v1::Event::kEnded:
      return ended_words(event, room);
    case v1::Event::kSaid:
      return said_words(event.said(), name);
    case v1::Event::kClosed:
      return tr("room closed.");
    case v1::Event::kGaveUp:
      return tr("{} gave up.", name);
    case v1::Event::kVoteOpened:
    case v1::Event::kVoted:
    case v1::Event::kVoteClosed:
      return vote_words(event, name);
    case v1::Event::kLocked:
    case v1::Event::kUnlocked:
    case v1::Event::kRenamed:
    case v1::Event::kCapSet:
    case v1::Event::kWatchingSet:
    case v1::Event::kClocksSet:
    case v1::Event::kRatedSet:
    case v1::Event::kOpenerSet:
    case v1::Event::kSeriesSet:
      return setting_words(event, name);
    case v1::Event::kReady:
      return event.ready().ready() ? tr("{} is ready.", name) : tr("{} is not ready.", name);
    case v1::Event::kInvited:
      return tr("{} invited {}.", name, printable(event.invited().name()));
    case v1::Event::kHidden:
      return hidden_words(event, room);
    case v1::Event::BODY_NOT_SET:
      break;
  }
  return tr("something happened that this client does not know.");
}

// ", clock 4:57, running"; empty without one.
std::string clock_part(const client::Room& room, std::uint32_t member, std::uint64_t now_ms) {
  const auto left = words::clock_left(room, member, room.time_ms(now_ms));
  if (!left) return {};
  const std::string time = words::clock_time(left->ms);
  return left->runs ? tr(", clock {}, running", time) : tr(", clock {}", time);
}

}  // namespace

std::string describe(const v1::Event& event, const client::Room& room) {
  const std::string news = words::race_news(event, room);
  if (news.empty()) return event_words(event, room);
  if (event.has_hidden()) return news + ".";
  const std::string sentence = news.starts_with("you ") ? 'Y' + news.substr(1) : news;
  return event_words(event, room) + " " + sentence + ".";
}

std::vector<std::string> describe(const client::Room& room, std::uint64_t now_ms) {
  const v1::RoomHead& head = room.view.head();
  std::string line = "room " + printable(head.code()) + ": " + printable(head.game()) + " " +
                     std::string(tr(client::table_word(head.table())));
  if (!room.daily) line += head.private_room() ? tr(", private") : tr(", public");
  if (head.locked()) line += tr(", locked");
  if (!head.rated().empty()) line += tr(", rated");
  line += ", ";
  line += tr(client::state_word(head.state()));
  if (room.daily) {
    line += ", " + client::daily_words(*room.daily);
  } else if (client::tells_board(head.board())) {
    line += ", " + client::board_words(head.board());
  }
  if (head.match() != 0 && head.state() != v1::ROOM_STATE_WAITING) {
    line += tr(", match {}, time {}", head.match(), client::format_time(room.time_ms(now_ms)));
  }
  std::vector<std::string> lines{line};
  const std::string picked = commands::picked_words(head.game(), head.options(), head.table());
  if (!picked.empty()) lines.push_back("options: " + picked);
  if (!head.clocks().empty()) lines.push_back(words::clocks_words(head.clocks()));
  if (head.cap_minutes() != 0) lines.push_back(words::cap_words(head.cap_minutes()));
  if (const std::string score = words::score_words(room); !score.empty()) {
    lines.push_back("score: " + score);
  } else if (head.best_of() != 0) {
    lines.push_back(tr("best of {}", head.best_of()));
  }
  const std::string watching = words::watching_words(head.watchers(), head.delay_s());
  if (!watching.empty()) lines.push_back(watching);
  if (const std::uint32_t late_s = room.late_s; late_s != 0) {
    lines.push_back(tr("late: this is the room as it was {} s ago", late_s));
  }
  if (room.boards_tried != 0) lines.push_back(words::making_words(room.boards_tried));
  if (head.has_vote())
    lines.push_back("vote: " + words::open_vote_words(room, now_ms, words::asks_words(room)));
  for (const auto& member : room.view.members()) {
    lines.push_back(member_line(room, member) + clock_part(room, member.number(), now_ms));
  }
  if (words::win_is_claimable(room, now_ms)) {
    lines.push_back(std::string("away: ") + tr("you can claim the win"));
  } else if (const std::string away = words::away_words(room, now_ms); !away.empty()) {
    lines.push_back("away: " + away);
  }
  if (head.table() != v1::TABLE_RACE) return lines;
  // After the end nothing is counted down.
  constexpr std::uint64_t kEnd = std::numeric_limits<std::uint64_t>::max();
  const std::uint64_t time_ms = client::is_finished(head.state()) ? kEnd : room.time_ms(now_ms);
  if (const std::uint32_t countdown = words::countdown_s(head, time_ms); countdown > 0) {
    lines.push_back("race: " + tr("begins in {} s", countdown));
  }
  for (const words::Racer& racer : words::racers(room)) {
    lines.push_back(racer_line(racer, time_ms));
  }
  return lines;
}

std::string place_words(const client::Room& room) {
  const v1::Member* self = room.member(room.you);
  if (self == nullptr || self->seat() == 0) return "watching";
  return "seat " + std::to_string(self->seat());
}

}  // namespace gridmates::lines
