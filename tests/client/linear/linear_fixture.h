// A line-by-line client, with the server played by the test.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "client/linear/linear.h"
#include "tests/client/core/fake_outside.h"
#include "tests/client/core/fake_room.h"

namespace gridmates::linear {

using client::accepted;
using client::FakeOutside;
using client::FakeRoom;

class LinearTest : public testing::Test {
 protected:
  explicit LinearTest(bool json = false)
      : client_(config(), world_),
        output_(json, [this](const std::string& line) { lines_.push_back(line); }),
        linear_(client_, output_, notes_) {
    server_.start_sudoku();
  }

  static client::Config config() {
    client::Config config;
    config.name = "ana";
    return config;
  }

  void go_online() {
    client_.start();
    greet();
    lines_.clear();
  }
  void greet() {
    world_.accept();
    world_.take();
    world_.deliver(client::welcome());
    world_.take();
    world_.deliver(client::signed_in("ana", ""));
  }
  // Enters KITE-42 as ana.
  void go_to_room() {
    go_online();
    linear_.type("join KITE-42");
    world_.take();
    world_.deliver(server_.snapshot(1));
    world_.deliver(server_.sync_done());
    lines_.clear();
  }
  // The lines printed since the last call.
  std::vector<std::string> printed() { return std::exchange(lines_, {}); }

  FakeOutside world_;
  FakeRoom server_{"KITE-42"};
  std::vector<std::string> lines_;
  client::Client client_;
  Output output_;
  client::PrivateNotes notes_{"", "", ""};  // not stored
  Linear linear_;
};

}  // namespace gridmates::linear
