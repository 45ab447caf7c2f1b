#include <array>

#include "engine/minesweeper/rules.h"

namespace gridmates::minesweeper {
namespace {

using core::Table;

constexpr std::array kTogether = {Table::kCoop};
constexpr std::array kRacing = {Table::kRace};
constexpr std::array<std::string_view, 2> kNoYes = {"no", "yes"};
constexpr std::array<std::string_view, 2> kStarts = {"zero", "safe"};
constexpr std::array<std::string_view, 4> kLaws = {"standard", "speed", "strict", "kind"};
constexpr std::uint32_t kMostMines = kMaxCells - 1;

}  // namespace

std::span<const core::OptionOf<Options>> Rules::options() {
  using In = const Options&;
  using Number = std::uint32_t;
  static const std::array<core::OptionOf<Options>, 10> options = {{
      {{"width", "columns of the field", {}, kMinSide, kMaxSide, {}},
       [](In o) -> Number { return o.shape.width; },
       [](Options& o, Number n) { o.shape.width = static_cast<std::uint8_t>(n); }},
      {{"height", "rows of the field", {}, kMinSide, kMaxSide, {}},
       [](In o) -> Number { return o.shape.height; },
       [](Options& o, Number n) { o.shape.height = static_cast<std::uint8_t>(n); }},
      {{"mines", "how many mines", {}, 1, kMostMines, {}},
       [](In o) -> Number { return o.mines; },
       [](Options& o, Number n) { o.mines = static_cast<std::uint16_t>(n); }},
      {{"law", "the law of guessing; kind is not for a race", {}, 0, 3, kLaws},
       [](In o) { return static_cast<Number>(o.law); },
       [](Options& o, Number n) { o.law = static_cast<Law>(n); }},
      {{"open-matched", "opening goes on around numbers with all their flags", {}, 0, 1, kNoYes},
       [](In o) -> Number { return o.open_matched; },
       [](Options& o, Number n) { o.open_matched = n != 0; }},
      {{"marks", "question marks", {}, 0, 1, kNoYes},
       [](In o) -> Number { return o.marks; },
       [](Options& o, Number n) { o.marks = n != 0; }},
      {{"start", "the first cell is an opening, or just no mine", kTogether, 0, 1, kStarts},
       [](In o) { return static_cast<Number>(o.start); },
       [](Options& o, Number n) { o.start = static_cast<Start>(n); }},
      {{"lives", "hits that end the match", kTogether, 1, kMaxLives, {}},
       [](In o) -> Number { return o.lives; },
       [](Options& o, Number n) { o.lives = static_cast<std::uint8_t>(n); }},
      {{"go-on", "the players may vote to go on after that", kTogether, 0, 1, kNoYes},
       [](In o) -> Number { return o.go_on; },
       [](Options& o, Number n) { o.go_on = n != 0; }},
      {{"hit-cost", "what a mine costs, in seconds", kRacing, 1, kMaxHitCost_s, {}},
       [](In o) -> Number { return o.hit_cost_s; },
       [](Options& o, Number n) { o.hit_cost_s = static_cast<std::uint8_t>(n); }},
  }};
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
      .rules_version = 4,
  };
  return facts;
}

}  // namespace gridmates::minesweeper
