// Rate credit: a bucket that fills evenly. The owner takes a piece before each piece of work. One
// thread at a time, which may change. The caller supplies the time.
#pragma once

#include <algorithm>
#include <cstdint>

namespace gridmates::players {

class Credit {
 public:
  // `per_second` pieces a second (1 to 1,000), of which `burst` can be saved up; full at first.
  Credit(std::uint32_t per_second, std::uint32_t burst, std::uint64_t now_ms)
      : per_second_(per_second), full_(burst * kPiece), saved_(full_), at_ms_(now_ms) {}

  // Takes one piece; false, and nothing taken, if there is none.
  bool take(std::uint64_t now_ms) {
    fill(now_ms);
    if (saved_ < kPiece) return false;
    saved_ -= kPiece;
    return true;
  }
  // Charges what a piece of work has cost beyond what was taken for it. This may exceed what is
  // saved: take() then fails until the debt is paid.
  void owe(std::uint32_t pieces) { saved_ -= pieces * kPiece; }
  // Whether the bucket is full.
  bool is_full(std::uint64_t now_ms) {
    fill(now_ms);
    return saved_ == full_;
  }
  // Milliseconds until take() can succeed; 0 if it can now.
  std::uint64_t wait_ms(std::uint64_t now_ms) {
    fill(now_ms);
    if (saved_ >= kPiece) return 0;
    return static_cast<std::uint64_t>((kPiece - saved_ + per_second_ - 1) / per_second_);
  }

 private:
  // Thousandths of a piece: at one piece a second, one of them each millisecond.
  static constexpr std::int64_t kPiece = 1'000;

  // Longer gaps fill no more than this.
  static constexpr std::uint64_t kDayMs = 86'400'000;

  void fill(std::uint64_t now_ms) {
    if (now_ms <= at_ms_) return;  // another thread has read a later time
    const auto gone_ms = static_cast<std::int64_t>(std::min(now_ms - at_ms_, kDayMs));
    saved_ = std::min(full_, saved_ + gone_ms * per_second_);
    at_ms_ = now_ms;
  }

  std::int64_t per_second_;
  std::int64_t full_;
  std::int64_t saved_;  // below 0: a debt
  std::uint64_t at_ms_;
};

}  // namespace gridmates::players
