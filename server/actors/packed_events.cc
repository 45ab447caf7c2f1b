#include "server/actors/packed_events.h"

namespace gridmates::actors {
namespace {

constexpr unsigned kBits = 7;
constexpr std::uint8_t kMore = 1U << kBits;

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

}  // namespace

void PackedEvents::add(const std::vector<core::Bytes>& batch) {
  for (std::size_t i = 0; i < batch.size(); ++i) {
    put_number(2 * batch[i].size() + (i + 1 == batch.size() ? 1 : 0), bytes_);
    bytes_.insert(bytes_.end(), batch[i].begin(), batch[i].end());
  }
  size_ += batch.size();
}

std::vector<core::ByteView> PackedEvents::batch_at(std::size_t& at) const {
  std::vector<core::ByteView> batch;
  for (bool last = false; !last;) {
    const std::size_t number = take_number(bytes_, at);
    last = number % 2 == 1;
    batch.push_back(core::ByteView(bytes_).subspan(at, number / 2));
    at += number / 2;
  }
  return batch;
}

}  // namespace gridmates::actors
