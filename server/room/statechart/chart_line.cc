#include "server/room/statechart/chart_line.h"

#include "server/room/statechart/names.h"

namespace gridmates::room {

std::string chart_line(const Event& event, const HeldSet& held, std::string_view state) {
  std::string line = R"({"event":")" + std::string(name_of(event.what)) + R"(","data":{)";
  bool first = true;
  const Conditions conditions = event_conditions();
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    if (!held[i]) continue;
    line += std::string(first ? "" : ",") + '"' + std::string(conditions[i]) + R"(":true)";
    first = false;
  }
  return line + R"(},"state":")" + std::string(state) + R"("})";
}

}  // namespace gridmates::room
