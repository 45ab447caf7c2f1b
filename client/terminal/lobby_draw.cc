// Draws the lobby.
#include <algorithm>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/core/columns.h"
#include "client/core/text.h"
#include "client/terminal/game_pane.h"
#include "client/terminal/lobby_page.h"
#include "client/words/clocks.h"
#include "client/words/room_settings.h"

namespace gridmates::terminal {
namespace {

constexpr int kFirstRoomRow = 4;
constexpr int kRowsBelowRooms = 5;

// The positions of the columns.
constexpr int kCodeAt = 3;
constexpr int kGameAt = 22;
// ... and of the columns after a game's title, on the smallest screen.
struct Columns {
  int board = 42;
  int state = 56;
  int seats = 66;
  int host = 73;
};

// A room's size and level: "16x16 hard", or as much as fits.
std::string board_column(const v1::RoomSummary& room, int columns) {
  const std::string size = commands::size_words(room);
  const std::string level = client::printable(room.level());
  const std::string both = size + (size.empty() || level.empty() ? "" : " ") + level;
  if (client::columns_of(both) <= columns) return both;
  return client::columns_of(size) <= columns ? size : level;
}

// The text after the title of its game.
std::string table_behind(const v1::RoomSummary& room) {
  return " " + std::string(tr(client::table_word(room.table())));
}

// On a wide screen the column of game titles grows as needed.
Columns columns_for(int columns, const std::vector<const v1::RoomSummary*>& rooms,
                    const client::Model& model) {
  Columns at;
  const int most = std::max(columns - kSmallest.columns, 0);
  int more = 0;
  for (const v1::RoomSummary* room : rooms) {
    const std::string game = game_title(model, room->game()) + table_behind(*room);
    more = std::max(more, client::columns_of(game) - (at.board - kGameAt - 1));
  }
  more = std::min(more, most);
  for (int* column : {&at.board, &at.state, &at.seats, &at.host}) *column += more;
  return at;
}

void draw_room(const Region& row, const Columns& at, const v1::RoomSummary& room,
               const client::Model& model, bool chosen) {
  const Role role = chosen ? Role::kReverse : Role::kNormal;
  if (chosen) row.fill(0, role);
  row.put(0, 1, chosen ? ">" : " ", role);
  const int code =
      row.put_field(0, kCodeAt, kGameAt - kCodeAt - 3, client::printable(room.code()), role);
  const std::string marks = std::string(room.mine() ? "*" : "") + (room.computers() > 0 ? "+" : "");
  row.put(0, code, marks, role);
  row.put_name(0, kGameAt, at.board - kGameAt - 1, game_title(model, room.game()),
               table_behind(room), role);
  const int board = at.state - at.board - 1;
  row.put_field(0, at.board, board, board_column(room, board), role);
  row.put_field(0, at.state, at.seats - at.state - 1, client::state_words(room), role);
  row.put_field(0, at.seats, at.host - at.seats - 1, client::free_words(room), role);
  row.put_field(0, at.host, row.columns() - at.host, client::printable(room.host()), role);
}

void draw_headings(const Region& row, const Columns& at) {
  row.put_field(0, kCodeAt, kGameAt - kCodeAt - 1, tr("code"), Role::kDim);
  row.put_field(0, kGameAt, at.board - kGameAt - 1, tr("game"), Role::kDim);
  row.put_field(0, at.board, at.state - at.board - 1, tr("board"), Role::kDim);
  row.put_field(0, at.state, at.seats - at.state - 1, tr("state"), Role::kDim);
  row.put_field(0, at.seats, at.host - at.seats - 1, tr("seats"), Role::kDim);
  row.put_field(0, at.host, row.columns() - at.host, tr("host"), Role::kDim);
}

// Details of the chosen room that are not in its row: board, people, terms.
std::string detail_words(const v1::RoomSummary& room) {
  const bool nobody_watches = room.watchers() == v1::WATCHERS_NONE && room.watching() == 0;
  const std::string people =
      nobody_watches
          ? tr("{} of {} seats taken", room.seated(), room.seats())
          : tr("{} of {} seats taken, {} watching", room.seated(), room.seats(), room.watching());
  std::string words;
  for (const std::string& part :
       {commands::picked_words(room), people, words::room_terms_words(room),
        room.rating() == 0 ? std::string() : tr("average rating {}", room.rating())}) {
    if (!part.empty()) words += (words.empty() ? "" : "; ") + part;
  }
  return words;
}

std::string no_room_words(const Stage& stage, bool filters) {
  if (stage.model.link == client::Link::kOnline && filters) {
    return tr("No open room is like that. Press f or F to see others.");
  }
  if (stage.model.link == client::Link::kOnline) {
    return tr("No room is open. Press n to open one, or j to join one by its code.");
  }
  const std::string where = stage.address.empty() ? tr("the server") : stage.address;
  return tr(
      "Not connected to {}; trying again. Is gridmatesd running there? Another server: gridmates "
      "--server HOST:PORT. q quits.",
      where);
}

// "Looking for an opponent: GAME, 300+3, rated. 0:12".
std::string search_words(const client::Search& search, const Stage& stage) {
  constexpr std::uint64_t kSecondMs = 1'000;
  const v1::CreateRoom& room = search.room;
  std::string wanted = game_title(stage.model, room.game());
  for (const v1::PickedOption& option : room.picked()) {
    wanted += ", " + client::printable(option.name()) + " " + std::to_string(option.value());
  }
  const std::string picked = commands::picked_words(room.game(), room.options(), room.table());
  if (!picked.empty()) wanted += ", " + picked;
  if (!room.clocks().empty()) wanted += ", " + words::clocks_text(room.clocks());
  if (room.rated()) wanted += std::string(", ") + tr("rated");
  const std::uint64_t waited_ms = stage.now_ms - std::min(stage.now_ms, search.since_ms);
  return tr("Looking for an opponent: {}. {}", wanted,
            client::format_time(waited_ms / kSecondMs * kSecondMs));
}

// The keys for the search.
std::string search_advice(const client::Search& search) {
  if (search.computer == 0) return tr("u ends the search");
  return tr("u ends the search; c plays a computer of level {} instead", search.computer);
}

}  // namespace

std::pair<std::string, std::string> LobbyPage::filter_words(const Stage& stage) const {
  if (!filters()) return {tr("filter: f game"), tr("F state")};
  const auto wanted = static_cast<std::size_t>(filter_.wanted);
  return {tr("only: {}",
             filter_.game.empty() ? tr("all games") : game_title(stage.model, filter_.game)),
          wanted == 0 ? tr("all states") : std::string(tr(client::kRoomsWantedNames[wanted]))};
}

// A click on the filter's game or state changes it, and so does a click on the column's heading.
void LobbyPage::draw_filter(const Region& region, const Stage& stage) const {
  const auto [game, state] = filter_words(stage);
  const std::string words = game + ", " + state + " ";
  region.put_both(2, 1, tr("OPEN ROOMS"), words, Role::kStrong);
  const int at = region.columns() - client::columns_of(words);
  region.part(2, at, 1, client::columns_of(game)).clicks(U'f');
  region.part(2, at + client::columns_of(game), 1).clicks(U'F');
}

void LobbyPage::draw(const Region& region, const Stage& stage) const {
  std::vector<std::string> title{tr("GRIDMATES"), client::printable(stage.model.name)};
  if (!stage.model.server.empty())
    title.push_back(tr("on {}", client::printable(stage.model.server)));
  draw_header(region, title_of(title, "   ", title_columns(region, stage)), stage);
  const auto rooms = client::rooms_in_order(stage.model.rooms, filter_);
  draw_filter(region, stage);
  const Columns columns = columns_for(region.columns(), rooms, stage.model);
  draw_headings(region.part(3, 0, 1), columns);
  region.part(3, kGameAt, 1, columns.board - kGameAt).clicks(U'f');
  region.part(3, columns.state, 1, columns.seats - columns.state).clicks(U'F');
  if (rooms.empty()) {
    region.part(0, kCodeAt, -1, region.columns() - 2 * kCodeAt)
        .put_wrapped(kFirstRoomRow + 1, no_room_words(stage, filters()));
  }
  const int rows = region.rows() - kFirstRoomRow - kRowsBelowRooms - 1;
  const auto at = static_cast<int>(chosen_in(rooms));
  const auto count = static_cast<int>(rooms.size());
  const int first = top_.first(rows, count, at);
  region.part(kFirstRoomRow, 0, rows).scrolls(Key::Kind::kUp, Key::Kind::kDown);
  for (int i = first; i < std::min(first + rows, count); ++i) {
    const Region row = region.part(kFirstRoomRow + i - first, 0, 1);
    draw_room(row, columns, *rooms[static_cast<std::size_t>(i)], stage.model, i == at);
    row.picks(i);
  }
  const int message_row = region.rows() - (prompt_ ? 5 : 3);  // above the prompt
  const Region details = region.part(region.rows() - 6, kCodeAt, 2);
  const auto& search = stage.model.search;
  if (search) {
    details.put_field(0, 0, details.columns(), search_words(*search, stage), Role::kStrong);
  }
  const bool is_covered = prompt_ && !stage.message.empty();
  const std::string about =
      search || rooms.empty() ? "" : detail_words(*rooms[static_cast<std::size_t>(at)]);
  const int used =
      details.part(0, 0, is_covered ? 1 : 2, details.columns() - 1).put_wrapped(0, about);
  if (!is_covered && used < 2) {
    details.put_field(
        1, 0, details.columns(),
        search ? search_advice(*search)
               : tr("* you are a member; + with a computer. Others' private rooms are not listed."),
        Role::kDim);
  }
  draw_list_rule(region, region.rows() - 4, first, count - first - rows);
  draw_words(region, message_row, stage.message, Role::kStrong);
  if (prompt_) prompt_->draw(region, region.rows() - 3);
  region.rule(region.rows() - 2);
  draw_footer(region, useful(stage));
}

}  // namespace gridmates::terminal
