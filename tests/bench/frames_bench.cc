// Counts the completions of every frame of engine/sudoku/generate/uniform.h: the most of one frame,
// on which uniform grids depend, and the total, which is the number of Sudoku grids.
//
// Frames have equal counts if their boxes 1 and 2 (3 and 6) differ only in the order of columns
// (rows) or are exchanged, or if rows and columns of box 0 are permuted in the whole frame. So it
// is enough to pair one band of each kind with every kind of stack.
#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "engine/sudoku/generate/uniform.h"

namespace gridmates::sudoku {
namespace {

using Digits9 = std::array<std::uint8_t, kSide>;
using Kind = std::pair<Lines, Lines>;

// Lines renumbered by first occurrence.
Lines numbered(const Lines& lines) {
  std::array<int, 3> number = {-1, -1, -1};
  int next = 0;
  Lines out{};
  for (std::size_t digit = 0; digit < kSide; ++digit) {
    if (number[lines[digit]] < 0) number[lines[digit]] = next++;
    out[digit] = static_cast<std::uint8_t>(number[lines[digit]]);
  }
  return out;
}

Kind kind_of(const Lines& one, const Lines& other) {
  return std::minmax({numbered(one), numbered(other)});
}

// All ways to place the three digits of every line.
std::vector<Lines> all_places(const LineSets& lines) {
  std::vector<Lines> all = {Lines{}};
  for (const LineSet line : lines) {
    std::vector<std::size_t> digits;
    for (std::size_t digit = 0; digit < kSide; ++digit) {
      if ((line >> digit & 1) != 0) digits.push_back(digit);
    }
    std::vector<Lines> more;
    for (const Lines& begun : all) {
      std::array<std::uint8_t, 3> order = {0, 1, 2};
      do {
        more.push_back(begun);
        for (std::size_t i = 0; i < 3; ++i) more.back()[digits[i]] = order[i];
      } while (std::next_permutation(order.begin(), order.end()));
    }
    all = std::move(more);
  }
  return all;
}

// Every kind of band beside a box with its digits in these lines, with the number of such bands.
std::map<Kind, std::uint64_t> kinds_beside(const Lines& first) {
  std::map<Kind, std::uint64_t> kinds;
  const Strip strip(first);
  for (int way = 0; way < Strip::kWays; ++way) {
    const auto far = all_places(strip.far(way));
    for (const Lines& near : all_places(strip.near(way))) {
      for (const Lines& lines : far) ++kinds[kind_of(near, lines)];
    }
  }
  return kinds;
}

// The kind after a permutation of rows and columns of box 0.
Kind renamed(const Kind& kind, const Digits9& names) {
  Lines one{};
  Lines other{};
  for (std::size_t digit = 0; digit < kSide; ++digit) {
    one[names[digit]] = kind.first[digit];
    other[names[digit]] = kind.second[digit];
  }
  return kind_of(one, other);
}

std::vector<Digits9> all_renamings() {
  std::vector<Digits9> all;
  std::array<int, 3> rows = {0, 1, 2};
  do {
    std::array<int, 3> columns = {0, 1, 2};
    do {
      Digits9 names{};
      for (std::size_t digit = 0; digit < kSide; ++digit) {
        names[digit] = static_cast<std::uint8_t>(3 * rows[digit / 3] + columns[digit % 3]);
      }
      all.push_back(names);
    } while (std::next_permutation(columns.begin(), columns.end()));
  } while (std::next_permutation(rows.begin(), rows.end()));
  return all;
}

// One kind for each class of kinds equal up to renaming, with the number of bands in the class.
std::map<Kind, std::uint64_t> without_renamings(const std::map<Kind, std::uint64_t>& kinds) {
  const auto renamings = all_renamings();
  std::map<Kind, std::uint64_t> least;
  for (const auto& [kind, count] : kinds) {
    Kind first = kind;
    for (const Digits9& names : renamings) first = std::min(first, renamed(kind, names));
    least[first] += count;
  }
  return least;
}

void print(unsigned __int128 number) {
  std::string digits;
  for (; number != 0; number /= 10)
    digits += static_cast<char>('0' + static_cast<int>(number % 10));
  std::printf("%s\n", std::string(digits.rbegin(), digits.rend()).c_str());
}

void count_all() {
  ByBox frame;
  for (std::uint8_t digit = 0; digit < kSide; ++digit) {
    frame.rows[0][digit] = digit / 3;
    frame.columns[0][digit] = digit % 3;
  }
  const auto bands = without_renamings(kinds_beside(frame.rows[0]));
  const auto stacks = kinds_beside(frame.columns[0]);
  std::printf("%zu kinds of bands, %zu kinds of stacks\n", bands.size(), stacks.size());
  std::fflush(stdout);
  std::uint32_t least = ~0u;
  std::uint32_t most = 0;
  std::uint32_t most_usual = 0;
  unsigned __int128 all = 0;
  for (const auto& [band, as_many_bands] : bands) {
    for (const auto& [stack, as_many_stacks] : stacks) {
      frame.columns[1] = band.first;
      frame.columns[2] = band.second;
      frame.rows[3] = stack.first;
      frame.rows[6] = stack.second;
      const std::uint32_t count = Completions(frame).count();
      least = std::min(least, count);
      most = std::max(most, count);
      if (!is_rare(frame)) most_usual = std::max(most_usual, count);
      all += static_cast<unsigned __int128>(as_many_bands) * as_many_stacks * count;
    }
  }
  std::printf("completions of a frame: %u to %u, of a usual one %u\ngrids with box 0 in order: ",
              least, most, most_usual);
  print(all);
  std::printf("grids: ");
  print(all * 362'880);
}

}  // namespace
}  // namespace gridmates::sudoku

int main() { gridmates::sudoku::count_all(); }
