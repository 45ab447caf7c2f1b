#include "client/terminal/lobby_page.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <variant>

#include "client/commands/game_words.h"
#include "client/core/columns.h"
#include "client/core/room_list.h"
#include "client/core/text.h"
#include "client/terminal/game_pane.h"
#include "client/terminal/typed_command.h"
#include "client/words/watching.h"

namespace gridmates::terminal {
namespace {

// How often the list is asked for while it is shown.
constexpr std::uint64_t kRefreshEveryMs = 5'000;
constexpr std::size_t kCodeLimit = 24;
constexpr std::size_t kOwnNameLimit = 24;
constexpr int kFirstRoomRow = 4;
constexpr int kRowsBelowRooms = 5;

// Where the columns begin.
constexpr int kCodeAt = 3;
constexpr int kGameAt = 21;
constexpr int kBoardAt = 42;
constexpr int kStateAt = 56;
constexpr int kSeatsAt = 66;
constexpr int kHostAt = 73;

// The place of the chosen room in the list; the first one when it is gone.
std::size_t index_of(const std::vector<const v1::RoomSummary*>& rooms, const std::string& code) {
  const auto at = std::find_if(rooms.begin(), rooms.end(),
                               [&code](const auto* room) { return room->code() == code; });
  return at == rooms.end() ? 0 : static_cast<std::size_t>(at - rooms.begin());
}

// Its size and level: "16x16 hard", or as much of that as fits.
std::string board_column(const v1::RoomSummary& room, int columns) {
  const std::string picked = commands::picked_words(room.game(), room.options(), room.table());
  const std::string size = picked.substr(0, picked.find(','));
  const std::string level = client::printable(room.level());
  const std::string both = size + (size.empty() || level.empty() ? "" : " ") + level;
  if (client::columns_of(both) <= columns) return both;
  return client::columns_of(size) <= columns ? size : level;
}

void draw_room(const Region& row, const v1::RoomSummary& room, const client::Model& model,
               bool chosen) {
  const Role role = chosen ? Role::kReverse : Role::kNormal;
  if (chosen) row.fill(0, role);
  row.put(0, 1, chosen ? ">" : " ", role);
  const int code =
      row.put_field(0, kCodeAt, kGameAt - kCodeAt - 2, client::printable(room.code()), role);
  if (room.mine()) row.put(0, code, "*", role);
  const std::string game =
      game_title(model, room.game()) + " " + std::string(client::table_word(room.table()));
  row.put_field(0, kGameAt, kBoardAt - kGameAt - 1, game, role);
  row.put_field(0, kBoardAt, kStateAt - kBoardAt - 1, board_column(room, kStateAt - kBoardAt - 1),
                role);
  row.put(0, kStateAt, client::state_word(room.state()), role);
  row.put(0, kSeatsAt, client::free_words(room), role);
  row.put_field(0, kHostAt, row.columns() - kHostAt, client::printable(room.host()), role);
}

// What the chosen room is like, beside what its row says.
std::string detail_words(const v1::RoomSummary& room) {
  std::string words = std::to_string(room.seated()) + " of " + std::to_string(room.seats()) +
                      " seats taken, " + std::to_string(room.watching()) + " watching";
  const std::string picked = commands::picked_words(room);
  const std::string watching = words::watching_words(room.watchers(), room.delay_s());
  if (!watching.empty()) words += ", " + watching;
  if (!picked.empty()) words += ": " + picked;
  return words;
}

std::string no_room_words(const Stage& stage, bool filters) {
  if (stage.model.link == client::Link::kOnline && filters) {
    return "No open room is like that. Press f or F to see others.";
  }
  if (stage.model.link == client::Link::kOnline) {
    return "No room is open. Press n to open one, or j to join one by its code.";
  }
  const std::string where = stage.address.empty() ? "the server" : stage.address;
  return "Not connected to " + where +
         "; trying again. Is gridmatesd running there? Another server: gridmates --server "
         "HOST:PORT. q quits.";
}

}  // namespace

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
      {kRename, "N", "N", "", "change your name", "AROUND"},
      {kMe, "i", "i", "", "what you have played", "AROUND"},
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
  stage.message = "joining " + client::printable(code) + " ...";
  if (entering_ != 0 && code == entering_code_) return;  // Enter was pressed again
  entering_code_ = code;
  entering_ = stage.requests.enter(code, watch);
  stage.check(entering_);
}

bool LobbyPage::filters() const {
  return !filter_.game.empty() || filter_.wanted != client::RoomsWanted::kAll;
}

std::string LobbyPage::filter_words(const Stage& stage) const {
  if (!filters()) return "filter: f game, F state ";
  const auto wanted = static_cast<std::size_t>(filter_.wanted);
  return "only: " + (filter_.game.empty() ? "all games" : game_title(stage.model, filter_.game)) +
         ", " + (wanted == 0 ? "all states" : std::string(client::kRoomsWantedNames[wanted])) + " ";
}

// The next game of which there may be rooms; behind the last one all of them.
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
  const bool goes_in = act == kEnter || act == kWatch;
  if (goes_in && rooms == 0) return "there is no open room; n opens one";
  return act == kChoose && rooms < 2 ? "there is no other room" : "";
}

void LobbyPage::act(const Hit& hit, Stage& stage) {
  constexpr std::array<std::ptrdiff_t, 4> kSteps{-1, 1, -10, 10};
  const auto rooms = client::rooms_in_order(stage.model.rooms, filter_);
  const std::size_t at = index_of(rooms, chosen_);
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
      prompt_.emplace("code of the room:", kByCode, kCodeLimit);
      return;
    case kType:
      prompt_.emplace(":", kType, kTypedLine);
      return;
    case kRename:
      prompt_.emplace("your name:", kRename, kOwnNameLimit);
      return;
    case kNew:
    case kFame:
      if (known_games(stage.model).empty()) {
        stage.message = "the list of games has not arrived yet";
        return;
      }
      stage.next = hit.act == kNew ? Place::kCreate : Place::kFame;
      return;
    case kFilterGame:
      turn_game(stage);
      return;
    case kFilterState:
      turn_state();
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

// The prompt stays until the room is shown: a code that is refused can be corrected.
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

// Codes are spoken: "kite 42" means KITE-42.
void LobbyPage::enter_typed(std::string code, Stage& stage) {
  code = commands::upper(std::move(code));
  std::ranges::replace(code, ' ', '-');
  enter(code, false, stage);
}

void LobbyPage::draw(const Region& region, const Stage& stage) const {
  std::vector<std::string> title{"GRIDMATES", client::printable(stage.model.name)};
  if (!stage.model.server.empty()) title.push_back("on " + client::printable(stage.model.server));
  draw_header(region, title_of(title, "   ", title_columns(region, stage)), stage);
  const auto rooms = client::rooms_in_order(stage.model.rooms, filter_);
  region.put(2, 1, "OPEN ROOMS", Role::kStrong);
  region.put_right(2, filter_words(stage), Role::kDim);
  region.put(3, kCodeAt, "code", Role::kDim);
  region.put(3, kGameAt, "game", Role::kDim);
  region.put(3, kBoardAt, "board", Role::kDim);
  region.put(3, kStateAt, "state", Role::kDim);
  region.put(3, kSeatsAt, "seats", Role::kDim);
  region.put(3, kHostAt, "host", Role::kDim);
  if (rooms.empty()) {
    region.part(0, kCodeAt, -1, region.columns() - 2 * kCodeAt)
        .put_wrapped(kFirstRoomRow + 1, no_room_words(stage, filters()));
  }
  const int rows = region.rows() - kFirstRoomRow - kRowsBelowRooms - 1;
  const auto at = static_cast<int>(index_of(rooms, chosen_));
  const int first = std::max(0, at - rows + 1);
  for (int i = first; i < std::min(first + rows, static_cast<int>(rooms.size())); ++i) {
    draw_room(region.part(kFirstRoomRow + i - first, 0, 1), *rooms[static_cast<std::size_t>(i)],
              stage.model, i == at);
  }
  if (!rooms.empty()) {
    const v1::RoomSummary& chosen = *rooms[static_cast<std::size_t>(at)];
    region.put_field(region.rows() - 6, kCodeAt, region.columns() - kCodeAt, detail_words(chosen));
  }
  const int message_row = region.rows() - (prompt_ ? 5 : 3);  // above what is being typed
  if (!prompt_ || stage.message.empty()) {
    region.put(region.rows() - 5, kCodeAt,
               "* you are a member. Private rooms of others are not listed.", Role::kDim);
  }
  region.rule(region.rows() - 4);
  draw_words(region, message_row, stage.message, Role::kStrong);
  if (prompt_) prompt_->draw(region, region.rows() - 3);
  region.rule(region.rows() - 2);
  draw_footer(region, useful(stage));
}

}  // namespace gridmates::terminal
