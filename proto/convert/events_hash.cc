#include "proto/convert/events_hash.h"

#include "engine/core/bytes.h"
#include "proto/convert/canonical.h"

namespace gridmates::convert {

std::uint64_t events_hash(const v1::Replay& part) {
  std::uint64_t sum = 0;
  for (const v1::Event& event : part.events()) sum += core::fnv1a(canonical_bytes_of(event));
  return sum;
}

}  // namespace gridmates::convert
