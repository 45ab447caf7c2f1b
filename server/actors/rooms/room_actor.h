// A room: its commands, the durable history, and its subscribers. At the end of a turn it decides
// on a draft the commands that have come; one append is in flight at a time; then it publishes.
// Shared by its shard and pending callbacks; on its shard's thread alone.
#pragma once

#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "server/actors/rooms/absence_watch.h"
#include "server/actors/rooms/answers.h"
#include "server/actors/rooms/chapter_schedule.h"
#include "server/actors/rooms/computers.h"
#include "server/actors/rooms/draft.h"
#include "server/actors/rooms/late_rooms.h"
#include "server/actors/rooms/room_time.h"
#include "server/actors/rooms/seat_ratings.h"
#include "server/actors/rooms/sync.h"
#include "server/actors/shard/alarm.h"
#include "server/actors/shard/house.h"
#include "server/actors/shard/room_messages.h"
#include "server/ports/rooms.h"

namespace gridmates::actors {

class RoomActor final : public LocalRoom, public std::enable_shared_from_this<RoomActor> {
 public:
  // `due_ms`: from lobby::Summary.
  RoomActor(std::shared_ptr<House> house, RoomAddress address, ports::RoomRecord record,
            std::uint64_t due_ms);

  void leave(Mail&& mail) override;
  void load(std::function<void()> tried) override;
  std::optional<ports::RoomClock> running_clock() const override;
  void drain(std::function<void()> done) override;
  void abandon() override;

 private:
  enum class Caught { kUp, kUnavailable, kDamaged, kOver };
  // Not read yet; in use; it cannot be read; another actor owns the room, or will.
  enum class Life { kUnread, kOpen, kDamaged, kOver };
  void wake();
  void turn();
  void work();
  void take(Post post);
  void take(Subscribe subscribe);
  void take(Unsubscribe unsubscribe);
  void take(Point point);
  void take(CancelBoard cancel);
  void serve_inbox();
  void spawn(Awaitable<> job);
  void worked(const std::exception_ptr& thrown);
  void guarded(const std::function<void()>& step);
  void refuse_all();
  bool idle() const { return !working_ && mail_.empty() && inbox_.empty() && !making_; }
  void refuse(const PendingCommand& item, const v1::Error& error);
  // Deciding: room_deciding.cc
  void decide_all(Draft& draft);
  DecideStep decide(PendingCommand& item, Draft& draft);
  DecideStep decide_new(PendingCommand& item, Draft& draft);
  std::optional<room::Refusal> refused_late(const PendingCommand& item, const room::Room& room);
  void settle(TimedCommand& command, Decided decided, Draft& draft);
  void decide_on_worker();
  void decided_on_worker(Decided decided);
  v1::Error fault(const char* what);
  bool waits_for_work(PendingCommand& item, Draft& draft);
  void begin_work(PendingCommand item, room::NeedsWork needed, Draft& draft);
  Awaitable<WorkMade> make_for(PlayerId player, room::Ask ask, room::NeedsWork needed);
  void work_done(WorkMade made);
  // The journal: room_journal.cc
  Awaitable<> catch_up_patiently();
  Awaitable<Caught> catch_up();
  Awaitable<Caught> read_on(Seq head);
  void append_draft();
  void appended(ports::Appended appended);
  Awaitable<> find_out();
  Awaitable<> look_up_client();
  void begin_with_chapter(const ports::Opened& opened);
  void write_chapter_if_due();
  void write_chapter(std::optional<ports::OpenRoom> listed, std::function<void(bool)> done);
  void commit();
  void fail();
  void answer(const Reply& reply);
  void tell(const PendingCommand& item, const wire::Verdict& verdict);
  void lose(const char* why);
  void damaged(const std::string& why);
  // Subscribers: room_following.cc
  void serve_next();
  void remake_rooms(const Subscribe& subscribe);
  bool has_asked(PlayerId player) const;
  bool has_room_for(const Subscribe& subscribe);
  History& history_for(const Subscribe& subscribe);
  Surroundings around(const Subscribe& subscribe, const Viewpoint& whose, LateRoom* late);
  void serve(const Subscribe& subscribe);
  void deny(const Subscribe& subscribe, v1::Error error);
  void publish(EventBatch batch, bool read = false);
  void watch_late();
  void changed();
  void list();
  void set_time_running();
  void ask_itself(room::Ask ask, room::Identity by = {});
  // Leaving memory: room_unloading.cc
  bool may_unload() const;
  void watch_unloading();
  void unload();
  void leave_memory(const ports::OpenRoom& row, std::uint64_t due_ms);
  void stay_listed(ports::OpenRoom row, std::uint64_t due_ms);
  void heat();
  const std::shared_ptr<House> house_;
  Shard& shard_;
  const RoomAddress address_;
  const ports::RoomRecord record_;
  History history_;
  ChapterSchedule chapters_;
  Answers answers_;
  Subscribers subscribers_;
  LateRooms late_;
  RoomTime time_;
  Term term_;
  Epoch epoch_;
  Life life_ = Life::kUnread;
  bool doubted_ = false;  // a client claimed events that the journal lacks; logged once
  bool working_ = false;  // a journal access or a decision on a worker is under way
  bool called_ = false;   // turn() runs at the end of this turn
  std::uint64_t turns_ = 0;
  std::vector<Mail> mail_;
  std::list<PendingCommand> inbox_;
  std::optional<Draft> draft_;                                   // while its append is in flight
  std::optional<std::pair<PlayerId, ClientId>> unknown_client_;  // the journal is asked about it
  std::unique_ptr<TimedCommand> long_command_;                   // a worker decides it, or will
  std::unique_ptr<WorkRequest> making_;
  std::vector<Subscribe> waiting_;  // for the room to be loaded, and for their turn
  bool serving_ = false;            // one of them is about to be served
  ShardSet awaited_inboxes_;        // shards of waiting_ that have no room
  std::vector<std::function<void()>> tried_;
  std::function<void()> drained_;
  bool listed_ = false;  // in the lobby
  bool relist_ = true;   // what the lobby shows has changed
  bool closed_ = false;  // the room has closed, and the shard knows
  bool hot_ = false;     // the stored row has OpenRoom::hot
  AbsenceWatch absence_;
  SeatRatings ratings_;
  Computers computers_;
  Alarm unloading_;
};

}  // namespace gridmates::actors
