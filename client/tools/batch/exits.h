// Exit statuses of the commands that need no server; the largest of all lines counts.
#pragma once

namespace gridmates::tools {

inline constexpr int kAllWell = 0;
inline constexpr int kNo = 1;          // a negative answer: not one solution, a constraint not met
inline constexpr int kUnreadable = 2;  // a line could not be read, or the options are wrong
inline constexpr int kCannotRead = 3;  // a missing file, or a failure of the output

}  // namespace gridmates::tools
