// A person who was in a room before a restart of the server and enters it again. Owned by a run;
// one thread, that of the loop.
#pragma once

#include <cstdint>
#include <string>

#include "tests/bench/server/client.h"

namespace gridmates::bench {

struct Person {
  explicit Person(const Client& client)
      : token(client.token()), client_id(client.client_id()), room(client.room()) {}
  std::string token;
  std::string client_id;
  std::string room;
};

// Signs in and enters the room; the time from requesting the room until all of it has arrived.
// Negative on failure.
double enter_ms(Loop& loop, std::uint16_t port, const Person& person);

}  // namespace gridmates::bench
