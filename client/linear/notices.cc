// What the line-by-line client does with notices.
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/commands/lobby_words.h"
#include "client/core/leaderboards.h"
#include "client/core/ratings.h"
#include "client/core/standard_streams.h"
#include "client/core/text.h"
#include "client/linear/linear.h"
#include "client/linear/verbosity.h"
#include "client/lines/dailies.h"
#include "client/lines/describe.h"
#include "client/words/away.h"
#include "client/words/boards.h"
#include "client/words/dailies.h"
#include "client/words/race.h"
#include "client/words/refusals.h"

namespace gridmates::linear {

using client::printable;

namespace {

// "seat 2 level 4", "seat 2 off".
std::string computer_words(const Command& command) {
  const std::string& level = command.words[2];
  return "seat " + command.words[1] + (level == "off" ? " " : " level ") + level;
}

}  // namespace

void Linear::take(const client::Notice& notice) {
  if (room() != nullptr) replays_.follow(*room());
  std::visit([this](const auto& what) { took(what); }, notice);
  make_premove();
  pump();
}

void Linear::news(const std::string& text, const v1::ServerFrame& frame) {
  output_.print("* " + text, frame);
}

void Linear::took(const client::Connected& notice) {
  v1::ServerFrame frame;
  frame.mutable_signed_in()->set_name(client_.model().name);
  greeted_ = true;
  if (!notice.again) {
    lost_ = false;
    news(tr("signed in as {}", printable(client_.model().name)), frame);
    if (notice.your_move.empty()) return;
    std::string codes;
    for (const std::string& code : notice.your_move) {
      codes += (codes.empty() ? "" : ", ") + printable(code);
      frame.mutable_signed_in()->add_your_move(code);
    }
    news(tr("your move in {}", codes), frame);
  } else if (client_.room_code().empty()) {
    lost_ = false;
    news(tr("back"), frame);
  }
}

void Linear::took(const client::Disconnected& notice) {
  if (std::exchange(lost_, true)) return;
  v1::ServerFrame frame;
  frame.mutable_going_away()->set_retry_after_ms(notice.retry_in_ms);
  const std::string why = printable(notice.why);
  news(notice.was_online ? tr("connection lost, trying again: {}", why)
                         : tr("no connection, trying again: {}", why),
       frame);
}

void Linear::took(const client::Answered& notice) {
  ghosts_.heard(notice);
  if (notice.intent == daily_ended_) return tell_daily(notice.frame);
  if (premoved_ != 0 && notice.intent == premoved_) return took_premoved(notice.frame);
  const auto found = asked_.find(notice.intent);
  if (found == asked_.end()) return;
  const Command command = std::move(found->second);
  asked_.erase(found);
  if (notice.intent == alone_) alone_ = 0;
  const bool studies = command.words[0] == "me" || command.words[0] == "player";
  if (notice.frame.has_player_page() || (studies && studied_.asks())) {
    return took_page(command, notice.frame);
  }
  if (client::refusal(notice.frame) != nullptr) {
    if (command.words[0] == "next") boardless_until_ = typed_count_;
    return refuse(command, notice.frame);
  }
  const bool acted = !notice.frame.answers().empty();
  if (acted) promised_ = client::action_answer(notice.frame);
  const bool moves = command.words[0] == "sit" || command.words[0] == "stand";
  if (acted && moves && room() != nullptr) {
    const bool sits = command.words[0] == "sit";
    const bool is_late = sits ? room()->late_s > 0 : room()->view.head().delay_s() != 0;
    if (is_late && room()->seated() != sits) to_sit_ = sits;
  }
  const bool enters = command.words[0] == "new" || command.words[0] == "join" ||
                      command.words[0] == "watch" || notice.frame.has_room_created();
  if (enters && client::room_of(notice.frame) != client_.room_code()) {
    refuse_elsewhere(command);
  } else if (enters) {
    entering_ = command;
    promised_.Clear();
  } else if (acted || notice.frame.has_signed_in() || notice.frame.has_queue_status()) {
    if (command.words[0] == "queue") sought_ = commands::sought_words(command);
    const bool talks = command.words[0] == "say" || command.words[0] == "emote";
    const std::string kept = talks && room() != nullptr ? talk_.kept.told(*room()) : "";
    if (!kept.empty()) output_.body(kept);
    answer(command, command.words[0] == "computer" ? computer_words(command) : "", notice.frame);
  } else if (!notice.frame.has_replay()) {
    list(command, notice.frame);
  } else if (took_replay(command, notice.frame.replay())) {
    Looked opened = replays_.opened();
    for (const std::string& line : opened.lines) output_.body(line);
    answer(command, opened.details, std::move(opened.frame));
  }
}

void Linear::took(const client::RoomSynced& notice) {
  to_sit_.reset();
  const client::Room& room = *client_.model().room;
  if (std::exchange(lost_, false)) news(tr("back"), room_frame());
  const bool is_found = notice.first && !entering_;  // with an opponent
  if (is_found) {
    for (const auto& line : lines::describe(room, client_.now_ms())) output_.body(line);
  }
  // Members whom the lines of the room list as away: PresenceChanged says when they are back.
  for (const v1::Member& member : room.view.members()) {
    const bool away = member.number() != room.you && !room.is_here(member.number());
    if (notice.first && away) away_.insert(member.number());
  }
  if (entering_) tell_room(*std::exchange(entering_, std::nullopt));
}

// A text client has nothing to redraw; a program wants the view.
void Linear::took(const client::RoomReplaced&) {
  promised_.Clear();  // it may be as it was before
  to_sit_.reset();
  if (output_.json() && !entering_) output_.print("", room_frame());
}

// Of rivals in a race every tenth of the way is reported, and whatever is news; of a board that its
// first move lays nothing: it was told of when it came on the table.
bool Linear::worth_telling(const v1::Event& event) {
  const client::Room& room = *client_.model().room;
  if (event.has_started()) told_.clear();
  if (event.has_board_chosen() && room.running()) return false;
  if (!event.has_hidden()) return true;
  if (event.delta().match_deltas().empty()) return false;
  const std::uint32_t index = event.delta().match_deltas(0).index();
  if (static_cast<int>(index) >= room.view.matches_size()) return true;
  const words::Count count = words::count_of(room.view.matches(static_cast<int>(index)));
  const std::uint32_t tenths = count.of == 0 ? 0 : count.done * 10 / count.of;
  const bool further = tenths != std::exchange(told_[index], tenths);
  return further || !words::race_news(event, room).empty();
}

void Linear::took(const client::EventApplied& notice) {
  v1::ServerFrame frame;
  const client::Room& room = *client_.model().room;
  frame.mutable_events()->set_room(notice.room);
  frame.mutable_events()->set_epoch(room.epoch);
  *frame.mutable_events()->add_events() = notice.event;
  const bool ends_daily = notice.event.has_ended() && room.daily;
  if (ends_daily && room.seated()) daily_ended_ = client_.list_dailies(room.daily->date());
  if (talk_.muted.hides(notice.event, room)) return;
  if (!output_.json() && !worth_telling(notice.event)) return;
  if (!output_.json() && verbosity_ < least_verbosity(notice.event, room.you)) return;
  output_.print(printable(notice.room) + " " + lines::describe(notice.event, room), frame);
}

// Who comes and goes; cursors are for faces that draw.
void Linear::took(const client::PresenceChanged& notice) {
  const client::Room& room = *client_.model().room;
  const v1::Presence& presence = room.presence.at(notice.member);
  v1::ServerFrame frame;
  *frame.mutable_presence() = presence;
  if (output_.json()) return output_.print("", frame);
  if (presence.ping() != 0 && notice.member != room.you && verbosity_ > 0) {
    output_.print(printable(room.code) + " " +
                      tr("{} points at {}.", printable(room.name_of(notice.member)),
                         commands::cell_name_in(room, presence.ping() - 1)),
                  frame);
  }
  // After a match; options that are rated apart bring other ratings too.
  const bool rated = notice.rated_before != 0 && presence.rating() != notice.rated_before &&
                     client::is_finished(room.view.head().state());
  if (rated && presence.rating() != 0 && verbosity_ > 0) {
    output_.print(printable(room.code) + " " +
                      tr("{} is rated {} now.", printable(room.name_of(notice.member)),
                         client::rating_text(room, notice.member)),
                  frame);
  }
  const bool was_away = away_.contains(notice.member);
  if (notice.member == room.you || presence.connected() != was_away) return;
  if (presence.connected()) away_.erase(notice.member);
  if (!presence.connected()) away_.insert(notice.member);
  if (verbosity_ < kFullVerbosity) return;
  const std::string name = printable(room.name_of(notice.member));
  std::string words = presence.connected() ? tr("{} is back", name) : tr("{} is away", name);
  // How long they have to come back.
  if (const std::string grace = words::away_words(room, client_.now_ms());
      !presence.connected() && grace.starts_with(words)) {
    words = grace;
  }
  output_.print(printable(room.code) + " " + words + ".", frame);
}

void Linear::took(const client::BoardsTried& notice) {
  v1::ServerFrame frame;
  frame.mutable_board_progress()->set_room(notice.room);
  frame.mutable_board_progress()->set_tried(notice.tried);
  frame.mutable_board_progress()->set_unmet(notice.unmet);
  if (output_.json()) return output_.print("", frame);
  if (notice.tried == 0 && notice.unmet.empty()) return;
  if (notice.unmet.empty() && verbosity_ < kFullVerbosity) return;
  const std::string words = notice.unmet.empty() ? words::making_words(notice.tried) + "."
                                                 : words::nearest_words(notice.unmet);
  notice.room.empty() ? news(words, frame)
                      : output_.print(printable(notice.room) + " " + words, frame);
}

void Linear::took(const client::RoomLeft& notice) {
  promised_.Clear();
  to_sit_.reset();
  away_.clear();
  if (std::exchange(lost_, false)) news(tr("back"), v1::ServerFrame());
  if (entering_) {
    refuse(*std::exchange(entering_, std::nullopt), "NOT_FOUND",
           words::refusal_sentence(notice.no));
  } else if (!notice.no.message().empty()) {
    v1::ServerFrame frame;
    *frame.mutable_error() = notice.no;
    frame.mutable_error()->set_code(v1::ERROR_CODE_NOT_FOUND);
    frame.mutable_error()->set_field(notice.room);
    news("out of " + printable(notice.room) + ": " + words::refusal_sentence(notice.no), frame);
  }
}

void Linear::took(const client::InvitedTo& notice) {
  if (talk_.muted.has(notice.by)) return;
  v1::ServerFrame frame;
  frame.mutable_invitation()->set_room(notice.room);
  frame.mutable_invitation()->set_by(notice.by);
  const std::string by = notice.by.empty() ? tr("somebody") : printable(notice.by);
  news(tr("{} invites you: {}", by, printable(notice.room)), frame);
}

void Linear::took(const client::Warned& notice) {
  if (notice.unexpected) {
    client::complain(words::refusal_sentence(notice.no), 0);
    return;
  }
  v1::ServerFrame frame;
  *frame.mutable_error() = notice.no;
  news(words::refusal_sentence(notice.no), frame);
}

void Linear::list(const Command& command, const v1::ServerFrame& frame) {
  if (frame.has_daily_list()) return list_dailies(command, frame);
  std::vector<std::string> lines;
  if (frame.has_room_list()) {
    const auto filter = *commands::read_lobby_command(command, client_.model());
    const auto rooms =
        client::rooms_in_order(frame.room_list(), std::get<client::RoomFilter>(filter));
    for (const auto* room : rooms) lines.push_back(lines::describe(*room));
  }
  for (const auto& pack : frame.pack_list().packs()) lines.push_back(lines::describe(pack));
  if (frame.has_puzzle_list()) lines = lines::describe(frame.puzzle_list());
  if (frame.has_leaderboard()) lines = lines::describe(frame.leaderboard());
  if (!frame.leaderboard().window().empty()) {
    output_.body("window " + printable(frame.leaderboard().window()));
  }
  for (const auto& line : lines) output_.body(line);
  if (frame.has_leaderboard()) {
    const auto read = *commands::read_lobby_command(command, client_.model());
    const auto missing =
        client::missing_words(std::get<v1::GetLeaderboard>(read), frame.leaderboard());
    if (!missing.empty()) output_.body(missing);
  }
  if (frame.puzzle_list().more()) output_.body(lines::more_of(frame.puzzle_list()));
  if (frame.leaderboard().more())
    output_.body(std::string("more: ") + tr("there are other boards, to be had by category"));
  answer(command, std::to_string(lines.size()), frame);
}

}  // namespace gridmates::linear
