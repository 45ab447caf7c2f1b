#include "server/wire/rights.h"

#include <google/protobuf/io/coded_stream.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "proto/convert/canonical.h"
#include "server/wire/errors.h"
#include "server/wire/small_arena.h"

namespace gridmates::wire {
namespace {

using Act = v1::Action::ActCase;

// By the place of the command in room::Ask.
constexpr std::array<Act, room::kKindsOfAction> kActs = {
    Act::kJoin,  Act::kLeave,   Act::kSit,      Act::kStand,  Act::kStart,   Act::kPlay,
    Act::kPause, Act::kUnpause, Act::kStop,     Act::kResign, Act::kRematch, Act::kNext,
    Act::kSay,   Act::kKick,    Act::kPassHost, Act::kRenew,  Act::kVote};

void put(std::size_t kind, const std::optional<room::Refusal>& right, v1::Rights& out) {
  v1::Right& one = *out.add_rights();
  one.set_act(kActs[kind]);
  if (!right) return;
  put_error(*right, *one.mutable_refused());
  one.set_until_ms(right->named.until_ms);
}

// A v1::Rights of this right alone, encoded: a field that stands among others as well.
core::Bytes field_of(std::size_t kind, const std::optional<room::Refusal>& right) {
  SmallArena<1024> arena;
  auto& alone = arena.make<v1::Rights>();
  put(kind, right, alone);
  core::Bytes bytes;
  convert::put_own(alone, bytes);
  return bytes;
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
        fields_[kind][reason] = field_of(kind, room::Refusal{static_cast<room::Reason>(reason)});
      }
      fields_[kind].back() = field_of(kind, std::nullopt);
    }
  }

  static constexpr std::size_t kReasons = static_cast<std::size_t>(room::Reason::kLast) + 1;
  std::array<std::array<core::Bytes, kReasons + 1>, room::kKindsOfAction> fields_;
};

using google::protobuf::io::CodedOutputStream;

// The head of a field of bytes.
std::uint8_t* put_head(std::uint32_t number, std::size_t size, std::uint8_t* to) {
  constexpr std::uint32_t kLengthDelimited = 2;
  to = CodedOutputStream::WriteTagToArray(number << 3 | kLengthDelimited, to);
  return CodedOutputStream::WriteVarint32ToArray(static_cast<std::uint32_t>(size), to);
}

// A frame with a v1::Rights of this room and these fields.
ports::Frame frame_of(std::string_view room, const core::Bytes& fields) {
  constexpr std::size_t kHead = 10;
  std::array<std::uint8_t, kHead> of_room;
  std::uint8_t* const room_from =
      put_head(v1::Rights::kRoomFieldNumber, room.size(), of_room.data());
  const auto room_head = static_cast<std::size_t>(room_from - of_room.data());
  const std::size_t size = room_head + room.size() + fields.size();
  core::Bytes frame(kHead + size);
  std::uint8_t* to = put_head(v1::ServerFrame::kRightsFieldNumber, size, frame.data());
  to = std::copy(of_room.data(), room_from, to);
  to = std::copy(room.begin(), room.end(), to);
  to = std::copy(fields.begin(), fields.end(), to);
  frame.resize(static_cast<std::size_t>(to - frame.data()));
  return std::make_shared<const core::Bytes>(std::move(frame));
}

// What ends by itself is given by when it ends, and not by how long that is from now.
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
  static const room::Named kNothing;
  core::Bytes fields;
  for (std::size_t kind = 0; kind < now.size(); ++kind) {
    const std::optional<room::Refusal>& right = now[kind];
    if (same(before[kind], right)) continue;
    const auto add = [&fields](const core::Bytes& field) {
      fields.insert(fields.end(), field.begin(), field.end());
    };
    const bool names = right && right->named != kNothing;
    names ? add(field_of(kind, right)) : add(PlainFields::of(kind, right));
  }
  return fields.empty() ? nullptr : frame_of(room.str(), fields);
}

}  // namespace gridmates::wire
