#include "client/terminal/face.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "client/core/text.h"
#include "client/lines/look.h"
#include "client/terminal/create_page.h"
#include "client/terminal/daily_page.h"
#include "client/terminal/end_page.h"
#include "client/terminal/fame_page.h"
#include "client/terminal/lines_page.h"
#include "client/terminal/lobby_page.h"
#include "client/terminal/log_page.h"
#include "client/terminal/people.h"
#include "client/terminal/replay_page.h"
#include "client/terminal/room_page.h"
#include "client/terminal/settings_page.h"
#include "client/words/boards.h"
#include "client/words/dailies.h"

namespace gridmates::terminal {
namespace {

constexpr std::string_view kNoConnection = "No connection";

std::string size_words(Size size) {
  return std::to_string(size.columns) + "x" + std::to_string(size.rows);
}

std::string unbound_words(const Key& key) {
  if (key.is_mouse()) return {};
  const std::string name =
      key == Key::Kind::kUnknown ? "this key" : client::printable(key_name(key));
  return name + " does nothing here; ? lists the keys";
}

}  // namespace

Face::Face(const client::Model& model, Requests& requests, const std::string& server,
           Settings settings)
    : stage_(model, requests, client::printable(server), std::move(settings)) {
  pages_.emplace(Place::kLobby, std::make_unique<LobbyPage>());
  pages_.emplace(Place::kCreate, std::make_unique<CreatePage>());
  pages_.emplace(Place::kPeople, std::make_unique<PeoplePage>());
  auto room = std::make_unique<RoomPage>(stage_.settings.now());
  pages_.emplace(Place::kLog, std::make_unique<LogPage>(room->feed()));
  pages_.emplace(Place::kRoom, std::move(room));
  pages_.emplace(Place::kFame, std::make_unique<FamePage>());
  pages_.emplace(Place::kDaily, std::make_unique<DailyPage>());
  pages_.emplace(Place::kLines, std::make_unique<LinesPage>());
  pages_.emplace(Place::kSettings, std::make_unique<SettingsPage>());
  pages_.emplace(Place::kEnd, std::make_unique<EndPage>(stage_.settings.now()));
  pages_.emplace(Place::kReplay, std::make_unique<ReplayPage>(stage_.settings.now()));
}

void Face::show(Place place) {
  help_.reset();
  stage_.from = std::exchange(place_, place);
  page().opened(stage_);
}

void Face::watch(v1::Replay told) {
  stage_.told = std::move(told);
  place_ = Place::kQuit;
  show(Place::kReplay);
}

void Face::follow() {
  if (!stage_.next) return;
  const Place next = *std::exchange(stage_.next, std::nullopt);
  if (next == Place::kQuit) {
    done_ = true;
  } else if (next != place_) {
    show(next);
  }
}

void Face::paste(const Key& key) {
  if (key == Key::Kind::kEnter || key == Key::Kind::kTab) paste_broken_ = true;
  if (!key.is_text()) return;
  const auto take = [this](const Key& text) {
    return help_ ? help_->searching() && help_->key(text) == Help::Result::kStay
                 : page().type(text, stage_);
  };
  if (std::exchange(paste_broken_, false)) take(U' ');
  if (!take(key)) stage_.message = "the pasted text was ignored: nothing is being typed here";
  follow();
}

void Face::key(const Key& key, std::uint64_t now_ms) {
  stage_.now_ms = now_ms;
  if (key == Key::Kind::kPasteBegin || key == Key::Kind::kPasteEnd) {
    pasting_ = key == Key::Kind::kPasteBegin;
    paste_broken_ = false;
    return;
  }
  // Who presses a key looks here, whatever the terminal has said before.
  const bool focused = key != Key::Kind::kFocusLost;
  if (std::exchange(focused_, focused) != focused) {
    pages_.at(Place::kRoom)->focused(focused, stage_);
  }
  if (!focused || key == Key::Kind::kFocusGained) return;
  // Nobody can see what a key would do.
  if (too_small_) return;
  const std::optional<Hit> hit = find_binding(page().bindings(), key);
  // A pointer that goes about where nothing follows from it is no answer to what is shown.
  if (key.is_mouse() && !key.is_click() && (help_ || !hit)) return;
  stage_.message.clear();
  stage_.asked_before = std::exchange(stage_.asked, std::nullopt);
  if (pasting_) return paste(key);
  if (help_) {
    const Help::Result result = help_->key(without_shift(key));
    if (result != Help::Result::kStay) help_.reset();
    if (result != Help::Result::kPassOn) return;
  }
  if (page().type(without_shift(key), stage_)) {
    follow();
    return;
  }
  if (!hit) {
    stage_.message = unbound_words(key);
    return;
  }
  if (hit->act == kHelpAct) {
    help_.emplace(page().title(), page().bindings(), page().useful(stage_));
  } else if (hit->act == kRedrawAct) {
    redraw_ = true;
  } else if (hit->act == kSettingsAct) {
    if (place_ == Place::kSettings) return;
    stage_.settings_from = place_;
    show(Place::kSettings);
  } else if (hit->act == kRulesAct) {
    const std::string game = stage_.model.room ? stage_.model.room->view.head().game() : "";
    stage_.lines = {"RULES", [game](const client::Model&) { return lines::rules_lines(game); }};
    show(Place::kLines);
  } else {
    act(*hit);
  }
}

// Where a click was the page has to see first: beside the board it is about nothing.
void Face::act(const Hit& hit) {
  const std::string why = hit.at ? std::string() : page().why_not(hit.act, stage_);
  if (!why.empty()) return stage_.refuse(why);
  page().act(hit, stage_);
  follow();
}

void Face::take(const client::Answered& answered) {
  if (const v1::Error* error = client::refusal(answered.frame)) {
    nearest_.clear();
    stage_.refuse(pages_.at(Place::kRoom)->refusal_words(*error, stage_));
  }
  if (answered.intent == daily_ended_) tell_daily(answered.frame.daily_list());
}

// How the daily that is played here has ended.
void Face::tell_daily(const v1::DailyList& list) {
  daily_ended_ = 0;
  const auto& room = stage_.model.room;
  const v1::Daily* daily = room ? words::daily_of(list, *room) : nullptr;
  if (daily == nullptr) return;
  const std::string streak = words::streak_words(list, daily->game());
  stage_.message = "Daily " + words::daily_state_words(*daily) +
                   (streak.empty() ? "" : "; " + streak) + ". :daily copies it";
}

void Face::take(const client::RoomSynced& synced) {
  if (!synced.first) return;
  stage_.message.clear();
  show(Place::kRoom);
  tell_nearest();
}

void Face::take(const client::EventApplied& applied) {
  if (applied.event.has_board_chosen()) tell_nearest();
  const auto& room = stage_.model.room;
  const bool ends_daily = room && room->daily && room->seated() && applied.event.has_ended();
  if (ends_daily) daily_ended_ = stage_.requests.list_dailies();
  if (stage_.settings.now().bell && is_call(applied)) bell_ = true;
}

// At a table of two an answer to one's move is a call, too.
bool Face::is_call(const client::EventApplied& applied) const {
  const v1::Event& event = applied.event;
  const auto& room = stage_.model.room;
  if (!room || !event.has_delta() || event.member() == room->you) return false;
  const bool versus = room->view.head().table() == v1::TABLE_VERSUS;
  return event.has_said() || event.has_vote_opened() || event.has_started() || event.has_ended() ||
         (event.has_moved() && versus && room->seated());
}

void Face::tell_nearest() {
  const std::string unmet = std::exchange(nearest_, {});
  if (!unmet.empty()) stage_.message = words::nearest_words(unmet);
}

void Face::take(const client::RoomLeft& left) {
  stage_.message =
      left.why.empty() ? "You left " + client::printable(left.room) : client::printable(left.why);
  const bool in_room = place_ == Place::kRoom || place_ == Place::kPeople ||
                       place_ == Place::kLog || place_ == Place::kEnd;
  if (in_room) show(Place::kLobby);
}

void Face::take(const client::Disconnected& disconnected) {
  const std::string to = stage_.address.empty() ? "" : " to " + stage_.address;
  stage_.message = std::string(kNoConnection) + to + ": " + client::printable(disconnected.why);
  if (stage_.model.room) stage_.message += ". It is tried again; moves wait here until then";
}

void Face::take(const client::Connected&) {
  if (stage_.message.starts_with(kNoConnection)) stage_.message.clear();
}

void Face::take(const client::InvitedTo& invited) {
  if (stage_.muted.has(invited.by)) return;
  stage_.message =
      client::printable(invited.by) + " invites you: " + client::printable(invited.room);
  if (place_ == Place::kLobby) stage_.message += "; j joins by the code";
}

void Face::take(const client::Warned& warned) {
  stage_.message = client::printable(warned.message);
}

// Of a room's next board the room page says how it goes. What a board does not meet is said when it
// is there.
void Face::take(const client::BoardsTried& boards) {
  if (!boards.unmet.empty()) nearest_ = boards.unmet;
  if (boards.tried == 0) return;
  if (!boards.room.empty()) return;
  stage_.message = words::making_words(boards.tried);
  if (place_ == Place::kCreate) stage_.message += "; Esc cancels it";
}

void Face::take(const client::Stopped& stopped) {
  stopped_ = stopped;
  done_ = true;
}

void Face::notice(const client::Notice& notice, std::uint64_t now_ms) {
  stage_.now_ms = now_ms;
  for (const auto& entry : pages_) entry.second->heard(notice, stage_);
  page().notice(notice, stage_);
  // Behind the page, which takes away what is old.
  std::visit([this](const auto& happened) { take(happened); }, notice);
  follow();
}

void Face::copied(const std::string& text, bool taken) {
  const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
  const std::string what = lines == 1 ? "one line" : std::to_string(lines) + " lines";
  stage_.message = taken ? "copied to the clipboard as " + what
                         : "this terminal takes no text for the clipboard: mark it with the mouse";
}

void Face::tick(std::uint64_t now_ms) {
  stage_.now_ms = now_ms;
  stage_.let_go();
  page().tick(stage_);
  // A page that opens by itself does not cover the help.
  if (help_) stage_.next.reset();
  follow();
}

void Face::draw(Canvas& canvas, std::uint64_t now_ms) {
  stage_.now_ms = now_ms;
  const Region region(canvas);
  const Size size = canvas.size();
  stage_.screen = size;
  too_small_ = size.rows < kSmallest.rows || size.columns < kSmallest.columns;
  if (too_small_) {
    region.put_centred(size.rows / 2, size_words(kSmallest) + " needed, now " + size_words(size),
                       Role::kStrong);
    return;
  }
  page().draw(region, stage_);
  if (help_) help_->draw(region);
}

}  // namespace gridmates::terminal
