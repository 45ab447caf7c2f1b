// Checks that clients can translate every refusal of the server.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "engine/core/refusal.h"
#include "gridmates/v1/frames.pb.h"

namespace gridmates::wire::test {

// Whether only a faulty client gets this error (docs/PROTOCOL.md, Errors).
inline bool is_of_a_fault(const v1::Error& no) {
  constexpr std::array<std::string_view, 4> kFields = {"client", "client_id", "key", "client_seq"};
  return no.code() == v1::ERROR_CODE_MALFORMED || no.code() == v1::ERROR_CODE_ID_REUSED ||
         std::ranges::find(kFields, no.field()) != kFields.end();
}

// The error in the texts of an Error: it must have a reason, or a sentence that gives the message
// with its parameters. Empty if there is none.
inline std::string lacks_words(const v1::Error& no) {
  if (no.sentence().empty()) {
    return !no.reason().empty() || is_of_a_fault(no) ? "" : "no sentence: " + no.message();
  }
  const std::string filled = core::filled(no.sentence(), [&no](std::string_view name) {
    const auto found = std::ranges::find(no.parameters(), name, &v1::Parameter::name);
    return found == no.parameters().end() ? std::string() : found->value();
  });
  return filled == no.message() ? "" : filled + " is not: " + no.message();
}

// The same for everything that a frame refuses.
inline std::string lacks_words(const v1::ServerFrame& frame) {
  if (frame.has_error()) return lacks_words(frame.error());
  if (frame.queue_status().over().has_error()) {
    return lacks_words(frame.queue_status().over().error());
  }
  for (const v1::ActionAnswer& answer : frame.answers()) {
    const std::string lacks = answer.has_refused() ? lacks_words(answer.refused()) : "";
    if (!lacks.empty()) return lacks;
  }
  return {};
}

}  // namespace gridmates::wire::test
