// The output of the line-by-line client: every line has a text form and a JSON form, and one of the
// two is printed. A line is passed on complete, for the program to write and flush at once. One
// thread.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "client/core/model.h"
#include "gridmates/v1/frames.pb.h"

namespace gridmates::linear {

class Output {
 public:
  // `write` takes one line without its end; `json` chooses the form.
  Output(bool json, std::function<void(const std::string&)> write);

  // One line: `text`, or `frame` in the protobuf JSON mapping. `text` is printable already.
  void print(const std::string& text, const v1::ServerFrame& frame);
  // A line that only the text form has: part of a list or a board, before its answer.
  void body(const std::string& text);
  bool json() const { return json_; }

 private:
  const bool json_;
  const std::function<void(const std::string&)> write_;
};

// The room as this client has it, in the form of a snapshot. `now_ms` is the local clock.
v1::ServerFrame frame_of(const client::Room& room, std::uint64_t now_ms);

}  // namespace gridmates::linear
