#include "engine/sudoku/generate/needs.h"

#include <algorithm>
#include <utility>

namespace gridmates::sudoku {
namespace {

bool takes(const Grade& grade, const TechniqueSet& techniques) {
  for (std::size_t i = 0; i < kTechniques; ++i) {
    if (grade.techniques[i] != 0 && techniques.has(static_cast<Technique>(i))) return true;
  }
  return false;
}

// Whether a grade that stopped above a rating shows that the puzzle is harder than that.
bool is_harder(const Grade& grade, Rating than) {
  return grade.er > than || (grade.decided && !grade.solved);
}

}  // namespace

std::vector<Unneeded> unneeded(const GeneratorOptions& generator_options, const Grade& grade,
                               const GraderWith& grade_with) {
  std::vector<Unneeded> out;
  for (const TechniqueSet& required : generator_options.required) {
    const bool is_taken = grade.decided && grade.solved && takes(grade, required);
    const bool is_needed =
        is_taken &&
        is_harder(grade_with(generator_options.techniques.without(required), grade.er), grade.er);
    if (!is_needed) out.push_back({required, is_taken});
  }
  return out;
}

Band usual_band(const GeneratorOptions& generator_options) {
  static constexpr Rating kBelowChains = 64;
  const auto is_below = [](const TechniqueSet& required) {
    return least_rating_of(required) <= kBelowChains;
  };
  const auto& required = generator_options.required;
  const bool is_any = required.empty() || !std::ranges::all_of(required, is_below);
  return {0, is_any ? kAnyRating.to : kBelowChains};
}

std::optional<core::Statement> why_none_needs_it(const GeneratorOptions& generator_options) {
  if (!generator_options.rating) return std::nullopt;
  for (const TechniqueSet& required : generator_options.required) {
    const auto least = least_rating_of(required.both(generator_options.techniques));
    if (!least || *least <= generator_options.rating->to) continue;
    return core::Statement("A puzzle that needs {techniques} is rated {rating} or more.",
                           {{"techniques", in_words(required)}, {"rating", in_words(*least)}});
  }
  return std::nullopt;
}

core::Result<core::Ok> check_required(const GeneratorOptions& generator_options) {
  for (const TechniqueSet& required : generator_options.required) {
    if (!least_rating_of(required)) {
      return core::invalid(
          "The scale of ratings has no step of its own for {techniques}, so no puzzle is known to "
          "need it.",
          {{"techniques", in_words(required)}});
    }
    if (!least_rating_of(required.both(generator_options.techniques))) {
      return core::invalid("{techniques} cannot be both required and forbidden.",
                           {{"techniques", in_words(required)}});
    }
  }
  return core::Ok{};
}

core::Statement in_words(const TechniqueSet& techniques) {
  std::vector<core::Sentence> names;
  for (std::size_t i = 0; i < kTechniques; ++i) {
    const auto technique = static_cast<Technique>(i);
    if (techniques.has(technique)) names.push_back(facts_of(technique).name);
  }
  core::Statement words(names.empty() ? core::Sentence("no technique") : names.front());
  for (std::size_t i = 1; i < names.size(); ++i) {
    core::Parameters parts = {{"items", words}, {"item", core::Statement(names[i])}};
    words = i + 1 == names.size() ? core::Statement("{items} or {item}", std::move(parts))
                                  : core::Statement("{items}, {item}", std::move(parts));
  }
  return words;
}

}  // namespace gridmates::sudoku
