#include "engine/sudoku/generate/uniform.h"

#include <bit>
#include <numeric>

namespace gridmates::sudoku {
namespace {

// Three digits of 0 to 8 in a line, as the set of pairs of digits that share the line.
using Pairs = std::uint64_t;
constexpr int kPairs = 36;

// Maps a set of digits to the pairs in it.
constexpr auto kPairsOf = [] {
  std::array<Pairs, 512> table{};
  for (unsigned set = 0; set < table.size(); ++set) {
    int pair = 0;
    for (unsigned a = 0; a < kSide; ++a) {
      for (unsigned b = a + 1; b < kSide; ++b, ++pair) {
        if ((set >> a & set >> b & 1) != 0) table[set] |= Pairs{1} << pair;
      }
    }
  }
  return table;
}();

// The 56 ways of a strip whose first box has digits 0-2, 3-5 and 6-8 in its lines: the same number
// of digits of each line must step by one.
constexpr auto kWaysInOrder = [] {
  std::array<LineSet, Strip::kWays> ways{};
  std::size_t count = 0;
  for (unsigned bits = 0; bits < 512; ++bits) {
    const int steps = std::popcount(bits & 7);
    if (steps == std::popcount(bits >> 3 & 7) && steps == std::popcount(bits >> 6)) {
      ways[count++] = static_cast<LineSet>(bits);
    }
  }
  return ways;
}();

Pairs pairs_that_share(const LineSets& lines) {
  return kPairsOf[lines[0]] | kPairsOf[lines[1]] | kPairsOf[lines[2]];
}

Lines lines_of(const LineSets& sets) {
  Lines lines{};
  for (unsigned digit = 0; digit < kSide; ++digit) {
    lines[digit] = static_cast<std::uint8_t>((sets[1] >> digit & 1) + 2 * (sets[2] >> digit & 1));
  }
  return lines;
}

// Removes and returns the lowest bit of a set.
int take_first(std::uint64_t& set) {
  const int bit = std::countr_zero(set);
  set &= set - 1;
  return bit;
}

// Assigns the three digits of every line a random place each.
Lines random_places(const Lines& lines, core::Random& random) {
  Lines places{};
  for (std::uint8_t line = 0; line < 3; ++line) {
    std::array<std::uint8_t, 3> order = {0, 1, 2};
    random.shuffle<std::uint8_t>(order);
    std::size_t next = 0;
    for (std::size_t digit = 0; digit < kSide; ++digit) {
      if (lines[digit] == line) places[digit] = order[next++];
    }
  }
  return places;
}

Grid grid_of(const ByBox& boxes, const std::array<std::uint8_t, kSide>& names) {
  Grid grid{};
  for (std::size_t box = 0; box < kSide; ++box) {
    const std::size_t corner = box / 3 * 3 * kSide + box % 3 * 3;
    for (std::size_t digit = 0; digit < kSide; ++digit) {
      grid[corner + std::size_t{kSide} * boxes.rows[box][digit] + boxes.columns[box][digit]] =
          names[digit];
    }
  }
  return grid;
}

}  // namespace

Strip::Strip(const Lines& first) {
  LineSet renamed[3][8] = {};  // digits of a line, by a bit mask of their order in it
  unsigned next[3] = {1, 1, 1};
  for (unsigned digit = 0; digit < kSide; ++digit) {
    const unsigned line = first[digit];
    const auto bit = static_cast<LineSet>(1u << digit);
    for (unsigned set = 0; set < 8; ++set) {
      if ((set & next[line]) != 0) renamed[line][set] |= bit;
    }
    next[line] <<= 1;
    first_[line] |= bit;
  }
  for (std::size_t way = 0; way < kWays; ++way) {
    const unsigned bits = kWaysInOrder[way];
    ways_[way] = renamed[0][bits & 7] | renamed[1][bits >> 3 & 7] | renamed[2][bits >> 6];
  }
}

// Line i gets the digits of the line before it that step by one, and those of the line after it
// that step by two.
LineSets Strip::lines(unsigned bits) const {
  LineSets lines{};
  for (std::size_t i = 0; i < 3; ++i) {
    lines[i] = static_cast<LineSet>((first_[(i + 2) % 3] & ~bits) | (first_[(i + 1) % 3] & bits));
  }
  return lines;
}

// First finds, pair by pair, which ways of the other strip put two digits into one line; then, for
// a way of this strip, all except those that share a pair with it.
Completions::Fitting Completions::fitting(const Strip& strip, Side side, const Strip& other,
                                          Side other_side) {
  Ways sharing[kPairs] = {};
  for (int way = 0; way < Strip::kWays; ++way) {
    for (Pairs rest = pairs_that_share((other.*other_side)(way)); rest != 0;) {
      sharing[take_first(rest)] |= Ways{1} << way;
    }
  }
  Fitting fitting{};
  for (int way = 0; way < Strip::kWays; ++way) {
    Ways clashing = 0;
    for (Pairs rest = pairs_that_share((strip.*side)(way)); rest != 0;) {
      clashing |= sharing[take_first(rest)];
    }
    fitting[static_cast<std::size_t>(way)] = ~clashing & ((Ways{1} << Strip::kWays) - 1);
  }
  return fitting;
}

Completions::Completions(const ByBox& frame)
    : middle_band_(frame.rows[3]),
      bottom_band_(frame.rows[6]),
      middle_stack_(frame.columns[1]),
      right_stack_(frame.columns[2]),
      in_box_4_(fitting(middle_band_, &Strip::near, middle_stack_, &Strip::near)),
      in_box_5_(fitting(middle_band_, &Strip::far, right_stack_, &Strip::near)),
      in_box_7_(fitting(middle_stack_, &Strip::far, bottom_band_, &Strip::near)),
      in_box_8_(fitting(right_stack_, &Strip::far, bottom_band_, &Strip::far)) {}

// Skips `number` completions, band by band and stack by stack, and reports the next one. If there
// is none, returns false with `number` reduced by the completions skipped.
bool Completions::walk(std::uint32_t& number, Four& four) const {
  for (int band = 0; band < Strip::kWays; ++band) {
    const auto at = static_cast<std::size_t>(band);
    Ways bottoms[Strip::kWays];  // of every right stack that goes with the band
    std::size_t rights = 0;
    for (Ways rest = in_box_5_[at]; rest != 0;) {
      bottoms[rights++] = in_box_8_[static_cast<std::size_t>(take_first(rest))];
    }
    for (Ways rest = in_box_4_[at]; rest != 0;) {
      const int middle = take_first(rest);
      const Ways in_box_7 = in_box_7_[static_cast<std::size_t>(middle)];
      std::uint32_t here = 0;
      for (std::size_t i = 0; i < rights; ++i) {
        here += static_cast<std::uint32_t>(std::popcount(in_box_7 & bottoms[i]));
      }
      if (number >= here) {
        number -= here;
        continue;
      }
      four.middle_band = band;
      four.middle_stack = middle;
      step_to(number, four);
      return true;
    }
  }
  return false;
}

// The same for the right stack and the bottom band, which must exist.
void Completions::step_to(std::uint32_t number, Four& four) const {
  for (Ways rest = in_box_5_[static_cast<std::size_t>(four.middle_band)]; rest != 0;) {
    four.right_stack = take_first(rest);
    Ways bottoms = in_box_7_[static_cast<std::size_t>(four.middle_stack)] &
                   in_box_8_[static_cast<std::size_t>(four.right_stack)];
    for (; bottoms != 0; --number) {
      four.bottom_band = take_first(bottoms);
      if (number == 0) return;
    }
  }
}

std::uint32_t Completions::count(std::uint32_t limit) const {
  std::uint32_t left = limit;
  Four four{};
  return walk(left, four) ? limit : limit - left;
}

bool Completions::fill(std::uint32_t number, ByBox& frame) const {
  Four four{};
  if (!walk(number, four)) return false;
  frame.rows[4] = lines_of(middle_band_.near(four.middle_band));
  frame.rows[5] = lines_of(middle_band_.far(four.middle_band));
  frame.rows[7] = lines_of(bottom_band_.near(four.bottom_band));
  frame.rows[8] = lines_of(bottom_band_.far(four.bottom_band));
  frame.columns[4] = lines_of(middle_stack_.near(four.middle_stack));
  frame.columns[7] = lines_of(middle_stack_.far(four.middle_stack));
  frame.columns[5] = lines_of(right_stack_.near(four.right_stack));
  frame.columns[8] = lines_of(right_stack_.far(four.right_stack));
  return true;
}

bool is_rare(const ByBox& frame) {
  const auto repeats = [](const Lines& one, const Lines& other) {
    for (std::size_t a = 0; a < kSide; ++a) {
      for (std::size_t b = a + 1; b < kSide; ++b) {
        if ((one[a] == one[b]) != (other[a] == other[b])) return false;
      }
    }
    return true;
  };
  return repeats(frame.columns[1], frame.columns[2]) && repeats(frame.rows[3], frame.rows[6]);
}

ByBox random_frame(core::Random& random) {
  ByBox frame;
  for (std::uint8_t digit = 0; digit < kSide; ++digit) {
    frame.rows[0][digit] = digit / 3;
    frame.columns[0][digit] = digit % 3;
  }
  const Strip band(frame.rows[0]);
  const Strip stack(frame.columns[0]);
  const int band_way = static_cast<int>(random.below(Strip::kWays));
  const int stack_way = static_cast<int>(random.below(Strip::kWays));
  frame.rows[1] = lines_of(band.near(band_way));
  frame.rows[2] = lines_of(band.far(band_way));
  frame.columns[3] = lines_of(stack.near(stack_way));
  frame.columns[6] = lines_of(stack.far(stack_way));
  for (const std::size_t box : {1, 2}) frame.columns[box] = random_places(frame.rows[box], random);
  for (const std::size_t box : {3, 6}) frame.rows[box] = random_places(frame.columns[box], random);
  return frame;
}

std::optional<Grid> uniform_grid(core::Random& random) {
  std::array<std::uint8_t, kSide> names{};
  std::iota(names.begin(), names.end(), std::uint8_t{1});
  random.shuffle<std::uint8_t>(names);
  for (int i = 0; i < kFrames; ++i) {
    ByBox frame = random_frame(random);
    const std::uint32_t number = random.below(kMostCompletions);
    if (number >= kMostUsualCompletions && !is_rare(frame)) continue;
    if (Completions(frame).fill(number, frame)) return grid_of(frame, names);
  }
  return std::nullopt;
}

}  // namespace gridmates::sudoku
