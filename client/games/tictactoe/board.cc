#include "client/games/tictactoe/board.h"

#include "client/catalogue/catalogue.h"
#include "engine/tictactoe/coordinates.h"

namespace gridmates::words {
namespace {

using tictactoe::Opening;
using tictactoe::Overline;
using tictactoe::Variant;

// A side that is too long becomes 0, which no board has.
std::uint8_t side_of(std::uint32_t cells) {
  return cells <= tictactoe::kMaxSide ? static_cast<std::uint8_t>(cells) : std::uint8_t{0};
}

std::optional<Variant> checked(const Variant& variant) {
  return tictactoe::check(variant) ? std::optional(variant) : std::nullopt;
}

Overline overline_of(v1::TicTacToeOverline overline) {
  return overline == v1::TIC_TAC_TOE_OVERLINE_NO_LINE ? Overline::kNoLine : Overline::kWins;
}
Opening opening_of(v1::TicTacToeOpening opening) {
  if (opening == v1::TIC_TAC_TOE_OPENING_PIE) return Opening::kPie;
  return opening == v1::TIC_TAC_TOE_OPENING_SWAP2 ? Opening::kSwap2 : Opening::kFree;
}

}  // namespace

std::optional<Variant> variant_of(const v1::MatchView& match) {
  const auto cells = static_cast<std::uint32_t>(match.tictactoe().cells_size());
  if (match.columns() == 0 || cells % match.columns() != 0) return std::nullopt;
  const v1::TicTacToeConstants& constants = match.tictactoe().constants();
  const bool told = constants.in_a_row() != 0;
  return checked(Variant::of(side_of(match.columns()), side_of(cells / match.columns()),
                             told ? side_of(constants.in_a_row()) : tictactoe::kSide,
                             overline_of(constants.overline()), opening_of(constants.opening())));
}

std::optional<Variant> variant_of(const v1::TicTacToeOptions& options) {
  const std::uint32_t columns = options.size() == 0 ? tictactoe::kSide : options.size();
  const std::uint32_t rows = options.rows() == 0 ? columns : options.rows();
  const std::uint32_t in_a_row = options.in_a_row() == 0 ? tictactoe::kSide : options.in_a_row();
  return checked(Variant::of(side_of(columns), side_of(rows), side_of(in_a_row),
                             overline_of(options.overline()), opening_of(options.opening())));
}

char mark_of(const v1::MatchView& match, std::uint32_t player) {
  return (player == 0) != match.tictactoe().status().swapped() ? 'X' : 'O';
}

std::uint32_t player_with(const v1::MatchView& match, char mark) {
  return mark == mark_of(match, 0) ? 0 : 1;
}

char next_mark(const v1::MatchView& match) {
  return match.tictactoe().status().plies() % 2 == 0 ? 'X' : 'O';
}

char sign_of(v1::TicTacToeMark mark) {
  if (mark == v1::TIC_TAC_TOE_MARK_X) return 'X';
  return mark == v1::TIC_TAC_TOE_MARK_O ? 'O' : '.';
}

std::string rule_words(const Variant& variant) {
  const bool exact = variant.overline() == Overline::kNoLine;
  return exact ? tr("exactly {} in a row win", variant.in_a_row())
               : tr("{} in a row win", variant.in_a_row());
}

std::string choices(const v1::MatchView& match) {
  const v1::TicTacToeStatus& status = match.tictactoe().status();
  if (status.to_move() == 0) return {};
  switch (status.step()) {
    case v1::TIC_TAC_TOE_STEP_PIE:
      return status.plies() == 1 ? tr_later("swap") : "";
    case v1::TIC_TAC_TOE_STEP_CHOICE:
      return tr_later("swap or more");
    case v1::TIC_TAC_TOE_STEP_COLOUR:
      return tr_later("swap or stay");
    default:
      return {};
  }
}

std::string move_words(const v1::TicTacToeMove& move, std::uint32_t columns) {
  switch (move.act()) {
    case v1::TIC_TAC_TOE_ACT_SWAP:
      return tr("swapped");
    case v1::TIC_TAC_TOE_ACT_STAY:
      return tr("stayed X");
    case v1::TIC_TAC_TOE_ACT_MORE:
      return tr("put two more");
    default:
      break;
  }
  const bool named =
      columns > 0 && columns <= tictactoe::kMaxSide && move.cell() < tictactoe::kMaxCells;
  return tr("played {}", named ? tictactoe::format_cell(move.cell(), columns) : std::string("?"));
}

}  // namespace gridmates::words
