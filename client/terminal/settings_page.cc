#include "client/terminal/settings_page.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/terminal/settings.h"

namespace gridmates::terminal {
namespace {

constexpr int kFirstRow = 2;
constexpr int kRowsBelow = 5;
constexpr int kLabelColumn = 3;
constexpr int kValueColumn = 30;

// What stands in a row of the list: a heading, or a setting.
struct ListRow {
  std::string_view heading = {};
  std::size_t setting = 0;
};

std::vector<ListRow> list_rows() {
  std::vector<ListRow> rows;
  std::string_view group;
  for (std::size_t i = 0; i < settings().size(); ++i) {
    if (settings()[i].group != group) rows.push_back({group = settings()[i].group, i});
    rows.push_back({{}, i});
  }
  return rows;
}

// The row that is to be seen for a setting: its own, and for the first one its heading.
int row_of(const std::vector<ListRow>& rows, std::size_t setting) {
  const auto at = std::ranges::find_if(rows, [setting](const ListRow& row) {
    return row.heading.empty() && row.setting == setting;
  });
  const auto row = static_cast<int>(at - rows.begin());
  return row == 1 ? 0 : row;
}

}  // namespace

const Bindings& SettingsPage::bindings() const {
  static const Bindings table = with_common({
      {kChoose, "Up k Down j", "up/down", "select", "select a setting", "SETTINGS"},
      {kValue, "Left h Right l Space Enter", "left/right", "value", "change its value", "SETTINGS"},
      {kDefault, "Del Backspace", "Del", "default", "back to its default", "SETTINGS"},
      {kBack, "Esc q", "Esc", "back", "back", "AROUND"},
  });
  return table;
}

void SettingsPage::change(std::size_t value, Stage& stage) const {
  stage.message = stage.settings.change(settings()[at_], value);
}

std::optional<Key> SettingsPage::pick(int item, Stage&) {
  const auto setting = static_cast<std::size_t>(item);
  const bool again = std::exchange(at_, setting) == setting;
  return again ? std::optional<Key>(Key::Kind::kRight) : std::nullopt;
}

void SettingsPage::act(const Hit& hit, Stage& stage) {
  const std::size_t count = settings()[at_].values.size();
  const std::size_t value = settings()[at_].get(stage.settings.now());
  switch (hit.act) {
    case kChoose:
      at_ = hit.key < 2 ? at_ - std::min<std::size_t>(at_, 1)
                        : std::min(at_ + 1, settings().size() - 1);
      return;
    case kValue:
      return change((value + (hit.key < 2 ? count - 1 : 1)) % count, stage);
    case kDefault:
      return change(0, stage);
    case kBack:
      stage.next = stage.settings_from;
      return;
    default:
      return;
  }
}

void SettingsPage::draw(const Region& region, const Stage& stage) const {
  draw_header(region, tr("SETTINGS"), stage);
  const std::vector<ListRow> rows = list_rows();
  const int last = region.rows() - kRowsBelow;
  const int first = top_.first(last - kFirstRow, static_cast<int>(rows.size()), row_of(rows, at_));
  region.part(kFirstRow, 0, last - kFirstRow).scrolls(Key::Kind::kUp, Key::Kind::kDown);
  for (auto i = static_cast<std::size_t>(first); i < rows.size(); ++i) {
    const int y = kFirstRow + static_cast<int>(i) - first;
    if (y >= last) break;
    if (!rows[i].heading.empty()) {
      region.put(y, 1, tr(rows[i].heading), Role::kStrong);
      continue;
    }
    const Setting& setting = settings()[rows[i].setting];
    region.part(y, 0, 1).picks(static_cast<int>(rows[i].setting));
    const bool chosen = rows[i].setting == at_;
    const Role role = chosen ? Role::kReverse : Role::kNormal;
    const std::string value(setting.values[setting.get(stage.settings.now())]);
    region.put(y, 1, chosen ? ">" : " ", role);
    region.put_field(y, kLabelColumn, kValueColumn - kLabelColumn - 1, tr(setting.label));
    region.put(y, kValueColumn, (chosen ? "< " : "  ") + value + (chosen ? " >" : ""), role);
  }
  region.rule(last);
  const bool quiet = stage.message.empty();
  const std::string what =
      std::string(tr(settings()[at_].label)) + ": " + std::string(tr(settings()[at_].what));
  region.part(last + 1, 1, 2)
      .put_wrapped(0, quiet ? what : stage.message, quiet ? Role::kDim : Role::kStrong);
  region.rule(region.rows() - 2);
  draw_footer(region, useful(stage));
}

}  // namespace gridmates::terminal
