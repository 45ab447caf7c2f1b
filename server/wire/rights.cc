#include "server/wire/rights.h"

#include <array>
#include <type_traits>
#include <utility>

#include "server/wire/errors.h"

namespace gridmates::wire {
namespace {

using Act = v1::Action::ActCase;

// By the place of the command in room::Ask.
constexpr std::array<Act, room::kKindsOfAction> kActs = {
    Act::kJoin,    Act::kLeave, Act::kSit,     Act::kStand, Act::kStart,
    Act::kPlay,    Act::kPause, Act::kUnpause, Act::kStop,  Act::kResign,
    Act::kRematch, Act::kNext,  Act::kSay,     Act::kKick,  Act::kPassHost};

void put(std::size_t kind, const std::optional<room::Refusal>& right, v1::Rights& out) {
  v1::Right& one = *out.add_rights();
  one.set_act(kActs[kind]);
  if (!right) return;
  put_error(*right, *one.mutable_refused());
  one.set_until_ms(right->named.until_ms);
}

// What ends by itself is told by when it ends, and not by how long that is from now.
bool same(const std::optional<room::Refusal>& before, const std::optional<room::Refusal>& now) {
  if (!before || !now || now->named.until_ms == 0) return before == now;
  return before->reason == now->reason && before->named.until_ms == now->named.until_ms;
}

}  // namespace

void put_rights(const RoomCode& room, const room::Rights& rights, v1::ServerFrame& out) {
  v1::Rights& all = *out.add_rights();
  all.set_room(room.str());
  for (std::size_t kind = 0; kind < rights.size(); ++kind) put(kind, rights[kind], all);
}

bool put_changed_rights(const RoomCode& room, const room::Rights& before, const room::Rights& now,
                        v1::ServerFrame& out) {
  v1::Rights* changed = nullptr;
  for (std::size_t kind = 0; kind < now.size(); ++kind) {
    if (same(before[kind], now[kind])) continue;
    if (changed == nullptr) {
      changed = out.add_rights();
      changed->set_room(room.str());
    }
    put(kind, now[kind], *changed);
  }
  return changed != nullptr;
}

}  // namespace gridmates::wire
