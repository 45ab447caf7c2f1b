// Rate credit: a bucket that fills evenly. Whoever owns it asks before each piece of work; one
// thread at a time. Time is the caller's.
#pragma once

#include <algorithm>
#include <cstdint>

namespace gridmates::players {

class Credit {
 public:
  // `per_second` pieces a second (1 to 1,000), of which `burst` can be saved up; full at first.
  Credit(std::uint32_t per_second, std::uint32_t burst, std::uint64_t now_ms)
      : per_second_(per_second), full_(burst * kPiece), saved_(full_), at_ms_(now_ms) {}

  // Takes one piece; false, and nothing taken, when there is none.
  bool take(std::uint64_t now_ms) {
    fill(now_ms);
    if (saved_ < kPiece) return false;
    saved_ -= kPiece;
    return true;
  }
  // Milliseconds until take() can succeed; 0 when it can now.
  std::uint64_t wait_ms(std::uint64_t now_ms) {
    fill(now_ms);
    return saved_ >= kPiece ? 0 : (kPiece - saved_ + per_second_ - 1) / per_second_;
  }

 private:
  // Thousandths of a piece: one a second is one of them a millisecond.
  static constexpr std::uint64_t kPiece = 1'000;

  void fill(std::uint64_t now_ms) {
    const std::uint64_t gone_ms = std::min(now_ms - at_ms_, full_);
    saved_ = std::min(full_, saved_ + gone_ms * per_second_);
    at_ms_ = now_ms;
  }

  std::uint64_t per_second_;
  std::uint64_t full_;
  std::uint64_t saved_;
  std::uint64_t at_ms_;
};

}  // namespace gridmates::players
