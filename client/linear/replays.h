// What the line-by-line client looks through: a finished match, or what it has seen of the one that
// it watches. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "client/commands/room_words.h"
#include "client/core/look_back.h"
#include "client/lines/look.h"
#include "client/replay/gather.h"
#include "client/replay/replay_model.h"

namespace gridmates::linear {

// What a command prints: lines, what its answer says behind the word, and the frame of JSON.
struct Looked {
  lines::Lines lines;
  std::string details;
  v1::ServerFrame frame;
};

class Replays {
 public:
  // What `replay [CODE/N [NAME]]` asks for first; without a run that of the room's ended match.
  std::variant<v1::GetReplay, commands::Unread> open(const commands::Command& command,
                                                     const client::Room* room);
  // Takes an answer. What to ask for next, or why it is no good; nothing when all of it is there.
  std::optional<std::variant<v1::GetReplay, commands::Unread>> take(const v1::Replay& part);
  // The match that has been opened: what it was, who did what, its pauses.
  Looked opened();
  // step [N], back [N], at TIME, moment N, end: the step that they lead to, with the board.
  std::variant<Looked, commands::Unread> go(const commands::Command& command);
  // earlier [N], later [N], live: where they lead to in the match of the room, with the board.
  // `now_ms` is the local clock.
  std::variant<Looked, commands::Unread> go_in(const client::Room* room,
                                               const commands::Command& command,
                                               std::uint64_t now_ms, client::PrivateNotes& notes);
  // After every notice in a room.
  void follow(const client::Room& room) { back_.follow(room); }

 private:
  Looked shown() const;

  std::optional<replay::Gather> gather_;
  std::unique_ptr<replay::ReplayModel> model_;  // null until one has been opened
  std::size_t step_ = 0;
  client::LookBack back_;
};

// Whether a word is a command of this: step, back, at, moment, end.
bool is_replay_word(std::string_view word);
// Whether it is one for the match that is watched: earlier, later, live.
bool is_past_word(std::string_view word);

}  // namespace gridmates::linear
