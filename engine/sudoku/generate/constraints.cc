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

std::string about_rating(const Made& made, const GeneratorOptions& generator_options,
                         const std::string& budget) {
  if (!made.grade->decided) {
    return "How hard the nearest puzzle " + budget + " is could not be decided.";
  }
  if (!made.grade->solved) {
    return "No puzzle came about " + budget + " that the techniques allowed solve.";
  }
  return "A rating of " + band_in_words(generator_options.rating.value_or(kAnyRating)) +
         " was asked for; the nearest " + budget + " has " + in_words(made.grade->er) + ".";
}

std::string about_needs(const Unneeded& one, const std::string& budget) {
  return in_words(one.techniques) + " was required; the nearest " + budget +
         (one.is_taken ? " takes it, but is not shown to need it." : " is not shown to need it.");
}

std::string about_cells(int asked, int has, const char* what, const std::string& budget) {
  return "At least " + std::to_string(asked) + " " + what + " were asked for; the nearest " +
         budget + " has " + std::to_string(has) + ".";
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
                                   const GeneratorOptions& generator_options,
                                   std::uint64_t spent_work) {
  const std::string work =
      spent_work != 0 ? " and " + std::to_string(spent_work) + " steps of work" : "";
  const std::string budget = "in " + std::to_string(made.attempts) +
                             (generator_options.unbiased ? " tries" : " full grids") + work;
  std::vector<std::string> words;
  if (missing.unbiased) {
    words.push_back("No unbiased puzzle came about " + budget + "; this is any minimal one.");
  }
  const bool is_rated = made.grade && made.grade->decided && made.grade->solved;
  if (missing.rating != 0 && (generator_options.rating || !is_rated)) {
    words.push_back(about_rating(made, generator_options, budget));
  }
  for (const Unneeded& one : made.unneeded) words.push_back(about_needs(one, budget));
  if (made.givens < generator_options.min_clues) {
    words.push_back(about_cells(generator_options.min_clues, made.givens, "givens", budget));
  }
  if (empty_cells(made, generator_options) < generator_options.min_empty) {
    words.push_back(about_cells(generator_options.min_empty, empty_cells(made, generator_options),
                                "empty cells", budget));
  }
  if (missing.minimal) {
    words.push_back("Whether every given is needed could not be decided within " +
                    std::to_string(kLargeNodes) + " nodes a given" + work + ".");
  }
  return words;
}

}  // namespace gridmates::sudoku
