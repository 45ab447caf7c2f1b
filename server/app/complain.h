// How a program of this project ends when it cannot do what it was asked.
#pragma once

#include <string>

namespace gridmates::app {

inline constexpr int kGood = 0;
inline constexpr int kNo = 1;           // the answer is no
inline constexpr int kWrongUsage = 2;   // or input that cannot be read
inline constexpr int kCannotServe = 3;  // cannot reach, have or serve something

// One line on standard error, whatever stands in `why`.
void complain(std::string why);

}  // namespace gridmates::app
