// What follows from one claim along the links, and by which shortest way. One thread at a time;
// made once and asked for claim after claim.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "engine/sudoku/logic/links.h"

namespace gridmates::sudoku {

template <class Capacity>
class Implications {
 public:
  // The links must stay.
  explicit Implications(const Links<Capacity>& links);

  // Breadth first, links in their order: the same ways every time. Ways of more than kLongest links
  // are not walked.
  void follow(Claim from);
  static constexpr int kLongest = 120;

  // Everything that follows, nearest first, the start itself included.
  std::span<const Claim> reached() const { return reached_; }
  bool reaches(Claim claim) const { return steps_[claim.index()] != kNever; }
  // Links on the way to a claim that is reached; else kNever.
  std::uint8_t steps_to(Claim claim) const { return steps_[claim.index()]; }
  static constexpr std::uint8_t kNever = std::numeric_limits<std::uint8_t>::max();
  // steps_to() of every claim, by index.
  std::span<const std::uint8_t> steps() const { return steps_; }
  // The way to a claim that is reached, from the start on.
  std::vector<Claim> way_to(Claim claim) const;

 private:
  const Links<Capacity>& links_;
  std::vector<Claim> reached_;
  std::vector<std::uint8_t> steps_;
  std::vector<NodeId> before_;  // the node from which a claim was reached
};

extern template class Implications<Nine>;
extern template class Implications<TwentyFive>;

}  // namespace gridmates::sudoku
