// Lists as text, in the person's language. Pure functions; any thread.
#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <vector>

namespace gridmates::words {

// "n7, n8 and o8"; of more than `most` the first and the number of others: "n7, n8 and 3 more".
std::string joined(const std::vector<std::string>& items,
                   std::size_t most = std::numeric_limits<std::size_t>::max());

}  // namespace gridmates::words
