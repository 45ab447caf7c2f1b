// The outbox: intents without a final answer, in the order in which they were added. It determines
// what may be sent now and matches answers; it sends nothing itself. Pure; one thread.
//
// Actions of a room go in order of their client_seq. If one has to be tried again later, it and all
// behind it wait and are then resent in order: the room refuses those behind it until then.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>

#include "client/core/notice.h"
#include "gridmates/v1/frames.pb.h"

namespace gridmates::client {

class Outbox {
 public:
  struct Entry {
    IntentId intent = 0;
    v1::ClientFrame frame;    // request_id is the intent; an action has its client_seq
    bool sent = false;        // on this connection, and not answered yet
    bool put_off = false;     // the server has asked for a retry
    bool unsendable = false;  // has text that is not UTF-8: the peer could not parse the frame
    bool cancelled = false;   // the board that it waits for: CancelBoard is sent after it
    std::uint64_t not_before_ms = 0;
  };

  // Adds an intent: sets its number, and an action's client_seq. The caller observes
  // kMaxUnanswered.
  IntentId add(v1::ClientFrame frame);

  // Marks all entries as not sent, for the next connection.
  void connection_lost();

  // Passes the frames that may be sent now to `send`, in order. Actions are sent only if
  // `room_open` is true.
  void flush(bool room_open, std::uint64_t now_ms,
             const std::function<void(const v1::ClientFrame&)>& send);

  // Removes and returns the entry that this frame, a body or a single answer, settles; nullopt if
  // it answers none, or if the answer asks for a retry later (then the entry waits).
  std::optional<Entry> settle(const v1::ServerFrame& frame, std::uint64_t now_ms);

  // Removes and returns an intent, the oldest one, or the oldest that can never be sent.
  std::optional<Entry> take(IntentId intent);
  std::optional<Entry> take_oldest();
  std::optional<Entry> take_unsendable();
  bool has_unsendable() const;
  // Whether the intent was sent on this connection.
  bool is_sent(IntentId intent) const;
  // Whether this frame answers an entry, finally or not.
  bool answers_one(const v1::ServerFrame& frame) const;
  // Marks the requests that wait for a board, `next` in this room or, without a code, a new room: a
  // CancelBoard is sent after each from now on. Returns false if there are none.
  bool cancel_board(const std::string& room);
  // Whether a Queue or Unqueue is pending.
  bool asks_of_search() const;
  // Whether an answer is outstanding on this connection.
  bool waits_for_an_answer() const;

  // When the next flush() has something to send; nullopt if that does not depend on time.
  std::optional<std::uint64_t> next_due_ms(bool room_open) const;
  std::size_t size() const { return entries_.size(); }

 private:
  std::deque<Entry>::const_iterator find(const v1::ServerFrame& frame) const;
  bool unsettled() const;

  std::deque<Entry> entries_;
  IntentId last_intent_ = 0;
  std::uint64_t last_client_seq_ = 0;
};

}  // namespace gridmates::client
