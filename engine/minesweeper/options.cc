#include "engine/minesweeper/options.h"

#include "engine/minesweeper/formats/game_id.h"
#include "engine/minesweeper/formats/rawvf.h"

namespace gridmates::minesweeper {
core::Result<Options> with_game_id(const Options& options, std::string_view id) {
  const auto read = formats::game_id_in(id);
  if (!read || !read->seed)
    return core::invalid("A field is named by its game id, as 16x16x40+7 or 16x16x40+7@e5.");
  if (read->shape != options.shape || read->mines != options.mines) {
    const auto words = [](Shape shape, std::uint16_t mines) {
      return formats::in_words(formats::GameId{shape, mines, {}, {}});
    };
    return core::invalid("That field is {named}, and this room plays {played}.",
                         {{"named", words(read->shape, read->mines)},
                          {"played", words(options.shape, options.mines)}});
  }
  Options with = options;
  with.named = FieldOfSeed{*read->seed};
  if (read->first) with.named = OneField{*read->seed, *read->first};
  return with;
}

std::optional<std::uint64_t> seed_of(const Options& options) {
  if (const auto* of_seed = std::get_if<FieldOfSeed>(&options.named)) return of_seed->seed;
  if (const auto* one = std::get_if<OneField>(&options.named)) return one->seed;
  return std::nullopt;
}

std::optional<Cell> first_of(const Options& options) {
  const auto* one = std::get_if<OneField>(&options.named);
  return one == nullptr ? std::nullopt : std::optional(one->first);
}

core::Result<core::Ok> check_options(const Options& options) {
  if (auto good = check_field(options.shape, options.mines, options.start); !good) return good;
  if (options.lives < 1 || options.lives > kMaxLives) {
    return core::invalid("Lives are 1 to {most}.", {{"most", std::to_string(kMaxLives)}});
  }
  if (options.hit_cost_s < 1 || options.hit_cost_s > kMaxHitCost_s) {
    return core::invalid("A hit costs 1 to {most} seconds in a race.",
                         {{"most", std::to_string(kMaxHitCost_s)}});
  }
  if (first_of(options).value_or(0) >= options.shape.cells()) {
    return core::invalid("The first cell is off the field.");
  }
  if (options.race && options.guessing == GuessPolicy::kKind) {
    return core::invalid(
        "Under the law kind mines move, so racers would not share a field; pick another.");
  }
  return core::Ok{};
}

Options options_at(const Options& options, core::Table table) {
  Options at = options;
  at.race = table == core::Table::kRace;
  if (!at.race) return at;
  at.start = Start::kZero;
  at.lives = 1;
  at.go_on = false;
  return at;
}

std::string category_of(const Options& options) {
  std::string category = std::to_string(options.shape.width) + "x" +
                         std::to_string(options.shape.height) + "/" +
                         std::to_string(options.mines) + " " + std::string(name_of(options.start)) +
                         " " + std::string(name_of(options.guessing));
  if (options.race) {
    category += " hits " + std::to_string(options.hit_cost_s) + " s";
  } else if (options.lives != 1) {
    category += " lives " + std::to_string(options.lives);
  }
  if (options.open_matched) category += " matched";
  return category;
}

std::uint16_t least_bbbv(const Options& options) {
  const std::string_view level = formats::level_of(options.shape, options.mines);
  if (level == "Beginner") return 2;
  if (level == "Intermediate") return 30;
  if (level == "Expert") return 100;
  return static_cast<std::uint16_t>((options.shape.cells() + 24) / 25);
}

std::string_view name_of(GuessPolicy policy) {
  switch (policy) {
    case GuessPolicy::kStandard:
      return "standard";
    case GuessPolicy::kSpeed:
      return "speed";
    case GuessPolicy::kStrict:
      return "strict";
    case GuessPolicy::kKind:
      break;
  }
  return "kind";
}

}  // namespace gridmates::minesweeper
