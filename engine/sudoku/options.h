// The options that a host picks for a match of Sudoku. Plain values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <tuple>

#include "engine/core/bytes.h"
#include "engine/core/making.h"
#include "engine/core/result.h"
#include "engine/core/rules.h"
#include "engine/core/trailing.h"
#include "engine/sudoku/boxes.h"
#include "engine/sudoku/history.h"

namespace gridmates::sudoku {

inline constexpr std::uint8_t kMaxMistake_s = 60;
inline constexpr std::uint8_t kMaxDifficulty = 10;

// How a puzzle is made, besides its level and symmetry. At most one of level, range of ratings and
// difficulty may be set.
struct PuzzleOptions {
  std::uint8_t rating_from = 0;  // a range of ratings, in tenths; 0: none
  std::uint8_t rating_to = 0;
  std::uint8_t difficulty = 0;  // 1 to kMaxDifficulty: emptiness (empty_cells_of()); 0: any
  bool logical = false;         // no trial and error is needed to solve it

  bool asks() const { return *this != PuzzleOptions{}; }
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.rating_from, self.rating_to, self.difficulty, self.logical);
  }
  friend bool operator==(const PuzzleOptions&, const PuzzleOptions&) = default;
};

// How a puzzle is made, and options that were added later.
struct Since {
  PuzzleOptions puzzle;
  core::Trailing<bool> keeps_notes = {};  // a digit that is set stays in the notes of its peers

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.puzzle, self.keeps_notes);
  }
  friend bool operator==(const Since&, const Since&) = default;
};

// The size of the board, and the rest.
struct Sizing {
  Boxes boxes;
  core::Trailing<Since> since = {};

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.boxes, self.since);
  }
  friend bool operator==(const Sizing&, const Sizing&) = default;
};

// Options that did not exist in the first version.
struct Picked {
  bool race = false;           // set only by at_table
  bool checked = false;        // every digit is compared with the solution at once
  std::uint8_t mistake_s = 0;  // cost of a wrong digit in a checked race, up to kMaxMistake_s
  std::uint8_t level = 0;      // 0: any; else a Level plus one
  std::uint8_t symmetry = 0;   // of the givens of a generated puzzle; a Symmetry
  core::Trailing<Sizing> sizing = {};

  const Boxes& boxes() const { return sizing.value.boxes; }
  Boxes& boxes() { return sizing.value.boxes; }
  const PuzzleOptions& puzzle_options() const { return sizing.value.since.value.puzzle; }
  PuzzleOptions& puzzle_options() { return sizing.value.since.value.puzzle; }
  bool keeps_notes() const { return sizing.value.since.value.keeps_notes.value; }
  void keep_notes(bool keep) { sizing.value.since.value.keeps_notes.value = keep; }
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.race, self.checked, self.mistake_s, self.level, self.symmetry,
                    self.sizing);
  }
  friend bool operator==(const Picked&, const Picked&) = default;
};

struct Options {
  // The puzzle to play; if absent it is generated from the seed.
  std::optional<PerCell<std::uint8_t>> givens;
  core::Trailing<Picked> picked = {};

  Shape shape() const { return picked.value.boxes().shape(); }
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.givens, self.picked);
  }
  friend bool operator==(const Options&, const Options&) = default;
};

// The words for Picked::level, "any" first, and for Picked::symmetry, "none" first; and the sides
// of the boards that a host can pick, "9" first.
std::span<const std::string_view> level_words();
std::span<const std::string_view> symmetry_words();
std::span<const std::string_view> size_words();

// kInvalid, with a sentence, for values out of range or that cannot be combined.
core::Result<core::Ok> check_options(const Options& options);
// Whether the options need a generated puzzle: by size, level, symmetry or PuzzleOptions.
bool makes_own(const Options& options);
// The puzzle made by these options, which must not contain one: the same for the same seed.
core::Result<PerCell<std::uint8_t>> make_puzzle(const Options& options, const core::Seed& seed,
                                                const core::Making& making = {});

}  // namespace gridmates::sudoku
