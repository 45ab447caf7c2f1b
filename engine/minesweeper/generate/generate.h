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
  bool no_guess = true;  // false: any field, as lay() makes it
};

struct Generated {
  Field field;
  bool guaranteed = false;     // `proof` shows that it can be finished from `first` without a guess
  std::vector<Step> proof;     // empty when not guaranteed
  std::uint32_t attempts = 1;  // fields started
};

// Limits. kAttempts: fields started before the generator gives up the guarantee. The first of them,
// as many as have kPlainCells cells together and at most kPlainAttempts, are taken only unchanged:
// if one of them qualifies, it is a uniform choice among all guess-free fields. The others are
// redrawn in places, up to kRedraws times each.
inline constexpr std::uint32_t kAttempts = 100;
inline constexpr std::uint32_t kPlainAttempts = 30;
inline constexpr std::uint32_t kPlainCells = 15'000;
inline constexpr int kRedraws = 1000;
// Nodes of search for one deduction.
inline constexpr std::uint32_t kNodes = 2'000;

// check_field() must accept the options. The same options and seed give the same field on every
// platform. After kAttempts the last field is returned, with `guaranteed` false.
Generated generate(const GeneratorOptions& wanted, const core::Seed& seed);

// The proof of a field that the generator's own deductions finish without a guess; empty when they
// do not.
std::vector<Step> prove(const Field& field, Cell first);

}  // namespace gridmates::minesweeper
