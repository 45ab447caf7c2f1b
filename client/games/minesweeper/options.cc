#include "client/games/minesweeper/options.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "client/catalogue/catalogue.h"
#include "client/games/minesweeper/facts.h"
#include "client/words/refusals.h"
#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/formats/game_id.h"

namespace gridmates::commands {
namespace {

struct Size {
  std::string_view name;
  std::uint32_t width, height, mines;
};
constexpr std::array<Size, 3> kSizes{
    {{"beginner", 9, 9, 10}, {"intermediate", 16, 16, 40}, {"expert", 30, 16, 99}}};
constexpr std::array<std::string_view, 2> kOfBoard = {"size", "mines"};
constexpr std::uint32_t kUsualPercent = 15;  // of the cells, for sizes without a usual number

std::vector<Option> list_at(v1::Table table) {
  const bool race = table == v1::TABLE_RACE;
  std::vector<std::string> policies{"speed", "strict", "kind", "standard"};
  if (race) std::erase(policies, "kind");
  const std::string guessing =
      race ? tr("speed: no guess needed where possible; strict: a guess is a hit; standard: random "
                "mines")
           : tr("speed: no guess needed where possible; strict: a guess is a hit; kind: a forced "
                "guess is safe; standard: random mines");
  std::vector<Option> options{
      {"size",
       {"beginner", "intermediate", "expert", "20x20", "30x30", "50x50"},
       tr("WIDTHxHEIGHT, 8x8 to 50x50"),
       tr("the size of the field")},
      {"mines",
       {"usual", "10%", "15%", "20%", "25%"},
       tr("a number or a percentage"),
       tr("how many mines")},
      {"law", std::move(policies), "", guessing, tr("guessing")},
      {"open-matched",
       {"no", "yes"},
       "",
       tr("numbers with all their flags set open their other neighbours"),
       tr("auto-open")},
      {"marks", {"no", "yes"}, "", tr("allow question marks"), tr("question marks")},
      {"id",
       {"none"},
       tr("a game id, 16x16x40+7"),
       tr("a particular field: its size, mines and seed; unranked"),
       tr("field id")}};
  if (race) {
    options.push_back({"hit-cost",
                       {"5", "10", "30", "60"},
                       tr("seconds, 1 to 60"),
                       tr("the time that a mine costs"),
                       tr("mine penalty")});
  } else {
    options.push_back({"start",
                       {"zero", "safe"},
                       "",
                       tr("zero: the first cell is an opening; safe: it is not a mine"),
                       tr("first cell")});
    options.push_back(
        {"lives", {"1", "2", "3", "5"}, tr("1 to 9"), tr("hits until the field is lost")});
    options.push_back({"go-on",
                       {"no", "yes"},
                       "",
                       tr("after the last life the players may vote to go on"),
                       tr("go on")});
  }
  return options;
}

std::vector<Option> list(const v1::GameFacts&, v1::Table table) { return list_at(table); }

std::optional<std::uint32_t> number_in(std::string_view text, std::uint32_t least,
                                       std::uint32_t most) {
  std::uint32_t number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  const bool good = error == std::errc{} && stop == end && number >= least && number <= most;
  return good ? std::optional(number) : std::nullopt;
}

std::string_view picked_for(const Picked& picked, const Option& option) {
  const auto found = picked.find(option.name);
  return found == picked.end() ? option.values.front() : std::string_view(found->second);
}

std::optional<Size> size_of(std::string_view text) {
  for (const Size& size : kSizes) {
    if (size.name == text) return size;
  }
  const std::size_t x = text.find_first_of("xX");
  if (x == std::string_view::npos) return std::nullopt;
  const auto width = number_in(text.substr(0, x), minesweeper::kMinSide, minesweeper::kMaxSide);
  const auto height = number_in(text.substr(x + 1), minesweeper::kMinSide, minesweeper::kMaxSide);
  if (!width || !height) return std::nullopt;
  for (const Size& size : kSizes) {
    if (size.width == *width && size.height == *height) return size;
  }
  return Size{"", *width, *height, (*width * *height * kUsualPercent + 50) / 100};
}

Size size_as(const v1::MinesweeperOptions& options) {
  const std::string words =
      std::to_string(options.width()) + 'x' + std::to_string(options.height());
  return size_of(words).value_or(kSizes.front());
}

// "usual", "40" or "15%".
std::optional<std::uint32_t> mines_of(std::string_view text, const Size& size) {
  if (text == "usual") return size.mines;
  constexpr std::uint32_t kMost = minesweeper::kMaxCells;
  if (!text.ends_with('%')) return number_in(text, 0, kMost);
  text.remove_suffix(1);
  const auto percent = number_in(text, 1, 99);
  if (!percent) return std::nullopt;
  return std::max(1u, (size.width * size.height * *percent + 50) / 100);
}

// Why the field is impossible; empty if it is possible.
std::string field_fault(const v1::MinesweeperOptions& options) {
  const auto start = options.start() == v1::MINESWEEPER_START_SAFE ? minesweeper::Start::kSafe
                                                                   : minesweeper::Start::kZero;
  const auto checked = minesweeper::check_field(
      {static_cast<std::uint8_t>(options.width()), static_cast<std::uint8_t>(options.height())},
      static_cast<std::uint16_t>(options.mines()), start);
  return checked ? std::string() : words::refusal_sentence(checked.error());
}

// Sets the option to this value; false if it does not have the value.
bool take(std::string_view name, std::string_view value, v1::MinesweeperOptions& options) {
  const bool yes = value == "yes";
  if (name == "law") {
    const auto law = words::law_named(value);
    if (!law) return false;
    options.set_law(*law);
  } else if (name == "start") {
    options.set_start(value == "zero" ? v1::MINESWEEPER_START_ZERO : v1::MINESWEEPER_START_SAFE);
    return value == "zero" || value == "safe";
  } else if (name == "lives" || name == "hit-cost") {
    const auto number = number_in(value, 1, name == "lives" ? 9 : 60);
    if (!number) return false;
    if (name == "lives") options.set_lives(*number);
    if (name == "hit-cost") options.set_hit_cost_s(*number);
  } else {
    if (name == "open-matched") options.set_open_matched(yes);
    if (name == "marks") options.set_marks(yes);
    if (name == "go-on") options.set_go_on(yes);
    return yes || value == "no";
  }
  return true;
}

// A game id determines size and mines, so neither may be set beside it.
std::string take_id(std::string_view value, const Picked& picked, v1::CreateRoom& room) {
  for (const char* said : {"size", "mines"}) {
    if (!picked.contains(said)) continue;
    return tr("--id has a size and mines already: leave out --{}", said);
  }
  if (room.has_puzzle()) return tr("--puzzle names a field already: leave out --id");
  const auto id = minesweeper::formats::game_id_in(value);
  if (!id) return words::refusal_sentence(id.error());
  if (!id->seed) return tr("--id names one field, as 16x16x40+7: {} has no seed", value);
  v1::MinesweeperOptions& options = *room.mutable_options()->mutable_minesweeper();
  options.set_width(id->shape.width);
  options.set_height(id->shape.height);
  options.set_mines(id->mines);
  room.mutable_puzzle()->set_pasted(minesweeper::formats::in_words(*id));
  return {};
}

std::string ask(const v1::GameFacts&, const Picked& picked, v1::CreateRoom& room) {
  const bool stays = room.options().has_minesweeper();  // keep options that are not chosen
  v1::MinesweeperOptions& options = *room.mutable_options()->mutable_minesweeper();
  std::optional<Size> size;
  for (const Option& option : list_at(room.table())) {
    const bool follows = option.name == "mines" && picked.contains("size");
    if (stays && !follows && !picked.contains(option.name)) continue;
    const std::string_view value = picked_for(picked, option);
    if (option.name == "id") {
      if (value == "none") continue;
      if (std::string why = take_id(value, picked, room); !why.empty()) return why;
      continue;
    }
    bool good = true;
    if (option.name == "size") {
      good = (size = size_of(value)).has_value();
      if (good) options.set_width(size->width), options.set_height(size->height);
    } else if (option.name == "mines") {
      const auto mines = mines_of(value, size.value_or(size_as(options)));
      good = mines.has_value();
      if (good) options.set_mines(*mines);
    } else {
      good = take(option.name, value, options);
    }
    if (!good && option.typed.empty()) return no_value(option, value);
    if (!good) return tr("{} is {}, not {}", option.name, option.typed, value);
  }
  return field_fault(options);
}

std::string picked(const v1::GameOptions& game, v1::Table table, const std::string&) {
  if (!game.has_minesweeper()) return {};
  const v1::MinesweeperOptions& options = game.minesweeper();
  std::string text =
      tr_count("{1}x{2}, {0} mine, {3}, {4}{5}", "{1}x{2}, {0} mines, {3}, {4}{5}", options.mines(),
               options.width(), options.height(), words::guessing_words(options.law()),
               options.start() == v1::MINESWEEPER_START_SAFE ? tr("safe start") : tr("open start"),
               words::extra_rules_words(options));
  if (table == v1::TABLE_RACE) {
    return tr("{}, a mine costs {} s", text, options.hit_cost_s());
  }
  if (options.lives() > 1) text += tr(", {} lives", options.lives());
  return text;
}

std::string size(const v1::GameOptions& game) {
  if (!game.has_minesweeper()) return {};
  return sides_words(game.minesweeper().width(), game.minesweeper().height());
}

}  // namespace

GameOptionsWords minesweeper_options() { return {list, ask, picked, kOfBoard, size}; }

}  // namespace gridmates::commands
