#include "server/wire/rights.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <utility>

#include "engine/core/view.h"
#include "proto/convert/field_writer.h"
#include "server/wire/errors.h"

namespace gridmates::wire {
namespace {

using Act = v1::Action::ActCase;

// Indexed like the alternatives of room::Ask.
constexpr std::array<Act, room::kKindsOfAction> kActs = {
    Act::kJoin,     Act::kLeave,   Act::kSit,      Act::kStand,  Act::kStart,   Act::kPlay,
    Act::kPause,    Act::kUnpause, Act::kStop,     Act::kResign, Act::kRematch, Act::kNext,
    Act::kSay,      Act::kKick,    Act::kPassHost, Act::kRenew,  Act::kVote,    Act::kLock,
    Act::kUnlock,   Act::kInvite,  Act::kRename,   Act::kReady,  Act::kUnready, Act::kDraw,
    Act::kComputer, Act::kClaim,   Act::kTakeBack};

constexpr auto kPlay =
    static_cast<std::uint8_t>(std::ranges::find(kActs, Act::kPlay) - kActs.begin());
constexpr auto kTakeBack =
    static_cast<std::uint8_t>(std::ranges::find(kActs, Act::kTakeBack) - kActs.begin());

const room::Named kNothing;

// The reason plus 1; 0 if it is allowed.
std::uint8_t reason_number(const std::optional<room::Refusal>& right) {
  return right ? static_cast<std::uint8_t>(static_cast<int>(right->reason) + 1) : 0;
}

// The encoded errors of refusals without named values, made once per reason: the start or end of a
// match changes a dozen rights of each member.
class PlainErrors {
 public:
  static core::ByteView of(room::Reason reason) {
    static const PlainErrors all;
    return all.fields_[static_cast<std::size_t>(reason)];
  }

 private:
  PlainErrors() {
    for (std::size_t reason = 0; reason <= static_cast<std::size_t>(room::Reason::kLast);
         ++reason) {
      convert::FieldWriter error;
      put_error(room::Refusal{static_cast<room::Reason>(reason)}, error);
      fields_.push_back(core::Bytes(error.bytes().begin(), error.bytes().end()));
    }
  }

  core::Cells fields_;
};

void put_refused(const room::Refusal& refusal, convert::FieldWriter& out) {
  if (refusal.named == kNothing) return out.fields(PlainErrors::of(refusal.reason));
  put_error(refusal, out);
}

// Writes a right as a field of v1::Rights.
void put(std::size_t kind, const std::optional<room::Refusal>& right, convert::FieldWriter& out) {
  const std::size_t before = out.size();
  if (right) {
    out.number(v1::Right::kUntilMsFieldNumber, right->named.until_ms);
    const std::size_t refused = out.size();
    put_refused(*right, out);
    out.message(v1::Right::kRefusedFieldNumber, refused);
  }
  out.number(v1::Right::kActFieldNumber, static_cast<std::uint64_t>(kActs[kind]));
  out.message(v1::Rights::kRightsFieldNumber, before);
}

// A frame with a v1::Rights of this room and these rights; null if there are none.
ports::Frame frame_of(const RoomCode& room, convert::FieldWriter& rights) {
  if (rights.size() == 0) return nullptr;
  rights.text(v1::Rights::kRoomFieldNumber, room.str());
  rights.message(v1::ServerFrame::kRightsFieldNumber, 0);
  return std::make_shared<const core::Bytes>(rights.bytes().begin(), rights.bytes().end());
}

}  // namespace

void put_rights(const RoomCode& room, const room::Rights& rights, v1::ServerFrame& out) {
  convert::FieldWriter all;
  for (std::size_t kind = rights.size(); kind-- > 0;) put(kind, rights[kind], all);
  all.text(v1::Rights::kRoomFieldNumber, room.str());
  out.add_rights()->ParseFromArray(all.bytes().data(), static_cast<int>(all.size()));
}

ToldRights::ToldRights(const room::Rights& rights) {
  for (std::size_t kind = 0; kind < rights.size(); ++kind) {
    keep(static_cast<std::uint8_t>(kind), rights[kind]);
  }
}

ports::Frame ToldRights::tell(const RoomCode& room, const room::Rights& now) {
  convert::FieldWriter rights;
  for (std::size_t kind = now.size(); kind-- > 0;) {
    put_new(static_cast<std::uint8_t>(kind), now[kind], rights);
  }
  return frame_of(room, rights);
}

ports::Frame ToldRights::tell(const RoomCode& room, const room::RightsByMoves& now) {
  static_assert(kTakeBack > kPlay);
  convert::FieldWriter rights;
  put_new(kTakeBack, now.take_back, rights);
  put_new(kPlay, now.play, rights);
  return frame_of(room, rights);
}

// A refusal that ends by itself is compared by its end, not by the remaining time.
bool ToldRights::knows(std::uint8_t kind, const Right& right) const {
  if (reasons_[kind] != reason_number(right)) return false;
  if (!right) return true;
  const auto named = std::ranges::find(named_, kind, &decltype(named_)::value_type::first);
  if (named == named_.end()) return right->named == kNothing;
  if (right->named.until_ms != 0) return named->second.until_ms == right->named.until_ms;
  return named->second == right->named;
}

// Does nothing if the client has this right already.
void ToldRights::put_new(std::uint8_t kind, const Right& right, convert::FieldWriter& out) {
  if (knows(kind, right)) return;
  keep(kind, right);
  put(kind, right, out);
}

void ToldRights::keep(std::uint8_t kind, const Right& right) {
  reasons_[kind] = reason_number(right);
  std::erase_if(named_, [kind](const auto& named) { return named.first == kind; });
  if (right && right->named != kNothing) named_.emplace_back(kind, right->named);
}

}  // namespace gridmates::wire
