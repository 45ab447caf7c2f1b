#include "client/terminal/lobby_page.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/core/room_list.h"
#include "client/core/text.h"
#include "client/terminal/game_pane.h"
#include "client/terminal/typed_command.h"

namespace gridmates::terminal {
namespace {

// The interval of requests for the list while it is shown.
constexpr std::uint64_t kRefreshEveryMs = 5'000;
constexpr std::size_t kCodeLimit = 24;
constexpr std::size_t kOwnNameLimit = 24;

}  // namespace

std::size_t LobbyPage::chosen_in(const std::vector<const v1::RoomSummary*>& rooms) const {
  const auto at = std::ranges::find_if(
      rooms, [this](const v1::RoomSummary* room) { return room->code() == chosen_; });
  return at == rooms.end() ? 0 : static_cast<std::size_t>(at - rooms.begin());
}

const Bindings& LobbyPage::bindings() const {
  static const Bindings table = with_common({
      {kChoose, "Up Down PgUp PgDn", "up/down", "select", "select a room", "ROOMS"},
      {kEnter, "Enter", "Enter", "join", "join, on a free seat", "ROOMS"},
      {kWatch, "w", "w", "watch", "join to watch", "ROOMS"},
      {kNew, "n", "n", "new", "open a room", "ROOMS"},
      {kByCode, "j", "j", "by code", "join by a code", "ROOMS"},
      {kFilterGame, "f", "f", "", "rooms of one game", "ROOMS"},
      {kFilterState, "F", "F", "", "free, playing, finished", "ROOMS"},
      {kRefresh, "r", "r", "", "ask for the list again", "ROOMS"},
      {kDaily, "d", "d", "daily", "daily puzzles", "AROUND"},
      {kFame, "b", "b", "best", "leaderboards", "AROUND"},
      {kFind, "o", "o", "opponent", "find an opponent", "AROUND"},
      {kUnqueue, "u", "u", "", "stop the search", "AROUND"},
      {kComputer, "c", "c", "", "play the computer", "AROUND"},
      {kRename, "N", "N", "", "change your name", "AROUND"},
      {kMe, "i", "i", "", "what you have played", "AROUND"},
      {kAbout, "A", "A", "", "this client, its files", "AROUND"},
      {kType, ":", ":", "", "type a command (:help)", "AROUND"},
      {kQuit, "q", "q", "quit", "quit", "AROUND"},
  });
  return table;
}

void LobbyPage::opened(Stage& stage) {
  prompt_.reset();
  entering_ = 0;
  refresh(stage);
}

void LobbyPage::refresh(Stage& stage) {
  refreshed_at_ms_ = stage.now_ms;
  if (stage.model.link == client::Link::kOnline) stage.check(stage.requests.list_rooms());
}

void LobbyPage::notice(const client::Notice& notice, Stage& stage) {
  if (std::holds_alternative<client::Connected>(notice)) refresh(stage);
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (answered != nullptr && answered->intent == entering_) entering_ = 0;
}

void LobbyPage::tick(Stage& stage) {
  const bool due = stage.now_ms >= refreshed_at_ms_ + kRefreshEveryMs;
  if (due && stage.requests.unanswered() == 0) refresh(stage);
}

void LobbyPage::enter(const std::string& code, bool watch, Stage& stage) {
  stage.message = tr("joining {} ...", client::printable(code));
  if (entering_ != 0 && code == entering_code_) return;  // a repeated Enter
  entering_code_ = code;
  entering_ = stage.requests.enter(code, watch);
  stage.check(entering_);
}

bool LobbyPage::filters() const {
  return !filter_.game.empty() || filter_.wanted != client::RoomsWanted::kAll;
}

// Selects the next game; after the last one, all games.
void LobbyPage::turn_game(const Stage& stage) {
  const auto games = known_games(stage.model);
  const auto now = std::ranges::find(games, filter_.game, &v1::GameFacts::id);
  const auto next = filter_.game.empty() ? games.begin()
                    : now == games.end() ? now
                                         : std::next(now);
  filter_.game = next == games.end() ? std::string() : next->id();
}

void LobbyPage::turn_state() {
  const auto next = static_cast<std::size_t>(filter_.wanted) + 1;
  filter_.wanted = static_cast<client::RoomsWanted>(next % client::kRoomsWantedNames.size());
}

std::string LobbyPage::why_not(int act, const Stage& stage) const {
  const auto rooms = client::rooms_in_order(stage.model.rooms, filter_).size();
  const auto& search = stage.model.search;
  if (act == kUnqueue && !search) return tr("no search for an opponent is running; o starts one");
  if (act == kComputer && (!search || search->computer == 0)) return tr("no computer is offered");
  const bool goes_in = act == kEnter || act == kWatch;
  if (goes_in && rooms == 0) return tr("there is no open room; n opens one");
  return act == kChoose && rooms < 2 ? tr("there is no other room") : "";
}

void LobbyPage::act(const Hit& hit, Stage& stage) {
  constexpr std::array<std::ptrdiff_t, 4> kSteps{-1, 1, -10, 10};
  const auto rooms = client::rooms_in_order(stage.model.rooms, filter_);
  const std::size_t at = chosen_in(rooms);
  switch (hit.act) {
    case kChoose:
      chosen_ =
          rooms[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(
                    static_cast<std::ptrdiff_t>(at) + kSteps[static_cast<std::size_t>(hit.key)], 0,
                    std::ssize(rooms) - 1))]
              ->code();
      return;
    case kEnter:
    case kWatch:
      enter(rooms[at]->code(), hit.act == kWatch, stage);
      return;
    case kByCode:
      prompt_.emplace(tr("code of the room:"), kByCode, kCodeLimit);
      return;
    case kType:
      prompt_.emplace(":", kType, kTypedLine);
      return;
    case kRename:
      prompt_.emplace(tr("your name:"), kRename, kOwnNameLimit);
      return;
    case kUnqueue:
      stage.check(stage.requests.unqueue());
      return;
    case kComputer:
      play_computer(stage);
      return;
    case kNew:
    case kFind:
    case kFame:
      if (known_games(stage.model).empty()) {
        stage.message = tr("The list of games has not arrived yet.");
        return;
      }
      stage.finds_opponent = hit.act == kFind;
      stage.next = hit.act == kFame ? Place::kFame : Place::kCreate;
      return;
    case kFilterGame:
      turn_game(stage);
      return;
    case kFilterState:
      turn_state();
      return;
    case kAbout:
      run_line("about", stage);
      return;
    case kMe:
      show_player({}, stage);
      return;
    case kDaily:
      stage.next = Place::kDaily;
      return;
    case kRefresh:
      refresh(stage);
      return;
    case kQuit:
      stage.next = Place::kQuit;
      return;
    default:
      return;
  }
}

// Opens a room like the one that the search is for.
void LobbyPage::play_computer(Stage& stage) {
  v1::CreateRoom room = stage.model.search->room;
  room.set_computer(stage.model.search->computer);
  stage.message = tr("opening the room ...");
  stage.check(stage.requests.create_room(std::move(room)));
}

std::optional<Key> LobbyPage::pick(int item, Stage& stage) {
  const auto rooms = client::rooms_in_order(stage.model.rooms, filter_);
  const auto at = static_cast<std::size_t>(item);
  if (at >= rooms.size()) return std::nullopt;
  if (at == chosen_in(rooms)) return Key::Kind::kEnter;
  chosen_ = rooms[at]->code();
  return std::nullopt;
}

// The prompt stays until the room is shown: a refused code can be corrected.
bool LobbyPage::type(const Key& key, Stage& stage) {
  if (!prompt_) return false;
  const Prompt::Result result = prompt_->key(key);
  if (result == Prompt::Result::kCancelled) prompt_.reset();
  if (result != Prompt::Result::kGiven) return true;
  if (prompt_->purpose() == kType) {
    if (run_line(prompt_->text(), stage)) prompt_.reset();
  } else if (prompt_->purpose() == kRename && !prompt_->text().empty()) {
    if (stage.check(stage.requests.rename(prompt_->text()))) prompt_.reset();
  } else if (!prompt_->text().empty()) {
    enter_typed(prompt_->text(), stage);
  }
  return true;
}

// Codes may be typed as spoken: "kite 42" means KITE-42.
void LobbyPage::enter_typed(std::string code, Stage& stage) {
  code = commands::upper(std::move(code));
  std::ranges::replace(code, ' ', '-');
  enter(code, false, stage);
}

}  // namespace gridmates::terminal
