// UTF-8 and how wide characters are on a terminal. Pure functions; any thread.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::client {

// What stands for bytes that are no UTF-8.
inline constexpr char32_t kBadCharacter = U'\uFFFD';

// Takes the first character off `text`; kBadCharacter, and one byte taken, when it is no UTF-8; 0
// when `text` is empty.
char32_t take_utf8(std::string_view& text);

// Whether all of it is UTF-8, as a frame's text has to be.
bool is_utf8(std::string_view text);

// Appends the character; kBadCharacter for what is no character.
void append_utf8(std::string& text, char32_t character);

// Joiners and variation selectors. Whether a terminal draws what they join as one character nobody
// knows beforehand, so a canvas leaves them out.
bool joins_emoji(char32_t character);

// Columns: 0 for marks that combine with the character before, 1, 2, or -1 for what must not reach
// a terminal (control, direction and other invisible characters).
int columns_of(char32_t character);

// Columns of a whole text as a canvas would draw it.
int columns_of(std::string_view text);

}  // namespace gridmates::client
