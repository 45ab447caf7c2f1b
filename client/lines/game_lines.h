// One game in plain lines: its moves in words, its board, its commands that only look:
// `<game>_lines` of each game (list.h). Immutable; any thread.
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

// A move that was made. What is not known is null: the move was learned from a snapshot.
struct MadeMove {
  const v1::Moved& moved;
  const v1::MatchView* match = nullptr;    // just after it
  const v1::MatchDelta* delta = nullptr;   // what it changed there
  const v1::MatchDelta* before = nullptr;  // the same cells before it
  std::uint32_t columns = 0;               // of the board; 0: as many as usual
};

// What a line begins with that is meant for the clipboard.
inline constexpr std::string_view kCopied = "copy: ";

// A match that is looked at.
struct Sight {
  const v1::MatchView& match;
  const v1::RoomHead& head = v1::RoomHead::default_instance();  // of its room
  std::uint64_t time_ms = 0;                                    // room time
  client::CellNotes private_notes = {};                         // of this client
  bool over = false;                                            // nobody moves any more
};
// A file that is to be written.
struct ToSave {
  std::string file;
  std::string bytes;
};
// What this client alone is to remember.
using ToNote = std::vector<client::PrivateNote>;
using Looked = std::variant<std::vector<std::string>, std::string, ToSave, ToNote>;

class GameLines {
 public:
  virtual ~GameLines() = default;
  // Its id, as the facts of the game have it.
  virtual std::string_view game() const = 0;
  // A move that was made, in words, `who` (printable) first.
  virtual std::string describe(const MadeMove& made, const std::string& who) const = 0;
  // How many columns a board has that is made by these options; 0: all boards of the game are
  // alike, or cells are not named without one.
  virtual std::uint32_t columns(const v1::GameOptions&) const { return 0; }
  // The whole board, for a screen reader: no drawing, one fact a line, all printable.
  virtual std::vector<std::string> board(const Sight& sight) const = 0;
  // What a player did in a match, as its board tells, as a sentence part: "24 digits"; empty where
  // moves say it all, or the board is hidden.
  virtual std::string part(const v1::MatchView&, std::uint32_t /*player*/) const { return {}; }
  // What has helped the players of a match, as a sentence part: "hints and checks"; empty: nothing.
  virtual std::string help(const v1::MatchView&) const { return {}; }
  // Commands that ask the server for nothing, and what comes of them: lines, a file, private notes,
  // or a sentence that says what is wrong with the command. Nothing when it is no such command.
  virtual std::span<const commands::Help> looks() const { return {}; }
  virtual std::optional<Looked> look(std::span<const std::string> /*words*/,
                                     const Sight& /*sight*/) const {
    return std::nullopt;
  }
};

// The lines of this game, or null.
const GameLines* game_lines(std::string_view game);

// " with hints and checks": what has helped in a room's match, at a race who came first; or empty.
std::string help_words(const client::Room& room);

// The printable name of a player of a match by number; "somebody" when there is none.
std::string player_name(const v1::MatchView& match, std::uint32_t player);

}  // namespace gridmates::lines
