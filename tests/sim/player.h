// A simulated person: the production client, and somebody who plays with it. Owned by the world.
// One thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "client/core/client.h"
#include "engine/core/random.h"
#include "tests/sim/link.h"

namespace gridmates::sim {

// The client's outside world; the simulation opens, delivers and wakes.
class SimOutside final : public client::Outside {
 public:
  SimOutside(std::string name, core::Random& random) : name_(std::move(name)), random_(random) {}

  void attach(client::Inside& inside) override { inside_ = &inside; }
  void open() override { wants_connection = true; }
  void send(std::string bytes) override {
    if (link && link->opened) link->to_server.push_back(std::move(bytes));
  }
  void close() override;
  std::uint64_t now_ms() const override { return now; }
  void wake_at(std::optional<std::uint64_t> at_ms) override { wake = at_ms; }
  double chance() override { return static_cast<double>(random_.next() >> 11) * 0x1.0p-53; }
  std::string secret_bytes(std::size_t count) override;
  std::string load_token() override { return token_; }
  std::string keep_token(std::string_view token) override;

  client::Inside& inside() { return *inside_; }

  std::shared_ptr<Link> link;
  bool wants_connection = false;
  std::uint64_t now = 1;
  std::optional<std::uint64_t> wake;

 private:
  std::string name_;
  core::Random& random_;
  client::Inside* inside_ = nullptr;
  std::string token_;
};

// What somebody does at a table.
enum class Role { kHost, kGuest, kWatcher };

class SimPlayer {
 public:
  // `game` is played until `matches` matches have ended; the host opens the room, the others come
  // once `code` says where.
  struct Plan {
    std::string name;
    Role role = Role::kHost;
    std::string game;
    int matches = 2;
    std::string* code = nullptr;  // shared by those at one table
    int people = 2;               // whom the host waits for
  };
  SimPlayer(Plan plan, core::Random& random);

  // Does one thing that a person would do now, perhaps a foolish one; only sensible ones when
  // `earnest`.
  void act(bool earnest);
  // All matches of the table have ended and everything this client asked for is answered.
  bool content() const;

  const std::string& name() const { return plan_.name; }
  const client::Client& client() const { return client_; }
  SimOutside& outside() { return outside_; }
  // In words, for whoever has to find out why somebody is stuck.
  std::string standing() const;
  // Intents that never came to an answer, or came to two.
  int wrong_answers() const { return wrong_answers_; }

 private:
  void take(const client::Notice& notice);
  void enter();
  void manage(bool earnest);
  void play_sudoku(bool earnest);
  void play_tictactoe(bool earnest);
  void play(const v1::Move& move);
  void ask(v1::Action action);
  bool chance(std::uint32_t percent) { return random_.below(100) < percent; }

  Plan plan_;
  core::Random& random_;
  SimOutside outside_;
  client::Client client_;
  std::map<client::IntentId, int> answers_;
  client::IntentId creating_ = 0;
  int wrong_answers_ = 0;
  std::string last_words_;
};

}  // namespace gridmates::sim
