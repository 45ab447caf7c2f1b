// The room has closed; this state is final. A value; any thread.
#pragma once

#include <cstdint>
#include <optional>

#include "server/room/answer.h"
#include "server/room/view.h"

namespace gridmates::room {

struct Closed {
  Leaf leaf() const { return Leaf::kClosed; }
  std::optional<std::uint32_t> patience_ms() const { return std::nullopt; }

  // Refuses every command.
  template <class Command>
  Answer on(const Command&, const Asking&) const {
    return Refusal{Reason::kRoomClosed};
  }
};

}  // namespace gridmates::room
