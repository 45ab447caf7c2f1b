#include "tests/bench/server/wire_reader.h"

#include <cstring>

namespace gridmates::bench {

bool WireReader::varint(std::uint64_t& value) {
  value = 0;
  for (int shift = 0; shift < 64 && !rest_.empty(); shift += 7) {
    const auto byte = static_cast<std::uint8_t>(rest_.front());
    rest_.remove_prefix(1);
    value |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
    if (byte < 0x80) return true;
  }
  return false;
}

bool WireReader::skip(std::size_t size) {
  if (size > rest_.size()) return false;
  bytes_ = rest_.substr(0, size);
  rest_.remove_prefix(size);
  return true;
}

bool WireReader::next() {
  std::uint64_t tag = 0;
  if (rest_.empty() || !varint(tag)) return false;
  number_ = static_cast<std::uint32_t>(tag >> 3);
  value_ = 0;
  bytes_ = {};
  switch (tag & 7) {
    case 0:
      return varint(value_);
    case 1:
      if (!skip(8)) return false;
      std::memcpy(&value_, bytes_.data(), 8);
      return true;
    case 2: {
      std::uint64_t size = 0;
      return varint(size) && skip(size);
    }
    default:
      return skip(4);
  }
}

}  // namespace gridmates::bench
