#include "engine/sudoku/generate/constraints.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/sudoku/generate/difficulty_target.h"
#include "engine/sudoku/generate/needs.h"

namespace gridmates::sudoku {
namespace {

int empty_cells(const Made& made, const GeneratorOptions& generator_options) {
  return generator_options.shape.cells() - made.givens;
}

core::Statement about_rating(const Made& made, const GeneratorOptions& generator_options) {
  if (!made.grade->decided)
    return core::Statement("The difficulty of the nearest puzzle could not be determined.");
  if (!made.grade->solved)
    return core::Statement("No puzzle was found that the techniques allowed solve.");
  const Band asked = generator_options.rating.value_or(kAnyRating);
  core::Parameters ratings{{"from", in_words(asked.from)}, {"rating", in_words(made.grade->er)}};
  if (asked.to == kAnyRating.to) {
    return core::Statement(
        "A rating of {from} or more was asked for; the nearest puzzle found has {rating}.",
        std::move(ratings));
  }
  ratings.push_back({"to", in_words(asked.to)});
  return core::Statement(
      "A rating of {from} to {to} was asked for; the nearest puzzle found has {rating}.",
      std::move(ratings));
}

core::Statement about_needs(const Unneeded& one) {
  core::Parameters named{{"techniques", in_words(one.techniques)}};
  if (one.is_taken) {
    return core::Statement(
        "{techniques} was required; the nearest puzzle found takes it, but is not shown to need "
        "it.",
        std::move(named));
  }
  return core::Statement(
      "{techniques} was required; the nearest puzzle found is not shown to need it.",
      std::move(named));
}

core::Parameters numbers(int asked, int found) {
  return {{"asked", std::to_string(asked)}, {"found", std::to_string(found)}};
}

core::Statement about_tries(const Made& made, bool is_unbiased, bool is_spent) {
  core::Parameters count{{"count", std::to_string(made.attempts)}};
  if (is_unbiased) {
    return is_spent ? core::Statement("Tries, up to the limit of work: {count}.", std::move(count))
                    : core::Statement("Tries: {count}.", std::move(count));
  }
  return is_spent ? core::Statement("Full grids tried, up to the limit of work: {count}.",
                                    std::move(count))
                  : core::Statement("Full grids tried: {count}.", std::move(count));
}

}  // namespace

Missing missing_in(const Made& made, const GeneratorOptions& generator_options) {
  Missing missing;
  if (generator_options.constrains_rating()) {
    missing.rating = distance(*made.grade, generator_options.rating.value_or(kAnyRating));
  }
  for (const Unneeded& one : made.unneeded) missing.unneeded += one.is_taken ? 1 : 2;
  missing.cells = std::max(generator_options.min_clues - made.givens, 0) +
                  std::max(generator_options.min_empty - empty_cells(made, generator_options), 0);
  missing.minimal = generator_options.minimal && !made.minimal;
  return missing;
}

std::vector<core::Statement> words_for(const Missing& missing, const Made& made,
                                       const GeneratorOptions& generator_options, bool is_spent) {
  std::vector<core::Statement> words;
  if (missing.unbiased) {
    words.push_back(core::Statement("No unbiased puzzle was found, and this is any minimal one."));
  }
  const bool is_rated = made.grade && made.grade->decided && made.grade->solved;
  if (missing.rating != 0 && (generator_options.rating || !is_rated)) {
    words.push_back(about_rating(made, generator_options));
  }
  for (const Unneeded& one : made.unneeded) words.push_back(about_needs(one));
  if (made.givens < generator_options.min_clues) {
    words.push_back(core::Statement(
        "At least {asked} givens were asked for; the nearest puzzle found has {found}.",
        numbers(generator_options.min_clues, made.givens)));
  }
  const int empty = empty_cells(made, generator_options);
  if (empty < generator_options.min_empty) {
    words.push_back(core::Statement(
        "At least {asked} empty cells were asked for; the nearest puzzle found has {found}.",
        numbers(generator_options.min_empty, empty)));
  }
  if (missing.minimal) {
    words.push_back(
        core::Statement("For some givens it could not be determined whether they are needed."));
  }
  if (!words.empty()) words.push_back(about_tries(made, generator_options.unbiased, is_spent));
  return words;
}

}  // namespace gridmates::sudoku
