// What people say and are called, in words: emotes, as they are typed and shown, and new names.
// Pure; any thread.
#pragma once

#include <string>
#include <string_view>

#include "gridmates/v1/room.pb.h"

namespace gridmates::words {

// The emote of these words, in lower case, or of its number from 1 in all_emotes();
// EMOTE_UNSPECIFIED for no emote's.
v1::Emote emote_named(std::string_view words);
// "hi, thanks, well done, ..."
std::string all_emotes();
// What an emote says, "well done"; of one that this client does not know what the server says.
std::string emote_words(const v1::Said& said);

// "bo is called ben now".
std::string renamed_words(const v1::MemberRenamed& renamed);

}  // namespace gridmates::words
