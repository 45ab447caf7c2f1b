#include "engine/sudoku/generate/generate.h"

#include <algorithm>
#include <tuple>

#include "engine/core/random.h"
#include "engine/sudoku/generate/constraints.h"
#include "engine/sudoku/generate/difficulty_target.h"
#include "engine/sudoku/generate/needs.h"
#include "engine/sudoku/generate/spread.h"
#include "engine/sudoku/generate/unbiased.h"
#include "engine/sudoku/logic/ladder.h"

namespace gridmates::sudoku {
namespace {

// Makes one puzzle from the options: attempt after attempt, keeping the nearest.
class Maker {
 public:
  Maker(const GeneratorOptions& generator_options, const core::Seed& seed,
        const std::stop_token& stop, const std::function<void(std::uint32_t)>& on_attempt)
      : generator_options_(generator_options),
        stop_(stop),
        on_attempt_(on_attempt),
        random_(seed),
        orbits_(generator_options.shape, generator_options.symmetry),
        digger_(generator_options.shape, orbits_, {nodes(), stop}),
        budget_(generator_options.work.value_or(usual_work(generator_options))) {}

  core::Result<Made> make() {
    std::optional<Made> nearest;
    Missing least;
    const std::uint32_t attempts =
        generator_options_.attempts.value_or(usual_attempts(generator_options_));
    aim_ = aim_by_chance(generator_options_, random_);
    const std::uint32_t most = attempts + aim_.attempts;
    std::uint32_t attempt = 0;
    while (attempt < most && (left() > 0 || attempt == 0) && !stop_.stop_requested()) {
      if (attempt >= aim_.attempts || left() < budget_ / 2) aim_.attempts = 0;
      if (nearest && least == Missing{} && aim_.attempts == 0) break;
      ++attempt;
      if (on_attempt_) on_attempt_(attempt);
      std::optional<Made> made = generator_options_.unbiased ? try_once() : dig_once();
      if (!made || stop_.stop_requested()) continue;
      made->unneeded = unneeded_by(*made);
      const Missing missing = missing_in(*made, generator_options_);
      made->attempts = attempt;
      if (missing == Missing{} && is_aimed_at(*made)) return finished(*std::move(made), missing);
      if (nearest && least <= missing) continue;
      nearest = std::move(made);
      least = missing;
    }
    if (!nearest && generator_options_.unbiased) {
      nearest = dig_once();
      least.unbiased = true;
      if (nearest) nearest->unneeded = unneeded_by(*nearest);
    }
    if (!nearest || stop_.stop_requested()) {
      return core::refuse(core::RefusalCode::kOutOfBudget, "No puzzle was made in time.");
    }
    nearest->attempts = attempt;
    return finished(*std::move(nearest), least);
  }

 private:
  bool is_aimed_at(const Made& made) const {
    return aim_.attempts == 0 || distance(*made.grade, aim_.band) == 0;
  }

  std::uint64_t left() const { return budget_ - std::min(budget_, work_); }
  std::uint64_t nodes() const {
    return generator_options_.shape == Shape{} ? kSolverNodes : kLargeNodes;
  }

  std::optional<Digits> full_grid() {
    work_ += static_cast<std::uint64_t>(generator_options_.shape.cells());
    const FullGrid strategy =
        generator_options_.grid.value_or(usual_full_grid(generator_options_.shape));
    return maker_of(strategy)(generator_options_.shape, random_, stop_);
  }

  DigLimits limits() const {
    DigLimits limits = givens();
    // If unbiased tries failed, an eighth of the budget remains for the puzzle that replaces them.
    const std::uint64_t most = generator_options_.unbiased ? std::max(left(), budget_ / 8) : left();
    limits.work = generator_options_.constrains_rating() ? most / 2 : most;
    return limits;
  }

  // Whether to dig as deep as possible, for the hardest puzzle: if only the techniques are
  // constrained, a required number of empty cells is deep enough.
  bool is_dug_deep() const {
    const bool is_hard = generator_options_.rating || !generator_options_.required.empty();
    return is_hard || (generator_options_.constrains_rating() && generator_options_.min_empty == 0);
  }

  DigLimits givens() const {
    if (generator_options_.minimal || generator_options_.unbiased) return {};
    if (is_dug_deep()) return {0, generator_options_.min_clues};
    if (generator_options_.min_empty != 0) {
      return {generator_options_.shape.cells() - generator_options_.min_empty,
              generator_options_.min_clues};
    }
    if (generator_options_.min_clues != 0)
      return {generator_options_.min_clues, generator_options_.min_clues};
    return {usual_givens(generator_options_.shape), 0};
  }

  std::optional<Made> dig_once() {
    auto full = full_grid();
    if (!full) return std::nullopt;
    const auto cells = arranger_of(generator_options_.order)(generator_options_.shape, random_);
    auto dug = digger_.dig(*full, cells, limits());
    if (!dug) return std::nullopt;
    work_ += dug->work;
    Made made;
    if (generator_options_.constrains_rating()) made.grade = aimed(*dug, *full);
    made.puzzle = std::move(dug->puzzle);
    made.solution = *std::move(full);
    made.givens = dug->givens;
    made.minimal = dug->minimal;
    return made;
  }

  std::optional<Made> try_once() {
    auto full = full_grid();
    if (!full) return std::nullopt;
    auto puzzle =
        try_unbiased(*full, arranger_of(Order::kRandom)(generator_options_.shape, random_));
    if (!puzzle) return std::nullopt;
    Made made;
    made.puzzle = *std::move(puzzle);
    made.solution = *std::move(full);
    made.givens = static_cast<int>(made.puzzle.size() -
                                   std::count(made.puzzle.begin(), made.puzzle.end(), 0));
    made.minimal = true;
    if (generator_options_.constrains_rating())
      made.grade = grade_of(made.puzzle, kAnyRating.to, left() / 2);
    return made;
  }

  // A minimal puzzle cannot be made easier; any other may get givens back.
  Grade aimed(Dug& dug, const Digits& full) {
    const Band band = generator_options_.rating.value_or(usual_band(generator_options_));
    const Grader half = [this](const Digits& puzzle, Rating above) {
      return grade_of(puzzle, above, left() / 2);
    };
    if (generator_options_.minimal) return half(dug.puzzle, band.to);
    const Band aim = aim_.attempts != 0 ? aim_.band : band;
    return ease(dug, full, generator_options_.min_empty, aim, digger_, half);
  }

  std::vector<Unneeded> unneeded_by(const Made& made) {
    return unneeded(generator_options_, made.grade.value_or(Grade{}),
                    [&](const TechniqueSet& techniques, Rating above) {
                      return grade_with(techniques, made.puzzle, above, left() / 2);
                    });
  }

  // A step of a process with several may use at most half of the remaining budget, so that
  // something is left for the next one.
  Grade grade_of(const Digits& puzzle, Rating give_up_above, std::uint64_t most) {
    return grade_with(generator_options_.techniques, puzzle, give_up_above, most);
  }

  Grade grade_with(const TechniqueSet& techniques, const Digits& puzzle, Rating give_up_above,
                   std::uint64_t most) {
    RatingOptions options;
    options.max_inferences = std::min(options.max_inferences, most);
    options.techniques = techniques;
    options.give_up_above = give_up_above;
    options.stop = stop_;
    const Grade graded = grade(generator_options_.shape, puzzle, options);
    work_ += graded.inferences + kWorkPerNode * graded.nodes;
    return graded;
  }

  // Grades the puzzle completely if a grade is wanted, for which an eighth is reserved on top of
  // the budget, and adds the sentences about unmet options.
  Made finished(Made made, const Missing& missing) {
    const bool is_spent = left() == 0;
    const bool wants_grade = generator_options_.graded || generator_options_.constrains_rating();
    if (wants_grade && !(made.grade && made.grade->decided)) {
      made.grade = grade_of(made.puzzle, kAnyRating.to, std::max(left(), budget_ / 8));
    }
    made.work = work_;
    made.unmet = words_for(missing, made, generator_options_, is_spent);
    return made;
  }

  const GeneratorOptions& generator_options_;
  const std::stop_token& stop_;
  const std::function<void(std::uint32_t)>& on_attempt_;
  core::Random random_;
  Orbits orbits_;
  Digger digger_;
  std::uint64_t budget_;
  std::uint64_t work_ = 0;
  Aim aim_;  // no attempts for it after it is given up
};

// The puzzle made without the constraint that no puzzle can meet, with that constraint as unmet.
core::Result<Made> marked(core::Result<Made> made, core::Statement why) {
  if (made) made->unmet.insert(made->unmet.begin(), std::move(why));
  return made;
}

core::Result<Made> unsolvable(GeneratorOptions generator_options, const core::Seed& seed,
                              const std::stop_token& stop,
                              const std::function<void(std::uint32_t)>& on_attempt) {
  generator_options.techniques = TechniqueSet::all();
  generator_options.required.clear();
  generator_options.rating.reset();
  generator_options.graded = false;
  auto made = Maker(generator_options, seed, stop, on_attempt).make();
  if (made) made->grade.emplace().decided = true;
  return marked(std::move(made),
                core::Statement("Without hidden and naked singles no puzzle can be solved."));
}

core::Result<Made> without_required(GeneratorOptions generator_options, const core::Seed& seed,
                                    const std::stop_token& stop,
                                    const std::function<void(std::uint32_t)>& on_attempt) {
  generator_options.required.clear();
  return Maker(generator_options, seed, stop, on_attempt).make();
}

auto rank(const Made& made) {
  const Grade grade = made.grade.value_or(Grade{});
  return std::tuple(!made.is_nearest(), grade.er, grade.ep, grade.ed);
}

// How often the puzzle's path uses each technique, the hardest first.
auto techniques_of(Shape shape, const Made& made) {
  auto counts = walk(shape, made.puzzle).counts;
  std::ranges::reverse(counts);
  return counts;
}

}  // namespace

core::Result<Made> generate(const GeneratorOptions& generator_options, const core::Seed& seed,
                            const std::stop_token& stop,
                            const std::function<void(std::uint32_t)>& on_attempt) {
  if (auto good = check(generator_options); !good) return good.error();
  if (!can_solve(generator_options.techniques)) {
    return unsolvable(generator_options, seed, stop, on_attempt);
  }
  if (auto why = why_none_needs_it(generator_options)) {
    return marked(without_required(generator_options, seed, stop, on_attempt), *std::move(why));
  }
  return Maker(generator_options, seed, stop, on_attempt).make();
}

core::Result<Grid> usual_puzzle(const core::Seed& seed) {
  const auto made = generate({}, seed);
  if (!made) return made.error();
  Grid puzzle{};
  std::copy_n(made->puzzle.begin(), kCells, puzzle.begin());
  return puzzle;
}

bool is_better(Shape shape, const Made& one, const Made& other) {
  if (rank(one) != rank(other)) return rank(one) > rank(other);
  const auto takes = techniques_of(shape, one), other_takes = techniques_of(shape, other);
  return std::tuple(takes, -one.givens) > std::tuple(other_takes, -other.givens);
}

}  // namespace gridmates::sudoku
