// The output of the steps of the scale: what follows, how hard it is, what it rests on. Plain
// values; one thread.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/sudoku/explainer/scale.h"
#include "engine/sudoku/logic/board.h"

namespace gridmates::sudoku::explainer {

// A half-open range of candidates in Deductions.
struct Range {
  std::uint32_t from = 0;
  std::uint32_t to = 0;
};

struct Deduction {
  ScaleStep step{};
  int added = 0;  // tenths added to the step's rating for size or length
  Range removed;
  Range needs;                    // must be absent for this to hold (patterns and chains only)
  Candidate placed;               // digit 0: none
  std::uint32_t complexity = 0;   // of a chain: its number of inferences
  std::uint64_t fingerprint = 0;  // of a chain: hash of its inferences; 0 for a pattern
  std::uint64_t effect = 0;       // hash of the removed candidates, independent of their order

  Rating rating() const { return static_cast<Rating>(row_of(step).rating + added); }
  std::string_view name() const { return row_of(step).name.text(); }
};

// A list of deductions that reuses its memory. Write one at a time: remove(), need(), then close().
class Deductions {
 public:
  enum class Wanted : bool { kFirst, kAll };
  explicit Deductions(Wanted wanted) : wanted_(wanted) {}

  void clear() {
    found_.clear();
    candidates_.clear();
    needs_.clear();
    open_ = {};
  }
  void remove(Candidate c) {
    candidates_.push_back(c);
    open_.effect += mixed(c.cell * 64u + c.digit);
  }
  void need(Candidate c) { needs_.push_back(c); }
  void place(Candidate c) { open_.placed = c; }
  void set_chain(std::uint32_t complexity, std::uint64_t fingerprint) {
    open_.complexity = complexity;
    open_.fingerprint = fingerprint;
  }
  // Whether an earlier deduction removes the same candidates.
  bool repeats_effect() const {
    return std::any_of(found_.begin(), found_.end(),
                       [this](const Deduction& f) { return f.effect == open_.effect; });
  }
  void drop() {
    candidates_.resize(open_.removed.from);
    needs_.resize(open_.needs.from);
    begin();
  }
  // Ends the deduction, or drops it if it has no effect. True when no more are wanted.
  bool close(ScaleStep step, int added = 0) {
    open_.removed.to = static_cast<std::uint32_t>(candidates_.size());
    open_.needs.to = static_cast<std::uint32_t>(needs_.size());
    if (open_.removed.from == open_.removed.to && open_.placed.digit == 0) {
      drop();
      return false;
    }
    open_.step = step;
    open_.added = added;
    found_.push_back(open_);
    begin();
    return wanted_ == Wanted::kFirst;
  }

  const std::vector<Deduction>& found() const { return found_; }
  std::span<const Candidate> removed(const Deduction& f) const {
    return std::span(candidates_).subspan(f.removed.from, f.removed.to - f.removed.from);
  }
  std::span<const Candidate> needs(const Deduction& f) const {
    return std::span(needs_).subspan(f.needs.from, f.needs.to - f.needs.from);
  }

 private:
  // The finalizer of SplitMix64, so that sums over different candidates differ.
  static std::uint64_t mixed(std::uint64_t x) {
    x = (x + 1) * 0x9E3779B97F4A7C15u;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
  }

  void begin() {
    open_ = {};
    open_.removed.from = static_cast<std::uint32_t>(candidates_.size());
    open_.needs.from = static_cast<std::uint32_t>(needs_.size());
  }

  Wanted wanted_;
  std::vector<Deduction> found_;
  std::vector<Candidate> candidates_;
  std::vector<Candidate> needs_;
  Deduction open_;
};

}  // namespace gridmates::sudoku::explainer
