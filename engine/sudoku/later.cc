#include "engine/sudoku/later.h"

namespace gridmates::sudoku {

void Later::give(const HintFound& found) {
  forget_hint();
  const HintTold& told = found;  // without the facts
  hint = core::Shared<GivenHint>(GivenHint{told, 1});
  if (found.facts.value) {
    board.value.newer.value.hint_facts.value = core::Shared<HintFacts>(*found.facts.value);
  }
}

void Later::forget_hint() {
  hint.reset();
  board.value.newer.value.hint_facts.value.reset();
}

HintFound Later::found() const {
  HintFound out{(*hint)->found};
  const auto& facts = board.value.newer.value.hint_facts.value;
  if (facts) out.facts.value = **facts;
  return out;
}

}  // namespace gridmates::sudoku
