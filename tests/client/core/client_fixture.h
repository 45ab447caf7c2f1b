// A client, with the server played by the test.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "client/core/client.h"
#include "tests/client/core/fake_outside.h"
#include "tests/client/core/fake_room.h"

namespace gridmates::client {

class ClientTest : public testing::Test {
 protected:
  explicit ClientTest(std::optional<std::uint32_t> give_up_after_ms = std::nullopt)
      : client_(config(give_up_after_ms), world_) {
    client_.subscribe([this](const Notice& notice) { notices_.push_back(notice); });
    server_.start_sudoku();
  }

  static Config config(std::optional<std::uint32_t> give_up_after_ms) {
    Config config;
    config.name = "ana";
    config.give_up_after_ms = give_up_after_ms;
    return config;
  }

  // Plays the server from the connection attempt to the end of signing in.
  void greet(const std::string& token = "") {
    world_.accept();
    EXPECT_TRUE(world_.take().has_hello());
    world_.deliver(welcome());
    EXPECT_TRUE(world_.take().has_sign_in());
    world_.deliver(signed_in("ana", token));
  }

  void go_online() {
    client_.start();
    greet();
  }

  // The client is signed in and in the room KITE-42.
  void go_to_room() {
    go_online();
    client_.enter("KITE-42", false);
    EXPECT_TRUE(world_.take().has_resume());
    world_.deliver(server_.snapshot(1));
    world_.deliver(server_.sync_done());
    notices_.clear();
  }

  // Loses the connection and reconnects up to the client's Resume, which it returns.
  v1::Resume come_back() {
    world_.drop();
    world_.advance(kBackoffCapMs);
    greet();
    return world_.take().resume();
  }

  IntentId say(const std::string& text) {
    v1::Action action;
    action.mutable_say()->set_text(text);
    return client_.act(action);
  }

  template <class T>
  std::vector<T> all() const {
    std::vector<T> found;
    for (const auto& notice : notices_) {
      if (const T* one = std::get_if<T>(&notice)) found.push_back(*one);
    }
    return found;
  }

  FakeOutside world_;
  FakeRoom server_{"KITE-42"};
  std::vector<Notice> notices_;
  Client client_;
};

}  // namespace gridmates::client
