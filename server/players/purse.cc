#include "server/players/purse.h"

#include "server/base/limits.h"

namespace gridmates::players {

Purse::Purse(std::uint64_t now_ms)
    : credit_(limits::kFramesPerSecond, limits::kFramesBurst, now_ms) {}

bool Purse::take(std::uint64_t now_ms) {
  const std::lock_guard lock(mutex_);
  return credit_.take(now_ms);
}

void Purse::owe(std::uint32_t pieces) {
  const std::lock_guard lock(mutex_);
  credit_.owe(pieces);
}

std::uint64_t Purse::wait_ms(std::uint64_t now_ms) {
  const std::lock_guard lock(mutex_);
  return credit_.wait_ms(now_ms);
}

bool Purse::open_bill(std::uint64_t now_ms) {
  const std::lock_guard lock(mutex_);
  if (billed_ || credit_.wait_ms(now_ms) > 0) return false;
  billed_ = true;
  return true;
}

void Purse::close_bill() {
  const std::lock_guard lock(mutex_);
  billed_ = false;
}

bool Purse::is_full(std::uint64_t now_ms) {
  const std::lock_guard lock(mutex_);
  return !billed_ && credit_.is_full(now_ms);
}

std::shared_ptr<Bill> Bill::open(std::shared_ptr<Purse> purse, std::uint64_t now_ms) {
  if (!purse->open_bill(now_ms)) return nullptr;
  return std::make_shared<Bill>(std::move(purse));
}

std::shared_ptr<Purse> Purses::of(PlayerId player, std::uint64_t now_ms) {
  const std::lock_guard lock(mutex_);
  if (purses_.size() >= clear_at_) {
    std::erase_if(purses_, [now_ms](const auto& entry) {
      return entry.second.use_count() == 1 && entry.second->is_full(now_ms);
    });
    clear_at_ = 2 * purses_.size() + 64;
  }
  auto& purse = purses_[player];
  if (!purse) purse = std::make_shared<Purse>(now_ms);
  return purse;
}

}  // namespace gridmates::players
