// The connection: opening, losing, waiting, the heartbeat, and calling the notice sink.
#include "client/core/client.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "client/catalogue/catalogue.h"

namespace gridmates::client {
namespace {

// Codes 42xx, and the codes of RFC 6455 for a client that violates the protocol.
constexpr bool is_final_close(std::uint16_t code) {
  return (code >= 4200 && code <= 4299) || code == 1002 || code == 1003 || code == 1007 ||
         code == 1009;
}

std::string close_words(std::uint16_t code, std::string_view why) {
  if (code == v1::CLOSE_REASON_REPLACED) return tr("this client has connected again elsewhere");
  if (code == v1::CLOSE_REASON_TOO_MANY_CONNECTIONS) return tr("too many connections from here");
  if (!why.empty()) return std::string(why);
  return tr("the server closed the connection");
}

// The frame without its answers, followed by one frame per answer: the events that belong to an
// answer are applied before the face gets the answer.
std::vector<v1::ServerFrame> in_order(v1::ServerFrame frame) {
  std::vector<v1::ServerFrame> out(1);
  for (v1::ActionAnswer& answer : *frame.mutable_answers()) {
    *out.emplace_back().add_answers() = std::move(answer);
  }
  frame.clear_answers();
  out.front() = std::move(frame);
  return out;
}

}  // namespace

Client::Client(Config config, Outside& outside)
    : config_(std::move(config)), outside_(outside), resume_request_(kFirstResumeRequest) {
  outside_.attach(*this);
}

Client::~Client() {
  outside_.close();
  outside_.wake_at(std::nullopt);
}

void Client::subscribe(NoticeSink sink) { sink_ = std::move(sink); }

void Client::start() {
  if (phase_ != Phase::kIdle) return;
  client_id_ = outside_.secret_bytes(16);
  if (config_.keep_token) {
    token_ = outside_.load_token();
    token_lost_ = token_.empty() && outside_.token_is_damaged();
  }
  started_at_ms_ = now_ms();
  open();
}

void Client::stop() {
  if (phase_ != Phase::kStopped) stop_for(Stopped::Why::kAsked, own_words(tr("stopped")));
}

void Client::open() {
  phase_ = Phase::kOpening;
  model_.link = Link::kConnecting;
  phase_ends_ms_ = now_ms() + kGreetingMs;
  going_away_.reset();
  outside_.open();
  schedule();
}

void Client::opened() {
  if (phase_ != Phase::kOpening) return;
  phase_ = Phase::kGreeting;
  v1::ClientFrame frame;
  v1::Hello& hello = *frame.mutable_hello();
  hello.set_protocol_min(kProtocol);
  hello.set_protocol_max(kProtocol);
  hello.set_client(std::string(kClientVersion));
  hello.set_client_id(client_id_);
  send(frame);
  schedule();
}

void Client::received(std::string_view bytes) {
  keepalive_.heard(now_ms());
  v1::ServerFrame frame;
  if (!frame.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) {
    lose(0, tr("the server sent something that is not a frame"));
  } else {
    for (const v1::ServerFrame& part : in_order(std::move(frame))) take(part);
  }
  schedule();
}

void Client::closed(std::uint16_t close_code, std::string_view why) {
  if (phase_ == Phase::kIdle || phase_ == Phase::kWaiting || phase_ == Phase::kStopped) return;
  lose(close_code, why);
  schedule();
}

void Client::woken() {
  refuse_unsendable();
  const bool ended = now_ms() >= phase_ends_ms_;
  switch (phase_) {
    case Phase::kIdle:
    case Phase::kStopped:
      break;
    case Phase::kWaiting:
      if (ended) open();
      break;
    case Phase::kOpening:
    case Phase::kGreeting:
    case Phase::kSigningIn:
      if (ended) lose(0, tr("no answer in time"));
      break;
    case Phase::kOnline:
      work_online();
      break;
  }
  schedule();
}

void Client::work_online() {
  const std::uint64_t now = now_ms();
  if (keepalive_.dead(now)) return lose(0, tr("the server has fallen silent"));
  if (keepalive_.ping_due(now)) {
    v1::ClientFrame frame;
    frame.mutable_ping();
    send(frame);
  }
  if (resume_at_ms_ && now >= *resume_at_ms_) resume(false);
  if (cursor_ && now >= cursor_after_ms_ && room_phase_ == RoomPhase::kLive) {
    v1::ClientFrame frame;
    *frame.mutable_presence() = *cursor_;
    frame.mutable_presence()->set_room(room_code_);
    cursor_.reset();
    cursor_after_ms_ = now + kPresenceEveryMs;
    send(frame);
  }
  flush();
}

void Client::lose(std::uint16_t close_code, std::string_view why) {
  if (phase_ == Phase::kStopped) return;
  const bool was_online = phase_ == Phase::kOnline;
  outside_.close();
  outbox_.connection_lost();
  resume_at_ms_.reset();
  if (model_.room) {
    model_.room->room_time_ms = model_.room->time_ms(now_ms());  // the clock stops here
    model_.room->live = false;
  }
  if (room_phase_ != RoomPhase::kNone) room_phase_ = RoomPhase::kAway;
  if (was_online && now_ms() >= online_at_ms_ + kSteadyMs) backoff_.reset();
  if (close_code == v1::CLOSE_REASON_UNAUTHENTICATED) token_.clear();
  if (is_final_close(close_code)) {
    const bool replaced = close_code == v1::CLOSE_REASON_REPLACED;
    return stop_for(replaced ? Stopped::Why::kReplaced : Stopped::Why::kRefused,
                    own_words(close_words(close_code, why)));
  }
  wait_or_give_up(going_away_ && was_online ? tr("the server closed the connection") : why,
                  was_online);
}

void Client::wait_or_give_up(std::string_view why, bool was_online) {
  const std::uint64_t now = now_ms();
  std::optional<std::uint64_t> give_up_at_ms;
  if (!ever_online_ && config_.give_up_after_ms) {
    give_up_at_ms = started_at_ms_ + *config_.give_up_after_ms;
  }
  if (give_up_at_ms && now >= *give_up_at_ms) {
    return stop_for(
        Stopped::Why::kUnreachable,
        own_words(tr("cannot reach {} ({}); start the server, or name another with --server",
                     config_.server, why)));
  }
  std::uint32_t wait_ms = backoff_.next_ms(outside_.chance());
  if (going_away_) {
    const double jitter = outside_.chance() * going_away_->jitter_ms();
    wait_ms = going_away_->retry_after_ms() + static_cast<std::uint32_t>(jitter);
  }
  if (give_up_at_ms) {  // the last attempt is made when the time limit ends, not after it
    wait_ms = static_cast<std::uint32_t>(std::min<std::uint64_t>(wait_ms, *give_up_at_ms - now));
  }
  phase_ = Phase::kWaiting;
  model_.link = Link::kWaiting;
  model_.retry_at_ms = phase_ends_ms_ = now + wait_ms;
  tell(Disconnected{std::string(why), wait_ms, was_online});
}

void Client::stop_for(Stopped::Why why, v1::Error no) {
  outside_.close();
  outside_.wake_at(std::nullopt);
  phase_ = Phase::kStopped;
  model_.link = Link::kStopped;
  if (model_.room) model_.room->live = false;
  while (auto entry = outbox_.take_oldest()) {
    v1::ServerFrame frame;
    frame.set_reply_to(entry->intent);
    frame.mutable_error()->set_retry(v1::RETRY_NEVER);
    frame.mutable_error()->set_message(
        tr("The connection has ended; it is not known whether this was done."));
    tell(Answered{entry->intent, std::move(frame)});
  }
  tell(Stopped{why, std::move(no)});
}

void Client::schedule() {
  if (phase_ != Phase::kStopped) outside_.wake_at(next_due_ms());
}

std::optional<std::uint64_t> Client::next_due_ms() const {
  if (phase_ == Phase::kIdle) return std::nullopt;
  if (outbox_.has_unsendable()) return now_ms();
  if (phase_ != Phase::kOnline) return phase_ends_ms_;
  std::uint64_t due = keepalive_.next_due_ms();
  if (resume_at_ms_) due = std::min(due, *resume_at_ms_);
  if (cursor_ && room_phase_ == RoomPhase::kLive) due = std::min(due, cursor_after_ms_);
  if (const auto outbox = outbox_.next_due_ms(room_open())) due = std::min(due, *outbox);
  return due;
}

void Client::send(const v1::ClientFrame& frame) {
  keepalive_.said(now_ms());
  outside_.send(frame.SerializeAsString());
}

void Client::tell(Notice notice) {
  notices_.push_back(std::move(notice));
  if (telling_) return;  // the loop below, in an outer call, sends it after the current notice
  telling_ = true;
  while (!notices_.empty()) {
    const Notice next = std::move(notices_.front());
    notices_.pop_front();
    if (sink_) sink_(next);
  }
  telling_ = false;
}

}  // namespace gridmates::client
