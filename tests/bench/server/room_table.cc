#include "tests/bench/server/room_table.h"

#include <algorithm>
#include <string>
#include <utility>

namespace gridmates::bench {
namespace {

constexpr std::size_t kComingAtOnce = 64;  // rooms whose members reconnect at the same time

}  // namespace

RoomTable::RoomTable(Loop& loop, LoadCounts& counts, std::size_t seats,
                     std::unique_ptr<Script> script)
    : Table(counts), script_(std::move(script)) {
  static std::uint32_t number = 0;
  ++number;
  for (std::size_t i = 0; i < seats; ++i) {
    const std::string name = "p" + std::to_string(number) + "-" + std::to_string(i);
    clients_.push_back(std::make_unique<Client>(loop, *this, name));
  }
}

void RoomTable::open(std::uint16_t port) {
  port_ = port;
  clients_[0]->sign_in(port);
}

void RoomTable::come_back(std::uint16_t port) {
  set_ready(false);
  coming_back_ = true;
  entered_ = 0;
  for (const auto& client : clients_) client->sign_in(port);
}

void RoomTable::drop() {
  for (const auto& client : clients_) client->drop();
}

bool RoomTable::is_answered() const {
  return !is_busy() && std::ranges::all_of(
                           clients_, [](const auto& client) { return client->unanswered() == 0; });
}

std::size_t RoomTable::seat_of(const Client& client) const {
  const auto found =
      std::ranges::find_if(clients_, [&client](const auto& one) { return one.get() == &client; });
  return static_cast<std::size_t>(found - clients_.begin());
}

void RoomTable::changed(Client& client) {
  if (client.state() == Client::State::kFailed) return fail(client.why());
  if (client.state() == Client::State::kSignedIn) return signed_in(client);
  if (client.state() == Client::State::kInRoom) entered(client);
}

void RoomTable::signed_in(Client& client) {
  if (coming_back_) return client.resume();
  seat_of(client) == 0 ? client.create(script_->room()) : client.join(clients_[0]->room());
}

void RoomTable::entered(Client& client) {
  if (is_ready()) return;
  if (++entered_ == clients_.size()) return set_ready(true);
  if (!coming_back_) clients_[seat_of(client) + 1]->sign_in(port_);
}

void RoomTable::received(Client& client, const Received& event) {
  const std::size_t seat = seat_of(client);
  if (on_event_) on_event_(seat, event);
  if (is_busy() && event.body == reported_by_) Table::received(seat);
}

Table::Sent RoomTable::send_next() {
  Step step = script_->next();
  reported_by_ = step.reported_by;
  clients_[step.actor]->act(std::move(step.action));
  return {step.actor, step.is_move};
}

std::unique_ptr<Table> room_table(Loop& loop, LoadCounts& counts, std::size_t seats,
                                  std::unique_ptr<Script> script) {
  return std::make_unique<RoomTable>(loop, counts, seats, std::move(script));
}

bool come_back_all(Loop& loop, const std::vector<RoomTable*>& rooms, std::uint16_t port,
                   Clock::duration patience) {
  const Time deadline = Clock::now() + patience;
  std::size_t begun = 0;
  std::size_t ready = 0;
  while (ready < rooms.size()) {
    while (begun < rooms.size() && begun - ready < kComingAtOnce) rooms[begun++]->come_back(port);
    loop.run_once(deadline);
    while (ready < begun && rooms[ready]->is_ready()) ++ready;
    if (Clock::now() >= deadline || (ready < begun && rooms[ready]->has_failed())) return false;
  }
  return true;
}

}  // namespace gridmates::bench
