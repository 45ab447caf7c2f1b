// How a session reads: with credit, while there is room for answers, and against a deadline.
#include <algorithm>
#include <utility>

#include "server/actors/sessions/session.h"
#include "server/base/limits.h"
#include "server/base/log.h"
#include "server/wire/decode.h"
#include "server/wire/errors.h"

namespace gridmates::actors {

// The next message; nullopt if the connection is over. An ending session only waits for that.
Awaitable<std::optional<core::Bytes>> Session::next() {
  for (;;) {
    if (!may_read()) co_await ready_to_read();
    if (broken_) co_return std::nullopt;
    if (patience_ms() == 0) expire();  // what waits to be read comes too late
    const auto begin = [this](ports::Done<ports::Read> done) {
      connection_->read(patience_ms(), std::move(done));
    };
    auto read = co_await await_here<ports::Read>(begin);
    if (read) co_return *std::move(read);
    if (read.error() == ports::NoMessage::kOver) co_return std::nullopt;
    expire();
  }
}

// Decodes a message; nullopt if it is invalid, or the session is ending.
std::optional<Incoming> Session::decode(const core::Bytes& message) {
  if (end_.reason) return std::nullopt;
  wire::Decoded decoded = wire::decode(message);
  if (decoded.request) return Incoming{decoded.request_id, std::move(*decoded.request)};
  const bool malformed = decoded.request.error().code() == v1::ERROR_CODE_MALFORMED;
  send_error(decoded.request_id, std::move(decoded.request.error()));
  if (malformed) strike();
  return std::nullopt;
}

bool Session::has_much_to_say() const {
  return outbox_.bytes() > limits::kOutboxBytes / 2 || unanswered_ >= limits::kUnanswered;
}

// Takes the credit for one message, if it may be read. Without credit, with much in the outbox or
// with too many unanswered actions nothing is read: unread messages are neither refused nor lost.
bool Session::may_read() {
  if (end_.reason || broken_) return true;
  return !has_much_to_say() && quota_->take(house_->ports.clock.steady_ms());
}

Awaitable<> Session::ready_to_read() {
  do {
    if (has_much_to_say()) {
      const auto begin = [this](ports::Done<Elapsed> done) { resume_reading_ = std::move(done); };
      co_await await<Elapsed>(begin);
    } else {
      auto& clock = house_->ports.clock;
      co_await sleep(clock, quota_->wait_ms(clock.steady_ms()));
    }
  } while (!may_read());
}

// How long the next message may take. Before the sign-in, messages do not extend the deadline.
std::uint64_t Session::patience_ms() const {
  if (signed_in_ || end_.reason) return limits::kDeadAfterMs;
  return sign_in_by_ms_ - std::min(sign_in_by_ms_, house_->ports.clock.steady_ms());
}

void Session::expire() {
  if (end_.reason) return;
  if (!signed_in_) {
    // The network may be slow: the client may try again.
    send_error(0, wire::try_again(v1::ERROR_CODE_HANDSHAKE_TIMEOUT, "Signing in took too long."));
  }
  finish(v1::CLOSE_REASON_IDLE);
}

void Session::strike() {
  const std::uint64_t now_ms = house_->ports.clock.steady_ms();
  std::erase_if(end_.strikes_ms, [now_ms](std::uint64_t strike_ms) {
    return now_ms - strike_ms > limits::kStrikeWindowMs;
  });
  end_.strikes_ms.push_back(now_ms);
  if (end_.strikes_ms.size() < static_cast<std::size_t>(limits::kMalformedStrikes)) return;
  house_->metrics.malformed_clients.Increment();
  if (const auto times = house_->malformed.again(now_ms)) {
    log::warn("clients send messages that break the protocol",
              {{"times", *times}, {"last_peer", connection_->peer()}});
  }
  finish(v1::CLOSE_REASON_MALFORMED);
}

}  // namespace gridmates::actors
