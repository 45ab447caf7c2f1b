// Names and chat: UTF-8 in, clean UTF-8 out, or a refusal that says what is wrong. A character is
// what people count as one (a grapheme). Pure functions; any thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "server/base/ids.h"

namespace gridmates::players {

// A name in NFC, trimmed and with single spaces: 1 to limits::kNameGraphemes characters, none of
// them control, format, bidirectional or otherwise invisible. Refused as kInvalid.
core::Result<Name> clean_name(std::string_view text);

// The refusal of a name that is reserved for computers on seats; nullopt for other names.
std::optional<core::Refusal> not_for_people(const Name& name);

// A chat message in NFC, trimmed and without invisible characters (engine/text/utf8.h): 1 to
// limits::kChatGraphemes characters, at least one of them visible. Refused as kInvalid.
core::Result<std::string> clean_chat(std::string_view text);

}  // namespace gridmates::players
