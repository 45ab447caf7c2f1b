#include "server/wire/rights.h"

#include <google/protobuf/wire_format_lite.h>

#include <array>
#include <cstddef>

#include "proto/convert/canonical.h"
#include "server/wire/errors.h"
#include "server/wire/small_arena.h"

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

// A right encoded as a field of v1::Rights, which stands behind the other fields.
void put_field(std::size_t kind, const std::optional<room::Refusal>& right, core::Bytes& out) {
  SmallArena<1024> arena;
  auto& alone = arena.make<v1::Rights>();
  put(kind, right, alone);
  convert::put_own(alone, out);
}

// The fields of what may be done, and of what is refused without naming anything: encoded once,
// because a match that begins or ends changes a dozen rights of each member.
class PlainFields {
 public:
  static const core::Bytes& of(std::size_t kind, const std::optional<room::Refusal>& right) {
    static const PlainFields all;
    const auto& of_kind = all.fields_[kind];
    return right ? of_kind[static_cast<std::size_t>(right->reason)] : of_kind.back();
  }

 private:
  PlainFields() {
    for (std::size_t kind = 0; kind < fields_.size(); ++kind) {
      for (std::size_t reason = 0; reason < kReasons; ++reason) {
        put_field(kind, room::Refusal{static_cast<room::Reason>(reason)}, fields_[kind][reason]);
      }
      put_field(kind, std::nullopt, fields_[kind].back());
    }
  }

  static constexpr std::size_t kReasons = static_cast<std::size_t>(room::Reason::kLast) + 1;
  std::array<std::array<core::Bytes, kReasons + 1>, room::kKindsOfAction> fields_;
};

// A frame whose field `rights` is these bytes of a v1::Rights alone.
ports::Frame frame_of(const core::Bytes& rights) {
  using google::protobuf::internal::WireFormatLite;
  using google::protobuf::io::CodedOutputStream;
  constexpr std::uint32_t kTag = WireFormatLite::MakeTag(v1::ServerFrame::kRightsFieldNumber,
                                                         WireFormatLite::WIRETYPE_LENGTH_DELIMITED);
  constexpr std::size_t kTagAndLength = 10;
  std::array<std::uint8_t, kTagAndLength> head;
  std::uint8_t* end = CodedOutputStream::WriteTagToArray(kTag, head.data());
  end = CodedOutputStream::WriteVarint32ToArray(static_cast<std::uint32_t>(rights.size()), end);
  core::Bytes frame;
  frame.reserve(static_cast<std::size_t>(end - head.data()) + rights.size());
  frame.insert(frame.end(), head.data(), end);
  frame.insert(frame.end(), rights.begin(), rights.end());
  return std::make_shared<const core::Bytes>(std::move(frame));
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

ports::Frame changed_rights(const RoomCode& room, const room::Rights& before,
                            const room::Rights& now) {
  core::Bytes rights;
  for (std::size_t kind = 0; kind < now.size(); ++kind) {
    const std::optional<room::Refusal>& right = now[kind];
    if (same(before[kind], right)) continue;
    if (rights.empty()) {
      v1::Rights of_room;
      of_room.set_room(room.str());
      convert::put_own(of_room, rights);
    }
    if (right && right->named != room::Named{}) {
      put_field(kind, right, rights);
    } else {
      const core::Bytes& field = PlainFields::of(kind, right);
      rights.insert(rights.end(), field.begin(), field.end());
    }
  }
  return rights.empty() ? nullptr : frame_of(rights);
}

}  // namespace gridmates::wire
