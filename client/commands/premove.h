// A move that is made as soon as its player is to move. A value; one thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "client/commands/room_words.h"

namespace gridmates::commands {

// Whether the room refuses a move for its turn alone.
bool waits_for_turn(const client::Room& room, std::uint64_t time_ms);

class Premove {
 public:
  // For the match that is on in the room.
  void set(const client::Room& room, v1::Action move);
  // False: there was none.
  bool drop();
  // What waits in the match that is on in this room; null: nothing.
  const v1::Move* move(const client::Room& room) const;
  // Given once, when the room would not refuse it for its turn any more. In another match or room
  // it is dropped, and when moves have been taken back; out of all rooms it stays.
  std::optional<v1::Action> due(const client::Room* room, std::uint64_t time_ms);

 private:
  struct Waiting {
    std::string room;
    std::uint32_t match = 0;
    std::uint64_t since = 0;  // the event
    v1::Action move;
  };
  bool is_for(const client::Room& room) const;

  std::optional<Waiting> waiting_;
};

struct NoPremove {};
// Reads `premove h8` and `premove off`. A move may be made at once, or waits for its turn.
std::variant<v1::Action, NoPremove, Unread> read_premove(const Command& command,
                                                         const client::Room* room,
                                                         std::uint64_t time_ms);

}  // namespace gridmates::commands
