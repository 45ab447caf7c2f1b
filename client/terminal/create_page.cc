#include "client/terminal/create_page.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "client/core/text.h"
#include "client/terminal/game_pane.h"

namespace gridmates::terminal {
namespace {

enum Act : int { kField, kValue, kOpen, kBack };

constexpr std::size_t kNumberLimit = 9;
constexpr std::size_t kPuzzleLimit = 1'024;  // as the server allows
constexpr int kLabelAt = 3;
constexpr int kValueAt = 18;
constexpr std::array<std::string_view, 3> kPuzzles{"any of the server's", "from a pack", "pasted"};

std::vector<const v1::Pack*> packs_of(const client::Model& model, std::string_view game) {
  std::vector<const v1::Pack*> packs;
  for (const v1::Pack& pack : model.packs.packs()) {
    if (pack.game() == game) packs.push_back(&pack);
  }
  return packs;
}

// One further round a list of `count` values.
std::size_t turn(std::size_t value, int by, std::size_t count) {
  if (count == 0) return 0;
  return (value + (by > 0 ? 1 : count - 1)) % count;
}

}  // namespace

CreatePage::CreatePage() : number_(kNumberLimit), text_(kPuzzleLimit) {}

const Bindings& CreatePage::bindings() const {
  static const Bindings table = with_common({
      {kField, "Up Down Tab", "up/down", "field", "another field", "FORM"},
      {kValue, "Left Right", "left/right", "value", "another value", "FORM"},
      {kOpen, "Enter", "Enter", "open the room", "open the room", "FORM"},
      {kBack, "Esc", "Esc", "back", "back to the lobby", "AROUND"},
  });
  return table;
}

std::vector<CreatePage::Field> CreatePage::fields() const {
  std::vector<Field> fields{Field::kGame, Field::kTable};
  if (games()[game_].puzzles) {
    fields.push_back(Field::kPuzzle);
    if (puzzle_ == kFromPack) fields.insert(fields.end(), {Field::kPack, Field::kNumber});
    if (puzzle_ == kPasted) fields.push_back(Field::kText);
  }
  fields.push_back(Field::kWho);
  return fields;
}

CreatePage::Field CreatePage::field() const { return fields()[at_]; }

TextField* CreatePage::typed_field() {
  if (field() == Field::kNumber) return &number_;
  if (field() == Field::kText) return &text_;
  return nullptr;
}

void CreatePage::opened(Stage& stage) {
  *this = CreatePage();
  stage.check(stage.requests.list_packs());
}

bool CreatePage::type(const Key& key, Stage&) {
  TextField* field = typed_field();
  return field != nullptr && field->key(key);
}

void CreatePage::change(int by, const Stage& stage) {
  const GameFace& game = games()[game_];
  switch (field()) {
    case Field::kGame:
      game_ = turn(game_, by, games().size());
      table_ = 0;
      return;
    case Field::kTable:
      table_ = turn(table_, by, game.tables.size());
      return;
    case Field::kPuzzle:
      puzzle_ = turn(puzzle_, by, kPuzzles.size());
      return;
    case Field::kPack:
      pack_ = turn(pack_, by, packs_of(stage.model, game.id).size());
      return;
    case Field::kWho:
      private_ = !private_;
      return;
    case Field::kNumber:
    case Field::kText:
      return;
  }
}

void CreatePage::act(const Hit& hit, Stage& stage) {
  const std::size_t count = fields().size();
  switch (hit.act) {
    case kField:
      at_ = hit.key == 0 ? std::max<std::size_t>(at_, 1) - 1 : std::min(at_ + 1, count - 1);
      if (hit.key == 2 && at_ + 1 == count) at_ = 0;
      return;
    case kValue:
      change(hit.key == 0 ? -1 : 1, stage);
      return;
    case kOpen:
      create(stage);
      return;
    case kBack:
      stage.next = Place::kLobby;
      return;
    default:
      return;
  }
}

void CreatePage::create(Stage& stage) {
  const GameFace& game = games()[game_];
  v1::CreateRoom room;
  room.set_game(std::string(game.id));
  room.set_table(game.tables[table_]);
  room.set_private_room(private_);
  if (game.puzzles && puzzle_ == kFromPack) {
    const auto packs = packs_of(stage.model, game.id);
    if (packs.empty()) {
      stage.message = "the server has no packs of this game";
      return;
    }
    v1::PackPuzzle& choice = *room.mutable_puzzle()->mutable_pack();
    choice.set_pack(packs[std::min(pack_, packs.size() - 1)]->name());
    const std::string digits = number_.text();
    std::uint32_t number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (read.ptr != digits.data() + digits.size()) {
      stage.message = "the number is a number from 1, or empty for any";
      return;
    }
    choice.set_number(number);
  }
  if (game.puzzles && puzzle_ == kPasted) room.mutable_puzzle()->set_pasted(text_.text());
  stage.message = "opening the room ...";
  stage.check(stage.requests.create_room(std::move(room)));
}

std::string CreatePage::value_words(Field field, const Stage& stage) const {
  const GameFace& game = games()[game_];
  switch (field) {
    case Field::kGame:
      return game_title(game.id);
    case Field::kTable:
      return std::string(client::table_word(game.tables[table_]));
    case Field::kPuzzle:
      return std::string(kPuzzles[puzzle_]);
    case Field::kPack: {
      const auto packs = packs_of(stage.model, game.id);
      if (packs.empty()) return "none";
      const v1::Pack& pack = *packs[std::min(pack_, packs.size() - 1)];
      return client::printable(pack.name()) + ", " + std::to_string(pack.puzzles()) + " puzzles";
    }
    case Field::kWho:
      return private_ ? "private: whoever has the code" : "public: in the list of rooms";
    case Field::kNumber:
    case Field::kText:
      return {};
  }
  return {};
}

void CreatePage::draw_field(const Region& row, Field field, const Stage& stage) const {
  constexpr std::array<std::string_view, 7> kLabels{"game",   "table",         "puzzle", "pack",
                                                    "number", "81 characters", "who"};
  const bool chosen = field == this->field();
  const Role role = chosen ? Role::kReverse : Role::kNormal;
  row.put(0, 1, chosen ? ">" : " ", role);
  row.put(0, kLabelAt, kLabels[static_cast<std::size_t>(field)], Role::kDim);
  const Region value = row.part(0, kValueAt, 1, row.columns() - kValueAt - 2);
  if (field == Field::kNumber || field == Field::kText) {
    const TextField& text = field == Field::kNumber ? number_ : text_;
    text.draw(value.part(0, 2), chosen);
    if (text.text().empty() && field == Field::kNumber) value.put(0, 4, "empty: any", Role::kDim);
    return;
  }
  value.put(0, 0, (chosen ? "< " : "  ") + value_words(field, stage) + (chosen ? " >" : ""), role);
}

void CreatePage::draw(const Region& region, const Stage& stage) const {
  draw_header(region, "NEW ROOM", stage);
  int row = 3;
  for (const Field field : fields()) {
    draw_field(region.part(row, 0, 1), field, stage);
    row += 2;
  }
  region.part(row + 1, kLabelAt)
      .put_wrapped(0, "You will be host and have the first seat. Others come in with the code.",
                   Role::kDim);
  region.rule(region.rows() - 4);
  region.put_field(region.rows() - 3, 1, region.columns() - 2, stage.message, Role::kStrong);
  region.rule(region.rows() - 2);
  draw_footer(region, bindings());
}

}  // namespace gridmates::terminal
