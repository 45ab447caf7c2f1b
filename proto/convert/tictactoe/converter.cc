#include "engine/tictactoe/rules.h"
#include "proto/convert/cells.h"
#include "proto/convert/game_converter.h"
#include "proto/convert/list.h"

namespace gridmates::convert {
namespace {

using tictactoe::Mark;
using tictactoe::View;

v1::TicTacToeMark mark_of(Mark mark) {
  switch (mark) {
    case Mark::kX:
      return v1::TIC_TAC_TOE_MARK_X;
    case Mark::kO:
      return v1::TIC_TAC_TOE_MARK_O;
    case Mark::kNone:
      break;
  }
  return v1::TIC_TAC_TOE_MARK_UNSPECIFIED;
}

void put_cell(const View::Cell& cell, v1::TicTacToeCell& out) {
  out.set_mark(mark_of(cell.mark));
  out.set_last(cell.last);
  out.set_winning(cell.winning);
}

void put_status(const View::Status& status, v1::TicTacToeStatus& out) {
  out.set_plies(status.plies);
  out.set_to_move(status.outcome.over() ? 0 : status.turn.value + 1u);
}

// An unknown mark is none.
View::Cell cell_of(const v1::TicTacToeCell& cell) {
  if (cell.mark() == v1::TIC_TAC_TOE_MARK_X) return {Mark::kX};
  if (cell.mark() == v1::TIC_TAC_TOE_MARK_O) return {Mark::kO};
  return {};
}

class TicTacToeConverter final : public GameConverter {
 public:
  std::string_view game() const override { return tictactoe::Rules::facts().id; }

  core::Result<core::Bytes> options(const v1::GameOptions& options) const override {
    if (!options.has_tictactoe()) return malformed("These are no options for tic-tac-toe.");
    const std::uint32_t size = options.tictactoe().size();
    if (size != 0 && size != tictactoe::kSide) return core::invalid("The board has 3 rows.");
    return core::encode(tictactoe::Options{});
  }
  core::Result<core::Bytes> move(const v1::Move& move) const override {
    if (!move.has_tictactoe()) return malformed("This is no move in tic-tac-toe.");
    const std::uint32_t cell = move.tictactoe().cell();
    // The engine's cell is narrower than the wire's: refuse before it could be cut to another cell.
    if (cell >= tictactoe::kCells)
      return core::invalid("That cell is not on the board: a1 to c3 are.");
    return core::encode(tictactoe::Move{static_cast<std::uint8_t>(cell)});
  }

  void options(core::ByteView bytes, v1::GameOptions& out) const override {
    out.mutable_tictactoe()->set_size(value_of<tictactoe::Options>(bytes).size);
  }
  void move(core::ByteView bytes, v1::Move& out) const override {
    out.mutable_tictactoe()->set_cell(value_of<tictactoe::Move>(bytes).cell);
  }
  void view(const core::MatchView& view, v1::MatchView& out) const override {
    out.set_columns(view.columns);
    put_view(view, put_cell, put_status, *out.mutable_tictactoe());
  }
  void delta(const core::ViewDelta& delta, v1::MatchDelta& out) const override {
    put_delta(delta, put_cell, put_status, *out.mutable_tictactoe());
  }
  std::optional<core::MatchView> view(const v1::MatchView& match) const override {
    if (!match.has_tictactoe()) return std::nullopt;
    return view_of(match.columns(), match.tictactoe(), cell_of, View::Status{});
  }
  void cell(core::ByteView bytes, core::Bytes& out) const override {
    put_bytes(bytes, put_cell, out);
  }
  void status(core::ByteView bytes, core::Bytes& out) const override {
    put_bytes(bytes, put_status, out);
  }
};

}  // namespace

const GameConverter& tictactoe_converter() {
  static const TicTacToeConverter converter;
  return converter;
}

}  // namespace gridmates::convert
