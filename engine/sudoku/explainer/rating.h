// How hard a puzzle is, on the scale of Sudoku Explainer 1.2.1 (N. Juillerat, 2007). Pure
// functions; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/logic/technique.h"

namespace gridmates::sudoku {

struct Step;

// A rating in tenths: 66 is 6.6. 0 for "no step needed".
using Rating = std::uint16_t;

// The usual budget of a grade, in inferences: some seconds.
inline constexpr std::uint64_t kUsualInferences = 50'000'000;

struct RatingOptions {
  // The techniques whose steps may be used; README.md says which technique corresponds to which
  // step. logical(): no trial and error (Nishio, and from 8.0 on).
  TechniqueSet techniques = TechniqueSet::all();
  Rating give_up_above = 0xFFFF;  // stop when the rating is known to be above this
  // The budget in inferences; a scan of the grid for a step costs one per cell, and 128 choices of
  // cells tried beside a unique loop cost one.
  std::uint64_t max_inferences = kUsualInferences;
  std::stop_token stop{};
};

struct Grade {
  // False: the budget, the stop token or give_up_above ended it, or there is not exactly one
  // solution; `er` is the rating so far.
  bool decided = false;
  bool solved = false;       // false, though decided: the techniques do not solve the puzzle
  Rating er = 0;             // the hardest step
  Rating ep = 0;             // the hardest before the first placement
  Rating ed = 0;             // the hardest before the first elimination (placements count as one)
  std::string_view hardest;  // the first hardest step's name: "Hidden Single", "AIC"
  std::optional<Technique> hardest_technique{};         // the technique that allows it
  std::array<std::uint16_t, kTechniques> techniques{};  // number of steps by technique
  std::uint64_t inferences = 0;                         // spent, of max_inferences
  std::uint64_t nodes = 0;  // spent on finding the solution, of kSolverNodes
};

// Rates a puzzle (digits 1 .. side, of the shape's size; with exactly one solution, else the grade
// is undecided). The same on every machine.
Grade grade(Shape shape, const Digits& givens, const RatingOptions& options = {});

// "6.6" for 66.
std::string in_words(Rating rating);

// The rating of a step alone on this scale; nullopt for techniques that the scale does not have.
// Chains add for their length.
std::optional<Rating> rating_of(Shape shape, const Step& step);

// The least rating of a step that one of these techniques allows; nullopt if the scale has no such
// step.
std::optional<Rating> least_rating_of(const TechniqueSet& techniques);

// Levels are bands of the rating; docs/SUDOKU.md says which techniques each may need.
enum class Level : std::uint8_t { kBeginner, kEasy, kMedium, kHard, kExpert, kExtreme };
struct Band {
  Rating from = 0;
  Rating to = 0;  // inclusive
};
inline constexpr Band kAnyRating = {0, 0xFFFF};
Band band_of(Level level);
Level level_of(Rating er);
// "beginner" .. "extreme", and back; nullopt for other words.
std::string_view name_of(Level level);
std::optional<Level> level_named(std::string_view name);

// Limits for ranges of ratings that can be requested.
inline constexpr Rating kLeastRating = 10;
inline constexpr Rating kMostRating = 120;
// "4-5.5" as 40 to 55, within kLeastRating to kMostRating; nullopt for other words.
std::optional<Band> range_named(std::string_view words);

}  // namespace gridmates::sudoku
