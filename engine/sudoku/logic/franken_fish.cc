#include "engine/sudoku/logic/fish_search.h"

namespace gridmates::sudoku {
namespace {

template <class Capacity>
class FrankenSearch {
 public:
  FrankenSearch(const Board<Capacity>& board, FishKind kind, const FishVisitor<Capacity>& visit)
      : board_(board), geometry_(board.geometry()), kind_(kind), visit_(visit) {}

  void run() {
    for (int digit : DigitsOf{geometry_.all_digits}) {
      fish_.digit = digit;
      State nothing;
      nothing.possible = board_.places(digit);
      for (const bool by_rows : {true, false}) {
        gather_bases(by_rows);
        if (add_base(0, nothing)) return;
      }
    }
  }

 private:
  using Cells = CellSet<Capacity>;
  using UnitSet = Bits<3 * static_cast<std::size_t>(Capacity::kSide)>;

  struct Base {
    Unit unit = 0;
    Cells places;
  };

  // A partial fish.
  struct State {
    Cells places;    // of the bases
    Cells fins;      // places that no cover may contain now, or in two bases
    Cells open;      // places of the last base, neither covered nor fins yet
    Cells once;      // cells in one cover or more
    Cells twice;     // cells in two covers
    Cells possible;  // cells that may still be eliminated
    UnitSet shut;    // units that may not be covers
    UnitSet covers;
    int base_count = 0;
    int cover_count = 0;
    bool has_box = false;
  };

  // Lines of one kind and boxes are bases; covers are lines of the other kind and boxes.
  void gather_bases(bool by_rows) {
    base_count_ = 0;
    cover_kind_ = by_rows ? 1 : 0;
    for (int i = 0; i < geometry_.side; ++i) gather_base(by_rows ? i : geometry_.side + i);
    for (int i = 0; i < geometry_.side; ++i) gather_base(2 * geometry_.side + i);
  }

  void gather_base(int unit) {
    const Cells places = board_.places(fish_.digit, static_cast<Unit>(unit));
    if (places.count() < 2) return;
    bases_[static_cast<std::size_t>(base_count_++)] = {static_cast<Unit>(unit), places};
  }

  // Tries each base from `from` on as the next one. Returns true to end the whole search.
  bool add_base(int from, const State& state) {
    if (state.base_count == kind_.size) return tell(state);
    const bool is_covered = state.cover_count == kind_.size;
    for (int i = from; i + kind_.size - state.base_count <= base_count_; ++i) {
      const Base& base = bases_[static_cast<std::size_t>(i)];
      if (state.covers.has(base.unit)) continue;
      const Cells shared = state.places & base.places;
      const Cells open = base.places.without(shared).without(state.once);
      const Cells fins = is_covered ? shared | open : shared;
      if (fins.any() && !kind_.finned) continue;
      const Cells possible = seen_by(fins, state.possible);
      if (possible.none()) continue;
      State next = state;
      next.places |= base.places;
      next.fins |= fins;
      next.possible = possible;
      next.open = open.without(fins);
      next.shut.add(base.unit);
      next.has_box |= geometry_.is_box(base.unit);
      fish_.bases[static_cast<std::size_t>(next.base_count++)] = base.unit;
      if (cover_rest(i + 1, next)) return true;
    }
    return false;
  }

  // Those of the cells that see all fins.
  Cells seen_by(const Cells& fins, Cells cells) const {
    for (std::size_t fin : fins) cells &= geometry_.peers[fin];
    return cells;
  }

  // Tries the open places one after another in every way: in a cover of either kind, or as a fin. A
  // cover that was tried is excluded afterwards, so that no fish is found twice.
  bool cover_rest(int next_base, State& state) {
    while (state.possible.any()) {
      if (++nodes_ > kFishNodes) return true;
      if (state.open.none()) return add_base(next_base, state);
      const std::size_t cell = state.open.first();
      if (state.cover_count < kind_.size) {
        const auto& units = geometry_.units_of[cell];
        if (cover_by(units[cover_kind_], next_base, state)) return true;
        if (cover_by(units[2], next_base, state)) return true;
      }
      if (!kind_.finned) return false;
      state.open.remove(cell);
      state.fins.add(cell);
      state.possible &= geometry_.peers[cell];
    }
    return false;
  }

  bool cover_by(Unit unit, int next_base, State& state) {
    if (state.shut.has(unit)) return false;
    state.shut.add(unit);
    const Cells& here = geometry_.cells_of[unit];
    State next = state;
    next.open = state.open.without(here);
    next.twice |= state.once & here;
    next.once |= here;
    next.has_box |= geometry_.is_box(unit);
    next.covers.add(unit);
    if (++next.cover_count == kind_.size) next.possible &= next.once;
    return cover_rest(next_base, next);
  }

  bool tell(const State& state) {
    if (state.cover_count != kind_.size) return false;
    if (kind_.finned != state.fins.any() || !state.has_box) return false;
    const Cells taken =
        state.once.without(state.places) | (state.twice & state.places).without(state.fins);
    fish_.victims = taken & state.possible;
    if (fish_.victims.none()) return false;
    fish_.places = state.places;
    fish_.fins = state.fins;
    std::size_t covers = 0;
    for (std::size_t unit : state.covers) fish_.covers[covers++] = static_cast<Unit>(unit);
    return visit_(fish_);
  }

  const Board<Capacity>& board_;
  const Geometry<Capacity>& geometry_;
  const FishKind kind_;
  const FishVisitor<Capacity>& visit_;
  std::size_t cover_kind_ = 0;  // the line of a cell that may cover it: 0 its row, 1 its column
  std::array<Base, 2 * static_cast<std::size_t>(Capacity::kSide)> bases_;
  int base_count_ = 0;
  std::uint32_t nodes_ = 0;
  Fish<Capacity> fish_;
};

}  // namespace

template <class Capacity>
void each_franken_fish(const Board<Capacity>& board, FishKind kind,
                       const FishVisitor<Capacity>& visit) {
  FrankenSearch<Capacity>(board, kind, visit).run();
}

template void each_franken_fish(const Board<Nine>&, FishKind, const FishVisitor<Nine>&);
template void each_franken_fish(const Board<TwentyFive>&, FishKind, const FishVisitor<TwentyFive>&);

}  // namespace gridmates::sudoku
