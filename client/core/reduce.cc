#include <algorithm>
#include <deque>
#include <utility>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/config.h"
#include "client/core/earlier.h"
#include "client/core/search.h"
#include "proto/convert/view_hash.h"

namespace gridmates::client {
namespace {

// The model's room if it has this code, or null.
Room* room_of(Model& model, const std::string& code) {
  return model.room && model.room->code == code ? &*model.room : nullptr;
}

using Feed = std::deque<v1::Event>;

// The talk that was hidden from seated players and is revealed by the end of a match, without talk
// that this feed has already; a player who had finished the race has read some of it.
std::vector<v1::Event> heard_with(const Room& room, const Feed& read, const v1::Event& event) {
  std::vector<v1::Event> heard;
  if (!room.seated()) return heard;
  for (const v1::Heard& said : event.ended().heard()) {
    const auto is_it = [&said](const v1::Event& one) {
      return one.has_said() && one.seq() == said.seq();
    };
    if (std::ranges::any_of(read, is_it)) continue;
    v1::Event& one = heard.emplace_back();
    one.set_seq(said.seq());
    one.set_room_time_ms(event.room_time_ms());
    one.set_wall_time_ms(said.wall_time_ms());
    one.set_member(said.member());
    *one.mutable_said() = said.said();
  }
  return heard;
}

void remember(Room& room, v1::Event event) {
  if (!event.has_moved()) event.clear_delta();
  for (v1::Event& said : heard_with(room, room.feed, event)) {
    room.names[said.member()] = said.said().name();
    room.feed.push_back(std::move(said));
  }
  room.feed.push_back(std::move(event));
  while (room.feed.size() > kMaxFeed) room.feed.pop_front();
}

void set_time(Room& room, std::uint64_t room_time_ms, std::uint64_t now_ms) {
  room.room_time_ms = room_time_ms;
  room.room_time_at_ms = now_ms;
}

// Whether the view has the hash that the server sent; counts a mismatch.
bool trusted(Model& model, const Room& room, std::uint64_t view_hash) {
  if (convert::view_hash(room.view) == view_hash) return true;
  ++model.hash_mismatches;
  return false;
}

// Reports an applied event, then the talk that the end of a match reveals.
void tell(Model& model, const std::string& room, const v1::Event& event,
          const std::vector<v1::Event>& heard, const NoticeSink& sink) {
  sink(EventApplied{room, event, model.told.again(event)});
  for (const v1::Event& said : heard) {
    if (!model.room || model.room->code != room) return;
    sink(EventApplied{room, said, model.told.again(said)});
  }
}

Need reduce(Model& model, const v1::Snapshot& snapshot, std::uint64_t now_ms,
            const NoticeSink& sink) {
  Room* before = room_of(model, snapshot.room());
  Room room = before == nullptr ? Room{} : std::move(*before);
  const std::uint64_t known = room.epoch == snapshot.epoch() ? room.seq : 0;
  room.code = snapshot.room();
  room.epoch = snapshot.epoch();
  room.seq = snapshot.seq();
  room.view = snapshot.view();
  room.you = snapshot.you();
  set_time(room, snapshot.room_time_ms(), now_ms);
  const Feed read = std::exchange(room.feed, {});
  room.before.Clear();
  room.dropped_vote.reset();
  room.earlier.clear();
  room.presence.clear();
  room.boards_tried = 0;
  for (const auto* events : {&snapshot.talk(), &snapshot.recent()}) {
    for (const auto& event : *events) {
      room.learn_names(event);
      remember(room, event);
    }
  }
  room.learn_names();
  for (const auto& presence : snapshot.presence()) room.presence[presence.member()] = presence;
  room.stopped_clocks.clear();
  for (const auto& clock : snapshot.stopped_clocks()) {
    room.stopped_clocks[clock.member()] = clock.left_ms();
  }
  model.room = std::move(room);
  const std::vector<v1::Event> news = news_of(snapshot, known);
  model.told.enter(snapshot.room(), snapshot.epoch());
  sink(RoomReplaced{snapshot.cause(), model.told.missed(snapshot, known, news)});
  for (const v1::Event& event : news) {
    const Room* now = room_of(model, snapshot.room());  // again: `sink` may have changed the room
    const auto heard = now == nullptr ? std::vector<v1::Event>() : heard_with(*now, read, event);
    tell(model, snapshot.room(), event, heard, sink);
  }
  return Need::kNothing;
}

// The open vote that this event ends without a result, by comparison with the view after it.
std::optional<v1::Vote> dropped_by(const v1::Event& event, std::optional<v1::Vote> open,
                                   const v1::RoomHead& after) {
  const bool goes = !after.has_vote() || event.has_vote_opened();
  return goes && !event.has_vote_closed() ? std::move(open) : std::nullopt;
}

// Applies the event that follows the room's position.
bool apply_event(Room& room, const v1::Event& event, std::uint64_t now_ms) {
  const v1::RoomHead& head = room.view.head();
  auto vote = head.has_vote() ? std::optional(head.vote()) : std::nullopt;
  if (event.has_paused()) room.stop_clocks(event.room_time_ms());
  if (!change_view(room, event)) return false;
  room.dropped_vote = dropped_by(event, std::move(vote), room.view.head());
  if (room.view.head().state() != v1::ROOM_STATE_PAUSED) room.stopped_clocks.clear();
  room.seq = event.seq();
  set_time(room, event.room_time_ms(), now_ms);
  if (event.has_board_chosen()) room.boards_tried = 0;
  if (event.has_vote_opened()) room.time_vote(event.vote_opened().left_ms(), now_ms);
  room.learn_names(event);
  room.learn_names();
  remember(room, event);
  return true;
}

Need reduce(Model& model, const v1::Events& events, std::uint64_t now_ms, const NoticeSink& sink) {
  for (const auto& event : events.events()) {
    Room* room = room_of(model, events.room());  // again: `sink` may have changed the room
    if (room == nullptr) return Need::kNothing;
    if (room->epoch != events.epoch()) return Need::kStartAfresh;
    if (event.seq() <= room->seq) continue;
    if (event.seq() != room->seq + 1) {
      if (room->live) ++model.gaps;
      return Need::kResume;
    }
    const std::vector<v1::Event> heard = heard_with(*room, room->feed, event);
    if (!apply_event(*room, event, now_ms)) {
      ++model.hash_mismatches;
      room->epoch = room->seq = 0;  // no later event can fit
      return Need::kStartAfresh;
    }
    tell(model, events.room(), event, heard, sink);
  }
  const Room* room = room_of(model, events.room());
  const bool at_end =
      room != nullptr && !events.events().empty() && events.events().rbegin()->seq() == room->seq;
  return !at_end || trusted(model, *room, events.view_hash()) ? Need::kNothing : Need::kStartAfresh;
}

Need reduce(Model& model, const v1::SyncDone& done, std::uint64_t now_ms) {
  Room* room = room_of(model, done.room());
  if (room == nullptr || room->epoch != done.epoch()) return Need::kStartAfresh;
  if (room->seq < done.head()) return Need::kResume;
  set_time(*room, done.room_time_ms(), now_ms);
  room->time_vote(done.vote_left_ms(), now_ms);
  room->last_client_seq = done.last_client_seq();
  room->live = true;
  room->forget_absences();
  room->note_presence(now_ms);
  room->boards_tried = 0;  // a board still being made is reported again
  room->late_s = done.late_s();
  room->daily = done.has_daily() ? std::optional(done.daily()) : std::nullopt;
  return trusted(model, *room, done.view_hash()) ? Need::kNothing : Need::kStartAfresh;
}

void take(Model& model, const std::string& room_code, const v1::BoardProgress& progress,
          const NoticeSink& sink) {
  if (!progress.room().empty()) {
    Room* room = room_of(model, progress.room());
    if (room == nullptr || progress.room() != room_code) return;
    room->boards_tried = progress.tried();
  }
  sink(BoardsTried{progress});
}

// Rights come before the body, so that they are current when the face gets the events.
void take_rights(Model& model, const v1::Rights& rights) {
  Room* room = room_of(model, rights.room());
  if (room == nullptr) return;
  for (const auto& right : rights.rights()) room->rights[right.act()] = right;
}

// Stores a requested list.
void take_list(Model& model, const v1::ServerFrame& frame, std::uint64_t now_ms) {
  using Body = v1::ServerFrame::BodyCase;
  switch (frame.body_case()) {
    case Body::kRoomList:
      model.rooms = frame.room_list();
      break;
    case Body::kPackList:
      model.packs = frame.pack_list();
      break;
    case Body::kDailyList:
      model.dailies = frame.daily_list();
      model.dailies_at_ms = now_ms;
      break;
    case Body::kPuzzleList:
      model.puzzles = frame.puzzle_list();
      break;
    case Body::kPlayerPage:
      model.player = frame.player_page();
      break;
    case Body::kLeaderboard:
      model.leaderboards[frame.leaderboard().game()] = frame.leaderboard();
      break;
    default:
      break;
  }
}

}  // namespace

Need reduce(Model& model, const std::string& room_code, const v1::ServerFrame& frame,
            std::uint64_t now_ms, const NoticeSink& sink) {
  using Body = v1::ServerFrame::BodyCase;
  const auto here = [&room_code](const auto& message) { return message.room() == room_code; };
  for (const v1::Rights& rights : frame.rights()) take_rights(model, rights);
  switch (frame.body_case()) {
    case Body::kWelcome:
      model.server = frame.welcome().server();
      model.games = frame.welcome().games();
      break;
    case Body::kSignedIn:
      model.name = frame.signed_in().name();
      break;
    case Body::kSnapshot:
      if (here(frame.snapshot())) return reduce(model, frame.snapshot(), now_ms, sink);
      break;
    case Body::kEvents:
      if (here(frame.events())) return reduce(model, frame.events(), now_ms, sink);
      break;
    case Body::kSyncDone:
      if (here(frame.sync_done())) return reduce(model, frame.sync_done(), now_ms);
      break;
    case Body::kReset:
      if (Room* room = room_of(model, frame.reset().room());
          room != nullptr && here(frame.reset())) {
        room->epoch = room->seq = 0;
        room->live = false;
      }
      break;
    case Body::kPresence:
      if (Room* room = room_of(model, frame.presence().room())) {
        const std::uint32_t rated_before = room->take_presence(frame.presence(), now_ms);
        sink(PresenceChanged{frame.presence().member(), rated_before});
      }
      break;
    case Body::kBoardProgress:
      take(model, room_code, frame.board_progress(), sink);
      break;
    case Body::kInvitation:
      sink(InvitedTo{frame.invitation().room(), frame.invitation().by()});
      break;
    case Body::kQueueStatus:
      if (frame.reply_to() == 0 && take_status(model, frame.queue_status())) {
        sink(SearchChanged{frame.queue_status()});
      }
      break;
    case Body::kSignedInElsewhere:
      sink(Warned{own_words(tr("you are also signed in elsewhere"))});
      break;
    case Body::kRoomList:
    case Body::kPackList:
    case Body::kDailyList:
    case Body::kPuzzleList:
    case Body::kPlayerPage:
    case Body::kLeaderboard:
      take_list(model, frame, now_ms);
      sink(ListArrived{});
      break;
    case Body::kPong:
    case Body::kError:
    case Body::kGoingAway:
    case Body::kRoomCreated:
    case Body::kReplay:
    case Body::BODY_NOT_SET:
      break;
  }
  return Need::kNothing;
}

}  // namespace gridmates::client
