#include "tests/e2e/frame_client.h"

#include <utility>

namespace gridmates::e2e {

using support::Opcode;

std::uint16_t port_of(const std::string& url) {
  return static_cast<std::uint16_t>(std::stoi(url.substr(url.rfind(':') + 1)));
}

FrameClient::FrameClient(const std::string& url, std::string client_id)
    : raw_(port_of(url)), client_id_(std::move(client_id)) {
  raw_.upgrade();
}

bool FrameClient::enter(const std::string& name, const std::string& token) {
  v1::ClientFrame hello;
  hello.mutable_hello()->set_protocol_min(2);
  hello.mutable_hello()->set_protocol_max(2);
  hello.mutable_hello()->set_client_id(client_id_);
  if (!ask(hello).has_welcome()) return false;
  v1::ClientFrame sign_in;
  sign_in.mutable_sign_in()->set_name(name);
  sign_in.mutable_sign_in()->set_token(token);
  const v1::ServerFrame answer = ask(sign_in);
  token_ = answer.signed_in().token().empty() ? token : answer.signed_in().token();
  return answer.has_signed_in();
}

std::uint32_t FrameClient::send(v1::ClientFrame frame) {
  frame.set_request_id(++last_id_);
  raw_.send_frame({true, Opcode::kBinary, frame.SerializeAsString()});
  return last_id_;
}

v1::ServerFrame FrameClient::ask(v1::ClientFrame frame) {
  const std::uint32_t id = send(std::move(frame));
  while (auto answer = receive()) {
    if (answer->reply_to() == id) return *std::move(answer);
  }
  return {};
}

v1::ActionAnswer FrameClient::act(const std::string& room, v1::Action action) {
  v1::ClientFrame frame;
  const std::uint64_t client_seq = action.client_seq();
  *frame.mutable_action() = std::move(action);
  frame.mutable_action()->set_room(room);
  const std::uint32_t id = send(std::move(frame));
  while (auto received = receive()) {
    for (const v1::ActionAnswer& answer : received->answers()) {
      if (answer.room() == room && answer.client_seq() == client_seq) return answer;
    }
    if (received->reply_to() == id) return {};
  }
  return {};
}

std::string FrameClient::open_room(v1::CreateRoom wish) {
  v1::ClientFrame frame;
  *frame.mutable_create_room() = std::move(wish);
  return ask(std::move(frame)).room_created().code();
}

v1::ServerFrame FrameClient::resume(const std::string& room) {
  v1::ClientFrame frame;
  frame.mutable_resume()->set_room(room);
  return ask(std::move(frame));
}

std::optional<v1::ServerFrame> FrameClient::receive() {
  while (const auto frame = raw_.receive_frame()) {
    if (frame->opcode == Opcode::kClose) {
      close_code_ = support::close_code(*frame);
      return std::nullopt;
    }
    v1::ServerFrame received;
    if (received.ParseFromString(frame->payload)) return received;
  }
  return std::nullopt;
}

std::uint16_t FrameClient::close_code() {
  while (close_code_ == 0 && receive()) {
  }
  return close_code_;
}

}  // namespace gridmates::e2e
