// Applies the board part of a delta of any game, by reflection: game.proto requires the same shape
// of all games' views and deltas, and tests check it.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>
#include <google/protobuf/reflection.h>

#include "proto/convert/game_converter.h"
#include "proto/convert/room_view.h"

namespace gridmates::convert {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

// The field of this name.
const FieldDescriptor* field(const Message& message, const char* name) {
  return message.GetDescriptor()->FindFieldByName(name);
}

// The game field that is set in a MatchView or MatchDelta, or null.
const FieldDescriptor* game_of(const Message& message) {
  const auto* oneof = message.GetDescriptor()->FindOneofByName("game");
  return message.GetReflection()->GetOneofFieldDescriptor(message, oneof);
}

// Whether a change has an index below `cells` and a new cell.
bool fits(const Message& change, int cells) {
  const auto& reflection = *change.GetReflection();
  return reflection.GetUInt32(change, field(change, "index")) < static_cast<std::uint32_t>(cells) &&
         reflection.HasField(change, field(change, "cell"));
}

}  // namespace

bool apply_board(const v1::MatchDelta& match_delta, v1::MatchView& match_view) {
  const FieldDescriptor* from = game_of(match_delta);
  const FieldDescriptor* to = game_of(match_view);
  if (!from) return true;
  if (!to || from->number() != to->number()) return false;

  const Message& delta = match_delta.GetReflection()->GetMessage(match_delta, from);
  Message& view = *match_view.GetReflection()->MutableMessage(&match_view, to);
  const auto& read = *delta.GetReflection();
  const auto& write = *view.GetReflection();
  const auto changes = read.GetRepeatedFieldRef<Message>(delta, field(delta, "cells"));
  const int cells = write.FieldSize(view, field(view, "cells"));
  for (const Message& change : changes) {
    if (!fits(change, cells)) return false;
  }
  for (const Message& change : changes) {
    const auto& reflection = *change.GetReflection();
    const auto index = reflection.GetUInt32(change, field(change, "index"));
    write.MutableRepeatedMessage(&view, field(view, "cells"), static_cast<int>(index))
        ->CopyFrom(reflection.GetMessage(change, field(change, "cell")));
  }
  if (read.HasField(delta, field(delta, "status"))) {
    write.MutableMessage(&view, field(view, "status"))
        ->CopyFrom(read.GetMessage(delta, field(delta, "status")));
  }
  return true;
}

// Leaves changes of cells that the board does not have unchanged.
v1::MatchDelta as_in(const v1::MatchView& match_view, v1::MatchDelta match_delta) {
  const FieldDescriptor* from = game_of(match_delta);
  const FieldDescriptor* to = game_of(match_view);
  if (!from || !to || from->number() != to->number()) return match_delta;
  Message& delta = *match_delta.GetReflection()->MutableMessage(&match_delta, from);
  const Message& view = match_view.GetReflection()->GetMessage(match_view, to);
  const auto& read = *view.GetReflection();
  const auto& write = *delta.GetReflection();
  const FieldDescriptor* all = field(view, "cells");
  for (int i = 0; i < write.FieldSize(delta, field(delta, "cells")); ++i) {
    Message& change = *write.MutableRepeatedMessage(&delta, field(delta, "cells"), i);
    if (!fits(change, read.FieldSize(view, all))) continue;
    const auto& reflection = *change.GetReflection();
    const auto index = static_cast<int>(reflection.GetUInt32(change, field(change, "index")));
    reflection.MutableMessage(&change, field(change, "cell"))
        ->CopyFrom(read.GetRepeatedMessage(view, all, index));
  }
  return match_delta;
}

}  // namespace gridmates::convert
