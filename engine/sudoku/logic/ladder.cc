#include "engine/sudoku/logic/ladder.h"

#include "engine/sudoku/logic/finders.h"

namespace gridmates::sudoku {
namespace {

template <class Capacity>
bool has_clash(const Geometry<Capacity>& geometry, const Digits& givens) {
  std::array<DigitSet, 3 * Capacity::kSide> seen{};
  for (std::size_t cell : geometry.all_cells) {
    if (givens[cell] == 0) continue;
    for (Unit unit : geometry.units_of[cell]) {
      if ((seen[unit] & digit_bit(givens[cell])) != 0) return true;
      seen[unit] |= digit_bit(givens[cell]);
    }
  }
  return false;
}

// The approximate cost of a search for the technique, in nets, besides the nets that it draws:
// chains, almost locked sets and Franken fish are the expensive ones.
constexpr std::uint64_t nets_of(Technique technique) {
  return technique < Technique::kXChain ? 0 : 50;
}

template <class Capacity>
void search(Technique technique, const Board<Capacity>& board, SearchBudget& budget, Steps& steps) {
  budget.spend(nets_of(technique), board.geometry().all_cells.count());
  finder_of<Capacity>(technique)(board, steps);
}

template <class Capacity>
std::optional<Step> first_of(Technique technique, const Board<Capacity>& board,
                             const std::stop_token& stop, SearchBudget& budget) {
  Steps steps(1, stop, &budget);
  search(technique, board, budget, steps);
  if (steps.found().empty() || steps.is_over()) return std::nullopt;
  return std::move(std::move(steps).take().front());
}

// Techniques that examine the places of one digit at a time.
TechniqueSet of_one_digit() { return *TechniqueSet::parse("fish,single-digit,colouring,x-chain"); }

// Climbs the ladder repeatedly while the board changes. Same results as next_step(), but faster: a
// technique of one digit that found nothing is not tried again on digits whose places are
// unchanged.
template <class Capacity>
class Climber {
 public:
  Climber(Board<Capacity> board, const LadderOptions& options)
      : board_(std::move(board)), options_(options), budget_(options.max_nets) {
    changed_.fill(1);
  }

  const Board<Capacity>& board() const { return board_; }
  std::uint64_t nets_left() const { return budget_.left(); }

  // Whether the search must end.
  bool is_over() const { return options_.stop.stop_requested() || budget_.left() == 0; }

  std::optional<Step> next() {
    for (std::size_t i = 0; i < kTechniques && !is_over(); ++i) {
      const auto technique = static_cast<Technique>(i);
      if (!options_.techniques.has(technique)) continue;
      auto step = one_digit_.has(technique) ? first_of_changed(technique)
                                            : first_of(technique, board_, options_.stop, budget_);
      if (step) return step;
    }
    return std::nullopt;
  }

  void take(const Step& step) {
    const Board<Capacity> before = board_;
    apply(step, board_);
    for (int digit = 1; digit <= board_.side(); ++digit) {
      if (board_.places(digit) != before.places(digit)) ++changed_[index(digit)];
    }
  }

 private:
  using Times = std::array<std::uint16_t, Capacity::kSide>;  // by digit: how often it changed

  static std::size_t index(int digit) { return static_cast<std::size_t>(digit - 1); }

  // Searches a board that has only the digits that have changed.
  std::optional<Step> first_of_changed(Technique technique) {
    Times& seen = seen_[static_cast<std::size_t>(technique)];
    if (seen == changed_) return std::nullopt;
    Board<Capacity> board = board_;
    for (int digit = 1; digit <= board_.side(); ++digit) {
      if (seen[index(digit)] != changed_[index(digit)]) continue;
      for (std::size_t cell : board_.places(digit)) {
        board.eliminate({static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)});
      }
    }
    auto step = first_of(technique, board, options_.stop, budget_);
    if (!step) seen = changed_;
    return step;
  }

  Board<Capacity> board_;
  const LadderOptions& options_;
  SearchBudget budget_;
  const TechniqueSet one_digit_ = of_one_digit();
  Times changed_{};
  std::array<Times, kTechniques> seen_{};  // when the technique last found nothing
};

template <class Capacity>
Board<Capacity> start_of(Shape shape, const Digits& givens, const LadderOptions& options) {
  auto board = board_of<Capacity>(shape, givens);
  if (options.candidates.empty()) return board;
  for (std::size_t cell : board.empty_cells()) {
    for (int digit : DigitsOf{board.candidates(cell) & ~options.candidates[cell]}) {
      board.eliminate({static_cast<Cell>(cell), static_cast<std::uint8_t>(digit)});
    }
  }
  return board;
}

template <class Capacity>
Path walk_on(Shape shape, const Digits& givens, const LadderOptions& options) {
  Path path;
  path.end = givens;
  if (has_clash(*Geometry<Capacity>::of(shape), givens)) return path;
  Climber<Capacity> climber(start_of<Capacity>(shape, givens, options), options);
  while (!climber.board().is_solved() && path.steps.size() < options.max_steps) {
    std::optional<Step> step = climber.next();
    if (!step) break;
    climber.take(*step);
    if (options.on_step) options.on_step();
    ++path.counts[static_cast<std::size_t>(step->technique)];
    path.steps.push_back(std::move(*step));
  }
  const Board<Capacity>& board = climber.board();
  path.solved = board.is_solved();
  path.was_ended = !path.solved && climber.is_over();
  path.nets_left = climber.nets_left();
  path.candidates.resize(givens.size());
  for (std::size_t cell : board.geometry().all_cells) {
    path.end[cell] = board.digit(cell);
    path.candidates[cell] = board.candidates(cell);
  }
  return path;
}

}  // namespace

template <class Capacity>
std::optional<Step> next_step_within(SearchBudget& budget, const Board<Capacity>& board,
                                     const TechniqueSet& techniques, const std::stop_token& stop) {
  for (std::size_t i = 0; i < kTechniques; ++i) {
    if (stop.stop_requested() || budget.left() == 0) break;
    const auto technique = static_cast<Technique>(i);
    if (!techniques.has(technique)) continue;
    if (auto step = first_of(technique, board, stop, budget)) return step;
  }
  return std::nullopt;
}

template <class Capacity>
std::vector<Step> all_steps_within(SearchBudget& budget, const Board<Capacity>& board,
                                   const TechniqueSet& techniques, const std::stop_token& stop) {
  Steps steps(Steps::kAll, stop, &budget);
  for (std::size_t i = 0; i < kTechniques && !steps.is_over(); ++i) {
    const auto technique = static_cast<Technique>(i);
    if (techniques.has(technique)) search(technique, board, budget, steps);
  }
  return std::move(steps).take();
}

template <class Capacity>
std::optional<Step> next_step(const Board<Capacity>& board, const TechniqueSet& techniques,
                              const std::stop_token& stop) {
  SearchBudget budget;
  return next_step_within(budget, board, techniques, stop);
}

Path walk(Shape shape, const Digits& givens, const LadderOptions& options) {
  return shape.side() <= Nine::kSide ? walk_on<Nine>(shape, givens, options)
                                     : walk_on<TwentyFive>(shape, givens, options);
}

template std::optional<Step> next_step(const Board<Nine>&, const TechniqueSet&,
                                       const std::stop_token&);
template std::optional<Step> next_step_within(SearchBudget&, const Board<Nine>&,
                                              const TechniqueSet&, const std::stop_token&);
template std::vector<Step> all_steps_within(SearchBudget&, const Board<Nine>&, const TechniqueSet&,
                                            const std::stop_token&);
template std::vector<Step> all_steps_within(SearchBudget&, const Board<TwentyFive>&,
                                            const TechniqueSet&, const std::stop_token&);
template std::optional<Step> next_step(const Board<TwentyFive>&, const TechniqueSet&,
                                       const std::stop_token&);
template std::optional<Step> next_step_within(SearchBudget&, const Board<TwentyFive>&,
                                              const TechniqueSet&, const std::stop_token&);

}  // namespace gridmates::sudoku
