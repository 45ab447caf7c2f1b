#include "client/terminal/page.h"

#include "client/core/columns.h"

namespace gridmates::terminal {

std::string_view Page::game(const Stage& stage) const {
  return stage.model.room ? std::string_view(stage.model.room->view.head().game()) : "";
}

Bindings Page::useful(const Stage& stage) const {
  Bindings lines = bindings();
  std::erase_if(lines, [&](const Binding& line) { return !why_not(line.act, stage).empty(); });
  return lines;
}

void draw_words(const Region& region, int row, std::string_view words, Role role) {
  if (words.empty()) return;
  const std::vector<std::string> lines = wrapped(words, region.columns() - 2);
  const int first = row + 1 - static_cast<int>(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Region line = region.part(first + static_cast<int>(i), 0, 1);
    line.clear();
    line.put(0, 1, lines[i], role);
  }
}

void draw_list_rule(const Region& region, int row, int above, int below) {
  region.rule(row);
  std::string more = above > 0 ? tr("Up: {} more above", above) : "";
  if (below > 0) more += (more.empty() ? "" : ", ") + tr("Down: {} more below", below);
  if (!more.empty()) region.put_centred(row, " " + more + " ", Role::kStrong);
}

std::string title_of(std::span<const std::string> parts, std::string_view gap, int columns) {
  std::string title;
  for (const std::string& part : parts) {
    if (part.empty()) continue;
    const std::string more = title.empty() ? part : std::string(gap) + part;
    if (!title.empty() && client::columns_of(title + more) > columns) break;
    title += more;
  }
  return title;
}

int title_columns(const Region& region, const Stage& stage) {
  return region.columns() - client::columns_of(link_words(stage)) - 4;
}

void draw_header(const Region& region, std::string_view title, const Stage& stage) {
  region.fill(0, Role::kTitle);
  region.put_field(0, 1, title_columns(region, stage), title, Role::kTitle);
  region.put_right(0, "[" + link_words(stage) + "]", Role::kTitle);
}

}  // namespace gridmates::terminal
