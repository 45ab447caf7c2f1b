#include "engine/minesweeper/guess_policy.h"

#include "engine/minesweeper/arrange.h"
#include "engine/minesweeper/deduce/deducer.h"

namespace gridmates::minesweeper {
namespace {

Cells without(Cells cells, const Cells& taken) {
  cells -= taken;
  return cells;
}

// The salt mixed with the ply; discards numbers until every bit of both affects the whole state.
core::Random random_for(const State& state) {
  core::Seed seed = state.board.salt;
  for (int i = 0; i < 4; ++i) {
    seed[static_cast<std::size_t>(i)] ^= static_cast<std::uint8_t>(state.plies >> (8 * i));
  }
  core::Random random(seed);
  constexpr int kThrownAway = 64;
  for (int i = 0; i < kThrownAway; ++i) random.next();
  return random;
}

}  // namespace

// Most openings follow from a few numbers, and the deducer stops at the first step that proves
// them; the odds decide what it cannot prove.
Judgement judge(const Position& position, const Cells& opening) {
  Deducer deducer(position);
  Judgement judgement;
  do {
    judgement.proved = deducer.safe();
    if (without(opening, judgement.proved).empty()) return judgement;
  } while (deducer.next());
  judgement.odds = odds(position, kJudgeBudget);
  judgement.decided = judgement.odds.decided;
  if (!judgement.decided) return judgement;
  judgement.proved |= judgement.odds.safe;
  judgement.forced = judgement.proved.empty();
  return judgement;
}

std::optional<std::uint16_t> chance_permille(const Odds& odds, Cell cell) {
  if (!odds.decided) return std::nullopt;
  constexpr double kSlack = 1e-6;
  return static_cast<std::uint16_t>(odds.mine[cell] * 1000 + 0.5 + kSlack);
}

void be_kind(State& state, const Position& position, const Cells& opening,
             const Judgement& judgement) {
  const Cells guessed = without(opening, judgement.proved);
  if (guessed.empty()) return;
  const bool survives = judgement.forced || !judgement.decided;
  core::Random random = random_for(state);
  Demand demand;
  guessed.each([&](Cell cell) {
    Demand more = demand;
    (survives ? more.safe : more.mined).add(cell);
    if (rearrange(position, more, random, state.board.mines)) demand = more;
  });
}

Cells hits_among(const State& state, const Cells& opening, const Judgement& judgement) {
  const bool strict = state.board.options.guessing == GuessPolicy::kStrict && judgement.decided &&
                      !judgement.forced;
  Cells hits;
  opening.each([&](Cell cell) {
    hits.set(cell, state.board.mines.has(cell) || (strict && !judgement.proved.has(cell)));
  });
  return hits;
}

}  // namespace gridmates::minesweeper
