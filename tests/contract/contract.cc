#include "tests/contract/contract.h"

#include <algorithm>

#include "tests/contract/any_values.h"

namespace gridmates::contract {
namespace {

using core::Bytes;
using core::ByteView;
using core::Game;
using core::Match;
using core::MatchView;
using core::Random;
using core::Seat;
using core::Viewer;

void expect(bool good, std::string what, Violations& violations) {
  if (!good) violations.push_back(std::move(what));
}

void join(Violations more, Violations& violations) {
  violations.insert(violations.end(), more.begin(), more.end());
}

// Whether the refusal has a sentence that clients can translate.
bool says_why(const core::Refusal& no) { return no.sentence.ends_with('.'); }

// Everything that a match returns.
struct Picture {
  Bytes state;
  std::vector<MatchView> views;
  core::SeatSet to_move;
  core::Outcome outcome;
  bool assisted = false;
  bool waits = false;
  std::uint32_t cost_ms = 0;
  std::uint64_t digest = 0;
  friend bool operator==(const Picture&, const Picture&) = default;
};

Picture picture_of(const Match& match) {
  Picture picture{match.state(),    {},
                  match.to_move(),  match.outcome(),
                  match.assisted(), match.waits(),
                  match.cost_ms(),  match.digest()};
  for (Viewer viewer : all_viewers()) picture.views.push_back(match.view(viewer));
  return picture;
}

// Bytes that are not a valid value: truncated, too long, of another version.
std::vector<Bytes> spoiled(const Bytes& good) {
  std::vector<Bytes> list;
  for (std::size_t size = 0; size < good.size(); size += 1 + size / 8) {
    list.emplace_back(good.begin(), good.begin() + static_cast<std::ptrdiff_t>(size));
  }
  list.push_back(good);
  list.back().push_back(0);
  list.push_back(good);
  ++list.back().front();
  return list;
}

// Every spoiled form of `good` must be refused as malformed by `read`, which returns the refusal.
template <class Read>
void expect_malformed(const char* what, const Bytes& good, Read read, Violations& violations) {
  for (const Bytes& bytes : spoiled(good)) {
    const auto answer = read(bytes);
    expect(!answer.ok() && answer.error().code == core::RefusalCode::kMalformed,
           std::string(what) + " of malformed bytes are not refused as such", violations);
  }
}

Violations check_restore(const Game& game, const Match& match) {
  Violations violations;
  const auto restored = game.restore(match.state());
  expect(restored.ok(), "a state does not come back from its bytes", violations);
  if (!restored) return violations;
  expect(picture_of(*restored) == picture_of(match), "a restored state is another one", violations);
  return violations;
}

// A move for this try: usually a random well-formed one of a seat that may move, sometimes spoiled
// bytes or any seat.
Played make_try(const Game& game, const Match& match, Random& random) {
  Played played{Seat(static_cast<std::uint8_t>(random.below(4))), any_move(game, random)};
  if (const core::SeatSet turn = match.to_move();
      random.below(8) != 0 && !turn.empty() && !turn.contains(played.seat)) {
    played.seat = turn.first();
  }
  if (random.below(64) == 0) played.seat = Seat(static_cast<std::uint8_t>(random.below(256)));
  if (random.below(16) == 0) {
    const auto at = random.below(static_cast<std::uint32_t>(played.move.size()));
    played.move[at] ^= static_cast<std::uint8_t>(1 << random.below(8));
  }
  if (random.below(32) == 0) played.move.resize(random.below(12));
  return played;
}

Violations check_refused(const Picture& before, const Match& after, const core::Refusal& refusal) {
  Violations violations;
  expect(picture_of(after) == before, "a refusal changes something", violations);
  expect(says_why(refusal), "a refusal says no sentence: " + refusal.message, violations);
  expect(before.waits || refusal.code != core::RefusalCode::kNeedsBoard,
         "a board that does not wait needs another", violations);
  return violations;
}

Violations check_deltas(const Picture& before, const Picture& after) {
  Violations violations;
  for (std::size_t i = 0; i < before.views.size(); ++i) {
    const MatchView& from = before.views[i];
    const MatchView& to = after.views[i];
    expect(from.columns == to.columns && from.cells.size() == to.cells.size(),
           "a view changes its size", violations);
    expect(from.constants == to.constants, "a view changes its constants", violations);
    if (!violations.empty()) break;
    MatchView applied = from;
    expect(core::apply(core::difference(from, to), applied) && applied == to,
           "before + delta is not after", violations);
  }
  return violations;
}

// If the facts say that all players see the same, only one view is made for them.
bool seats_see_the_same(const Match& match) {
  const MatchView first = match.view({Viewer::Kind::kPlayer, Seat(0)});
  return std::ranges::all_of(all_viewers(), [&](Viewer viewer) {
    return viewer.kind != Viewer::Kind::kPlayer || match.view(viewer) == first;
  });
}

Violations check_accepted(const Game& game, const Picture& before, Match copy, const Match& after,
                          const Played& move) {
  Violations violations;
  const Picture now = picture_of(after);
  expect(picture_of(copy) == before, "a move changes a copy of the match", violations);
  expect(copy.play(move.seat, move.move).ok(), "a copy refuses the move", violations);
  expect(picture_of(copy) == now, "the same move does not give the same again", violations);
  expect(picture_of(after) == now, "looking at a match changes it", violations);
  expect(before.to_move.contains(move.seat), "a seat moves that is not to move", violations);
  expect(!before.outcome.over(), "a move after the end is accepted", violations);
  expect(now.to_move.empty() == now.outcome.over(),
         "somebody may move after the end, or nobody before it", violations);
  expect(!before.waits && !now.waits, "a move is made on a board that waits for it", violations);
  expect(now.assisted >= before.assisted, "assistance is forgotten", violations);
  expect(now.cost_ms >= before.cost_ms, "what a match has cost falls", violations);
  expect((now.state == before.state) == (now.digest == before.digest),
         "states and their digests do not change together", violations);
  expect(game.facts().views_by_seat || seats_see_the_same(after),
         "a view depends on the seat, and the facts do not say so", violations);
  join(check_deltas(before, now), violations);
  join(check_restore(game, after), violations);
  return violations;
}

Violations check_replay(const Game& game, ByteView board, const std::vector<Played>& played,
                        const Match& live) {
  Violations violations;
  auto replay = game.start(board);
  expect(replay.ok(), "a board starts once and not again", violations);
  if (!replay) return violations;
  for (const Played& move : played) {
    expect(replay->play(move.seat, move.move).ok(), "a replay refuses what was accepted live",
           violations);
  }
  expect(picture_of(*replay) == picture_of(live), "live is not equal to replay", violations);
  return violations;
}

void check_seating(const core::GameFacts& facts, Violations& violations) {
  int tables = 0;
  for (core::Table table : {core::Table::kCoop, core::Table::kVersus, core::Table::kRace}) {
    const core::Seating* seating = facts.at(table);
    if (seating == nullptr) continue;
    ++tables;
    expect(seating->table == table, "a seating stands at another table's place", violations);
    expect(seating->min_seats >= 1 && seating->min_seats <= seating->max_seats,
           "no number of seats fits", violations);
    expect(seating->max_seats <= core::kMaxSeats, "more seats than a match can have", violations);
    expect(table != core::Table::kVersus || seating->min_seats >= 2, "versus alone", violations);
  }
  expect(tables > 0, "a game without a table", violations);
}

}  // namespace

std::vector<Viewer> all_viewers() {
  return {{Viewer::Kind::kPlayer, Seat(0)},
          {Viewer::Kind::kPlayer, Seat(1)},
          {Viewer::Kind::kRival, Seat(0)},
          {Viewer::Kind::kWatcher, Seat(0)},
          {Viewer::Kind::kAfterwards, Seat(0)}};
}

Violations check_facts(const Game& game) {
  Violations violations;
  const core::GameFacts& facts = game.facts();
  auto is_lower = [](char letter) { return letter >= 'a' && letter <= 'z'; };
  expect(!facts.id.empty() && std::all_of(facts.id.begin(), facts.id.end(), is_lower),
         "an id of other than a to z", violations);
  expect(!facts.title.empty(), "no title", violations);
  expect(facts.rules_version >= 1, "rules of version 0", violations);
  check_seating(facts, violations);
  const auto with = game.with_puzzle(game.default_options(), "no puzzle");
  expect(!with.ok() && says_why(with.error()), "what is no puzzle is taken for one", violations);
  return violations;
}

Violations check_boards(const Game& game, const core::Seed& seed) {
  Violations violations;
  const Bytes options = game.default_options();
  const auto board = game.make_board(options, seed, std::nullopt);
  const auto again = game.make_board(options, seed, std::nullopt);
  expect(board.ok() && again.ok(), "default options make no board", violations);
  if (!violations.empty()) return violations;
  expect(*board == *again, "a seed makes two boards", violations);

  const auto match = game.start(*board);
  expect(match.ok(), "a board that was made does not start", violations);
  if (!match) return violations;
  expect(!match->outcome().over(), "a match is over before it begins", violations);
  join(check_restore(game, *match), violations);

  expect_malformed(
      "options", options, [&](ByteView bad) { return game.make_board(bad, seed, std::nullopt); },
      violations);
  expect_malformed("boards", *board, [&](ByteView bad) { return game.start(bad); }, violations);
  expect_malformed(
      "states", match->state(), [&](ByteView bad) { return game.restore(bad); }, violations);
  Random random(seed);
  for (int i = 0; i < 50; ++i) {
    const auto made = game.make_board(any_options(game, random), seed, std::nullopt);
    expect(made.ok() ? game.start(*made).ok() : says_why(made.error()),
           "options by chance make a board that does not start, or no reason why not", violations);
    const auto started = game.start(any_board(game, random));
    expect(started.ok() || says_why(started.error()), "a board is refused without a sentence",
           violations);
  }
  return violations;
}

Violations check_match(const Game& game, ByteView board, const core::Seed& seed, int tries,
                       std::vector<Played>* played) {
  Violations violations;
  auto match = game.start(board);
  if (!match) return {"a board does not start: " + match.error().message};
  Random random(seed);
  std::vector<Played> accepted;
  Picture before = picture_of(*match);
  for (int i = 0; i < tries && violations.empty(); ++i) {
    const Played move = make_try(game, *match, random);
    const Match copy = *match;
    if (const auto answer = match->play(move.seat, move.move); !answer) {
      join(check_refused(before, *match, answer.error()), violations);
      continue;
    }
    accepted.push_back(move);
    join(check_accepted(game, before, copy, *match, move), violations);
    before = picture_of(*match);
  }
  join(check_replay(game, board, accepted, *match), violations);
  if (played != nullptr) *played = std::move(accepted);
  return violations;
}

Violations check_twins(const Game& game, ByteView board, ByteView twin, const core::Seed& seed,
                       int tries) {
  auto one = game.start(board);
  auto other = game.start(twin);
  if (!one || !other) return {"a twin board does not start"};
  Random random(seed);
  for (int i = 0; i < tries; ++i) {
    bool players_see_a_difference = false;
    bool others_see_a_difference = false;
    for (Viewer viewer : all_viewers()) {
      const bool may_know = viewer.kind == Viewer::Kind::kAfterwards;
      const bool differ = !may_know && one->view(viewer) != other->view(viewer);
      (viewer.kind == Viewer::Kind::kPlayer ? players_see_a_difference : others_see_a_difference) |=
          differ;
    }
    if (i == 0 && players_see_a_difference)
      return {"a player sees at the start what must be hidden"};
    if (!players_see_a_difference && others_see_a_difference) {
      return {"a watcher or rival sees what the players do not"};
    }
    if (players_see_a_difference) return {};
    const Played move = make_try(game, *one, random);
    const auto here = one->play(move.seat, move.move);
    const auto there = other->play(move.seat, move.move);
    if (!here && !there && here.error() != there.error())
      return {"a refusal tells what must be hidden"};
  }
  return {};
}

}  // namespace gridmates::contract
