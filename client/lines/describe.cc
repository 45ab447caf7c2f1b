#include "client/lines/describe.h"

#include "client/commands/game_words.h"
#include "client/core/leaderboards.h"
#include "client/core/text.h"
#include "client/lines/game_lines.h"
#include "client/words/boards.h"
#include "client/words/emotes.h"
#include "client/words/race.h"
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
  if (event.left().kicked() == 0) return name + " left.";
  return name + " was removed by " + who(room, event.member()) + ".";
}

// The name of the player who moved: a player of a match keeps it even after leaving the room.
std::string moved_words(const v1::Event& event, const client::Room& room) {
  const v1::Moved& moved = event.moved();
  const GameLines* game = game_lines(room.view.head().game());
  const std::string name = who(room, room.mover(event));
  if (game == nullptr) return name + " made a move.";
  const int index = static_cast<int>(moved.match_index());
  MadeMove made{moved};
  if (event.has_delta() && index < room.view.matches_size()) made.match = &room.view.matches(index);
  for (const v1::MatchDelta& delta : event.delta().match_deltas()) {
    if (delta.index() == moved.match_index()) made.delta = &delta;
  }
  if (event.seq() == room.seq && made.delta != nullptr) made.before = &room.before;
  return game->describe(made, name);
}

std::string count_words(const words::Count& count) {
  return std::to_string(count.done) + " of " + std::to_string(count.of) + " " +
         std::string(count.what);
}

// A rival's move in a race: only how far it led is shown.
std::string hidden_words(const v1::Event& event, const client::Room& room) {
  for (const v1::MatchDelta& delta : event.delta().match_deltas()) {
    const int index = static_cast<int>(delta.index());
    if (index >= room.view.matches_size()) continue;
    const v1::MatchView& match = room.view.matches(index);
    const words::Count count = words::count_of(match);
    if (count.of == 0 || match.players().empty()) continue;
    return printable(match.players(0).name()) + ": " + count_words(count) + ".";
  }
  return "something happened that you may not see.";
}

// "race: 1st bo, 3:07.043", "race: ana, 41 of 81 filled, frozen for 3 s".
std::string racer_line(const words::Racer& racer, std::uint64_t time_ms) {
  const v1::MatchPlayer& player = *racer.player;
  if (player.place() != 0) {
    return "race: " + words::place_word(player.place()) + " " + printable(player.name()) + ", " +
           client::format_exact_time(player.finished_ms());
  }
  std::string line = "race: " + printable(player.name()) + ", " + count_words(racer.count);
  if (player.out()) return line + ", out";
  const std::uint32_t frozen = words::frozen_s(player, time_ms);
  return frozen == 0 ? line : line + ", frozen for " + std::to_string(frozen) + " s";
}

// " The race begins in 3 s."
std::string begins_words(const client::Room& room, std::uint64_t time_ms) {
  const std::string words = words::countdown_words(room.view.head(), time_ms);
  return words.empty() ? "" : " " + words + ".";
}

std::string ended_words(const v1::Event& event, const client::Room& room) {
  std::string words = "match " + std::to_string(room.view.head().match()) + ": " +
                      client::outcome_words(event.ended()) +
                      client::cause_words(event.ended(), who(room, event.member())) + ". Time " +
                      client::format_exact_time(event.room_time_ms()) + help_words(room) + ".";
  if (!event.ended().run().empty()) words += " Run " + printable(event.ended().run()) + ".";
  return words;
}

std::string member_line(const client::Room& room, const v1::Member& member) {
  std::string line = "member " + std::to_string(member.number()) + ": " + printable(member.name());
  line += member.seat() == 0 ? ", watching" : ", seat " + std::to_string(member.seat());
  if (member.number() == room.view.head().host()) line += ", host";
  if (member.ready()) line += ", ready";
  if (member.number() == room.you) line += ", you";
  const auto presence = room.presence.find(member.number());
  const bool here = presence != room.presence.end() && presence->second.connected();
  if (!here && member.number() != room.you) line += ", away";
  return line;
}

std::string event_words(const v1::Event& event, const client::Room& room) {
  const std::string name = who(room, event.member());
  switch (event.body_case()) {
    case v1::Event::kOpened:
      return "room opened by " + name + ".";
    case v1::Event::kJoined:
      return printable(event.joined().name()) +
             (event.joined().watching() ? " joined to watch." : " joined.");
    case v1::Event::kLeft:
      return left_words(event, room);
    case v1::Event::kSeated:
      return name + " took seat " + std::to_string(event.seated().seat()) + ".";
    case v1::Event::kUnseated:
      return name + " left seat " + std::to_string(event.unseated().seat()) + ".";
    case v1::Event::kHostPassed:
      return who(room, event.host_passed().to()) + " is host now.";
    case v1::Event::kBoardChosen:
      return "board: " + client::board_words(event.board_chosen().board()) + ".";
    case v1::Event::kPuzzleRead:
      return client::puzzle_read_words(event.puzzle_read()) + ".";
    case v1::Event::kDailyOpened:
      return client::daily_words(event.daily_opened()) + ".";
    case v1::Event::kStarted:
      return "match " + std::to_string(event.started().match()) + " started." +
             begins_words(room, event.room_time_ms());
    case v1::Event::kMoved:
      return moved_words(event, room);
    case v1::Event::kPaused:
      return event.member() == 0 ? "the match pauses: the player is away."
                                 : name + " paused the match.";
    case v1::Event::kInterrupted:
      return client::interrupted_words(event.interrupted()) + ".";
    case v1::Event::kUnpaused:
      return name + " went on with the match." + begins_words(room, event.room_time_ms());
    case v1::Event::kEnded:
      return ended_words(event, room);
    case v1::Event::kSaid:
      if (event.said().emote() != v1::EMOTE_UNSPECIFIED) {
        return name + " says " + words::emote_words(event.said()) + ".";
      }
      return name + " says: " + printable(event.said().text());
    case v1::Event::kClosed:
      return "room closed.";
    case v1::Event::kGaveUp:
      return name + " gave up.";
    case v1::Event::kVoteOpened:
      return name + " asks: " + words::question_words(event.vote_opened()) + ".";
    case v1::Event::kVoted:
      return name + (event.voted().yes() ? " voted yes." : " voted no.");
    case v1::Event::kVoteClosed:
      return words::closed_words(event.vote_closed()) + ".";
    case v1::Event::kLocked:
      return name + " locked the room.";
    case v1::Event::kUnlocked:
      return name + " unlocked the room.";
    case v1::Event::kRenamed:
      return words::renamed_words(event.renamed()) + ".";
    case v1::Event::kReady:
      return name + (event.ready().ready() ? " is ready." : " is not ready.");
    case v1::Event::kCapSet:
      return words::cap_words(event.cap_set().minutes()) + ".";
    case v1::Event::kWatchingSet:
      return words::watching_words(event.watching_set().watchers(),
                                   event.watching_set().delay_s()) +
             ".";
    case v1::Event::kInvited:
      return name + " invited " + printable(event.invited().name()) + ".";
    case v1::Event::kHidden:
      return hidden_words(event, room);
    case v1::Event::BODY_NOT_SET:
      break;
  }
  return "something happened that this client does not know.";
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
                     std::string(client::table_word(head.table()));
  line += room.daily ? ", " : head.private_room() ? ", private, " : ", public, ";
  if (head.locked()) line += "locked, ";
  line += client::state_word(head.state());
  if (room.daily) {
    line += ", " + client::daily_words(*room.daily);
  } else if (client::tells_board(head.board())) {
    line += ", " + client::board_words(head.board());
  }
  if (head.match() != 0) {
    line += ", match " + std::to_string(head.match()) + ", time " +
            client::format_time(room.time_ms(now_ms));
  }
  std::vector<std::string> lines{line};
  const std::string picked = commands::picked_words(head.game(), head.options(), head.table());
  if (!picked.empty()) lines.push_back("options: " + picked);
  if (head.cap_minutes() != 0) lines.push_back(words::cap_words(head.cap_minutes()));
  const std::string watching = words::watching_words(head.watchers(), head.delay_s());
  if (!watching.empty()) lines.push_back(watching);
  if (head.delay_s() != 0 && !room.seated()) {
    lines.push_back("late: this is the room as it was " + std::to_string(head.delay_s()) +
                    " s ago");
  }
  if (room.boards_tried != 0) lines.push_back(words::making_words(room.boards_tried));
  if (head.has_vote())
    lines.push_back("vote: " + words::open_vote_words(room, now_ms, words::asks_words(room)));
  for (const auto& member : room.view.members()) lines.push_back(member_line(room, member));
  if (head.table() != v1::TABLE_RACE) return lines;
  const std::uint64_t time_ms = room.time_ms(now_ms);
  if (const std::uint32_t countdown = words::countdown_s(head, time_ms); countdown > 0) {
    lines.push_back("race: begins in " + std::to_string(countdown) + " s");
  }
  for (const words::Racer& racer : words::racers(room)) {
    lines.push_back(racer_line(racer, time_ms));
  }
  return lines;
}

std::string describe(const v1::RoomSummary& room) {
  std::string line = "room " + printable(room.code()) + ": " + printable(room.game()) + " " +
                     std::string(client::table_word(room.table())) + ", ";
  const std::string picked = commands::picked_words(room);
  if (!picked.empty()) line += picked + ", ";
  if (!room.daily().empty()) line += "daily " + printable(room.daily()) + ", ";
  line += std::string(client::state_word(room.state())) + ", host " + printable(room.host()) +
          ", " + std::to_string(room.seated()) + " of " + std::to_string(room.seats()) +
          " seats, " + std::to_string(room.watching()) + " watching";
  if (room.private_room()) line += ", private";
  if (room.locked()) line += ", locked";
  const std::string watching = words::watching_words(room.watchers(), room.delay_s());
  if (!watching.empty()) line += ", " + watching;
  if (room.mine()) line += ", yours";
  return line;
}

std::string place_words(const client::Room& room) {
  const v1::Member* self = room.member(room.you);
  if (self == nullptr || self->seat() == 0) return "watching";
  return "seat " + std::to_string(self->seat());
}

}  // namespace gridmates::lines
