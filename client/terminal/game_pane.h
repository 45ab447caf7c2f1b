// GamePane: one game's part of a room page: the board, what is beside it, and the game's own keys;
// made by the `<game>_pane` of each game. It has the state of a match that only the screen has: the
// cursor, the mode. Owned by a room page; one thread.
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

// The result of a key: the moves to make, in order, usually one or none; or why it does nothing.
struct Acted {
  std::vector<v1::Move> moves = {};
  std::string why = {};
  std::string command = {};                     // a typed command to run instead
  std::string typing = {};                      // the beginning of a command, to be completed
  std::vector<client::PrivateNote> notes = {};  // private notes to store
  bool menu = false;                            // show all keys of the page
};

class GamePane {
 public:
  virtual ~GamePane() = default;
  virtual const Bindings& bindings() const = 0;
  // Why this action of bindings() has no effect in this match, for any cursor; empty if it may have
  // one. Reasons that apply to all games are checked elsewhere.
  virtual std::string_view why_not(int /*act*/, const MatchScene&) const { return {}; }
  // Whether the board takes the full height, and as much width as it needs, with a narrow side.
  // Then board_size() is its preferred size.
  virtual bool tall(Scale) const { return false; }
  // Whether what is beside the board was requested, and must not be omitted.
  virtual bool needs_side() const { return false; }
  // The size of the board with its coordinates.
  virtual Size board_size(Scale scale) const = 0;
  virtual void draw_board(const Region& region, const MatchScene& scene) const = 0;
  // Draws what is beside the board, below the people; returns the rows used.
  virtual int draw_side(const Region& region, const MatchScene& scene) const = 0;
  // Draws the line below the board during a match: mode and what is under the cursor.
  virtual void draw_mode(const Region& row, const MatchScene& scene) const = 0;
  // A line that stays below until another message is shown: the current hint.
  virtual std::string standing_line(const MatchScene&) const { return {}; }
  // The question before an action that must not happen by mistake; empty: none, also if the board
  // shows that the action will be refused.
  virtual std::string question_before(int /*act*/, const v1::MatchView&) const { return {}; }
  virtual bool asks_before(std::string_view /*typed*/) const { return false; }  // a command
  // Runs a line of bindings().
  virtual Acted act(const Hit& hit, const MatchScene& scene) = 0;

  // The progress of the match, for the header: "37/81".
  virtual std::string progress(const v1::MatchView& match) const = 0;
  // What a player did so far, for the column with this title beside the names.
  virtual std::string_view score_title() const = 0;
  virtual std::string score(const v1::MatchView& match, std::uint32_t player) const = 0;
  // A player's letter on the board.
  virtual char badge(const v1::MatchView& match, std::uint32_t player) const = 0;
  // The move of this event: "set A9=2". `match` is its match in its current state, and `before` the
  // cells that it changed, before it; null if not known.
  virtual std::string move_words(const v1::Event& event, const v1::MatchView* match,
                                 const v1::MatchDelta* before = nullptr) const = 0;
  // A message after this client's own move was applied; empty: none.
  virtual std::string after_move(const v1::Event&, const MatchScene&) const { return {}; }
  // A move that this client makes automatically after it.
  virtual std::optional<v1::Move> next_move(const v1::Event&, const MatchScene&) const {
    return std::nullopt;
  }

  virtual std::string cell_name(std::uint32_t cell) const = 0;
  virtual std::optional<std::uint32_t> parse_cell(std::string_view name) const = 0;
  // The cell at a place in the region into which the board was last drawn.
  virtual std::optional<std::uint32_t> cell_at(Spot, Scale) const { return std::nullopt; }
  // Applies the room's options, while no board is shown.
  virtual void expect(const v1::GameOptions&) {}
  // A new match: sets the cursor.
  virtual void begin(const v1::MatchView&) {}
  virtual std::uint32_t cursor() const = 0;
  virtual void go_to(std::uint32_t cell) = 0;
  // The pointer hits this cell, with a key of bindings(); false: it has no effect there.
  virtual bool point_at(const Hit& hit, std::uint32_t cell);
};

// This face's parts of a game.
struct PaneFactory {
  std::string_view id;
  std::function<std::unique_ptr<GamePane>(const Preferences&)> make_pane;
  std::vector<std::string_view> settings = {};  // of its own, besides those of every room
};

// The server's games that this face knows, in the server's order.
std::vector<v1::GameFacts> known_games(const client::Model& model);

// The game's title for people, escaped; its id if the server has not sent facts about it.
std::string game_title(const client::Model& model, std::string_view game);

// The pane of a game; a view-only pane for a game that this face does not know. It uses the current
// preferences at any time; they must outlive it.
std::unique_ptr<GamePane> make_pane(std::string_view game, const Preferences& preferences);

// The line of a pane's table that moves the cursor by a cell: two keys per direction, in the order
// left, down, up, right.
Binding arrows_binding(int act, Keys keys, std::string_view help, std::string_view group);

// The cell to which a key of arrows_binding() moves; stays at an edge, or with `wrap` wraps around.
std::uint32_t step(std::uint32_t cell, int key, std::uint32_t rows, std::uint32_t columns,
                   bool wrap = false);

}  // namespace gridmates::terminal
