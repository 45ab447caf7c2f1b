#include "server/actors/rooms/sync.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "server/actors/rooms/event_frames.h"
#include "server/base/limits.h"
#include "server/wire/events.h"
#include "server/wire/frames.h"
#include "server/wire/rights.h"
#include "server/wire/room_view.h"

namespace gridmates::actors {
namespace {

// More bytes of events are no faster than a snapshot, and must not fill an outbox.
constexpr std::size_t kMissedBytes = 2 * limits::kFrameOutBytes;
static_assert(kMissedBytes <= limits::kOutboxBytes / 2);

std::size_t bytes_of(const std::vector<ports::Frame>& frames) {
  std::size_t bytes = 0;
  for (const auto& frame : frames) bytes += frame->size();
  return bytes;
}

class SyncReply {
 public:
  SyncReply(const History& history, const Subscribe& subscribe, const Surroundings& around,
            const wire::PublishedView& seen, Moment moment)
      : history_(history),
        subscribe_(subscribe),
        around_(around),
        code_(history.room().opened().code),
        seen_(seen),
        is_late_(moment != Moment::kNow) {}

  Sync make() && {
    Sync sync;
    const bool knows_more = subscribe_.epoch == around_.epoch && subscribe_.last > history_.head();
    sync.ahead = knows_more && !is_late_;
    if (sync.ahead) sync.frames.push_back(reset());
    auto cause = snapshot_needed();
    std::vector<ports::Frame> events;
    if (!cause) events = missed();
    if (bytes_of(events) > kMissedBytes) cause = v1::SNAPSHOT_CAUSE_TOO_OLD;
    if (cause) events = {snapshot(*cause)};
    for (auto& frame : events) sync.frames.push_back(std::move(frame));
    if (!cause) add_presence(sync.frames);
    sync.frames.push_back(done());
    sync.events = static_cast<std::uint32_t>(events_);
    return sync;
  }

 private:
  // Why a snapshot is needed; nullopt: events are enough.
  std::optional<v1::SnapshotCause> snapshot_needed() const {
    if (subscribe_.slow) return v1::SNAPSHOT_CAUSE_SLOW;
    if (subscribe_.moved) return v1::SNAPSHOT_CAUSE_VIEWER;
    if (subscribe_.epoch == Epoch(0) || subscribe_.last == Seq(0)) return v1::SNAPSHOT_CAUSE_FIRST;
    if (subscribe_.epoch != around_.epoch) return v1::SNAPSHOT_CAUSE_EPOCH;
    if (is_late_ && subscribe_.last > history_.head()) return v1::SNAPSHOT_CAUSE_VIEWER;
    if (!history_.reaches(subscribe_.last)) return v1::SNAPSHOT_CAUSE_TOO_OLD;
    return std::nullopt;
  }

  v1::ServerFrame frame() const {
    v1::ServerFrame frame;
    frame.set_reply_to(subscribe_.reply_to);
    return frame;
  }

  ports::Frame reset() const {
    v1::ServerFrame out = frame();
    out.mutable_reset()->set_room(code_.str());
    return wire::encode(out);
  }

  std::vector<ports::Frame> missed() {
    google::protobuf::Arena arena;
    std::optional<EventFrames> frames;
    const auto begin = [&](const room::Room& before) {
      const core::Viewer viewer = around_.whose.eyes(before).viewer;
      auto seen = std::make_unique<wire::PublishedView>(before.view(viewer));
      frames.emplace(arena, code_, around_.epoch, subscribe_.reply_to, std::move(seen));
    };
    const auto visit = [&](const room::Room& after, std::span<const room::Event> batch,
                           std::size_t i) {
      frames->add(after, batch, i, around_.whose.eyes(after));
    };
    events_ += history_.replay(subscribe_.last, begin, visit);
    return frames->finish();
  }

  ports::Frame snapshot(v1::SnapshotCause cause) {
    v1::ServerFrame out = frame();
    v1::Snapshot& snapshot = *out.mutable_snapshot();
    snapshot.set_room(code_.str());
    snapshot.set_epoch(around_.epoch.value);
    snapshot.set_seq(history_.head().value);
    snapshot.set_part(1);
    snapshot.set_parts(1);
    snapshot.set_cause(cause);
    *snapshot.mutable_view() = wire::to_wire(seen_.view());
    snapshot.set_you(around_.whose.member.value);
    snapshot.set_room_time_ms(around_.room_time_ms);
    for (const auto& presence : around_.presence) *snapshot.add_presence() = presence;
    for (const auto& clock : history_.room().stopped_clocks()) {
      v1::StoppedClock& stopped = *snapshot.add_stopped_clocks();
      stopped.set_member(clock.member.value);
      stopped.set_left_ms(clock.left_ms);
    }
    add_feed(snapshot);
    return wire::encode(out);
  }

  // Adds the presence of every member, as a snapshot has it: members who have gone meanwhile are
  // not connected, computers always are.
  void add_presence(std::vector<ports::Frame>& frames) const {
    for (const auto& member : seen_.view().members) {
      v1::ServerFrame out = frame();
      v1::Presence& presence = *out.mutable_presence();
      presence.set_room(code_.str());
      presence.set_member(member.number.value);
      presence.set_connected(member.computer != 0);
      const auto here =
          std::ranges::find(around_.presence, presence.member(), &v1::Presence::member);
      if (here != around_.presence.end()) presence = *here;
      frames.push_back(wire::encode(out));
    }
  }

  // Adds the latest events, oldest first, as many as are wanted and fit into the frame.
  void add_feed(v1::Snapshot& snapshot) {
    std::optional<Feed> told;
    const auto begin = [&](const room::Room& before) { told.emplace(before, around_.whose); };
    const auto visit = [&told](const room::Room& after, std::span<const room::Event> batch,
                               std::size_t i) { told->add(after, batch, i); };
    events_ += history_.replay(history_.before_latest(limits::kFeedEvents), begin, visit);
    std::vector<v1::Event>& feed = told->events();
    constexpr std::size_t kAroundBytes = 64;
    std::size_t bytes = snapshot.ByteSizeLong() + kAroundBytes;
    put_latest(std::move(feed), bytes, *snapshot.mutable_recent());
    const bool any = !snapshot.recent().empty();
    const Seq before = any ? Seq(snapshot.recent(0).seq()) : Seq(history_.head().value + 1);
    put_latest(talk_before(before), bytes, *snapshot.mutable_talk());
  }

  std::vector<v1::Event> talk_before(Seq before) const {
    const room::Room& room = history_.room();
    const Eyes eyes = around_.whose.eyes(room);
    std::vector<v1::Event> talk;
    for (const History::Spoken& spoken : history_.talk()) {
      if (spoken.event.seq >= before) break;
      if (spoken.kept && eyes.kept_from) continue;
      talk.push_back(wire::to_wire({spoken.event, room, eyes.viewer, {}}));
      if (talk.back().has_said()) talk.back().mutable_said()->set_name(spoken.name.str());
    }
    return talk;
  }

  // Adds the latest of the events, as many as fit into a frame that has this many bytes already.
  static void put_latest(std::vector<v1::Event> events, std::size_t& bytes,
                         google::protobuf::RepeatedPtrField<v1::Event>& out) {
    std::size_t count = 0;
    for (; count < events.size(); ++count) {
      constexpr std::size_t kTagAndLength = 5;
      const std::size_t more = events[events.size() - 1 - count].ByteSizeLong() + kTagAndLength;
      if (bytes + more > limits::kFrameOutBytes) break;
      bytes += more;
    }
    for (auto event = events.end() - static_cast<std::ptrdiff_t>(count); event != events.end();
         ++event) {
      *out.Add() = std::move(*event);
    }
  }

  ports::Frame done() const {
    v1::ServerFrame out = frame();
    v1::SyncDone& done = *out.mutable_sync_done();
    done.set_room(code_.str());
    done.set_epoch(around_.epoch.value);
    done.set_head(history_.head().value);
    done.set_view_hash(seen_.hash());
    done.set_last_client_seq(around_.last_client_seq);
    done.set_room_time_ms(around_.room_time_ms);
    done.set_vote_left_ms(around_.vote_left_ms);
    if (const auto& daily = history_.room().daily()) wire::put(*daily, *done.mutable_daily());
    done.set_late_s(around_.late_s);
    wire::put_rights(code_, around_.rights, out);
    return wire::encode(out);
  }

  const History& history_;
  const Subscribe& subscribe_;
  const Surroundings& around_;
  const RoomCode code_;
  const wire::PublishedView& seen_;
  const bool is_late_;
  std::size_t events_ = 0;
};

}  // namespace

Seq replayed_after(const History& history, const Subscribe& subscribe) {
  const Seq feed = history.before_latest(limits::kFeedEvents);
  return history.reaches(subscribe.last) ? std::min(feed, subscribe.last) : feed;
}

bool takes_long(const History& history, const Subscribe& subscribe) {
  return history.replays_long(replayed_after(history, subscribe));
}

Sync sync(const History& history, const Subscribe& subscribe, const Surroundings& around,
          const wire::PublishedView& seen, Moment moment) {
  return SyncReply(history, subscribe, around, seen, moment).make();
}

}  // namespace gridmates::actors
