#include "engine/sudoku/options.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/sudoku/formats/symbols.h"
#include "engine/sudoku/generate/generate.h"
#include "engine/sudoku/rules.h"

namespace gridmates::sudoku {
namespace {

using Option = core::OptionOf<Options>;

constexpr std::array kRacing = {core::Table::kRace};
constexpr std::array<std::string_view, 2> kNoYes = {"no", "yes"};
constexpr std::array<std::string_view, kMaxDifficulty + 1> kDifficulties = {
    "any", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
constexpr std::uint8_t kLevels = static_cast<std::uint8_t>(Level::kExtreme) + 1;

// An option that is a member of Picked.
template <auto Field>
Option in_field(const core::OptionFacts& facts) {
  return {facts,
          [](const Options& options) {
            return static_cast<std::uint32_t>(options.picked.value.*Field);
          },
          [](Options& options, std::uint32_t value) {
            using Value = std::remove_reference_t<decltype(options.picked.value.*Field)>;
            options.picked.value.*Field = static_cast<Value>(value);
          }};
}

// The same for a member of PuzzleOptions.
template <auto Field>
Option in_puzzle_options(const core::OptionFacts& facts) {
  return {facts,
          [](const Options& options) {
            return static_cast<std::uint32_t>(options.picked.value.puzzle_options().*Field);
          },
          [](Options& options, std::uint32_t value) {
            using Value =
                std::remove_reference_t<decltype(options.picked.value.puzzle_options().*Field)>;
            options.picked.value.puzzle_options().*Field = static_cast<Value>(value);
          }};
}

// The values of the size option: an index into size_words(), 0 for unknown sizes.
constexpr std::array<std::string_view, 10> kSizes = {"9",  "4",  "6",  "8",  "10",
                                                     "12", "15", "16", "20", "25"};

std::uint32_t size_of(const Options& options) {
  const auto found = std::ranges::find(kSizes, std::to_string(options.shape().side()));
  return found == kSizes.end() ? 0 : static_cast<std::uint32_t>(found - kSizes.begin());
}

void set_size(Options& options, std::uint32_t value) {
  const int side = std::stoi(std::string(kSizes[value]));
  options.picked.value.boxes() = Boxes::of(*formats::usual_shape(side));
}

}  // namespace

std::span<const std::string_view> size_words() { return kSizes; }

std::span<const std::string_view> level_words() {
  static const auto words = [] {
    std::array<std::string_view, kLevels + 1> all{"any"};
    for (std::uint8_t i = 0; i < kLevels; ++i) all[i + 1U] = name_of(static_cast<Level>(i));
    return all;
  }();
  return words;
}

std::span<const std::string_view> symmetry_words() {
  static const auto words = [] {
    std::vector<std::string_view> all;
    for (const Symmetry symmetry : symmetries()) all.push_back(name_of(symmetry));
    return all;
  }();
  return words;
}

std::span<const Option> Rules::options() {
  static const std::array options = {
      Option{{"size", "rows and columns", {}, 0, kSizes.size() - 1, kSizes, {}}, size_of, set_size},
      in_field<&Picked::level>(
          {"level", "how hard the puzzle is", {}, 0, kLevels, level_words(), {}}),
      in_puzzle_options<&PuzzleOptions::rating_from>(
          {"rating-from",
           "the least rating of the puzzle, in tenths, 0 for any",
           {},
           0,
           kMostRating,
           {},
           {}}),
      in_puzzle_options<&PuzzleOptions::rating_to>(
          {"rating-to", "the highest, in tenths, 0 for any", {}, 0, kMostRating, {}, {}}),
      in_puzzle_options<&PuzzleOptions::difficulty>({"difficulty",
                                                     "at least 10 + 5 times as many empty cells",
                                                     {},
                                                     0,
                                                     kMaxDifficulty,
                                                     kDifficulties,
                                                     {}}),
      in_puzzle_options<&PuzzleOptions::logical>(
          {"logical", "the puzzle needs no trial and error", {}, 0, 1, kNoYes, {}}),
      in_field<&Picked::symmetry>({"symmetry",
                                   "of the givens of a puzzle that is made",
                                   {},
                                   0,
                                   static_cast<std::uint32_t>(symmetries().size() - 1),
                                   symmetry_words(),
                                   {}}),
      in_field<&Picked::checked>(
          {"checked", "digits are compared with the solution at once", {}, 0, 1, kNoYes, {}}),
      in_field<&Picked::mistake_s>({"mistake",
                                    "what a wrong digit costs, in seconds, where they are checked",
                                    kRacing,
                                    0,
                                    kMaxMistake_s,
                                    {},
                                    {}}),
      Option{{"keep-notes", "a digit that is set stays in notes around it", {}, 0, 1, kNoYes, {}},
             [](const Options& options) { return options.picked.value.keeps_notes() ? 1U : 0U; },
             [](Options& options, std::uint32_t value) {
               options.picked.value.keep_notes(value != 0);
             }},
  };
  return options;
}

std::vector<Options> Rules::usual_options() {
  std::vector<Options> usual;
  const auto add = [&usual](Shape shape, Level from, Level to) {
    for (auto level = static_cast<int>(from); level <= static_cast<int>(to); ++level) {
      Picked& picked = usual.emplace_back().picked.value;
      picked.level = static_cast<std::uint8_t>(level + 1);
      picked.boxes() = Boxes::of(shape);
    }
  };
  add(Shape{}, Level::kBeginner, Level::kExtreme);
  add(*formats::usual_shape(16), Level::kEasy, Level::kHard);
  return usual;
}

std::vector<core::hooks::DailyKind<Options>> Rules::dailies() {
  std::vector<core::hooks::DailyKind<Options>> dailies;
  for (auto level = static_cast<int>(Level::kBeginner); level <= static_cast<int>(Level::kExtreme);
       ++level) {
    dailies.push_back({facts().levels[static_cast<std::size_t>(level)], {}});
    dailies.back().options.picked.value.level = static_cast<std::uint8_t>(level + 1);
  }
  return dailies;
}

std::string Rules::category(const Options& options) {
  const int side = options.shape().side();
  const std::string size = side == kSide ? "" : std::to_string(side) + "x" + std::to_string(side);
  const std::string_view checked = options.picked.value.checked ? "checked" : "";
  return size + (size.empty() || checked.empty() ? "" : " ") + std::string(checked);
}

namespace {

// The generator's options for options that need a generated puzzle.
GeneratorOptions generator_options_of(const Options& options) {
  const Picked& picked = options.picked.value;
  const PuzzleOptions& puzzle = picked.puzzle_options();
  GeneratorOptions wanted;
  wanted.shape = options.shape();
  wanted.symmetry = symmetries()[picked.symmetry];
  if (picked.level != 0) wanted.rating = band_of(static_cast<Level>(picked.level - 1));
  if (puzzle.rating_to != 0) wanted.rating = Band{puzzle.rating_from, puzzle.rating_to};
  if (puzzle.difficulty != 0) wanted.min_empty = empty_cells_of(wanted.shape, puzzle.difficulty);
  if (puzzle.logical) wanted.techniques = TechniqueSet::logical();
  if (!wanted.rating && puzzle.difficulty == 0) wanted.min_clues = usual_givens(wanted.shape);
  return wanted;
}

core::Result<core::Ok> check_puzzle_options(const Picked& picked) {
  const PuzzleOptions& puzzle = picked.puzzle_options();
  const bool has_range = puzzle.rating_from != 0 || puzzle.rating_to != 0;
  if (has_range && (puzzle.rating_from < kLeastRating || puzzle.rating_to > kMostRating ||
                    puzzle.rating_from > puzzle.rating_to)) {
    return core::invalid("A range of ratings is within 1.0 to 12.0, the lower one first.");
  }
  if (puzzle.difficulty > kMaxDifficulty) return core::invalid("A difficulty is 1 to 10.");
  if (has_range && picked.level != 0) {
    return core::invalid("A level and a range of ratings exclude each other.");
  }
  if (puzzle.difficulty != 0 && (has_range || picked.level != 0)) {
    return core::invalid("A level and a difficulty exclude each other.");
  }
  return core::Ok{};
}

}  // namespace

core::Result<core::Ok> check_options(const Options& options) {
  const Picked& picked = options.picked.value;
  if (!options.shape().is_known()) return core::invalid("There are no boards of this size.");
  if (picked.level > kLevels || picked.symmetry >= symmetries().size()) {
    return core::invalid("There is no such level or symmetry.");
  }
  if (picked.mistake_s > kMaxMistake_s) {
    return core::invalid("A mistake costs up to {most} seconds.",
                         {{"most", std::to_string(kMaxMistake_s)}});
  }
  if (picked.mistake_s != 0 && !picked.checked) {
    return core::invalid("Mistakes cost time only where digits are checked.");
  }
  return check_puzzle_options(picked);
}

bool makes_own(const Options& options) {
  const Picked& picked = options.picked.value;
  return picked.level != 0 || picked.symmetry != 0 || options.shape() != Shape{} ||
         picked.puzzle_options().asks();
}

core::Result<PerCell<std::uint8_t>> make_puzzle(const Options& options, const core::Seed& seed,
                                                const core::Making& making) {
  using Givens = PerCell<std::uint8_t>;
  if (!makes_own(options)) {
    const auto usual = usual_puzzle(seed);
    if (!usual) return usual.error();
    return Givens(Digits(usual->begin(), usual->end()));
  }
  const auto made = generate(generator_options_of(options), seed, making.stop, making.on_tried);
  if (!made) return made.error();
  if (making.on_unmet) std::ranges::for_each(made->unmet, making.on_unmet);
  return Givens(made->puzzle);
}

}  // namespace gridmates::sudoku
