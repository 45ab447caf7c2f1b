// A move that is sent as soon as it is the player's turn. A value; one thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "client/commands/room_words.h"

namespace gridmates::commands {

// Whether the room refuses a move only because it is not the player's turn.
bool waits_for_turn(const client::Room& room, std::uint64_t time_ms);

class Premove {
 public:
  // Stores a move for the current match of the room.
  void set(const client::Room& room, v1::Action move);
  // Returns false if no move was stored.
  bool drop();
  // The move that waits in the current match of this room, or null.
  const v1::Move* move(const client::Room& room) const;
  // Returns the move once, when the room accepts moves of the player. Another match or room or a
  // takeback discards the move; without a room (null) it is kept.
  std::optional<v1::Action> due(const client::Room* room, std::uint64_t time_ms);

 private:
  struct Waiting {
    std::string room;
    std::uint32_t match = 0;
    std::uint64_t since = 0;  // the latest event when it was set
    v1::Action move;
  };
  bool is_for(const client::Room& room) const;

  std::optional<Waiting> waiting_;
};

struct NoPremove {};
// Reads `premove h8` and `premove off`. The move may be possible already, or waits for its turn.
std::variant<v1::Action, NoPremove, Unread> read_premove(const Command& command,
                                                         const client::Room* room,
                                                         std::uint64_t time_ms);

}  // namespace gridmates::commands
