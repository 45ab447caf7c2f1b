#include "server/players/player_quota.h"

#include <algorithm>

#include "server/base/limits.h"

namespace gridmates::players {

PlayerQuota::PlayerQuota(std::uint64_t now_ms, TalkRate talk)
    : credit_(limits::kFramesPerSecond, limits::kFramesBurst, now_ms),
      say_credit_(talk.per_second, talk.burst, now_ms),
      invitation_credit_(1, limits::kInvitationBurst, now_ms),
      long_work_credit_(limits::kLongWorkPerSecond, limits::kLongWorkBurst, now_ms) {}

bool PlayerQuota::take(std::uint64_t now_ms) {
  const std::lock_guard lock(mutex_);
  return credit_.take(now_ms);
}

void PlayerQuota::owe(std::uint32_t pieces) {
  const std::lock_guard lock(mutex_);
  credit_.owe(pieces);
}

std::uint64_t PlayerQuota::wait_ms(std::uint64_t now_ms) {
  const std::lock_guard lock(mutex_);
  return credit_.wait_ms(now_ms);
}

bool PlayerQuota::take_say(std::uint64_t now_ms) {
  const std::lock_guard lock(mutex_);
  return say_credit_.take(now_ms);
}

bool PlayerQuota::take_invitation(std::uint64_t now_ms) {
  const std::lock_guard lock(mutex_);
  if (!invitation_credit_.take(now_ms)) return false;
  invitation_credit_.owe(limits::kInvitationCost - 1);
  return true;
}

void PlayerQuota::owe_for_long_work(std::uint32_t pieces) {
  const std::lock_guard lock(mutex_);
  long_work_credit_.owe(pieces);
}

std::uint64_t PlayerQuota::long_work_wait_ms(std::uint64_t now_ms) {
  const std::lock_guard lock(mutex_);
  return long_work_credit_.wait_ms(now_ms);
}

bool PlayerQuota::is_full(std::uint64_t now_ms) {
  const std::lock_guard lock(mutex_);
  return !reserved_ && queue_.empty() && credit_.is_full(now_ms) && say_credit_.is_full(now_ms) &&
         invitation_credit_.is_full(now_ms) && long_work_credit_.is_full(now_ms);
}

PlayerQuota::Wake PlayerQuota::next_in_queue() const {
  const auto next = std::ranges::find(queue_, true, &Waiting::ready);
  if (reserved_ || next == queue_.end()) return [] {};
  return next->wake;
}

void PlayerQuota::release() {
  Wake wake;
  {
    const std::lock_guard lock(mutex_);
    reserved_ = false;
    wake = next_in_queue();
  }
  wake();
}

std::unique_ptr<LongWorkTicket> LongWorkTicket::take(std::shared_ptr<PlayerQuota> quota,
                                                     std::function<void()> wake) {
  const std::lock_guard lock(quota->mutex_);
  auto& queue = quota->queue_;
  if (queue.size() >= limits::kLongWorkWaiting) return nullptr;
  const auto place = queue.insert(queue.end(), {false, std::move(wake)});
  return std::unique_ptr<LongWorkTicket>(new LongWorkTicket(quota, place));
}

std::shared_ptr<CostReservation> LongWorkTicket::reserve(std::uint64_t now_ms) {
  {
    const std::lock_guard lock(quota_->mutex_);
    place_->ready = true;
    if (quota_->reserved_ || quota_->long_work_credit_.wait_ms(now_ms) > 0) return nullptr;
    if (std::ranges::find(quota_->queue_, true, &PlayerQuota::Waiting::ready) != place_) {
      return nullptr;
    }
    quota_->reserved_ = true;
    quota_->queue_.erase(place_);
  }
  return std::make_shared<CostReservation>(std::exchange(quota_, nullptr));
}

void LongWorkTicket::stand_aside() {
  PlayerQuota::Wake wake;
  {
    const std::lock_guard lock(quota_->mutex_);
    if (!std::exchange(place_->ready, false)) return;
    wake = quota_->next_in_queue();
  }
  wake();
}

void LongWorkTicket::leave() {
  if (!quota_) return;
  PlayerQuota::Wake wake;
  {
    const std::lock_guard lock(quota_->mutex_);
    const bool was_ready = place_->ready;
    quota_->queue_.erase(place_);
    if (was_ready) wake = quota_->next_in_queue();
  }
  if (wake) wake();
}

std::shared_ptr<PlayerQuota> PlayerQuotas::of(PlayerId player, std::uint64_t now_ms) {
  const std::lock_guard lock(mutex_);
  if (quotas_.size() >= clear_at_) {
    std::erase_if(quotas_, [now_ms](const auto& entry) {
      return entry.second.use_count() == 1 && entry.second->is_full(now_ms);
    });
    clear_at_ = 2 * quotas_.size() + 64;
  }
  auto& quota = quotas_[player];
  if (!quota) quota = std::make_shared<PlayerQuota>(now_ms, talk_);
  return quota;
}

}  // namespace gridmates::players
