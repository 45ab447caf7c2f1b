#include "engine/minesweeper/generate/generate.h"

#include <algorithm>
#include <utility>

#include "engine/core/random.h"
#include "engine/minesweeper/generate/draft.h"

namespace gridmates::minesweeper {
namespace {

// Solves the draft and redraws it where it gets stuck, until it can be solved without redrawing.
bool improve(Draft& draft, int redraws, core::Random& random) {
  while (true) {
    if (draft.play()) {
      if (!draft.moved()) return true;
      draft.restart();
    } else {
      if (redraws-- == 0) return false;
      draft.redraw(random);
    }
  }
}

bool is_plain(Shape shape, std::uint32_t attempt) {
  return attempt <= std::min(kPlainAttempts, kPlainCells / shape.cells());
}

// Without a guess nothing can be known about the cells around a first number, so the start is an
// opening wherever there is room for one.
Start start_of(const GeneratorOptions& wanted) {
  const bool fits = wanted.mines <= most_mines(wanted.shape, Start::kZero);
  return wanted.no_guess && fits ? Start::kZero : wanted.start;
}

}  // namespace

Generated generate(const GeneratorOptions& wanted, const core::Seed& seed) {
  core::Random random(seed);
  Generated made;
  for (made.attempts = 1;; ++made.attempts) {
    made.field = lay(wanted.shape, wanted.mines, wanted.first, start_of(wanted), random);
    if (!wanted.no_guess) return made;
    Draft draft(made.field, wanted.first);
    made.guaranteed = improve(draft, is_plain(wanted.shape, made.attempts) ? 0 : kRedraws, random);
    made.field = draft.field();
    if (made.guaranteed) made.proof = std::move(draft.steps());
    if (made.guaranteed || made.attempts == kAttempts) return made;
  }
}

std::vector<Step> prove(const Field& field, Cell first) {
  if (field.mines.has(first)) return {};
  Draft draft(field, first);
  return draft.play() ? std::move(draft.steps()) : std::vector<Step>{};
}

}  // namespace gridmates::minesweeper
