// Players and watchers with the view of each client, kept as docs/PROTOCOL.md says and compared
// with every hash. One thread.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "proto/convert/room_view.h"
#include "proto/convert/view_hash.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {

// The view of a client.
class Screen {
 public:
  explicit Screen(Client& client) : client_(client) {}

  // Applies the frames received since the last call; returns the number of events.
  std::size_t look() {
    std::size_t events = 0;
    for (; read_ < client_.frames().size(); ++read_) events += take(client_.frames()[read_]);
    return events;
  }
  const v1::RoomView& view() const { return view_; }
  std::uint64_t seq() const { return seq_; }
  std::uint32_t mark(int cell) const {
    return static_cast<std::uint32_t>(view_.matches(0).tictactoe().cells(cell).mark());
  }

 private:
  std::size_t take(const v1::ServerFrame& frame) {
    if (frame.has_snapshot()) {
      view_ = frame.snapshot().view();
      seq_ = frame.snapshot().seq();
    }
    if (frame.has_sync_done()) {
      EXPECT_EQ(frame.sync_done().head(), seq_);
      EXPECT_EQ(frame.sync_done().view_hash(), convert::view_hash(view_));
    }
    for (const v1::Event& event : frame.events().events()) {
      EXPECT_EQ(event.seq(), seq_ + 1);
      seq_ = event.seq();
      EXPECT_TRUE(!event.has_delta() || convert::apply(event.delta(), view_));
    }
    if (frame.has_events()) EXPECT_EQ(frame.events().view_hash(), convert::view_hash(view_));
    return static_cast<std::size_t>(frame.events().events_size());
  }

  Client& client_;
  std::size_t read_ = 0;
  v1::RoomView view_;
  std::uint64_t seq_ = 0;
};

class WatchingFixture : public testing::Test {
 protected:
  // Ana opens a room and Bo joins it; the match has not started.
  void open(const std::string& game, v1::Table table, v1::Watchers watchers,
            std::uint32_t delay_s) {
    ana_->enter("Ana");
    v1::ClientFrame frame;
    v1::CreateRoom& create = *frame.mutable_create_room();
    create.set_key(std::string(16, 'k'));
    create.set_game(game);
    create.set_table(table);
    create.set_watchers(watchers);
    create.set_delay_s(delay_s);
    if (game == "sudoku") create.mutable_puzzle()->set_pasted(kPuzzle);
    ana_->send(frame);
    const auto created = ana_->last(Body::kRoomCreated);
    ASSERT_TRUE(created) << ana_->frames().back().ShortDebugString();
    ana_->enter_room(created->room_created().code());
    ana_->resume();
    bo_->come_in("Bo", ana_->room());
  }
  void watch(Client& client, const std::string& name) {
    client.enter(name);
    client.enter_room(ana_->room());
    client.join(true);
    client.resume();
  }
  // Time passes while all clients stay connected.
  void wait(std::uint64_t ms) {
    v1::ClientFrame ping;
    ping.mutable_ping();
    constexpr std::uint64_t kPingEveryMs = 10'000;
    for (; ms > 0; ms -= std::min(ms, kPingEveryMs)) {
      for (Client* client : {ana_.get(), bo_.get(), wim_.get(), lea_.get()}) client->send(ping);
      world_.pass(std::min(ms, kPingEveryMs));
    }
  }
  void follow(Client& client, std::uint32_t player) {
    v1::ClientFrame frame;
    frame.mutable_resume()->set_room(ana_->room());
    frame.mutable_resume()->set_follow(player);
    client.send(frame);
  }
  void solve(Client& client) {
    const std::uint32_t digits[] = {2, 8, 6, 1, 7, 9};
    for (std::uint32_t i = 0; i < 6; ++i) client.set(75 + i, digits[i]);
  }
  v1::Action ask(Client& client, void (*what)(v1::Action&)) {
    v1::Action action = client.action();
    what(action);
    client.act(action);
    return action;
  }

  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
  std::unique_ptr<Client> wim_ = world_.client(3);
  std::unique_ptr<Client> lea_ = world_.client(4);
};

}  // namespace gridmates::actors::test
