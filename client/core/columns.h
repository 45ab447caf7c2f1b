// How wide characters are on a terminal. Pure functions; any thread.
#pragma once

#include <string_view>

namespace gridmates::client {

// Columns: 0 for marks that combine with the character before, 1, 2, or -1 for what must not reach
// a terminal (control, direction and other invisible characters). Whether a terminal draws what
// joiners and variation selectors join as one character nobody knows beforehand: they have 0, and a
// canvas leaves them out.
int columns_of(char32_t character);

// Columns of a whole text as a canvas would draw it.
int columns_of(std::string_view text);

}  // namespace gridmates::client
