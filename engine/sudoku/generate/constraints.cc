#include "engine/sudoku/generate/constraints.h"

#include <algorithm>

#include "engine/sudoku/generate/difficulty_target.h"
#include "engine/sudoku/generate/needs.h"

namespace gridmates::sudoku {
namespace {

int empty_cells(const Made& made, const GeneratorOptions& generator_options) {
  return generator_options.shape.cells() - made.givens;
}

std::string band_in_words(Band band) {
  if (band.to == kAnyRating.to) return in_words(band.from) + " or more";
  return in_words(band.from) + " to " + in_words(band.to);
}

// `tried`: " (12 full grids tried)."
std::string about_rating(const Made& made, const GeneratorOptions& generator_options,
                         const std::string& tried) {
  if (!made.grade->decided) return "How hard the nearest puzzle is was not found out" + tried;
  if (!made.grade->solved) return "No puzzle was found that the techniques allowed solve" + tried;
  return "A rating of " + band_in_words(generator_options.rating.value_or(kAnyRating)) +
         " was asked for; the nearest puzzle found has " + in_words(made.grade->er) + tried;
}

std::string about_needs(const Unneeded& one, const std::string& tried) {
  return in_words(one.techniques) + " was required; the nearest puzzle found " +
         (one.is_taken ? "takes it, but is not shown to need it" : "is not shown to need it") +
         tried;
}

std::string about_cells(int asked, int has, const char* what, const std::string& tried) {
  return "At least " + std::to_string(asked) + " " + what +
         " were asked for; the nearest puzzle found has " + std::to_string(has) + tried;
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

std::vector<std::string> words_for(const Missing& missing, const Made& made,
                                   const GeneratorOptions& generator_options, bool is_spent) {
  const std::string limit = is_spent ? ", up to the limit of work" : "";
  const std::string what = generator_options.unbiased ? ""
                           : made.attempts == 1       ? " full grid"
                                                      : " full grids";
  const std::string tried = " (" + std::to_string(made.attempts) + what + " tried" + limit + ").";
  std::vector<std::string> words;
  if (missing.unbiased) {
    words.push_back("No unbiased puzzle was found, and this is any minimal one" + tried);
  }
  const bool is_rated = made.grade && made.grade->decided && made.grade->solved;
  if (missing.rating != 0 && (generator_options.rating || !is_rated)) {
    words.push_back(about_rating(made, generator_options, tried));
  }
  for (const Unneeded& one : made.unneeded) words.push_back(about_needs(one, tried));
  if (made.givens < generator_options.min_clues) {
    words.push_back(about_cells(generator_options.min_clues, made.givens, "givens", tried));
  }
  if (empty_cells(made, generator_options) < generator_options.min_empty) {
    words.push_back(about_cells(generator_options.min_empty, empty_cells(made, generator_options),
                                "empty cells", tried));
  }
  if (missing.minimal) {
    words.push_back("Whether every given is needed was not decided for all of them" + tried);
  }
  return words;
}

}  // namespace gridmates::sudoku
