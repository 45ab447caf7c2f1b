// Processes the server's frames.
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/client.h"
#include "client/core/search.h"
#include "engine/text/utf8.h"

namespace gridmates::client {

// Takes a frame with a body, or with exactly one answer.
void Client::take(const v1::ServerFrame& frame) {
  using Body = v1::ServerFrame::BodyCase;
  const NoticeSink sink = [this](const Notice& notice) { tell(notice); };
  const Need need = reduce(model_, room_code_, frame, now_ms(), sink);
  switch (frame.body_case()) {
    case Body::kWelcome:
      welcome_ = frame.welcome();
      if (phase_ == Phase::kGreeting) sign_in();
      break;
    case Body::kSignedIn:
      phase_ == Phase::kSigningIn ? go_online(frame.signed_in()) : take_answer(frame);
      break;
    case Body::kGoingAway:
      going_away_ = frame.going_away();
      break;
    case Body::kError:
      take_error(frame);
      break;
    case Body::kRoomList:
    case Body::kRoomCreated:
    case Body::kPackList:
    case Body::kPuzzleList:
    case Body::kDailyList:
    case Body::kLeaderboard:
    case Body::kPlayerPage:
    case Body::kReplay:
      take_answer(frame);
      break;
    case Body::kQueueStatus:
      if (frame.reply_to() != 0) {
        take_answer(frame);
      } else if (!frame.queue_status().room().empty()) {
        enter(frame.queue_status().room(), false);
        found_room_ = frame.queue_status().room();
      }
      break;
    case Body::kSnapshot:
    case Body::kEvents:
    case Body::kSyncDone:
      meet(need, frame);
      break;
    case Body::kReset:  // a Snapshot follows
    case Body::kPong:
    case Body::kPresence:
    case Body::kBoardProgress:
    case Body::kInvitation:
    case Body::kSignedInElsewhere:
      break;
    case Body::BODY_NOT_SET:  // an answer, or a body of a newer server
      // After a connection was dropped its answers are ignored: the intents are resent.
      if (!frame.answers().empty() && phase_ == Phase::kOnline) take_answer(frame);
      break;
  }
}

void Client::sign_in() {
  if (!text::is_utf8(config_.name))
    return stop_for(Stopped::Why::kRefused, own_words(tr("the name is not UTF-8 text")));
  phase_ = Phase::kSigningIn;
  v1::ClientFrame frame;
  if (token_.empty()) {
    frame.mutable_sign_in()->set_name(config_.name);
    frame.mutable_sign_in()->set_computer(config_.computer);
  } else {
    frame.mutable_sign_in()->set_token(token_);
  }
  frame.mutable_sign_in()->set_brief(config_.brief);
  send(frame);
}

void Client::go_online(const v1::SignedIn& signed_in) {
  phase_ = Phase::kOnline;
  model_.link = Link::kOnline;
  online_at_ms_ = now_ms();
  keepalive_.begin(online_at_ms_, welcome_.heartbeat_ms(), welcome_.dead_after_ms());
  resyncs_ = 0;
  std::string not_kept;
  if (!signed_in.token().empty()) {
    token_ = signed_in.token();
    if (config_.keep_token) not_kept = outside_.keep_token(token_);
  }
  const auto& your_move = signed_in.your_move();
  tell(Connected{std::exchange(ever_online_, true), {your_move.begin(), your_move.end()}});
  if (std::exchange(token_lost_, false)) {
    tell(
        Warned{own_words(tr("The saved token cannot be read; you are signed in as a new guest."))});
  }
  if (!not_kept.empty() && !std::exchange(warned_token_, true)) {
    tell(Warned{
        own_words(tr("next time you will be a new guest, the token is not kept: {}", not_kept))});
  }
  if (room_phase_ == RoomPhase::kAway) resume(false);
  if (model_.search && !outbox_.asks_of_search()) queue(model_.search->room);
  flush();
}

// Handles the refusal of Hello or SignIn.
void Client::greeting_refused(const v1::Error& error) {
  const bool token_unknown =
      error.code() == v1::ERROR_CODE_SESSION_EXPIRED || error.retry() == v1::RETRY_AFTER_SIGN_IN;
  if (phase_ == Phase::kSigningIn && token_unknown && !token_.empty()) {
    token_.clear();
    return sign_in();
  }
  if (error.retry() == v1::RETRY_AFTER_DELAY) {
    v1::GoingAway later;
    later.set_retry_after_ms(error.retry_after_ms());
    later.set_jitter_ms(kBackoffBaseMs);
    going_away_ = later;
    return lose(0, tr("the server is busy"));
  }
  stop_for(Stopped::Why::kRefused, error);
}

void Client::take_error(const v1::ServerFrame& frame) {
  const v1::Error& error = frame.error();
  if (phase_ != Phase::kOnline) return greeting_refused(error);
  if (frame.reply_to() >= kFirstResumeRequest) {  // of an older resume: ignored
    if (frame.reply_to() == resume_request_) resume_denied(error);
    return;
  }
  if (frame.reply_to() != 0) return take_answer(frame);
  tell(Warned{error, true});
}

void Client::take_answer(const v1::ServerFrame& frame) {
  const v1::Error* refused = refusal(frame);
  if (refused != nullptr && refused->retry() == v1::RETRY_AFTER_SIGN_IN) {
    return lose(0, tr("the server asks to sign in again"));  // the intent is sent again after that
  }
  if (!outbox_.answers_one(frame)) return take_stray();
  auto entry = outbox_.settle(frame, now_ms());
  if (entry) {
    strays_ = 0;
    settled(entry->frame, frame);
    tell(Answered{entry->intent, frame});
    action_settled(entry->frame.action(), refused);
  }
  flush();
}

// An answer without a request. While another answer is pending this may have been it, and no other
// would come: a new connection resends all unanswered intents, which the server does not do twice.
void Client::take_stray() {
  if (!outbox_.waits_for_an_answer()) return;
  if (++strays_ <= kMaxStrays)
    return lose(0, tr("the server answered a request that was never made"));
  stop_for(Stopped::Why::kConfused,
           own_words(tr("the server keeps answering requests that were never made")));
}

// Applies an answer to the current room, before the face gets the answer.
void Client::settled(const v1::ClientFrame& asked, const v1::ServerFrame& answer) {
  if (asked.request_id() == entering_) entering_ = 0;
  settle_search(model_, asked, answer, now_ms());
  if ((asked.has_create_room() || asked.has_open_daily()) && answer.has_room_created()) {
    const std::string& code = answer.room_created().code();
    // A room found by the search stays current; a new one is left, a daily can be reopened.
    if (!room_code_.empty() && room_code_ == found_room_) {
      if (asked.has_create_room()) leave_again(code);
      return;
    }
    set_room(code);
    resume(false);
  }
  // The same guest may sign in by the new name next time.
  const bool renamed = asked.has_change_name() && refusal(answer) == nullptr;
  if (renamed && config_.keep_token) {
    outside_.keep_token_as(asked.change_name().name(), token_);
  }
  // After a rename in the room the token gets the same name.
  if (asked.action().has_rename() && refusal(answer) == nullptr) {
    v1::ClientFrame frame;
    frame.mutable_change_name()->set_name(asked.action().rename().name());
    post(std::move(frame));
  }
  // After a refused Join the face may enter another room at once. A client that was in the room
  // has been removed from it.
  const bool denied = room_phase_ == RoomPhase::kDenied && asked.action().room() == room_code_;
  const v1::Error* no = refusal(answer);
  if (denied && asked.action().has_join() && no != nullptr) {
    drop_room(model_.room ? *no : v1::Error());
  }
}

// Applies an action's answer to the current room, after the face has got the answer.
void Client::action_settled(const v1::Action& asked, const v1::Error* refused) {
  const bool elsewhere = !room_code_.empty() && asked.room() != room_code_;
  if (elsewhere && asked.has_join() && refused == nullptr) return leave_again(asked.room());
  if (room_code_.empty() || elsewhere) return;
  if (asked.has_leave() && refused == nullptr) return drop_room({});
  if (asked.has_join() && room_phase_ == RoomPhase::kDenied) return resume(false);
  if (refused != nullptr && refused->retry() == v1::RETRY_AFTER_RESYNC) resume(false);
}

}  // namespace gridmates::client
