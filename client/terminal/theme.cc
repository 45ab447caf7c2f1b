#include "client/terminal/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gridmates::terminal {
namespace {

// The terminal's own colour, which all themes assume to be readable.
constexpr int kOwn = -1;
// The theme of high contrast: white on black, in xterm's palette and in the eight colours.
constexpr int kContrastText = 231;
constexpr int kContrastEight = 7;
constexpr std::uint8_t kContrastBackground = 16;

struct RoleLook {
  Style style;
  // By theme.
  std::array<int, kThemes> xterm256{kOwn, kOwn, kContrastText};
  std::array<int, kThemes> eight{kOwn, kOwn, kContrastEight};
};

constexpr Style kPlain{};
constexpr Style kBold{.bold = true};
constexpr Style kReversed{.reverse = true};

// Of the eight colours, those that are too dark or too light in xterm or on a PC's console are not
// used: on black all except green and cyan, on white all except red, blue and magenta.
constexpr std::array<RoleLook, kRoles> kLooks{{
    {kPlain},                                                // kNormal
    {kPlain, {246, 241, 231}},                               // kDim
    {kBold},                                                 // kStrong
    {kReversed},                                             // kTitle
    {kReversed},                                             // kReverse
    {kBold},                                                 // kGiven
    {kPlain, {45, 25, 51}, {6, 4, kContrastEight}},          // kMine
    {kBold, {203, 160, 217}, {kOwn, 1, kContrastEight}},     // kClash
    {{.bold = true, .reverse = true}},                       // kCursor
    {kPlain, {246, 241, 231}},                               // kLine
    {kPlain, {45, 24, 51}, {6, 4, kContrastEight}},          // kPlayer1: cyan
    {kPlain, {221, 94, 226}, {kOwn, kOwn, kContrastEight}},  // kPlayer2: yellow
    {kPlain, {114, 22, 120}, {2, kOwn, kContrastEight}},     // kPlayer3: green
    {kPlain, {177, 127, 219}, {kOwn, 5, kContrastEight}},    // kPlayer4: magenta
    {kPlain, {75, 21, 123}, {6, 4, kContrastEight}},         // kPlayer5: blue
    {kPlain, {209, 124, 216}, {kOwn, 1, kContrastEight}},    // kPlayer6: red
    {kPlain, {75, 21, 123}, {6, 4, kContrastEight}},         // kNumber1: blue
    {kPlain, {114, 22, 120}, {2, kOwn, kContrastEight}},     // kNumber2: green
    {kPlain, {203, 160, 217}, {kOwn, 1, kContrastEight}},    // kNumber3: red
    {kPlain, {177, 127, 219}, {6, 5, kContrastEight}},       // kNumber4: magenta
    {kPlain, {221, 94, 226}, {kOwn, kOwn, kContrastEight}},  // kNumber5: yellow
    {kPlain, {45, 24, 51}, {2, 4, kContrastEight}},          // kNumber6: cyan
    {kBold, {221, 94, 226}, {kOwn, kOwn, kContrastEight}},   // kNumber7: yellow
    {kBold, {203, 160, 217}, {kOwn, 1, kContrastEight}},     // kNumber8: red
}};

// By theme. The names of players' colours in this order: red, orange, yellow, green, cyan, blue,
// violet, pink, grey.
constexpr std::array<std::array<std::uint8_t, kThemes>, kShades> kShadeColors{{
    {16, 231, kContrastBackground},  // kNone
    {234, 254, 234},                 // kLines
    {238, 153, 18},                  // kSame
    {23, 159, 22},                   // kHint
    {60, 189, 53},                   // kSelected
    {52, 224, 88},
    {94, 215, 52},
    {58, 229, 238},
    {22, 194, 23},
    {24, 87, 24},
    {18, 147, 17},
    {54, 183, 54},
    {89, 218, 89},
    {240, 250, 240},
}};
// For text on a shade on which its own colour is not readable.
constexpr std::array<std::uint8_t, kThemes> kTextOnShades{231, 16, kContrastText};
constexpr std::array<double, kThemes> kReadable{4.5, 4.5, 7.0};

const RoleLook& look_of(Role role) { return kLooks[static_cast<std::size_t>(role)]; }

// Relative luminance.
double luminance(const Rgb& color) {
  const auto linear = [](int part) {
    const double value = part / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
}

}  // namespace

Style style_of(Role role) { return look_of(role).style; }

Style style_of(Role role, Shade behind) {
  Style style = style_of(role);
  style.underline = behind == Shade::kLines;
  style.reverse = style.reverse || behind == Shade::kSame;
  return style;
}

Colors lines_of_eight(Theme theme) {
  constexpr Colors kWhiteOnBlue{7, 4};
  constexpr Colors kBlackOnCyan{0, 6};
  return theme == Theme::kLight ? kBlackOnCyan : kWhiteOnBlue;
}

std::optional<std::uint8_t> color_of(Role role, Theme theme, Palette palette) {
  const RoleLook& look = look_of(role);
  const auto& colors = palette == Palette::kEight ? look.eight : look.xterm256;
  const int color = colors[static_cast<std::size_t>(theme)];
  return color == kOwn ? std::nullopt : std::optional(static_cast<std::uint8_t>(color));
}

std::optional<std::uint8_t> background_of(Theme theme, Palette palette) {
  if (theme != Theme::kContrast) return std::nullopt;
  return palette == Palette::kXterm256 ? kContrastBackground : std::uint8_t{0};
}

Rgb xterm_color(std::uint8_t number) {
  constexpr int kGreys = 232;
  if (number >= kGreys) {
    const int grey = 8 + 10 * (number - kGreys);
    return {grey, grey, grey};
  }
  const auto part = [number](int divisor) {
    const int step = (number - 16) / divisor % 6;
    return step == 0 ? 0 : 55 + 40 * step;
  };
  return {part(36), part(6), part(1)};
}

std::uint8_t shade_color(Shade shade, Theme theme) {
  return kShadeColors[static_cast<std::size_t>(shade)][static_cast<std::size_t>(theme)];
}

std::uint8_t color_on(Shade shade, Role role, Theme theme) {
  const auto own = color_of(role, theme, Palette::kXterm256);
  const Rgb behind = xterm_color(shade_color(shade, theme));
  const auto column = static_cast<std::size_t>(theme);
  if (own && contrast(xterm_color(*own), behind) >= kReadable[column]) return *own;
  return kTextOnShades[column];
}

double contrast(const Rgb& one, const Rgb& other) {
  constexpr double kFlare = 0.05;
  const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
  return (lighter + kFlare) / (darker + kFlare);
}

Theme theme_for(const Rgb& background) {
  constexpr Rgb kBlack{0, 0, 0};
  constexpr Rgb kWhite{255, 255, 255};
  return contrast(background, kBlack) > contrast(background, kWhite) ? Theme::kLight : Theme::kDark;
}

std::optional<Theme> theme_for(std::string_view colorfgbg) {
  const std::size_t separator = colorfgbg.rfind(';');
  if (separator == std::string_view::npos) return std::nullopt;
  const std::string_view number = colorfgbg.substr(separator + 1);
  constexpr std::array<std::string_view, 16> kNumbers{"0", "1", "2",  "3",  "4",  "5",  "6",  "7",
                                                      "8", "9", "10", "11", "12", "13", "14", "15"};
  const auto found = std::ranges::find(kNumbers, number);
  if (found == kNumbers.end()) return std::nullopt;
  const auto color = found - kNumbers.begin();
  return color < 7 || color == 8 ? Theme::kDark : Theme::kLight;
}

}  // namespace gridmates::terminal
