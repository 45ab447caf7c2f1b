// Draws the page about the end of a match.
#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/core/text.h"
#include "client/terminal/end_page.h"
#include "client/terminal/feed.h"
#include "client/terminal/room_facts.h"
#include "client/terminal/room_text.h"
#include "client/words/race.h"
#include "client/words/score.h"
#include "client/words/votes.h"

namespace gridmates::terminal {
namespace {

constexpr int kEndFirstRow = 2;
constexpr int kEndBelow = 3;  // the message, a rule and the footer
constexpr int kEndNameColumn = 3;
constexpr int kEndNameColumns = 18;
constexpr int kTimelineColumn = 38;
constexpr int kMarksGap = 2;  // on both sides of the counts of mistakes and help

}  // namespace

int EndPage::draw_player(const Region& row, const v1::MatchView& match,
                         const v1::MatchPlayer& player, int column) const {
  const Role role = player_role(player.player());
  row.put(0, 1, std::string(1, pane_->badge(match, player.player())), role);
  row.put_field(0, kEndNameColumn, kEndNameColumns, client::printable(player.name()), role);
  std::string score = pane_->score(match, player.player());
  if (player.place() != 0) {
    score = words::place_word(player.place()) + " " + client::format_time(player.finished_ms());
  }
  row.put(0, column - 1 - client::columns_of(score), score);
  if (model() == nullptr) return 1;
  const int right = marks_columns();
  if (right > 0) draw_marks(row.part(0, row.columns() - right), match.index());
  const int width = row.columns() - right - column - 3;
  row.put(0, column,
          "|" +
              replay::timeline(model()->replay(), match.index(), player.player(),
                               static_cast<std::size_t>(std::max(width, 0))) +
              "|");
  return 1;
}

// No columns if no player has any.
int EndPage::marks_columns() const {
  const auto has_any = [](const auto& of) { return of.second.mistakes + of.second.helped > 0; };
  if (std::ranges::none_of(counts_, has_any)) return 0;
  return client::columns_of(tr("MISTAKES")) + client::columns_of(tr("HELP")) + 2 * kMarksGap;
}

void EndPage::draw_marks(const Region& row, std::uint32_t index) const {
  const auto found = counts_.find(index);
  const bool known = found != counts_.end();
  const Region left = row.part(0, 0, 1, client::columns_of(tr("MISTAKES")));
  left.put_right(0, known ? std::to_string(found->second.mistakes) : "?");
  row.part(0, 0, 1, row.columns() - kMarksGap)
      .put_right(0, known ? std::to_string(found->second.helped) : "?");
}

int EndPage::draw_players(const Region& region, const client::Room& room) const {
  const std::string_view title = pane_->score_title();
  const bool race = room.view.head().table() == v1::TABLE_RACE;
  const int wide = kEndNameColumn + kEndNameColumns + client::columns_of(title) + 2;
  const int column = std::max(kTimelineColumn, wide);
  region.part(0, 0, 1, column - 1)
      .put_both(0, 1, tr("WHO DID WHAT"), race ? std::string_view() : title, Role::kDim);
  if (model() != nullptr) {
    const int right = marks_columns();
    region.put(0, column + 1, "0:00", Role::kDim);
    region.part(0, 0, 1, region.columns() - right - 2)
        .put_right(0, client::format_time(model()->length_ms()), Role::kDim);
    const Region heading = region.part(0, region.columns() - right, 1, right - kMarksGap);
    if (right > 0) heading.put_both(0, 0, tr("MISTAKES"), tr("HELP"), Role::kDim);
  }
  int row = 1;
  for (const v1::MatchView& match : room.view.matches()) {
    for (const v1::MatchPlayer& player : match.players()) {
      row += draw_player(region.part(row, 0, 1), match, player, column);
    }
  }
  return row;
}

int EndPage::draw_pauses(const Region& region) const {
  region.put(0, 1, tr("LONGEST PAUSES"), Role::kDim);
  if (model() == nullptr) {
    region.put(1, 3, replay_asked_ != 0 ? tr("loading ...") : tr("not known"), Role::kDim);
  } else if (pauses_.empty()) {
    region.put(1, 3, tr("none of 10 s or more"));
  }
  int row = 1;
  for (const std::string& line : pauses_) row = region.part(0, 3).put_wrapped(row, line);
  return std::max(row, 2);
}

void EndPage::draw(const Region& region, const Stage& stage) const {
  const int rows = region.rows();
  region.rule(rows - 2);
  draw_footer(region, useful(stage));
  if (!stage.model.room) return draw_words(region, rows - kEndBelow, stage.message, Role::kStrong);
  const client::Room& room = *stage.model.room;
  const std::string vote = stage.message.empty() ? vote_line(room, stage.now_ms) : "";
  draw_words(region, rows - kEndBelow, vote.empty() ? stage.message : vote, Role::kStrong);
  const std::string game = game_title(stage.model, room.view.head().game());
  draw_header(region, header_words(room, game, *pane_, std::nullopt, title_columns(region, stage)),
              stage);
  int row =
      region.part(0, 1).put_wrapped(kEndFirstRow, capitalised(ending_words(room)), Role::kStrong);
  std::string score = words::score_words(room);
  const std::string series = words::series_end_words(room);
  if (!series.empty()) score += "; " + series;
  if (!score.empty()) row = region.part(0, 1).put_wrapped(row, score);
  if (!standing_.empty()) row = region.part(0, 1).put_wrapped(row, standing_);
  if (!marks_.empty()) row = region.part(0, 1).put_wrapped(row, marks_);
  region.rule(row++);
  row += draw_players(region.part(row, 0), room);
  region.rule(row++);
  row += draw_pauses(region.part(row, 0, rows - kEndBelow - row));
  const std::string next = next_words(room);
  if (next.empty() || row + 1 >= rows - kEndBelow) return;
  region.rule(row++);
  region.part(0, 1).put_wrapped(row, next, Role::kDim);
}

}  // namespace gridmates::terminal
