#include "server/wire/frames.h"

#include <utility>

#include "proto/convert/facts.h"
#include "proto/convert/field_writer.h"
#include "server/base/limits.h"
#include "server/wire/errors.h"

namespace gridmates::wire {
namespace {

v1::ServerFrame reply(std::uint32_t reply_to) {
  v1::ServerFrame frame;
  frame.set_reply_to(reply_to);
  return frame;
}

}  // namespace

ports::Frame encode(const v1::ServerFrame& frame) {
  core::Bytes bytes(frame.ByteSizeLong());
  frame.SerializeWithCachedSizesToArray(bytes.data());
  return std::make_shared<const core::Bytes>(std::move(bytes));
}

v1::ServerFrame error_frame(std::uint32_t reply_to, v1::Error error) {
  v1::ServerFrame frame = reply(reply_to);
  *frame.mutable_error() = std::move(error);
  return frame;
}

v1::ServerFrame welcome(std::uint32_t reply_to, const std::string& server,
                        const core::Games& games) {
  v1::ServerFrame frame = reply(reply_to);
  v1::Welcome& out = *frame.mutable_welcome();
  out.set_protocol(kProtocol);
  out.set_server(server);
  out.set_heartbeat_ms(limits::kHeartbeatMs);
  out.set_dead_after_ms(limits::kDeadAfterMs);
  out.set_max_frame_bytes(limits::kFrameInBytes);
  for (const core::Game* game : games.all()) *out.add_games() = convert::facts_of(*game);
  return frame;
}

v1::ServerFrame signed_in(std::uint32_t reply_to, const players::SignedIn& who,
                          const std::vector<RoomCode>& awaiting) {
  v1::ServerFrame frame = reply(reply_to);
  for (const RoomCode& code : awaiting) frame.mutable_signed_in()->add_your_move(code.str());
  frame.mutable_signed_in()->set_name(who.player.name.str());
  if (who.token) frame.mutable_signed_in()->set_token(who.token->data(), who.token->size());
  return frame;
}

v1::ServerFrame signed_in_elsewhere() {
  v1::ServerFrame frame;
  frame.mutable_signed_in_elsewhere();
  return frame;
}

v1::ServerFrame pong(std::uint32_t reply_to, std::uint64_t steady_ms) {
  v1::ServerFrame frame = reply(reply_to);
  frame.mutable_pong()->set_server_time_ms(steady_ms);
  return frame;
}

v1::ServerFrame going_away(v1::CloseReason reason) {
  v1::ServerFrame frame;
  frame.mutable_going_away()->set_reason(reason);
  const bool come_back = reason < v1::CLOSE_REASON_REPLACED;
  if (come_back) {
    frame.mutable_going_away()->set_retry_after_ms(limits::kComeBackAfterMs);
    frame.mutable_going_away()->set_jitter_ms(limits::kComeBackJitterMs);
  }
  return frame;
}

void put_action_answer(const std::string& room, std::uint64_t client_seq, const Verdict& verdict,
                       core::Bytes& out) {
  using Answer = v1::ActionAnswer;
  convert::FieldWriter frame;
  if (verdict.refused) {
    frame.fields(*verdict.refused);
    frame.message(Answer::kRefusedFieldNumber, 0);
  } else {
    frame.number(Answer::kRepeatedFieldNumber, verdict.repeated ? 1 : 0);
    frame.number(Answer::kSeqFieldNumber, verdict.seq.value);
  }
  frame.number(Answer::kClientSeqFieldNumber, client_seq);
  frame.text(Answer::kRoomFieldNumber, room);
  frame.message(v1::ServerFrame::kAnswersFieldNumber, 0);
  out.insert(out.end(), frame.bytes().begin(), frame.bytes().end());
}

void put_event(const v1::Event& event, core::Bytes& events) {
  const auto size = static_cast<std::size_t>(event.GetCachedSize());
  convert::FieldWriter head;
  head.head(v1::Events::kEventsFieldNumber, size);
  const std::size_t before = events.size() + head.size();
  if (events.empty()) events.reserve(before + size);  // most frames have one
  events.insert(events.end(), head.bytes().begin(), head.bytes().end());
  events.resize(before + size);
  event.SerializeWithCachedSizesToArray(events.data() + before);
}

ports::Frame events_frame(std::uint32_t reply_to, const RoomCode& room, Epoch epoch,
                          core::ByteView events, std::uint64_t view_hash) {
  convert::FieldWriter frame;
  frame.fixed64(v1::Events::kViewHashFieldNumber, view_hash);
  frame.fields(events);
  frame.fixed64(v1::Events::kEpochFieldNumber, epoch.value);
  frame.text(v1::Events::kRoomFieldNumber, room.str());
  frame.message(v1::ServerFrame::kEventsFieldNumber, 0);
  frame.number(v1::ServerFrame::kReplyToFieldNumber, reply_to);
  return std::make_shared<const core::Bytes>(frame.bytes().begin(), frame.bytes().end());
}

v1::ServerFrame board_progress(const RoomCode& room, std::uint32_t tried,
                               const std::vector<core::Statement>& unmet) {
  v1::ServerFrame frame;
  v1::BoardProgress& progress = *frame.mutable_board_progress();
  progress.set_room(room.str());
  progress.set_tried(tried);
  for (const core::Statement& one : unmet) {
    if (!progress.unmet().empty()) progress.mutable_unmet()->append(" ");
    progress.mutable_unmet()->append(one.text());
    *progress.add_statements() = statement_of(one);
  }
  return frame;
}

v1::ServerFrame invitation(const RoomCode& room, const Name& by) {
  v1::ServerFrame frame;
  frame.mutable_invitation()->set_room(room.str());
  frame.mutable_invitation()->set_by(by.str());
  return frame;
}

v1::ServerFrame queue_status(std::uint32_t reply_to, v1::QueueStatus status) {
  v1::ServerFrame frame = reply(reply_to);
  *frame.mutable_queue_status() = std::move(status);
  return frame;
}

v1::ServerFrame room_created(std::uint32_t reply_to, const RoomCode& room) {
  v1::ServerFrame frame = reply(reply_to);
  frame.mutable_room_created()->set_code(room.str());
  return frame;
}

}  // namespace gridmates::wire
