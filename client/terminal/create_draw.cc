// The form of a new room as it is drawn.
#include <algorithm>
#include <array>
#include <utility>

#include "client/core/text.h"
#include "client/terminal/create_page.h"

namespace gridmates::terminal {
namespace {

constexpr int kLabelAt = 3;
constexpr int kChoiceAt = 18;
constexpr std::array<std::string_view, 3> kPuzzleWords{"any", "from a pack", "pasted"};
constexpr std::array<std::string_view, 3> kWatcherWords{
    "anybody may watch", "with the code only: no list offers it", "nobody: all have a seat"};

}  // namespace

std::string CreatePage::value_words(Field field, const Stage& stage) const {
  const v1::GameFacts& game = games_[game_];
  switch (field.kind) {
    case Kind::kGame:
      return client::printable(game.title());
    case Kind::kTable:
      return std::string(client::table_word(table()));
    case Kind::kPuzzle:
      return std::string(kPuzzleWords[puzzle_]);
    case Kind::kPack: {
      const auto all = packs(stage);
      if (all.empty()) return "none";
      const v1::Pack& pack = *all[std::min(pack_, all.size() - 1)];
      return client::printable(pack.name()) + ", " + std::to_string(pack.puzzles()) + " puzzles";
    }
    case Kind::kWho:
      return private_ ? "private: with the code only" : "public: listed in the lobby";
    case Kind::kCap:
      return kCaps[cap_] == 0 ? "none" : std::to_string(kCaps[cap_]) + " min, then it ends for all";
    case Kind::kWatchers:
      return std::string(kWatcherWords[watchers_]);
    case Kind::kDelay:
      return kDelays[delay_] == 0 ? "none: watchers see it as it is"
                                  : std::to_string(kDelays[delay_]) + " s: they see it so late";
    case Kind::kOption:
      return picked(options()[field.option]);
    case Kind::kNumber:
    case Kind::kText:
      return {};
  }
  return {};
}

std::string CreatePage::label(Field field) const {
  constexpr std::array<std::string_view, 10> kLabels{
      "game",        "mode",       "puzzle",   "pack",     "number",
      "puzzle text", "visibility", "time cap", "watchers", "delay"};
  if (field.kind != Kind::kOption) {
    return std::string(kLabels[static_cast<std::size_t>(field.kind)]);
  }
  const commands::Option option = options()[field.option];
  return option.label.empty() ? option.name : option.label;
}

// What the option is about, and what may be typed instead of the values.
std::string CreatePage::advice() const {
  if (field().kind != Kind::kOption) return {};
  const commands::Option option = options()[field().option];
  return option.typed.empty() ? option.what : option.what + "; or type " + option.typed;
}

void CreatePage::draw_field(const Region& row, Field field, const Stage& stage) const {
  const bool chosen = field == this->field();
  const Role role = chosen ? Role::kReverse : Role::kNormal;
  row.put(0, 1, chosen ? ">" : " ", role);
  row.put(0, kLabelAt, label(field), Role::kDim);
  const Region value = row.part(0, kChoiceAt, 1, row.columns() - kChoiceAt - 2);
  if (field.kind == Kind::kNumber || field.kind == Kind::kText) {
    const TextField& text = field.kind == Kind::kNumber ? number_ : text_;
    text.draw(value.part(0, 2), chosen);
    if (text.text().empty() && field.kind == Kind::kNumber)
      value.put(0, 4, "empty: any", Role::kDim);
    return;
  }
  value.put(0, 0, (chosen ? "< " : "  ") + value_words(field, stage) + (chosen ? " >" : ""), role);
}

// A click on the chosen field is its next value.
std::optional<Key> CreatePage::pick(int item, Stage&) {
  const std::size_t field = std::min(static_cast<std::size_t>(item), fields().size() - 1);
  const bool again = opening_ == 0 && std::exchange(at_, opening_ == 0 ? field : at_) == field;
  return again ? std::optional<Key>(Key::Kind::kRight) : std::nullopt;
}

void CreatePage::draw(const Region& region, const Stage& stage) const {
  draw_header(region, "NEW ROOM", stage);
  int row = 3;
  std::size_t item = 0;
  const std::vector<Field> shown = fields();
  const bool wide = row + 2 * static_cast<int>(shown.size()) + 1 < region.rows() - 4;
  for (const Field field : shown) {
    draw_field(region.part(row, 0, 1), field, stage);
    region.part(row, 0, 1).picks(static_cast<int>(item++));
    row += wide ? 2 : 1;
  }
  region.part(row + 1, kLabelAt)
      .put_wrapped(0, "You are the host and get the first seat. Others join with the room's code.",
                   Role::kDim);
  region.rule(region.rows() - 4);
  const bool quiet = stage.message.empty();
  draw_words(region, region.rows() - 3, quiet ? advice() : stage.message,
             quiet ? Role::kDim : Role::kStrong);
  region.rule(region.rows() - 2);
  draw_footer(region, useful(stage));
}

}  // namespace gridmates::terminal
