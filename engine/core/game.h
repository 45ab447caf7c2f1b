// Game and Match: any Rules with its types rubbed off, so that rooms know no game. Values travel as
// canonical bytes. A Game is immutable and shared by all threads; a Match is a value that one
// thread uses at a time.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/computer_player.h"
#include "engine/core/rules.h"
#include "engine/core/view.h"

namespace gridmates::core {

// hooks::Question with its moves as canonical bytes.
struct Question {
  std::string_view name;
  Bytes if_yes;
  Bytes if_no;
};

// One board being played. Copies are independent, and cost nothing: they share the state until one
// of them moves on to another.
class Match {
 public:
  // Plays a move; on refusal nothing has changed. Bytes that are no move of this game are
  // kMalformed.
  Result<Ok> play(Seat seat, ByteView move) {
    auto next = self_->play(seat, move);
    if (!next) return std::move(next.error());
    self_ = *std::move(next);
    return Ok{};
  }
  // As hooks.h says: the player of this seat has gone from the table.
  void left(Seat seat) { self_ = self_->left(seat); }
  SeatSet to_move() const { return self_->to_move(); }
  Outcome outcome() const { return self_->outcome(); }
  MatchView view(Viewer viewer) const { return self_->view(viewer); }
  // The canonical bytes of the state: what replay is compared by.
  Bytes state() const { return self_->state(); }
  // digest() of the state.
  std::uint64_t digest() const { return self_->digest(); }
  // What hooks.h says of the state.
  bool assisted() const { return self_->assisted(); }
  bool waits() const { return self_->waits(); }
  bool takes_long() const { return self_->takes_long(); }
  std::uint32_t cost_ms() const { return self_->cost_ms(); }
  std::optional<Question> question() const { return self_->question(); }
  // What hooks.h says of a move in the state; nothing of bytes that are no move.
  std::optional<std::uint32_t> written_by(Seat seat, ByteView move) const {
    return self_->written_by(seat, move);
  }
  std::vector<std::uint32_t> decided_by(ByteView move) const { return self_->decided_by(move); }
  Merit merit() const { return self_->merit(); }

  // A state of a match; it never changes.
  class Concept {
   public:
    using Next = std::shared_ptr<const Concept>;
    virtual ~Concept() = default;
    virtual Result<Next> play(Seat seat, ByteView move) const = 0;
    virtual Next left(Seat seat) const = 0;
    virtual SeatSet to_move() const = 0;
    virtual Outcome outcome() const = 0;
    virtual MatchView view(Viewer viewer) const = 0;
    virtual Bytes state() const = 0;
    virtual std::uint64_t digest() const = 0;
    virtual bool assisted() const = 0;
    virtual bool waits() const = 0;
    virtual bool takes_long() const = 0;
    virtual std::uint32_t cost_ms() const = 0;
    virtual std::optional<Question> question() const = 0;
    virtual std::optional<std::uint32_t> written_by(Seat seat, ByteView move) const = 0;
    virtual std::vector<std::uint32_t> decided_by(ByteView move) const = 0;
    virtual Merit merit() const = 0;
  };
  explicit Match(Concept::Next self) : self_(std::move(self)) {}

 private:
  Concept::Next self_;  // never null
};

// A set of rules. Options, boards and moves are canonical bytes of the game's own types.
class Game {
 public:
  virtual ~Game() = default;
  virtual const GameFacts& facts() const = 0;
  // encode() of default options.
  virtual Bytes default_options() const = 0;
  // These options with a puzzle given as text; kInvalid for a game without puzzles.
  virtual Result<Bytes> with_puzzle(ByteView options, std::string_view text) const = 0;
  // What a host picks for a room: numbers by name (picked.h).
  virtual std::vector<OptionFacts> options() const = 0;
  // These options with one of them changed; kInvalid for a name or a number that is none.
  virtual Result<Bytes> with_option(ByteView options, std::string_view name,
                                    std::uint32_t value) const = 0;
  // What hooks.h says of the options. Bytes that are no options are kMalformed, or of no category.
  virtual Result<Bytes> at_table(ByteView options, Table table) const = 0;
  virtual std::string category(ByteView options) const = 0;
  // What hooks.h says of a move; bytes that are no move take nothing back, and a player may try.
  virtual bool takes_back(ByteView move) const = 0;
  virtual bool is_for_players(ByteView move) const = 0;
  // May take long (bounded by the game): call it on a worker, never on a room's strand.
  virtual Result<Bytes> make_board(ByteView options, const Seed& seed,
                                   std::optional<ByteView> first_move) const = 0;
  // The options by which a board that waits for its first move is to be made.
  virtual Result<Bytes> options_of(ByteView waiting_board) const = 0;
  virtual Result<Match> start(ByteView board) const = 0;
  // What hooks.h says of the board. Bytes that are no board are kMalformed, and have no level.
  virtual std::string level(ByteView board) const = 0;
  virtual Result<Bytes> again(ByteView board) const = 0;
  // The match in this state, as state() gave it, or any other: nothing crashes on it.
  virtual Result<Match> restore(ByteView state) const = 0;
  // Whether the game has a computer player (computer_player.h), and the move that it makes; nothing
  // for a view that is none of this game.
  virtual bool computer_plays() const = 0;
  virtual std::optional<Bytes> choose(const MatchView& view, Seat seat, Level level,
                                      std::uint32_t budget, Random& random) const = 0;

  // Well-formed values by chance, good or not: for tests, fuzzing and bots without skill.
  virtual Bytes any_options(Random& random) const = 0;
  virtual Bytes any_board(Random& random) const = 0;
  virtual Bytes any_state(Random& random) const = 0;
  virtual Bytes any_move(Random& random) const = 0;
};

// The one Game of these rules.
template <Rules R>
const Game& erased();

// The games a program knows. Filled once at start by engine/games (or by a test), then only read.
class Games {
 public:
  void add(const Game& game) { games_.push_back(&game); }
  // Null when there is no such game.
  const Game* find(std::string_view id) const;
  const std::vector<const Game*>& all() const { return games_; }

 private:
  std::vector<const Game*> games_;
};

}  // namespace gridmates::core

#include "engine/core/erased.h"  // IWYU pragma: export
