// Draws the form of a new room.
#include <algorithm>
#include <array>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/core/text.h"
#include "client/terminal/create_page.h"
#include "client/words/clocks.h"

namespace gridmates::terminal {
namespace {

constexpr int kLabelAt = 3;
constexpr int kChoiceAt = 18;
constexpr std::array<std::string_view, 3> kPuzzleWords{tr_later("any"), tr_later("from a pack"),
                                                       tr_later("pasted")};
constexpr std::array<std::string_view, 3> kWatcherWords{
    tr_later("anybody may watch"), tr_later("with the code only: no list offers it"),
    tr_later("nobody: all have a seat")};

// "300+3: 5:00 and 3 s a turn"; typed text that is not one clock for both is unchanged.
std::string clock_words(const std::string& text) {
  constexpr std::uint64_t kSecondMs = 1'000;
  const auto clocks = words::clocks_named(text);
  if (!clocks || clocks->size() != 1) return text;
  const v1::TurnClock& clock = clocks->at(0);
  if (clock.base_s() >= words::kDayS) {
    return tr("{}: {} days a turn", text, clock.base_s() / words::kDayS);
  }
  if (clock.each_turn()) return tr("{}: {} s a turn", text, clock.base_s());
  return tr("{}: {} and {} s a turn", text, client::format_time(clock.base_s() * kSecondMs),
            clock.increment_s());
}

}  // namespace

std::string CreatePage::value_words(Field field, const Stage& stage) const {
  const v1::GameFacts& game = games_[game_];
  switch (field.kind) {
    case Kind::kGame:
      return client::printable(game.title());
    case Kind::kTable:
      return std::string(tr(client::table_word(table())));
    case Kind::kPuzzle:
      return std::string(tr(kPuzzleWords[puzzle_]));
    case Kind::kPack: {
      const v1::Pack* chosen = pack(stage);
      if (chosen == nullptr) return tr("none");
      return tr("{}, {} puzzles", client::printable(chosen->name()), chosen->puzzles());
    }
    case Kind::kWho:
      return private_ ? tr("private: with the code only") : tr("public: listed in the lobby");
    case Kind::kOption:
      return picked(option_of(field));
    case Kind::kRoomOption:
      return room_option_words(option_of(field));
    case Kind::kNumber:
    case Kind::kText:
      return {};
  }
  return {};
}

std::string CreatePage::room_option_words(const commands::Option& option) const {
  const std::string value = picked(option);
  const auto usual = std::ranges::find(option.values, value) - option.values.begin();
  if (option.name == "watchers") {
    return std::string(tr(kWatcherWords[static_cast<std::size_t>(usual)]));
  }
  if (option.name == "clock") return usual == 0 ? tr("none") : clock_words(value);
  if (option.name == "rated") {
    return usual == 0 ? tr("no") : tr("yes: the match changes both ratings");
  }
  if (option.name == "best-of") {
    return usual == 0 ? tr("one match at a time") : tr("best of {}", value);
  }
  if (option.name == "delay") {
    return usual == 0 ? tr("none: watchers see it as it is")
                      : tr("{} s: they see it so late", value);
  }
  if (option.name == "cap") {
    return value == "none" || value == "0" ? tr("none") : tr("{} min, then it ends for all", value);
  }
  if (value == kFindOne) return tr("find one who wants the same");
  if (usual != 0) return tr("computer of level {}, on the second seat", value);
  return table() == v1::TABLE_VERSUS ? tr("the next player to join") : tr("none");
}

std::string CreatePage::label(Field field) const {
  constexpr std::array<std::string_view, 7> kLabels{
      tr_later("game"),   tr_later("mode"),        tr_later("puzzle"),    tr_later("pack"),
      tr_later("number"), tr_later("puzzle text"), tr_later("visibility")};
  if (field.kind != Kind::kOption && field.kind != Kind::kRoomOption) {
    return std::string(tr(kLabels[static_cast<std::size_t>(field.kind)]));
  }
  const commands::Option option = option_of(field);
  return option.label.empty() ? option.name : option.label;
}

// The option's description, and what may be typed instead of its values.
std::string CreatePage::advice() const {
  if (field().kind != Kind::kOption && field().kind != Kind::kRoomOption) return {};
  const commands::Option option = option_of(field());
  return option.typed.empty() ? option.what : tr("{}; or type {}", option.what, option.typed);
}

void CreatePage::draw_field(const Region& row, Field field, const Stage& stage) const {
  const bool chosen = field == this->field();
  const Role role = chosen ? Role::kReverse : Role::kNormal;
  row.put(0, 1, chosen ? ">" : " ", role);
  row.put_field(0, kLabelAt, kChoiceAt - kLabelAt - 1, label(field), Role::kDim);
  const Region value = row.part(0, kChoiceAt, 1, row.columns() - kChoiceAt - 2);
  if (field.kind == Kind::kNumber || field.kind == Kind::kText) {
    const TextField& text = field.kind == Kind::kNumber ? number_ : text_;
    const std::string cut = text.cut_words();
    const int taken = cut.empty() ? 0 : client::columns_of(cut) + 1;
    text.draw(value.part(0, 2, 1, value.columns() - 2 - taken), chosen);
    value.put_right(0, cut, Role::kDim);
    if (text.text().empty() && field.kind == Kind::kNumber)
      value.put(0, 4, tr("empty: any"), Role::kDim);
    return;
  }
  value.put_field(0, 0, value.columns(),
                  (chosen ? "< " : "  ") + value_words(field, stage) + (chosen ? " >" : ""), role);
}

std::string CreatePage::heading(const Stage&) const {
  return finds_one() ? tr("FIND AN OPPONENT") : tr("NEW ROOM");
}

std::string CreatePage::about(const Stage&) const {
  if (!finds_one()) {
    return tr("You are the host and get the first seat. Others join with the room's code.");
  }
  return tr(
      "The match begins as soon as a player with a rating close to yours looks for the same game. "
      "Who moves first is chosen at random.");
}

// A click on the current field selects its next value.
std::optional<Key> CreatePage::pick(int item, Stage&) {
  const std::size_t field = std::min(static_cast<std::size_t>(item), fields().size() - 1);
  typing_ = false;
  const bool again = opening_ == 0 && std::exchange(at_, opening_ == 0 ? field : at_) == field;
  return again ? std::optional<Key>(Key::Kind::kRight) : std::nullopt;
}

void CreatePage::draw(const Region& region, const Stage& stage) const {
  draw_header(region, heading(stage), stage);
  int row = 3;
  std::size_t item = 0;
  const std::vector<Field> shown = fields();
  const std::string about = this->about(stage);
  const auto lines = static_cast<int>(wrapped(about, region.columns() - kLabelAt).size());
  const int last = region.rows() - 4;
  const bool wide = row + 2 * static_cast<int>(shown.size()) + lines < last;
  for (const Field field : shown) {
    draw_field(region.part(row, 0, 1), field, stage);
    region.part(row, 0, 1).picks(static_cast<int>(item++));
    row += wide ? 2 : 1;
  }
  if (row + 1 + lines <= last) region.part(row + 1, kLabelAt).put_wrapped(0, about, Role::kDim);
  region.rule(last);
  const bool quiet = stage.message.empty();
  draw_words(region, region.rows() - 3, quiet ? advice() : stage.message,
             quiet ? Role::kDim : Role::kStrong);
  region.rule(region.rows() - 2);
  draw_footer(region, useful(stage));
}

}  // namespace gridmates::terminal
