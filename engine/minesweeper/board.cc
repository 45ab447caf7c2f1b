#include "engine/minesweeper/board.h"

#include "engine/minesweeper/generate/generate.h"

namespace gridmates::minesweeper {
namespace {

// Differs from the seed that lays the field, so that the mines reveal nothing about the salt.
core::Seed apart_from(core::Seed seed) {
  for (auto& byte : seed) byte = static_cast<std::uint8_t>(~byte);
  return seed;
}

core::Seed seed_from(core::Random& random) {
  core::Seed seed{};
  for (auto& byte : seed) byte = static_cast<std::uint8_t>(random.next() >> 56);
  return seed;
}

// Away from the border, where openings are smaller.
Cell race_start(Shape shape, core::Random& random) {
  constexpr std::uint8_t kMargin = 2;
  const std::uint32_t column = kMargin + random.below(shape.width - 2u * kMargin);
  const std::uint32_t row = kMargin + random.below(shape.height - 2u * kMargin);
  return shape.at(column, row);
}

Board lay_from(const Options& options, Cell first, const core::Seed& seed, const core::Seed& salt) {
  const Generated made = generate(
      {options.shape, options.mines, first, options.start, promises_no_guess(options.guessing)},
      seed);
  return {options, Laid::kLaid, made.guaranteed, first, made.field.mines, salt, {true}};
}

Board waiting(const Options& options, bool mistakes_apart = true) {
  return {options, Laid::kWaits, false, 0, {}, {}, {mistakes_apart}};
}

// Whether cells remain to be opened after the first opening.
bool leaves_something(const Board& board) {
  const int opened = opening_at(board.field(), board.first).count();
  return opened + board.options.mines < board.options.shape.cells();
}

core::Result<Board> lay_race(const Options& options, core::Random& random, const core::Seed& seed,
                             const core::Seed& salt) {
  core::Seed next = seed;
  for (int attempt = 0; attempt < kRaceAttempts; ++attempt) {
    const Board board = lay_from(options, race_start(options.shape, random), next, salt);
    if (leaves_something(board)) return board;
    next = seed_from(random);
  }
  return core::invalid("On such a field the first opening leaves nothing to race for.");
}

// The one field that the options name by their seed and first cell.
core::Result<Board> lay_named(const Options& options, Cell first, const core::Seed& seed,
                              const core::Seed& salt) {
  const Board board = opened_again(lay_from(options, first, seed, salt));
  if (board.begins_open() && leaves_something(board)) return board;
  return core::invalid("On this field the first opening leaves nothing to open.");
}

}  // namespace

bool within(Shape shape, const Cells& cells) { return cells.end() <= shape.cells(); }

Cells opening_at(const Field& field, Cell cell) {
  Cells opened;
  flood(field, cell, {}, opened);
  return opened;
}

core::Result<Board> lay_board(const Options& options, const core::Seed& chance,
                              const Move* first_move) {
  if (auto good = check_options(options); !good) return good.error();
  const auto named = seed_of(options);
  const core::Seed seed = named ? core::seed_from(*named) : chance;
  core::Random random(apart_from(seed));
  const core::Seed salt = seed_from(random);
  if (const auto first = first_of(options)) return lay_named(options, *first, seed, salt);
  if (options.race) return lay_race(options, random, seed, salt);
  if (first_move == nullptr) return waiting(options);
  const Open* open = std::get_if<Open>(&first_move->action);
  if (open == nullptr || open->cell >= options.shape.cells()) {
    return core::invalid("A field is laid by opening one of its cells.");
  }
  return lay_from(options, open->cell, seed, salt);
}

core::Result<Board> lay_daily(const Options& options, const core::Seed& seed) {
  if (auto good = check_options(options); !good) return good.error();
  core::Random random(apart_from(seed));
  const core::Seed salt = seed_from(random);
  core::Seed next = seed;
  for (int attempt = 0; attempt < kRaceAttempts; ++attempt) {
    Board board = opened_again(lay_from(options, race_start(options.shape, random), next, salt));
    const bool keeps_promise = board.guaranteed || !promises_no_guess(options.guessing);
    if (keeps_promise && board.begins_open()) return board;
    next = seed_from(random);
  }
  return core::invalid("No field was found that can be finished without a guess.");
}

Board opened_again(const Board& board) {
  Board again = board;
  if (board.laid == Laid::kLaid && !board.options.race && leaves_something(board)) {
    again.laid = Laid::kOpened;
  }
  return again;
}

core::Result<core::Ok> check_board(const Board& board) {
  if (auto good = check_options(board.options); !good) return good;
  const Options& options = board.options;
  if (board.waits()) {
    if (options.race) return core::invalid("The field of a race is laid before it begins.");
    if (board == waiting(options, board.mistakes_apart.value)) return core::Ok{};
    return core::invalid("A field that is not laid has no mines yet.");
  }
  if (board.first >= options.shape.cells())
    return core::invalid("The first cell is off the field.");
  if (!within(options.shape, board.mines)) return core::invalid("A mine is off the field.");
  if (board.mines.count() != options.mines)
    return core::invalid("The number of mines does not match.");
  const bool zero = options.start == Start::kZero;
  if (board.mines.has(board.first) || (zero && number_at(board.field(), board.first) != 0)) {
    return core::invalid("A mine is where the start promises that none is.");
  }
  if (board.begins_open() && !leaves_something(board)) {
    return core::invalid("On this field the first opening leaves nothing to open.");
  }
  return core::Ok{};
}

}  // namespace gridmates::minesweeper
