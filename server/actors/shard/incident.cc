#include "server/actors/shard/incident.h"

#include <array>
#include <cstdint>

#include "server/base/log.h"
#include "server/wire/errors.h"

namespace gridmates::actors {

v1::Error incident(ports::Random& random, std::string_view event, std::string_view what) {
  std::array<std::uint8_t, 8> bytes;
  random.fill(bytes);
  std::uint64_t number = 0;
  for (const std::uint8_t byte : bytes) number = number << 8 | byte;
  log::error(event, {{"incident", number}, {"what", what}});
  v1::Error error = wire::fault();
  error.set_incident(number);
  return error;
}

void log_end(const std::exception_ptr& thrown) {
  try {
    std::rethrow_exception(thrown);
  } catch (const std::exception& error) {
    log::error("a session ends with a fault", {{"what", error.what()}});
  }
}

}  // namespace gridmates::actors
