// Rate credit: a bucket that fills evenly. Anyone who owns it asks before each piece of work; one
// thread at a time, which may be another one each time. Time is the caller's.
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
  // What a piece of work has turned out to cost beyond what was taken for it. It may be more than
  // is saved: then take() has to wait until that has been made up for.
  void owe(std::uint32_t pieces) { saved_ -= pieces * kPiece; }
  // As much as can be is saved up.
  bool is_full(std::uint64_t now_ms) {
    fill(now_ms);
    return saved_ == full_;
  }
  // Milliseconds until take() can succeed; 0 when it can now.
  std::uint64_t wait_ms(std::uint64_t now_ms) {
    fill(now_ms);
    if (saved_ >= kPiece) return 0;
    return static_cast<std::uint64_t>((kPiece - saved_ + per_second_ - 1) / per_second_);
  }

 private:
  // Thousandths of a piece: one a second is one of them a millisecond.
  static constexpr std::int64_t kPiece = 1'000;

  // Nothing is owed for as long.
  static constexpr std::uint64_t kDayMs = 86'400'000;

  void fill(std::uint64_t now_ms) {
    if (now_ms <= at_ms_) return;  // another thread has looked at the clock later
    const auto gone_ms = static_cast<std::int64_t>(std::min(now_ms - at_ms_, kDayMs));
    saved_ = std::min(full_, saved_ + gone_ms * per_second_);
    at_ms_ = now_ms;
  }

  std::int64_t per_second_;
  std::int64_t full_;
  std::int64_t saved_;  // below 0: owed
  std::uint64_t at_ms_;
};

}  // namespace gridmates::players
