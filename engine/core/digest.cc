#include "engine/core/digest.h"

#include <algorithm>

namespace gridmates::core {

void Digest::append(std::span<const std::uint8_t> bytes) {
  length_ += bytes.size();
  if (fill_ > 0) {
    const std::size_t taken = std::min(kStripe - fill_, bytes.size());
    std::copy_n(bytes.begin(), taken, rest_.begin() + static_cast<std::ptrdiff_t>(fill_));
    fill_ += taken;
    if (fill_ < kStripe) return;
    take_stripe(rest_.data());
    bytes = bytes.subspan(taken);
  }
  for (; bytes.size() >= kStripe; bytes = bytes.subspan(kStripe)) take_stripe(bytes.data());
  std::ranges::copy(bytes, rest_.begin());
  fill_ = bytes.size();
}

std::uint64_t Digest::value() const {
  std::uint64_t hash = kPrime5;
  if (length_ >= kStripe) {
    hash = std::rotl(lanes_[0], 1) + std::rotl(lanes_[1], 7) + std::rotl(lanes_[2], 12) +
           std::rotl(lanes_[3], 18);
    for (const std::uint64_t lane : lanes_) hash = (hash ^ mixed(0, lane)) * kPrime1 + kPrime4;
  }
  return ended(hash + length_, {rest_.data(), fill_});
}

std::uint64_t Digest::ended(std::uint64_t hash, std::span<const std::uint8_t> rest) {
  for (; rest.size() >= 8; rest = rest.subspan(8)) {
    hash ^= mixed(0, load<std::uint64_t>(rest.data()));
    hash = std::rotl(hash, 27) * kPrime1 + kPrime4;
  }
  if (rest.size() >= 4) {
    hash ^= load<std::uint32_t>(rest.data()) * kPrime1;
    hash = std::rotl(hash, 23) * kPrime2 + kPrime3;
    rest = rest.subspan(4);
  }
  for (const std::uint8_t byte : rest) hash = std::rotl(hash ^ byte * kPrime5, 11) * kPrime1;
  hash = (hash ^ hash >> 33) * kPrime2;
  hash = (hash ^ hash >> 29) * kPrime3;
  return hash ^ hash >> 32;
}

}  // namespace gridmates::core
