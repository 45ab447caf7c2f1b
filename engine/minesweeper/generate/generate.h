// Fields that can be finished without a guess, with the proof. Pure; any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/rules.h"
#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/proof/step.h"

namespace gridmates::minesweeper {

struct Wish {
  Shape shape;
  std::uint16_t mines = 10;
  Cell first = 0;
  Start start = Start::kZero;
  bool no_guess = true;  // else: any field, as lay() makes it
};

struct Generated {
  Field field;
  bool guaranteed = false;     // it can be finished from `first` without a guess, as `proof` shows
  std::vector<Step> proof;     // empty when not guaranteed
  std::uint32_t attempts = 1;  // fields begun
};

// Fields that are begun, and mines that are moved in each of them, before it says that there is no
// guarantee.
inline constexpr std::uint32_t kAttempts = 100;
inline constexpr int kMoves = 1000;

// check_field() has said yes to the wish. The same wish and seed give the same field on every
// platform. After kAttempts the last field comes without a guarantee, and says so.
Generated generate(const Wish& wish, const core::Seed& seed);

// The proof of a field that can be finished without a guess by the generator's own means; empty
// when it cannot.
std::vector<Step> prove(const Field& field, Cell first);

}  // namespace gridmates::minesweeper
