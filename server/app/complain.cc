#include "server/app/complain.h"

#include <algorithm>
#include <iostream>

namespace gridmates::app {

void complain(std::string why) {
  std::replace(why.begin(), why.end(), '\n', ' ');
  std::cerr << "gridmatesd: " + why + "\n" << std::flush;
}

}  // namespace gridmates::app
