#include "engine/sudoku/logic/fish_search.h"

#include <utility>

namespace gridmates::sudoku {
namespace {

template <class Capacity>
class FishSearch {
 public:
  FishSearch(const Board<Capacity>& board, FishKind kind, const FishVisitor<Capacity>& visit)
      : board_(board), geometry_(board.geometry()), kind_(kind), visit_(visit) {}

  // True when visit ended it.
  bool run() {
    for (int digit : DigitsOf{geometry_.all_digits}) {
      fish_.digit = digit;
      for (const bool by_rows : {true, false}) {
        gather_units(by_rows);
        if (choose_bases(0, 0, {}, {})) return true;
      }
    }
    return false;
  }

 private:
  using Cells = CellSet<Capacity>;
  using UnitSet = Bits<3 * static_cast<std::size_t>(Capacity::kSide)>;

  // How far the covering of the bases' places has come.
  struct Cover {
    Cells open;      // places neither covered nor made fins
    Cells once;      // what one cover has, or several
    Cells twice;     // what two covers have
    Cells fins;      // of fins that two bases have, and those that no cover may have any more
    Cells possible;  // what may still be taken away
    UnitSet shut;    // units that may not be covers
    int count = 0;   // of covers
    bool has_box = false;
  };

  void gather_units(bool by_rows) {
    unit_count_ = 0;
    cover_kind_ = by_rows ? 1 : 0;
    const int first_line = by_rows ? 0 : geometry_.side;
    for (int i = 0; i < geometry_.side; ++i) add_unit(first_line + i);
    if (!kind_.franken) return;
    for (int i = 0; i < geometry_.side; ++i) add_unit(2 * geometry_.side + i);
  }

  void add_unit(int unit) {
    const Cells places = board_.places(fish_.digit, static_cast<Unit>(unit));
    const int count = places.count();
    const bool is_too_wide = !kind_.finned && !kind_.franken && count > kind_.size;
    if (count < 2 || is_too_wide) return;
    units_[static_cast<std::size_t>(unit_count_++)] = {static_cast<Unit>(unit), places};
  }

  bool choose_bases(int from, int depth, const Cells& places, const Cells& twice) {
    if (depth == kind_.size) return cover_all(places, twice);
    for (int i = from; i + kind_.size - depth <= unit_count_; ++i) {
      const auto& [unit, here] = units_[static_cast<std::size_t>(i)];
      const Cells shared = places & here;
      if (shared.any() && !kind_.finned) continue;
      fish_.bases[static_cast<std::size_t>(depth)] = unit;
      if (choose_bases(i + 1, depth + 1, places | here, twice | shared)) return true;
    }
    return false;
  }

  bool cover_all(const Cells& places, const Cells& twice) {
    fish_.places = places;
    Cover cover;
    cover.open = places.without(twice);
    cover.fins = twice;
    cover.possible = board_.places(fish_.digit);
    if (!kind_.franken) cover.possible = cover.possible.without(places);
    for (std::size_t fin : twice) cover.possible &= geometry_.peers[fin];
    for (int i = 0; i < kind_.size; ++i) {
      const Unit base = fish_.bases[static_cast<std::size_t>(i)];
      cover.shut.add(base);
      cover.has_box |= geometry_.is_box(base);
    }
    return cover_rest(cover);
  }

  // Tries the first open place in every way: in a cover of either kind, or as a fin. A cover once
  // tried is shut for what is tried after it, so that no fish is met twice.
  bool cover_rest(Cover cover) {
    if (cover.possible.none()) return false;
    if (cover.open.none()) return cover.count == kind_.size && tell(cover);
    const std::size_t cell = cover.open.first();
    if (cover.count < kind_.size) {
      const auto& units = geometry_.units_of[cell];
      if (cover_by(units[cover_kind_], cover)) return true;
      if (kind_.franken && cover_by(units[2], cover)) return true;
    }
    if (!kind_.finned) return false;
    cover.open.remove(cell);
    cover.fins.add(cell);
    cover.possible &= geometry_.peers[cell];
    return cover_rest(cover);
  }

  bool cover_by(Unit unit, Cover& cover) {
    if (cover.shut.has(unit)) return false;
    cover.shut.add(unit);
    const Cells& here = geometry_.cells_of[unit];
    Cover next = cover;
    next.open = cover.open.without(here);
    next.twice |= cover.once & here;
    next.once |= here;
    next.has_box |= geometry_.is_box(unit);
    fish_.covers[static_cast<std::size_t>(next.count++)] = unit;
    return cover_rest(next);
  }

  bool tell(const Cover& cover) {
    if (kind_.finned != cover.fins.any() || kind_.franken != cover.has_box) return false;
    const Cells taken =
        cover.once.without(fish_.places) | (cover.twice & fish_.places).without(cover.fins);
    fish_.victims = taken & cover.possible;
    fish_.fins = cover.fins;
    return fish_.victims.any() && visit_(fish_);
  }

  const Board<Capacity>& board_;
  const Geometry<Capacity>& geometry_;
  const FishKind kind_;
  const FishVisitor<Capacity>& visit_;
  std::size_t cover_kind_ = 0;  // which of a cell's lines may cover it: 0 rows, 1 columns
  std::array<std::pair<Unit, Cells>, 2 * static_cast<std::size_t>(Capacity::kSide)> units_;
  int unit_count_ = 0;
  Fish<Capacity> fish_;
};

}  // namespace

template <class Capacity>
void each_fish(const Board<Capacity>& board, FishKind kind, const FishVisitor<Capacity>& visit) {
  FishSearch<Capacity>(board, kind, visit).run();
}

template void each_fish(const Board<Nine>&, FishKind, const FishVisitor<Nine>&);
template void each_fish(const Board<TwentyFive>&, FishKind, const FishVisitor<TwentyFive>&);

}  // namespace gridmates::sudoku
