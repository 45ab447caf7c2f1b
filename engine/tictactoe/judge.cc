#include "engine/tictactoe/judge.h"

#include <algorithm>
#include <array>

namespace gridmates::tictactoe {
namespace {

// The step from a cell to the next one of a line.
struct Direction {
  int right, down;
};
constexpr std::array<Direction, 4> kDirections = {{{1, 0}, {0, 1}, {1, 1}, {-1, 1}}};

// A winning row of equal marks.
struct Line {
  int first = 0;  // cell
  int step = 0;   // to the next cell
  int length = 0;

  int cell(int place) const { return first + place * step; }
};

class Lines {
 public:
  Lines(const Position& position, const Variant& variant)
      : position_(position), variant_(variant), columns_(variant.columns), rows_(variant.rows()) {}

  // Calls `take` with each line of this mark until it returns false.
  template <class Take>
  void for_lines(Mark mark, Take take) const {
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < columns_; ++column) {
        if (!is(mark, column, row)) continue;
        for (const Direction& way : kDirections) {
          if (is(mark, column - way.right, row - way.down)) continue;
          const int length = length_from(mark, column, row, way);
          if (!wins(length)) continue;
          if (!take(Line{row * columns_ + column, way.down * columns_ + way.right, length})) return;
        }
      }
    }
  }
  bool has_line(Mark mark) const {
    bool found = false;
    for_lines(mark, [&](const Line&) {
      found = true;
      return false;
    });
    return found;
  }
  bool has_line_through(std::uint16_t cell) const {
    const Mark mark = position_[cell];
    const int row = cell / columns_;
    const int column = cell % columns_;
    return std::ranges::any_of(kDirections, [&](const Direction& way) {
      const Direction back = {-way.right, -way.down};
      return wins(length_from(mark, column, row, way) + length_from(mark, column, row, back) - 1);
    });
  }

 private:
  bool is(Mark mark, int column, int row) const {
    return column >= 0 && column < columns_ && row >= 0 && row < rows_ &&
           position_[static_cast<std::size_t>(row * columns_ + column)] == mark;
  }
  int length_from(Mark mark, int column, int row, const Direction& way) const {
    int length = 0;
    for (; is(mark, column, row); column += way.right, row += way.down) ++length;
    return length;
  }
  bool wins(int length) const {
    const int needed = variant_.in_a_row();
    return length == needed || (length > needed && variant_.overline() == Overline::kWins);
  }

  const Position& position_;
  const Variant variant_;
  int columns_, rows_;
};

// Whether the last mark can have won: all lines of this mark share a cell.
bool one_mark_won(const Position& position, const Variant& variant, Mark mark) {
  Line first;
  Lines(position, variant).for_lines(mark, [&](const Line& line) {
    first = line;
    return false;
  });
  Position before = position;
  for (int place = 0; place < first.length; ++place) {
    const auto cell = static_cast<std::size_t>(first.cell(place));
    before[cell] = Mark::kNone;
    if (!Lines(before, variant).has_line(mark)) return true;
    before[cell] = mark;
  }
  return false;
}

}  // namespace

std::uint16_t count(const Position& position, Mark mark) {
  return static_cast<std::uint16_t>(std::count(position.begin(), position.end(), mark));
}

Verdict judge(const Position& position, const Variant& variant) {
  if (position.size() != variant.cells()) return Verdict::kIllegal;
  const int crosses = count(position, Mark::kX);
  const int noughts = count(position, Mark::kO);
  const Lines lines(position, variant);
  const bool first_has_line = lines.has_line(Mark::kX);
  const bool second_has_line = lines.has_line(Mark::kO);

  // The first player is a mark ahead after moving and level after the answer; a line ends the game
  // at once.
  const bool second_to_move = crosses == noughts + 1;
  if (!second_to_move && crosses != noughts) return Verdict::kIllegal;
  if (first_has_line && (second_has_line || !second_to_move)) return Verdict::kIllegal;
  if (second_has_line && second_to_move) return Verdict::kIllegal;
  if (first_has_line) {
    return one_mark_won(position, variant, Mark::kX) ? Verdict::kFirstWon : Verdict::kIllegal;
  }
  if (second_has_line) {
    return one_mark_won(position, variant, Mark::kO) ? Verdict::kSecondWon : Verdict::kIllegal;
  }
  if (static_cast<std::size_t>(crosses) + static_cast<std::size_t>(noughts) == position.size()) {
    return Verdict::kDraw;
  }
  return second_to_move ? Verdict::kSecondToMove : Verdict::kFirstToMove;
}

Verdict judge_after(const Position& position, const Variant& variant,
                    std::optional<std::uint16_t> last) {
  if (!last || position.size() != variant.cells()) return judge(position, variant);
  if (*last >= position.size() || position[*last] == Mark::kNone) return Verdict::kIllegal;
  const bool by_first = position[*last] == Mark::kX;
  if (Lines(position, variant).has_line_through(*last)) {
    return by_first ? Verdict::kFirstWon : Verdict::kSecondWon;
  }
  if (count(position, Mark::kNone) == 0) return Verdict::kDraw;
  return by_first ? Verdict::kSecondToMove : Verdict::kFirstToMove;
}

std::optional<std::pair<std::uint32_t, std::uint32_t>> first_line(const Position& position,
                                                                  const Variant& variant) {
  std::optional<std::pair<std::uint32_t, std::uint32_t>> ends;
  for (const Mark mark : {Mark::kO, Mark::kX}) {
    Lines(position, variant).for_lines(mark, [&](const Line& line) {
      ends.emplace(line.cell(0), line.cell(line.length - 1));
      return false;
    });
  }
  return ends;
}

std::vector<bool> winning_cells(const Position& position, const Variant& variant) {
  std::vector<bool> winning(position.size());
  if (position.size() != variant.cells()) return winning;
  for (const Mark mark : {Mark::kX, Mark::kO}) {
    Lines(position, variant).for_lines(mark, [&](const Line& line) {
      for (int place = 0; place < line.length; ++place) {
        winning[static_cast<std::size_t>(line.cell(place))] = true;
      }
      return true;
    });
  }
  return winning;
}

}  // namespace gridmates::tictactoe
