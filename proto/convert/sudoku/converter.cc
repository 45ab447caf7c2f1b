#include <algorithm>
#include <optional>

#include "engine/sudoku/formats/symbols.h"
#include "engine/sudoku/rules.h"
#include "proto/convert/cells.h"
#include "proto/convert/game_converter.h"
#include "proto/convert/list.h"
#include "proto/convert/sudoku/hints.h"
#include "proto/convert/sudoku/moves.h"

namespace gridmates::convert {
namespace {

using sudoku::View;

void put_cell(const View::Cell& cell, v1::SudokuCell& out) {
  out.set_digit(cell.digit);
  out.set_given(cell.given);
  out.set_notes(cell.notes);
  out.set_writer(core::plus_one(cell.writer).number());
  out.set_clash(cell.clash);
  out.set_centre(cell.centre);
  out.set_colour(cell.colour);
  out.set_wrong(cell.wrong);
}

void put_excluded(const sudoku::PerCell<sudoku::Excluded, std::uint16_t>& excluded,
                  v1::SudokuHint& out) {
  for (sudoku::Cell cell = 0; cell < excluded.size(); ++cell) {
    for (std::uint8_t digit = 1; digit <= sudoku::kMaxSide; ++digit) {
      if ((excluded[cell].digits & sudoku::only(digit)) == 0) continue;
      v1::SudokuPlaced& placed = *out.add_excluded();
      placed.set_cell(cell);
      placed.set_digit(digit);
    }
  }
}

void put_status(const View::Status& status, v1::SudokuStatus& out) {
  out.set_filled(status.filled);
  out.set_clashes(status.clashes);
  out.set_last_cell(core::plus_one(status.last_cell).number());
  out.set_blocked_by(core::plus_one(status.blocked_by).number());
  if (status.blocked_by) out.set_blocked_cell(status.last_cell.value_or(0));
  for (int i = 0; i <= static_cast<int>(sudoku::Assist::kLast); ++i) {
    const bool has = (status.assists & sudoku::only(static_cast<sudoku::Assist>(i))) != 0;
    if (has) out.add_assists(static_cast<v1::SudokuAssist>(i + 1));
  }
  if (status.hint) put_sudoku_hint(*status.hint, *out.mutable_hint());
  if (status.hint && status.excluded) put_excluded(**status.excluded, *out.mutable_hint());
  out.set_checked(status.checked);
  out.set_mistakes(status.mistakes);
}

void put_constants_of(const View::Constants& boxes, v1::SudokuConstants& out) {
  out.set_box_rows(boxes.rows);
  out.set_box_columns(boxes.columns);
}

View::Constants constants_of(const v1::SudokuConstants& from) {
  return View::Constants::known(from.box_rows(), from.box_columns());
}

// An invalid digit becomes 0.
View::Cell seen_of(const v1::SudokuCell& cell) {
  const bool is_digit = cell.digit() <= sudoku::kMaxSide;
  return {is_digit ? static_cast<std::uint8_t>(cell.digit()) : std::uint8_t{0}, cell.given()};
}

// The index of a word; 0 if it is empty.
std::optional<std::uint8_t> number_of(std::string_view word,
                                      std::span<const std::string_view> words) {
  if (word.empty()) return 0;
  const auto found = std::ranges::find(words, word);
  if (found == words.end()) return std::nullopt;
  return static_cast<std::uint8_t>(found - words.begin());
}

// Narrows a number to a byte; larger values become 255, which the engine refuses.
std::uint8_t byte_of(std::uint32_t number) {
  return static_cast<std::uint8_t>(std::min(number, 255U));
}

// Converts options of the wire to the engine's; kInvalid for unknown words.
core::Result<core::Bytes> picked(const v1::SudokuOptions& from) {
  sudoku::Options options;
  sudoku::Picked& picked = options.picked.value;
  picked.checked = from.checked();
  if (from.mistake_s() > sudoku::kMaxMistake_s) {
    return core::invalid("A mistake costs up to 60 seconds.");
  }
  picked.mistake_s = static_cast<std::uint8_t>(from.mistake_s());
  const int size = from.size() == 0 ? sudoku::kSide : static_cast<int>(std::min(from.size(), 99U));
  const auto shape = sudoku::formats::usual_shape(size);
  if (!shape || !number_of(std::to_string(size), sudoku::size_words())) {
    return core::invalid("There are no boards of this size.");
  }
  picked.boxes() = sudoku::Boxes::of(*shape);
  picked.keep_notes(from.keep_notes());
  const auto level = number_of(from.level(), sudoku::level_words());
  if (!level) return core::invalid("There is no such level.");
  const auto symmetry = number_of(from.symmetry(), sudoku::symmetry_words());
  if (!symmetry) return core::invalid("There is no such symmetry.");
  picked.level = *level;
  picked.symmetry = *symmetry;
  picked.puzzle_options() = {byte_of(from.rating_from()), byte_of(from.rating_to()),
                             byte_of(from.difficulty()), from.logical()};
  return core::encode(options);
}

class SudokuConverter final : public GameConverter {
 public:
  std::string_view game() const override { return sudoku::Rules::facts().id; }

  core::Result<core::Bytes> options(const v1::GameOptions& options) const override {
    if (!options.has_sudoku()) return malformed("These are no options for Sudoku.");
    return picked(options.sudoku());
  }
  core::Result<core::Bytes> move(const v1::Move& move) const override {
    if (!move.has_sudoku()) return malformed("This is no move in Sudoku.");
    const auto found = sudoku_move(move.sudoku());
    if (!found) return found.error();
    return core::encode(*found);
  }
  core::Result<core::Bytes> past_move(const v1::Move& move) const override {
    if (!move.has_sudoku()) return malformed("This is no move in Sudoku.");
    const auto found = past_sudoku_move(move.sudoku());
    if (!found) return found.error();
    return core::encode(*found);
  }

  void options(core::ByteView bytes, v1::GameOptions& out) const override {
    const sudoku::Picked picked = value_of<sudoku::Options>(bytes).picked.value;
    v1::SudokuOptions& to = *out.mutable_sudoku();
    to.set_size(static_cast<std::uint32_t>(picked.boxes().shape().side()));
    const auto levels = sudoku::level_words();
    const auto symmetries = sudoku::symmetry_words();
    if (picked.level != 0) to.set_level(std::string(levels[picked.level % levels.size()]));
    if (picked.symmetry != 0) {
      to.set_symmetry(std::string(symmetries[picked.symmetry % symmetries.size()]));
    }
    to.set_checked(picked.checked);
    to.set_mistake_s(picked.mistake_s);
    to.set_rating_from(picked.puzzle_options().rating_from);
    to.set_rating_to(picked.puzzle_options().rating_to);
    to.set_difficulty(picked.puzzle_options().difficulty);
    to.set_logical(picked.puzzle_options().logical);
    to.set_keep_notes(picked.keeps_notes());
  }
  void move(core::ByteView bytes, v1::Move& out) const override {
    put_sudoku_move(value_of<sudoku::Move>(bytes), *out.mutable_sudoku());
  }
  void view(const core::MatchView& view, v1::MatchView& out) const override {
    out.set_columns(view.columns);
    put_view(view, put_cell, put_status, *out.mutable_sudoku());
    put_constants(view, put_constants_of, *out.mutable_sudoku());
  }
  void delta(const core::ViewDelta& delta, v1::MatchDelta& out) const override {
    put_delta(delta, put_cell, put_status, *out.mutable_sudoku());
  }
  std::optional<core::MatchView> view(const v1::MatchView& match) const override {
    if (!match.has_sudoku()) return std::nullopt;
    auto view = view_of(match.columns(), match.sudoku(), seen_of, View::Status{});
    view.constants = core::encode(constants_of(match.sudoku().constants()));
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

const GameConverter& sudoku_converter() {
  static const SudokuConverter converter;
  return converter;
}

}  // namespace gridmates::convert
