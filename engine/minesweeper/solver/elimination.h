// The order in which the groups of a component are counted, and the numbers that are open at each
// step. Scratch memory that is reused; one thread at a time.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/minesweeper/solver/frontier.h"

namespace gridmates::minesweeper::counting {

// The mines that the open numbers still need, four bits each (0 to 8), for up to kSlots numbers.
// Taking mines from several numbers is one subtraction.
struct Remainders {
  static constexpr unsigned kSlots = 32;

  std::uint64_t low = 0;
  std::uint64_t high = 0;

  static constexpr Remainders at(unsigned slot, std::uint64_t mines) {
    const std::uint64_t shifted = mines << (slot % 16 * 4);
    return slot < 16 ? Remainders{shifted, 0} : Remainders{0, shifted};
  }
  constexpr int of(unsigned slot) const {
    return static_cast<int>((slot < 16 ? low : high) >> (slot % 16 * 4) & 15);
  }
  constexpr Remainders& operator+=(Remainders other) {
    low += other.low;
    high += other.high;
    return *this;
  }
  constexpr Remainders& operator-=(Remainders other) {
    low -= other.low;
    high -= other.high;
    return *this;
  }
  friend constexpr bool operator==(Remainders, Remainders) = default;
};

// The counting of one group, and its effect on the numbers it touches.
struct Round {
  Index group = 0;
  std::uint8_t size = 0;
  std::uint8_t touches = 0;
  std::array<std::uint8_t, 8> slots{};  // of the numbers touched
  std::array<std::int8_t, 8> later{};   // cells that each of these numbers has in later rounds
  Remainders opened{};                  // the needs of numbers that are new in this round
  Remainders touched{};                 // 1 for each number touched
};

class Elimination {
 public:
  // Returns false if more than Remainders::kSlots numbers would be open at once.
  bool plan(const Frontier& frontier, const Component& component);

  const std::vector<Round>& rounds() const { return rounds_; }

 private:
  static constexpr Index kNoGroup = static_cast<Index>(~0u);

  struct Progress {
    std::int8_t slot = -1;     // while the number is open
    std::int8_t later = 0;     // cells in later groups
    std::uint32_t marked = 0;  // the last count of new numbers that included it
  };

  void begin(const Frontier& frontier, const Component& component);
  Index next_number(const Frontier& frontier, const Component& component);
  unsigned news(const Frontier& frontier, const Number& number);
  unsigned news(const Group& group);
  Index next_group(const Frontier& frontier, const Number& number);
  bool count(const Frontier& frontier, Index index);
  void open(Index index, const Number& number, Round& round);
  bool close(Index index);

  std::vector<Round> rounds_;
  std::vector<Progress> progress_;  // by number
  std::vector<std::uint8_t> done_;  // by group
  std::vector<Index> open_;         // numbers, in the order of opening
  std::uint32_t free_slots_ = 0;
  std::uint32_t mark_ = 0;
};

}  // namespace gridmates::minesweeper::counting
