#include <algorithm>
#include <cstdint>
#include <limits>

#include "engine/minesweeper/rules.h"
#include "proto/convert/cells.h"
#include "proto/convert/game_converter.h"
#include "proto/convert/list.h"
#include "proto/convert/minesweeper/view.h"

namespace gridmates::convert {
namespace {

using minesweeper::Move;
using minesweeper::Options;

// The engine's enums begin with 0; on the wire 0 is UNSPECIFIED.
template <class Wire, class Value>
Wire wire_of(Value value) {
  return static_cast<Wire>(static_cast<int>(value) + 1);
}

// UNSPECIFIED means the default; false for a value that the engine does not know.
template <class Wire, class Value>
bool take_enum(Wire wire, Value& value) {
  if (wire == 0) return true;
  if (wire < 0 || wire > static_cast<int>(Value::kLast) + 1) return false;
  value = static_cast<Value>(static_cast<int>(wire) - 1);
  return true;
}

// 0 means the default. The engine's numbers are narrower than the wire's: larger values become the
// largest one, which the engine refuses as out of range.
template <class Value>
void take_number(std::uint32_t wire, Value& value) {
  constexpr std::uint32_t kMost = std::numeric_limits<Value>::max();
  if (wire != 0) value = static_cast<Value>(std::min(wire, kMost));
}

core::Result<Options> options_of(const v1::MinesweeperOptions& wire) {
  Options options;
  take_number(wire.width(), options.shape.width);
  take_number(wire.height(), options.shape.height);
  take_number(wire.mines(), options.mines);
  if (!take_enum(wire.start(), options.start)) return core::invalid("The start is zero or safe.");
  if (!take_enum(wire.law(), options.guessing)) {
    return core::invalid("The law is standard, speed, strict or kind.");
  }
  take_number(wire.lives(), options.lives);
  options.open_matched = wire.open_matched();
  options.marks = wire.marks();
  options.go_on = wire.go_on();
  take_number(wire.hit_cost_s(), options.hit_cost_s);
  if (auto good = minesweeper::check_options(options); !good) return good.error();
  return options;
}

template <class Action, class Message>
core::Result<Move> with_cell(const Message& message) {
  if (message.cell() >= minesweeper::kMaxCells) return core::invalid("That cell is on no field.");
  return Move{Action{static_cast<minesweeper::Cell>(message.cell())}};
}

core::Result<Move> move_of(const v1::MinesweeperMove& move) {
  switch (move.act_case()) {
    case v1::MinesweeperMove::kOpen:
      return with_cell<minesweeper::Open>(move.open());
    case v1::MinesweeperMove::kFlag:
      return with_cell<minesweeper::Flag>(move.flag());
    case v1::MinesweeperMove::kMark:
      return with_cell<minesweeper::Mark>(move.mark());
    case v1::MinesweeperMove::kClear:
      return with_cell<minesweeper::Clear>(move.clear());
    case v1::MinesweeperMove::kChord:
      return with_cell<minesweeper::Chord>(move.chord());
    case v1::MinesweeperMove::kHint:
      return Move{minesweeper::Hint{}};
    case v1::MinesweeperMove::kAsk:
      return with_cell<minesweeper::Ask>(move.ask());
    case v1::MinesweeperMove::kVote:
      return Move{minesweeper::Vote{move.vote().go_on()}};
    case v1::MinesweeperMove::kGiveUp:
      return Move{minesweeper::GiveUp{}};
    case v1::MinesweeperMove::kDecided:
      return Move{minesweeper::Decided{move.decided().go_on()}};
    case v1::MinesweeperMove::ACT_NOT_SET:
      break;
  }
  return malformed("This move does nothing.");
}

// Sets the oneof's field for each kind of move.
struct PutMove {
  v1::MinesweeperMove& out;

  void operator()(const minesweeper::Open& move) const { out.mutable_open()->set_cell(move.cell); }
  void operator()(const minesweeper::Flag& move) const { out.mutable_flag()->set_cell(move.cell); }
  void operator()(const minesweeper::Mark& move) const { out.mutable_mark()->set_cell(move.cell); }
  void operator()(const minesweeper::Clear& move) const {
    out.mutable_clear()->set_cell(move.cell);
  }
  void operator()(const minesweeper::Chord& move) const {
    out.mutable_chord()->set_cell(move.cell);
  }
  void operator()(const minesweeper::Hint&) const { out.mutable_hint(); }
  void operator()(const minesweeper::Ask& move) const { out.mutable_ask()->set_cell(move.cell); }
  void operator()(const minesweeper::Vote& move) const {
    out.mutable_vote()->set_go_on(move.go_on);
  }
  void operator()(const minesweeper::GiveUp&) const { out.mutable_give_up(); }
  void operator()(const minesweeper::Decided& move) const {
    out.mutable_decided()->set_go_on(move.go_on);
  }
};

class MinesweeperConverter final : public GameConverter {
 public:
  std::string_view game() const override { return minesweeper::Rules::facts().id; }

  core::Result<core::Bytes> options(const v1::GameOptions& options) const override {
    if (!options.has_minesweeper()) return malformed("These are no options for Minesweeper.");
    const auto found = options_of(options.minesweeper());
    if (!found) return found.error();
    return core::encode(*found);
  }
  core::Result<core::Bytes> move(const v1::Move& move) const override {
    if (!move.has_minesweeper()) return malformed("This is no move in Minesweeper.");
    const auto found = move_of(move.minesweeper());
    if (!found) return found.error();
    return core::encode(*found);
  }

  void options(core::ByteView bytes, v1::GameOptions& out) const override {
    const auto options = value_of<Options>(bytes);
    v1::MinesweeperOptions& wire = *out.mutable_minesweeper();
    wire.set_width(options.shape.width);
    wire.set_height(options.shape.height);
    wire.set_mines(options.mines);
    wire.set_start(wire_of<v1::MinesweeperStart>(options.start));
    wire.set_law(wire_of<v1::MinesweeperLaw>(options.guessing));
    wire.set_lives(options.lives);
    wire.set_open_matched(options.open_matched);
    wire.set_marks(options.marks);
    wire.set_go_on(options.go_on);
    wire.set_hit_cost_s(options.hit_cost_s);
  }
  void move(core::ByteView bytes, v1::Move& out) const override {
    std::visit(PutMove{*out.mutable_minesweeper()}, value_of<Move>(bytes).action);
  }
  void view(const core::MatchView& view, v1::MatchView& out) const override {
    out.set_columns(view.columns);
    put_view(view, put_mines_cell, put_mines_status, *out.mutable_minesweeper());
  }
  void delta(const core::ViewDelta& delta, v1::MatchDelta& out) const override {
    put_delta(delta, put_mines_cell, put_mines_status, *out.mutable_minesweeper());
  }
  std::optional<core::MatchView> view(const v1::MatchView& match) const override {
    if (!match.has_minesweeper()) return std::nullopt;
    return view_of(match.columns(), match.minesweeper(), mines_cell_of,
                   mines_status_of(match.minesweeper().status()));
  }
  void cell(core::ByteView bytes, core::Bytes& out) const override {
    put_bytes(bytes, put_mines_cell, out);
  }
  void status(core::ByteView bytes, core::Bytes& out) const override {
    put_bytes(bytes, put_mines_status, out);
  }
};

}  // namespace

const GameConverter& minesweeper_converter() {
  static const MinesweeperConverter converter;
  return converter;
}

}  // namespace gridmates::convert
