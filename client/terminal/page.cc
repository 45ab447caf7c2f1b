#include "client/terminal/page.h"

#include "client/core/utf8.h"

namespace gridmates::terminal {

void draw_header(const Region& region, std::string_view title, const Stage& stage) {
  region.fill(0, Role::kTitle);
  const std::string link = "[" + link_words(stage) + "]";
  const int link_columns = client::columns_of(link);
  region.put_field(0, 1, region.columns() - link_columns - 2, title, Role::kTitle);
  region.put_right(0, link, Role::kTitle);
}

}  // namespace gridmates::terminal
