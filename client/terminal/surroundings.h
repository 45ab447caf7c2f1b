// What the locale and the environment say of the terminal. The locale has been set; any thread.
#pragma once

#include "client/terminal/escape_parser.h"

namespace gridmates::terminal {

// Whether frames of box characters are sure to be as wide as they should be: the locale is UTF-8
// and of no language whose terminals may draw them two columns wide.
bool box_characters_are_safe();

// NO_COLOR is set.
bool no_color_asked();

// The characters of bytes; null where the locale is UTF-8.
EscapeParser::ByteCharacter encoding();

}  // namespace gridmates::terminal
