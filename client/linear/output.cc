#include "client/linear/output.h"

#include <google/protobuf/util/json_util.h>

#include <utility>

namespace gridmates::linear {

Output::Output(bool json, std::function<void(const std::string&)> write)
    : json_(json), write_(std::move(write)) {}

void Output::print(const std::string& text, const v1::ServerFrame& frame) {
  if (!json_) return write_(text);
  std::string line;
  const auto status = google::protobuf::util::MessageToJsonString(frame, &line);
  // Only bytes that are not UTF-8 fail, and a parsed frame has none.
  write_(status.ok() ? line : "{\"error\":{\"message\":\"a frame that has no JSON form\"}}");
}

void Output::body(const std::string& text) {
  if (!json_) write_(text);
}

v1::ServerFrame frame_of(const client::Room& room, std::uint64_t now_ms) {
  v1::ServerFrame frame;
  v1::Snapshot& snapshot = *frame.mutable_snapshot();
  snapshot.set_room(room.code);
  snapshot.set_epoch(room.epoch);
  snapshot.set_seq(room.seq);
  snapshot.set_part(1);
  snapshot.set_parts(1);
  *snapshot.mutable_view() = room.view;
  snapshot.set_you(room.you);
  snapshot.set_room_time_ms(room.time_ms(now_ms));
  for (const auto& [member, presence] : room.presence) *snapshot.add_presence() = presence;
  for (const auto& [member, left_ms] : room.stopped_clocks) {
    v1::StoppedClock& clock = *snapshot.add_stopped_clocks();
    clock.set_member(member);
    clock.set_left_ms(left_ms);
  }
  return frame;
}

}  // namespace gridmates::linear
