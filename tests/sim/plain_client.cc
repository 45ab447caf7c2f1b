// The connection, and what a client sends when.
#include "tests/sim/plain_client.h"

#include <algorithm>
#include <utility>

namespace gridmates::sim {
namespace {

constexpr std::uint64_t kFirstWaitMs = 500;
constexpr std::uint64_t kLongestWaitMs = 20'000;
constexpr std::uint64_t kSteadyMs = 5'000;
constexpr std::uint32_t kDoublings = 6;

std::string sixteen_bytes(core::Random& random) {
  std::string bytes(16, '\0');
  for (char& byte : bytes) byte = static_cast<char>(random.below(256));
  return bytes;
}

}  // namespace

PlainClient::PlainClient(std::string name, std::uint64_t seed, Complain complain)
    : name_(std::move(name)),
      random_(core::seed_from(seed)),
      complain_(std::move(complain)),
      id_(sixteen_bytes(random_)) {}

void PlainClient::opened(Line line) {
  line_ = std::move(line);
  heard_at_ms_ = now_ms_;
  v1::ClientFrame frame;
  frame.mutable_hello()->set_protocol_min(2);
  frame.mutable_hello()->set_protocol_max(2);
  frame.mutable_hello()->set_client_id(id_);
  send(std::move(frame));
}

void PlainClient::closed(std::uint16_t code) {
  if (code >= 4200 && code < 4300) complain_("was sent away with " + std::to_string(code));
  if (signed_in_ && now_ms_ - signed_in_at_ms_ >= kSteadyMs) attempt_ = 0;
  const std::uint64_t longest = std::min(kLongestWaitMs, kFirstWaitMs << attempt_);
  std::uint64_t wait_ms = random_.below(static_cast<std::uint32_t>(longest) + 1);
  if (going_away_) {
    wait_ms = going_away_->retry_after_ms() + random_.below(going_away_->jitter_ms() + 1);
  }
  attempt_ = std::min(attempt_ + 1, kDoublings);
  connect_at_ms_ = now_ms_ + wait_ms;
  line_ = {};
  going_away_.reset();
  signed_in_ = false;
  phase_ = Phase::kAway;
  create_at_ms_.reset();
  resume_at_ms_.reset();
  create_request_ = resume_request_ = queue_request_ = 0;
  for (Entry& entry : outbox_) entry = {std::move(entry.action), false, false, 0};
}

std::uint32_t PlainClient::send(v1::ClientFrame frame) {
  sent_at_ms_ = now_ms_;
  frame.set_request_id(++last_request_);
  line_.send(frame.SerializeAsString());
  return last_request_;
}

void PlainClient::time_is(std::uint64_t now_ms) {
  now_ms_ = now_ms;
  if (!signed_in_) return;
  if (now_ms - heard_at_ms_ >= welcome_.dead_after_ms()) {
    line_.hang_up();
    return closed(0);
  }
  if (now_ms - sent_at_ms_ >= welcome_.heartbeat_ms()) {
    v1::ClientFrame ping;
    ping.mutable_ping();
    send(std::move(ping));
  }
  if (create_at_ms_ && now_ms >= *create_at_ms_) ask_for_room();
  if (resume_at_ms_ && now_ms >= *resume_at_ms_) resume();
  flush();
}

void PlainClient::create(v1::CreateRoom room) {
  room.set_key(sixteen_bytes(random_));
  creating_ = std::move(room);
  if (signed_in_) ask_for_room();
}

void PlainClient::ask_for_room() {
  create_at_ms_.reset();
  v1::ClientFrame frame;
  *frame.mutable_create_room() = *creating_;
  create_request_ = send(std::move(frame));
}

// A player who is a member already takes the old place; a Join is sent only if the Resume is
// refused.
void PlainClient::enter(const std::string& code, bool watch) {
  forget_room();
  room_ = code;
  watch_ = watch;
  if (signed_in_) resume();
}

void PlainClient::seek(v1::CreateRoom room) {
  seeking_ = std::move(room);
  if (signed_in_) ask_for_opponent();
}

void PlainClient::ask_for_opponent() {
  v1::ClientFrame frame;
  *frame.mutable_queue()->mutable_room() = *seeking_;
  queue_request_ = send(std::move(frame));
}

// A search also ends with the connection.
void PlainClient::stop_seeking() {
  if (!signed_in_) return seeking_.reset();
  v1::ClientFrame frame;
  frame.mutable_unqueue();
  queue_request_ = send(std::move(frame));
}

void PlainClient::resume() {
  resume_at_ms_.reset();
  phase_ = Phase::kResuming;
  overtaken_ = false;
  v1::ClientFrame frame;
  frame.mutable_resume()->set_room(room_);
  frame.mutable_resume()->set_epoch(epoch_);
  frame.mutable_resume()->set_last_seq(seq_);
  resume_request_ = send(std::move(frame));
}

void PlainClient::act(v1::Action action) {
  ask(std::move(action));
  if (signed_in_) flush();
}

void PlainClient::ask(v1::Action action) {
  action.set_room(room_);
  action.set_client_seq(++client_seq_);
  action.set_seq(seq_);
  outbox_.push_back({std::move(action), false, false, 0});
}

bool PlainClient::asks(v1::Action::ActCase act) const {
  return std::ranges::any_of(outbox_,
                             [act](const Entry& entry) { return entry.action.act_case() == act; });
}

void PlainClient::forget_room() {
  room_.clear();
  member_ = false;
  phase_ = Phase::kAway;
  epoch_ = seq_ = 0;
  you_ = 0;
  view_.Clear();
  rights_.clear();
}

std::optional<Sight> PlainClient::sight() const {
  if (you_ == 0) return std::nullopt;
  return Sight{epoch_, seq_, you_, &view_, &rights_};
}

std::string PlainClient::standing() const {
  std::string text = "plain at " + std::to_string(seq_) + " in " + room_;
  if (!line_.send) text += ", away";
  if (!signed_in_) text += ", not signed in";
  if (creating_) text += ", creating";
  if (seeking_) text += ", seeking";
  text += ", phase " + std::to_string(static_cast<int>(phase_));
  text += ", sees " + v1::RoomState_Name(view_.head().state());
  for (const Entry& entry : outbox_) text += ", asks " + entry.action.ShortDebugString();
  return text;
}

// Sends in ascending order; nothing overtakes an action that was put off. A client that is no
// member has nothing to resume: there everything is sent, the join included.
//
// Once an action is put off, nothing more is sent until everything sent has its answer: otherwise
// later actions would overtake it or be sent twice.
void PlainClient::flush() {
  if (!room_.empty() && phase_ != Phase::kLive && phase_ != Phase::kDenied) return;
  if (std::ranges::any_of(outbox_, &Entry::put_off) && std::ranges::any_of(outbox_, &Entry::open)) {
    return;
  }
  for (Entry& entry : outbox_) {
    if (entry.open) continue;
    if (now_ms_ < entry.not_before_ms) return;
    entry.open = true;
    entry.put_off = false;
    v1::ClientFrame frame;
    *frame.mutable_action() = entry.action;
    send(std::move(frame));
  }
}

std::unique_ptr<Client> make_plain_client(const std::string& name, std::uint64_t seed,
                                          Complain complain) {
  return std::make_unique<PlainClient>(name, seed, std::move(complain));
}

}  // namespace gridmates::sim
