// Notices: what a client reports to its face, one value per occurrence. Plain values.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "gridmates/v1/frames.pb.h"

namespace gridmates::client {

// Identifies an intent of the face; 0 is none.
using IntentId = std::uint32_t;

// The connection is open and you are signed in. `again`: it had been lost before.
struct Connected {
  bool again = false;
  std::vector<std::string> your_move;  // codes of the rooms where the match waits for you
};
// The connection was lost, or an attempt failed; the next attempt follows after `retry_in_ms`.
struct Disconnected {
  std::string why;  // part of a sentence in plain text, not from the server
  std::uint32_t retry_in_ms = 0;
  bool was_online = false;  // false: an attempt failed
};
// A message of the client itself in the place of a server's refusal: a sentence in the person's
// language, without a code. Faces word both alike (client/words/refusals.h).
inline v1::Error own_words(std::string sentence) {
  v1::Error no;
  no.set_message(std::move(sentence));
  return no;
}

// The client has stopped and does not reconnect.
struct Stopped {
  enum class Why {
    kAsked,        // stop() was called
    kUnreachable,  // gave up on the first connection (Config::give_up_after_ms)
    kRefused,      // by the server: bad name, too many connections, no version in common
    kReplaced,     // the same client connected again elsewhere
    kConfused,     // answers cannot be matched to requests: the server violates the protocol
  };
  Why why = Why::kAsked;
  v1::Error no;  // the server's refusal, or own_words()
};
// The one final answer to an intent: the server's frame (RoomCreated, RoomList, PackList,
// PuzzleList, DailyList, Leaderboard, Replay, Error), a frame with one ActionAnswer and no body, or
// SyncDone for an enter() that resumed. A frame made by the client itself holds an Error without a
// code: no answer will come.
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
  // The number of events since the last position that the face has not had and will not get: they
  // do not follow, or have no content.
  std::uint64_t missed = 0;
};
// One event was applied; `Event.delta` is absent when it was learned from a snapshot.
struct EventApplied {
  std::string room;
  v1::Event event;
  bool again = false;  // the face has had it: the view went back to an earlier moment
};
// A member's presence or cursor changed.
struct PresenceChanged {
  std::uint32_t member = 0;
  std::uint32_t rated_before = 0;  // the member's rating known before; 0: none
};
// The number of boards tried so far for the one that is being made, in the current room or for the
// room that is being opened; 0: none is being made any more.
struct BoardsTried {
  v1::BoardProgress progress;
};
// There is no current room any more: you left, were removed, or the room is gone.
struct RoomLeft {
  std::string room;
  v1::Error no;  // the server's refusal, or own_words(); no message if you left
};
// A member of a room invites you there; without a name while you have a seat where the
// talk of watchers is hidden from players. Both may contain anything: escape them.
struct InvitedTo {
  std::string room;
  std::string by;
};
// Progress of the search for an opponent, not as an answer. With a room, that room is entered.
struct SearchChanged {
  v1::QueueStatus status;
};
// A list in the model was replaced: rooms, packs, puzzles, a leaderboard or a player's page.
struct ListArrived {};
// A message to show the person once; the client goes on.
struct Warned {
  v1::Error no;              // an error of the server, or own_words()
  bool from_server = false;  // an error that answers no request
  bool unexpected = false;   // an error that must not happen; it is in the error log
};

using Notice = std::variant<Connected, Disconnected, Stopped, Answered, RoomSynced, RoomReplaced,
                            EventApplied, PresenceChanged, BoardsTried, RoomLeft, InvitedTo,
                            SearchChanged, ListArrived, Warned>;
using NoticeSink = std::function<void(const Notice&)>;

// The answer to an action in an Answered; an empty one for other answers.
inline const v1::ActionAnswer& action_answer(const v1::ServerFrame& frame) {
  return frame.answers().empty() ? v1::ActionAnswer::default_instance() : frame.answers(0);
}

// The room that an answer leads to: of an action, a new room, or one that is followed.
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
