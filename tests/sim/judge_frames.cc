// Checks of the frames between server and clients against the journal.
#include "tests/sim/judge.h"

namespace gridmates::sim {
namespace {

bool final(const v1::Error& error) {
  return error.retry() != v1::RETRY_AFTER_DELAY && error.retry() != v1::RETRY_AFTER_SIGN_IN;
}

}  // namespace

void Judge::server_writes(Talk& talk, const v1::ServerFrame& frame) {
  look();
  if (frame.has_events()) check_events(talk, frame.events(), frame.reply_to());
  if (frame.has_snapshot()) check_snapshot(talk, frame.snapshot());
  if (frame.has_sync_done()) check_sync(talk, frame.sync_done());
  if (frame.has_error()) check_error(frame.error());
  if (frame.has_reset()) complain("the server knows less of a room than it has shown");
  for (const auto& answer : frame.answers()) check_answer(talk, answer);
}

void Judge::server_gets(Talk& talk, const v1::ClientFrame& frame) {
  if (frame.has_hello()) talk.client_id = frame.hello().client_id();
  if (frame.has_action() && frame.action().has_join()) {
    joins_.insert({frame.action().room(), talk.client_id, frame.action().client_seq()});
  }
  if (frame.has_resume()) {
    Talk::Room& room = talk.rooms[frame.resume().room()];
    room.resumed[frame.request_id()] = frame.resume().last_seq();
    if (room.shown == 0) room.shown = frame.resume().last_seq();
    room.whole = room.events = false;
  }
}

// A refusal counts once a client has read it: one lost on the way is forgotten, and the repeat may
// be accepted.
void Judge::client_gets(const Talk& talk, const v1::ServerFrame& frame) {
  for (const auto& answer : frame.answers()) {
    if (!answer.has_refused() || !final(answer.refused())) continue;
    const ActionKey key{answer.room(), talk.client_id, answer.client_seq()};
    if (applied_.contains(key)) complain("4: done and refused finally: " + answer.room());
    refused_.insert(key);
  }
}

void Judge::server_closes(std::uint16_t code) {
  if (code == v1::CLOSE_REASON_MALFORMED || code == v1::CLOSE_REASON_INTERNAL) {
    complain("8: the server closed with " + std::to_string(code));
  }
}

void Judge::check_error(const v1::Error& error) {
  switch (error.code()) {
    case v1::ERROR_CODE_MALFORMED:
    case v1::ERROR_CODE_UNSUPPORTED_MESSAGE:
    case v1::ERROR_CODE_ID_REUSED:
    case v1::ERROR_CODE_OUTCOME_UNKNOWN:
    case v1::ERROR_CODE_INTERNAL:
      return complain("8: a client in order was told: " + error.ShortDebugString());
    default:
      return;
  }
}

void Judge::check_answer(const Talk& talk, const v1::ActionAnswer& answer) {
  const ActionKey key{answer.room(), talk.client_id, answer.client_seq()};
  if (!answer.has_refused()) return check_accepted(key, answer.seq());
  check_error(answer.refused());
  if (final(answer.refused()) && applied_.contains(key)) {
    complain("4: done and refused finally: " + answer.ShortDebugString());
  }
}

void Judge::check_accepted(const ActionKey& key, std::uint64_t seq) {
  const std::string where = at(std::get<0>(key), seq);
  const auto [first, is_first] = answered_.emplace(key, seq);
  if (is_first) ++count_.acknowledged;
  if (first->second != seq) complain("4: a repeat got another answer: " + where);
  if (seq > head(std::get<0>(key))) complain("1: acknowledged before it is durable: " + where);
  const auto applied = applied_.find(key);
  if (applied != applied_.end()) {
    if (applied->second != seq) complain("4: acknowledged under a wrong number: " + where);
  } else if (!joins_.contains(key)) {
    complain("1: acknowledged before it is durable: " + where);
  }
}

// Events follow what was shown; an answer to a Resume may go back to the position it asked for.
void Judge::check_events(Talk& talk, const v1::Events& events, std::uint32_t reply_to) {
  Talk::Room& room = talk.rooms[events.room()];
  if (const auto asked = room.resumed.extract(reply_to)) room.shown = asked.mapped();
  for (const auto& event : events.events()) check_event(room, events.room(), event);
  room.events = true;
}

void Judge::check_event(Talk::Room& room, const std::string& code, const v1::Event& event) {
  const bool follows = room.shown == 0 || event.seq() == room.shown + 1;
  if (!follows) {
    complain("6: a connection saw " + at(code, event.seq()) + " after " +
             std::to_string(room.shown));
  }
  room.shown = event.seq();
  const auto fold = rooms_.find(code);
  if (fold == rooms_.end() || event.seq() > fold->second.events.size()) {
    return complain("1: shown before it is durable: " + at(code, event.seq()));
  }
  const room::Event& written = fold->second.events[event.seq() - 1];
  // A hidden event, a move or a watcher's message, does not name the member it is from.
  const std::uint32_t by = event.has_hidden() ? 0u : written.by.value;
  const bool hides = event.has_hidden() && !std::holds_alternative<room::Moved>(written.what) &&
                     !std::holds_alternative<room::Said>(written.what) &&
                     !std::holds_alternative<room::Emoted>(written.what);
  if (written.room_ms != event.room_time_ms() || written.wall_ms != event.wall_time_ms() ||
      by != event.member() || hides) {
    complain("2: shown otherwise than it is written: " + at(code, event.seq()));
  }
}

void Judge::check_snapshot(Talk& talk, const v1::Snapshot& snapshot) {
  Talk::Room& room = talk.rooms[snapshot.room()];
  const std::string where = at(snapshot.room(), snapshot.seq());
  if (snapshot.seq() > head(snapshot.room())) complain("1: a snapshot is not durable: " + where);
  if (snapshot.seq() < room.shown) complain("6: a snapshot goes backwards: " + where);
  room.shown = snapshot.seq();
  room.whole = true;
  if (snapshot.cause() == v1::SNAPSHOT_CAUSE_SLOW) ++count_.resumed_slow;
}

void Judge::check_sync(Talk& talk, const v1::SyncDone& done) {
  Talk::Room& room = talk.rooms[done.room()];
  const std::string where = at(done.room(), done.head());
  if (done.head() > head(done.room())) complain("1: in sync with what is not durable: " + where);
  if (done.head() != room.shown) complain("6: in sync elsewhere than shown: " + where);
  if (room.whole) ++count_.resumed_by_snapshot;
  if (!room.whole && room.events) ++count_.resumed_by_events;
}

}  // namespace gridmates::sim
