// The width of characters on a terminal. Pure functions; any thread.
#pragma once

#include <string_view>

namespace gridmates::client {

// Columns of a character: 0 for marks that combine with the one before, 1, 2, or -1 for those that
// must not reach a terminal (control, direction and other invisible characters). Joiners and
// variation selectors have 0 and are left out by a canvas, because terminals differ in what they
// join.
int columns_of(char32_t character);

// Columns of a whole text as drawn on a canvas.
int columns_of(std::string_view text);

}  // namespace gridmates::client
