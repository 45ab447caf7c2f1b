// Game: the type-erased form of any Rules, so that rooms depend on no particular game. Values
// travel as canonical bytes. A Game is immutable and shared by all threads.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/computer_player.h"
#include "engine/core/making.h"  // IWYU pragma: export
#include "engine/core/match.h"   // IWYU pragma: export
#include "engine/core/rated.h"
#include "engine/core/rules.h"
#include "engine/core/view.h"

namespace gridmates::core {

// As hooks::DailyKind.
struct Daily {
  std::string_view level;
  Bytes options;
};

// A set of rules. Options, boards and moves are canonical bytes of the game's own types.
class Game {
 public:
  virtual ~Game() = default;
  virtual const GameFacts& facts() const = 0;
  // encode() of default options.
  virtual Bytes default_options() const = 0;
  // The hooks of the same names (board_hooks.h), as bytes.
  virtual std::vector<Bytes> usual_options() const = 0;
  virtual std::vector<Daily> dailies() const = 0;
  // These options with a puzzle given as text; kInvalid for a game without puzzles.
  virtual Result<Bytes> with_puzzle(ByteView options, std::string_view text) const = 0;
  // The same options without their puzzle, of the size that it has.
  virtual Result<Bytes> without_puzzle(ByteView options) const = 0;
  // The options that a host picks for a room: numbers by name (picked.h).
  virtual std::vector<OptionFacts> options() const = 0;
  // These options with one of them changed; kInvalid for an unknown name or a number out of range.
  virtual Result<Bytes> with_option(ByteView options, std::string_view name,
                                    std::uint32_t value) const = 0;
  // The hooks about options. Undecodable bytes are kMalformed, or have an empty category.
  virtual Result<Bytes> at_table(ByteView options, Table table) const = 0;
  virtual bool makes_own(ByteView options) const = 0;
  virtual std::string category(ByteView options) const = 0;
  // The hook of rated.h; undecodable bytes have no variant.
  virtual std::optional<RatedVariant> rated_as(ByteView options) const = 0;
  // The hooks about a move; undecodable bytes take nothing back, and count as for players.
  virtual bool takes_back(ByteView move) const = 0;
  virtual bool is_for_players(ByteView move) const = 0;
  // May take long (bounded by the game): call it on a worker, never on a room's strand.
  virtual Result<Bytes> make_board(ByteView options, const Seed& seed,
                                   std::optional<ByteView> first_move,
                                   const Making& making) const = 0;
  Result<Bytes> make_board(ByteView options, const Seed& seed,
                           std::optional<ByteView> first_move) const {
    return make_board(options, seed, first_move, {});
  }
  // The daily board, for options of dailies(); may take as long.
  virtual Result<Bytes> daily_board(ByteView options, const Seed& seed,
                                    const Making& making) const = 0;
  // The options for making a board that waits for its first move.
  virtual Result<Bytes> options_of(ByteView waiting_board) const = 0;
  virtual Result<Match> start(ByteView board) const = 0;
  // The hooks about a board. Undecodable bytes are kMalformed, or have an empty level.
  virtual std::string level(ByteView board) const = 0;
  virtual Result<Bytes> again(ByteView board) const = 0;
  // The hook about the puzzle with this text, from which the board was made.
  virtual std::optional<PuzzleFacts> puzzle_facts(std::string_view text, ByteView board) const = 0;
  // The match in this state, as state() returned it; any other decodable state is safe as well.
  virtual Result<Match> restore(ByteView state) const = 0;
  // Whether the game has a computer player (computer_player.h), and the move that it makes; nullopt
  // for a view that is not of this game.
  virtual bool computer_plays() const = 0;
  virtual std::optional<Bytes> choose(const MatchView& view, Seat seat, Level level,
                                      std::uint32_t budget, Random& random) const = 0;
  // How long the computer waits with a move, in milliseconds.
  virtual std::uint32_t pace_ms(Level level) const = 0;
};

// The one Game of these rules.
template <Rules R>
const Game& erased();

// The games a program knows. Filled once at start by engine/games (or by a test), then read-only.
class Games {
 public:
  void add(const Game& game) { games_.push_back(&game); }
  // Null when there is no such game.
  const Game* find(std::string_view id) const;
  // The first game whose puzzles come from the puzzles table. Null when there is none.
  const Game* first_of_table() const;
  const std::vector<const Game*>& all() const { return games_; }

 private:
  std::vector<const Game*> games_;
};

}  // namespace gridmates::core

#include "engine/core/erased.h"  // IWYU pragma: export
