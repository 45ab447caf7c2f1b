#include "client/terminal/past_page.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/commands/lobby_words.h"
#include "client/core/text.h"
#include "client/words/refusals.h"

namespace gridmates::terminal {
namespace {

constexpr int kFirstPastRow = 2;
constexpr int kTextColumn = 3;
constexpr int kRowsBelowPast = 3;         // the message, a rule and the footer
constexpr std::size_t kMovesAtOnce = 25;  // examined per tick

int list_rows(int rows) { return std::max(rows - kFirstPastRow - kRowsBelowPast, 1); }

// Draws a row of a line; the chosen line has a mark in its first row that is not blank.
void draw_row(const Region& row, const PastLine& line, std::size_t which, bool is_chosen) {
  const bool is_heading = !line.title.empty();
  const std::size_t first = line.rows[0].empty() ? 1 : 0;
  const Role role = is_heading                       ? Role::kDim
                    : is_chosen && !line.run.empty() ? Role::kReverse
                                                     : Role::kNormal;
  row.put(0, kTextColumn, line.rows[which], role);
  if (is_heading && which == first) row.put(0, kTextColumn, line.title, Role::kStrong);
  if (is_chosen && which == first) row.put(0, 1, ">", Role::kStrong);
}

int count_of(const PastLine& line) { return static_cast<int>(line.rows.size()); }

}  // namespace

const Bindings& PastPage::bindings() const {
  static const Bindings table = with_common({
      {kLine, "Up k Down j", "up/down", "select", "select a line", "READ"},
      {kScreen, "PgUp PgDn", "PgUp/PgDn", "page", "ten lines", "READ"},
      {kEnds, "Home End", "Home/End", "ends", "first / last line", "READ"},
      {kWatch, "Enter", "Enter", "replay", "watch the match again", "READ"},
      {kBack, "Esc q", "Esc", "back", "back", "AROUND"},
  });
  return table;
}

// After the settings or a replay the same line is chosen again.
void PastPage::opened(Stage& stage) {
  if (!stage.player) return;
  from_ = stage.from;
  name_ = client::printable(stage.player->name().empty() ? stage.model.name : stage.player->name());
  arrived_ = false;
  replay_asked_ = 0;
  studied_ = replay::PageStudy();
  chosen_ = 0;
  has_chosen_ = false;
  top_ = ListTop();
  wanted_ = *std::exchange(stage.player, std::nullopt);
  asked_ = stage.requests.get_player(wanted_);
  stage.check(asked_);
}

void PastPage::heard(const client::Notice& notice, Stage& stage) {
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (answered == nullptr) return;
  if (asked_ != 0 && answered->intent == asked_) {
    asked_ = 0;
    if (answered->frame.has_player_page()) return take(answered->frame.player_page(), stage);
    const auto no = commands::no_player_or_game(wanted_, answered->frame.error());
    if (!no) return;
    stage.quiet.insert(answered->intent);
    stage.refuse(words::refusal_clause(*no, words::refusal_sentence(*no)));
  } else if (replay_asked_ != 0 && answered->intent == replay_asked_) {
    studied_.take(answered->frame);
    ask_for_replay(stage);
  }
}

void PastPage::take(const v1::PlayerPage& page, Stage& stage) {
  studied_ = replay::PageStudy(page);
  arrived_ = true;
  chosen_ = first_choice(stage);
  ask_for_replay(stage);
}

std::size_t PastPage::first_choice(const Stage& stage) const {
  const std::vector<PastLine> all = lines(stage);
  int rows = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    rows += count_of(all[i]);
    if (rows > list_rows(stage.screen.rows)) return 0;
    if (all[i].latest) return i;
  }
  return 0;
}

void PastPage::ask_for_replay(Stage& stage) {
  const auto next = studied_.next();
  replay_asked_ = next ? stage.requests.get_replay(*next) : 0;
  if (replay_asked_ != 0) stage.quiet.insert(replay_asked_);
}

// The person's choice stays on the same line when techniques are added above it.
void PastPage::tick(Stage& stage) {
  if (!studied_.study().has_work()) return;
  const void* before = chosen(stage).about;
  studied_.study().work(kMovesAtOnce);
  if (!has_chosen_) {
    chosen_ = first_choice(stage);
    return;
  }
  const std::vector<PastLine> all = lines(stage);
  const auto now = std::ranges::find(all, before, &PastLine::about);
  if (before != nullptr && now != all.end()) {
    chosen_ = static_cast<std::size_t>(now - all.begin());
  }
}

std::vector<PastLine> PastPage::lines(const Stage& stage) const {
  if (!arrived_) {
    PastLine line;
    line.rows.emplace_back(asked_ != 0 ? tr("loading ...") : tr("There is nothing to be shown."));
    return {line};
  }
  return past_lines(studied_, stage.model, stage.screen.columns - kTextColumn - 1);
}

PastLine PastPage::chosen(const Stage& stage) const {
  std::vector<PastLine> all = lines(stage);
  return std::move(all[std::min(chosen_, all.size() - 1)]);
}

std::string PastPage::why_not(int act, const Stage& stage) const {
  if (act == kWatch && chosen(stage).run.empty()) return tr("this line is about no match");
  return act < kWatch && act >= 0 && lines(stage).size() < 2 ? tr("all of it is shown") : "";
}

void PastPage::act(const Hit& hit, Stage& stage) {
  constexpr std::size_t kScreenLines = 10;
  const std::vector<PastLine> all = lines(stage);
  const std::size_t last = all.size() - 1;
  const bool up = hit.act == kLine ? hit.key < 2 : hit.key == 0;
  const bool goes_up = up && hit.act == kLine;
  const std::size_t by = hit.act == kLine ? 1 : hit.act == kScreen ? kScreenLines : last;
  has_chosen_ = true;
  switch (hit.act) {
    case kLine:
    case kScreen:
    case kEnds:
      chosen_ = std::min(chosen_, last);
      chosen_ = up ? chosen_ - std::min(chosen_, by) : std::min(chosen_ + by, last);
      // A heading is not chosen, but shown with what is below it.
      if (!all[chosen_].title.empty()) chosen_ = goes_up ? chosen_ - 1 : chosen_ + 1;
      return;
    case kWatch: {
      const PastLine line = chosen(stage);
      stage.replay = {line.run, line.racer};
      stage.next = Place::kReplay;
      return;
    }
    case kBack:
      stage.next = from_ == Place::kFame ? Place::kFame
                   : stage.model.room    ? Place::kRoom
                                         : Place::kLobby;
      return;
    default:
      return;
  }
}

std::optional<Key> PastPage::pick(int item, Stage&) {
  const auto line = static_cast<std::size_t>(item);
  has_chosen_ = true;
  const bool again = std::exchange(chosen_, line) == line;
  return again ? std::optional<Key>(Key::Kind::kEnter) : std::nullopt;
}

void PastPage::draw(const Region& region, const Stage& stage) const {
  const bool mine = arrived_ && studied_.page().mine();
  draw_header(region, mine ? tr("PLAYER {} (you)", name_) : tr("PLAYER {}", name_), stage);
  const std::vector<PastLine> all = lines(stage);
  const std::size_t chosen = std::min(chosen_, all.size() - 1);
  int rows = 0;
  int at = 0;  // the first row of the chosen line
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i == chosen) at = rows;
    rows += count_of(all[i]);
  }
  const int height = list_rows(region.rows());
  top_.first(height, rows, at);
  const int first = top_.first(height, rows, at + count_of(all[chosen]) - 1);
  const Region list = region.part(kFirstPastRow, 0, height);
  list.scrolls(Key::Kind::kUp, Key::Kind::kDown);
  int y = -first;
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t which = 0; which < all[i].rows.size(); ++which, ++y) {
      if (y < 0 || y >= height) continue;
      draw_row(list.part(y, 0, 1), all[i], which, i == chosen);
      list.part(y, 0, 1).picks(static_cast<int>(i));
    }
  }
  const int rule = region.rows() - 2;
  draw_words(region, rule - 1, stage.message, Role::kStrong);
  draw_list_rule(region, rule, first, rows - first - height);
  draw_footer(region, useful(stage));
}

}  // namespace gridmates::terminal
