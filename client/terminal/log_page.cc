#include "client/terminal/log_page.h"

#include <algorithm>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/config.h"
#include "client/core/text.h"

namespace gridmates::terminal {
namespace {

constexpr int kTextRow = 2;
constexpr int kRowsBelow = 3;  // the message, a rule and the footer

std::size_t text_rows(const Stage& stage) {
  return static_cast<std::size_t>(std::max(stage.screen.rows - kTextRow - kRowsBelow, 1));
}

}  // namespace

const Bindings& LogPage::bindings() const {
  static const Bindings table = with_common({
      {kLine, "Up k Down j", "up/down", "scroll", "one line", "READ"},
      {kScreen, "PgUp PgDn", "PgUp PgDn", "", "one screen", "READ"},
      {kEnds, "Home End", "Home End", "", "oldest / newest", "READ"},
      {kSwitch, "Tab", "Tab", "talk/feed", "talk only / everything", "READ"},
      {kSay, "t", "t", "talk", "say something", "TOGETHER"},
      {kBack, "Esc T q", "Esc", "back", "back to the board", "AROUND"},
  });
  return table;
}

std::string LogPage::why_not(int act, const Stage& stage) const {
  const bool scrolls = act == kLine || act == kScreen || act == kEnds;
  return scrolls && most_below(stage) == 0 ? tr("all of it is shown") : "";
}

std::vector<std::string> LogPage::lines(const Stage& stage) const {
  return feed_.lines(part_, true, stage.screen.columns - 2);
}

std::size_t LogPage::most_below(const Stage& stage) const {
  const std::size_t count = lines(stage).size();
  return count - std::min(count, text_rows(stage));
}

void LogPage::opened(Stage& stage) {
  below_ = 0;
  known_ = lines(stage).size();
  prompt_.reset();
}

// Keeps the visible lines in place when new ones arrive.
void LogPage::notice(const client::Notice&, Stage& stage) {
  const std::size_t count = lines(stage).size();
  if (below_ > 0 && count > known_) below_ += count - known_;
  known_ = count;
}

void LogPage::draw(const Region& region, const Stage& stage) const {
  if (!stage.model.room) return;
  const bool talk = part_ == Feed::Part::kTalk;
  draw_header(region,
              talk ? tr("TALK in {}", client::printable(stage.model.room->code))
                   : tr("FEED of {}", client::printable(stage.model.room->code)),
              stage);
  const std::vector<std::string> all = lines(stage);
  if (all.empty()) region.put(kTextRow, 1, tr("Nothing has been said yet."), Role::kDim);
  const std::size_t rows = text_rows(stage);
  const std::size_t below = std::min(below_, all.size() - std::min(all.size(), rows));
  const std::size_t end = all.size() - below;
  const std::size_t begin = end - std::min(end, rows);
  for (std::size_t i = begin; i < end; ++i) {
    region.put(kTextRow + static_cast<int>(i - begin), 1, all[i]);
  }
  const int rule = region.rows() - 2;
  region.part(0, 0, rule).scrolls(Key::Kind::kUp, Key::Kind::kDown);
  if (prompt_) {
    prompt_->draw(region, rule - 1);
  } else {
    draw_words(region, rule - 1, stage.message, Role::kStrong);
  }
  region.rule(rule);
  std::string more = begin > 0 ? " " + tr("Up: {} more above", begin) + " " : "";
  if (below > 0) more += " " + tr("Down: {} more below", below) + " ";
  region.put_centred(rule, more, Role::kStrong);
  draw_footer(region, useful(stage));
}

void LogPage::act(const Hit& hit, Stage& stage) {
  const std::size_t most = most_below(stage);
  const std::size_t by = hit.act == kScreen ? text_rows(stage) : 1;
  const auto scroll = [&](bool up) {
    below_ = up ? std::min(below_ + by, most) : below_ - std::min(below_, by);
  };
  switch (hit.act) {
    case kLine:
      return scroll(hit.key < 2);
    case kScreen:
      return scroll(hit.key == 0);
    case kEnds:
      below_ = hit.key == 0 ? most : 0;
      return;
    case kSwitch:
      part_ = part_ == Feed::Part::kTalk ? Feed::Part::kAll : Feed::Part::kTalk;
      return opened(stage);
    case kSay:
      prompt_.emplace(tr("talk:"), kSay, client::kMaxSayCharacters);
      return;
    case kBack:
      stage.next = Place::kRoom;
      return;
    default:
      return;
  }
}

bool LogPage::type(const Key& key, Stage& stage) {
  if (!prompt_) return false;
  const Prompt::Result result = prompt_->key(key);
  if (result == Prompt::Result::kOpen) return true;
  const std::string text = prompt_->text();
  if (result == Prompt::Result::kGiven && !text.empty()) {
    v1::Action action;
    action.mutable_say()->set_text(text);
    if (!stage.act(std::move(action))) return true;
  }
  prompt_.reset();
  return true;
}

}  // namespace gridmates::terminal
