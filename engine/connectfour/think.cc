#include "engine/connectfour/think.h"

#include <array>
#include <bit>
#include <utility>

namespace gridmates::connectfour {
namespace {

// A column has one bit per cell and one above that stays empty, so lines do not continue in the
// next column (Tromp, "The Fhourstones benchmark").
constexpr int kHeight = kRows + 1;
constexpr std::array<int, 4> kLineSteps = {1, kHeight, kHeight - 1, kHeight + 1};

constexpr Cells column_of(int column) { return ((Cells{1} << kRows) - 1) << (column * kHeight); }
constexpr Cells bottom_of(int column) { return Cells{1} << (column * kHeight); }

constexpr Cells bottom_row() {
  Cells row = 0;
  for (int column = 0; column < kColumns; ++column) row |= bottom_of(column);
  return row;
}
constexpr Cells kBottom = bottom_row();
constexpr Cells kBoard = kBottom * ((Cells{1} << kRows) - 1);

// The lines of four that a player notices, by direction, as their first cells.
using Seen = std::array<Cells, kLineSteps.size()>;

Cells lines_among(Cells cells, int step) {
  const Cells pairs = cells & cells >> step;
  return pairs & pairs >> (2 * step);
}

Seen all_lines() {
  Seen seen{};
  for (std::size_t way = 0; way < kLineSteps.size(); ++way) {
    seen.at(way) = lines_among(kBoard, kLineSteps.at(way));
  }
  return seen;
}

// All lines except the overlooked ones; a diagonal is overlooked twice as often.
Seen lines_seen(std::uint32_t overlooked_permille, core::Random& random) {
  Seen seen = all_lines();
  if (overlooked_permille == 0) return seen;
  for (std::size_t way = 0; way < kLineSteps.size(); ++way) {
    const std::uint32_t chance = overlooked_permille * (way < 2 ? 1 : 2);
    for (Cells rest = seen.at(way); rest != 0; rest &= rest - 1) {
      if (random.below(1000) < chance) seen.at(way) &= ~(rest & (~rest + 1));
    }
  }
  return seen;
}

// A position as engine/core/search.h requires it.
class Node {
 public:
  Node(const Position& position, const Seen& seen) : seen_(seen) {
    const bool x_moves = next_disc(position) == Disc::kX;
    own_ = (x_moves ? position.x : position.o) & kBoard;
    taken_ = (position.x | position.o) & kBoard;
  }

  core::Bounds bounds() const {
    const Cells other = taken_ ^ own_;
    if (has_four(other)) return core::Bounds::exactly(-core::kWonScore);
    if (taken_ == kBoard) return core::Bounds::exactly(0);
    const Cells landing = (taken_ + kBottom) & kBoard;
    if ((fours_with(own_) & landing) != 0) return core::Bounds::exactly(core::kWonScore - 1);
    const Cells losing = fours_with(other) & landing;
    if ((losing & (losing - 1)) != 0) return core::Bounds::exactly(2 - core::kWonScore);
    return {};
  }
  void list_moves(core::MoveList& into) const {
    if (taken_ == kBoard) return;
    const Cells landing = (taken_ + kBottom) & kBoard;
    const Cells winning = fours_with(own_) & landing;
    const Cells others = fours_with(taken_ ^ own_);
    // A disc below a cell where the opponent would win loses: only played if nothing else is left.
    const Cells holding = landing & ~(others >> 1);
    const Cells must = winning != 0              ? winning
                       : (others & landing) != 0 ? others & landing
                       : holding != 0            ? holding
                                                 : landing;
    constexpr std::array<core::SearchMove, kColumns> kMiddleFirst = {3, 2, 4, 1, 5, 0, 6};
    std::array<std::pair<int, core::SearchMove>, kColumns> order;
    std::size_t count = 0;
    for (const core::SearchMove column : kMiddleFirst) {
      const Cells cell = must & column_of(column);
      if (cell == 0) continue;
      // Moves that make more threats come first.
      const int threats = std::popcount(fours_with(own_ | cell));
      std::size_t place = count++;
      for (; place > 0 && order.at(place - 1).first < threats; --place) {
        order.at(place) = order.at(place - 1);
      }
      order.at(place) = {threats, column};
    }
    for (std::size_t i = 0; i < count; ++i) into.add(order.at(i).second);
  }
  void make(core::SearchMove column) {
    own_ ^= taken_;
    taken_ |= taken_ + bottom_of(column);
  }
  void unmake(core::SearchMove column) {
    const Cells in_column = taken_ & column_of(column);
    taken_ ^= std::bit_floor(in_column);
    own_ ^= taken_;
  }
  // The own discs and the first free cell of each column determine the position.
  std::uint64_t key() const { return mixed(own_ + taken_ + kBottom); }
  // The lines that each side can still fill, and the cells on which it would have four.
  int estimate() const {
    const Cells other = taken_ ^ own_;
    return open_lines(other) - open_lines(own_) +
           kThreat * (std::popcount(fours_with(own_)) - std::popcount(fours_with(other)));
  }

 private:
  static constexpr int kThreat = 12;

  static std::uint64_t mixed(std::uint64_t key) {  // SplitMix64 (Steele, Lea, Flood, 2014)
    key = (key ^ key >> 30) * 0xbf58476d1ce4e5b9ULL;
    key = (key ^ key >> 27) * 0x94d049bb133111ebULL;
    return key ^ key >> 31;
  }
  bool has_four(Cells cells) const {
    for (std::size_t way = 0; way < kLineSteps.size(); ++way) {
      if ((lines_among(cells, kLineSteps[way]) & seen_[way]) != 0) return true;
    }
    return false;
  }
  // The free cells that complete a line of four with these cells.
  Cells fours_with(Cells cells) const {
    const Cells free = kBoard & ~taken_;
    Cells found = 0;
    for (std::size_t way = 0; way < kLineSteps.size(); ++way) {
      const int step = kLineSteps[way];
      const Cells one = cells >> step, two = cells >> (2 * step), three = cells >> (3 * step);
      found |= one & two & three & seen_[way];
      found |= (cells & two & three & seen_[way]) << step;
      found |= (cells & one & three & seen_[way]) << (2 * step);
      found |= (cells & one & two & seen_[way]) << (3 * step);
    }
    return found & free;
  }
  // The number of lines without any of these discs.
  int open_lines(Cells cells) const {
    int lines = 0;
    for (std::size_t way = 0; way < kLineSteps.size(); ++way) {
      lines += std::popcount(lines_among(kBoard & ~cells, kLineSteps[way]) & seen_[way]);
    }
    return lines;
  }

  Seen seen_;
  Cells own_ = 0;  // of the player to move
  Cells taken_ = 0;
};

}  // namespace

core::Found think(const Position& position, const Skill& skill, std::uint64_t max_nodes,
                  core::Random& random) {
  const Seen seen = lines_seen(skill.overlooked_permille, random);
  return core::Search(Node(position, seen), {skill.plies, max_nodes}).run();
}

}  // namespace gridmates::connectfour
