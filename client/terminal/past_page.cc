#include "client/terminal/past_page.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/core/player_page.h"
#include "client/core/ratings.h"
#include "client/core/text.h"

namespace gridmates::terminal {
namespace {

constexpr int kFirstPastRow = 2;
constexpr int kRowsBelowPast = 3;         // the message, a rule and the footer
constexpr std::size_t kMovesAtOnce = 25;  // are looked at, a tick

int list_rows(int rows) { return std::max(rows - kFirstPastRow - kRowsBelowPast, 1); }

// A line, on a page of this many columns.
std::vector<std::string> rows_of(const std::string& line, int columns) {
  return wrapped(line, columns - 4, 2);
}

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

// From the settings and from a replay one comes back to the same line.
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
  asked_ = stage.requests.get_player(*std::exchange(stage.player, std::nullopt));
  stage.check(asked_);
}

void PastPage::heard(const client::Notice& notice, Stage& stage) {
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (answered == nullptr) return;
  if (asked_ != 0 && answered->intent == asked_) {
    asked_ = 0;
    if (answered->frame.has_player_page()) take(answered->frame.player_page(), stage);
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
  const std::vector<Line> all = lines();
  int rows = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    rows += static_cast<int>(rows_of(all[i].text, stage.screen.columns).size());
    if (rows > list_rows(stage.screen.rows)) return 0;
    if (all[i].match != nullptr) return i;
  }
  return 0;
}

void PastPage::ask_for_replay(Stage& stage) {
  const auto next = studied_.next();
  replay_asked_ = next ? stage.requests.get_replay(*next) : 0;
  if (replay_asked_ != 0) stage.quiet.insert(replay_asked_);
}

// The line that the person has chosen stays the same one when techniques come above it.
void PastPage::tick(Stage& stage) {
  if (!studied_.study().has_work()) return;
  const v1::PastMatch* before = chosen();
  studied_.study().work(kMovesAtOnce);
  if (!has_chosen_) {
    chosen_ = first_choice(stage);
    return;
  }
  const std::vector<Line> all = lines();
  const auto now = std::ranges::find(all, before, &Line::match);
  if (before != nullptr && now != all.end()) {
    chosen_ = static_cast<std::size_t>(now - all.begin());
  }
}

std::vector<PastPage::Line> PastPage::lines() const {
  std::vector<Line> all;
  if (!arrived_)
    return {Line{asked_ != 0 ? tr("loading ...") : tr("there is nothing to be shown")}};
  const auto add = [&all](std::vector<std::string> texts) {
    for (std::string& text : texts) all.push_back({std::move(text)});
  };
  const v1::PlayerPage& page = studied_.page();
  add(client::summed_lines(page));
  for (const v1::RatingHistory& history : page.ratings()) add(client::rating_chart(history));
  add(studied_.study().lines());
  const std::vector<std::string> history = client::history_lines(page);
  for (std::size_t i = 0; i < history.size(); ++i) {
    all.push_back({history[i], &page.history(static_cast<int>(i))});
  }
  add(client::note_lines(page));
  return all;
}

const v1::PastMatch* PastPage::chosen() const {
  const std::vector<Line> all = lines();
  return all[std::min(chosen_, all.size() - 1)].match;
}

std::string PastPage::why_not(int act, const Stage&) const {
  if (act == kWatch && chosen() == nullptr) return tr("this line is about no match");
  return act < kWatch && act >= 0 && lines().size() < 2 ? tr("all of it is shown") : "";
}

void PastPage::act(const Hit& hit, Stage& stage) {
  constexpr std::size_t kScreenLines = 10;
  const std::size_t last = lines().size() - 1;
  const bool up = hit.act == kLine ? hit.key < 2 : hit.key == 0;
  const std::size_t by = hit.act == kLine ? 1 : hit.act == kScreen ? kScreenLines : last;
  has_chosen_ = true;
  switch (hit.act) {
    case kLine:
    case kScreen:
    case kEnds:
      chosen_ = std::min(chosen_, last);
      chosen_ = up ? chosen_ - std::min(chosen_, by) : std::min(chosen_ + by, last);
      return;
    case kWatch: {
      const v1::PastMatch& match = *chosen();
      stage.replay = {match.run(), match.racer()};
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
  draw_header(region, tr("PLAYER {}", name_), stage);
  struct Row {
    std::string text;
    std::size_t line;
  };
  std::vector<Row> rows;
  int at = 0;  // the last row of the chosen line
  const std::vector<Line> all = lines();
  const std::size_t chosen = std::min(chosen_, all.size() - 1);
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::string& text : rows_of(all[i].text, region.columns())) {
      rows.push_back({std::move(text), i});
    }
    if (i == chosen) at = static_cast<int>(rows.size()) - 1;
  }
  const int height = list_rows(region.rows());
  const int first = top_.first(height, static_cast<int>(rows.size()), at);
  region.part(kFirstPastRow, 0, height).scrolls(Key::Kind::kUp, Key::Kind::kDown);
  for (int i = 0; i < height && first + i < static_cast<int>(rows.size()); ++i) {
    const Row& row = rows[static_cast<std::size_t>(first + i)];
    const Region line = region.part(kFirstPastRow + i, 0, 1);
    const bool is_chosen = row.line == chosen && all[chosen].match != nullptr;
    line.put(0, 1, row.line == chosen ? ">" : " ", Role::kStrong);
    line.put(0, 3, row.text, is_chosen ? Role::kReverse : Role::kNormal);
    line.picks(static_cast<int>(row.line));
  }
  const int rule = region.rows() - 2;
  draw_words(region, rule - 1, stage.message, Role::kStrong);
  draw_list_rule(region, rule, first, static_cast<int>(rows.size()) - first - height);
  draw_footer(region, useful(stage));
}

}  // namespace gridmates::terminal
