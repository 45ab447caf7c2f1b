#include "engine/sudoku/generate/wishes.h"

#include <algorithm>

#include "engine/sudoku/generate/aim.h"

namespace gridmates::sudoku {
namespace {

int empty_cells(const Made& made, const Recipe& recipe) {
  return recipe.shape.cells() - made.givens;
}

std::string band_in_words(Band band) {
  if (band.to == kAnyRating.to) return in_words(band.from) + " or more";
  return in_words(band.from) + " to " + in_words(band.to);
}

std::string about_rating(const Made& made, const Recipe& recipe, const std::string& budget) {
  if (!made.grade->decided) {
    return "How hard the nearest puzzle " + budget + " is could not be decided.";
  }
  if (!made.grade->solved) {
    return "No puzzle came about " + budget + " that the techniques allowed solve.";
  }
  return "A rating of " + band_in_words(recipe.rating.value_or(kAnyRating)) +
         " was wished; the nearest " + budget + " has " + in_words(made.grade->er) + ".";
}

std::string about_cells(int wished, int has, const char* what, const std::string& budget) {
  return "At least " + std::to_string(wished) + " " + what + " were wished; the nearest " + budget +
         " has " + std::to_string(has) + ".";
}

}  // namespace

Missing missing_in(const Made& made, const Recipe& recipe) {
  Missing missing;
  if (recipe.wishes_rating()) {
    missing.rating = distance(*made.grade, recipe.rating.value_or(kAnyRating));
  }
  missing.cells = std::max(recipe.min_clues - made.givens, 0) +
                  std::max(recipe.min_empty - empty_cells(made, recipe), 0);
  missing.minimal = recipe.minimal && !made.minimal;
  return missing;
}

std::vector<std::string> words_for(const Missing& missing, const Made& made, const Recipe& recipe,
                                   std::uint64_t spent_work) {
  const std::string work =
      spent_work != 0 ? " and " + std::to_string(spent_work) + " steps of work" : "";
  const std::string budget =
      "in " + std::to_string(made.attempts) + (recipe.unbiased ? " tries" : " full grids") + work;
  std::vector<std::string> words;
  if (missing.unbiased) {
    words.push_back("No unbiased puzzle came about " + budget + "; this is any minimal one.");
  }
  if (missing.rating != 0) words.push_back(about_rating(made, recipe, budget));
  if (made.givens < recipe.min_clues) {
    words.push_back(about_cells(recipe.min_clues, made.givens, "givens", budget));
  }
  if (empty_cells(made, recipe) < recipe.min_empty) {
    words.push_back(
        about_cells(recipe.min_empty, empty_cells(made, recipe), "empty cells", budget));
  }
  if (missing.minimal) {
    words.push_back("Whether every given is needed could not be decided within " +
                    std::to_string(kLargeNodes) + " nodes a given" + work + ".");
  }
  return words;
}

}  // namespace gridmates::sudoku
