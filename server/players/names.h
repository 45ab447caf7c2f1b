// What people may call themselves and say: UTF-8 in, clean UTF-8 out, or a refusal that says what
// is wrong. A character is what people count as one (a grapheme). Pure functions; any thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "server/base/ids.h"

namespace gridmates::players {

// A name in NFC, without space around it and with single spaces in it: 1 to limits::kNameGraphemes
// characters, none of them control, format, bidirectional or otherwise invisible. Refused as
// kInvalid.
core::Result<Name> clean_name(std::string_view text);

// Why nobody may take this name: computers on a seat are called so. Nothing for others.
std::optional<core::Refusal> not_for_people(const Name& name);

// What somebody says, in NFC, without characters that nobody sees (engine/text/utf8.h) and without
// space around it: 1 to limits::kChatGraphemes characters, one of which can be seen. Refused as
// kInvalid.
core::Result<std::string> clean_chat(std::string_view text);

}  // namespace gridmates::players
