// Draws a room: layout S has feed and talk below the board, layout L beside it.
#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/core/text.h"
#include "client/terminal/feed.h"
#include "client/terminal/notice_box.h"
#include "client/terminal/people.h"
#include "client/terminal/race_panel.h"
#include "client/terminal/room_facts.h"
#include "client/terminal/room_page.h"
#include "client/terminal/room_text.h"
#include "client/words/votes.h"

namespace gridmates::terminal {
namespace {

constexpr int kTallPeople = 8;
constexpr int kSmallPeople = 6;
constexpr int kLargePeople = 9;
constexpr int kLargeTalk = 9;

}  // namespace

void RoomPage::draw_board(const Region& region, const Stage& stage, Scale scale) const {
  const client::Room& room = *stage.model.room;
  const auto match = scene(stage, scale);
  if (!match) {
    draw_notice(region, room);
  } else if (!room.live && room.running() && room.is_solo()) {
    // The clock is stopped, so the board is hidden.
    region.part(2, 2, 4, region.columns() - 4)
        .put_wrapped(0, tr("The board is shown again once you are connected."));
  } else if (!client::shows_board(match->match)) {
    region.part(2, 2, 4, region.columns() - 4).put_wrapped(0, tr("Only counts are shown here."));
  } else {
    pane_->draw_board(region, *match);
    if (stage.now_ms < stage.moving_until_ms) draw_light(region, stage);
  }
}

// An animation: a slanted light moves over the board once, from the left.
void RoomPage::draw_light(const Region& board, const Stage& stage) const {
  constexpr int kWidth = 6;
  constexpr int kSlant = 2;  // columns a row
  const std::uint64_t way = static_cast<std::uint64_t>(board.columns() + kSlant * board.rows());
  const std::uint64_t all_ms = stage.moving_until_ms - won_at_ms_;
  const int front = static_cast<int>(way * (stage.now_ms - won_at_ms_) / all_ms);
  for (int row = 0; row < board.rows(); ++row) {
    const int from = std::max(front - kSlant * row, 0);
    const int to = std::min(front - kSlant * row + kWidth, board.columns());
    if (from < to) board.part(row, from, 1, to - from).shade(Shade::kHint);
  }
}

void RoomPage::draw_people_or_racers(const Region& region, const Stage& stage) const {
  const client::Room& room = *stage.model.room;
  const bool race = room.view.head().table() == v1::TABLE_RACE && !room.view.matches().empty();
  const auto bar = ghost(stage);
  const Region others = bar ? region.part(0, 0, region.rows() - 1) : region;
  if (race) {
    draw_racers(others, room, room.time_ms(stage.now_ms), shown_match(room));
  } else {
    draw_people(others, room, *pane_, room.time_ms(stage.now_ms));
  }
  if (bar) draw_ghost(region.part(region.rows() - 1, 0, 1), *bar);
}

// Draws the game's own lines, the people, and all events.
void RoomPage::draw_tall_side(const Region& region, const Stage& stage) const {
  const client::Room& room = *stage.model.room;
  int row = 0;
  if (const auto match = scene(stage, Scale::kS); match && client::shows_board(match->match)) {
    row = pane_->draw_side(region, *match);
    if (const std::string line = pane_->standing_line(*match); !line.empty()) {
      region.rule(row++);
      row = region.part(0, 1).put_wrapped(row, line);
    }
    if (row >= region.rows()) return;
    region.rule(row++);
  }
  const int watching = room.view.members_size() > static_cast<int>(seats_taken(room)) ? 1 : 0;
  const int bar = ghost(stage) ? 1 : 0;
  const int people =
      std::min(static_cast<int>(seats_taken(room)) + 1 + watching + bar, kTallPeople);
  draw_people_or_racers(region.part(row, 0, people), stage);
  row += people;
  region.rule(row++);
  feed_.draw(region.part(row, 0), Feed::Part::kAll);
}

// Draws the first of the game's own lines, and beside them the racers or the events.
void RoomPage::draw_below(const Region& region, const Stage& stage) const {
  const int half = region.columns() / 2;
  if (const auto match = scene(stage, Scale::kS); match && client::shows_board(match->match)) {
    pane_->draw_side(region.part(0, 0, -1, half), *match);
  }
  const Region right = region.part(0, half);
  if (stage.model.room->view.head().table() == v1::TABLE_RACE) {
    draw_people_or_racers(right, stage);
  } else {
    feed_.draw(right, Feed::Part::kAll);
  }
}

void RoomPage::draw_side(const Region& region, const Stage& stage, Scale scale) const {
  const bool large = scale == Scale::kL;
  int row = large ? kLargePeople : kSmallPeople;
  draw_people_or_racers(region.part(0, 0, row), stage);
  region.rule(row++);
  if (const auto match = scene(stage, scale)) {
    row += pane_->draw_side(region.part(row, 0), *match);
    if (const std::string line = pane_->standing_line(*match); large && !line.empty()) {
      region.rule(row++);
      row = region.part(0, 1).put_wrapped(row, line);
    }
    if (large) region.rule(row++);
  }
  if (!large) return;
  const int talk = std::max(row, region.rows() - kLargeTalk);
  feed_.draw(region.part(row, 0, talk - row), Feed::Part::kEvents);
  region.rule(talk);
  feed_.draw(region.part(talk + 1, 0), Feed::Part::kTalk);
}

void RoomPage::draw_mode(const Region& region, const Stage& stage, Scale scale) const {
  const client::Room& room = *stage.model.room;
  const std::string ending = ending_words(room);
  const std::string standing = standing_words(room, stage.now_ms);
  const bool offered = room.vote_ends_at_ms == 0 && !words::may_vote(room);  // can be open for days
  const std::string vote = offered && !standing.empty() ? "" : vote_line(room, stage.now_ms);
  const auto put = [&region](const std::string& words) {
    region.put_field(0, 1, region.columns() - 1, words, Role::kStrong);
  };
  if (const std::size_t back = back_.steps(); back > 0) {
    put(tr_count("{} move back; Esc: live", "{} moves back; Esc: live", back));
  } else if (!vote.empty()) {
    const bool fits = wrapped(vote, region.columns() - 1).size() == 1;
    put(fits ? vote : short_vote_line(room, stage.now_ms));
  } else if (!standing.empty()) {
    put(standing);
  } else if (!ending.empty()) {
    put(capitalised(ending));
  } else if (const auto match = scene(stage, scale)) {
    pane_->draw_mode(region, *match);
  }
}

std::string RoomPage::standing_line(const Stage& stage) const {
  const auto match = scene(stage, Scale::kS);
  return match ? pane_->standing_line(*match) : std::string();
}

// Returns the last row used: a standing line begins in `row` and uses as many rows as it needs,
// everything else ends in `row`. On a large screen the standing line is at the side.
int RoomPage::draw_message(const Region& region, int row, const Stage& stage, Scale scale) const {
  const std::string standing = scale == Scale::kL ? "" : standing_line(stage);
  if (prompt_) {
    prompt_->draw(region, row);
  } else if (!stage.message.empty()) {
    draw_words(region, row, stage.message, Role::kStrong);
  } else if (!standing.empty()) {
    const auto rows = static_cast<int>(wrapped(standing, region.columns() - 2).size());
    draw_words(region, row + rows - 1, standing, Role::kNormal);
    return row + rows - 1;
  } else if (const std::string board = board_line(*stage.model.room); !board.empty()) {
    draw_words(region, row, board, Role::kNormal);
  } else {
    draw_words(region, row, hint_words(*stage.model.room), Role::kDim);
  }
  return row;
}

void RoomPage::draw(const Region& region, const Stage& stage) const {
  if (!stage.model.room) return;
  const client::Room& room = *stage.model.room;
  const int title = title_columns(region, stage);
  const bool clock = preferences_.shows(Aid::kClock);
  draw_header(
      region,
      header_words(room, game_, *pane_, clock ? std::optional(stage.now_ms) : std::nullopt, title),
      stage);
  draw_footer(region, footer(stage));
  const int rows = region.rows();
  const bool board_on = scene(stage, Scale::kS).has_value();
  const Layout places = layout({rows, region.columns()}, board_on);
  const bool large = places.scale == Scale::kL;
  draw_board((board_on ? board_box(places, *pane_) : places.board).of(region), stage, places.scale);
  if (pane_->tall(places.scale)) {
    const Share share = this->share({rows, region.columns()}, board_on);
    if (share == Share::kBeside) draw_tall_side(places.side.of(region), stage);
    if (share == Share::kBelow) draw_below(places.side.of(region), stage);
    draw_last_line(region, places.message, stage);
    return;
  }
  const int below = places.mode.row - 1;
  draw_side(places.side.of(region), stage, places.scale);
  region.rule(below);
  if (prompt_ && !stage.message.empty()) {
    draw_words(region, below + 1, stage.message, Role::kStrong);
  } else {
    draw_mode(places.mode.of(region), stage, places.scale);
  }
  const int said = draw_message(region, places.message, stage, places.scale);
  if (!large) {
    region.rule(said + 1);
    const Region talk = region.part(said + 2, 0, rows - said - 3);
    const auto below_of = [&talk](const Box& box) {
      return talk.part(0, box.column, -1, box.columns);
    };
    feed_.draw(below_of(places.board), Feed::Part::kEvents);
    feed_.draw(below_of(places.side), Feed::Part::kTalk);
  }
}

// For a page with only one line: a prompt, a message, or the mode. A refusal is shown beside its
// prompt, or above it; an open vote or a freeze is shown before a message.
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
  const client::Room& room = *stage.model.room;
  const std::string board = board_line(room);
  if (words.empty() && !board.empty()) return draw_words(region, row, board, Role::kNormal);
  if (words.empty()) return draw_mode(line, stage, Scale::kS);
  const std::string call =
      frozen(stage) ? standing_words(room, stage.now_ms) : short_vote_line(room, stage.now_ms);
  draw_words(region, row, call.empty() ? words : call + "  " + words, Role::kStrong);
}

}  // namespace gridmates::terminal
