#include "tests/bench/server/client.h"

#include <algorithm>
#include <random>
#include <utility>

#include "tests/bench/server/wire_reader.h"

namespace gridmates::bench {
namespace {

std::string random_bytes(std::size_t count) {
  static std::mt19937_64 random{std::random_device{}()};
  std::string bytes(count, '\0');
  for (char& byte : bytes) byte = static_cast<char>(random());
  return bytes;
}

// How many cells an event's delta changes: RoomDelta -> MatchDelta -> the game's delta, in which
// field 1 has the changed cells in every game.
std::uint32_t changed_cells(std::string_view delta) {
  std::uint32_t cells = 0;
  for (WireReader room(delta); room.next();) {
    if (room.number() != v1::RoomDelta::kMatchDeltasFieldNumber) continue;
    for (WireReader match(room.bytes()); match.next();) {
      if (match.number() < v1::MatchDelta::kSudokuFieldNumber) continue;
      for (WireReader game(match.bytes()); game.next();) cells += game.number() == 1;
    }
  }
  return cells;
}

}  // namespace

Client::Client(Loop& loop, ClientOwner& owner, std::string name)
    : owner_(owner), link_(loop, *this), name_(std::move(name)), client_id_(random_bytes(16)) {}

void Client::adopt(const std::string& token, const std::string& client_id,
                   const std::string& room) {
  token_ = token;
  client_id_ = client_id;
  room_ = room;
}

void Client::enter_state(State state) {
  state_ = state;
  owner_.changed(*this);
}

void Client::fail(const std::string& why) {
  if (state_ == State::kFailed) return;
  why_ = name_ + ": " + why;
  link_.close();
  enter_state(State::kFailed);
}

void Client::send(v1::ClientFrame& frame) {
  frame.set_request_id(++request_);
  link_.send(frame.SerializeAsString());
}

void Client::sign_in(std::uint16_t port) {
  state_ = State::kSigningIn;
  link_.open(port);
}

void Client::opened() {
  v1::ClientFrame frame;
  v1::Hello& hello = *frame.mutable_hello();
  hello.set_protocol_min(2);
  hello.set_protocol_max(2);
  hello.set_client("bench");
  hello.set_client_id(client_id_);
  send(frame);
}

void Client::create(const v1::CreateRoom& wish) {
  v1::ClientFrame frame;
  *frame.mutable_create_room() = wish;
  frame.mutable_create_room()->set_key(random_bytes(16));
  state_ = State::kCreating;
  send(frame);
}

void Client::join(const std::string& code) {
  room_ = code;
  state_ = State::kJoining;
  v1::Action action;
  action.mutable_join();
  act(std::move(action));
}

void Client::resume(bool from_start) {
  if (from_start) epoch_ = last_seq_ = 0;
  v1::ClientFrame frame;
  v1::Resume& resume = *frame.mutable_resume();
  resume.set_room(room_);
  resume.set_epoch(epoch_);
  resume.set_last_seq(last_seq_);
  state_ = State::kResuming;
  send(frame);
}

void Client::act(v1::Action action) {
  v1::ClientFrame frame;
  action.set_room(room_);
  action.set_client_seq(++client_seq_);
  *frame.mutable_action() = std::move(action);
  ++sent_;
  send(frame);
}

void Client::ping() {
  v1::ClientFrame frame;
  frame.mutable_ping();
  send(frame);
}

void Client::drop() {
  link_.close();
  state_ = State::kNew;
}

void Client::lost(const std::string& why) { fail(why); }

void Client::message(std::string_view bytes) {
  for (WireReader frame(bytes); frame.next();) {
    switch (frame.number()) {
      case v1::ServerFrame::kEventsFieldNumber:
        take_events(frame.bytes());
        break;
      case v1::ServerFrame::kAnswersFieldNumber:
        take_answer(frame.bytes());
        break;
      case v1::ServerFrame::kPresenceFieldNumber:
      case v1::ServerFrame::kPongFieldNumber:
        return;
      case v1::ServerFrame::kReplyToFieldNumber:
      case v1::ServerFrame::kRightsFieldNumber:
        break;
      default:
        return take_rare(bytes);
    }
  }
}

void Client::take_answer(std::string_view bytes) {
  ++answered_;
  for (WireReader answer(bytes); answer.next();) {
    if (answer.number() != v1::ActionAnswer::kRefusedFieldNumber) continue;
    v1::Error refused;
    refused.ParseFromArray(answer.bytes().data(), static_cast<int>(answer.bytes().size()));
    return fail("refused: " + refused.message());
  }
  if (state_ == State::kJoining) resume(true);
}

void Client::take_events(std::string_view bytes) {
  for (WireReader events(bytes); events.next();) {
    if (events.number() != v1::Events::kEventsFieldNumber) continue;
    const Received event = read_event(events.bytes());
    if (event.seq <= last_seq_) continue;
    if (event.seq != last_seq_ + 1) return fail("an event is missing");
    last_seq_ = event.seq;
    if (state_ == State::kInRoom) owner_.received(*this, event);
  }
}

Received Client::read_event(std::string_view bytes) const {
  Received event;
  for (WireReader field(bytes); field.next();) {
    if (field.number() == v1::Event::kSeqFieldNumber) {
      event.seq = field.value();
    } else if (field.number() == v1::Event::kDeltaFieldNumber) {
      event.cells = changed_cells(field.bytes());
    } else if (field.number() >= v1::Event::kOpenedFieldNumber) {
      event.body = field.number();
    }
  }
  return event;
}

// Rare frames are parsed as a whole.
void Client::take_rare(std::string_view bytes) {
  v1::ServerFrame frame;
  if (!frame.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) return fail("no frame");
  if (frame.has_welcome()) {
    v1::ClientFrame answer;
    answer.mutable_sign_in()->set_token(token_);
    if (token_.empty()) answer.mutable_sign_in()->set_name(name_);
    send(answer);
  } else if (frame.has_signed_in()) {
    if (!frame.signed_in().token().empty()) token_ = frame.signed_in().token();
    enter_state(State::kSignedIn);
  } else if (frame.has_room_created()) {
    room_ = frame.room_created().code();
    resume(true);
  } else if (frame.has_snapshot()) {
    snapshot_ = frame.snapshot();
    epoch_ = snapshot_.epoch();
    last_seq_ = snapshot_.seq();
    if (state_ == State::kInRoom) fail("a snapshot out of turn");
  } else if (frame.has_sync_done()) {
    epoch_ = frame.sync_done().epoch();
    enter_state(State::kInRoom);
  } else if (frame.has_error()) {
    fail("error: " + frame.error().message());
  } else if (frame.has_going_away()) {
    fail("the server goes away");
  }
}

}  // namespace gridmates::bench
