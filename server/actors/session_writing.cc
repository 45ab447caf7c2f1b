// How a session writes and ends: one write in flight, a bound, and the last words.
#include <utility>

#include "server/actors/session.h"
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
  if (broken_ || ending_) return;
  if (!outbox_.push(std::move(frame), lane, subscription)) return overflowed(subscription);
  pump();
}

// Writes the next frame, if none is being written; when there is none, what waited for that
// happens.
void Session::pump() {
  if (writing_ || broken_) return;
  auto frame = outbox_.pop();
  if (!frame) {
    if (ending_) return cut(*ending_);
    return catch_up_muted();
  }
  writing_ = true;
  connection_->write(*std::move(frame), [self = shared_from_this()](bool good) {
    boost::asio::post(self->strand_, [self, good] { self->written(good); });
  });
}

void Session::written(bool good) {
  writing_ = false;
  if (!good) broken_ = true;
  pump();
  begin_long_work();
  if (resume_reading_) std::exchange(resume_reading_, nullptr)(Elapsed{});
}

// Says why and closes once everything queued has been written, or after limits::kCloseMs.
void Session::finish(v1::CloseReason reason) {
  if (ending_ || broken_) return;
  for (const auto& [code, following] : following_) outbox_.drop_events(following.subscription);
  // What is queued by now was accepted; these few bytes more do no harm.
  (void)outbox_.push(wire::encode(wire::going_away(reason)), Outbox::Lane::kAnswer);
  ending_ = reason;
  long_work_.drop();
  const auto due = [weak = weak_from_this(), reason] {
    const auto self = weak.lock();
    if (!self) return;
    boost::asio::post(self->strand_, [self, reason] { self->cut(reason); });
  };
  close_timer_ = house_->ports.clock.after(limits::kCloseMs, due);
  pump();
  if (resume_reading_) std::exchange(resume_reading_, nullptr)(Elapsed{});
}

// Ends the connection now; the read under way ends with it, and so does the session.
void Session::cut(v1::CloseReason reason) {
  if (std::exchange(broken_, true)) return;
  ending_ = reason;
  long_work_.drop();
  if (connection_) connection_->close(static_cast<std::uint16_t>(reason), "");
  if (resume_reading_) std::exchange(resume_reading_, nullptr)(Elapsed{});
}

}  // namespace gridmates::actors
