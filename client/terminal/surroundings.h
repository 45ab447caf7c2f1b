// The terminal's properties by the locale and the environment. The locale must be set; any thread.
#pragma once

#include "client/terminal/escape_parser.h"

namespace gridmates::terminal {

// Whether box characters are certainly one column wide: the locale is UTF-8, and not of a language
// whose terminals may draw them two columns wide.
bool box_characters_are_safe();

// Whether NO_COLOR is set and not empty.
bool no_color_asked();

// The characters of bytes; null if the locale is UTF-8.
EscapeParser::ByteCharacter encoding();

}  // namespace gridmates::terminal
