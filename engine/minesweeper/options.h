// The options of a match of Minesweeper. Plain values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "engine/core/result.h"
#include "engine/core/rules.h"
#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper {

// The guess policy, by its published name: what a guess may cost. It also determines how the field
// is laid: without a need to guess (speed, strict), or at random (standard, kind).
enum class GuessPolicy : std::uint8_t {
  kStandard,  // guesses may be needed
  kSpeed,     // guessing is allowed, and never needed on a guaranteed field
  kStrict,    // opening a cell that was not provably safe is a hit, if some cell was
  kKind,      // if no cell is provably safe a guess survives; any other guess is a hit, wherever
              // mines can be moved without anybody noticing
  kLast = kKind,
};

inline constexpr std::uint8_t kMaxLives = 9;
inline constexpr std::uint8_t kMaxHitCost_s = 60;

// What a game id adds to the size and the mines of a field. Journals store it like the optional
// seed of earlier versions; the cell is new.
struct AnyField {
  static constexpr auto fields(auto&) { return std::tie(); }
  friend bool operator==(const AnyField&, const AnyField&) = default;
};
struct FieldOfSeed {  // 16x16x40+7: the field also depends on the first opening
  std::uint64_t seed = 0;
  static constexpr auto fields(auto& self) { return std::tie(self.seed); }
  friend bool operator==(const FieldOfSeed&, const FieldOfSeed&) = default;
};
struct OneField {  // 16x16x40+7@e5
  std::uint64_t seed = 0;
  Cell first = 0;
  static constexpr auto fields(auto& self) { return std::tie(self.seed, self.first); }
  friend bool operator==(const OneField&, const OneField&) = default;
};
using Named = std::variant<AnyField, FieldOfSeed, OneField>;

struct Options {
  Shape shape;
  std::uint16_t mines = 10;
  Start start = Start::kZero;
  GuessPolicy guessing = GuessPolicy::kSpeed;
  std::uint8_t lives = 1;       // hits that end the match (but see go_on), 1 to kMaxLives
  bool open_matched = false;    // a number that opens with its flags set opens its neighbours
  bool marks = false;           // question marks are allowed
  bool go_on = false;           // when no life is left, the players vote whether to go on
  std::uint8_t hit_cost_s = 5;  // the cost of a hit in a race, in seconds, 1 to kMaxHitCost_s
  bool race = false;            // set only by at_table
  Named named;                  // by its game id; set only by with_puzzle

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.shape, self.mines, self.start, self.guessing, self.lives,
                    self.open_matched, self.marks, self.go_on, self.hit_cost_s, self.race,
                    self.named);
  }
  friend bool operator==(const Options&, const Options&) = default;
};

// kInvalid, with a sentence, when a number is out of its range, or for a race under the policy
// "kind": the mines of its players would move differently.
core::Result<core::Ok> check_options(const Options& options);

// The parts of a game id with a seed, if the field has one.
std::optional<std::uint64_t> seed_of(const Options& options);
std::optional<Cell> first_of(const Options& options);

// The options with a game id applied: 16x16x40+7 is the field that the seed 7 gives for the first
// opening, wherever that is; 16x16x40+7@e5 is the one that it gives for e5. `gridmates minesweeper
// generate` makes the same ones. kInvalid for text that is no game id with a seed, and for another
// size or number of mines than the options have.
core::Result<Options> with_game_id(const Options& options, std::string_view id);

// The options adjusted to a table. A race begins with one opening that is open for everybody, and a
// hit costs time instead of a life: it has the zero start, one life and no vote to go on.
Options options_at(const Options& options, core::Table table);

// What makes results comparable: "16x16/40 zero speed", in a race " hits 5 s", else " lives 3" if
// there is more than one; and " matched" with `open_matched`. At most 48 bytes.
std::string category_of(const Options& options);

// The least 3BV of a field for leaderboards: 2, 30 and 100 for the standard sizes, as on the
// published rankings; for other sizes a 25th of the cells.
std::uint16_t least_bbbv(const Options& options);
// A run with more 3BV/s per player is flagged as impossibly fast.
inline constexpr std::uint32_t kMostBbbvPerS = 15;

// "standard", "speed", "strict", "kind".
std::string_view name_of(GuessPolicy policy);
// Whether the policy lays fields that can be finished without a guess, if one is found.
constexpr bool promises_no_guess(GuessPolicy policy) {
  return policy == GuessPolicy::kSpeed || policy == GuessPolicy::kStrict;
}

}  // namespace gridmates::minesweeper
