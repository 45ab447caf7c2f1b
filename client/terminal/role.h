// What a text on a screen is there for, and what lies behind it. Plain values; any thread.
#pragma once

#include <cstdint>

namespace gridmates::terminal {

// What a text is there for; a screen chooses attributes and colours. Colour never says anything
// that the text does not say too.
enum class Role : std::uint8_t {
  kNormal,
  kDim,      // less important
  kStrong,   // more important
  kTitle,    // the header line
  kReverse,  // the chosen entry
  kGiven,    // belongs to the board
  kMine,     // written by this player
  kClash,
  kCursor,
  kLine,     // frames and rules
  kPlayer1,  // players by number; after the last the first again
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

// What lies behind a text, on terminals that have the colours for it.
enum class Shade : std::uint8_t {
  kNone,
  kLines,     // in line with the cursor
  kSame,      // of the same kind as what is under the cursor
  kHint,      // pointed out by a hint
  kSelected,  // chosen for what is done next
  kColour1,   // colours that players give, 1 to 9
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
