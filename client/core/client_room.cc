// The current room: entering, resuming, and the face's intents.
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/client.h"
#include "client/core/text.h"

namespace gridmates::client {

IntentId Client::create_room(v1::CreateRoom room) {
  found_room_.clear();
  end_search();
  v1::ClientFrame frame;
  room.set_key(outside_.secret_bytes(16));
  *frame.mutable_create_room() = std::move(room);
  return post(std::move(frame));
}

IntentId Client::open_daily(v1::OpenDaily daily) {
  found_room_.clear();
  end_search();
  v1::ClientFrame frame;
  daily.set_key(outside_.secret_bytes(16));
  *frame.mutable_open_daily() = std::move(daily);
  return post(std::move(frame));
}

// The Join stays in the outbox until the Resume shows whether it is needed: a client that is
// already a member resumes instead.
IntentId Client::enter(const std::string& code, bool watch) {
  if (code.empty()) return 0;
  if (!watch) end_search();
  if (full() || phase_ == Phase::kStopped) return 0;
  set_room(code);
  v1::ClientFrame frame;
  frame.mutable_action()->set_room(code);
  frame.mutable_action()->mutable_join()->set_watch(watch);
  const IntentId intent = post(std::move(frame));
  entering_ = intent;
  resume(false);
  schedule();
  return intent;
}

IntentId Client::act(v1::Action action) {
  if (room_code_.empty()) return 0;
  if (action.has_sit()) end_search();
  v1::ClientFrame frame;
  action.set_room(room_code_);
  if (model_.room && model_.room->code == room_code_) action.set_seq(model_.room->seq);
  *frame.mutable_action() = std::move(action);
  return post(std::move(frame));
}

IntentId Client::rename(const std::string& name) {
  v1::Action action;
  action.mutable_rename()->set_name(name);
  if (!room_code_.empty()) return act(std::move(action));
  v1::ClientFrame frame;
  frame.mutable_change_name()->set_name(name);
  return post(std::move(frame));
}

bool Client::cancel_board() {
  const bool opens = outbox_.cancel_board("");
  const bool own = opens || (!room_code_.empty() && outbox_.cancel_board(room_code_));
  if (phase_ != Phase::kOnline) return own;  // CancelBoard is sent after the resent request
  const bool is_host = model_.room && model_.room->hosting();
  if (!own && !(is_host && model_.room->boards_tried != 0)) return false;
  v1::ClientFrame frame;
  frame.mutable_cancel_board()->set_room(opens ? "" : room_code_);
  send(frame);
  return true;
}

bool Client::follow(std::uint32_t player) {
  if (room_phase_ != RoomPhase::kLive) return false;
  follow_ = player;
  resume(true);
  schedule();
  return true;
}

void Client::step_out() {
  set_room("");
  flush();
  schedule();
}

// A ping that was not sent yet is kept when the cursor moves on.
void Client::point_at(std::optional<std::uint32_t> cell, bool ping) {
  v1::Presence& presence = cursor_ ? *cursor_ : cursor_.emplace();
  presence.set_cursor(cell ? *cell + 1 : 0);
  if (cell && ping) presence.set_ping(*cell + 1);
  if (phase_ == Phase::kOnline) work_online();
  schedule();
}

bool Client::hurry() {
  if (room_phase_ != RoomPhase::kLive || phase_ != Phase::kOnline) return false;
  v1::ClientFrame frame;
  frame.mutable_presence()->set_room(room_code_);
  frame.mutable_presence()->set_hurry(true);
  send(frame);
  return true;
}

IntentId Client::post(v1::ClientFrame frame) {
  if (full() || phase_ == Phase::kStopped) return 0;
  const IntentId intent = outbox_.add(std::move(frame));
  flush();
  schedule();
  return intent;
}

// Intents with text that is not UTF-8 are never sent; their error comes asynchronously.
void Client::refuse_unsendable() {
  while (const auto entry = outbox_.take_unsendable()) {
    v1::ServerFrame frame;
    frame.set_reply_to(entry->intent);
    frame.mutable_error()->set_code(v1::ERROR_CODE_INVALID_ARGUMENT);
    frame.mutable_error()->set_retry(v1::RETRY_NEVER);
    frame.mutable_error()->set_message(tr("This is not UTF-8 text."));
    settled(entry->frame, frame);
    tell(Answered{entry->intent, std::move(frame)});
  }
}

// Actions for the current room wait until the Resume shows whether this client is a member; without
// a room they are sent at once.
bool Client::room_open() const {
  return room_phase_ == RoomPhase::kNone || room_phase_ == RoomPhase::kDenied ||
         room_phase_ == RoomPhase::kLive;
}

void Client::flush() {
  if (phase_ != Phase::kOnline) return;
  outbox_.flush(room_open(), now_ms(), [this](const v1::ClientFrame& frame) { send(frame); });
}

// Drops a Join that was not sent yet, as the current room changes.
void Client::give_up_entering() {
  if (entering_ == 0 || outbox_.is_sent(entering_)) return;
  const auto entry = outbox_.take(std::exchange(entering_, 0));
  if (!entry) return;
  v1::ServerFrame frame;
  frame.set_reply_to(entry->intent);
  frame.mutable_error()->set_code(v1::ERROR_CODE_CANCELLED);
  frame.mutable_error()->set_retry(v1::RETRY_NEVER);
  frame.mutable_error()->set_message(tr("Another room was entered instead."));
  tell(Answered{entry->intent, std::move(frame)});
}

// Leaves a room that this client has just become a member of while it is in another one.
void Client::leave_again(const std::string& room) {
  v1::ClientFrame frame;
  frame.mutable_action()->set_room(room);
  frame.mutable_action()->mutable_leave();
  post(std::move(frame));
}

void Client::set_room(const std::string& code) {
  if (room_code_ != code) give_up_entering();
  if (!room_code_.empty() && room_code_ != code && phase_ == Phase::kOnline) {
    v1::ClientFrame frame;
    frame.mutable_unsubscribe()->set_room(room_code_);
    send(frame);
  }
  if (room_code_ != code) model_.room.reset();
  room_code_ = code;
  room_phase_ = code.empty() ? RoomPhase::kNone : RoomPhase::kAway;
  first_sync_ = true;
  entering_ = 0;
  follow_ = 0;
  resume_at_ms_.reset();
  cursor_.reset();
}

void Client::drop_room(const v1::Error& why) {
  const std::string code = std::exchange(room_code_, "");
  const bool seen = model_.room.has_value();
  model_.room.reset();
  room_phase_ = RoomPhase::kNone;
  entering_ = 0;
  follow_ = 0;
  resume_at_ms_.reset();
  cursor_.reset();
  if (seen || !why.message().empty()) tell(RoomLeft{code, why});
  flush();
}

void Client::resume(bool afresh) {
  if (phase_ != Phase::kOnline || room_code_.empty()) return;
  v1::ClientFrame frame;
  frame.set_request_id(++resume_request_);
  v1::Resume& ask = *frame.mutable_resume();
  ask.set_room(room_code_);
  ask.set_follow(follow_);
  afresh_ = afresh_ || afresh;  // remembered if this resume is delayed
  if (model_.room && !afresh_) {
    ask.set_epoch(model_.room->epoch);
    ask.set_last_seq(model_.room->seq);
  }
  room_phase_ = RoomPhase::kResuming;
  resume_at_ms_.reset();
  send(frame);
}

void Client::resume_denied(const v1::Error& error) {
  if (room_phase_ != RoomPhase::kResuming) return;  // the room was left meanwhile
  if (error.retry() == v1::RETRY_AFTER_SIGN_IN)
    return lose(0, tr("the server asks to sign in again"));
  if (error.retry() == v1::RETRY_AFTER_DELAY) {
    room_phase_ = RoomPhase::kAway;
    resume_at_ms_ = now_ms() + error.retry_after_ms();
    return;
  }
  room_phase_ = RoomPhase::kDenied;
  if (entering_ == 0) return drop_room(error);
  flush();  // sends the Join
}

// Logs that client and server disagree and that the room is requested again.
void Client::tell_unexpected(std::string_view what) {
  const std::string kind = model_.room ? model_.room->view.head().game() : "";
  const std::string where = outside_.note_error(tr("{}; a room of {}", what, printable(kind)));
  tell(Warned{own_words(tr("{}, so the room was asked for again; {}", what, where)), false, true});
}

// Resumes the room if its frame requires it. A hash that is still wrong after kMaxResyncs resumes
// is only counted, so that the game can go on.
void Client::meet(Need need, const v1::ServerFrame& frame) {
  const bool done = frame.has_sync_done() && frame.sync_done().room() == room_code_ &&
                    frame.reply_to() == resume_request_;
  if (need != Need::kNothing && room_phase_ == RoomPhase::kResuming && !done) {
    return;  // frames before the resume's own answer may not fit
  }
  if (need != Need::kNothing && resyncs_ < kMaxResyncs) {
    ++resyncs_;
    tell_unexpected(need == Need::kStartAfresh
                        ? tr("what the server sent does not make the board that it has")
                        : tr("the server's events do not follow each other"));
    return resume(need == Need::kStartAfresh);
  }
  const bool placed = model_.room && model_.room->seq != 0;
  if (need == Need::kResume || (need != Need::kNothing && !placed)) {
    return lose(0, tr("the server's events do not follow each other"));
  }
  if (done) room_synced(frame);
  look_for_the_end();
}

void Client::room_synced(const v1::ServerFrame& frame) {
  if (room_phase_ != RoomPhase::kResuming || !model_.room) return;
  room_phase_ = RoomPhase::kLive;
  afresh_ = false;
  model_.room->live = true;
  model_.room->follows = follow_;
  if (const auto entry = outbox_.take(std::exchange(entering_, 0))) {
    tell(Answered{entry->intent, frame});
  }
  tell(RoomSynced{std::exchange(first_sync_, false)});
  flush();
}

// Drops the room if you are no longer a member or it has closed.
void Client::look_for_the_end() {
  if (!model_.room || model_.room->code != room_code_) return;
  if (entering_ != 0) return;  // a Join is pending: its answer decides
  if (model_.room->view.head().state() == v1::ROOM_STATE_CLOSED) {
    drop_room(own_words(tr("the room has closed")));
  } else if (model_.room->you != 0 && model_.room->member(model_.room->you) == nullptr) {
    const v1::Event* last = model_.room->feed.empty() ? nullptr : &model_.room->feed.back();
    const bool kicked = last != nullptr && last->left().kicked() == model_.room->you;
    const bool left = kicked || (last != nullptr && last->has_left() &&
                                 last->left().kicked() == 0 && last->member() == model_.room->you);
    // For a viewer with a delay, the view may be from before you joined.
    const bool late = model_.room->view.head().delay_s() != 0 || follow_ != 0;
    if (late && !left) return;
    drop_room(own_words(kicked ? tr("you were removed by {}", model_.room->name_of(last->member()))
                               : tr("you are no longer in the room")));
  }
}

}  // namespace gridmates::client
