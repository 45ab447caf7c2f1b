// The contract of every game's hooks (engine/core/hooks.h).
#include <algorithm>
#include <optional>
#include <set>

#include "tests/contract/any_values.h"
#include "tests/contract/contract.h"

namespace gridmates::contract {
namespace {

using core::Bytes;
using core::Game;
using core::Table;

void expect(bool good, const char* what, Violations& violations) {
  if (!good) violations.emplace_back(what);
}

bool is_category(const std::string& text) {
  const auto is_shown = [](char c) { return c >= ' ' && c <= '~'; };
  return text.size() <= core::hooks::kCategoryBytes &&
         std::all_of(text.begin(), text.end(), is_shown);
}

// Whether it is valid: computers of a higher level must have higher ratings.
bool is_variant(const core::RatedVariant& variant) {
  const bool named = !variant.name.empty() && variant.name.size() <= core::kVariantBytes &&
                     is_category(std::string(variant.name)) &&
                     variant.name.find(' ') == variant.name.npos;
  return named && std::ranges::adjacent_find(variant.computers, std::greater_equal()) ==
                      variant.computers.end();
}

void check_options(const Game& game, Table table, const Bytes& options, Violations& violations) {
  const auto here = game.at_table(options, table);
  expect(here.ok(), "options cannot come to a table", violations);
  if (!here) return;
  const auto again = game.at_table(*here, table);
  expect(again && *again == *here, "options come to a table twice", violations);
  expect(is_category(game.category(*here)), "a category that no leaderboard can show", violations);
  const auto variant = game.rated_as(*here);
  expect(!variant || is_variant(*variant), "a rated variant without a name or an order",
         violations);
}

// Options of a host: each has a name and a range, its default is that of the default options, every
// value in the range can be picked, and nothing else can.
void check_picked(const Game& game, Violations& violations) {
  std::set<std::string_view> names;
  const Bytes usual = game.default_options();
  for (const core::OptionFacts& option : game.options()) {
    expect(!option.name.empty() && !option.what.empty() && names.insert(option.name).second,
           "an option without a name or words of its own", violations);
    expect(option.min < option.max && option.min <= option.usual && option.usual <= option.max,
           "an option without a choice, or with a usual value that is none", violations);
    expect(option.values.empty() || (option.min == 0 && option.values.size() == option.max + 1),
           "an option whose words are not its values", violations);
    const auto same = game.with_option(usual, option.name, option.usual);
    expect(same && *same == usual, "the usual value of an option changes the options", violations);
    const auto least = game.with_option(usual, option.name, option.min);
    const auto most = game.with_option(usual, option.name, option.max);
    expect(least && most && *least != *most, "picking an option changes nothing", violations);
    const auto more = game.with_option(usual, option.name, option.max + 1);
    const auto fewer = game.with_option(usual, option.name, option.min - 1);  // or 2^32 - 1
    expect(!more && !fewer, "what is out of an option's range is picked", violations);
  }
  expect(!game.with_option(usual, "no such option", 0), "an option that is none is picked",
         violations);
}

// Options for which boards are made ahead: all are different, at every table.
void check_usual_options(const Game& game, Table table, Violations& violations) {
  std::set<Bytes> seen;
  for (const Bytes& usual : game.usual_options()) {
    const auto here = game.at_table(usual, table);
    expect(here && seen.insert(*here).second, "usual options that are none, or twice the same",
           violations);
  }
}

// Dailies: each has a unique name, its board can be played at co-op without being laid by a first
// move, and the seed alone determines the board.
void check_dailies(const Game& game, const core::Seed& seed, Violations& violations) {
  std::set<std::string_view> names;
  for (const core::Daily& daily : game.dailies()) {
    const auto is_of_word = [](char c) { return c > ' ' && c <= '~'; };
    expect(!daily.level.empty() && daily.level.size() <= core::hooks::kLevelBytes &&
               std::ranges::all_of(daily.level, is_of_word) && names.insert(daily.level).second,
           "a daily without a name of its own", violations);
    const auto options = game.at_table(daily.options, Table::kCoop);
    expect(game.facts().at(Table::kCoop) != nullptr && options && *options == daily.options,
           "a daily that cannot be played together", violations);
    const auto board = game.daily_board(daily.options, seed, {});
    expect(board && game.start(*board).ok() && !game.start(*board)->waits(),
           "a daily whose board does not start, or waits for a first move", violations);
    if (!board) continue;
    const auto same = game.daily_board(daily.options, seed, {});
    expect(same && *same == *board, "a seed makes two boards of a day", violations);
  }
}

// The default board of this table.
void check_board(const Game& game, Table table, const core::Seed& seed, Violations& violations) {
  const auto options = game.at_table(game.default_options(), table);
  const auto board = game.make_board(*options, seed, std::nullopt);
  expect(board.ok(), "default options make no board for a table of the game", violations);
  if (!board) return;
  const auto again = game.again(*board);
  expect(again && game.start(*again).ok() && *game.again(*again) == *again,
         "the board of a rematch does not start, or is another one the next time", violations);
  const std::string level = game.level(*board);
  expect(level.size() <= core::hooks::kLevelBytes && level == game.level(*board),
         "a level that is too long, or not always the same", violations);
  auto match = game.start(*board);
  expect(match.ok(), "a board for a table of the game does not start", violations);
  if (!match || table != Table::kRace) return;
  expect(match->view({core::Viewer::Kind::kRival, {}}).cells.empty(), "a rival sees cells",
         violations);
  core::Random random(seed);
  for (int i = 0; i < 50; ++i) {
    const auto answer = match->play(core::Seat(0), any_move(game, random));
    expect(answer || answer.error().code != core::RefusalCode::kNeedsBoard,
           "a board for a race waits for a first move", violations);
  }
}

// Whether every viewer's delta leads from `before` to `after`.
bool deltas_hold(const core::Match& before, const core::Match& after) {
  const auto viewers = all_viewers();
  return std::all_of(viewers.begin(), viewers.end(), [&](core::Viewer viewer) {
    core::MatchView view = before.view(viewer);
    const core::MatchView now = after.view(viewer);
    if (view.columns != now.columns || view.cells.size() != now.cells.size() ||
        view.constants != now.constants) {
      return false;
    }
    return core::apply(core::difference(view, now), view) && view == now;
  });
}

// The player of this seat leaves.
void leave(const Game& game, core::Match& match, core::Seat seat, Violations& violations) {
  const core::Match before = match;
  const Bytes state = match.state();
  match.left(seat);
  expect(before.state() == state, "who goes changes a copy of the match", violations);
  core::Match twice = match;
  twice.left(seat);
  expect(twice.state() == match.state(), "who goes twice changes the match twice", violations);
  expect(!before.outcome().over() || match.state() == state,
         "who goes after the end changes the match", violations);
  expect(match.to_move().empty() == match.outcome().over(),
         "somebody may move after the end, or nobody before it", violations);
  expect(match.assisted() >= before.assisted(), "assistance is forgotten", violations);
  expect(match.cost_ms() >= before.cost_ms(), "what a match has cost falls", violations);
  expect(deltas_hold(before, match), "before + delta is not after", violations);
  const auto restored = game.restore(match.state());
  expect(restored && restored->state() == match.state(), "a restored state is another one",
         violations);
}

// Either answer to the match's question is a move of the room, and no question follows.
void check_question(const Game& game, const core::Match& match, Violations& violations) {
  const auto asked = match.question();
  if (!asked) return;
  expect(!match.outcome().over() && !asked->name.empty(),
         "a question after the end, or about nothing", violations);
  for (const Bytes& answer : {asked->if_yes, asked->if_no}) {
    core::Match next = match;
    expect(next.play(core::Seat(0), answer) && !next.question(), "a question has no answer",
           violations);
    expect(!game.is_for_players(answer), "a player answers for all", violations);
  }
}

// Taking moves back comes to an end.
void check_taking_back(const Game& game, core::Match match, core::Random& random,
                       Violations& violations) {
  constexpr int kMoves = 100;
  constexpr int kMost = 10'000;
  for (int i = 0; i < kMoves; ++i) {
    const Bytes move = any_move(game, random);
    if (!game.takes_back(move)) continue;
    int taken = 0;
    while (taken < kMost && match.play(core::Seat(0), move)) ++taken;
    expect(taken < kMost, "moves are taken back without end", violations);
  }
}

// A move; without it the player leaves.
struct Deed {
  core::Seat seat;
  std::optional<Bytes> move;
};

}  // namespace

Violations check_leaving(const Game& game, core::ByteView board, const core::Seed& seed,
                         int tries) {
  auto match = game.start(board);
  if (!match) return {"a board does not start: " + match.error().message};
  core::Match replay = *match;
  Violations violations;
  core::Random random(seed);
  std::vector<Deed> deeds;
  for (int i = 0; i < tries && violations.empty(); ++i) {
    Deed deed{core::Seat(static_cast<std::uint8_t>(random.below(4))), {}};
    if (random.below(8) == 0) {
      leave(game, *match, deed.seat, violations);
    } else {
      deed.move = any_move(game, random);
      if (!match->play(deed.seat, *deed.move)) continue;
    }
    deeds.push_back(std::move(deed));
    check_question(game, *match, violations);
  }
  check_taking_back(game, *match, random, violations);
  for (const Deed& deed : deeds) {
    if (!deed.move) {
      replay.left(deed.seat);
    } else if (!replay.play(deed.seat, *deed.move)) {
      violations.emplace_back("a replay refuses what was accepted live");
    }
  }
  expect(replay.state() == match->state(), "live is not equal to replay", violations);
  return violations;
}

Violations check_hooks(const Game& game, const core::Seed& seed) {
  Violations violations;
  check_picked(game, violations);
  core::Random random(seed);
  for (Table table : {Table::kCoop, Table::kVersus, Table::kRace}) {
    if (game.facts().at(table) == nullptr) continue;
    check_options(game, table, game.default_options(), violations);
    check_options(game, table, any_options(game, random), violations);
    check_usual_options(game, table, violations);
    if (violations.empty()) check_board(game, table, seed, violations);
    const auto malformed = game.at_table({}, table);
    expect(!malformed && malformed.error().code == core::RefusalCode::kMalformed,
           "what are no options come to a table", violations);
  }
  check_dailies(game, seed, violations);
  expect(!game.rated_as(Bytes(1, 0xff)), "what are no options is rated", violations);
  expect(game.category({}).empty(), "what are no options has a category", violations);
  return violations;
}

}  // namespace gridmates::contract
