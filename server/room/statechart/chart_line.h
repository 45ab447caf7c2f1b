// Events as the chart's interpreter reads them. Pure; any thread.
#pragma once

#include <string>
#include <string_view>

#include "server/room/event.h"
#include "server/room/statechart/guard_oracle.h"

namespace gridmates::room {

// An event as a line of JSON that drives the chart:
// {"event":"moved","data":{"second_next":true},"state":"..."}. `state` is the expected state after
// it.
std::string chart_line(const Event& event, const HeldSet& held, std::string_view state);

}  // namespace gridmates::room
