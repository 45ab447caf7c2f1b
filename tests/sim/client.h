// A client in the simulation: the interface that the network, the person in front of it and the
// judge use. There are two kinds: the production client, and one written on plain frames after
// docs/PROTOCOL.md. One thread.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/random.h"
#include "gridmates/v1/frames.pb.h"

namespace gridmates::sim {

// A client's end of a connection.
struct Line {
  std::function<void(std::string)> send;
  std::function<void()> hang_up;  // no further call arrives
};

// What a client shows of its room.
struct Sight {
  std::uint64_t epoch = 0;
  std::uint64_t seq = 0;
  std::uint32_t you = 0;
  const v1::RoomView* view = nullptr;
  const std::map<std::uint32_t, v1::Right>* rights = nullptr;  // by kind of action
};

class Client {
 public:
  virtual ~Client() = default;

  // The network. One connection at a time; opened() and closed() come after wants_connection().
  virtual bool wants_connection() const = 0;
  virtual void opened(Line line) = 0;
  virtual void received(std::string_view bytes) = 0;
  // The connection has ended or could not be made; `code` is the close code, 0 without one.
  virtual void closed(std::uint16_t code) = 0;
  // Does everything that is due at this time; time never runs backwards.
  virtual void time_is(std::uint64_t now_ms) = 0;

  // The person. A request is kept until it is answered, even if the connection ends.
  virtual void create(v1::CreateRoom room) = 0;
  virtual void enter(const std::string& code, bool watch) = 0;
  // Looks for an opponent, until room() is the room of the match or the search ends.
  virtual void seek(v1::CreateRoom room) = 0;
  virtual void stop_seeking() = 0;
  virtual bool seeking() const = 0;
  virtual void act(v1::Action action) = 0;
  virtual std::size_t unanswered() const = 0;
  // The room's code, already while the client is entering it; empty outside of rooms.
  virtual std::string room() const = 0;
  // nullopt until the client has a view. Valid until the next call of any function.
  virtual std::optional<Sight> sight() const = 0;
  // In the room and synchronised on this connection.
  virtual bool live() const = 0;

  // A description of the client's state, to find out why it is stuck.
  virtual std::string standing() const = 0;
};

// Called by a client when something happens to it that never should.
using Complain = std::function<void(const std::string&)>;

std::unique_ptr<Client> make_production_client(const std::string& name, std::uint64_t seed,
                                               Complain complain);
std::unique_ptr<Client> make_plain_client(const std::string& name, std::uint64_t seed,
                                          Complain complain);

}  // namespace gridmates::sim
