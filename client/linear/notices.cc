// Handles notices, except events in a room (events.cc).
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/lobby_words.h"
#include "client/core/leaderboards.h"
#include "client/core/standard_streams.h"
#include "client/core/text.h"
#include "client/linear/linear.h"
#include "client/linear/verbosity.h"
#include "client/lines/dailies.h"
#include "client/lines/describe.h"
#include "client/words/boards.h"
#include "client/words/dailies.h"
#include "client/words/refusals.h"

namespace gridmates::linear {

using client::printable;

namespace {

// "seat 2 level 4", "seat 2 off".
std::string computer_words(const Command& command) {
  const std::string& level = command.words[2];
  return "seat " + command.words[1] + (level == "off" ? " " : " level ") + level;
}

// The refusal if no player has that name.
v1::ServerFrame no_player(const Command& command, const client::Model& model,
                          v1::ServerFrame refused) {
  const auto read = commands::read_lobby_command(command, model);
  const auto* asked = read ? std::get_if<v1::GetPlayer>(&*read) : nullptr;
  if (asked == nullptr || !refused.has_error()) return refused;
  if (auto no = commands::no_player_or_game(*asked, refused.error())) {
    *refused.mutable_error() = *std::move(no);
  }
  return refused;
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
  if (const auto told = ends_.take(notice, room())) return tell(*told);
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
    const bool of_player = command.words[0] == "player";
    return refuse(command,
                  of_player ? no_player(command, client_.model(), notice.frame) : notice.frame);
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
  const bool is_found = notice.first && !entering_;  // by the search
  if (is_found) {
    for (const auto& line : lines::describe(room, client_.now_ms())) output_.body(line);
  }
  // Members listed as away when the room is printed; PresenceChanged reports their return.
  if (notice.first) away_.clear();
  for (const v1::Member& member : room.view.members()) {
    const bool away = member.number() != room.you && !room.is_here(member.number());
    if (notice.first && away) away_.insert(member.number());
  }
  if (entering_) tell_room(*std::exchange(entering_, std::nullopt));
}

void Linear::took(const client::BoardsTried& notice) {
  v1::ServerFrame frame;
  *frame.mutable_board_progress() = notice.progress;
  if (output_.json()) return output_.print("", frame);
  const v1::BoardProgress& progress = notice.progress;
  const bool is_met = progress.unmet().empty();
  if (is_met && (progress.tried() == 0 || verbosity_ < kFullVerbosity)) return;
  const std::string words =
      is_met ? words::making_words(progress.tried()) + "." : words::nearest_words(progress);
  progress.room().empty() ? news(words, frame)
                          : output_.print(printable(progress.room()) + " " + words, frame);
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
    output_.body(std::string("more: ") +
                 tr("there are more leaderboards; name a category to see them"));
  answer(command, std::to_string(lines.size()), frame);
}

}  // namespace gridmates::linear
