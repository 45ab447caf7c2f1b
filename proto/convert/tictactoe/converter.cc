#include "engine/tictactoe/rules.h"
#include "proto/convert/cells.h"
#include "proto/convert/game_converter.h"
#include "proto/convert/list.h"

namespace gridmates::convert {
namespace {

using tictactoe::Mark;
using tictactoe::Move;
using tictactoe::Opening;
using tictactoe::Overline;
using tictactoe::Step;
using tictactoe::Variant;
using tictactoe::View;

// The numbers of these enums are the same on the wire as in the engine.
static_assert(static_cast<int>(Mark::kLast) == v1::TicTacToeMark_MAX);
static_assert(static_cast<int>(Overline::kLast) == v1::TicTacToeOverline_MAX);
static_assert(static_cast<int>(Opening::kLast) == v1::TicTacToeOpening_MAX);
static_assert(static_cast<int>(Move::Act::kLast) == v1::TicTacToeAct_MAX);
static_assert(static_cast<int>(Step::kLast) == v1::TicTacToeStep_MAX);

template <class Wire, class Value>
Wire wire_of(Value value) {
  return static_cast<Wire>(value);
}
// The engine's value for a number on the wire; the first value for an unknown number.
template <class Value, class Wire>
Value engine_value_of(Wire wire) {
  const int number = static_cast<int>(wire);
  const bool known = number >= 0 && number <= static_cast<int>(Value::kLast);
  return known ? static_cast<Value>(number) : Value{};
}

void put_cell(const View::Cell& cell, v1::TicTacToeCell& out) {
  out.set_mark(wire_of<v1::TicTacToeMark>(cell.mark));
  out.set_last(cell.last);
  out.set_winning(cell.winning);
}

void put_status(const View::Status& status, v1::TicTacToeStatus& out) {
  out.set_plies(status.plies);
  out.set_to_move(status.outcome.over() ? 0 : status.turn.value + 1u);
  out.set_step(wire_of<v1::TicTacToeStep>(status.step));
  out.set_swapped(status.swapped);
}

void put_constants_of(const View::Constants& constants, v1::TicTacToeConstants& out) {
  out.set_in_a_row(constants.variant.in_a_row());
  out.set_overline(wire_of<v1::TicTacToeOverline>(constants.variant.overline()));
  out.set_opening(wire_of<v1::TicTacToeOpening>(constants.variant.opening()));
}

View::Cell cell_of(const v1::TicTacToeCell& cell) {
  return {engine_value_of<Mark>(cell.mark()), cell.last(), cell.winning()};
}

View::Status status_of(const v1::TicTacToeStatus& status) {
  View::Status read;
  read.step = engine_value_of<Step>(status.step());
  read.swapped = status.swapped();
  return read;
}

// Numbers that do not fit into the engine's type become 0, which is not a valid size.
std::uint8_t size_in_byte(std::uint32_t size) {
  return size <= tictactoe::kMaxSide ? static_cast<std::uint8_t>(size) : std::uint8_t{0};
}

Variant variant_of(const v1::MatchView& match) {
  const auto& constants = match.tictactoe().constants();
  const std::uint32_t in_a_row =
      match.tictactoe().has_constants() ? constants.in_a_row() : tictactoe::kSide;
  const auto cells = static_cast<std::uint32_t>(match.tictactoe().cells_size());
  const std::uint32_t rows = match.columns() == 0 ? 0 : cells / match.columns();
  return Variant::of(size_in_byte(match.columns()), size_in_byte(rows), size_in_byte(in_a_row),
                     engine_value_of<Overline>(constants.overline()),
                     engine_value_of<Opening>(constants.opening()));
}

class TicTacToeConverter final : public GameConverter {
 public:
  std::string_view game() const override { return tictactoe::Rules::facts().id; }

  core::Result<core::Bytes> options(const v1::GameOptions& options) const override {
    if (!options.has_tictactoe()) return malformed("These are no options for tic-tac-toe.");
    const v1::TicTacToeOptions& asked = options.tictactoe();
    const std::uint32_t columns = asked.size() == 0 ? tictactoe::kSide : asked.size();
    const std::uint32_t rows = asked.rows() == 0 ? columns : asked.rows();
    const std::uint32_t in_a_row = asked.in_a_row() == 0 ? tictactoe::kSide : asked.in_a_row();
    if (!v1::TicTacToeOverline_IsValid(asked.overline()) ||
        !v1::TicTacToeOpening_IsValid(asked.opening())) {
      return core::invalid("There is no such overline or opening.");
    }
    const Variant variant = Variant::of(
        size_in_byte(columns), size_in_byte(rows), size_in_byte(in_a_row),
        engine_value_of<Overline>(asked.overline()), engine_value_of<Opening>(asked.opening()));
    if (auto good = tictactoe::check(variant); !good) return good.error();
    return core::encode(variant);
  }
  core::Result<core::Bytes> move(const v1::Move& move) const override {
    if (!move.has_tictactoe()) return malformed("This is no move in tic-tac-toe.");
    const v1::TicTacToeMove& asked = move.tictactoe();
    // The engine's cell is narrower than the wire's: refuse large ones before truncation.
    if (asked.cell() >= tictactoe::kMaxCells) {
      return core::invalid("There is no such cell on any board.");
    }
    if (!v1::TicTacToeAct_IsValid(asked.act())) return core::invalid("There is no such move.");
    return core::encode(
        Move{static_cast<std::uint16_t>(asked.cell()), {engine_value_of<Move::Act>(asked.act())}});
  }

  void options(core::ByteView bytes, v1::GameOptions& out) const override {
    const auto variant = value_of<Variant>(bytes);
    v1::TicTacToeOptions& told = *out.mutable_tictactoe();
    told.set_size(variant.columns);
    if (variant == Variant{}) return;
    told.set_rows(variant.rows());
    told.set_in_a_row(variant.in_a_row());
    told.set_overline(wire_of<v1::TicTacToeOverline>(variant.overline()));
    told.set_opening(wire_of<v1::TicTacToeOpening>(variant.opening()));
  }
  void move(core::ByteView bytes, v1::Move& out) const override {
    const auto move = value_of<Move>(bytes);
    out.mutable_tictactoe()->set_cell(move.cell);
    out.mutable_tictactoe()->set_act(wire_of<v1::TicTacToeAct>(move.act.value));
  }
  void view(const core::MatchView& view, v1::MatchView& out) const override {
    out.set_columns(view.columns);
    put_view(view, put_cell, put_status, *out.mutable_tictactoe());
    put_constants(view, put_constants_of, *out.mutable_tictactoe());
  }
  void delta(const core::ViewDelta& delta, v1::MatchDelta& out) const override {
    put_delta(delta, put_cell, put_status, *out.mutable_tictactoe());
  }
  std::optional<core::MatchView> view(const v1::MatchView& match) const override {
    if (!match.has_tictactoe()) return std::nullopt;
    auto view =
        view_of(match.columns(), match.tictactoe(), cell_of, status_of(match.tictactoe().status()));
    view.constants = core::encode(View::Constants{variant_of(match)});
    return view;
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
