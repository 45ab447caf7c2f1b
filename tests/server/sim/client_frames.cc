// What a client makes of what it receives, and what it complains about.
#include <algorithm>
#include <utility>

#include "proto/convert/room_view.h"
#include "tests/server/sim/client.h"

namespace gridmates::server_sim {

void Client::receive(const v1::ServerFrame& frame, std::uint64_t now_ms) {
  now_ms_ = now_ms;
  using Body = v1::ServerFrame::BodyCase;
  switch (frame.body_case()) {
    case Body::kWelcome: {
      v1::ClientFrame sign_in;
      if (token_.empty()) {
        sign_in.mutable_sign_in()->set_name("Player " + std::to_string(id_[0]));
      } else {
        sign_in.mutable_sign_in()->set_token(token_);
      }
      return send(std::move(sign_in));
    }
    case Body::kSignedIn:
      if (!frame.signed_in().token().empty()) token_ = frame.signed_in().token();
      signed_in_ = true;
      return enter_room();
    case Body::kRoomCreated:
      room_ = frame.room_created().code();
      member_ = true;
      return resume();
    case Body::kError:
      return take(frame.error(), now_ms);
    case Body::kSnapshot:
      return take(frame.snapshot());
    case Body::kEvents:
      return take(frame.events());
    case Body::kSyncDone:
      return take(frame.sync_done(), now_ms);
    case Body::kActionAnswer:
      return take(frame.action_answer(), now_ms);
    case Body::kReset:
      return complain("the server knows less than it has shown");
    case Body::kPong:
    case Body::kGoingAway:
    case Body::kPresence:
      return;
    case Body::kRoomList:
    case Body::kPackList:
    case Body::kLeaderboard:
    case Body::BODY_NOT_SET:
      return complain("an answer to nothing");
  }
}

void Client::take(const v1::Error& error, std::uint64_t now_ms) {
  const std::uint64_t later_ms = now_ms + error.retry_after_ms();
  const bool again = error.retry() == v1::RETRY_AFTER_DELAY;
  if (!signed_in_ && again) {
    v1::ServerFrame welcome;  // sign in again, at once: the store says when it can
    welcome.mutable_welcome();
    return receive(welcome, now_ms);
  }
  if (resuming_) {
    resuming_ = false;
    if (again) {
      resume_at_ms_ = later_ms;
    } else if (error.code() == v1::ERROR_CODE_NOT_FOUND) {
      member_ = false;
      denied_ = true;
      const bool asked =
          std::ranges::any_of(outbox_, [](const Entry& entry) { return entry.action.has_join(); });
      if (!asked) {
        v1::Action join;
        join.mutable_join()->set_watch(role_ == Role::kWatcher);
        ask(std::move(join));
      }
    } else {
      complain("cannot resume: " + error.ShortDebugString());
    }
    return;
  }
  if (room_.empty() && again) {
    create_at_ms_ = later_ms;
    return;
  }
  complain("an error: " + error.ShortDebugString());
}

void Client::take(const v1::Snapshot& snapshot) {
  if (!resuming_ && snapshot.cause() != v1::SNAPSHOT_CAUSE_SLOW) complain("a snapshot unasked");
  if (snapshot.epoch() == epoch_ && snapshot.seq() < seq_) complain("a snapshot goes backwards");
  epoch_ = snapshot.epoch();
  seq_ = snapshot.seq();
  you_ = snapshot.you();
  view_ = snapshot.view();
  ++by_snapshot_;
}

void Client::take(const v1::Events& events) {
  const bool left = epoch_ == 0 || (!resuming_ && !live_);
  if (left) return;  // the last words of a room that it has forgotten
  if (events.events().empty()) complain("a frame without events");
  if (resuming_) ++by_events_;
  for (const auto& event : events.events()) {
    if (events.epoch() != epoch_ || event.seq() != seq_ + 1) {
      return complain("event " + std::to_string(event.seq()) + " after " + std::to_string(seq_));
    }
    if (event.has_delta() && !convert::apply(event.delta(), view_)) {
      return complain("a delta that does not fit, of event " + std::to_string(event.seq()));
    }
    seq_ = event.seq();
    if (event.has_left() && event.member() == you_) member_ = false;
  }
  check_view(events.view_hash(), "after events");
}

void Client::take(const v1::SyncDone& done, std::uint64_t now_ms) {
  if (done.epoch() != epoch_ || done.head() != seq_) complain("synchronised to somewhere else");
  check_view(done.view_hash(), "after a resume");
  resuming_ = false;
  live_ = true;
  member_ = true;
  flush(now_ms);
}

// What the client sees, what the server says that it sees, and what the journal says that it ought
// to see.
void Client::check_view(std::uint64_t hash, const char* when) {
  if (convert::view_hash(view_) != hash)
    complain(std::string("another view than the server ") + when);
  const std::uint64_t truth = watch_.view_hash(room_, seq_, you_);
  if (truth != 0 && truth != hash) complain(std::string("another view than the journal ") + when);
}

void Client::take(const v1::ActionAnswer& answer, std::uint64_t now_ms) {
  const auto entry = std::ranges::find_if(outbox_, [&answer](const Entry& waiting) {
    return waiting.action.client_seq() == answer.client_seq();
  });
  if (entry == outbox_.end() || entry->open_answers == 0) {
    return complain("an answer too many: " + answer.ShortDebugString());
  }
  --entry->open_answers;
  if (answer.has_refused() && answer.refused().retry() == v1::RETRY_AFTER_DELAY) {
    entry->put_off = true;
    entry->sent = false;  // those behind it have answers of their own, which say the same
    entry->not_before_ms = now_ms + answer.refused().retry_after_ms();
    return;
  }
  const bool overtakes =
      std::any_of(outbox_.begin(), entry, [](const Entry& waiting) { return waiting.put_off; });
  if (overtakes && !answer.has_refused() && !answer.repeated())
    complain("an action overtakes one that has to wait");
  settle(entry, answer);
}

void Client::settle(std::deque<Entry>::iterator entry, const v1::ActionAnswer& answer) {
  const v1::Action action = std::move(entry->action);
  outbox_.erase(entry);
  if (answer.has_refused()) watch_.refused(id_, action.client_seq());
  const auto code = answer.refused().code();
  if (code == v1::ERROR_CODE_INTERNAL || code == v1::ERROR_CODE_ID_REUSED) {
    complain("refused: " + answer.ShortDebugString());
  }
  if (action.has_leave() && !answer.has_refused()) {
    live_ = member_ = false;
    denied_ = true;
    epoch_ = seq_ = 0;
    view_.Clear();
  }
  if (action.has_join()) {
    if (answer.has_refused()) return complain("cannot join: " + answer.ShortDebugString());
    if (!resuming_ && !live_) resume();
  }
}

}  // namespace gridmates::server_sim
