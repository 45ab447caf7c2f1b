// Chains of almost locked sets, found by following the consequences of a set's losing a digit.
#include "engine/sudoku/logic/almost_locked.h"
#include "engine/sudoku/logic/als.h"

namespace gridmates::sudoku {
namespace {

// Breadth first from "the first set has x" over "so that set lacks that digit".
template <class Capacity>
class AlsChainSearch {
 public:
  AlsChainSearch(const Board<Capacity>& board, Steps& steps)
      : sets_(almost_locked_sets(board)),
        links_(sets_),
        steps_(steps),
        seen_in_round_(sets_.size() * Capacity::kSide) {}

  void run() {
    for (std::size_t start = 0; start < sets_.size(); ++start) {
      for (int x : DigitsOf{sets_[start].digits()}) {
        if (chains_from(start, x)) return;
      }
    }
  }

 private:
  using Set = AlmostLockedSet<Capacity>;

  // A set that lacks the digit, because the set before it has it.
  struct Loss {
    std::uint16_t set = 0;
    std::uint8_t digit = 0;
    std::uint8_t sets = 1;     // length of the chain so far
    std::uint32_t before = 0;  // index in losses_
  };

  bool chains_from(std::size_t start, int x) {
    ++round_;
    start_ = start;
    x_ = x;
    losses_.assign(1, {static_cast<std::uint16_t>(start), 0});
    for (std::uint32_t at = 0; at < losses_.size(); ++at) {
      const Loss loss = losses_[at];
      if (loss.sets == kMostChainSets) return false;  // and so do all after it
      const DigitSet present =
          at == 0 ? digit_bit(x) : sets_[loss.set].digits() & ~digit_bit(loss.digit);
      for (int digit : DigitsOf{present}) {
        for (std::uint16_t to : links_.of(loss.set, digit)) {
          if (arrive(to, digit, at)) return true;
        }
      }
    }
    return false;
  }

  // Returns true when no more steps are wanted.
  bool arrive(std::uint16_t set, int digit, std::uint32_t before) {
    const auto state = set * std::size_t{Capacity::kSide} + static_cast<std::size_t>(digit - 1);
    if (seen_in_round_[state] == round_) return false;
    seen_in_round_[state] = round_;
    const Loss loss{set, static_cast<std::uint8_t>(digit),
                    static_cast<std::uint8_t>(losses_[before].sets + 1), before};
    // A ring returns to its first set; it is reported in one direction only.
    if (set == start_) return loss.sets > 3 && x_ <= digit && tell(loss);
    losses_.push_back(loss);
    return loss.sets > 3 && set > start_ && tell(loss);
  }

  // The first set has x or all its other digits; if it has x, the last set has all digits except
  // the one it has lost.
  bool tell(const Loss& last) {
    const Set& one = sets_[start_];
    const Set& other = sets_[last.set];
    Step step;
    strike_commons(one, other,
                   one.digits() & other.digits() & ~(digit_bit(x_) | digit_bit(last.digit)), step);
    if (step.eliminations.empty()) return false;
    tidy(step);
    step.technique = Technique::kAlsChain;
    step.digits = digits_of(step.eliminations);
    tell_path(last, step);
    return steps_.add(std::move(step));
  }

  // Fills in the sets along the path.
  void tell_path(const Loss& last, Step& step) const {
    std::vector<Loss> path = {last};  // from the end
    while (path.back().sets > 1) path.push_back(losses_[path.back().before]);
    const int z = step.digits.front();
    CellSet<Capacity> cells;
    step.chains.emplace_back();
    for (std::size_t i = path.size(); i-- > 0;) {
      const int missing = i == path.size() - 1 ? z : path[i].digit;
      const int present = i == 0 ? z : path[i - 1].digit;
      pass_through(sets_[path[i].set], missing, present, step);
      cells |= sets_[path[i].set].cells();
    }
    step.cells = list_of(cells);
  }

  const AlmostLockedSets<Capacity> sets_;
  const AlsLinks<Capacity> links_;
  Steps& steps_;
  std::size_t start_ = 0;
  int x_ = 0;
  std::vector<Loss> losses_;
  std::uint32_t round_ = 0;
  std::vector<std::uint32_t> seen_in_round_;  // by set and digit
};

}  // namespace

template <class Capacity>
void find_als_chain(const Board<Capacity>& board, Steps& steps) {
  AlsChainSearch<Capacity>(board, steps).run();
}

template void find_als_chain(const Board<Nine>&, Steps&);
template void find_als_chain(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
