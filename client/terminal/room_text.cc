#include "client/terminal/room_text.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/core/text.h"
#include "client/terminal/page.h"
#include "client/terminal/room_facts.h"
#include "client/words/afterwards.h"
#include "client/words/away.h"
#include "client/words/boards.h"
#include "client/words/race.h"
#include "client/words/refusals.h"
#include "client/words/votes.h"
#include "client/words/watching.h"

namespace gridmates::terminal {

std::string upper(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  return text;
}

std::string capitalised(std::string text) {
  return upper(text.substr(0, 1)) + text.substr(std::min<std::size_t>(text.size(), 1));
}

std::string board_words(v1::BoardInfo board, int columns) {
  std::string words = client::board_words(board);
  for (std::string pack = board.pack(); client::columns_of(words) > columns;) {
    if (pack.empty()) return {};
    pack.pop_back();
    board.set_pack(pack + "~");
    words = client::board_words(board);
  }
  return words;
}

namespace {

// "0:17", in a race with a time cap "0:17 of 20:03".
std::string clock_words(const client::Room& room, std::uint64_t now_ms) {
  constexpr std::uint64_t kMinuteMs = 60'000;
  const v1::RoomHead& head = room.view.head();
  std::string time = client::format_time(room.time_ms(now_ms));
  if (head.cap_minutes() == 0 || !room.running()) return time;
  return tr("{} of {}", time,
            client::format_time(head.begins_ms() + head.cap_minutes() * kMinuteMs));
}

}  // namespace

std::string header_words(const client::Room& room, std::string game, const GamePane& pane,
                         std::optional<std::uint64_t> now_ms, int columns) {
  const v1::RoomHead& head = room.view.head();
  std::vector<std::string> parts{
      upper(std::move(game)) + " " + std::string(tr(client::table_word(head.table()))),
      client::printable(room.code)};
  if (now_ms && head.state() != v1::ROOM_STATE_WAITING) {
    parts.push_back(clock_words(room, *now_ms));
  }
  if (room.match() != nullptr) parts.push_back(pane.progress(*room.match()));
  std::string words = title_of(parts, "  ", columns);
  if (!client::tells_board(head.board())) return words;
  parts = {words, board_words(head.board(), columns - client::columns_of(words) - 2)};
  return title_of(parts, "  ", columns);
}

std::string host_words(const client::Room& room) {
  return tr("{}, the host,", client::printable(room.name_of(room.view.head().host())));
}

v1::Action start_or_ready(const client::Room& room) {
  const v1::Member* self = room.member(room.you);
  v1::Action action;
  if (room.hosting() || self == nullptr || self->seat() == 0) {
    action.mutable_start();
  } else if (self->ready()) {
    action.mutable_unready();
  } else {
    action.mutable_ready();
  }
  return action;
}

std::string late_words(const client::Room& room) {
  bool somebody_is = false;
  std::string late;
  for (const v1::Member& member : room.view.members()) {
    somebody_is |= member.ready();
    const bool waits = member.seat() != 0 && member.number() != room.you && !member.ready();
    if (waits && late.empty()) late = tr("{} is not ready", client::printable(member.name()));
  }
  return somebody_is ? late : "";
}

std::string waiting_words(const client::Room& room) {
  const v1::RoomHead& head = room.view.head();
  const std::uint32_t seated = seats_taken(room);
  if (seated < head.seats_needed()) {
    return tr("Seats taken: {}, needed: {}. Others join with the code.", seated,
              head.seats_needed());
  }
  if (room.refuses(v1::Action::kStart, room.room_time_ms) == nullptr) {
    if (room.daily) return tr("Press s to start. You have one try.");
    return seated < head.seats() ? tr("Press s to start. Others join with the code.")
                                 : tr("Press s to start.");
  }
  const v1::Action say = start_or_ready(room);
  const std::string can = tr("{} can start.", host_words(room));
  return say.has_ready()     ? can + " " + tr("Press s when you are ready.")
         : say.has_unready() ? can + " " + tr("You are ready.")
                             : can;
}

std::string standing_words(const client::Room& room, std::uint64_t now_ms) {
  std::string away = words::away_words(room, now_ms);
  if (!away.empty()) return away;
  const std::uint64_t time_ms = room.time_ms(now_ms);
  const auto self = words::racer(room, room.you);
  const bool race = room.view.head().table() == v1::TABLE_RACE;
  if (!self || !race || !room.running()) return {};
  const v1::MatchPlayer& player = *self->player;
  if (player.place() != 0) {
    const bool alone = room.view.matches_size() == 1;
    const bool too_large = words::boards_of(room) == words::Boards::kTooLarge;
    const std::string finished = tr("You finished {} in {}.", words::place_word(player.place()),
                                    client::format_exact_time(player.finished_ms()));
    return alone       ? finished
           : too_large ? finished + " " + tr("The others' boards are too large to be shown.")
                       : finished + " " + tr("] and [ show the others' boards.");
  }
  if (player.out())
    return tr("You are out of the race; the others' boards are shown when it ends.");
  std::string countdown = words::countdown_words(room.view.head(), time_ms);
  if (!countdown.empty()) return countdown;
  const std::uint32_t frozen = words::frozen_s(player, time_ms);
  return frozen == 0 ? std::string() : tr("Frozen for {} s", frozen);
}

std::string vote_line(const client::Room& room, std::uint64_t now_ms) {
  const bool yours = room.view.head().vote().by() == room.you;
  const std::string asks = yours ? tr("You ask") : words::asks_words(room);
  const std::string words = words::open_vote_words(room, now_ms, asks);
  if (words.empty()) return {};
  const bool untimed = room.vote_ends_at_ms == 0;  // the text ends with a question mark
  if (words::may_withdraw(room)) {
    return untimed ? tr("{} -: withdraw.", words) : tr("{}. -: withdraw.", words);
  }
  if (!words::may_vote(room)) return words;
  return untimed ? tr("{} V: yes, -: no.", words) : tr("{}. V: yes, -: no.", words);
}

std::string short_vote_line(const client::Room& room, std::uint64_t now_ms) {
  if (!room.view.head().has_vote()) return {};
  const v1::Vote& vote = room.view.head().vote();
  const std::string about = words::vote_about(vote.kind(), vote.question());
  const std::string asked =
      words::may_vote(room) ? tr("VOTE: {}? V or -", about) : tr("VOTE: {}?", about);
  if (room.vote_ends_at_ms == 0) return asked;
  return tr("{}, {} s", asked, words::vote_left_s(room, now_ms));
}

std::string board_line(const client::Room& room) {
  if (room.boards_tried == 0) return {};
  return tr("{}; :cancel ends it", words::making_words(room.boards_tried));
}

std::string hint_words(const client::Room& room) {
  const v1::RoomState state = room.view.head().state();
  if (client::is_finished(state)) {
    switch (words::afterwards(room)) {
      case words::Afterwards::kOtherDailies:
        return tr("q goes to the lobby, where d lists the other dailies");
      case words::Afterwards::kNewMatch:
        return tr("N plays the same board again, > a new one; q goes to the lobby");
      case words::Afterwards::kRematch:
        return tr("N plays another match; q goes to the lobby");
      case words::Afterwards::kAskForOne:
        return tr("R asks for another match; q goes to the lobby");
      case words::Afterwards::kHostStarts:
        return tr("the host can start another match; q goes to the lobby");
    }
  }
  if (room.seated()) return {};
  const std::string why = words::why_not(room, v1::Action::kSit, room.room_time_ms);
  const std::string seat = why.empty() ? tr("Tab, then s, takes a free seat") : why;
  const std::uint32_t late_s = room.late_s;
  return late_s == 0 ? tr("you are watching; {}", seat)
                     : tr("you are watching, {} s late; {}", late_s, seat);
}

std::string next_words(const client::Room& room) {
  const bool is_offered = room.refuses(v1::Action::kRematch, room.room_time_ms) == nullptr ||
                          room.refuses(v1::Action::kRenew, room.room_time_ms) == nullptr;
  return is_offered ? std::string() : hint_words(room);
}

std::string why_not_look(const client::Room& room) {
  if (room.match() == nullptr) {
    return tr("there is no board now: {}", tr(client::state_word(room.view.head().state())));
  }
  return client::shows_board(*room.match()) ? "" : tr("only counts are shown");
}

std::string why_not_back(const client::Room& room, bool on, std::size_t steps) {
  if (std::string why = words::why_not_back(room); !why.empty()) return why;
  if (on) return steps == 0 ? tr("this is the board as it is now") : "";
  return steps < room.earlier.size() ? "" : tr("nothing before it has been seen here");
}

std::string hidden_boards_words(const client::Room& room) {
  if (room.view.matches().empty()) return tr("there is no race now");
  if (!room.seated()) {
    return tr("] shows one player's board after the other, at least {} s late",
              client::kFollowDelayS);
  }
  return words::boards_of(room) == words::Boards::kNotYet
             ? tr("others' boards can be watched once you have finished")
             : tr("the others' boards are too large to be shown");
}

}  // namespace gridmates::terminal
