#include "server/actors/packed_events.h"

#include <algorithm>

namespace gridmates::actors {
namespace {

constexpr unsigned kBits = 7;
constexpr std::uint8_t kMore = 1U << kBits;
constexpr std::size_t kGroup = 8;

void put_number(std::size_t number, core::Bytes& out) {
  for (; number >= kMore; number >>= kBits) {
    out.push_back(static_cast<std::uint8_t>(number | kMore));
  }
  out.push_back(static_cast<std::uint8_t>(number));
}

std::size_t take_number(const core::Bytes& bytes, std::size_t& at) {
  std::size_t number = 0;
  for (unsigned shift = 0;; shift += kBits) {
    const std::uint8_t byte = bytes[at++];
    number |= static_cast<std::size_t>(byte & (kMore - 1)) << shift;
    if ((byte & kMore) == 0) return number;
  }
}

std::uint8_t byte_at(const core::Bytes& bytes, std::size_t i) {
  return i < bytes.size() ? bytes[i] : 0;
}

void put_difference(const core::Bytes& before, const core::Bytes& event, core::Bytes& out) {
  for (std::size_t from = 0; from < event.size(); from += kGroup) {
    const std::size_t end = std::min(from + kGroup, event.size());
    const std::size_t flags = out.size();
    out.push_back(0);
    for (std::size_t i = from; i < end; ++i) {
      const auto other = static_cast<std::uint8_t>(event[i] ^ byte_at(before, i));
      if (other == 0) continue;
      out[flags] |= static_cast<std::uint8_t>(1U << (i - from));
      out.push_back(other);
    }
  }
}

core::Bytes take_event(const core::Bytes& before, std::size_t size, const core::Bytes& bytes,
                       std::size_t& at) {
  core::Bytes event(size);
  std::uint8_t flags = 0;
  for (std::size_t i = 0; i < size; ++i) {
    if (i % kGroup == 0) flags = bytes[at++];
    event[i] = byte_at(before, i);
    if ((flags >> i % kGroup & 1) != 0) event[i] ^= bytes[at++];
  }
  return event;
}

}  // namespace

void PackedEvents::add(const std::vector<core::Bytes>& batch) {
  for (std::size_t i = 0; i < batch.size(); ++i) {
    put_number(2 * batch[i].size() + (i + 1 == batch.size() ? 1 : 0), bytes_);
    put_difference(last_, batch[i], bytes_);
    last_ = batch[i];
  }
  size_ += batch.size();
}

void PackedEvents::close() {
  bytes_.shrink_to_fit();
  last_ = {};
}

std::vector<core::Bytes> PackedEvents::batch_at(std::size_t& at, core::Bytes& before) const {
  std::vector<core::Bytes> batch;
  for (bool last = false; !last;) {
    const std::size_t number = take_number(bytes_, at);
    last = number % 2 == 1;
    before = take_event(before, number / 2, bytes_, at);
    batch.push_back(before);
  }
  return batch;
}

}  // namespace gridmates::actors
