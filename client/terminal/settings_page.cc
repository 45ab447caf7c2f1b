#include "client/terminal/settings_page.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/terminal/game_pane.h"

namespace gridmates::terminal {
namespace {

constexpr int kFirstRow = 2;
constexpr int kRowsBelow = 5;
constexpr int kLabelColumn = 3;
constexpr int kValueColumn = 30;
constexpr std::size_t kSettingsAtOnce = 10;  // the step of PgUp and PgDn

// A row of the list: a heading, or a setting.
struct ListRow {
  std::string_view heading = {};
  std::size_t setting = 0;
};

std::vector<ListRow> list_rows(const std::vector<const Setting*>& listed) {
  std::vector<ListRow> rows;
  std::string_view group;
  for (std::size_t i = 0; i < listed.size(); ++i) {
    if (listed[i]->group != group) rows.push_back({group = listed[i]->group, i});
    rows.push_back({{}, i});
  }
  return rows;
}

// The row that has to be visible for a setting: its own, or for the first setting its heading.
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
      {kScreen, "PgUp PgDn", "PgUp PgDn", "", "ten settings", "SETTINGS"},
      {kEnds, "Home End", "Home End", "", "first / last setting", "SETTINGS"},
      {kValue, "Left h Right l Space Enter", "left/right", "value", "change its value", "SETTINGS"},
      {kDefault, "Del Backspace", "Del", "default", "back to its default", "SETTINGS"},
      {kScope, "Tab", "Tab", "game", "all games, or one game", "SETTINGS"},
      {kBack, "Esc q", "Esc", "back", "back", "AROUND"},
  });
  return table;
}

std::vector<const Setting*> SettingsPage::listed() const {
  const std::vector<std::string_view> own = own_settings(game_);
  std::vector<const Setting*> listed;
  listed.reserve(settings().size());
  for (const Setting& setting : settings()) {
    if (game_.empty() || is_among(setting, own)) listed.push_back(&setting);
  }
  return listed;
}

void SettingsPage::change(std::size_t value, Stage& stage) const {
  stage.message = stage.settings.change(*listed()[at_], value, game_);
}

// All games, then each of the server's games.
void SettingsPage::turn_scope(const Stage& stage) {
  const auto games = known_games(stage.model);
  const auto now = std::ranges::find(games, game_, &v1::GameFacts::id);
  const auto next = game_.empty() ? games.begin() : now == games.end() ? now : now + 1;
  game_ = next == games.end() ? "" : next->id();
  at_ = 0;
}

std::string SettingsPage::scope_words(const Stage& stage) const {
  return game_.empty() ? tr("SETTINGS") : tr("SETTINGS for {}", game_title(stage.model, game_));
}

std::optional<Key> SettingsPage::pick(int item, Stage&) {
  const auto setting = static_cast<std::size_t>(item);
  const bool again = std::exchange(at_, setting) == setting;
  return again ? std::optional<Key>(Key::Kind::kRight) : std::nullopt;
}

void SettingsPage::act(const Hit& hit, Stage& stage) {
  const std::vector<const Setting*> all = listed();
  const Setting& setting = *all[at_];
  const std::size_t count = setting.values.size();
  const std::size_t value = setting.get(stage.settings.of(game_));
  switch (hit.act) {
    case kChoose:
    case kScreen:
    case kEnds: {
      const std::size_t by = hit.act == kEnds     ? all.size()
                             : hit.act == kScreen ? kSettingsAtOnce
                                                  : 1;
      const bool up = hit.act == kChoose ? hit.key < 2 : hit.key == 0;
      at_ = up ? at_ - std::min(at_, by) : std::min(at_ + by, all.size() - 1);
      return;
    }
    case kValue:
      return change((value + (hit.key < 2 ? count - 1 : 1)) % count, stage);
    case kDefault:
      if (game_.empty()) return change(0, stage);
      stage.message = stage.settings.forget(setting, game_);
      return;
    case kScope:
      return turn_scope(stage);
    case kBack:
      stage.next = stage.settings_from;
      return;
    default:
      return;
  }
}

// Without a game's own value the one of all games is shown.
void SettingsPage::draw_value(const Region& row, const Setting& setting, bool chosen,
                              const Stage& stage) const {
  const Role role = chosen ? Role::kReverse : Role::kNormal;
  const std::string value(setting.values[setting.get(stage.settings.of(game_))]);
  row.put(0, 1, chosen ? ">" : " ", role);
  row.put_field(0, kLabelColumn, kValueColumn - kLabelColumn - 1, tr(setting.label));
  const int end =
      row.put(0, kValueColumn, (chosen ? "< " : "  ") + value + (chosen ? " >" : ""), role);
  if (stage.settings.has_own(game_, setting)) row.put(0, end + 2, tr("for this game"), Role::kDim);
}

void SettingsPage::draw(const Region& region, const Stage& stage) const {
  draw_header(region, scope_words(stage), stage);
  const std::vector<const Setting*> all = listed();
  const std::vector<ListRow> rows = list_rows(all);
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
    const Region row = region.part(y, 0, 1);
    row.picks(static_cast<int>(rows[i].setting));
    draw_value(row, *all[rows[i].setting], rows[i].setting == at_, stage);
  }
  const int shown = last - kFirstRow;
  draw_list_rule(region, last, first, static_cast<int>(rows.size()) - first - shown);
  const bool quiet = stage.message.empty();
  const std::string what =
      std::string(tr(all[at_]->label)) + ": " + std::string(tr(all[at_]->what));
  region.part(last + 1, 1, 2)
      .put_wrapped(0, quiet ? what : stage.message, quiet ? Role::kDim : Role::kStrong);
  region.rule(region.rows() - 2);
  draw_footer(region, useful(stage));
}

}  // namespace gridmates::terminal
