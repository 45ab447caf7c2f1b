// What a host picks for a match of Minesweeper. Plain values and pure functions; any thread.
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

// The guess policy, by its published name: what a guess may cost. It also says how the field is
// laid: so that it can be finished without a guess (speed, strict), or anyhow (standard, kind).
enum class GuessPolicy : std::uint8_t {
  kStandard,  // guesses may be needed
  kSpeed,     // guessing is allowed, and never needed on a guaranteed field
  kStrict,    // opening a cell that was not provably safe is a hit, if some cell was
  kKind,      // where no cell is provably safe a guess survives, any other one is a hit, wherever
              // the mines can move so that nobody sees it
  kLast = kKind,
};

inline constexpr std::uint8_t kMaxLives = 9;
inline constexpr std::uint8_t kMaxHitCost_s = 60;

// What a game id says of a field besides its size and its mines. Journals have it as they had an
// optional seed, and now with a cell.
struct AnyField {
  static constexpr auto fields(auto&) { return std::tie(); }
  friend bool operator==(const AnyField&, const AnyField&) = default;
};
struct FieldOfSeed {  // 16x16x40+7: the first opening decides too
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
  std::uint8_t hit_cost_s = 5;  // what a hit costs at a race, in seconds, 1 to kMaxHitCost_s
  bool race = false;            // set by at_table alone
  Named named;                  // by its game id, set by with_puzzle alone

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.shape, self.mines, self.start, self.guessing, self.lives,
                    self.open_matched, self.marks, self.go_on, self.hit_cost_s, self.race,
                    self.named);
  }
  friend bool operator==(const Options&, const Options&) = default;
};

// kInvalid, with a sentence, when a number is out of its range, or at a race under the policy
// "kind": its mines would move apart.
core::Result<core::Ok> check_options(const Options& options);

// What a game id with a seed says, if the field has one.
std::optional<std::uint64_t> seed_of(const Options& options);
std::optional<Cell> first_of(const Options& options);

// The options with what a game id says: 16x16x40+7 is the field that the seed 7 makes for the first
// opening, wherever that is; 16x16x40+7@e5 is the one that it makes for e5. `gridmates minesweeper
// generate` makes the same ones. kInvalid for what is no game id with a seed, and for one of
// another size or number of mines.
core::Result<Options> with_game_id(const Options& options, std::string_view id);

// The options as a table plays them. A race begins with one opening that is open for everybody and
// a hit costs time instead of a life: it has the zero start, one life and no vote to go on.
Options options_at(const Options& options, core::Table table);

// What changes a result: "16x16/40 zero speed", at a race " hits 5 s", else " lives 3" when there
// is more than one; and " matched" with `open_matched`. At most 48 bytes.
std::string category_of(const Options& options);

// The least 3BV of a field for leaderboards: 2, 30 and 100 for the standard sizes, as on the
// published rankings; elsewhere a 25th of its cells.
std::uint16_t least_bbbv(const Options& options);
// A run with more 3BV/s for each of its players is flagged: nobody has been so fast.
inline constexpr std::uint32_t kMostBbbvPerS = 15;

// "standard", "speed", "strict", "kind".
std::string_view name_of(GuessPolicy policy);
// Whether the policy lays fields that can be finished without a guess, where that can be reached.
constexpr bool promises_no_guess(GuessPolicy policy) {
  return policy == GuessPolicy::kSpeed || policy == GuessPolicy::kStrict;
}

}  // namespace gridmates::minesweeper
