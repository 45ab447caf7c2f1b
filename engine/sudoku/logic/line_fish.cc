#include <bit>

#include "engine/sudoku/logic/fish_search.h"

namespace gridmates::sudoku {
namespace {

// Rows as bases and columns as covers, or the other way round. An eliminated candidate is in a
// cover but in no base, so it sees the fins only by their box: all of them are in one box.
template <class Capacity>
class LineSearch {
 public:
  LineSearch(const Board<Capacity>& board, FishKind kind, const FishVisitor<Capacity>& visit)
      : board_(board), geometry_(board.geometry()), kind_(kind), visit_(visit) {}

  void run() {
    for (int digit : DigitsOf{geometry_.all_digits}) {
      fish_.digit = digit;
      gather_lines();
      for (const bool by_rows : {true, false}) {
        gather_bases(by_rows);
        if (choose_bases(0, 0, 0)) return;
      }
    }
  }

 private:
  using Lines = std::uint32_t;  // a set of rows, or of columns, from 0

  struct Base {
    Unit unit = 0;
    int band = 0;     // the row or column of boxes that contains it
    Lines lines = 0;  // the lines that contain its places
  };

  void gather_lines() {
    lines_.fill(0);
    for (std::size_t cell : board_.places(fish_.digit)) {
      const auto& [row, column, box] = geometry_.units_of[cell];
      lines_[row] |= Lines{1} << (column - geometry_.side);
      lines_[column] |= Lines{1} << row;
    }
  }

  void gather_bases(bool by_rows) {
    const Shape shape = geometry_.shape;
    const int band = by_rows ? shape.box_rows : shape.box_columns;
    strip_ = by_rows ? shape.box_columns : shape.box_rows;
    first_base_ = by_rows ? 0 : geometry_.side;
    first_cover_ = by_rows ? geometry_.side : 0;
    base_count_ = 0;
    for (int i = 0; i < geometry_.side; ++i) {
      const auto unit = static_cast<Unit>(first_base_ + i);
      if (std::popcount(lines_[unit]) < 2 || !may_cover(lines_[unit])) continue;
      bases_[static_cast<std::size_t>(base_count_++)] = {unit, i / band, lines_[unit]};
    }
  }

  Lines strip_from(int first) const { return ((Lines{1} << strip_) - 1) << first; }

  // Whether the covers suffice for bases with places in these lines: without fins for all lines,
  // with fins for all except those through some box.
  bool may_cover(Lines lines) const {
    if (std::popcount(lines) <= kind_.size) return true;
    for (int first = 0; first < geometry_.side && kind_.finned; first += strip_) {
      if (std::popcount(lines & ~strip_from(first)) <= kind_.size) return true;
    }
    return false;
  }

  // These functions return true to end the search.

  bool choose_bases(int from, int depth, Lines lines) {
    if (depth == kind_.size) return kind_.finned ? try_boxes(lines) : tell(lines);
    for (int i = from; i + kind_.size - depth <= base_count_; ++i) {
      const Base& base = bases_[static_cast<std::size_t>(i)];
      if (!may_cover(lines | base.lines)) continue;
      taken_[static_cast<std::size_t>(depth)] = base;
      is_base_.add(base.unit);
      if (choose_bases(i + 1, depth + 1, lines | base.lines)) return true;
      is_base_.remove(base.unit);
    }
    return false;
  }

  // Tries every box for the fins. Lines with places of the bases elsewhere need a cover.
  bool try_boxes(Lines lines) {
    for (int first = 0; first < geometry_.side; first += strip_) {
      const Lines strip = strip_from(first);
      int last_band = -1;
      for (int i = 0; i < kind_.size; ++i) {
        const Base& in_box = taken_[static_cast<std::size_t>(i)];
        if (in_box.band == last_band || (in_box.lines & strip) == 0) continue;
        last_band = in_box.band;
        Lines needed = 0;
        for (int j = 0; j < kind_.size; ++j) {
          const Base& base = taken_[static_cast<std::size_t>(j)];
          needed |= base.band == last_band ? base.lines & ~strip : base.lines;
        }
        const int count = kind_.size - std::popcount(needed);
        if (count < 0) continue;
        victims_ = left_in_band(last_band) & strip;
        if (victims_ != 0 && add_covers(lines & ~needed, count, needed)) return true;
      }
    }
    return false;
  }

  // The lines of all places that lie in the band, but not in a base.
  Lines left_in_band(int band) const {
    Lines left = 0;
    const int height = geometry_.side / strip_;
    for (int i = band * height; i < (band + 1) * height; ++i) {
      const auto unit = static_cast<std::size_t>(first_base_ + i);
      if (!is_base_.has(unit)) left |= lines_[unit];
    }
    return left;
  }

  // Chooses this many covers from the free lines, in every way.
  bool add_covers(Lines free, int count, Lines covers) {
    if (std::popcount(free) < count) return false;
    if (count == 0) return (covers & victims_) != 0 && tell(covers);
    const Lines one = free & -free;
    return add_covers(free ^ one, count - 1, covers | one) || add_covers(free ^ one, count, covers);
  }

  bool tell(Lines covers) {
    if (++nodes_ > kFishNodes) return true;
    if (std::popcount(covers) != kind_.size) return false;
    fish_.places = {};
    CellSet<Capacity> covered;
    for (std::size_t i = 0; i < static_cast<std::size_t>(kind_.size); ++i) {
      fish_.bases[i] = taken_[i].unit;
      fish_.places |= board_.places(fish_.digit, taken_[i].unit);
      fish_.covers[i] = static_cast<Unit>(first_cover_ + std::countr_zero(covers));
      covered |= geometry_.cells_of[fish_.covers[i]];
      covers &= covers - 1;
    }
    fish_.fins = fish_.places.without(covered);
    if (fish_.fins.any() != kind_.finned) return false;
    fish_.victims = (board_.places(fish_.digit) & covered).without(fish_.places);
    for (std::size_t fin : fish_.fins) fish_.victims &= geometry_.peers[fin];
    return fish_.victims.any() && visit_(fish_);
  }

  const Board<Capacity>& board_;
  const Geometry<Capacity>& geometry_;
  const FishKind kind_;
  const FishVisitor<Capacity>& visit_;
  std::array<Lines, 2 * static_cast<std::size_t>(Capacity::kSide)> lines_{};  // by row and column
  int strip_ = 0;  // the number of covers through a box
  int first_base_ = 0;
  int first_cover_ = 0;
  std::array<Base, static_cast<std::size_t>(Capacity::kSide)> bases_;
  int base_count_ = 0;
  std::array<Base, kLargestFish> taken_;
  Bits<2 * static_cast<std::size_t>(Capacity::kSide)> is_base_;
  Lines victims_ = 0;  // lines that may contain some, if there are fins
  std::uint32_t nodes_ = 0;
  Fish<Capacity> fish_;
};

}  // namespace

template <class Capacity>
void each_line_fish(const Board<Capacity>& board, FishKind kind,
                    const FishVisitor<Capacity>& visit) {
  LineSearch<Capacity>(board, kind, visit).run();
}

template void each_line_fish(const Board<Nine>&, FishKind, const FishVisitor<Nine>&);
template void each_line_fish(const Board<TwentyFive>&, FishKind, const FishVisitor<TwentyFive>&);

}  // namespace gridmates::sudoku
