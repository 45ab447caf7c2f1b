#include "client/linear/replays.h"

#include <algorithm>
#include <array>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/linear/output.h"
#include "client/lines/describe.h"
#include "client/lines/game_lines.h"
#include "client/replay/steps.h"
#include "client/replay/summary.h"
#include "client/replay/typed_replay.h"
#include "client/words/watching.h"

namespace gridmates::linear {
namespace {

using commands::Unread;

constexpr std::array<std::string_view, 5> kWords = {"step", "back", "at", "moment", "end"};
constexpr std::string_view kNoReplay = tr_later("no match is open; replay CODE/N opens one");
constexpr std::size_t kParts = 25;  // of a timeline

// The number of steps; 1 if none is typed.
std::optional<std::size_t> count_of(const commands::Command& command) {
  if (command.words.size() == 1) return 1;
  if (command.words.size() > 2) return std::nullopt;
  const auto number = commands::number_of(command.words[1]);
  return number ? std::optional<std::size_t>(*number) : std::nullopt;
}

}  // namespace

bool is_replay_word(std::string_view word) {
  return std::ranges::find(kWords, word) != kWords.end();
}

bool is_past_word(std::string_view word) {
  return word == "earlier" || word == "later" || word == "live";
}

std::variant<v1::GetReplay, Unread> Replays::open(const commands::Command& command,
                                                  const client::Room* room) {
  auto read = replay::read_replay(command, room);
  if (const auto* wanted = std::get_if<v1::GetReplay>(&read)) {
    gather_.emplace(wanted->run(), wanted->racer());
  }
  return read;
}

std::optional<std::variant<v1::GetReplay, Unread>> Replays::take(const v1::Replay& part) {
  const std::string why = gather_->take(part);
  if (!why.empty()) return Unread{"NOT_FOUND", why};
  if (!gather_->complete()) return gather_->next();
  if (std::string no = gather_->why_no_racer(); !no.empty()) return Unread{"NOT_FOUND", no};
  model_ = std::make_unique<replay::ReplayModel>(gather_->told());
  gather_.reset();
  step_ = 0;
  return std::nullopt;
}

Looked Replays::opened() {
  const v1::Replay& told = model_->replay();
  const v1::MatchView& match = told.match();
  const std::string run = client::printable(told.run());
  Looked looked;
  looked.lines.push_back("replay " + run + ": " +
                         tr("{} {}, {}, time {}", client::printable(told.head().game()),
                            tr(client::table_word(told.head().table())),
                            model_->steps().back().words,
                            client::format_exact_time(model_->length_ms())));
  for (const v1::MatchPlayer& player : match.players()) {
    const std::size_t moves = replay::moves_of(told, match.index(), player.player());
    looked.lines.push_back(
        "part " + client::printable(player.name()) + ": " +
        tr_count("{0} move, {1}", "{0} moves, {1}", moves,
                 replay::timeline(told, match.index(), player.player(), kParts)));
  }
  const std::string standing =
      replay::standing_words(told, match.players().empty() ? "" : match.players(0).name());
  if (!standing.empty()) looked.lines.push_back("run: " + standing);
  for (const std::string& line : replay::pause_lines(*model_)) {
    looked.lines.push_back("pause " + line);
  }
  if (const std::string marks = replay::marks_line(*model_); !marks.empty()) {
    looked.lines.push_back("also: " + marks);
  }
  for (const replay::Moment& moment : model_->moments()) {
    looked.lines.push_back("moment " + std::to_string(moment.step) + ": " +
                           client::format_time(model_->steps()[moment.step].time_ms) + " " +
                           moment.words);
  }
  looked.details = run + " steps " + std::to_string(model_->last());
  *looked.frame.mutable_replay() = told;
  return looked;
}

std::variant<Looked, Unread> Replays::go(const commands::Command& command) {
  if (!model_) return Unread{"WRONG_STATE", std::string(tr(kNoReplay))};
  const std::string& word = command.words[0];
  if (word == "end") {
    step_ = model_->last();
  } else if (word == "at") {
    const auto time_ms =
        command.words.size() == 2 ? replay::parse_time(command.words[1]) : std::nullopt;
    if (!time_ms) return Unread{"USAGE", tr("a time is 9:31, 1:02:03 or 571 (seconds)")};
    step_ = model_->step_at(*time_ms);
  } else if (word == "moment") {
    const auto step =
        command.words.size() == 2 ? commands::number_of(command.words[1]) : std::nullopt;
    if (!step || *step > model_->last()) {
      return Unread{"USAGE", tr("as in moment 4; the last step is {}", model_->last())};
    }
    step_ = *step;
  } else {
    const auto count = count_of(command);
    if (!count) return Unread{"USAGE", tr("as in {} or {} 5", word, word)};
    step_ =
        word == "back" ? step_ - std::min(step_, *count) : std::min(step_ + *count, model_->last());
  }
  return shown();
}

std::variant<Looked, Unread> Replays::go_in(const client::Room* room,
                                            const commands::Command& command, std::uint64_t now_ms,
                                            client::PrivateNotes& notes) {
  if (room == nullptr) return Unread{"NO_ROOM", std::string(tr(commands::kNoRoom))};
  if (std::string why = words::why_not_back(*room); !why.empty()) {
    return Unread{"WRONG_STATE", std::move(why)};
  }
  const std::string& word = command.words[0];
  const auto count = count_of(command);
  if (!count) return Unread{"USAGE", tr("as in {} or {} 5", word, word)};
  const auto changes = static_cast<std::int64_t>(*count);
  word == "live" ? back_.live() : back_.go(*room, word == "earlier" ? -changes : changes);
  client::Model then;
  then.room = client::as_it_was(*room, back_.steps());
  const client::Change* led = client::change_before(*room, back_.steps());
  Looked looked;
  looked.details = std::to_string(back_.steps());
  looked.lines.push_back("past " + looked.details + ": " +
                         (led == nullptr ? tr("the first board of this match that is kept here")
                                         : client::format_exact_time(led->event.room_time_ms()) +
                                               " " + lines::describe(led->event, *then.room)));
  const auto board = lines::look(*commands::parse_command("board", 0), then, now_ms, notes);
  if (const auto* no = std::get_if<Unread>(&*board)) return *no;
  for (const std::string& line : std::get<lines::Lines>(*board)) looked.lines.push_back(line);
  looked.frame = frame_of(*then.room, now_ms);
  return looked;
}

Looked Replays::shown() const {
  const v1::Replay& told = model_->replay();
  const replay::Step& step = model_->steps()[step_];
  const std::string name =
      step.player ? replay::player_name(told.match(), *step.player) + ": " : "";
  Looked looked;
  looked.lines.push_back("step " + std::to_string(step_) + "/" + std::to_string(model_->last()) +
                         ": " + client::format_exact_time(step.time_ms) + " " + name + step.words);
  for (const std::string& line : model_->beside(step_)) {
    looked.lines.push_back("beside: " + line);
  }
  v1::Replay& part = *looked.frame.mutable_replay();
  part.set_run(told.run());
  *part.add_events() = told.events(step.event);
  part.set_events_in_all(told.events_in_all());
  const lines::GameLines* game = lines::game_lines(told.head().game());
  if (model_->shows(step_) && game != nullptr) {
    const client::Room room = model_->room(step_);
    *part.mutable_head() = room.view.head();
    *part.mutable_match() = room.view.matches(0);
    lines::Sight sight{room.view.matches(0), room.view.head(), step.time_ms, {}};
    sight.over = client::is_finished(sight.head.state());
    for (std::string& line : game->board(sight)) looked.lines.push_back(std::move(line));
  } else {
    looked.lines.push_back(std::string("board: ") +
                           tr("not known, this client cannot follow the match so far"));
  }
  looked.details = std::to_string(step_);
  return looked;
}

}  // namespace gridmates::linear
