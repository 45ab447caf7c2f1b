// GamePane: what a room page shows of one game: the board, what stands beside it, and the game's
// own keys; `<game>_pane` of each game makes it. It holds what the screen alone knows of a
// match: the cursor, the mode. Owned by a room page; one thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/core/private_notes.h"
#include "client/terminal/bindings.h"
#include "client/terminal/canvas.h"
#include "client/terminal/match_scene.h"  // IWYU pragma: export
#include "client/terminal/preferences.h"
#include "client/terminal/room_act.h"  // IWYU pragma: export

namespace gridmates::terminal {

// What came of a key: the moves to be made, in order, mostly one or none; or why it does nothing.
struct Acted {
  std::vector<v1::Move> moves = {};
  std::string why = {};
  std::string command = {};                     // a typed command that does it
  std::string typing = {};                      // the beginning of one, for the person to end
  std::vector<client::PrivateNote> notes = {};  // what this client alone is to remember
  bool menu = false;                            // all keys of the page are to be shown
};

class GamePane {
 public:
  virtual ~GamePane() = default;
  virtual const Bindings& bindings() const = 0;
  // Why this act of bindings() would come to nothing in this match, wherever the cursor is; empty
  // when it may be done. What holds in every game is not asked.
  virtual std::string_view why_not(int /*act*/, const MatchScene&) const { return {}; }
  // The board takes all the height there is, and as much of the width as it needs; what is beside
  // it is narrow. Then board_size() is what it would like to have.
  virtual bool tall(Scale) const { return false; }
  // What stands beside the board has been asked for, and is not to be left out.
  virtual bool needs_side() const { return false; }
  // The board with its coordinates.
  virtual Size board_size(Scale scale) const = 0;
  virtual void draw_board(const Region& region, const MatchScene& scene) const = 0;
  // What stands beside the board, below the people; returns the rows used.
  virtual int draw_side(const Region& region, const MatchScene& scene) const = 0;
  // The line below the board while a match is played: mode and what is under the cursor.
  virtual void draw_mode(const Region& row, const MatchScene& scene) const = 0;
  // A line that stands below until something else is to be said there: the hint that is shown.
  virtual std::string standing_line(const MatchScene&) const { return {}; }
  // What is asked before an act that must not come about by mistake; empty: nothing, as where the
  // board shows that it will be refused.
  virtual std::string question_before(int /*act*/, const v1::MatchView&) const { return {}; }
  virtual bool asks_before(std::string_view /*typed*/) const { return false; }  // a command
  // Does what a line of bindings() says.
  virtual Acted act(const Hit& hit, const MatchScene& scene) = 0;

  // How far the match is, for the header: "37/81".
  virtual std::string progress(const v1::MatchView& match) const = 0;
  // What a player did so far, for the columns of this title beside the names.
  virtual std::string_view score_title() const = 0;
  virtual std::string score(const v1::MatchView& match, std::uint32_t player) const = 0;
  // A player's letter on the board.
  virtual char badge(const v1::MatchView& match, std::uint32_t player) const = 0;
  // What the move of this event was: "set A9=2". `match`: the one that it was made in, as it is
  // now, and `before`: the cells that it changed, as they were; null where that is not known.
  virtual std::string move_words(const v1::Event& event, const v1::MatchView* match,
                                 const v1::MatchDelta* before = nullptr) const = 0;
  // What the person should be told about this client's own move that has just been applied.
  virtual std::string after_move(const v1::Event&, const MatchScene&) const { return {}; }
  // The move that this client makes by itself after it.
  virtual std::optional<v1::Move> next_move(const v1::Event&, const MatchScene&) const {
    return std::nullopt;
  }

  virtual std::string cell_name(std::uint32_t cell) const = 0;
  virtual std::optional<std::uint32_t> parse_cell(std::string_view name) const = 0;
  // The cell at a place of the region that the board was drawn into last.
  virtual std::optional<std::uint32_t> cell_at(Spot, Scale) const { return std::nullopt; }
  // What the options of the room say of a board that is not shown.
  virtual void expect(const v1::GameOptions&) {}
  // A match that has not been on the table before: where the cursor begins.
  virtual void begin(const v1::MatchView&) {}
  virtual std::uint32_t cursor() const = 0;
  virtual void go_to(std::uint32_t cell) = 0;
  // The pointer means this cell with a key of bindings(); false: nothing follows from it there.
  virtual bool point_at(const Hit& hit, std::uint32_t cell);
};

// What this face knows of a game.
struct PaneFactory {
  std::string_view id;
  std::function<std::unique_ptr<GamePane>(const Preferences&)> make_pane;
  std::vector<std::string_view> settings = {};  // that it heeds, beside those of every room
};

// The games of the server that this face knows, in the server's order.
std::vector<v1::GameFacts> known_games(const client::Model& model);

// Its title for people, escaped; the id of a game of which the server has told nothing.
std::string game_title(const client::Model& model, std::string_view game);

// The pane of a game; one that can only show, for a game that this face does not know. It heeds
// what the preferences say at each moment; they must outlive it.
std::unique_ptr<GamePane> make_pane(std::string_view game, const Preferences& preferences);

// The line of a pane's table that moves the cursor by a cell: two keys a direction, in the order
// left, down, up, right.
Binding arrows_binding(int act, Keys keys, std::string_view help, std::string_view group);

// The cell to which a key of arrows_binding() leads; at an edge the same, with `wrap` the opposite.
std::uint32_t step(std::uint32_t cell, int key, std::uint32_t rows, std::uint32_t columns,
                   bool wrap = false);

}  // namespace gridmates::terminal
