#include "client/terminal/create_page.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/lobby_words.h"
#include "client/core/notice.h"
#include "client/core/text.h"
#include "client/terminal/game_pane.h"

namespace gridmates::terminal {
namespace {

constexpr std::size_t kNumberLimit = 9;
constexpr std::size_t kOptionLimit = 32;
constexpr std::u32string_view kOptionSigns = U"%+-.:/";  // besides letters and digits
constexpr std::size_t kPuzzleLimit = 4'096;              // as the server allows
constexpr std::size_t kPuzzles = 3;                      // ways to choose one

// The next index in a list of `count` values, cyclic.
std::size_t turn(std::size_t value, int by, std::size_t count) {
  if (count == 0) return 0;
  return (value + (by > 0 ? 1 : count - 1)) % count;
}

}  // namespace

CreatePage::CreatePage() : number_(kNumberLimit), text_(kPuzzleLimit) {}

Bindings CreatePage::form(std::string_view go, std::string_view back) {
  return with_common({
      {kField, "Up Down Tab", "up/down", "field", "choose a field", "FORM"},
      {kValue, "Left Right", "left/right", "value", "change its value", "FORM"},
      {kOpen, "Enter", "Enter", go, go, "FORM"},
      {kBack, "Esc", "Esc", "back", back, "AROUND"},
  });
}

const Bindings& CreatePage::bindings() const {
  static const Bindings table = form(tr_later("open the room"), tr_later("back to the lobby"));
  static const Bindings while_finding =
      form(tr_later("find an opponent"), tr_later("back to the lobby"));
  static const Bindings while_opening = with_common({
      {kBack, "Esc", "Esc", "cancel", "open none; back to it", "FORM"},
  });
  if (!games_.empty() && finds_one()) return while_finding;
  return opening_ != 0 ? while_opening : table;
}

std::vector<const v1::Pack*> CreatePage::packs(const Stage& stage) const {
  std::vector<const v1::Pack*> packs;
  for (const v1::Pack& pack : stage.model.packs.packs()) {
    if (pack.game() == games_[game_].id()) packs.push_back(&pack);
  }
  return packs;
}

std::vector<CreatePage::Field> CreatePage::fields() const {
  std::vector<Field> fields{{Kind::kGame}, {Kind::kTable}};
  add_board_fields(fields);
  if (!finds_one()) fields.push_back({Kind::kWho});
  return fields;
}

void CreatePage::add_board_fields(std::vector<Field>& fields) const {
  if (has_packs()) {
    fields.push_back({Kind::kPuzzle});
    if (puzzle_ == kFromPack) fields.insert(fields.end(), {{Kind::kPack}, {Kind::kNumber}});
    if (puzzle_ == kPasted) fields.push_back({Kind::kText});
  }
  for (std::size_t i = 0; i < options().size(); ++i) fields.push_back({Kind::kOption, i});
  for (std::size_t i = 0; i < room_options().size(); ++i) fields.push_back({Kind::kRoomOption, i});
}

CreatePage::Field CreatePage::field() const { return fields()[at_]; }

TextField* CreatePage::typed_field() {
  if (field().kind == Kind::kNumber) return &number_;
  if (field().kind == Kind::kText) return &text_;
  return nullptr;
}

void CreatePage::opened(Stage& stage) {
  *this = CreatePage();
  games_ = known_games(stage.model);
  const auto& lines = stage.requests.room_choices().lines();
  if (!lines.empty()) take_choices(lines.front());
  if (std::exchange(stage.finds_opponent, false)) find_one();
  stage.check(stage.requests.list_packs());
}

// After a refusal the form stays, to be corrected. A room that opens is shown by the Face.
void CreatePage::notice(const client::Notice& notice, Stage& stage) {
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (opening_ == 0 || answered == nullptr || answered->intent != opening_) return;
  opening_ = 0;
  if (!finds_one() || client::refusal(answered->frame) != nullptr) return;
  stage.message.clear();
  stage.next = Place::kLobby;
}

bool CreatePage::type(const Key& key, Stage&) {
  if (opening_ != 0) return false;
  if (field().kind == Kind::kOption || field().kind == Kind::kRoomOption) {
    return type_option(key, option_of(field()));
  }
  TextField* field = typed_field();
  return field != nullptr && field->key(key);
}

// A pasted puzzle is chosen, regardless of the current field.
bool CreatePage::paste(const std::string& text, std::string& why, Stage& stage) {
  if (opening_ != 0) return false;
  const std::string only = games_.size() == 1 ? games_.front().id() : "";
  const commands::GameWords* of = commands::game_of_puzzle(text, only, why);
  if (of == nullptr) return false;
  const auto game = std::ranges::find(games_, of->game, &v1::GameFacts::id);
  if (game == games_.end()) {
    why = tr("the server does not have this game");
    return false;
  }
  if (game_ != static_cast<std::size_t>(game - games_.begin())) {
    game_ = static_cast<std::size_t>(game - games_.begin());
    forget_choices();
  }
  puzzle_ = kPasted;
  text_.clear();
  for (const char c : text) text_.key(Key(static_cast<char32_t>(c)));
  const std::vector<Field> all = fields();
  at_ = static_cast<std::size_t>(std::ranges::find(all, Field{Kind::kText}) - all.begin());
  stage.message = pasted_words();
  return true;
}

v1::Table CreatePage::table() const {
  return games_[game_].seatings(static_cast<int>(table_)).table();
}

std::vector<commands::Option> CreatePage::options() const {
  const v1::GameFacts& game = games_[game_];
  std::vector<commands::Option> options = commands::options_of(game, table());
  std::erase_if(options, [&](const commands::Option& option) {
    return puzzle_ != kAny && commands::is_of_board(game.id(), option.name);
  });
  return options;
}

commands::Option CreatePage::option_of(Field field) const {
  return (field.kind == Kind::kOption ? options() : room_options())[field.option];
}

std::string CreatePage::picked(std::string_view name) const {
  const auto found = picked_.find(name);
  return found == picked_.end() ? std::string() : found->second;
}

std::string CreatePage::picked(const commands::Option& option) const {
  const auto found = picked_.find(option.name);
  return found == picked_.end() ? option.values.front() : found->second;
}

void CreatePage::turn_option(int by, const commands::Option& option) {
  const auto now = std::find(option.values.begin(), option.values.end(), picked(option));
  const bool typed = now == option.values.end();
  const std::size_t next =
      typed ? 0
            : turn(static_cast<std::size_t>(now - option.values.begin()), by, option.values.size());
  picked_[option.name] = option.values[next];
  typing_ = false;
}

// Typing starts a new value; deleting all of it restores the default.
bool CreatePage::type_option(const Key& key, const commands::Option& option) {
  const bool erases = key == Key::Kind::kBackspace;
  const bool writes = key.kind == Key::Kind::kCharacter && key.character < 0x7F &&
                      (std::isalnum(static_cast<int>(key.character)) != 0 ||
                       kOptionSigns.find(key.character) != kOptionSigns.npos);
  if (option.typed.empty() || (!erases && !writes)) return false;
  std::string value = picked(option);
  const auto& known = option.values;
  const bool begins = !std::exchange(typing_, true);
  if (begins && std::find(known.begin(), known.end(), value) != known.end()) value.clear();
  if (erases && !value.empty()) value.pop_back();
  if (writes && value.size() < kOptionLimit) value.push_back(static_cast<char>(key.character));
  if (value.empty()) {
    typing_ = false;
    picked_.erase(option.name);
  } else {
    picked_[option.name] = value;
  }
  return true;
}

void CreatePage::change(int by, const Stage& stage) {
  const v1::GameFacts& game = games_[game_];
  switch (field().kind) {
    case Kind::kGame: {
      if (games_.size() == 1) return;
      const bool finds = finds_one();
      game_ = turn(game_, by, games_.size());
      forget_choices();
      if (finds) return find_one(by);
      for (const std::string& line : stage.requests.room_choices().lines()) {
        if (line.starts_with(games_[game_].id() + " ")) take_choices(line);
      }
      return;
    }
    case Kind::kTable:
      table_ = turn(table_, by, static_cast<std::size_t>(game.seatings_size()));
      return;
    case Kind::kPuzzle:
      puzzle_ = turn(puzzle_, by, kPuzzles);
      return;
    case Kind::kPack: {
      const auto all = packs(stage);
      const auto at = std::ranges::find(all, pack(stage)) - all.begin();
      if (!all.empty()) pack_ = all[turn(static_cast<std::size_t>(at), by, all.size())]->name();
      return;
    }
    case Kind::kWho:
      private_ = !private_;
      return;
    case Kind::kOption:
    case Kind::kRoomOption:
      return turn_option(by, option_of(field()));
    case Kind::kNumber:
    case Kind::kText:
      return;
  }
}

void CreatePage::act(const Hit& hit, Stage& stage) {
  const std::size_t count = fields().size();
  switch (hit.act) {
    case kField:
      typing_ = false;
      if (hit.key == 0) at_ = std::max<std::size_t>(at_, 1) - 1;
      if (hit.key == 1) at_ = std::min(at_ + 1, count - 1);
      if (hit.key == 2) at_ = (at_ + 1) % count;
      return;
    case kValue: {
      const std::string before = value_words(field(), stage);
      change(hit.key == 0 ? -1 : 1, stage);
      if (value_words(field(), stage) == before) stage.message = tr("There is no other value.");
      return;
    }
    case kOpen:
      if (opening_ == 0) submit(stage);
      return;
    case kBack:
      go_back(stage);
      return;
    default:
      return;
  }
}

void CreatePage::go_back(Stage& stage) {
  if (stage.requests.cancel_board()) return;  // its answer shows the message
  stage.next = Place::kLobby;
}

// Works like the command `new` or `queue`.
void CreatePage::submit(Stage& stage) {
  const auto command = commands::parse_command(
      finds_one() ? "queue " + games_[game_].id() + picked_line(options()) : "new " + choices(), 0);
  auto read = *commands::read_lobby_command(*command, stage.model);
  if (const auto* unread = std::get_if<commands::Unread>(&read)) {
    stage.message = client::printable(unread->why);
    return;
  }
  auto* queue = std::get_if<v1::Queue>(&read);
  v1::CreateRoom& room = queue != nullptr ? *queue->mutable_room() : std::get<v1::CreateRoom>(read);
  if (std::string why = choose_puzzle(room, stage); !why.empty()) {
    stage.message = std::move(why);
    return;
  }
  stage.message = queue != nullptr ? tr("looking for an opponent ...")
                                   : tr("opening the room ... a large board can take a while");
  opening_ = queue != nullptr ? stage.requests.queue(std::move(room))
                              : stage.requests.create_room(std::move(room));
  if (stage.check(opening_)) stage.requests.room_choices().keep(kept_choices(stage));
}

}  // namespace gridmates::terminal
