// bench_floor FILE [SECONDS]: the durable floor, a relay that delivers a message once it is on
// disk. One thread serves and one writes the journal. It ends by itself after this time.
#include <boost/asio/post.hpp>
#include <cstdlib>
#include <iostream>
#include <utility>

#include "tests/bench/server/group_journal.h"
#include "tests/bench/server/relay.h"

int main(int argc, char** argv) {
  using namespace gridmates::bench;
  if (argc < 2) {
    std::cerr << "usage: bench_floor FILE [SECONDS]\n";
    return 2;
  }
  boost::asio::io_context io{1};
  Relay* self = nullptr;
  GroupJournal journal(argv[1], [&](std::vector<Row> group) {
    boost::asio::post(io, [&self, group = std::move(group)] {
      for (const Row& row : group) self->deliver(row.room, row.bytes);
    });
  });
  Relay relay(io, [&journal](std::uint32_t room, Message message) {
    journal.append({room, std::move(message)});
  });
  self = &relay;
  return serve(io, "bench_floor", relay.port(), argc > 2 ? std::atoi(argv[2]) : 600);
}
