// A game as plain lines: its moves as text, its board, its commands that only print: `<game>_lines`
// of each game (list.h). Immutable; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "client/commands/game_words.h"
#include "client/core/model.h"
#include "client/core/private_notes.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::lines {

// A move that was made. Unknown parts are null, for a move from a snapshot.
struct MadeMove {
  const v1::Moved& moved;
  const v1::MatchView* match = nullptr;    // after the move
  const v1::MatchDelta* delta = nullptr;   // the move's change
  const v1::MatchDelta* before = nullptr;  // the same cells before it
  std::uint32_t columns = 0;               // of the board; 0: the usual number
};

// The prefix of a line that is meant for the clipboard.
inline constexpr std::string_view kCopied = "copy: ";

// A match to be printed.
struct Sight {
  const v1::MatchView& match;
  const v1::RoomHead& head = v1::RoomHead::default_instance();  // of its room
  std::uint64_t time_ms = 0;                                    // room time
  client::CellNotes private_notes = {};                         // this client's
  bool over = false;                                            // the match has ended
};
// A file to be written.
struct ToSave {
  std::string file;
  std::string bytes;
};
// Private notes to be stored.
using ToNote = std::vector<client::PrivateNote>;
using Looked = std::variant<std::vector<std::string>, std::string, ToSave, ToNote>;

class GameLines {
 public:
  virtual ~GameLines() = default;
  // Its id, as in the facts of the game.
  virtual std::string_view game() const = 0;
  // A move as text, beginning with `who` (printable).
  virtual std::string describe(const MadeMove& made, const std::string& who) const = 0;
  // The number of columns of a board with these options; 0 if all boards of the game are alike, or
  // if cell names do not depend on it.
  virtual std::uint32_t columns(const v1::GameOptions&) const { return 0; }
  // The whole board, for a screen reader: no drawing, one fact per line, all printable.
  virtual std::vector<std::string> board(const Sight& sight) const = 0;
  // What a player did in a match, by its board, as part of a sentence: "24 digits"; empty if the
  // moves are sufficient, or the board is hidden.
  virtual std::string part(const v1::MatchView&, std::uint32_t /*player*/) const { return {}; }
  // The help used in a match, as part of a sentence: "hints and checks"; empty if none.
  virtual std::string help(const v1::MatchView&) const { return {}; }
  // Commands that request nothing from the server, and their results: lines, a file, private notes,
  // or a sentence that says what is wrong with the command. nullopt if it is another command.
  virtual std::span<const commands::Help> looks() const { return {}; }
  virtual std::optional<Looked> look(std::span<const std::string> /*words*/,
                                     const Sight& /*sight*/) const {
    return std::nullopt;
  }
};

// The lines of this game, or null.
const GameLines* game_lines(std::string_view game);

// " with hints and checks": the help used in a room's match, at a race by the winner; or empty.
std::string help_words(const client::Room& room);

// The printable name of a player of a match by number; "somebody" if there is none.
std::string player_name(const v1::MatchView& match, std::uint32_t player);

}  // namespace gridmates::lines
