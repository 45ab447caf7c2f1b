#include "client/terminal/page.h"

#include "client/core/columns.h"

namespace gridmates::terminal {

Bindings Page::useful(const Stage& stage) const {
  Bindings lines = bindings();
  std::erase_if(lines, [&](const Binding& line) { return !why_not(line.act, stage).empty(); });
  return lines;
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
