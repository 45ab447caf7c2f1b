// A room of gridmatesd with a client on each seat, playing a script. Owned by a run; one thread,
// that of the loop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "tests/bench/server/client.h"
#include "tests/bench/server/script.h"
#include "tests/bench/server/table.h"

namespace gridmates::bench {

class RoomTable final : public Table, public ClientOwner {
 public:
  // The host opens the room, then the others join, each as a new guest.
  RoomTable(Loop& loop, LoadCounts& counts, std::size_t seats, std::unique_ptr<Script> script);

  void open(std::uint16_t port) override;
  bool is_answered() const override;

  // After the server has ended: all clients connect again, sign in with their tokens and resume.
  void come_back(std::uint16_t port);
  // Drops the connections, as if the programs had died.
  void drop();

  Client& client(std::size_t seat) { return *clients_[seat]; }
  Script& script() { return *script_; }
  // Called for each event that a seat receives.
  void on_event(std::function<void(std::size_t seat, const Received&)> call) {
    on_event_ = std::move(call);
  }

 private:
  void changed(Client& client) override;
  void received(Client& client, const Received& event) override;
  void signed_in(Client& client);
  void entered(Client& client);
  Sent send_next() override;
  std::size_t seats() const override { return clients_.size(); }
  std::size_t seat_of(const Client& client) const;

  std::vector<std::unique_ptr<Client>> clients_;
  std::unique_ptr<Script> script_;
  std::function<void(std::size_t, const Received&)> on_event_;
  std::uint16_t port_ = 0;
  std::size_t entered_ = 0;
  bool coming_back_ = false;
  std::uint32_t reported_by_ = 0;  // of the action under way
};

// Reconnects all rooms, a few at a time; false if one fails or the time is up.
bool come_back_all(Loop& loop, const std::vector<RoomTable*>& rooms, std::uint16_t port,
                   Clock::duration patience);

}  // namespace gridmates::bench
