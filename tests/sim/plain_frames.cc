// How a client handles the frames that it receives, and what it complains about.
#include <algorithm>
#include <utility>

#include "tests/sim/plain_client.h"
#include "tests/sim/plain_view.h"

namespace gridmates::sim {

void PlainClient::received(std::string_view bytes) {
  heard_at_ms_ = now_ms_;
  v1::ServerFrame frame;
  if (!frame.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) {
    return complain_("bytes that are no frame");
  }
  take(frame);
}

// "Take the body first, then these."
void PlainClient::take(const v1::ServerFrame& frame) {
  take_body(frame);
  for (const v1::Rights& rights : frame.rights()) {
    if (rights.room() != room_) continue;
    for (const v1::Right& right : rights.rights()) rights_[right.act()] = right;
  }
  for (const v1::ActionAnswer& answer : frame.answers()) take_answer(answer);
}

void PlainClient::take_body(const v1::ServerFrame& frame) {
  using Body = v1::ServerFrame::BodyCase;
  switch (frame.body_case()) {
    case Body::kWelcome:
      welcome_ = frame.welcome();
      return sign_in();
    case Body::kSignedIn:
      return go_online(frame.signed_in());
    case Body::kRoomCreated:
      if (frame.reply_to() != create_request_) complain_("a room that it has not asked for");
      creating_.reset();
      room_ = frame.room_created().code();
      member_ = true;
      return resume();
    case Body::kError:
      return take_error(frame);
    case Body::kQueueStatus:
      if (!seeking_ && frame.reply_to() == 0) complain_("a search that it has not begun");
      return take(frame.queue_status());
    case Body::kSnapshot:
      return take(frame.snapshot());
    case Body::kEvents:
      return take(frame.events());
    case Body::kSyncDone:
      if (frame.reply_to() == 0) return check(frame.sync_done());
      return take(frame.sync_done());
    case Body::kReset:
      return complain_("the server knows less than it has shown");
    case Body::kGoingAway:
      going_away_ = frame.going_away();
      return;
    case Body::kPong:
    case Body::kPresence:
    case Body::kBoardProgress:
    case Body::kInvitation:
    case Body::kSignedInElsewhere:
      return;
    case Body::kRoomList:
    case Body::kPackList:
    case Body::kPuzzleList:
    case Body::kLeaderboard:
    case Body::kPlayerPage:
    case Body::kDailyList:
    case Body::kReplay:
      return complain_("an answer to nothing");
    case Body::BODY_NOT_SET:
      if (frame.answers().empty() && frame.rights().empty())
        complain_("a frame with nothing in it");
      return;
  }
}

void PlainClient::sign_in() {
  v1::ClientFrame frame;
  if (token_.empty()) {
    frame.mutable_sign_in()->set_name(name_);
  } else {
    frame.mutable_sign_in()->set_token(token_);
  }
  send(std::move(frame));
}

void PlainClient::go_online(const v1::SignedIn& signed_in) {
  if (!signed_in.token().empty()) token_ = signed_in.token();
  signed_in_ = true;
  signed_in_at_ms_ = now_ms_;
  if (creating_) ask_for_room();
  if (seeking_) ask_for_opponent();
  if (!room_.empty()) return resume();
  flush();
}

void PlainClient::take_error(const v1::ServerFrame& frame) {
  const v1::Error& error = frame.error();
  const bool again = error.retry() == v1::RETRY_AFTER_DELAY;
  if (!signed_in_ && again) return sign_in();  // at once: the store says when it can
  if (phase_ == Phase::kResuming && frame.reply_to() == resume_request_) {
    return resume_refused(error);
  }
  if (creating_ && frame.reply_to() == create_request_ && again) {
    create_at_ms_ = now_ms_ + error.retry_after_ms();
    return;
  }
  if (frame.reply_to() == queue_request_ && again) return seeking_.reset();
  if (!again) complain_("an error: " + frame.ShortDebugString());
}

void PlainClient::take(const v1::QueueStatus& status) {
  if (status.room().empty()) {
    if (status.has_over()) seeking_.reset();
    return;
  }
  seeking_.reset();
  room_ = status.room();
  member_ = true;
  resume();
}

void PlainClient::resume_refused(const v1::Error& error) {
  phase_ = Phase::kAway;
  if (error.retry() == v1::RETRY_AFTER_DELAY) {
    resume_at_ms_ = now_ms_ + error.retry_after_ms();
    return;
  }
  if (error.code() != v1::ERROR_CODE_NOT_FOUND) {
    return complain_("cannot resume: " + error.ShortDebugString());
  }
  const bool leaving = asks(v1::Action::kLeave);
  if (member_ && !leaving) complain_("is no member any more");
  phase_ = Phase::kDenied;
  if (!leaving && !asks(v1::Action::kJoin)) {
    v1::Action join;
    join.mutable_join()->set_watch(watch_);
    ask(std::move(join));
  }
  flush();
}

void PlainClient::take(const v1::Snapshot& snapshot) {
  if (snapshot.room() != room_) return complain_("a snapshot of a room that it does not follow");
  if (phase_ != Phase::kResuming && snapshot.cause() != v1::SNAPSHOT_CAUSE_SLOW) {
    complain_("a snapshot unasked");
  }
  if (snapshot.epoch() == epoch_ && snapshot.seq() < seq_) complain_("a snapshot goes backwards");
  overtaken_ = phase_ == Phase::kResuming && snapshot.cause() == v1::SNAPSHOT_CAUSE_SLOW;
  epoch_ = snapshot.epoch();
  seq_ = snapshot.seq();
  you_ = snapshot.you();
  view_ = snapshot.view();
  rights_.clear();  // they come with the SyncDone
}

void PlainClient::take(const v1::Events& events) {
  const bool follows = phase_ == Phase::kResuming || phase_ == Phase::kLive;
  if (epoch_ == 0 || !follows) return;  // late events of a room that it has left
  if (events.events().empty()) return complain_("a frame without events");
  for (const auto& event : events.events()) {
    if (overtaken_ && event.seq() <= seq_) continue;
    if (events.epoch() != epoch_ || event.seq() != seq_ + 1) {
      return complain_("event " + std::to_string(event.seq()) + " after " + std::to_string(seq_));
    }
    if (event.has_delta() && !apply_plainly(event.delta(), view_)) {
      return complain_("a delta that does not fit, of event " + std::to_string(event.seq()));
    }
    seq_ = event.seq();
    if (event.has_left() && event.member() == you_) member_ = false;
  }
  if (events.events().rbegin()->seq() < seq_) return;
  check_view(events.view_hash(), "after events");
}

// Its position is right behind a snapshot that came unasked.
void PlainClient::check(const v1::SyncDone& done) {
  if (done.room() != room_) return complain_("in sync with a room that it does not follow");
  if (done.epoch() != epoch_ || done.head() != seq_) complain_("synchronised to somewhere else");
  check_view(done.view_hash(), "after a snapshot");
}

void PlainClient::take(const v1::SyncDone& done) {
  if (phase_ != Phase::kResuming) return complain_("in sync unasked");
  check(done);
  overtaken_ = false;
  phase_ = Phase::kLive;
  member_ = true;
  flush();
}

void PlainClient::check_view(std::uint64_t hash, const char* when) {
  if (plain_view_hash(view_) != hash) {
    complain_(std::string("sees another view than the server ") + when);
  }
}

void PlainClient::take_answer(const v1::ActionAnswer& answer) {
  const auto entry = std::ranges::find_if(outbox_, [&answer](const Entry& waiting) {
    return waiting.action.client_seq() == answer.client_seq();
  });
  if (entry == outbox_.end() || !entry->open || entry->action.room() != answer.room()) {
    return complain_("an answer too many: " + answer.ShortDebugString());
  }
  entry->open = false;
  if (answer.has_refused() && answer.refused().retry() == v1::RETRY_AFTER_DELAY) {
    entry->put_off = true;  // the later ones have answers of their own, which say the same
    entry->not_before_ms = now_ms_ + answer.refused().retry_after_ms();
    return;
  }
  const bool overtakes = std::ranges::any_of(outbox_.begin(), entry, &Entry::put_off);
  if (overtakes && !answer.has_refused() && !answer.repeated()) {
    complain_("an action overtakes one that has to wait");
  }
  const v1::Action action = std::move(entry->action);
  outbox_.erase(entry);
  if (action.has_join() && answer.has_refused()) {
    complain_("cannot join: " + answer.ShortDebugString());
  }
  settle(action, answer.has_refused());
  flush();
}

// Applies an answer to the room. If a leave waits behind a join, there is nothing to resume.
void PlainClient::settle(const v1::Action& action, bool refused) {
  if (action.has_leave() && !refused) forget_room();
  const bool stays = phase_ == Phase::kDenied && !asks(v1::Action::kLeave);
  if (action.has_join() && !refused && stays) resume();
}

}  // namespace gridmates::sim
