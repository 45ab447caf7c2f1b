// Sudoku in a room: cursor, mode and keys. One thread.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/games/sudoku/digit_names.h"
#include "client/games/sudoku/pane_acts.h"
#include "client/games/sudoku/pane_grid.h"
#include "client/games/sudoku/pane_notes.h"
#include "client/games/sudoku/selection.h"
#include "client/games/sudoku/shown_cell.h"
#include "client/terminal/game_pane.h"

namespace gridmates::terminal {

class SudokuPane final : public GamePane, public SudokuActs {
 public:
  explicit SudokuPane(const Preferences& preferences) : preferences_(preferences) {}

  const Bindings& bindings() const override;
  bool tall(Scale scale) const override;
  Size board_size(Scale scale) const override;
  void draw_board(const Region& region, const MatchScene& scene) const override;
  int draw_side(const Region& region, const MatchScene& scene) const override;
  void draw_mode(const Region& row, const MatchScene& scene) const override;
  Acted act(const Hit& hit, const MatchScene& scene) override;
  std::string question_before(int act, const v1::MatchView& match) const override;
  bool asks_before(std::string_view word) const override;

  std::string progress(const v1::MatchView& match) const override;
  std::string_view score_title() const override { return tr("set"); }
  std::string score(const v1::MatchView& match, std::uint32_t player) const override;
  char badge(const v1::MatchView& match, std::uint32_t player) const override;
  std::string move_words(const v1::Event& event, const v1::MatchView* match,
                         const v1::MatchDelta* before) const override;
  std::string standing_line(const MatchScene& scene) const override;
  std::string after_move(const v1::Event& event, const MatchScene& scene) const override;
  std::optional<v1::Move> next_move(const v1::Event& event, const MatchScene&) const override;

  std::string cell_name(std::uint32_t cell) const override;
  std::optional<std::uint32_t> parse_cell(std::string_view name) const override;
  std::optional<std::uint32_t> cell_at(Spot spot, Scale scale) const override;
  void begin(const v1::MatchView& match) override;
  std::uint32_t cursor() const override { return cursor_; }
  void go_to(std::uint32_t cell) override;
  bool point_at(const Hit& hit, std::uint32_t cell) override;

 private:
  // What digit keys write.
  enum class Mode : std::uint8_t { kDigits, kCorner, kCentre, kColour, kPrivate };

  // A cell that a key acts on, as the player sees it.
  struct Target {
    std::uint32_t cell = 0;
    v1::SudokuCell shown;
  };

  // The selected cells for which `takes` is true; without a selection the cell under the cursor.
  std::vector<Target> targets(const MatchScene& scene, bool (*takes)(const v1::SudokuCell&)) const;
  // Writes a digit into the targets; clears it if all have it.
  Acted write(std::uint32_t digit, const MatchScene& scene) const;
  Acted write_digit(std::uint32_t digit, const MatchScene& scene) const;
  Acted write_note(std::uint32_t digit, bool centre, const MatchScene& scene) const;
  Acted notes_to_centre(const MatchScene& scene) const;
  Acted write_private_note(std::uint32_t digit, const MatchScene& scene) const;
  Acted clear_private_notes(const MatchScene& scene) const;
  Acted colour(std::uint32_t number, const MatchScene& scene) const;
  Acted plain_move(const Hit& hit, const MatchScene& scene) const;
  // Handles a digit key: writes, or sets the locked digit.
  Acted take_digit(std::uint32_t digit, const MatchScene& scene);
  // Handles a click on the cell under the cursor.
  Acted point(const MatchScene& scene) const;
  // Handles the wheel: writes the next or previous of empty and all digits, wrapping around.
  Acted step_digit(bool up, const MatchScene& scene) const;
  Acted write_locked(const MatchScene& scene) const;
  // Takes a key for the number that is being typed; nullopt for other keys.
  std::optional<Acted> type_number(const Hit& hit, const MatchScene& scene);
  // Moves the cursor and ends the selection, or extends it.
  void move_to(std::uint32_t cell);
  void extend_to(std::uint32_t cell);
  void take_step(const Hit& hit);
  // "A5"; "?" for no cell.
  std::string square_of(std::uint32_t cell) const;
  // Larger than 9x9 or with long boxes: drawn compactly, in a window.
  bool is_wide() const;
  // Columns between the board and what is beside it.
  int apart() const;
  std::uint32_t cells() const { return static_cast<std::uint32_t>(shape_.cells()); }
  std::uint32_t side() const { return static_cast<std::uint32_t>(shape_.side()); }
  // Above 9 digits are also letters, so other keys do what letters do on smaller boards.
  bool has_letters() const { return shape_.side() > 9; }
  bool has_mode(Mode mode) const { return mode != Mode::kCentre || !preferences_.simple_notes; }
  // The layout of letters for arrows or digits on this board.
  Keys keys() const {
    return has_letters() && preferences_.keys != Keys::kArrows ? Keys::kVim : preferences_.keys;
  }
  DigitNames names() const { return {preferences_.numbers && has_letters()}; }
  // Each mode's text on the mode line, and whether it is the current one.
  using ModeWords = std::vector<std::pair<std::string, bool>>;
  ModeWords mode_words() const;
  static void draw_modes(const Region& row, const ModeWords& modes);
  std::string mode_name(Mode mode) const;
  SudokuGrid grid(Scale scale) const;
  void draw_window(const Region& region, const MatchScene& scene) const;
  void draw_cell(const Region& cell_region, std::uint32_t cell, const MatchScene& scene) const;
  void draw_tight_cell(const Region& cell_region, std::uint32_t cell,
                       const MatchScene& scene) const;
  // Returns false if no other cell is empty.
  bool go_to_empty(const v1::SudokuView& board, bool forward);
  // The same along the row or column, in the direction of an arrow of kEmptyInLine.
  bool go_to_empty_in_line(const v1::SudokuView& board, int arrow);
  void draw_small_cell(const Region& cell_region, std::uint32_t cell,
                       const MatchScene& scene) const;
  void draw_large_cell(const Region& cell_region, std::uint32_t cell,
                       const MatchScene& scene) const;
  void draw_marks(const Region& row, const Region& beside, std::uint32_t cell,
                  const ShownCell& shown, const MatchScene& scene) const;
  bool clash_is_shown(const v1::SudokuCell& cell) const;
  Role digit_role(const ShownCell& cell, const MatchScene& scene) const;
  // A ping, else another player's cursor, the selection's bracket, a hint, or its colour.
  void draw_mark(const Region& row, int column, std::uint32_t cell, const v1::SudokuCell& content,
                 const MatchScene& scene) const;
  // Whether it is provisional, wrong or a clash or, if that is switched on, who wrote it.
  void draw_sign(const Region& row, int column, const ShownCell& shown,
                 const MatchScene& scene) const;
  // The progress; returns the rows used.
  int draw_progress(const Region& region, const MatchScene& scene) const;
  NotesLook notes_look(std::uint32_t cell, const MatchScene& scene) const;
  Shade shade_of(std::uint32_t cell, const ShownCell& shown, const MatchScene& scene) const;
  std::string cell_words(const MatchScene& scene) const;

  const Preferences& preferences_;
  sudoku::Shape shape_;
  std::uint32_t cursor_ = 40;  // the middle
  Selection selection_;
  Mode mode_ = Mode::kDigits;
  bool again_ = false;                   // go_to() was called for the cursor's cell
  bool digit_first_ = false;             // a digit is chosen, then written by Enter and clicks
  std::uint32_t locked_ = 0;             // the digit chosen first; 0: none yet
  std::optional<std::uint32_t> number_;  // the number typed so far
  mutable Size scrolled_{0, 0};          // rows and columns scrolled out of view, as last drawn
};

}  // namespace gridmates::terminal
