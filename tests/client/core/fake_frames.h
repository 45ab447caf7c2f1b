// Server frames for tests.
#pragma once

#include <string>

#include "engine/games/games.h"
#include "gridmates/v1/frames.pb.h"
#include "proto/convert/facts.h"

namespace gridmates::client {

inline v1::ServerFrame accepted(const v1::ClientFrame& asked, std::uint64_t seq) {
  v1::ServerFrame frame;
  v1::ActionAnswer& answer = *frame.add_answers();
  answer.set_room(asked.action().room());
  answer.set_client_seq(asked.action().client_seq());
  answer.set_seq(seq);
  return frame;
}

inline v1::ServerFrame refused(const v1::ClientFrame& asked, v1::ErrorCode code, v1::Retry retry,
                               const std::string& message, std::uint32_t retry_after_ms = 0) {
  v1::ServerFrame frame = accepted(asked, 0);
  v1::Error& error = *frame.mutable_answers(0)->mutable_refused();
  error.set_code(code);
  error.set_retry(retry);
  error.set_message(message);
  error.set_retry_after_ms(retry_after_ms);
  return frame;
}

// An Error instead of an answer, as for requests other than actions.
inline v1::ServerFrame error(std::uint32_t reply_to, v1::ErrorCode code, v1::Retry retry,
                             const std::string& message, std::uint32_t retry_after_ms = 0) {
  v1::ServerFrame frame;
  frame.set_reply_to(reply_to);
  frame.mutable_error()->set_code(code);
  frame.mutable_error()->set_retry(retry);
  frame.mutable_error()->set_message(message);
  frame.mutable_error()->set_retry_after_ms(retry_after_ms);
  return frame;
}

inline v1::ServerFrame welcome() {
  v1::ServerFrame frame;
  frame.mutable_welcome()->set_protocol(2);
  frame.mutable_welcome()->set_server("gridmatesd/test");
  frame.mutable_welcome()->set_heartbeat_ms(15'000);
  frame.mutable_welcome()->set_dead_after_ms(40'000);
  for (const core::Game* game : all_games().all()) {
    *frame.mutable_welcome()->add_games() = convert::facts_of(*game);
  }
  return frame;
}

inline v1::ServerFrame signed_in(const std::string& name, const std::string& token) {
  v1::ServerFrame frame;
  frame.mutable_signed_in()->set_name(name);
  frame.mutable_signed_in()->set_token(token);
  return frame;
}

}  // namespace gridmates::client
