// Makes Errors of the protocol: the code, what to do next, and a sentence that clients translate.
// Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "engine/core/refusal.h"
#include "gridmates/v1/error.pb.h"
#include "proto/convert/field_writer.h"
#include "server/room/command.h"

namespace gridmates::wire {

// tests/client/catalogue finds the sentences in these calls. Each name in braces is a parameter's.

// Final; `field` names the wrong field of the request, if any.
v1::Error refuse(v1::ErrorCode code, core::Sentence sentence, core::Parameters parameters = {},
                 std::string field = {});
// Final: the value of the request's field is out of range.
v1::Error invalid(std::string field, core::Sentence sentence, core::Parameters parameters = {});
// Not final: the client retries after limits::kRetryAfterMs.
v1::Error try_again(v1::ErrorCode code, core::Sentence sentence);
// Final: the client's view of the room may be out of date.
v1::Error resync_first(v1::ErrorCode code, core::Sentence sentence);
// Not final: sign in first.
v1::Error sign_in_first(v1::ErrorCode code, core::Sentence sentence);
// Final; not translated: for errors that only a faulty client causes, never a person's input.
v1::Error untranslated(v1::ErrorCode code, std::string message, std::string field = {});

v1::Error error_of(const room::Refusal& refusal);
// The error of this action; INVALID_ARGUMENT names the field.
v1::Error error_of(const room::Refusal& refusal, const room::Ask& ask);
// Writes the fields of error_of(refusal).
void put_error(const room::Refusal& refusal, convert::FieldWriter& out);
v1::Error error_of(const core::Refusal& refusal, std::string field);

// Final. The same for a missing room and for a room of which the player is not a member, so that
// room codes cannot be found by trying.
v1::Error no_such_room();
// Final; a player who was put out of a room knows that it exists.
v1::Error put_out();
// Final, unless the journal is repaired.
v1::Error damaged_room();
// Not final: the server is shutting down, and its successor will answer.
v1::Error shutting_down();
// Not final: too many requests wait already; nothing was done.
v1::Error busy();
// Not final: the store cannot be read, or written, at the moment. Nothing was done.
v1::Error cannot_read();
v1::Error cannot_write();
// Final: a bug in the server.
v1::Error fault();
// Final.
v1::Error no_such_game(std::string field = "game");
// Final: this client_seq was another action before.
v1::Error id_reused();
// Not final: no player has this token; sign in by name.
v1::Error unknown_token();

// Converts a sentence that is not a refusal.
v1::Statement statement_of(const core::Statement& said);

// Whether the error's `retry` asks for the same request again later.
bool asks_to_try_again(const v1::Error& error);

// The code's name without its prefix, "NOT_YOUR_TURN": for logs and metrics.
std::string name_of(v1::ErrorCode code);

}  // namespace gridmates::wire
