// How a "no" of the server becomes an Error of the protocol: its code, what to do next, and a
// sentence that clients translate. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>

#include "engine/core/refusal.h"
#include "gridmates/v1/error.pb.h"
#include "proto/convert/field_writer.h"
#include "server/room/command.h"

namespace gridmates::wire {

// tests/client/catalogue finds the sentences in these calls. Each name in a sentence is one of a
// parameter.

// Final; `field` names what was wrong in the request, if anything was.
v1::Error refuse(v1::ErrorCode code, core::Sentence sentence, core::Parameters parameters = {},
                 std::string field = {});
// Final: what the request's field holds is out of its range.
v1::Error invalid(std::string field, core::Sentence sentence, core::Parameters parameters = {});
// Not final: the same again after limits::kRetryAfterMs.
v1::Error try_again(v1::ErrorCode code, core::Sentence sentence);
// Final: the client's picture of the room may be out of date.
v1::Error resync_first(v1::ErrorCode code, core::Sentence sentence);
// Not final: sign in first.
v1::Error sign_in_first(v1::ErrorCode code, core::Sentence sentence);
// Final; for what only a client with a fault sends, whatever people type: nobody translates it.
v1::Error untranslated(v1::ErrorCode code, std::string message, std::string field = {});

v1::Error error_of(const room::Refusal& refusal);
// Of this action; an INVALID_ARGUMENT names its field.
v1::Error error_of(const room::Refusal& refusal, const room::Ask& ask);
// The fields of the first.
void put_error(const room::Refusal& refusal, convert::FieldWriter& out);
v1::Error error_of(const core::Refusal& refusal, std::string field);

// Final, and the same words whether there is no room of that code or it is none of theirs, so that
// nobody can find out codes by asking.
v1::Error no_such_room();
// Final; who was put out of a room knows that there is one.
v1::Error put_out();
// Final, as long as nobody mends the journal.
v1::Error damaged_room();
// Not final: the server ends, and another one will answer.
v1::Error shutting_down();
// Not final: too much waits already; nothing was done.
v1::Error busy();
// Not final: the store cannot be read, or written, now. Nothing was done.
v1::Error cannot_read();
v1::Error cannot_write();
// Final: a fault of the server.
v1::Error fault();
// Final.
v1::Error no_such_game(std::string field = "game");
// Final: this client_seq was another action before.
v1::Error id_reused();
// Not final: the token is nobody's; sign in by name.
v1::Error unknown_token();

// What is said that is no refusal.
v1::Statement statement_of(const core::Statement& said);

// Whether the answer asks to try the same again later.
bool asks_to_try_again(const v1::Error& error);

// The code's name without its prefix, "NOT_YOUR_TURN": for logs and metrics.
std::string name_of(v1::ErrorCode code);

}  // namespace gridmates::wire
