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
        fields_[kind][reason] = field(kind, room::Refusal{static_cast<room::Reason>(reason)});
      }
      fields_[kind].back() = field(kind, std::nullopt);
    }
  }

  // A v1::Rights of this right alone.
  static core::Bytes field(std::size_t kind, const std::optional<room::Refusal>& right) {
    v1::Rights alone;
    put(kind, right, alone);
    core::Bytes bytes;
    convert::put_own(alone, bytes);
    return bytes;
  }

  static constexpr std::size_t kReasons = static_cast<std::size_t>(room::Reason::kLast) + 1;
  std::array<std::array<core::Bytes, kReasons + 1>, room::kKindsOfAction> fields_;
};

// A frame with these rights alone; `more` are further fields of them.
ports::Frame frame_of(const v1::Rights& rights, const core::Bytes& more) {
  using google::protobuf::internal::WireFormatLite;
  using google::protobuf::io::CodedOutputStream;
  constexpr std::uint32_t kTag = WireFormatLite::MakeTag(v1::ServerFrame::kRightsFieldNumber,
                                                         WireFormatLite::WIRETYPE_LENGTH_DELIMITED);
  constexpr std::size_t kTagAndLength = 10;
  const std::size_t size = rights.ByteSizeLong() + more.size();
  std::array<std::uint8_t, kTagAndLength> head;
  std::uint8_t* end = CodedOutputStream::WriteTagToArray(kTag, head.data());
  end = CodedOutputStream::WriteVarint32ToArray(static_cast<std::uint32_t>(size), end);
  core::Bytes frame;
  frame.reserve(kTagAndLength + size);
  frame.insert(frame.end(), head.data(), end);
  convert::put_own(rights, frame);
  frame.insert(frame.end(), more.begin(), more.end());
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
  SmallArena<1024> arena;
  auto& naming = arena.make<v1::Rights>();
  core::Bytes plain;
  for (std::size_t kind = 0; kind < now.size(); ++kind) {
    const std::optional<room::Refusal>& right = now[kind];
    if (same(before[kind], right)) continue;
    if (right && right->named != room::Named{}) {
      put(kind, right, naming);
    } else {
      const core::Bytes& field = PlainFields::of(kind, right);
      plain.insert(plain.end(), field.begin(), field.end());
    }
  }
  if (naming.rights().empty() && plain.empty()) return nullptr;
  naming.set_room(room.str());
  return frame_of(naming, plain);
}

}  // namespace gridmates::wire
