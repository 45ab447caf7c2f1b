// Reads the fields of a protobuf message one by one without parsing it into objects: the load
// generator needs only a number or two of most frames. A plain value; one thread.
#pragma once

#include <cstdint>
#include <string_view>

namespace gridmates::bench {

class WireReader {
 public:
  explicit WireReader(std::string_view bytes) : rest_(bytes) {}

  // Goes to the next field; false at the end and if the bytes are not a valid message.
  bool next();
  std::uint32_t number() const { return number_; }
  // Of a varint field.
  std::uint64_t value() const { return value_; }
  // Of a message, text or bytes.
  std::string_view bytes() const { return bytes_; }

 private:
  bool varint(std::uint64_t& value);
  bool skip(std::size_t size);

  std::string_view rest_;
  std::uint32_t number_ = 0;
  std::uint64_t value_ = 0;
  std::string_view bytes_;
};

}  // namespace gridmates::bench
