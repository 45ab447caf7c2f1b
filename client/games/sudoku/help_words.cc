#include "client/games/sudoku/help_words.h"

#include <array>
#include <string_view>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/games/sudoku/board.h"
#include "client/games/sudoku/hint_words.h"
#include "engine/sudoku/grid/grid.h"

namespace gridmates::words {
namespace {

const v1::SudokuView* board_of(const v1::MatchView* match) {
  const bool whole = match != nullptr && is_whole(match->sudoku());
  return whole ? &match->sudoku() : nullptr;
}

// The latest of its sentences that is revealed.
std::string latest_of(const HintSentences& hint) {
  if (!hint.why.empty()) return hint.why;
  return hint.where.empty() ? hint.that : hint.where;
}

std::string check_words(const v1::SudokuView* board) {
  if (board == nullptr) return tr("checked the digits.");
  std::vector<std::uint32_t> wrong;
  for (int cell = 0; cell < board->cells_size(); ++cell) {
    if (board->cells(cell).wrong()) wrong.push_back(static_cast<std::uint32_t>(cell));
  }
  if (wrong.empty()) return tr("checked the digits: none is wrong.");
  const std::string cells = sudoku_cells(wrong, sudoku_shape(*board).side());
  return wrong.size() == 1 ? tr("checked the digits: {} is wrong.", cells)
                           : tr("checked the digits: {} are wrong.", cells);
}

std::string reveal_words(std::uint32_t cell, const v1::SudokuView* board, int side) {
  const std::string name = sudoku_cell(cell, side);
  if (board == nullptr || cell >= static_cast<std::uint32_t>(board->cells_size())) {
    return tr("revealed {}.", name);
  }
  return tr("revealed {} = {}.", name, sudoku_digit(board->cells(static_cast<int>(cell)).digit()));
}

std::string ask_words(const v1::SudokuView* board) {
  if (board == nullptr || !board->status().has_hint()) return tr("asked for a hint.");
  return tr("asked for a hint: {}",
            latest_of(hint_sentences(board->status().hint(), sudoku_shape(*board))));
}

// For the event of a hint that was found: that there is one.
std::string found_words(const v1::SudokuHint& hint, const v1::SudokuView* board) {
  const sudoku::Shape shape = board == nullptr ? sudoku::Shape{} : sudoku_shape(*board);
  return tr("asked for a hint: {}", hint_sentences(hint, shape).that);
}

}  // namespace

bool nothing_was_wrong(const v1::SudokuMove& move, const v1::MatchDelta* delta) {
  return move.has_last_good() && delta != nullptr && delta->sudoku().cells().empty();
}

std::string sudoku_help(const v1::SudokuMove& move, const v1::MatchView* match, int side,
                        const v1::MatchDelta* delta) {
  if (nothing_was_wrong(move, delta)) return tr("looked for wrong digits: none is wrong.");
  switch (move.act_case()) {
    case v1::SudokuMove::kAskHint:
      return ask_words(board_of(match));
    case v1::SudokuMove::kHintFound:
      return found_words(move.hint_found(), board_of(match));
    case v1::SudokuMove::kCheck:
      return check_words(board_of(match));
    case v1::SudokuMove::kReveal:
      return reveal_words(move.reveal().cell(), board_of(match), side);
    case v1::SudokuMove::kLastGood:
      return tr("went back to the last position without a wrong digit.");
    case v1::SudokuMove::kRestart:
      return tr("cleared the board.");
    case v1::SudokuMove::kBookmark:
      return tr("set the bookmark {}.", client::printable(move.bookmark().name()));
    case v1::SudokuMove::kGoTo:
      return tr("went back to the bookmark {}.", client::printable(move.go_to().name()));
    default:
      return {};
  }
}

std::string sudoku_hint(const v1::SudokuView& board) {
  if (!board.status().has_hint()) return {};
  const HintSentences hint = hint_sentences(board.status().hint(), sudoku_shape(board));
  const bool why_says_all = !hint.why.empty() && !board.status().hint().technique().empty();
  if (why_says_all) return hint.why;
  std::string words = hint.that;
  if (!hint.where.empty()) words += " " + hint.where;
  if (!hint.why.empty()) words += " " + hint.why;
  return words;
}

std::string sudoku_assists(const v1::SudokuStatus& status) {
  constexpr std::array<std::string_view, v1::SudokuAssist_ARRAYSIZE> kWords = {
      tr_later("other help"), tr_later("filled-in notes"), tr_later("hints"),
      tr_later("checks"),     tr_later("reveals"),         tr_later("lastgood")};
  std::vector<std::string> all;
  if (status.checked()) all.emplace_back(tr("digits checked at once"));
  for (const int number : status.assists()) {
    const auto assist = static_cast<std::size_t>(number);
    all.emplace_back(tr(kWords[assist < kWords.size() ? assist : 0]));
  }
  std::string words;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool last = i > 0 && i + 1 == all.size();
    words = last ? tr("{} and {}", words, all[i]) : words + (i == 0 ? "" : ", ") + all[i];
  }
  return words;
}

std::string sudoku_assist(int assist) {
  switch (assist) {
    case v1::SUDOKU_ASSIST_FILLED_NOTES:
      return tr("notes were filled in");
    case v1::SUDOKU_ASSIST_HINT:
      return tr("a hint");
    case v1::SUDOKU_ASSIST_CHECK:
      return tr("digits were checked");
    case v1::SUDOKU_ASSIST_REVEAL:
      return tr("a digit was revealed");
    case v1::SUDOKU_ASSIST_LAST_GOOD:
      return tr("went back to the last position without a wrong digit");
    default:
      return tr("of another kind");
  }
}

}  // namespace gridmates::words
