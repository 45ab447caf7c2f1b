// Exit statuses of the commands that do without a server; of several lines the largest counts.
#pragma once

namespace gridmates::tools {

inline constexpr int kAllWell = 0;
inline constexpr int kNo = 1;          // the answer is no: not one solution, a constraint not met
inline constexpr int kUnreadable = 2;  // a line could not be read, or the options are wrong
inline constexpr int kCannotRead = 3;  // no such file, or output that cannot be written

}  // namespace gridmates::tools
