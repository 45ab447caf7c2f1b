// bench_relay [SECONDS]: the bare relay as a program. It ends by itself after this time.
#include <cstdlib>

#include "tests/bench/server/relay.h"

int main(int argc, char** argv) {
  using gridmates::bench::Message;
  boost::asio::io_context io{1};
  gridmates::bench::Relay* self = nullptr;
  gridmates::bench::Relay relay(
      io, [&self](std::uint32_t room, const Message& message) { self->deliver(room, message); });
  self = &relay;
  const int seconds = argc > 1 ? std::atoi(argv[1]) : 600;
  return gridmates::bench::serve(io, "bench_relay", relay.port(), seconds);
}
