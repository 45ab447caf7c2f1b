// What follows from one claim along the links, and by which shortest path. One thread at a time;
// constructed once and used for claim after claim.
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
  // The links must outlive this object.
  explicit Implications(const Links<Capacity>& links);

  // Breadth first, links in their order: the same paths every time. Paths of more than kLongest
  // links are not followed.
  void follow(Claim from);
  static constexpr int kLongest = 120;

  // All claims that follow, nearest first, including the start.
  std::span<const Claim> reached() const { return reached_; }
  bool reaches(Claim claim) const { return steps_[claim.index()] != kNever; }
  // The number of links on the path to a claim that is reached; else kNever.
  std::uint8_t steps_to(Claim claim) const { return steps_[claim.index()]; }
  static constexpr std::uint8_t kNever = std::numeric_limits<std::uint8_t>::max();
  // steps_to() of every claim, by index.
  std::span<const std::uint8_t> steps() const { return steps_; }
  // The path to a claim that is reached, from the start.
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
