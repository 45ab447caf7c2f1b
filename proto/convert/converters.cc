#include <algorithm>

#include "proto/convert/list.h"

namespace gridmates::convert {

const GameConverter* converter(std::string_view game) {
  const auto found = std::find_if(kConverters.begin(), kConverters.end(),
                                  [game](const auto& of) { return of().game() == game; });
  return found == kConverters.end() ? nullptr : &(*found)();
}

}  // namespace gridmates::convert
