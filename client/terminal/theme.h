// The look of each Role: attributes, which are the same in all themes, and a colour for the
// terminal's background. Every colour has a contrast of 4.5 : 1 or more with its theme's background
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
// Their names for people, in the same order.
inline constexpr std::array<std::string_view, kThemes> kThemeNames = {"dark", "light", "contrast"};

// A person's choice of how the screen is drawn.
struct Look {
  std::optional<Theme> theme = {};  // nullopt: as the terminal reports, else dark
  bool ascii = false;               // with ASCII only
  bool no_color = false;

  bool operator==(const Look&) const = default;
};

// The colours of a terminal: only the first eight, or xterm's 256.
enum class Palette : std::uint8_t { kEight, kXterm256 };

struct Style {
  bool bold = false;
  bool reverse = false;
  bool underline = false;
};
Style style_of(Role role);
// The same on a shade, if there is no colour for the shade. Hints, selections and players' colours
// are also marked in the text.
Style style_of(Role role, Shade behind);
// Colours of the eight-colour palette for any text on Shade::kLines and its background. Not every
// terminal underlines coloured text.
struct Colors {
  std::uint8_t text;
  std::uint8_t behind;
};
Colors lines_of_eight(Theme theme);

// The number of the colour in the palette; nullopt: the terminal's own.
std::optional<std::uint8_t> color_of(Role role, Theme theme, Palette palette);
// The colour of the background without a shade; nullopt: the terminal's own.
std::optional<std::uint8_t> background_of(Theme theme, Palette palette);
// In xterm's palette: the colour of a shade other than kNone, and of a text with this role on it,
// which is the role's own colour if that is readable there.
std::uint8_t shade_color(Shade shade, Theme theme);
std::uint8_t color_on(Shade shade, Role role, Theme theme);
// A colour of xterm's palette from 16 on: the cube and the greys.
Rgb xterm_color(std::uint8_t number);

// The theme for a background with this colour: by whether black or white is nearer.
Theme theme_for(const Rgb& background);
// The same for the variable COLORFGBG, "15;0", which some terminals set: the last number is the
// background's colour. nullopt if it is not usable.
std::optional<Theme> theme_for(std::string_view colorfgbg);

// The contrast of two colours, 1 to 21, by WCAG 2.2.
double contrast(const Rgb& one, const Rgb& other);

}  // namespace gridmates::terminal
