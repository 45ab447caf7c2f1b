// Emotes as they are typed and shown, and texts about new names. Pure; any thread.
#pragma once

#include <string>
#include <string_view>

#include "gridmates/v1/room.pb.h"

namespace gridmates::words {

// The emote with this text, in lower case, or with this number from 1 in all_emotes();
// EMOTE_UNSPECIFIED if there is none.
v1::Emote emote_named(std::string_view words);
// "hi, thanks, well done, ..."
std::string all_emotes();
// The text of an emote, "well done"; of one that this client does not know, the server's text.
std::string emote_words(const v1::Said& said);

// "bo is called ben now".
std::string renamed_words(const v1::MemberRenamed& renamed);

}  // namespace gridmates::words
