// The outbox: intents without a final answer, in the order in which they were given. It says what
// may be sent now and recognises answers; it sends nothing itself. Pure; one thread.
//
// Actions of a room go in order of their client_seq. When one is to be tried again later, it and
// all behind it wait and are sent again from it, in order: the room answers them so until then.
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
    bool put_off = false;     // the server has asked to try it again
    bool unsendable = false;  // its text is no UTF-8: the peer could not read the frame
    bool cancelled = false;   // the board that it waits for: CancelBoard goes behind it
    std::uint64_t not_before_ms = 0;
  };

  // Adds an intent: gives it its number, and an action its client_seq. The caller keeps to
  // kMaxUnanswered.
  IntentId add(v1::ClientFrame frame);

  // Nothing has been sent on the connection that begins now.
  void connection_lost();

  // Hands the frames that may go now to `send`, in order. Actions go only while `room_open` is
  // true.
  void flush(bool room_open, std::uint64_t now_ms,
             const std::function<void(const v1::ClientFrame&)>& send);

  // The entry that this frame, a body or one answer alone, settles, taken out; nullopt
  // when it answers none, or when the answer says to try again later (then the entry waits).
  std::optional<Entry> settle(const v1::ServerFrame& frame, std::uint64_t now_ms);

  // Takes out an intent, the oldest one, or the oldest that can never be sent.
  std::optional<Entry> take(IntentId intent);
  std::optional<Entry> take_oldest();
  std::optional<Entry> take_unsendable();
  bool has_unsendable() const;
  // Whether the intent is on its way on this connection.
  bool is_sent(IntentId intent) const;
  // Whether this frame answers an entry, finally or not.
  bool answers_one(const v1::ServerFrame& frame) const;
  // What waits for a board, `next` in this room or, without a code, a new room, goes with a
  // CancelBoard behind it whenever it is sent from now on. False: nothing does.
  bool cancel_board(const std::string& room);
  // Whether the search for an opponent is to begin or to end.
  bool asks_of_search() const;
  // Whether an answer is still to come on this connection.
  bool waits_for_an_answer() const;

  // When the next flush() has something to send; nullopt when that is not a matter of time.
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
