// How a room is drawn: layout S keeps feed and talk below the board, layout L beside it.
#include <algorithm>

#include "client/core/text.h"
#include "client/core/utf8.h"
#include "client/terminal/feed.h"
#include "client/terminal/people.h"
#include "client/terminal/rights.h"
#include "client/terminal/room_page.h"

namespace gridmates::terminal {
namespace {

// Where things stand; rows and columns of the page.
constexpr int kTop = 1;  // below the header
constexpr int kSmallBoardRows = 14;
constexpr int kSmallSide = 41;
constexpr int kLargeSide = 72;
constexpr int kLargeBelow = 4;  // rule, mode, message, footer
constexpr int kSmallPeople = 6;
constexpr int kLargePeople = 9;
constexpr int kLargeTalk = 9;

std::string upper(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  });
  return text;
}

// Somebody chose it: worth a word.
bool is_puzzle(const v1::BoardInfo& board) {
  return board.source() == v1::BOARD_SOURCE_TABLE || board.source() == v1::BOARD_SOURCE_PASTED;
}

// What is known of a board, in at most so many columns: of a long pack's name the beginning, and
// nothing at all where not even that fits.
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

// At most `columns` wide as far as the board is concerned.
std::string header_words(const client::Room& room, const GamePane& pane, std::uint64_t now_ms,
                         int columns) {
  const v1::RoomHead& head = room.view.head();
  std::string words = upper(game_title(head.game()));
  words += " " + std::string(client::table_word(head.table()));
  words += "  " + client::printable(room.code);
  if (head.state() != v1::ROOM_STATE_WAITING) {
    words += "  " + client::format_time(room.time_ms(now_ms));
  }
  if (room.match() != nullptr) words += "  " + pane.progress(*room.match());
  if (is_puzzle(head.board())) {
    words += "  " + board_words(head.board(), columns - client::columns_of(words) - 2);
  }
  return words;
}

std::string host_words(const client::Room& room) {
  return client::printable(room.name_of(room.view.head().host())) + ", the host,";
}

// What to do while there is nothing to play on.
std::string waiting_words(const client::Room& room) {
  const v1::RoomHead& head = room.view.head();
  const std::uint32_t seated = seats_taken(room);
  if (seated < head.seats_needed()) {
    return "Seats taken: " + std::to_string(seated) +
           ", needed: " + std::to_string(head.seats_needed()) + ". Others come in with the code.";
  }
  if (room.hosting()) return "Press s to start. Others come in with the code.";
  return host_words(room) + " may start.";
}

void draw_notice(const Region& region, const client::Room& room) {
  const v1::RoomHead& head = room.view.head();
  std::string title = upper(std::string(client::state_word(head.state())));
  std::string words;
  if (head.state() == v1::ROOM_STATE_WAITING) words = waiting_words(room);
  if (head.state() == v1::ROOM_STATE_PAUSED) {
    words = "The board is hidden and the clock stands still. ";
    words += room.hosting() ? "Press P to go on." : host_words(room) + " may go on.";
  }
  if (head.state() == v1::ROOM_STATE_CLOSED) words = "Nothing more will happen here.";
  const Region box = region.part(2, 2, 12, std::min(region.columns() - 4, 50));
  box.frame(title);
  const Region inner = box.part(2, 3, 9, box.columns() - 6);
  inner.put(0, 0, "room  " + client::printable(room.code), Role::kStrong);
  inner.put(1, 0, head.private_room() ? "private" : "public");
  if (is_puzzle(head.board())) {
    inner.put(2, 0, board_words(head.board(), inner.columns()));
  }
  inner.put_wrapped(4, words);
}

// What to do next when nothing else has to be said.
std::string hint_words(const client::Room& room) {
  const v1::RoomState state = room.view.head().state();
  if (client::is_finished(state)) {
    return room.hosting() ? "N sets up the same board again, > a new one; q goes to the lobby"
                          : "the host may play on in this room, q goes to the lobby";
  }
  if (room.seated()) return {};
  return seats_taken(room) < room.view.head().seats()
             ? "you are watching; Tab, then s, takes a free seat"
             : "you are watching; all seats are taken";
}

}  // namespace

void RoomPage::draw_board(const Region& region, const Stage& stage, bool large) const {
  const client::Room& room = *stage.model.room;
  const auto match = scene(stage, large);
  if (!match) {
    draw_notice(region, room);
    return;
  }
  const Size size = pane_->board_size(large);
  pane_->draw_board(
      region.part(0, std::max(0, (region.columns() - size.columns) / 2), size.rows, size.columns),
      *match);
}

void RoomPage::draw_side(const Region& region, const Stage& stage, bool large) const {
  const client::Room& room = *stage.model.room;
  int row = large ? kLargePeople : kSmallPeople;
  draw_people(region.part(0, 0, row), room, *pane_);
  region.rule(row++);
  if (const auto match = scene(stage, large)) {
    row += pane_->draw_side(region.part(row, 0), *match);
    if (large) region.rule(row++);
  }
  if (!large) return;
  const int talk = std::max(row, region.rows() - kLargeTalk);
  draw_feed(region.part(row, 0, talk - row), room, *pane_);
  region.rule(talk);
  draw_talk(region.part(talk + 1, 0), room);
}

void RoomPage::draw_mode(const Region& region, const Stage& stage, bool large) const {
  const client::Room& room = *stage.model.room;
  const std::string ending = ending_words(room);
  if (!ending.empty()) {
    region.put(0, 1, upper(ending.substr(0, 1)) + ending.substr(1), Role::kStrong);
  } else if (const auto match = scene(stage, large)) {
    pane_->draw_mode(region, *match);
  }
}

void RoomPage::draw_message(const Region& region, int row, const Stage& stage) const {
  if (prompt_) {
    prompt_->draw(region, row);
  } else if (!stage.message.empty()) {
    region.put_field(row, 1, region.columns() - 2, stage.message, Role::kStrong);
  } else {
    region.put_field(row, 1, region.columns() - 2, hint_words(*stage.model.room), Role::kDim);
  }
}

void RoomPage::draw(const Region& region, const Stage& stage) const {
  if (!stage.model.room) return;
  const client::Room& room = *stage.model.room;
  const bool large = region.rows() >= kLarge.rows && region.columns() >= kLarge.columns;
  const int title = title_columns(region, stage);
  draw_header(region, header_words(room, *pane_, stage.now_ms, title), stage);
  const int rows = region.rows();
  const int side = large ? kLargeSide : kSmallSide;
  const int below = large ? rows - kLargeBelow : kTop + kSmallBoardRows;
  draw_board(region.part(kTop, 0, below - kTop, side), stage, large);
  draw_side(region.part(kTop, side, below - kTop), stage, large);
  region.rule(below);
  if (prompt_ && !stage.message.empty()) {
    region.put_field(below + 1, 1, region.columns() - 2, stage.message, Role::kStrong);
  } else {
    draw_mode(region.part(below + 1, 0, 1), stage, large);
  }
  draw_message(region, below + 2, stage);
  if (!large) {
    region.rule(below + 3);
    const Region talk = region.part(below + 4, 0, rows - below - 5);
    draw_feed(talk.part(0, 0, -1, kSmallSide), room, *pane_);
    draw_talk(talk.part(0, kSmallSide), room);
  }
  draw_footer(region, useful_bindings(room));
}

}  // namespace gridmates::terminal
