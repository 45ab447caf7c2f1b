// Exit statuses of this project's programs, and their error line.
#pragma once

#include <string>

namespace gridmates::app {

inline constexpr int kGood = 0;
inline constexpr int kNo = 1;           // the check failed or the answer is no
inline constexpr int kWrongUsage = 2;   // or unreadable input
inline constexpr int kCannotServe = 3;  // a resource cannot be reached, used or served

// Writes `why` to standard error as one line.
void complain(std::string why);

}  // namespace gridmates::app
