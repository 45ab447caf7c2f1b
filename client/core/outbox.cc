#include "client/core/outbox.h"

#include <algorithm>
#include <utility>

#include "client/core/frame_text.h"

namespace gridmates::client {
namespace {

const v1::Error* try_later(const v1::ServerFrame& frame) {
  const v1::Error* error = refusal(frame);
  return error != nullptr && error->retry() == v1::RETRY_AFTER_DELAY ? error : nullptr;
}

v1::ClientFrame cancel_of(const v1::ClientFrame& asked) {
  v1::ClientFrame frame;
  frame.mutable_cancel_board()->set_room(asked.action().room());
  return frame;
}

}  // namespace

IntentId Outbox::add(v1::ClientFrame frame) {
  frame.set_request_id(++last_intent_);
  if (frame.has_action()) frame.mutable_action()->set_client_seq(++last_client_seq_);
  Entry entry;
  entry.intent = last_intent_;
  entry.unsendable = !has_good_text(frame);
  entry.frame = std::move(frame);
  entries_.push_back(std::move(entry));
  return last_intent_;
}

void Outbox::connection_lost() {
  for (auto& entry : entries_) {
    entry.sent = false;
    entry.put_off = false;
    entry.not_before_ms = 0;
  }
}

void Outbox::flush(bool room_open, std::uint64_t now_ms,
                   const std::function<void(const v1::ClientFrame&)>& send) {
  bool actions_wait = !room_open || unsettled();
  for (auto& entry : entries_) {
    if (entry.sent || entry.unsendable || (entry.frame.has_action() && actions_wait)) continue;
    if (now_ms < entry.not_before_ms) {
      if (entry.frame.has_action()) actions_wait = true;  // no action overtakes another
      continue;
    }
    entry.sent = true;
    entry.put_off = false;
    send(entry.frame);
    if (entry.cancelled) send(cancel_of(entry.frame));
  }
}

std::optional<Outbox::Entry> Outbox::settle(const v1::ServerFrame& frame, std::uint64_t now_ms) {
  const auto found = entries_.begin() + (find(frame) - entries_.cbegin());
  if (found == entries_.end()) return std::nullopt;
  if (const v1::Error* later = try_later(frame)) {
    found->sent = false;
    found->put_off = true;
    found->not_before_ms = now_ms + later->retry_after_ms();
    return std::nullopt;
  }
  Entry entry = std::move(*found);
  entries_.erase(found);
  return entry;
}

std::optional<Outbox::Entry> Outbox::take(IntentId intent) {
  const auto found = std::find_if(entries_.begin(), entries_.end(),
                                  [intent](const Entry& entry) { return entry.intent == intent; });
  if (found == entries_.end()) return std::nullopt;
  Entry entry = std::move(*found);
  entries_.erase(found);
  return entry;
}

std::optional<Outbox::Entry> Outbox::take_oldest() {
  return entries_.empty() ? std::nullopt : take(entries_.front().intent);
}

std::optional<Outbox::Entry> Outbox::take_unsendable() {
  const auto found = std::find_if(entries_.begin(), entries_.end(),
                                  [](const Entry& entry) { return entry.unsendable; });
  return found == entries_.end() ? std::nullopt : take(found->intent);
}

bool Outbox::has_unsendable() const {
  return std::any_of(entries_.begin(), entries_.end(),
                     [](const Entry& entry) { return entry.unsendable; });
}

bool Outbox::is_sent(IntentId intent) const {
  return std::ranges::any_of(
      entries_, [intent](const Entry& entry) { return entry.intent == intent && entry.sent; });
}

bool Outbox::answers_one(const v1::ServerFrame& frame) const {
  return find(frame) != entries_.end();
}

bool Outbox::cancel_board(const std::string& room) {
  bool any = false;
  for (Entry& entry : entries_) {
    const v1::Action& action = entry.frame.action();
    const bool waits = room.empty() ? entry.frame.has_create_room() || entry.frame.has_open_daily()
                                    : action.has_next() && action.room() == room;
    entry.cancelled = entry.cancelled || waits;
    any = any || waits;
  }
  return any;
}

bool Outbox::asks_of_search() const {
  return std::ranges::any_of(entries_, [](const Entry& entry) {
    return entry.frame.has_queue() || entry.frame.has_unqueue();
  });
}

bool Outbox::waits_for_an_answer() const {
  return std::any_of(entries_.begin(), entries_.end(),
                     [](const Entry& entry) { return entry.sent; });
}

std::optional<std::uint64_t> Outbox::next_due_ms(bool room_open) const {
  std::optional<std::uint64_t> due;
  bool actions_wait = !room_open || unsettled();
  for (const auto& entry : entries_) {
    if (entry.sent || entry.unsendable || (entry.frame.has_action() && actions_wait)) continue;
    due = std::min(due.value_or(entry.not_before_ms), entry.not_before_ms);
    if (entry.frame.has_action()) actions_wait = true;
  }
  return due;
}

// An action's answer has its room and client_seq; other answers have the request's number.
std::deque<Outbox::Entry>::const_iterator Outbox::find(const v1::ServerFrame& frame) const {
  return std::find_if(entries_.begin(), entries_.end(), [&frame](const Entry& entry) {
    if (frame.answers().empty()) return frame.reply_to() == entry.intent;
    const v1::ActionAnswer& answer = action_answer(frame);
    return entry.frame.has_action() && entry.frame.action().client_seq() == answer.client_seq() &&
           entry.frame.action().room() == answer.room();
  });
}

// An action has to be retried and others behind it are sent: they will get the same answer. No
// action is sent before those answers are in, so that none overtakes another or is sent twice.
bool Outbox::unsettled() const {
  bool behind_one = false;
  for (const auto& entry : entries_) {
    if (!entry.frame.has_action()) continue;
    if (behind_one && entry.sent) return true;
    behind_one = behind_one || entry.put_off;
  }
  return false;
}

}  // namespace gridmates::client
