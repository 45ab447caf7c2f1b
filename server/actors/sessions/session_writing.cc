// How a session writes and ends: one write for all that a turn brings, a bound, the last message.
#include <exception>
#include <utility>

#include "server/actors/sessions/session.h"
#include "server/actors/shard/incident.h"
#include "server/base/limits.h"
#include "server/base/log.h"

namespace gridmates::actors {

void Session::send(const v1::ServerFrame& frame) {
  queue(wire::encode(frame), Outbox::Lane::kAnswer);
}

void Session::send_error(std::uint32_t reply_to, v1::Error error) {
  send(wire::error_frame(reply_to, std::move(error)));
}

void Session::queue(ports::Frame frame, Outbox::Lane lane, SubscriptionId subscription) {
  if (broken_ || end_.reason || end_.too_slow) return;
  if (!outbox_.push({std::move(frame)}, lane, subscription)) overflowed(subscription);
  flush_later();
}

void Session::put_answer(const std::string& room, std::uint64_t client_seq,
                         const wire::Verdict& verdict) {
  wire::put_action_answer(room, client_seq, verdict, answers_);
  flush_later();
}

// Puts answers and rights into the same message as the events before them, if there are any.
void Session::queue_behind(core::ByteView bytes, SubscriptionId subscription) {
  if (bytes.empty() || broken_ || end_.reason || end_.too_slow) return;
  if (!outbox_.push_behind(bytes)) overflowed(subscription);
}

void Session::flush_later() {
  if (std::exchange(flush_called_, true)) return;
  shard_.end_of_turn().call<&Session::flush>(shared_from_this());
}

void Session::flush() {
  flush_called_ = false;
  try {
    queue_behind(std::exchange(answers_, {}));
    if (end_.too_slow) {
      cut_slow();
    } else {
      if (end_.later) finish(*end_.later);
      pump();
      begin_long_work();
    }
  } catch (const std::exception&) {
    log_end(std::current_exception());
    cut(v1::CLOSE_REASON_INTERNAL);
  }
  if (resume_reading_) std::exchange(resume_reading_, nullptr)(Elapsed{});
}

// Writes the outbox as long as the connection takes more. When it is empty, an ending session is
// cut; in any other, muted subscriptions ask for their snapshots.
void Session::pump() {
  while (!writing_ && !broken_) {
    if (outbox_.empty()) return end_.reason ? cut(*end_.reason) : catch_up_muted();
    writing_ = !connection_->write(outbox_.pop(),
                                   [self = shared_from_this()](bool good) { self->written(good); });
  }
}

void Session::written(bool good) {
  writing_ = false;
  if (!good) broken_ = true;
  flush_later();
}

// Sends the reason and closes once everything queued has been written, or after limits::kCloseMs.
void Session::finish(v1::CloseReason reason) {
  if (end_.reason || broken_) return;
  queue_behind(std::exchange(answers_, {}));
  for (const auto& [code, followed] : followed_) outbox_.drop_events(followed.subscription);
  // If the outbox has no room for the reason, the client only sees the close code.
  (void)outbox_.push({wire::encode(wire::going_away(reason))}, Outbox::Lane::kAnswer);
  end_.reason = reason;
  long_work_.drop();
  // Weak, because the clock's thread must not be the one that destroys a session.
  const auto due = [weak = weak_from_this(), executor = shard_.executor(), reason] {
    boost::asio::post(executor, [weak, reason] {
      if (const auto self = weak.lock()) self->cut(reason);
    });
  };
  end_.timer = house_->ports.clock.after(limits::kCloseMs, due);
  flush_later();
}

// Ends the connection now; the read under way ends with it, and so does the session.
void Session::cut(v1::CloseReason reason) {
  if (std::exchange(broken_, true)) return;
  end_.reason = reason;
  long_work_.drop();
  if (connection_) connection_->close(static_cast<std::uint16_t>(reason), "");
  if (resume_reading_) std::exchange(resume_reading_, nullptr)(Elapsed{});
}

void Session::cut_slow() {
  house_->metrics.slow_consumers.Increment();
  if (const auto times = house_->slow.again(house_->ports.clock.steady_ms())) {
    log::warn("clients do not read what they are sent",
              {{"times", *times}, {"last_peer", connection_ ? connection_->peer() : ""}});
  }
  cut(v1::CLOSE_REASON_SLOW_CONSUMER);
}

}  // namespace gridmates::actors
