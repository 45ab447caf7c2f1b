// The line-by-line client's replays: of a finished match, or of the watched match's history. One
// thread.
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

// The output of a command: lines, the text after the word in its answer, and the JSON frame.
struct Looked {
  lines::Lines lines;
  std::string details;
  v1::ServerFrame frame;
};

class Replays {
 public:
  // The first request of `replay [CODE/N [NAME]]`; without a run, for the room's finished match.
  std::variant<v1::GetReplay, commands::Unread> open(const commands::Command& command,
                                                     const client::Room* room);
  // Takes an answer. Returns the next request, or an error; nullopt if the replay is complete.
  std::optional<std::variant<v1::GetReplay, commands::Unread>> take(const v1::Replay& part);
  // Describes the opened match: its result, each player's part, its pauses.
  Looked opened();
  // step [N], back [N], at TIME, moment N, end: goes to that step and prints its board.
  std::variant<Looked, commands::Unread> go(const commands::Command& command);
  // earlier [N], later [N], live: goes to that board of the room's match and prints it. `now_ms` is
  // the local clock.
  std::variant<Looked, commands::Unread> go_in(const client::Room* room,
                                               const commands::Command& command,
                                               std::uint64_t now_ms, client::PrivateNotes& notes);
  // Call after every notice in a room.
  void follow(const client::Room& room) { back_.follow(room); }

 private:
  Looked shown() const;

  std::optional<replay::Gather> gather_;
  std::unique_ptr<replay::ReplayModel> model_;  // null until one has been opened
  std::size_t step_ = 0;
  client::LookBack back_;
};

// Whether a word is one of these commands: step, back, at, moment, end.
bool is_replay_word(std::string_view word);
// Whether it is one for the watched match: earlier, later, live.
bool is_past_word(std::string_view word);

}  // namespace gridmates::linear
