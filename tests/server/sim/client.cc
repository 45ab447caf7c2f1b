// What a client sends, and when.
#include "tests/server/sim/client.h"

#include <algorithm>
#include <utility>

namespace gridmates::server_sim {
namespace {

constexpr std::uint64_t kPingAfterMs = 15'000;
constexpr std::uint64_t kComeBackMs = 1'000;
constexpr std::size_t kUnanswered = 4;

}  // namespace

Client::Client(std::uint8_t number, Game game, Role role, std::string& room, JournalWatch& watch,
               std::uint64_t seed)
    : game_(game), role_(role), room_(room), watch_(watch), random_(core::seed_from(seed)) {
  id_.fill(number);
}

void Client::complain(const std::string& what) {
  watch_.complain("client " + std::to_string(id_[0]) + ": " + what);
}

void Client::connected(Send send_frame, std::uint64_t now_ms) {
  send_ = std::move(send_frame);
  now_ms_ = now_ms;
  v1::ClientFrame frame;
  frame.mutable_hello()->set_protocol_min(1);
  frame.mutable_hello()->set_protocol_max(1);
  frame.mutable_hello()->set_client_id(id_.data(), id_.size());
  send(std::move(frame));
}

void Client::cut(std::uint64_t now_ms) {
  send_ = nullptr;
  signed_in_ = resuming_ = live_ = denied_ = false;
  create_at_ms_ = resume_at_ms_ = 0;
  connect_at_ms_ = now_ms + random_.below(kComeBackMs);
  for (Entry& entry : outbox_) {
    entry.sent = entry.put_off = false;
    entry.not_before_ms = 0;
    entry.open_answers = 0;
  }
}

void Client::send(v1::ClientFrame frame) {
  sent_at_ms_ = now_ms_;
  send_(frame);
}

void Client::tick(std::uint64_t now_ms, Mood mood) {
  now_ms_ = now_ms;
  if (!signed_in_) return;
  if (now_ms - sent_at_ms_ >= kPingAfterMs) {
    v1::ClientFrame ping;
    ping.mutable_ping();
    send(std::move(ping));
  }
  if (create_at_ms_ != 0 && now_ms >= create_at_ms_) enter_room();
  if (resume_at_ms_ != 0 && now_ms >= resume_at_ms_) enter_room();
  if (!member_ && !resuming_ && resume_at_ms_ == 0 && !room_.empty() && outbox_.empty()) {
    enter_room();
  }
  flush(now_ms);
  if (!live_ || outbox_.size() >= kUnanswered) return;
  if (mood == Mood::kFinishing && !outbox_.empty()) return;
  if (auto action = wish(view_, you_, game_, role_, mood, random_)) ask(*std::move(action));
  flush(now_ms);
}

// Into the room from wherever this client stands.
void Client::enter_room() {
  create_at_ms_ = resume_at_ms_ = 0;
  if (!room_.empty()) return resume();
  if (role_ != Role::kHost) return;
  v1::ClientFrame frame;
  v1::CreateRoom& create = *frame.mutable_create_room();
  create.set_key(id_.data(), id_.size());
  create.set_game(game_ == Game::kSudoku ? "sudoku" : "tictactoe");
  create.set_table(game_ == Game::kSudoku ? v1::TABLE_COOP : v1::TABLE_VERSUS);
  if (game_ == Game::kSudoku) create.mutable_puzzle()->set_pasted(kPuzzle);
  send(std::move(frame));
}

void Client::resume() {
  resuming_ = true;
  live_ = denied_ = false;
  v1::ClientFrame frame;
  frame.mutable_resume()->set_room(room_);
  frame.mutable_resume()->set_epoch(epoch_);
  frame.mutable_resume()->set_last_seq(seq_);
  send(std::move(frame));
}

void Client::ask(v1::Action action) {
  action.set_room(room_);
  action.set_client_seq(++client_seq_);
  watch_.asked(id_, action);
  outbox_.push_back({std::move(action), false, false, 0, 0});
}

std::string Client::standing() const {
  std::string text = "client " + std::to_string(id_[0]) + " at " + std::to_string(seq_);
  if (!is_connected()) text += ", away";
  if (!signed_in_) text += ", not signed in";
  if (resuming_) text += ", resuming";
  if (!member_) text += ", no member";
  if (live_) text += ", live";
  text += ", sees " + v1::RoomState_Name(view_.head().state());
  for (const Entry& entry : outbox_) text += ", asks " + entry.action.ShortDebugString();
  return text;
}

// In ascending order; nothing overtakes what is put off. Somebody who is no member has nothing to
// resume: there everything goes, the join among it.
//
// Once something is put off, nothing more is sent until everything on its way has its answer too:
// else what is behind it would overtake it, or be on its way twice.
void Client::flush(std::uint64_t now_ms) {
  const bool waits =
      std::ranges::any_of(outbox_, &Entry::put_off) &&
      std::ranges::any_of(outbox_, [](const Entry& e) { return e.open_answers > 0; });
  if (waits) return;
  for (Entry& entry : outbox_) {
    if (entry.sent) continue;
    if (now_ms < entry.not_before_ms || (!live_ && !denied_)) return;
    entry.sent = true;
    entry.put_off = false;
    ++entry.open_answers;
    v1::ClientFrame frame;
    *frame.mutable_action() = entry.action;
    send(std::move(frame));
  }
}

}  // namespace gridmates::server_sim
