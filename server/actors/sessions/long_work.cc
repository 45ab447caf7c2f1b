#include "server/actors/sessions/long_work.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "server/base/limits.h"

namespace gridmates::actors {

bool takes_long(const wire::Request& request) {
  return std::holds_alternative<wire::Resume>(request) ||
         std::holds_alternative<wire::GetReplay>(request);
}

std::uint32_t extra_cost(const wire::Request& request) {
  const bool opens = std::holds_alternative<wire::CreateRoom>(request) ||
                     std::holds_alternative<wire::Queue>(request);
  if (opens) return limits::kCreateRoomCost;
  if (std::holds_alternative<wire::ChangeName>(request)) return limits::kChangeNameCost;
  const bool reads_much = std::holds_alternative<wire::GetLeaderboard>(request) ||
                          std::holds_alternative<wire::GetPlayer>(request) ||
                          std::holds_alternative<wire::ListDailies>(request);
  return reads_much ? limits::kLeaderboardCost : 0;
}

bool LongWork::push(Incoming incoming, const std::shared_ptr<players::PlayerQuota>& quota,
                    std::function<void()> wake) {
  auto ticket = players::LongWorkTicket::take(quota, wake);
  if (!ticket) return false;
  waiting_.push_back({std::move(incoming), std::move(ticket), quota, std::move(wake)});
  return true;
}

std::optional<Incoming> LongWork::begin(bool room_for_answer) {
  timer_.reset();
  if (busy_ || waiting_.empty()) return std::nullopt;
  Waiting& next = waiting_.front();
  if (!room_for_answer) {
    next.ticket->stand_aside();
    return std::nullopt;
  }
  const std::uint64_t now_ms = clock_.steady_ms();
  reservation_ = next.ticket->reserve(now_ms);
  if (!reservation_) {
    const std::uint64_t wait_ms = next.quota->long_work_wait_ms(now_ms);
    if (wait_ms > 0) timer_ = clock_.after(wait_ms, next.wake);
    return std::nullopt;
  }
  next.quota->owe_for_long_work(limits::kLongWorkCost);
  busy_ = true;
  Incoming incoming = std::move(next.incoming);
  waiting_.pop_front();
  if (const auto* resume = std::get_if<wire::Resume>(&incoming.request)) looks_for_ = resume->room;
  return incoming;
}

void LongWork::done() {
  busy_ = false;
  looks_for_.reset();
  reservation_ = nullptr;
}

std::shared_ptr<players::CostReservation> LongWork::take_reservation() {
  return std::exchange(reservation_, nullptr);
}

void LongWork::cancel_resumes(const RoomCode& room) {
  if (looks_for_ == room) looks_for_.reset();
  std::erase_if(waiting_, [&room](const Waiting& waiting) {
    const auto* resume = std::get_if<wire::Resume>(&waiting.incoming.request);
    return resume != nullptr && resume->room == room;
  });
}

void LongWork::drop() {
  waiting_.clear();
  timer_.reset();
  looks_for_.reset();
  dropped_.request_stop();
}

}  // namespace gridmates::actors
