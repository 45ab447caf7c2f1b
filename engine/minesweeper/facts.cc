#include <array>
#include <type_traits>

#include "engine/minesweeper/rules.h"

namespace gridmates::minesweeper {
namespace {

using core::Table;

constexpr std::array kTogether = {Table::kCoop};
constexpr std::array kRacing = {Table::kRace};
constexpr std::array<std::string_view, 2> kNoYes = {"no", "yes"};
constexpr std::uint32_t kMostMines = kMaxCells - 1;

using Option = core::OptionOf<Options>;

// An option that is a member of the options.
template <auto Field>
Option in_field(const core::OptionFacts& facts) {
  return {facts, [](const Options& options) { return static_cast<std::uint32_t>(options.*Field); },
          [](Options& options, std::uint32_t value) {
            using Value = std::remove_reference_t<decltype(options.*Field)>;
            options.*Field = static_cast<Value>(value);
          }};
}

// An option that is a side of the field.
template <auto Side>
Option in_shape(const core::OptionFacts& facts) {
  return {facts, [](const Options& options) -> std::uint32_t { return options.shape.*Side; },
          [](Options& options, std::uint32_t value) {
            options.shape.*Side = static_cast<std::uint8_t>(value);
          }};
}

}  // namespace

std::vector<core::hooks::DailyKind<Options>> Rules::dailies() {
  const auto of_size = [](std::uint8_t width, std::uint8_t height, std::uint16_t mines) {
    Options options;
    options.shape = {width, height};
    options.mines = mines;
    return options;
  };
  return {{"beginner", of_size(9, 9, 10)},
          {"intermediate", of_size(16, 16, 40)},
          {"expert", of_size(30, 16, 99)}};
}

std::span<const Option> Rules::options() {
  static const std::array starts = {name_of(Start::kZero), name_of(Start::kSafe)};
  static const std::array policies = {name_of(GuessPolicy::kStandard), name_of(GuessPolicy::kSpeed),
                                      name_of(GuessPolicy::kStrict), name_of(GuessPolicy::kKind)};
  static const std::array options = {
      in_shape<&Shape::width>({"width", "columns of the field", {}, kMinSide, kMaxSide, {}}),
      in_shape<&Shape::height>({"height", "rows of the field", {}, kMinSide, kMaxSide, {}}),
      in_field<&Options::mines>({"mines", "how many mines", {}, 1, kMostMines, {}}),
      in_field<&Options::guessing>(
          {"law", "what a guess may cost; kind is not for a race", {}, 0, 3, policies}),
      in_field<&Options::open_matched>(
          {"open-matched", "numbers with all their flags open the rest", {}, 0, 1, kNoYes}),
      in_field<&Options::marks>({"marks", "question marks", {}, 0, 1, kNoYes}),
      in_field<&Options::start>(
          {"start", "zero: the first cell is an opening; safe: no mine", kTogether, 0, 1, starts}),
      in_field<&Options::lives>(
          {"lives", "hits until the field is lost", kTogether, 1, kMaxLives, {}}),
      in_field<&Options::go_on>(
          {"go-on", "after the last life players may vote to go on", kTogether, 0, 1, kNoYes}),
      in_field<&Options::hit_cost_s>(
          {"hit-cost", "what a mine costs, in seconds", kRacing, 1, kMaxHitCost_s, {}}),
  };
  return options;
}

const core::GameFacts& Rules::facts() {
  static const core::GameFacts facts = {
      .id = "minesweeper",
      .title = "Minesweeper",
      .seating = {core::Seating{core::Table::kCoop, 1, 6}, std::nullopt,
                  core::Seating{core::Table::kRace, 1, 6}},
      .fame = core::Fame::kBestTimes,
      .puzzles = core::Puzzles::kAsText,
      .pauses_apart = true,
      .rules_version = 4,
  };
  return facts;
}

}  // namespace gridmates::minesweeper
