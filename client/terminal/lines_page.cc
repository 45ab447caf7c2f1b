#include "client/terminal/lines_page.h"

#include <algorithm>
#include <string_view>

#include "client/catalogue/catalogue.h"
#include "client/terminal/room_text.h"

namespace gridmates::terminal {
namespace {

constexpr int kFirstLineRow = 2;
constexpr int kRowsBelowLines = 3;  // the message, a rule and the footer

std::size_t line_rows(const Stage& stage) {
  return static_cast<std::size_t>(std::max(stage.screen.rows - kFirstLineRow - kRowsBelowLines, 1));
}

// Removes the typed command from the beginning of a line, as it is in the title already.
std::string_view without_typed(std::string_view line, std::string_view typed) {
  if (typed.empty()) return line;
  const std::string begin(line.substr(0, typed.size()));
  if (upper(begin) != upper(std::string(typed))) return line;
  const std::string_view behind = line.substr(typed.size());
  const std::size_t text = behind.find_first_not_of(": ");
  return text == 0 || text == behind.npos ? line : behind.substr(text);
}

std::vector<std::string> lines_of(const Stage& stage) {
  constexpr int kIndent = 2;
  std::vector<std::string> lines;
  for (const std::string& line : stage.lines.of(stage.model)) {
    const std::string_view text = without_typed(line, stage.lines.typed);
    for (std::string& part : wrapped(text, stage.screen.columns - 2, kIndent)) {
      lines.push_back(std::move(part));
    }
  }
  return lines;
}

// The last line that can be at the top.
std::size_t last_first(const Stage& stage) {
  const std::size_t count = lines_of(stage).size();
  return count - std::min(count, line_rows(stage));
}

}  // namespace

const Bindings& LinesPage::bindings() const {
  static const Bindings table = with_common({
      {kLine, "Up k Down j", "up/down", "scroll", "one line", "READ"},
      {kScreen, "PgUp PgDn", "PgUp/PgDn", "page", "one screen", "READ"},
      {kEnds, "Home End", "Home/End", "ends", "first / last line", "READ"},
      {kBack, "Esc q", "Esc", "back", "back", "AROUND"},
  });
  return table;
}

std::string LinesPage::why_not(int act, const Stage& stage) const {
  return act != kBack && last_first(stage) == 0 ? tr("all of it is shown") : "";
}

void LinesPage::opened(Stage& stage) {
  first_ = 0;
  if (stage.from == Place::kSettings) return;
  const bool leads_back = stage.from == Place::kEnd || stage.from == Place::kDaily;
  back_ = leads_back ? std::optional(stage.from) : std::nullopt;
}

void LinesPage::draw(const Region& region, const Stage& stage) const {
  draw_header(region, stage.lines.title, stage);
  const std::vector<std::string> lines = lines_of(stage);
  const std::size_t begin = std::min(first_, last_first(stage));
  const std::size_t end = std::min(begin + line_rows(stage), lines.size());
  for (std::size_t i = begin; i < end; ++i) {
    region.put(kFirstLineRow + static_cast<int>(i - begin), 1, lines[i]);
  }
  const int rule = region.rows() - 2;
  region.part(0, 0, rule).scrolls(Key::Kind::kUp, Key::Kind::kDown);
  draw_words(region, rule - 1, stage.message, Role::kStrong);
  region.rule(rule);
  if (end < lines.size()) {
    region.put_centred(rule, " " + tr("Down: {} more below", lines.size() - end) + " ",
                       Role::kStrong);
  }
  draw_footer(region, useful(stage));
}

void LinesPage::act(const Hit& hit, Stage& stage) {
  const std::size_t most = last_first(stage);
  const std::size_t by = hit.act == kScreen ? line_rows(stage) : 1;
  const bool up = hit.act == kLine ? hit.key < 2 : hit.key == 0;
  switch (hit.act) {
    case kLine:
    case kScreen:
      first_ = up ? first_ - std::min(first_, by) : std::min(first_ + by, most);
      return;
    case kEnds:
      first_ = up ? 0 : most;
      return;
    case kBack:
      stage.next = back_.value_or(stage.model.room ? Place::kRoom : Place::kLobby);
      return;
    default:
      return;
  }
}

}  // namespace gridmates::terminal
