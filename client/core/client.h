// A client of one server: connects, signs in, resumes the current room, resends unanswered intents
// and keeps the model. A program constructs it with an AsioOutside, subscribes, calls start() and
// runs the io_context. One thread. The sink may call everything except the destructor.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>

#include "client/core/backoff.h"
#include "client/core/config.h"
#include "client/core/keepalive.h"
#include "client/core/model.h"
#include "client/core/notice.h"
#include "client/core/outbox.h"
#include "client/core/outside.h"
#include "client/core/phases.h"

namespace gridmates::client {

class Client final : private Inside {
 public:
  // `outside` must outlive the client.
  Client(Config config, Outside& outside);
  ~Client() override;
  Client(const Client&) = delete;

  // Sets the receiver of notices; replaces the previous one.
  void subscribe(NoticeSink sink);
  void start();  // connects, and stays connected
  // Ends the connection; unanswered intents are answered with an error. Idempotent.
  void stop();
  const Model& model() const { return model_; }
  std::uint64_t now_ms() const { return outside_.now_ms(); }  // local, steady; for Room::time_ms

  // Intents. Each is kept until its single answer (Answered, or Error), across lost connections,
  // and sent in order. 0: rejected, as kMaxUnanswered are pending or the client has stopped.
  IntentId create_room(v1::CreateRoom room);  // and enters it; sets `key`
  IntentId open_daily(v1::OpenDaily daily);   // the same
  // Enters a room: resumes if the client is already a member, otherwise joins, and takes a seat if
  // one is free and `watch` is false. Steps out of the room that was current. Answered by SyncDone,
  // ActionAnswer or Error; RoomSynced{first} follows on success.
  IntentId enter(const std::string& code, bool watch);
  // Changes the name: in the current room, if any, and then on the token. Or SignedIn, or Error.
  IntentId rename(const std::string& name);
  // Sends an action to the current room (0 also if there is none); sets `room` and `client_seq`.
  // Answered by ActionAnswer or Error. After leaving there is no current room.
  IntentId act(v1::Action action);
  // Looks for an opponent for a match in such a room (`key` is not needed). Answered by QueueStatus
  // or Error; later SearchChanged reports progress, and the room that is found is entered.
  IntentId queue(v1::CreateRoom room);
  IntentId unqueue();
  bool cancel_board();    // the one being made, for a new room or else the current one; false: none
  IntentId list_rooms();  // lists, kept in the model (leaderboard category "": all)
  IntentId list_packs();
  IntentId list_dailies(std::string date = {});  // of a date such as 2026-11-24; empty: today
  IntentId list_puzzles(v1::ListPuzzles ask);
  IntentId get_leaderboard(v1::GetLeaderboard ask);
  IntentId get_player(v1::GetPlayer ask);
  IntentId get_replay(v1::GetReplay ask);  // answered by Replay, which is not kept, or Error
  bool follow(std::uint32_t player);       // sets Resume.follow; RoomSynced follows
  void step_out();  // leaves no room current; seat and membership stay; answers still arrive
  // The cell under the cursor (nullopt: none), or a ping; sent at most every kPresenceEveryMs.
  void point_at(std::optional<std::uint32_t> cell, bool ping = false);
  bool hurry();  // asks computers to move at once; false: not connected

  std::size_t unanswered() const { return outbox_.size(); }
  bool full() const { return outbox_.size() >= kMaxUnanswered; }
  // The current room's code, also while it is being entered; empty if there is none.
  const std::string& room_code() const { return room_code_; }

 private:
  void opened() override;
  void received(std::string_view bytes) override;
  void closed(std::uint16_t close_code, std::string_view why) override;
  void woken() override;

  // The connection (client.cc)
  void open();
  void lose(std::uint16_t close_code, std::string_view why);
  void wait_or_give_up(std::string_view why, bool was_online);
  void stop_for(Stopped::Why why, v1::Error no);
  void work_online();
  void schedule();
  std::optional<std::uint64_t> next_due_ms() const;
  void send(const v1::ClientFrame& frame);
  void tell(Notice notice);
  // Frames (client_frames.cc)
  void take(const v1::ServerFrame& frame);
  void sign_in();
  void go_online(const v1::SignedIn& signed_in);
  void greeting_refused(const v1::Error& error);
  void take_error(const v1::ServerFrame& frame);
  void take_answer(const v1::ServerFrame& frame);
  void take_stray();
  void settled(const v1::ClientFrame& asked, const v1::ServerFrame& answer);
  void action_settled(const v1::Action& asked, const v1::Error* refused);
  void end_search();  // client_asks.cc
  // The current room (client_room.cc)
  void set_room(const std::string& code);
  void give_up_entering();
  void leave_again(const std::string& room);
  void drop_room(const v1::Error& why);
  void resume(bool afresh);
  void resume_denied(const v1::Error& error);
  void meet(Need need, const v1::ServerFrame& frame);
  void tell_unexpected(std::string_view what);
  void room_synced(const v1::ServerFrame& frame);
  void look_for_the_end();
  bool room_open() const;
  void flush();
  IntentId post(v1::ClientFrame frame);
  void refuse_unsendable();
  const Config config_;
  Outside& outside_;
  Model model_;
  NoticeSink sink_;
  std::deque<Notice> notices_;
  bool telling_ = false;
  Phase phase_ = Phase::kIdle;
  std::string client_id_;
  std::string token_;
  bool warned_token_ = false;
  bool token_lost_ = false;  // and the person has not been warned yet
  bool ever_online_ = false;
  Backoff backoff_;
  Keepalive keepalive_;
  v1::Welcome welcome_;
  std::optional<v1::GoingAway> going_away_;
  std::uint64_t started_at_ms_ = 0;
  std::uint64_t online_at_ms_ = 0;
  std::uint64_t phase_ends_ms_ = 0;  // kWaiting: next attempt; kOpening to kSigningIn: give up
  Outbox outbox_;
  int strays_ = 0;  // connections dropped for unexpected answers, since the last expected answer
  std::string room_code_;
  RoomPhase room_phase_ = RoomPhase::kNone;
  IntentId entering_ = 0;   // the Join of an enter()
  std::string found_room_;  // found by the search since a room was last requested
  std::uint32_t follow_ = 0;
  bool first_sync_ = false;
  int resyncs_ = 0;
  bool afresh_ = false;  // until SyncDone, a Resume requests the whole room
  std::uint32_t resume_request_;
  std::optional<std::uint64_t> resume_at_ms_;  // a resume that is delayed
  std::optional<v1::Presence> cursor_;         // not sent yet
  std::uint64_t cursor_after_ms_ = 0;
};

}  // namespace gridmates::client
