#include "client/tools/arena/commands.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>

#include "client/catalogue/catalogue.h"
#include "client/core/standard_streams.h"
#include "client/tools/batch/declare.h"
#include "client/tools/batch/exits.h"
#include "client/words/refusals.h"
#include "engine/text/numbers.h"

namespace gridmates::tools::arena {
namespace {

constexpr int kLevels = static_cast<int>(core::Level::kLast);
constexpr std::uint32_t kMostNodes = 1'000'000'000;
constexpr int kMostRounds = 20;  // of --tune
// Distances of neighbours in Glicko points that --tune does not change.
constexpr double kLeastDistance = 110;
constexpr double kMostDistance = 260;
constexpr long kMostOverlooked = 900;

struct Options {
  ArenaGame game;
  int first = 1, second = kLevels;
  int from = 1, to = kLevels;
  std::uint64_t games = 100;
  std::uint32_t nodes = core::kUsualBudget;
  std::string board;
  std::optional<std::uint64_t> seed;
  unsigned jobs = 1;
  bool tune = false;
};

std::optional<int> level_in(std::string_view words) {
  const auto level = text::number_in<int>(words);
  return level && *level >= 1 && *level <= kLevels ? level : std::nullopt;
}

// "level:4".
std::optional<int> contestant_in(const std::string& words) {
  constexpr std::string_view kPrefix = "level:";
  if (!words.starts_with(kPrefix)) return std::nullopt;
  return level_in(std::string_view(words).substr(kPrefix.size()));
}

// "1-6".
std::optional<std::pair<int, int>> levels_in(const std::string& words) {
  const std::size_t dash = words.find('-');
  if (dash == std::string::npos) return std::nullopt;
  const auto from = level_in(std::string_view(words).substr(0, dash));
  const auto to = level_in(std::string_view(words).substr(dash + 1));
  return from && to && *from < *to ? std::optional(std::pair(*from, *to)) : std::nullopt;
}

core::Result<core::Bytes> board_of(const Options& options) {
  const core::Game& game = *options.game.game;
  if (options.game.board) return options.game.board(options.board);
  return game.make_board(game.default_options(), {}, std::nullopt);
}

void print_score(const std::string& name, const Score& score) {
  std::printf("%s: %llu won, %llu drawn, %llu lost\n", name.c_str(),
              static_cast<unsigned long long>(score.won),
              static_cast<unsigned long long>(score.drawn),
              static_cast<unsigned long long>(score.lost));
}

// The status, or an error if the output could not be written.
int written(int status) {
  return client::write_out({}) ? status : client::complain(client::kCannotWrite, kCannotRead);
}

int run_match(const Options& options) {
  const auto board = board_of(options);
  if (!board) return client::complain(words::refusal_sentence(board.error()), kUnreadable);
  std::vector<Contestant> two;
  for (const int level : {options.first, options.second}) {
    two.push_back(computer(*options.game.game, static_cast<core::Level>(level), options.nodes));
  }
  const Table table = play_all(*options.game.game, *board, two, options.games,
                               options.seed.value_or(1), options.jobs);
  print_score(two[0].name, table.scores[0][1]);
  print_score(two[1].name, table.scores[1][0]);
  std::printf("games %llu, refused moves %llu\n", static_cast<unsigned long long>(table.games),
              static_cast<unsigned long long>(table.refused));
  return written(table.refused == 0 ? kAllWell : kNo);
}

Score sum_of(const std::vector<Score>& scores) {
  Score sum;
  for (const Score& score : scores) {
    sum.won += score.won;
    sum.drawn += score.drawn;
    sum.lost += score.lost;
  }
  return sum;
}

std::vector<double> distances_of(const Table& table) {
  std::vector<double> to_next;
  for (std::size_t i = 0; i + 1 < table.ratings.size(); ++i) {
    to_next.push_back(table.ratings[i + 1].rating - table.ratings[i].rating);
  }
  return to_next;
}

void print_table(const Table& table, const std::vector<Contestant>& contestants) {
  const std::vector<double> to_next = distances_of(table);
  for (std::size_t i = 0; i < contestants.size(); ++i) {
    const ratings::Rating& rating = table.ratings[i];
    const Score sum = sum_of(table.scores[i]);
    std::printf("%s: rating %.0f deviation %.0f, %llu won, %llu drawn, %llu lost",
                contestants[i].name.c_str(), rating.rating, rating.deviation,
                static_cast<unsigned long long>(sum.won),
                static_cast<unsigned long long>(sum.drawn),
                static_cast<unsigned long long>(sum.lost));
    if (i < to_next.size()) std::printf(", %.0f to the next", to_next[i]);
    std::printf("\n");
  }
  std::printf("games %llu, refused moves %llu\n", static_cast<unsigned long long>(table.games),
              static_cast<unsigned long long>(table.refused));
  std::fflush(stdout);
}

int run_calibrate(const Options& options) {
  const auto board = board_of(options);
  if (!board) return client::complain(words::refusal_sentence(board.error()), kUnreadable);
  std::vector<std::uint32_t> overlooked;
  for (int level = options.from; level <= options.to; ++level) {
    overlooked.push_back(options.game.overlooked(level, *board));
  }
  for (int round = 0; round < (options.tune ? kMostRounds : 1); ++round) {
    std::vector<Contestant> contestants;
    for (std::size_t i = 0; i < overlooked.size(); ++i) {
      const int level = options.from + static_cast<int>(i);
      contestants.push_back(options.game.tuned(level, overlooked[i], options.nodes));
    }
    const Table table =
        play_all(*options.game.game, *board, contestants, options.games,
                 options.seed.value_or(1) + static_cast<std::uint64_t>(round), options.jobs);
    print_table(table, contestants);
    if (table.refused != 0) return written(kNo);
    if (!options.tune || tune(distances_of(table), overlooked)) break;
    std::fputs(tr("overlooked lines in a thousand:"), stdout);
    for (const std::uint32_t permille : overlooked) std::printf(" %u", permille);
    std::printf("\n");
  }
  return written(kAllWell);
}

void declare(CLI::App& sub, Options& options) {
  if (options.game.board) {
    options.board = options.game.usual_board;
    sub.add_option("--board", options.board, "COLUMNSxROWSxIN_A_ROW")->capture_default_str();
  }
  add_count(sub, options.games);
  sub.add_option("--nodes", options.nodes, tr("maximum positions to search per move"))
      ->check(CLI::Range(1u, kMostNodes))
      ->capture_default_str();
  add_seed(sub, options.seed, tr("a seed; the same seed gives the same games"));
  add_jobs(sub, options.jobs);
}

}  // namespace

bool tune(const std::vector<double>& to_next, std::vector<std::uint32_t>& overlooked_permille) {
  bool fits = true;
  // From the top down: a level is tuned against the one above it, which has been tuned already.
  for (std::size_t i = to_next.size(); i-- > 0;) {
    const bool near = to_next[i] < kLeastDistance;
    const bool far = to_next[i] > kMostDistance;
    if (!near && !far) continue;
    fits = false;
    const double factor = near ? 1.25 : 0.85;
    const auto moved = std::lround(overlooked_permille[i] * factor) + (near ? 2 : -1);
    overlooked_permille[i] =
        static_cast<std::uint32_t>(std::clamp<long>(moved, 0, kMostOverlooked));
    for (std::size_t below = i; below-- > 0;) {
      // Keeps the order of the levels.
      overlooked_permille[below] =
          std::max(overlooked_permille[below], overlooked_permille[below + 1]);
    }
  }
  return fits;
}

void add_arena(CLI::App& family, std::function<int()>& run, const ArenaGame& game) {
  const auto add = [&](const char* name, const char* what, int (*action)(const Options&)) {
    CLI::App* sub = family.add_subcommand(name, what);
    auto options = std::make_shared<Options>();
    options->game = game;
    declare(*sub, *options);
    sub->callback(
        [&run, options, action] { run = [options, action] { return action(*options); }; });
    return std::pair(sub, options);
  };
  const auto [match, who] = add("match", tr("play two computers against each other"), run_match);
  add_parsed(*match, "FIRST", who->first, contestant_in, "level:1 to level:6",
             tr("the first computer"))
      ->required();
  add_parsed(*match, "SECOND", who->second, contestant_in, "level:1 to level:6",
             tr("the second computer"))
      ->required();
  const auto [calibrate, all] =
      add("calibrate", tr("let all levels play each other, and rate them"), run_calibrate);
  calibrate
      ->add_option_function<std::string>(
          "--levels",
          [options = all.get()](const std::string& words) {
            std::tie(options->from, options->to) = *levels_in(words);
          },
          tr("the levels, such as 1-6"))
      ->check(CLI::Validator(
          [](const std::string& words) {
            return levels_in(words) ? std::string()
                                    : tr("levels are FROM-TO, 1 to 6, not {}", words);
          },
          "FROM-TO"));
  calibrate->add_flag(
      "--tune", all->tune,
      tr("adjust how much each level overlooks until the gap to the next level is right"));
}

}  // namespace gridmates::tools::arena
