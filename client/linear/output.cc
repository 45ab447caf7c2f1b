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
  // Only bytes that are no UTF-8 fail, and those do not survive being parsed as a frame.
  write_(status.ok() ? line : "{\"error\":{\"message\":\"a frame that has no JSON form\"}}");
}

void Output::body(const std::string& text) {
  if (!json_) write_(text);
}

}  // namespace gridmates::linear
