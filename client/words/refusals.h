// The texts of refusals for all faces: by their reason, or by their sentence in English. The
// server's message is used if this client knows neither. Pure functions; any thread.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "client/core/model.h"
#include "engine/core/refusal.h"
#include "engine/core/sentence.h"
#include "gridmates/v1/error.pb.h"

namespace gridmates::words {

// A sentence with its full stop, escaped: "Only the host can do that."
std::string refusal_sentence(const v1::Error& no);
// The same for a refusal of this client's own engine.
std::string refusal_sentence(const core::Refusal& no);

// A statement of a server, or of this client's own engine, that is no refusal; escaped.
std::string statement_words(const v1::Statement& statement);
std::string statement_words(const core::Statement& statement);
// The text of a parameter in a sentence, escaped.
std::string parameter_words(const core::Parameter& parameter);

// A face's text for an event of the room, escaped: "bo set B7=4".
using TellEvent = std::function<std::string(const v1::Event&)>;
// The same for an answer about this room: a conflict with another member's change is described by
// its event.
std::string refusal_sentence(const v1::Error& no, const client::Room& room, const TellEvent& tell);

// "bo set E5 = 5." as part of another sentence.
std::string without_stop(std::string sentence);
// A sentence as a clause in another one: "only the host can do that", "A5 is taken".
std::string as_clause(std::string sentence);
// The same for the text of a refusal; a name at its beginning is unchanged.
std::string refusal_clause(const v1::Error& no, std::string sentence);

// Why the room would refuse your action of this kind at that room time, as a clause; empty if it
// would not.
std::string why_not(const client::Room& room, v1::Action::ActCase kind, std::uint64_t time_ms);

}  // namespace gridmates::words
