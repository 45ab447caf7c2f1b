#include "client/games/sudoku/options.h"

#include <algorithm>
#include <array>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::commands {
namespace {

constexpr std::string_view kLevel = "level";
constexpr std::string_view kFrom = "rating-from";
constexpr std::string_view kTo = "rating-to";
constexpr std::string_view kDifficulty = "difficulty";
constexpr std::string_view kChecked = "checked";
constexpr std::string_view kMistake = "mistake";
constexpr const char* kAny = "any";
constexpr std::array<std::string_view, 5> kOfBoard = {"size", kLevel, kDifficulty, "symmetry",
                                                      "logical"};

bool is_end_of_range(const Option& option) { return option.name == kFrom || option.name == kTo; }

std::vector<Option> list(const v1::GameFacts& game, v1::Table table) {
  std::vector<Option> options = listed_options(game, table);
  const bool has_range = std::erase_if(options, is_end_of_range) == 2;
  for (Option& option : options) {
    if (has_range && option.name == kLevel) option.typed = tr("FROM-TO, ratings as 4-5.5");
  }
  return options;
}

void put_range(sudoku::Band range, Picked& picked) {
  picked.insert_or_assign(std::string(kFrom), std::to_string(range.from));
  picked.insert_or_assign(std::string(kTo), std::to_string(range.to));
}

bool asks_for(std::string_view name, const Picked& picked) {
  const auto found = picked.find(name);
  return found != picked.end() && found->second != kAny;
}

// Level, range of ratings and difficulty replace each other: one that is chosen resets the room's
// others. The penalty for mistakes is reset if digits are not checked any more.
void take_place(bool is_range, const Picked& asked, Picked& picked) {
  const bool by_difficulty = asks_for(kDifficulty, asked) && !asked.contains(kLevel);
  const bool by_level = asks_for(kLevel, asked) && !asked.contains(kDifficulty);
  if (is_range || by_difficulty) picked.insert_or_assign(std::string(kLevel), kAny);
  if (by_difficulty || (asked.contains(kLevel) && !is_range)) put_range({}, picked);
  if (by_level) picked.insert_or_assign(std::string(kDifficulty), kAny);
  const auto checked = asked.find(kChecked);
  const bool is_off = checked != asked.end() && checked->second == "no";
  if (is_off && !asked.contains(kMistake)) picked.insert_or_assign(std::string(kMistake), "0");
}

std::string ask(const v1::GameFacts& game, const Picked& asked, v1::CreateRoom& room) {
  Picked picked = asked;
  bool is_range = false;
  const std::vector<Option> options = list(game, room.table());
  const Option* option = find_option(options, kLevel);
  const auto level = asked.find(kLevel);
  if (option != nullptr && level != asked.end()) {
    const auto range = sudoku::range_named(level->second);
    is_range = range && !option->typed.empty();
    const bool is_word = std::ranges::find(option->values, level->second) != option->values.end();
    if (!is_range && !is_word) return no_value(*option, level->second);
    if (is_range) picked.erase(std::string(kLevel));
    if (is_range) put_range(*range, picked);
  }
  take_place(is_range, asked, picked);
  return ask_listed(game, picked, room);
}

// The options that determine the board, after its size.
void add_board_options(const v1::SudokuOptions& options, std::string& words) {
  const auto add = [&words](const std::string& word) { words += ", " + word; };
  if (!options.level().empty()) add(options.level());
  const sudoku::Band range{static_cast<sudoku::Rating>(options.rating_from()),
                           static_cast<sudoku::Rating>(options.rating_to())};
  if (options.rating_to() != 0) {
    add(tr("rating {} to {}", sudoku::in_words(range.from), sudoku::in_words(range.to)));
  }
  if (options.difficulty() != 0) add(tr("difficulty {}", options.difficulty()));
  if (!options.symmetry().empty()) add(tr("symmetry {}", options.symmetry()));
  if (options.logical()) add(tr("logical"));
}

std::string size(const v1::GameOptions& game) {
  const std::uint32_t side = game.sudoku().size() == 0 ? sudoku::kSide : game.sudoku().size();
  return sides_words(side, side);
}

// "9x9", "16x16, hard, checked", "9x9, rating 4.0 to 5.5".
std::string picked(const v1::GameOptions& game, v1::Table table, const std::string& level) {
  const v1::SudokuOptions& options = game.sudoku();
  std::string words = size(game);
  const auto add = [&words](const std::string& word) { words += ", " + word; };
  if (!level.empty()) add(level);
  if (level.empty()) add_board_options(options, words);
  if (options.keep_notes()) add(tr("notes are kept"));
  if (options.checked()) add(tr("checked"));
  if (table == v1::TABLE_RACE && options.mistake_s() != 0) {
    add(tr("a mistake costs {} s", options.mistake_s()));
  }
  return client::printable(words);
}

}  // namespace

GameOptionsWords sudoku_options() { return {list, ask, picked, kOfBoard, size}; }

}  // namespace gridmates::commands
