// One connection: a coroutine that reads and handles requests, and one more for each long request.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>

#include "engine/core/result.h"
#include "gridmates/v1/frames.pb.h"
#include "server/actors/sessions/asked_rooms.h"
#include "server/actors/sessions/followed_rooms.h"
#include "server/actors/sessions/long_work.h"
#include "server/actors/sessions/opponent_search.h"
#include "server/actors/sessions/outbox.h"
#include "server/actors/sessions/session_end.h"
#include "server/actors/shard/await.h"
#include "server/actors/shard/house.h"
#include "server/actors/shard/room_messages.h"
#include "server/players/credit.h"
#include "server/players/player_quota.h"
#include "server/ports/transport.h"
#include "server/wire/requests.h"

namespace gridmates::actors {

class Session final : public LocalSession, public std::enable_shared_from_this<Session> {
 public:
  Session(std::shared_ptr<House> house, Shard& shard,
          std::shared_ptr<ports::Connection> connection);
  ~Session() override;
  void start();  // once
  void answered(const std::string& room, std::uint64_t client_seq,
                const wire::Verdict& verdict) override;
  void delivered(Delivery delivery) override;
  void muted(SubscriptionId subscription) override;
  void replace(SessionId newer) override;
  void older_gone() override;
  void drain(std::function<void()> ended) override;
  void abandon() override;
  std::shared_ptr<LocalSession> self() override { return shared_from_this(); }

 private:
  // The life of a connection: session.cc
  Awaitable<> run();
  Awaitable<bool> greet();
  Awaitable<bool> sign_in();
  Awaitable<> replace_older();
  Awaitable<> serve();
  std::optional<Awaitable<>> begin(const core::Bytes& message);
  bool done_at_once(Incoming& incoming);
  Awaitable<> open_next_room(Incoming incoming);
  void open_room_beside(Incoming incoming);
  Awaitable<> handle(Incoming incoming);
  void met_fault(std::uint32_t id, const char* what);
  void handled();
  void queue_long_work(Incoming incoming);
  void begin_long_work();
  void long_work_done(const std::exception_ptr& thrown);
  void ended(const std::exception_ptr& thrown);
  void left();

  // Reading: session_reading.cc
  Awaitable<std::optional<core::Bytes>> next();
  std::optional<Incoming> decode(const core::Bytes& message);
  bool has_much_to_say() const;
  bool may_read();
  Awaitable<> ready_to_read();
  std::uint64_t patience_ms() const;
  void expire();
  void strike();

  // Writing and ending: session_writing.cc
  void send(const v1::ServerFrame& frame);
  void send_error(std::uint32_t reply_to, v1::Error error);
  void queue(ports::Frame frame, Outbox::Lane lane, SubscriptionId subscription = 0);
  void put_answer(const std::string& room, std::uint64_t client_seq, const wire::Verdict& verdict);
  void queue_behind(core::ByteView bytes, SubscriptionId subscription = 0);
  void flush_later();
  void flush();
  void pump();
  void written(bool good);
  void finish(v1::CloseReason reason);
  void cut(v1::CloseReason reason);
  void cut_slow();

  // One function for each kind of request: session_{requests,opening,queue,rooms}.cc
  Awaitable<> on(std::uint32_t id, std::variant<wire::Hello, wire::SignIn> again);
  Awaitable<> on(std::uint32_t id, wire::Ping ping);
  Awaitable<> on(std::uint32_t id, wire::ChangeName change);
  Awaitable<> on(std::uint32_t id, wire::ListRooms list);
  Awaitable<> on(std::uint32_t id, wire::ListPacks list);
  Awaitable<> on(std::uint32_t id, wire::ListPuzzles list);
  Awaitable<> on(std::uint32_t id, wire::GetLeaderboard get);
  Awaitable<> on(std::uint32_t id, wire::GetPlayer get);
  Awaitable<> on(std::uint32_t id, wire::GetReplay get);
  Awaitable<> on(std::uint32_t id, wire::ListDailies list);
  Awaitable<> on(std::uint32_t id, wire::CreateRoom create);
  Awaitable<> on(std::uint32_t id, wire::Resume resume);
  Awaitable<> on(std::uint32_t id, wire::Unsubscribe unsubscribe);
  Awaitable<> on(std::uint32_t id, wire::Action action);
  Awaitable<> on(std::uint32_t id, wire::Presence presence);
  Awaitable<> on(std::uint32_t id, wire::CancelBoard cancel);
  Awaitable<> on(std::uint32_t id, wire::Queue queue);
  Awaitable<> on(std::uint32_t id, wire::Unqueue unqueue);

  // Rooms: session_rooms.cc
  std::optional<RoomRef> known_room(const RoomCode& code);
  Awaitable<core::Result<RoomRef, v1::Error>> find_room(RoomCode code);
  void act(wire::Action action, const core::Result<RoomRef, v1::Error>& room);
  room::Join* join_of_daily(wire::Action& action) const;
  std::optional<v1::Error> may_not_follow(const RoomCode& code) const;
  Awaitable<> until_it_takes_more(RoomRef room);
  void subscribe(Followed& followed, Subscribe subscribe);
  void lost(FollowedRooms::iterator followed);
  void overflowed(SubscriptionId subscription);
  void catch_up_muted();
  bool awaits_inbox_of(const RoomRef& room);

  const std::shared_ptr<House> house_;
  Shard& shard_;
  const SessionId id_;
  std::shared_ptr<ports::Connection> connection_;
  ClientId client_{};
  room::Identity who_;               // once signed in
  std::uint64_t sign_in_by_ms_ = 0;  // no message extends it
  bool signed_in_ = false;
  std::shared_ptr<players::PlayerQuota> quota_;  // once signed in, of all the player's connections
  LongWork long_work_;
  players::Credit presence_credit_;
  std::size_t unanswered_ = 0;           // actions posted
  ports::Done<Elapsed> resume_reading_;  // while reading waits for the outbox or for answers
  Outbox outbox_;
  core::Bytes answers_;        // to actions; flush() moves them into the outbox
  bool flush_called_ = false;  // flush() runs at the end of this turn
  bool writing_ = false;       // the connection takes no more for now
  bool broken_ = false;        // the connection takes no more
  std::shared_ptr<OpponentSearch> search_;
  FollowedRooms followed_;
  AskedRooms asked_;
  std::weak_ptr<std::stop_source> opening_;  // stops the board of the room being opened
  ports::Done<Elapsed> opened_;              // while the next CreateRoom waits for that
  ShardSet awaited_inboxes_;                 // flush() runs when one of these has room
  ports::Done<Elapsed> older_gone_;          // while replace_older() waits
  SessionEnd end_;
};

}  // namespace gridmates::actors
