// How each Role looks: attributes, which are the same everywhere, and a colour for the background
// of the terminal. Every colour has a contrast of 4.5 : 1 or more with the background of its theme
// and with every shade on which it is shown (WCAG 2.2, success criterion 1.4.3), and of 7 : 1 in
// the theme of high contrast (1.4.6). Pure functions; any thread.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "client/terminal/canvas.h"
#include "client/terminal/key_sequences.h"

namespace gridmates::terminal {

enum class Theme : std::uint8_t {
  kDark,      // for a dark background
  kLight,     // for a light one
  kContrast,  // bright on a black background of its own, with a contrast of 7 : 1 or more
};
inline constexpr std::size_t kThemes = 3;
// Their names for people, in that order.
inline constexpr std::array<std::string_view, kThemes> kThemeNames = {"dark", "light", "contrast"};

// How a person wants the screen to be drawn.
struct Look {
  std::optional<Theme> theme = {};  // nullopt: as the terminal says, else for a dark background
  bool ascii = false;               // with ASCII only
  bool no_color = false;

  bool operator==(const Look&) const = default;
};

// The colours that a terminal has: only the first eight, or xterm's 256.
enum class Palette : std::uint8_t { kEight, kXterm256 };

struct Style {
  bool bold = false;
  bool reverse = false;
  bool underline = false;
};
Style style_of(Role role);
// The same on a shade where there are no colours for one. What a hint, a selection and the colours
// of players mean stands in the text.
Style style_of(Role role, Shade behind);
// Of the eight colours, where there are no more: any text and its background on Shade::kLines. Not
// every terminal underlines text that has a colour.
struct Colors {
  std::uint8_t text;
  std::uint8_t behind;
};
Colors lines_of_eight(Theme theme);

// The number of the colour in the palette; nullopt: the terminal's own.
std::optional<std::uint8_t> color_of(Role role, Theme theme, Palette palette);
// Of the background where nothing lies behind a text; nullopt: the terminal's own.
std::optional<std::uint8_t> background_of(Theme theme, Palette palette);
// Of xterm's palette: a shade that is one, and a text of this role on it, which is the role's own
// colour where that can be read there.
std::uint8_t shade_color(Shade shade, Theme theme);
std::uint8_t color_on(Shade shade, Role role, Theme theme);
// A colour of xterm's palette from 16 on: the cube and the greys.
Rgb xterm_color(std::uint8_t number);

// The theme for a background of this colour: whichever of black and white is nearer.
Theme theme_for(const Rgb& background);
// The same by the variable COLORFGBG, "15;0", which some terminals set: the last number is the
// background's colour. nullopt: it says nothing.
std::optional<Theme> theme_for(std::string_view colorfgbg);

// Contrast of two colours, 1 to 21, by WCAG 2.2.
double contrast(const Rgb& one, const Rgb& other);

}  // namespace gridmates::terminal
