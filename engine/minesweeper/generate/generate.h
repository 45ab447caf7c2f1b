// Fields that can be finished without a guess, with the proof. Pure; any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/rules.h"
#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/proof/step.h"

namespace gridmates::minesweeper {

struct GeneratorOptions {
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

// The bounds. Fields that are begun before it says that there is no guarantee; the first of them,
// as many as have kPlainCells cells together and no more than kPlainAttempts, are taken only as
// they are, so that where one of them will do, every field that can be finished without a guess is
// as likely as any other. The others are drawn anew in places, up to kRedraws times each.
inline constexpr std::uint32_t kAttempts = 100;
inline constexpr std::uint32_t kPlainAttempts = 30;
inline constexpr std::uint32_t kPlainCells = 15'000;
inline constexpr int kRedraws = 1000;
// Nodes that one deduction may take.
inline constexpr std::uint32_t kNodes = 2'000;

// check_field() has said yes to the options. The same options and seed give the same field on every
// platform. After kAttempts the last field comes without a guarantee, and says so.
Generated generate(const GeneratorOptions& wanted, const core::Seed& seed);

// The proof of a field that can be finished without a guess by the generator's own means; empty
// when it cannot.
std::vector<Step> prove(const Field& field, Cell first);

}  // namespace gridmates::minesweeper
