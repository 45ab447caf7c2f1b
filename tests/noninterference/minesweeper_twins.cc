// Minesweeper hides where mines are: twins are fields that look the same after the same moves. In a
// race it also hides where a rival plays, except for the counts.
#include <algorithm>
#include <span>
#include <utility>

#include "engine/minesweeper/rules.h"
#include "tests/noninterference/twins.h"

namespace gridmates::noninterference {
namespace {

using minesweeper::Board;
using minesweeper::Cell;
using minesweeper::Cells;
using minesweeper::Field;
using minesweeper::GuessPolicy;
using minesweeper::Neighbours;
using minesweeper::Options;
using minesweeper::Rules;
using minesweeper::State;

constexpr std::uint32_t kHitCost_ms = 1000;  // in a race

template <class Enum>
Enum any(core::Random& random) {
  return static_cast<Enum>(random.below(static_cast<std::uint32_t>(Enum::kLast) + 1));
}

Options options_by_chance(core::Random& random) {
  Options options;
  options.shape = {static_cast<std::uint8_t>(8 + random.below(5)),
                   static_cast<std::uint8_t>(8 + random.below(5))};
  const std::uint32_t cells = options.shape.cells();
  options.mines = static_cast<std::uint16_t>(cells / 10 + random.below(cells / 8));
  options.start = any<minesweeper::Start>(random);
  options.guessing = any<GuessPolicy>(random);
  options.lives = static_cast<std::uint8_t>(1 + random.below(5));
  options.open_matched = random.below(2) == 0;
  options.marks = random.below(2) == 0;
  options.go_on = random.below(2) == 0;
  options.hit_cost_s = kHitCost_ms / 1000;
  return options;
}

// A random cell that satisfies `wanted`, if one is found soon.
template <class Wanted>
Cell cell_by_chance(const Options& options, core::Random& random, Wanted wanted) {
  Cell cell = 0;
  for (int i = 0; i < 100; ++i) {
    cell = static_cast<Cell>(random.below(options.shape.cells()));
    if (wanted(cell)) break;
  }
  return cell;
}

// A plausible move, sometimes an illegal one. Flags are mostly on mines, so that chords open cells.
minesweeper::Move move_by_chance(const State& state, core::Random& random) {
  const Options& options = state.board.options;
  const Cell any_cell = static_cast<Cell>(random.below(options.shape.cells() + 3u));
  const auto closed = [&](Cell cell) { return !state.open.has(cell); };
  const auto mined = [&](Cell cell) { return closed(cell) && state.board.mines.has(cell); };
  const auto safe = [&](Cell cell) { return closed(cell) && !state.board.mines.has(cell); };
  const auto open = [&](Cell cell) { return state.open.has(cell); };
  switch (random.below(13)) {
    case 0:
      return {minesweeper::Open{cell_by_chance(options, random, closed)}};
    case 1:
    case 2:
      return {minesweeper::Open{cell_by_chance(options, random, safe)}};
    case 3:
      return {minesweeper::Flag{cell_by_chance(options, random, closed)}};
    case 4:
    case 5:
      return {minesweeper::Flag{cell_by_chance(options, random, mined)}};
    case 6:
    case 7:
      return {minesweeper::Chord{cell_by_chance(options, random, open)}};
    case 8:
      return {minesweeper::Hint{}};
    case 9:
      return {minesweeper::Ask{any_cell}};
    case 10:
      return {minesweeper::Mark{any_cell}};
    case 11:
      return {minesweeper::Clear{any_cell}};
    default:
      return {minesweeper::Vote{random.below(2) == 0}};
  }
}

// Whether both cells have the same open numbers around them.
bool look_alike(const Field& field, const Cells& open, Cell one, Cell other) {
  const auto numbers_around = [&](Cell cell) {
    Cells around;
    for (const Cell near : Neighbours(field.shape, cell)) {
      if (open.has(near) && !field.mines.has(near)) around.add(near);
    }
    return around;
  };
  return numbers_around(one) == numbers_around(other);
}

// Another field with the same hits, open cells and numbers: mines swap places with closed cells
// that the same numbers see. nullopt if none can.
std::optional<Cells> moved_mines(const Field& field, const Cells& open, core::Random& random) {
  std::vector<Cell> mined, safe;
  for (Cell cell = 0; cell < field.shape.cells(); ++cell) {
    if (!open.has(cell)) (field.mines.has(cell) ? mined : safe).push_back(cell);
  }
  random.shuffle(std::span(mined));
  random.shuffle(std::span(safe));
  Field moved = field;
  std::uint32_t wanted = 1 + random.below(6);
  for (const Cell from : mined) {
    const auto to = std::ranges::find_if(safe, [&](Cell cell) {
      return !moved.mines.has(cell) && look_alike(field, open, from, cell);
    });
    if (to == safe.end()) continue;
    moved.mines.remove(from);
    moved.mines.add(*to);
    if (--wanted == 0) break;
  }
  if (moved == field) return std::nullopt;
  return moved.mines;
}

class Maker {
 public:
  Maker(const core::Game& game, core::Table table, core::Random& random)
      : game_(game), race_(table == core::Table::kRace), random_(random) {
    twins_.options = core::encode(options_by_chance(random));
    twins_.players = static_cast<std::uint8_t>(1 + random.below(3));
    twins_.laid_by_first_move = !race_;
    twins_.step_ms = kHitCost_ms + 100;
  }

  std::optional<Twins> make() {
    if (!lay()) return std::nullopt;
    for (std::uint32_t moves = random_.below(25); moves > 0; --moves) move();
    return with_twin();
  }

 private:
  bool lay();
  void move();
  std::optional<Cell> number_to_open(const Field& field);
  void move_apart(const Field& twin);
  std::optional<Twins> with_twin();
  State& match_of(core::Seat seat) { return matches_[race_ ? seat.value : 0]; }

  const core::Game& game_;
  const bool race_;
  core::Random& random_;
  Twins twins_;
  Board board_;
  std::vector<State> matches_;  // one; in a race one per player
};

// Makes the board, and in a race its matches; otherwise the laying opening is the first step.
bool Maker::lay() {
  const core::Seed seed = core::seed_from(random_.next());
  const Options options = *core::decode<Options>(
      *game_.at_table(twins_.options, race_ ? core::Table::kRace : core::Table::kCoop));
  const minesweeper::Move first{
      minesweeper::Open{static_cast<Cell>(random_.below(options.shape.cells()))}};
  const auto board = Rules::make_board(options, seed, race_ ? nullptr : &first);
  if (!board) return false;
  board_ = *board;
  matches_.assign(race_ ? twins_.players : 1u, *Rules::start(board_));
  if (race_) return true;
  const core::Seat seat(static_cast<std::uint8_t>(random_.below(twins_.players)));
  const core::Bytes bytes = core::encode(first);
  twins_.steps.push_back({seat, {bytes, bytes}});
  matches_[0] = *Rules::play(matches_[0], seat, first);
  return !Rules::outcome(matches_[0]).over();
}

// A move that does not end the match, or a refused one; in a race it must not cost more time than
// passes before the next.
void Maker::move() {
  const core::Seat seat(static_cast<std::uint8_t>(random_.below(twins_.players)));
  State& match = match_of(seat);
  const minesweeper::Move move = move_by_chance(match, random_);
  if (const auto next = Rules::play(match, seat, move)) {
    const std::uint32_t cost_ms = Rules::cost_ms(*next) - Rules::cost_ms(match);
    if (Rules::outcome(*next).over() || cost_ms > kHitCost_ms) return;
    match = *next;
  }
  const core::Bytes bytes = core::encode(move);
  twins_.steps.push_back({seat, {bytes, bytes}});
}

// An untouched closed number that is safe to open on this field; nullopt if none is found soon.
std::optional<Cell> Maker::number_to_open(const Field& field) {
  const State& match = matches_[0];
  const auto fits = [&](Cell cell) {
    return !match.open.has(cell) && !match.flags.has(cell) && !match.marks.has(cell) &&
           !field.mines.has(cell) && number_at(field, cell) > 0;
  };
  const Cell cell = cell_by_chance(board_.options, random_, fits);
  return fits(cell) ? std::optional(cell) : std::nullopt;
}

// The first player of a race opens or flags different numbers in the two rooms, and the others are
// sent only the count. Opening counts the same in both rooms if it neither needs a proof nor opens
// more.
void Maker::move_apart(const Field& twin) {
  const Options& options = board_.options;
  const auto here = number_to_open(board_.field()), there = number_to_open(twin);
  if (!here || !there) return;
  twins_.knowing = core::SeatSet::only(core::Seat(0));
  const bool opens =
      (options.guessing == GuessPolicy::kStandard || options.guessing == GuessPolicy::kSpeed) &&
      !options.open_matched && random_.below(2) == 0;
  const auto move = [opens](Cell cell) {
    return core::encode(opens ? minesweeper::Move{minesweeper::Open{cell}}
                              : minesweeper::Move{minesweeper::Flag{cell}});
  };
  State last = matches_[0];
  last.open.add(*here);
  if (opens && Rules::outcome(last).over()) return;
  twins_.steps.push_back({core::Seat(0), {move(*here), move(*there)}});
}

// nullopt if the law "kind" has moved mines, which differs between fields, or if no mine can be
// anywhere else.
std::optional<Twins> Maker::with_twin() {
  Cells open;
  for (const State& match : matches_) {
    if (match.board.mines != board_.mines) return std::nullopt;
    open |= match.open;
  }
  const auto mines = moved_mines(board_.field(), open, random_);
  if (!mines) return std::nullopt;
  Board twin = board_;
  twin.mines = *mines;
  twin.salt = core::seed_from(random_.next());
  twins_.boards = {core::encode(board_), core::encode(twin)};
  if (race_ && twins_.players > 1) move_apart(twin.field());
  return std::move(twins_);
}

}  // namespace

std::optional<Twins> minesweeper_twins(const core::Game& game, core::Table table,
                                       core::Random& random) {
  return Maker(game, table, random).make();
}

}  // namespace gridmates::noninterference
