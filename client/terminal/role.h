// The purpose of a text on a screen, and the shade behind it. Plain values; any thread.
#pragma once

#include <cstdint>

namespace gridmates::terminal {

// The purpose of a text; a screen chooses attributes and colours for it. Colour never conveys
// anything that the text does not.
enum class Role : std::uint8_t {
  kNormal,
  kDim,      // less important
  kStrong,   // more important
  kTitle,    // the header line
  kReverse,  // the chosen entry
  kGiven,    // part of the puzzle
  kMine,     // written by this player
  kClash,
  kCursor,
  kLine,     // frames and rules
  kPlayer1,  // players by number, cyclic
  kPlayer2,
  kPlayer3,
  kPlayer4,
  kPlayer5,
  kPlayer6,
  kNumber1,  // numbers of a mine field, 1 to 8
  kNumber2,
  kNumber3,
  kNumber4,
  kNumber5,
  kNumber6,
  kNumber7,
  kNumber8,
};
inline constexpr int kRoles = static_cast<int>(Role::kNumber8) + 1;

// The background of a text, on terminals with enough colours.
enum class Shade : std::uint8_t {
  kNone,
  kLines,     // in a row, column or box with the cursor
  kSame,      // of the same kind as the cell under the cursor
  kHint,      // pointed out by a hint
  kSelected,  // selected for the next action
  kColour1,   // colours set by players, 1 to 9
  kColour2,
  kColour3,
  kColour4,
  kColour5,
  kColour6,
  kColour7,
  kColour8,
  kColour9,
};
inline constexpr int kShades = static_cast<int>(Shade::kColour9) + 1;
inline constexpr std::uint32_t kPlayerRoles = 6;

inline Role player_role(std::uint32_t player) {
  return static_cast<Role>(static_cast<int>(Role::kPlayer1) +
                           static_cast<int>(player % kPlayerRoles));
}

}  // namespace gridmates::terminal
