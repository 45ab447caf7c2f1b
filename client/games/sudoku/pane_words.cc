// The Sudoku pane's texts: about moves, and about the cell under the cursor.
#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/board.h"
#include "client/games/sudoku/help_words.h"
#include "client/games/sudoku/pane.h"
#include "client/games/sudoku/steps.h"
#include "client/words/refusals.h"

namespace gridmates::terminal {
namespace {

// The change of the event's match; null if it is not known.
const v1::MatchDelta* delta_of(const v1::Event& event) {
  for (const v1::MatchDelta& delta : event.delta().match_deltas()) {
    if (delta.index() == event.moved().match_index()) return &delta;
  }
  return nullptr;
}

using words::sudoku_cell;

// "A5, B2, C3", "A5, B2 and 12 others".
template <class Cells>
std::string squares_of(const Cells& cells, int side) {
  constexpr int kNamed = 4;
  std::string names;
  const int count = static_cast<int>(cells.size());
  for (int i = 0; i < count && (i < kNamed || count == kNamed + 1); ++i) {
    names += (i == 0 ? "" : ", ") + sudoku_cell(cells[i], side);
  }
  if (count <= kNamed + 1) return names;
  return tr("{} and {} others", names, count - kNamed);
}

// "noted 27 at A5", "removed note 7 at A5, B2".
std::string notes_move_words(const v1::SudokuNotes& notes, int side, const DigitNames& names) {
  std::string words;
  if (notes.add() != 0) words = tr("noted {}", names.of_set(notes.add()));
  if (notes.remove() != 0) {
    words += (words.empty() ? "" : ", ") + tr("removed note {}", names.of_set(notes.remove()));
  }
  const std::string cells = squares_of(notes.cells(), side);
  const bool centre = notes.kind() == v1::SUDOKU_NOTE_KIND_CENTRE;
  return centre ? tr("{} in the centre of {}", words, cells) : tr("{} at {}", words, cells);
}

lines::MadeMove made_by(const v1::Event& event, const v1::MatchView* match,
                        const v1::MatchDelta* before) {
  const auto& deltas = event.delta().match_deltas();
  return {event.moved(), match, deltas.empty() ? nullptr : &deltas[0], before};
}

std::string write_words(const v1::SudokuWrite& write, const lines::MadeMove& made, int side,
                        const DigitNames& names) {
  if (write.digit() == 0) {
    return tr("cleared {}", squares_of(lines::sudoku_cleared(write, made), side));
  }
  return tr("set {}={}", squares_of(write.cells(), side), names.of(write.digit()));
}

std::string fill_words(const v1::SudokuFill& fill, std::uint32_t all_digits,
                       const DigitNames& names) {
  if (fill.digits() == all_digits) {
    return fill.remove() ? tr("removed all notes") : tr("filled in all notes");
  }
  const std::string digits = names.of_set(fill.digits());
  return fill.remove() ? tr("removed notes {}", digits) : tr("filled in notes {}", digits);
}

// An undo or redo does not contain the cells that it changed; they are taken from the board's
// change. If that is not known, the board names the first of them.
std::string step_words(const v1::Event& event, const v1::MatchView* match,
                       const v1::MatchDelta* before, int side, const char* verb,
                       const std::string& plain) {
  const lines::MadeMove made = made_by(event, match, before);
  if (made.delta == nullptr) return plain;
  const v1::SudokuStatus& status = made.delta->sudoku().status();
  const auto changed = lines::sudoku_changed(made);
  if (status.blocked_by() != 0) {
    const std::string stays = sudoku_cell(status.blocked_cell(), side);
    if (changed.empty()) return tr("could not change {}", stays);
    return tr("{}, but {} stays", tr_filled(verb, squares_of(changed, side)), stays);
  }
  if (!changed.empty()) return tr_filled(verb, squares_of(changed, side));
  return status.last_cell() == 0 ? plain
                                 : tr_filled(verb, sudoku_cell(status.last_cell() - 1, side));
}

}  // namespace

std::string SudokuPane::square_of(std::uint32_t cell) const {
  return sudoku_cell(cell, shape_.side());
}

std::string SudokuPane::move_words(const v1::Event& event, const v1::MatchView* match,
                                   const v1::MatchDelta* before) const {
  const v1::SudokuMove& sudoku = event.moved().move().sudoku();
  switch (sudoku.act_case()) {
    case v1::SudokuMove::kSet:
      return tr("set {}={}", square_of(sudoku.set().cell()), names().of(sudoku.set().digit()));
    case v1::SudokuMove::kClear:
      return tr("cleared {}", square_of(sudoku.clear().cell()));
    case v1::SudokuMove::kNote:
      return tr("noted {} at {}", names().of_set(sudoku.note().digits()),
                square_of(sudoku.note().cell()));
    case v1::SudokuMove::kNotes:
      return notes_move_words(sudoku.notes(), shape_.side(), names());
    case v1::SudokuMove::kWrite:
      return write_words(sudoku.write(), made_by(event, match, before), shape_.side(), names());
    case v1::SudokuMove::kColour:
      return tr("coloured {}", squares_of(sudoku.colour().cells(), shape_.side()));
    case v1::SudokuMove::kFill:
      return fill_words(sudoku.fill(), shape_.all_digits(), names());
    case v1::SudokuMove::kUndo:
      return step_words(event, match, before, shape_.side(), tr_later("took back {}"),
                        tr("took a step back"));
    case v1::SudokuMove::kRedo:
      return step_words(event, match, before, shape_.side(), tr_later("redid {}"),
                        tr("redid a step"));
    default: {
      const std::string help = words::sudoku_help(sudoku, match, shape_.side(), delta_of(event));
      return help.empty() ? tr("moved") : words::without_stop(help);
    }
  }
}

std::string SudokuPane::after_move(const v1::Event& event, const MatchScene& scene) const {
  const v1::Move& move = event.moved().move();
  const v1::SudokuStatus& status = scene.match.sudoku().status();
  if (words::nothing_was_wrong(move.sudoku(), delta_of(event))) return tr("no digit is wrong");
  if (status.blocked_by() == 0) return {};
  if (!move.sudoku().has_undo() && !move.sudoku().has_redo()) return {};
  return tr("{} has changed {} since, so it stays; once more goes on",
            scene.player_name(status.blocked_by() - 1), square_of(status.blocked_cell()));
}

// Requests hints after each move if the setting is on. A hint is shown to the whole table, so only
// when playing alone. The first hint says that there is a step, the second where; it requests no
// further ones, so it never asks twice for the same board.
std::optional<v1::Move> SudokuPane::next_move(const v1::Event& event,
                                              const MatchScene& scene) const {
  const v1::RoomView& room = scene.room.view;
  const bool races = room.head().table() == v1::TABLE_RACE;
  const bool alone = std::ranges::none_of(room.members(), [&scene](const v1::Member& member) {
    return member.seat() != 0 && member.number() != scene.room.you;
  });
  if (!preferences_.next || races || !alone || !scene.room.running()) return std::nullopt;
  const v1::SudokuMove& made = event.moved().move().sudoku();
  const v1::SudokuStatus& status = scene.match.sudoku().status();
  const bool is_first = !status.has_hint() && !made.has_ask_hint();
  if (!is_first && !made.has_hint_found()) return std::nullopt;
  v1::Move move;
  move.mutable_sudoku()->mutable_ask_hint();
  return move;
}

std::string SudokuPane::standing_line(const MatchScene& scene) const {
  return words::sudoku_hint(scene.match.sudoku());
}

std::string SudokuPane::cell_words(const MatchScene& scene) const {
  const ShownCell shown = shown_cell(scene, cursor_);
  const v1::SudokuCell& cell = shown.content;
  if (selection_.by_arrows && selection_.empty()) return tr("arrows select cells, Esc ends it");
  if (!selection_.empty()) return tr("{} cells selected", selection_.cells.size());
  if (shown.provisional) return tr("{} sent, not answered yet", square_of(cursor_));
  std::string words = square_of(cursor_) + " ";
  const std::string colour = cell.colour() == 0 ? "" : tr(", colour {}", cell.colour());
  if (cell.digit() == 0) {
    words += tr("empty") + colour;
    if (cell.notes() != 0) words += tr(", notes {}", names().of_set(cell.notes()));
    if (cell.centre() != 0) words += tr(", centre {}", names().of_set(cell.centre()));
    if (shown.private_notes != 0) words += tr(", private {}", names().of_set(shown.private_notes));
    return words;
  }
  words += names().of(cell.digit());
  if (cell.given()) words += tr(", given");
  if (clash_is_shown(cell)) words += tr(", clash");
  if (cell.wrong()) words += tr(", wrong");
  if (cell.writer() != 0) words += tr(", set by {}", scene.player_name(cell.writer() - 1));
  return words + colour;
}

}  // namespace gridmates::terminal
