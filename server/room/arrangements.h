// What members have arranged among themselves, beside seats and boards. A value, part of Facts.
#pragma once

#include <tuple>

namespace gridmates::room {

struct Arrangements {
  bool locked = false;  // nobody new may enter

  static constexpr auto fields(auto& self) { return std::tie(self.locked); }
  friend bool operator==(const Arrangements&, const Arrangements&) = default;
};

}  // namespace gridmates::room
