#include "client/tools/minesweeper/play.h"

#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>

#include "client/catalogue/catalogue.h"
#include "client/core/standard_streams.h"
#include "client/tools/batch/exits.h"
#include "client/tools/batch/in_order.h"
#include "client/tools/batch/interrupts.h"
#include "client/tools/batch/progress.h"
#include "client/tools/batch/seed.h"
#include "client/words/refusals.h"
#include "engine/core/random.h"
#include "engine/core/seeds.h"
#include "engine/minesweeper/arrange.h"
#include "engine/minesweeper/generate/generate.h"
#include "engine/minesweeper/player/game.h"

namespace gridmates::tools::mines {
namespace {

using minesweeper::GuessPolicy;
using minesweeper::Played;

template <class... Values>
std::string format(const char* pattern, Values... values) {
  std::array<char, 256> line{};
  const int size = std::snprintf(line.data(), line.size(), pattern, values...);
  return {line.data(), static_cast<std::size_t>(size)};
}

double per(double amount, std::uint64_t games) {
  return games == 0 ? 0 : amount / static_cast<double>(games);
}

std::string words_of(const PlayOptions& options) {
  return format("%dx%d/%d %s %s", options.shape.width, options.shape.height, options.mines,
                std::string(name_of(options.start)).c_str(),
                std::string(name_of(options.guessing)).c_str());
}

// Under the law "kind" the player opens a provably safe cell whenever there is one, so all of its
// guesses are forced, and it survives if the mines can move. Mines move by a separate random
// generator.
minesweeper::MoveMines law_in_play(GuessPolicy law, const core::Seed& seed) {
  if (law != GuessPolicy::kKind) return {};
  return [random = core::Random(core::seed_of(seed, 1))](const minesweeper::Position& position,
                                                         minesweeper::Cell guess,
                                                         minesweeper::Cells& mines) mutable {
    minesweeper::Demand demand;
    demand.safe.add(guess);
    minesweeper::rearrange(position, demand, random, mines);
  };
}

struct Timed {
  Played game;
  double seconds = 0;
};

Timed play_one(const PlayOptions& options, const core::Seed& seed) {
  const auto first = first_cell(options.shape, options.start);
  const auto made = minesweeper::generate(
      {options.shape, options.mines, first, options.start, promises_no_guess(options.guessing)},
      seed);
  const auto begin = std::chrono::steady_clock::now();
  const Played game = play_alone(made.field, first, law_in_play(options.guessing, seed));
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  return {game, took.count()};
}

void add(Results& results, const Timed& one) {
  ++results.games;
  results.wins += one.game.won;
  results.openings += one.game.openings;
  results.guesses += one.game.guesses;
  results.expected += one.game.expected;
  results.seconds += one.seconds;
}

}  // namespace

std::optional<GuessPolicy> played_law_named(std::string_view words) {
  for (const GuessPolicy law :
       {GuessPolicy::kStandard, GuessPolicy::kSpeed, GuessPolicy::kStrict, GuessPolicy::kKind}) {
    if (words == name_of(law)) return law;
  }
  return std::nullopt;
}

Interval wilson(std::uint64_t wins, std::uint64_t games) {
  if (games == 0) return {};
  constexpr double kDeviations = 1.959963984540054;  // on each side, for 95 %
  const auto of = static_cast<double>(games);
  const double share = static_cast<double>(wins) / of;
  const double square = kDeviations * kDeviations / of;
  const double middle = share + square / 2;
  const double half = kDeviations * std::sqrt(share * (1 - share) / of + square / of / 4);
  return {(middle - half) / (1 + square), (middle + half) / (1 + square)};
}

std::string text_of(const Results& results, const PlayOptions& options) {
  const Interval interval = wilson(results.wins, results.games);
  std::string text =
      format("games     %llu of %s\n", static_cast<unsigned long long>(results.games),
             words_of(options).c_str());
  text += format("won       %llu, %.2f %% (95 %%: %.2f to %.2f)\n",
                 static_cast<unsigned long long>(results.wins),
                 100 * per(static_cast<double>(results.wins), results.games), 100 * interval.low,
                 100 * interval.high);
  text += format("openings  %.2f a game, %.2f of them guesses, of which %.2f should have hit\n",
                 per(static_cast<double>(results.openings), results.games),
                 per(static_cast<double>(results.guesses), results.games),
                 per(results.expected, results.games));
  return text + format("time      %.3f ms a game\n", 1000 * per(results.seconds, results.games));
}

std::string json_of(const Results& results, const PlayOptions& options) {
  const Interval interval = wilson(results.wins, results.games);
  std::string text = format("{\"width\":%d,\"height\":%d,\"mines\":%d,", options.shape.width,
                            options.shape.height, options.mines);
  text += format("\"start\":\"%s\",\"law\":\"%s\",", std::string(name_of(options.start)).c_str(),
                 std::string(name_of(options.guessing)).c_str());
  text += format("\"games\":%llu,\"wins\":%llu,\"low\":%.6f,\"high\":%.6f,",
                 static_cast<unsigned long long>(results.games),
                 static_cast<unsigned long long>(results.wins), interval.low, interval.high);
  text += format("\"openings\":%llu,\"guesses\":%llu,\"expected_hits\":%.3f,",
                 static_cast<unsigned long long>(results.openings),
                 static_cast<unsigned long long>(results.guesses), results.expected);
  return text + format("\"ms_per_game\":%.4f}\n", 1000 * per(results.seconds, results.games));
}

int run_play(const PlayOptions& told) {
  PlayOptions options = told;
  if (!options.told_mines && options.shape != minesweeper::Shape{9, 9}) {
    return client::complain(tr("How many mines? --mines N."), kUnreadable);
  }
  options.mines = options.told_mines.value_or(options.mines);
  const auto checked = minesweeper::check_field(options.shape, options.mines, options.start);
  if (!checked) return client::complain(words::refusal_sentence(checked.error()), kUnreadable);
  const core::Seed seed = options.seed ? core::seed_from(*options.seed) : seed_by_chance();
  const Interrupts interrupts;
  Results results;
  {
    Progress progress(options.games);
    std::uint64_t next = 0;
    in_order(
        options.jobs,
        [&]() -> std::optional<std::uint64_t> {
          if (next == options.games || interrupts.token().stop_requested()) return std::nullopt;
          return next++;
        },
        [&](std::uint64_t index) { return play_one(options, core::seed_of(seed, index)); },
        [&](const Timed& one) {
          add(results, one);
          progress.show(results.games);
          return true;
        });
  }
  const std::string text = options.json ? json_of(results, options) : text_of(results, options);
  if (!client::write_out(text)) return client::complain(client::kCannotWrite, kCannotRead);
  return interrupts.signal() != 0 ? 128 + interrupts.signal() : kAllWell;
}

}  // namespace gridmates::tools::mines
