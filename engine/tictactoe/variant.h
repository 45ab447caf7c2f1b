// The m,n,k game that is played: the board, how many in a row win, and the opening. Plain values
// and pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

#include "engine/core/result.h"
#include "engine/core/trailing.h"

namespace gridmates::tictactoe {

inline constexpr std::uint8_t kSide = 3;  // of the usual board
inline constexpr std::uint8_t kCells = kSide * kSide;
inline constexpr std::uint8_t kMinSide = 3;
inline constexpr std::uint8_t kMaxSide = 19;
inline constexpr std::uint16_t kMaxCells = kMaxSide * kMaxSide;

// How more than `in_a_row` marks in a line count.
enum class Overline : std::uint8_t { kWins, kNoLine, kLast = kNoLine };

// How the advantage of the first mark is balanced: the pie rule, or swap2 as the Renju
// International Federation plays it.
enum class Opening : std::uint8_t {
  kFree,   // X begins, and the players take turns
  kPie,    // after the first mark the second player may swap: take X
  kSwap2,  // the first player puts X, O and X; the second one puts O, or swaps, or puts O and X and
           // leaves it to the first player who has which
  kLast = kSwap2,
};

// Both the options of a room and its board, which begins empty. Values stored before other boards
// existed have one byte, the columns.
struct Variant {
  struct Rest {
    std::uint8_t rows = kSide;
    std::uint8_t in_a_row = kSide;
    Overline overline = Overline::kWins;
    Opening opening = Opening::kFree;

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.rows, self.in_a_row, self.overline, self.opening);
    }
    friend bool operator==(const Rest&, const Rest&) = default;
  };
  std::uint8_t columns = kSide;
  core::Trailing<Rest> rest = {};

  static Variant of(std::uint8_t columns, std::uint8_t rows, std::uint8_t in_a_row,
                    Overline overline = Overline::kWins, Opening opening = Opening::kFree) {
    return {columns, {{rows, in_a_row, overline, opening}}};
  }
  std::uint8_t rows() const { return rest.value.rows; }
  std::uint8_t in_a_row() const { return rest.value.in_a_row; }
  Overline overline() const { return rest.value.overline; }
  Opening opening() const { return rest.value.opening; }
  std::uint16_t cells() const { return static_cast<std::uint16_t>(columns * rows()); }

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.columns, self.rest);
  }
  friend bool operator==(const Variant&, const Variant&) = default;
};

// kInvalid, with a sentence that gives the range: sides are 3 to 19; in_a_row is at most the longer
// side, at least 3, and with swap2 at least 4.
core::Result<core::Ok> check(const Variant& variant);

// "15x15x5": columns, rows and how many in a row win. read_board parses such a word, with numbers
// of at most 255, into a variant with the usual overline and opening, playable or not; nullopt for
// another word.
std::string board_word(const Variant& variant);
std::optional<Variant> read_board(std::string_view word);

// "wins", "exact"; "free", "pie", "swap2".
std::span<const std::string_view> overline_words();
std::span<const std::string_view> opening_words();
std::string_view name_of(Overline overline);
std::string_view name_of(Opening opening);
std::optional<Overline> overline_named(std::string_view word);
std::optional<Opening> opening_named(std::string_view word);

// The leaderboard category: "15x15x5 exact swap2"; empty for the usual game on 3x3.
std::string category_of(const Variant& variant);

}  // namespace gridmates::tictactoe
