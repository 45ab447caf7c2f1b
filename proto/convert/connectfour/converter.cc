#include "engine/connectfour/rules.h"
#include "proto/convert/cells.h"
#include "proto/convert/game_converter.h"
#include "proto/convert/list.h"

namespace gridmates::convert {
namespace {

using connectfour::Disc;
using connectfour::View;

v1::ConnectFourDisc wire_disc_of(Disc disc) {
  switch (disc) {
    case Disc::kX:
      return v1::CONNECT_FOUR_DISC_X;
    case Disc::kO:
      return v1::CONNECT_FOUR_DISC_O;
    case Disc::kNone:
      break;
  }
  return v1::CONNECT_FOUR_DISC_UNSPECIFIED;
}

void put_cell(const View::Cell& cell, v1::ConnectFourCell& out) {
  out.set_disc(wire_disc_of(cell.disc));
  out.set_last(cell.last);
  out.set_winning(cell.winning);
}

void put_status(const View::Status& status, v1::ConnectFourStatus& out) {
  out.set_plies(status.plies);
  out.set_to_move(status.outcome.over() ? 0 : status.turn.value + 1u);
}

void put_constants_of(const View::Constants& constants, v1::ConnectFourConstants& out) {
  out.set_in_a_row(constants.in_a_row);
}

// An unknown disc becomes an empty cell.
View::Cell cell_of(const v1::ConnectFourCell& cell) {
  if (cell.disc() == v1::CONNECT_FOUR_DISC_X) return {Disc::kX};
  if (cell.disc() == v1::CONNECT_FOUR_DISC_O) return {Disc::kO};
  return {};
}

class ConnectFourConverter final : public GameConverter {
 public:
  std::string_view game() const override { return connectfour::Rules::facts().id; }

  core::Result<core::Bytes> options(const v1::GameOptions& options) const override {
    if (!options.has_connectfour()) return malformed("These are no options for Connect Four.");
    return core::encode(connectfour::Options{});
  }
  core::Result<core::Bytes> move(const v1::Move& move) const override {
    if (!move.has_connectfour()) return malformed("This is no move in Connect Four.");
    const std::uint32_t column = move.connectfour().column();
    // The engine's column is narrower than the wire's: refuse large ones before truncation.
    if (column >= connectfour::kColumns)
      return core::invalid("There is no such column; the columns are 1 to 7.");
    return core::encode(connectfour::Move{static_cast<std::uint8_t>(column)});
  }

  void options(core::ByteView, v1::GameOptions& out) const override { out.mutable_connectfour(); }
  void move(core::ByteView bytes, v1::Move& out) const override {
    out.mutable_connectfour()->set_column(value_of<connectfour::Move>(bytes).column);
  }
  void view(const core::MatchView& view, v1::MatchView& out) const override {
    out.set_columns(view.columns);
    put_view(view, put_cell, put_status, *out.mutable_connectfour());
    put_constants(view, put_constants_of, *out.mutable_connectfour());
  }
  void delta(const core::ViewDelta& delta, v1::MatchDelta& out) const override {
    put_delta(delta, put_cell, put_status, *out.mutable_connectfour());
  }
  std::optional<core::MatchView> view(const v1::MatchView& match) const override {
    if (!match.has_connectfour()) return std::nullopt;
    auto view = view_of(match.columns(), match.connectfour(), cell_of, View::Status{});
    view.constants = core::encode(View::Constants{});
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

const GameConverter& connectfour_converter() {
  static const ConnectFourConverter converter;
  return converter;
}

}  // namespace gridmates::convert
