// How a room is drawn: layout S keeps feed and talk below the board, layout L beside it.
#include <algorithm>
#include <functional>
#include <iterator>

#include "client/commands/game_words.h"
#include "client/core/columns.h"
#include "client/core/text.h"
#include "client/terminal/feed.h"
#include "client/terminal/people.h"
#include "client/terminal/race_panel.h"
#include "client/terminal/room_facts.h"
#include "client/terminal/room_page.h"
#include "client/terminal/room_text.h"

namespace gridmates::terminal {
namespace {

// Where things stand; rows and columns of the page.
constexpr int kTop = 1;              // below the header
constexpr int kTallSide = 36;        // beside a tall board, at least
constexpr int kTallWidestSide = 60;  // ... and at most
constexpr int kTallBelow = 3;        // header, message, footer
constexpr int kLeastBelow = 3;       // rows of what stands below a wide board
constexpr int kTallPeople = 8;
constexpr int kSmallBoardRows = 14;
constexpr int kSmallSide = 41;
constexpr int kLargeSide = 72;
constexpr int kLargeBelow = 4;  // rule, mode, message, footer
constexpr int kSmallPeople = 6;
constexpr int kLargePeople = 9;
constexpr int kLargeTalk = 9;

bool is_large(Size size) { return size.rows >= kLarge.rows && size.columns >= kLarge.columns; }

void draw_notice(const Region& region, const client::Room& room) {
  const v1::RoomHead& head = room.view.head();
  std::string title = upper(std::string(client::state_word(head.state())));
  std::string words;
  if (head.state() == v1::ROOM_STATE_WAITING) words = waiting_words(room);
  if (head.state() == v1::ROOM_STATE_PAUSED) {
    words = "The board is hidden and the clock is stopped. ";
    const bool may = room.refuses(v1::Action::kUnpause, room.room_time_ms) == nullptr;
    words += may ? "Press P to resume." : host_words(room) + " can resume.";
  }
  if (head.state() == v1::ROOM_STATE_CLOSED) words = "This room is over.";
  const Region box = region.part(2, 2, 12, std::min(region.columns() - 4, 50));
  box.frame(title);
  const Region inner = box.part(2, 3, 9, box.columns() - 6);
  inner.put(0, 0, "room  " + client::printable(room.code), Role::kStrong);
  inner.put(1, 0, head.private_room() ? "private" : "public");
  int row = 2;
  if (is_puzzle(head.board())) {
    inner.put(row++, 0, board_words(head.board(), inner.columns()));
  }
  row = inner.put_wrapped(row, commands::picked_words(head.options(), head.table()));
  inner.put_wrapped(std::max(row + 1, 4), words);
}

}  // namespace

RoomPage::Share RoomPage::share(Size size, bool board_on) const {
  if (pane_->needs_side()) return Share::kBeside;
  if (zen_) return *zen_ ? Share::kAlone : Share::kBeside;
  const Size board = pane_->board_size(is_large(size));
  const bool fits_beside = board.columns <= size.columns - kTallSide;
  const bool fits_above =
      board.columns <= size.columns && board.rows + kLeastBelow <= size.rows - kTallBelow;
  return board_on && !fits_beside && fits_above ? Share::kBelow : Share::kBeside;
}

RoomPage::Layout RoomPage::tall_layout(Size size, bool board_on) const {
  const int rows = size.rows - kTallBelow;
  const int most = size.columns - kTallSide;
  const int least = size.columns - kTallWidestSide;
  const Size wanted = pane_->board_size(is_large(size));
  Layout places;
  places.large = is_large(size);
  places.message = size.rows - 2;
  places.mode = {places.message, 0, 1, size.columns};
  const Share share = this->share(size, board_on);
  if (share == Share::kBeside) {
    const int board = std::clamp(board_on ? wanted.columns : most, least, most);
    places.board = {kTop, 0, rows, board};
    places.side = {kTop, board, rows, size.columns - board};
    return places;
  }
  const int board = share == Share::kBelow ? wanted.rows : rows;
  places.board = {kTop, 0, board, size.columns};
  places.side = {kTop + board, 0, rows - board, size.columns};
  return places;
}

RoomPage::Layout RoomPage::layout(Size size, bool board_on) const {
  if (pane_->tall()) return tall_layout(size, board_on);
  Layout places;
  places.large = is_large(size);
  const int side = places.large ? kLargeSide : kSmallSide;
  const int below = places.large ? size.rows - kLargeBelow : kTop + kSmallBoardRows;
  places.board = {kTop, 0, below - kTop, side};
  places.side = {kTop, side, below - kTop, size.columns - side};
  places.mode = {below + 1, 0, 1, size.columns};
  places.message = below + 2;
  return places;
}

RoomPage::Box RoomPage::board_box(const Layout& layout, const GamePane& pane) {
  const Size size = pane.board_size(layout.large);
  const Box& all = layout.board;
  const int left = std::max(0, (all.columns - size.columns) / 2);
  return {all.row, all.column + left, std::min(size.rows, all.rows),
          std::min(size.columns, all.columns - left)};
}

void RoomPage::draw_board(const Region& region, const Stage& stage, bool large) const {
  const client::Room& room = *stage.model.room;
  const auto match = scene(stage, large);
  if (!match) {
    draw_notice(region, room);
  } else if (!room.live && room.running() && is_solo(room)) {
    // The clock stands still: no time to think.
    region.part(2, 2, 4, region.columns() - 4)
        .put_wrapped(0, "The board is shown again once you are connected.");
  } else if (!client::shows_board(match->match)) {
    region.part(2, 2, 4, region.columns() - 4).put_wrapped(0, "Only counts are shown here.");
  } else {
    pane_->draw_board(region, *match);
  }
}

void RoomPage::draw_people_or_racers(const Region& region, const Stage& stage) const {
  const client::Room& room = *stage.model.room;
  const bool race = room.view.head().table() == v1::TABLE_RACE && !room.view.matches().empty();
  if (race) {
    draw_racers(region, room, room.time_ms(stage.now_ms), shown_match(room));
  } else {
    draw_people(region, room, *pane_);
  }
}

// The game's own lines, the people, and all that has happened.
void RoomPage::draw_tall_side(const Region& region, const Stage& stage) const {
  const client::Room& room = *stage.model.room;
  int row = 0;
  if (const auto match = scene(stage, false); match && client::shows_board(match->match)) {
    row = pane_->draw_side(region, *match);
    if (row >= region.rows()) return;
    region.rule(row++);
  }
  const int watching = room.view.members_size() > static_cast<int>(seats_taken(room)) ? 1 : 0;
  const int people = std::min(static_cast<int>(seats_taken(room)) + 1 + watching, kTallPeople);
  draw_people_or_racers(region.part(row, 0, people), stage);
  row += people;
  region.rule(row++);
  feed_.draw(region.part(row, 0), Feed::Part::kAll);
}

// The first of the game's own lines, and beside them who races or what has happened.
void RoomPage::draw_below(const Region& region, const Stage& stage) const {
  const int half = region.columns() / 2;
  if (const auto match = scene(stage, false); match && client::shows_board(match->match)) {
    pane_->draw_side(region.part(0, 0, -1, half), *match);
  }
  const Region right = region.part(0, half);
  if (stage.model.room->view.head().table() == v1::TABLE_RACE) {
    draw_people_or_racers(right, stage);
  } else {
    feed_.draw(right, Feed::Part::kAll);
  }
}

void RoomPage::draw_side(const Region& region, const Stage& stage, bool large) const {
  int row = large ? kLargePeople : kSmallPeople;
  draw_people_or_racers(region.part(0, 0, row), stage);
  region.rule(row++);
  if (const auto match = scene(stage, large)) {
    row += pane_->draw_side(region.part(row, 0), *match);
    if (large) region.rule(row++);
  }
  if (!large) return;
  const int talk = std::max(row, region.rows() - kLargeTalk);
  feed_.draw(region.part(row, 0, talk - row), Feed::Part::kEvents);
  region.rule(talk);
  feed_.draw(region.part(talk + 1, 0), Feed::Part::kTalk);
}

void RoomPage::draw_mode(const Region& region, const Stage& stage, bool large) const {
  const client::Room& room = *stage.model.room;
  const std::string ending = ending_words(room);
  const std::string vote = vote_line(room, stage.now_ms);
  const std::string standing = standing_words(room, room.time_ms(stage.now_ms));
  if (!vote.empty()) {
    const bool fits = wrapped(vote, region.columns() - 1).size() == 1;
    region.put(0, 1, fits ? vote : short_vote_line(room, stage.now_ms), Role::kStrong);
  } else if (!standing.empty()) {
    region.put(0, 1, standing, Role::kStrong);
  } else if (!ending.empty()) {
    region.put(0, 1, upper(ending.substr(0, 1)) + ending.substr(1), Role::kStrong);
  } else if (const auto match = scene(stage, large)) {
    pane_->draw_mode(region, *match);
  }
}

std::string RoomPage::standing_line(const Stage& stage) const {
  const auto match = scene(stage, false);
  return match ? pane_->standing_line(*match) : std::string();
}

void RoomPage::draw_message(const Region& region, int row, const Stage& stage) const {
  if (prompt_) {
    prompt_->draw(region, row);
  } else if (!stage.message.empty()) {
    draw_words(region, row, stage.message, Role::kStrong);
  } else if (const std::string line = standing_line(stage); !line.empty()) {
    draw_words(region, row, line, Role::kNormal);
  } else {
    draw_words(region, row, hint_words(*stage.model.room), Role::kDim);
  }
}

Bindings RoomPage::footer(const Stage& stage) const {
  const client::Room& room = *stage.model.room;
  const bool paused = room.view.head().state() == v1::ROOM_STATE_PAUSED;
  const Bindings all = useful(stage);
  const auto votes = [](const Binding& line) {
    return line.act == kVoteYes || line.act == kVoteNo;
  };
  Bindings lines;
  std::ranges::copy_if(all, std::back_inserter(lines), votes);
  std::ranges::copy_if(all, std::back_inserter(lines), std::not_fn(votes));
  for (Binding& line : lines) {
    if (line.act == kPause && paused) line.word = "resume";
    // After the end, what comes next needs the room.
    if (!room.running() && (line.act == kPing || line.act >= kGameActs)) line.word = {};
    if (!match_is_on(room) && line.act == kGiveUp) line.word = {};
  }
  return lines;
}

void RoomPage::draw(const Region& region, const Stage& stage) const {
  if (!stage.model.room) return;
  const client::Room& room = *stage.model.room;
  const int title = title_columns(region, stage);
  draw_header(region, header_words(room, game_, *pane_, stage.now_ms, title), stage);
  draw_footer(region, footer(stage));
  const int rows = region.rows();
  const bool board_on = scene(stage, false).has_value();
  const Layout places = layout({rows, region.columns()}, board_on);
  const bool large = places.large;
  draw_board((board_on ? board_box(places, *pane_) : places.board).of(region), stage, large);
  if (pane_->tall()) {
    const Share share = this->share({rows, region.columns()}, board_on);
    if (share == Share::kBeside) draw_tall_side(places.side.of(region), stage);
    if (share == Share::kBelow) draw_below(places.side.of(region), stage);
    draw_last_line(region, places.message, stage);
    return;
  }
  const int below = places.mode.row - 1;
  draw_side(places.side.of(region), stage, large);
  region.rule(below);
  if (prompt_ && !stage.message.empty()) {
    draw_words(region, below + 1, stage.message, Role::kStrong);
  } else {
    draw_mode(places.mode.of(region), stage, large);
  }
  draw_message(region, places.message, stage);
  if (!large) {
    region.rule(below + 3);
    const Region talk = region.part(below + 4, 0, rows - below - 5);
    feed_.draw(talk.part(0, 0, -1, kSmallSide), Feed::Part::kEvents);
    feed_.draw(talk.part(0, kSmallSide), Feed::Part::kTalk);
  }
}

// Where there is only one line: what is asked, what is to be said, the mode. A refusal stands
// beside the prompt that it is about, or above it, and old words never cover what waits for the
// player.
void RoomPage::draw_last_line(const Region& region, int row, const Stage& stage) const {
  const Region line = region.part(row, 0, 1);
  const std::string& words = stage.message;
  if (prompt_) {
    const int said = client::columns_of(words);
    const bool beside = !words.empty() && said <= line.columns() * 3 / 5;
    const int at = beside ? line.columns() - said - 1 : line.columns() + 2;
    prompt_->draw(line.part(0, 0, 1, at - 2), 0);
    if (beside) return static_cast<void>(line.put(0, at, words, Role::kStrong));
    return draw_words(region, row - 1, words, Role::kStrong);
  }
  if (words.empty()) return draw_mode(line, stage, false);
  const client::Room& room = *stage.model.room;
  const std::string call = frozen(stage) ? standing_words(room, room.time_ms(stage.now_ms))
                                         : short_vote_line(room, stage.now_ms);
  draw_words(region, row, call.empty() ? words : call + "  " + words, Role::kStrong);
}

}  // namespace gridmates::terminal
