#include "engine/ultimate/record.h"

#include "engine/pgn/rows.h"

namespace gridmates::ultimate {

std::string Notation::word(const Move& move, const Board&) { return format_cell(move.cell); }

core::Result<Move> Notation::move(std::string_view word, const Board&) {
  const auto cell = parse_cell(word);
  if (!cell) return no_such_cell();
  return Move{*cell};
}

std::string Notation::position_words(const State& state) {
  const Position& position = state.position;
  const auto sign = [&](std::size_t cell) {
    const Mark mark = mark_at(position, static_cast<std::uint8_t>(cell));
    return mark == Mark::kNone ? '.' : mark == Mark::kX ? 'x' : 'o';
  };
  return "9x9 " + pgn::rows_of(kSide, kSide, sign) +
         (next_mark(position) == Mark::kX ? " x " : " o ") +
         (position.last ? format_cell(*position.last) : "-");
}

}  // namespace gridmates::ultimate
