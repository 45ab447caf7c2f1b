// The cost of queries about finished matches in the store: a board of many runs, as a whole, for a
// period and around a player, and a player's page, directly on a connection whose pages are in
// memory. Prints processor time: of writing a run with its lines, and of a query, the mean of some
// hundreds.
//
//   fame_bench [--runs 100000] [--players 1000] [--asked 300] [--data DIR]
#include <unistd.h>

#include <filesystem>
#include <functional>
#include <string>

#include "engine/core/random.h"
#include "server/store/data_dir.h"
#include "server/store/fame_tables.h"
#include "server/store/page_tables.h"
#include "server/store/run_tables.h"
#include "server/store/store.h"
#include "server/store/transaction.h"
#include "tests/bench/bench.h"

namespace gridmates::bench {
namespace {

struct Load {
  std::uint32_t runs = 100'000;
  std::uint32_t players = 1'000;
  std::uint32_t asked = 300;
  std::filesystem::path data;
};

constexpr std::int64_t kFirst = 1'767'225'600'000;  // 2026-01-01
constexpr std::int64_t kYearMs = 31'536'000'000;

void must(const store::Status& done) {
  if (!done) give_up(done.error().message);
}

// Solo runs of one category, spread over the year and the players.
void fill(store::Database& db, const Load& load) {
  must(
      db.script("INSERT INTO players (id, name, token_hash, created_wall_ms) VALUES (1, 'a', "
                "zeroblob(32), 0);"
                "INSERT INTO rooms (id, code, creator, creation_key, created_wall_ms) VALUES (1, "
                "'KITE-1', 1, "
                "zeroblob(16), 0);"));
  core::Random random(core::seed_from(1));
  auto transaction = store::Transaction::begin(db);
  if (!transaction) give_up(transaction.error().message);
  for (std::uint32_t i = 0; i < load.runs; ++i) {
    ports::Run run;
    run.match = i + 1;
    run.game = "a game";
    run.category = "9x9/10 zero speed";
    run.time_ms = 5'000 + random.below(60'000);
    run.wall_ms = kFirst + kYearMs / load.runs * i;
    run.worth = 10 + random.below(30);
    // The first player has at least a twentieth of them.
    const PlayerId player(i % 20 == 0 ? 1 : 1 + random.below(load.players));
    run.players = {{player, "Ada", Seat(0), ports::RunPlayer::Result::kSolved}};
    must(store::add_run(db, RoomId(1), run));
  }
  must(transaction->commit());
}

double mean_us(const Load& load, const std::function<void(std::uint32_t)>& ask) {
  const double begin = cpu_ms();
  for (std::uint32_t i = 0; i < load.asked; ++i) ask(i);
  return (cpu_ms() - begin) * 1'000 / load.asked;
}

void measure(const Load& load) {
  const auto dir = store::DataDir::take(load.data);
  if (!dir) give_up(dir.error());
  auto opened = store::open_database(*dir);
  if (!opened) give_up(opened.error().message);
  store::Database& db = opened->first;
  const double begin = cpu_ms();
  fill(db, load);
  if (auto moved = db.checkpoint(); !moved) give_up(moved.error().message);
  std::printf("written: %.1f us a run, %.1f MB in all\n", (cpu_ms() - begin) * 1'000 / load.runs,
              static_cast<double>(std::filesystem::file_size(dir->database())) / 1e6);
  using Order = ports::BestTimesOf::Order;
  const auto ask = [&](const char* what, bool around, const std::string& period, Order order,
                       bool all) {
    const double us = mean_us(load, [&](std::uint32_t i) {
      const auto who = around ? std::optional(PlayerId(1 + i % load.players)) : std::nullopt;
      const auto found = store::best_times(db, {"a game", "", 50, order, all, period, who});
      if (!found) give_up(found.error().message);
    });
    std::printf("%-40s %8.0f us\n", what, us);
  };
  ask("the best 50", false, "", Order::kTime, false);
  ask("of a month", false, "2026-06", Order::kTime, false);
  ask("of a day, all runs", false, "2026-06-15", Order::kTime, true);
  ask("50 around a player", true, "", Order::kTime, false);
  ask("by rate", true, "", Order::kRate, false);
  ask("among all runs", true, "", Order::kTime, true);
  ask("of a month, around a player", true, "2026-06", Order::kTime, false);
  const double us = mean_us(load, [&](std::uint32_t) {
    const auto page = store::player_page(db, {PlayerId(1), {}, 0, {}, 20, kFirst + kYearMs});
    if (!page) give_up(page.error().message);
  });
  std::printf("%-40s %8.0f us\n", "a player's page, 5,000 matches", us);
}

}  // namespace
}  // namespace gridmates::bench

int main(int argc, char** argv) {
  using namespace gridmates::bench;
  Load load;
  load.data = std::filesystem::temp_directory_path() / ("fame_bench." + std::to_string(getpid()));
  read_words(
      argc, argv, [](const std::string& word) { give_up(word + " means nothing."); },
      [&](const std::string& name, const char* value) {
        const auto given = [value] { return static_cast<std::uint32_t>(count(value)); };
        if (name == "--data") return load.data = value, true;
        if (name == "--runs") return load.runs = given(), true;
        if (name == "--players") return load.players = given(), true;
        if (name == "--asked") return load.asked = given(), true;
        return false;
      });
  measure(load);
  std::filesystem::remove_all(load.data);
}
