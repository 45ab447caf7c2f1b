#include "server/wire/errors.h"

#include <ranges>
#include <string_view>
#include <utility>

#include "proto/convert/parameters.h"
#include "server/base/limits.h"

namespace gridmates::wire {
namespace {

v1::ErrorCode code_of(room::Refusal::Code code) {
  using Code = room::Refusal::Code;
  switch (code) {
    case Code::kNotMember:
      return v1::ERROR_CODE_NOT_FOUND;
    case Code::kForbidden:
      return v1::ERROR_CODE_FORBIDDEN;
    case Code::kNotSeated:
      return v1::ERROR_CODE_NOT_SEATED;
    case Code::kRoomFull:
      return v1::ERROR_CODE_ROOM_FULL;
    case Code::kRoomClosed:
      return v1::ERROR_CODE_ROOM_CLOSED;
    case Code::kNotYourTurn:
      return v1::ERROR_CODE_NOT_YOUR_TURN;
    case Code::kIllegalMove:
      return v1::ERROR_CODE_ILLEGAL_MOVE;
    case Code::kStale:
      return v1::ERROR_CODE_STALE;
    case Code::kInvalid:
      return v1::ERROR_CODE_INVALID_ARGUMENT;
    case Code::kWrongState:
      return v1::ERROR_CODE_WRONG_STATE;
    case Code::kNameTaken:
      return v1::ERROR_CODE_NAME_TAKEN;
    case Code::kLimit:
      return v1::ERROR_CODE_LIMIT_EXCEEDED;
    case Code::kFrozen:
      return v1::ERROR_CODE_FROZEN;
    case Code::kTooOften:
      return v1::ERROR_CODE_RATE_LIMITED;
    case Code::kMatchFull:
      return v1::ERROR_CODE_MATCH_FULL;
    case Code::kCancelled:
      return v1::ERROR_CODE_CANCELLED;
  }
  return v1::ERROR_CODE_INTERNAL;
}

v1::ErrorCode code_of(core::RefusalCode code) {
  using Code = core::RefusalCode;
  switch (code) {
    case Code::kMalformed:
      return v1::ERROR_CODE_MALFORMED;
    case Code::kInvalid:
      return v1::ERROR_CODE_INVALID_ARGUMENT;
    case Code::kIllegalMove:
    case Code::kNeedsBoard:
      return v1::ERROR_CODE_ILLEGAL_MOVE;
    case Code::kNotYourTurn:
      return v1::ERROR_CODE_NOT_YOUR_TURN;
    case Code::kNotSeated:
      return v1::ERROR_CODE_NOT_SEATED;
    case Code::kMatchOver:
      return v1::ERROR_CODE_WRONG_STATE;
    case Code::kBadPuzzle:
      return v1::ERROR_CODE_BAD_PUZZLE;
    case Code::kOutOfBudget:
      return v1::ERROR_CODE_LIMIT_EXCEEDED;
  }
  return v1::ERROR_CODE_INTERNAL;
}

}  // namespace

v1::Error untranslated(v1::ErrorCode code, std::string message, std::string field) {
  v1::Error no;
  no.set_code(code);
  no.set_retry(v1::RETRY_NEVER);
  no.set_field(std::move(field));
  no.set_message(std::move(message));
  return no;
}

namespace {

// An error with the text of the refusal.
v1::Error worded(v1::ErrorCode code, const core::Refusal& words, std::string field) {
  v1::Error no = untranslated(code, words.message, std::move(field));
  no.set_sentence(std::string(words.sentence));
  convert::put_parameters(words.parameters, *no.mutable_parameters());
  return no;
}

}  // namespace

v1::Statement statement_of(const core::Statement& said) {
  v1::Statement statement;
  statement.set_sentence(std::string(said.sentence.text()));
  convert::put_parameters(said.parameters, *statement.mutable_parameters());
  return statement;
}

v1::Error refuse(v1::ErrorCode code, core::Sentence sentence, core::Parameters parameters,
                 std::string field) {
  return worded(code, core::invalid(sentence, std::move(parameters)), std::move(field));
}

v1::Error invalid(std::string field, core::Sentence sentence, core::Parameters parameters) {
  return refuse(v1::ERROR_CODE_INVALID_ARGUMENT, sentence, std::move(parameters), std::move(field));
}

v1::Error try_again(v1::ErrorCode code, core::Sentence sentence) {
  v1::Error later = refuse(code, sentence);
  later.set_retry(v1::RETRY_AFTER_DELAY);
  later.set_retry_after_ms(limits::kRetryAfterMs);
  return later;
}

v1::Error sign_in_first(v1::ErrorCode code, core::Sentence sentence) {
  v1::Error first = refuse(code, sentence);
  first.set_retry(v1::RETRY_AFTER_SIGN_IN);
  return first;
}

v1::Error resync_first(v1::ErrorCode code, core::Sentence sentence) {
  v1::Error first = refuse(code, sentence);
  first.set_retry(v1::RETRY_AFTER_RESYNC);
  return first;
}

v1::Error error_of(const room::Refusal& refusal) {
  convert::FieldWriter fields;
  put_error(refusal, fields);
  v1::Error no;
  no.ParseFromArray(fields.bytes().data(), static_cast<int>(fields.size()));
  return no;
}

namespace {

void put_parameter(std::string_view name, std::string_view value, convert::FieldWriter& out) {
  const std::size_t before = out.size();
  out.text(v1::Parameter::kValueFieldNumber, value);
  out.text(v1::Parameter::kNameFieldNumber, name);
  out.message(v1::Error::kParametersFieldNumber, before);
}

// Avoids core::plain() for most parameters: each move changes rights with the name of a player.
void put_each(const core::Parameters& parameters, convert::FieldWriter& out) {
  for (const core::Parameter& one : std::views::reverse(parameters)) {
    if (one.said == nullptr) {
      put_parameter(one.name, one.value, out);
      continue;
    }
    const auto parts = core::plain({one});
    for (const auto& [name, value] : std::views::reverse(parts)) put_parameter(name, value, out);
  }
}

}  // namespace

void put_error(const room::Refusal& refusal, convert::FieldWriter& out) {
  if (refusal.code() == room::Refusal::Code::kNotMember) {
    return out.fields(no_such_room());
  }
  out.text(v1::Error::kSentenceFieldNumber, refusal.named.sentence);
  put_each(refusal.parameters(), out);
  out.text(v1::Error::kReasonFieldNumber, refusal.name());
  out.text(v1::Error::kMessageFieldNumber, refusal.message());
  const bool stale = refusal.code() == room::Refusal::Code::kStale;
  out.number(v1::Error::kRetryFieldNumber, stale ? v1::RETRY_AFTER_RESYNC : v1::RETRY_NEVER);
  out.number(v1::Error::kCodeFieldNumber, code_of(refusal.code()));
}

namespace {

// The field of an action that can be out of range.
struct FieldOfAsk {
  template <class Ask>
  std::string_view operator()(const Ask&) const {
    return {};
  }
  std::string_view operator()(const room::Sit&) const { return "seat"; }
  std::string_view operator()(const room::SeatComputer&) const { return "seat"; }
  std::string_view operator()(const room::Play&) const { return "move"; }
  std::string_view operator()(const room::Next&) const { return "cap_minutes"; }
  std::string_view operator()(const room::Say&) const { return "text"; }
  std::string_view operator()(const room::Kick&) const { return "member"; }
  std::string_view operator()(const room::PassHost&) const { return "member"; }
  std::string_view operator()(const room::Invite&) const { return "name"; }
  std::string_view operator()(const room::Rename&) const { return "name"; }
};

}  // namespace

v1::Error error_of(const room::Refusal& refusal, const room::Ask& ask) {
  v1::Error no = error_of(refusal);
  if (no.code() == v1::ERROR_CODE_INVALID_ARGUMENT) {
    no.set_field(std::string(std::visit(FieldOfAsk(), ask)));
  }
  return no;
}

v1::Error error_of(const core::Refusal& refusal, std::string field) {
  return worded(code_of(refusal.code), refusal, std::move(field));
}

v1::Error no_such_room() {
  return refuse(v1::ERROR_CODE_NOT_FOUND, "There is no such room.", {}, "room");
}

v1::Error put_out() {
  return refuse(v1::ERROR_CODE_FORBIDDEN, "You were removed from this room.", {}, "room");
}

v1::Error shutting_down() {
  return try_again(v1::ERROR_CODE_SHUTTING_DOWN,
                   "The server is shutting down; come back in a moment.");
}

v1::Error busy() {
  return try_again(v1::ERROR_CODE_RETRY_LATER, "The server is busy; try again in a moment.");
}

v1::Error cannot_read() {
  return try_again(v1::ERROR_CODE_STORAGE_UNAVAILABLE,
                   "The server cannot look that up now; try again in a moment.");
}

v1::Error cannot_write() {
  return try_again(v1::ERROR_CODE_STORAGE_UNAVAILABLE,
                   "The server cannot save that now, so nothing was done; try again in a moment.");
}

v1::Error fault() {
  return refuse(v1::ERROR_CODE_INTERNAL, "Something went wrong on the server; see its log.");
}

v1::Error no_such_game(std::string field) {
  return invalid(std::move(field), "This server does not have that game.");
}

v1::Error id_reused() {
  return untranslated(v1::ERROR_CODE_ID_REUSED,
                      "This client_seq was already used for another action.");
}

v1::Error unknown_token() {
  return sign_in_first(v1::ERROR_CODE_SESSION_EXPIRED, "You are not known here; sign in by name.");
}

v1::Error damaged_room() {
  return refuse(v1::ERROR_CODE_WRONG_STATE,
                "This room is damaged and cannot be opened; tell the person who runs the server.");
}

bool asks_to_try_again(const v1::Error& error) { return error.retry() == v1::RETRY_AFTER_DELAY; }

std::string name_of(v1::ErrorCode code) {
  constexpr std::string_view kPrefix = "ERROR_CODE_";
  const std::string& name = v1::ErrorCode_Name(code);
  return name.starts_with(kPrefix) ? name.substr(kPrefix.size()) : "UNKNOWN";
}

}  // namespace gridmates::wire
