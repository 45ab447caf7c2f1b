// Writes messages directly as bytes, as protobuf does: for the few that every move makes, where
// filling in a message object would take most of the time. Writes from the end to the beginning, so
// that the length of a message is known when its header is written; call it for the last field
// first. A value; one thread at a time.
#pragma once

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/message_lite.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>
#include <utility>

#include "engine/core/bytes.h"

namespace gridmates::convert {

class FieldWriter {
 public:
  FieldWriter() = default;
  FieldWriter(const FieldWriter&) = delete;
  FieldWriter& operator=(const FieldWriter&) = delete;

  // Writes a number if it is not 0, or a text if it is not empty: a field without presence omits
  // these defaults.
  void number(int field, std::uint64_t number) {
    if (number == 0) return;
    varint(number);
    tag(field, kVarint);
  }
  void fixed64(int field, std::uint64_t number) {
    if (number == 0) return;
    Coded::WriteLittleEndian64ToArray(number, room_for(sizeof number));
    tag(field, kFixed64);
  }
  void text(int field, std::string_view text) {
    if (text.empty()) return;
    std::memcpy(room_for(text.size()), text.data(), text.size());
    head(field, text.size());
  }
  // Copies fields that are already encoded.
  void fields(core::ByteView bytes) {
    std::copy(bytes.begin(), bytes.end(), room_for(bytes.size()));
  }
  // Writes all fields of a message.
  void fields(const google::protobuf::MessageLite& message) {
    const std::size_t bytes = message.ByteSizeLong();
    message.SerializeWithCachedSizesToArray(room_for(bytes));
  }
  // Makes everything written since size() was `before` a message in this field.
  void message(int field, std::size_t before) { head(field, size() - before); }
  // Writes tag and length of a message with this many bytes.
  void head(int field, std::size_t bytes) {
    varint(bytes);
    tag(field, kLengthDelimited);
  }

  std::size_t size() const { return capacity_ - begin_; }
  // Valid until something is added.
  core::ByteView bytes() const { return {data_ + begin_, size()}; }

 private:
  using Coded = google::protobuf::io::CodedOutputStream;
  static constexpr std::uint32_t kVarint = 0;
  static constexpr std::uint32_t kFixed64 = 1;
  static constexpr std::uint32_t kLengthDelimited = 2;
  static constexpr std::uint64_t kTwoBytes = 0x80;  // the first number that needs two or more

  void varint(std::uint64_t number) {
    if (number < kTwoBytes) {
      *room_for(1) = static_cast<std::uint8_t>(number);
      return;
    }
    Coded::WriteVarint64ToArray(number, room_for(Coded::VarintSize64(number)));
  }
  void tag(int field, std::uint32_t type) { varint(static_cast<std::uint32_t>(field) << 3 | type); }

  // Room for `more` bytes before those written.
  std::uint8_t* room_for(std::size_t more) {
    if (more > begin_) grow(more);
    begin_ -= more;
    return data_ + begin_;
  }
  void grow(std::size_t more) {
    const std::size_t capacity = 2 * capacity_ + more;
    auto larger = std::make_unique<std::uint8_t[]>(capacity);
    const core::ByteView old = bytes();
    begin_ = capacity - old.size();
    std::copy(old.begin(), old.end(), larger.get() + begin_);
    capacity_ = capacity;
    larger_ = std::move(larger);
    data_ = larger_.get();
  }

  static constexpr std::size_t kSmall = 2'048;
  std::array<std::uint8_t, kSmall> small_;
  std::unique_ptr<std::uint8_t[]> larger_;
  std::uint8_t* data_ = small_.data();
  std::size_t capacity_ = kSmall;
  std::size_t begin_ = kSmall;
};

}  // namespace gridmates::convert
