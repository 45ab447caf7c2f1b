// Notices: what a client tells its face, one value a thing that has happened. Plain values.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "gridmates/v1/frames.pb.h"

namespace gridmates::client {

// Names an intent of the face; 0 is none.
using IntentId = std::uint32_t;

// The connection stands and you are signed in. `again`: it had been lost before.
struct Connected {
  bool again = false;
  std::vector<std::string> your_move;  // codes of the rooms where the match waits for you
};
// The connection was lost, or an attempt failed; the next one comes after `retry_in_ms`.
struct Disconnected {
  std::string why;  // a sentence part in plain text, not from the server
  std::uint32_t retry_in_ms = 0;
  bool was_online = false;  // false: an attempt failed
};
// What the client says itself where the server could have refused something: a sentence in the
// person's language, and no code. Faces word both alike (client/words/refusals.h).
inline v1::Error own_words(std::string sentence) {
  v1::Error no;
  no.set_message(std::move(sentence));
  return no;
}

// The client will not come back by itself.
struct Stopped {
  enum class Why {
    kAsked,        // stop() was called
    kUnreachable,  // gave up on the first connection (Config::give_up_after_ms)
    kRefused,      // the server said so: bad name, too many connections, no version in common
    kReplaced,     // the same client connected again elsewhere
    kConfused,     // its answers cannot be told apart: no version of the protocol as it stands
  };
  Why why = Why::kAsked;
  v1::Error no;  // what the server has refused, or own_words()
};
// The one final answer to an intent: the server's frame (RoomCreated, RoomList, PackList,
// PuzzleList, DailyList, Leaderboard, Replay, Error), a frame with the one ActionAnswer and no
// body, or SyncDone for an enter() that found its seat again. A frame made by the client itself
// holds an Error without a code: no answer will come.
struct Answered {
  IntentId intent = 0;
  v1::ServerFrame frame;
};
// The current room is up to date. `first`: just entered; otherwise back after a resume.
struct RoomSynced {
  bool first = false;
};
// The view was replaced as a whole. Events that came with it follow.
struct RoomReplaced {
  v1::SnapshotCause cause = v1::SNAPSHOT_CAUSE_UNSPECIFIED;
  // How many events since the position before the face has not had and will not get: they do not
  // follow, or show nothing.
  std::uint64_t missed = 0;
};
// One event was applied; `Event.delta` is absent when it was learned from a snapshot.
struct EventApplied {
  std::string room;
  v1::Event event;
  bool again = false;  // the face has had it: the room is shown as of an earlier moment
};
// Somebody's presence or cursor changed.
struct PresenceChanged {
  std::uint32_t member = 0;
  std::uint32_t rated_before = 0;  // the rating that was known of them; 0: none
};
// How many boards have been tried for the one that is being made, in the current room or for the
// room that is being opened; 0: none is being made any more.
struct BoardsTried {
  v1::BoardProgress progress;
};
// There is no current room any more: you left, were put out, or it is gone.
struct RoomLeft {
  std::string room;
  v1::Error no;  // what the server has refused, or own_words(); no message when you left
};
// A member of a room invites you there; without a name while you are to hear from nobody. Both may
// hold anything: escape them.
struct InvitedTo {
  std::string room;
  std::string by;
};
// How the search for an opponent goes, when it is no answer. With a room, that room is entered.
struct SearchChanged {
  v1::QueueStatus status;
};
// A list in the model is new: rooms, packs, puzzles, a leaderboard or a player's page.
struct ListArrived {};
// Something to tell the person once; the client goes on.
struct Warned {
  v1::Error no;              // an error of the server, or own_words()
  bool from_server = false;  // an error that answers no request
  bool unexpected = false;   // something that must not happen; the log of errors has it
};

using Notice = std::variant<Connected, Disconnected, Stopped, Answered, RoomSynced, RoomReplaced,
                            EventApplied, PresenceChanged, BoardsTried, RoomLeft, InvitedTo,
                            SearchChanged, ListArrived, Warned>;
using NoticeSink = std::function<void(const Notice&)>;

// The answer to an action in an Answered; an empty one when it answers something else.
inline const v1::ActionAnswer& action_answer(const v1::ServerFrame& frame) {
  return frame.answers().empty() ? v1::ActionAnswer::default_instance() : frame.answers(0);
}

// The room that an answer has led to: of an action, a new room, or one that is followed.
inline const std::string& room_of(const v1::ServerFrame& frame) {
  if (!frame.answers().empty()) return action_answer(frame).room();
  return frame.has_room_created() ? frame.room_created().code() : frame.sync_done().room();
}

// The error in an answer, or null when the answer is good.
inline const v1::Error* refusal(const v1::ServerFrame& frame) {
  if (frame.has_error()) return &frame.error();
  const v1::ActionAnswer& answer = action_answer(frame);
  return answer.has_refused() ? &answer.refused() : nullptr;
}

}  // namespace gridmates::client
