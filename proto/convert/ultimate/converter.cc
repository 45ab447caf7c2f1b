#include "engine/ultimate/rules.h"
#include "proto/convert/cells.h"
#include "proto/convert/game_converter.h"
#include "proto/convert/list.h"

namespace gridmates::convert {
namespace {

using ultimate::Mark;
using ultimate::Small;
using ultimate::View;

v1::UltimateMark wire_mark_of(Mark mark) {
  switch (mark) {
    case Mark::kX:
      return v1::ULTIMATE_MARK_X;
    case Mark::kO:
      return v1::ULTIMATE_MARK_O;
    case Mark::kNone:
      break;
  }
  return v1::ULTIMATE_MARK_UNSPECIFIED;
}

v1::UltimateResult wire_result_of(Small small) {
  switch (small) {
    case Small::kX:
      return v1::ULTIMATE_RESULT_X;
    case Small::kO:
      return v1::ULTIMATE_RESULT_O;
    case Small::kDrawn:
      return v1::ULTIMATE_RESULT_DRAWN;
    case Small::kOpen:
      break;
  }
  return v1::ULTIMATE_RESULT_UNSPECIFIED;
}

void put_cell(const View::Cell& cell, v1::UltimateCell& out) {
  out.set_mark(wire_mark_of(cell.mark));
  out.set_last(cell.last);
}

void put_status(const View::Status& status, v1::UltimateStatus& out) {
  out.set_plies(status.plies);
  out.set_to_move(status.outcome.over() ? 0 : status.turn.value + 1u);
  for (const View::SmallBoard& board : status.boards) {
    v1::UltimateBoard& small = *out.add_boards();
    small.set_result(wire_result_of(board.result));
    small.set_playable(board.playable);
    small.set_winning(board.winning);
  }
}

// An unknown mark becomes an empty cell.
View::Cell cell_of(const v1::UltimateCell& cell) {
  if (cell.mark() == v1::ULTIMATE_MARK_X) return {Mark::kX, cell.last()};
  if (cell.mark() == v1::ULTIMATE_MARK_O) return {Mark::kO, cell.last()};
  return {};
}

class UltimateConverter final : public GameConverter {
 public:
  std::string_view game() const override { return ultimate::Rules::facts().id; }

  core::Result<core::Bytes> options(const v1::GameOptions& options) const override {
    if (!options.has_ultimate()) return malformed("These are no options for ultimate tic-tac-toe.");
    return core::encode(ultimate::Options{});
  }
  core::Result<core::Bytes> move(const v1::Move& move) const override {
    if (!move.has_ultimate()) return malformed("This is no move in ultimate tic-tac-toe.");
    const std::uint32_t cell = move.ultimate().cell();
    // The engine's cell is narrower than the wire's: refuse large ones before truncation.
    if (cell >= ultimate::kCells) return ultimate::no_such_cell();
    return core::encode(ultimate::Move{static_cast<std::uint8_t>(cell)});
  }

  void options(core::ByteView, v1::GameOptions& out) const override { out.mutable_ultimate(); }
  void move(core::ByteView bytes, v1::Move& out) const override {
    out.mutable_ultimate()->set_cell(value_of<ultimate::Move>(bytes).cell);
  }
  void view(const core::MatchView& view, v1::MatchView& out) const override {
    out.set_columns(view.columns);
    put_view(view, put_cell, put_status, *out.mutable_ultimate());
  }
  void delta(const core::ViewDelta& delta, v1::MatchDelta& out) const override {
    put_delta(delta, put_cell, put_status, *out.mutable_ultimate());
  }
  std::optional<core::MatchView> view(const v1::MatchView& match) const override {
    if (!match.has_ultimate()) return std::nullopt;
    return view_of(match.columns(), match.ultimate(), cell_of, View::Status{});
  }
  void cell(core::ByteView bytes, core::Bytes& out) const override {
    put_bytes(bytes, put_cell, out);
  }
  void status(core::ByteView bytes, core::Bytes& out) const override {
    put_bytes(bytes, put_status, out);
  }
};

}  // namespace

const GameConverter& ultimate_converter() {
  static const UltimateConverter converter;
  return converter;
}

}  // namespace gridmates::convert
