// A client written on plain frames after docs/PROTOCOL.md, as a second reading of that page: it
// shares no code with the production client. It keeps its outbox, resumes, checks every promise
// that a client can check, and complains. One thread.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>

#include "tests/sim/client.h"

namespace gridmates::sim {

class PlainClient final : public Client {
 public:
  PlainClient(std::string name, std::uint64_t seed, Complain complain);

  bool wants_connection() const override { return !line_.send && now_ms_ >= connect_at_ms_; }
  void opened(Line line) override;
  void received(std::string_view bytes) override;
  void closed(std::uint16_t code) override;
  void time_is(std::uint64_t now_ms) override;

  void create(v1::CreateRoom room) override;
  void enter(const std::string& code, bool watch) override;
  void seek(v1::CreateRoom room) override;
  void stop_seeking() override;
  bool seeking() const override { return seeking_.has_value(); }
  void act(v1::Action action) override;
  std::size_t unanswered() const override { return outbox_.size() + (creating_ ? 1 : 0); }
  std::string room() const override { return room_; }
  std::optional<Sight> sight() const override;
  bool live() const override { return phase_ == Phase::kLive; }
  std::string standing() const override;

 private:
  struct Entry {
    v1::Action action;
    bool open = false;     // sent on this connection and not answered
    bool put_off = false;  // to be sent again later
    std::uint64_t not_before_ms = 0;
  };
  // The client's state in its room, on this connection.
  enum class Phase { kAway, kResuming, kDenied, kLive };

  std::uint32_t send(v1::ClientFrame frame);
  void sign_in();
  void go_online(const v1::SignedIn& signed_in);
  void ask_for_room();
  void ask_for_opponent();
  void resume();
  void flush();
  void ask(v1::Action action);
  bool asks(v1::Action::ActCase act) const;
  void forget_room();

  void take(const v1::ServerFrame& frame);
  void take_body(const v1::ServerFrame& frame);
  void take_error(const v1::ServerFrame& frame);
  void resume_refused(const v1::Error& error);
  void take(const v1::QueueStatus& status);
  void take(const v1::Snapshot& snapshot);
  void take(const v1::Events& events);
  void take(const v1::SyncDone& done);
  void check(const v1::SyncDone& done);
  void take_answer(const v1::ActionAnswer& answer);
  void settle(const v1::Action& action, bool refused);
  void check_view(std::uint64_t hash, const char* when);

  const std::string name_;
  core::Random random_;
  Complain complain_;
  std::string id_;
  std::string token_;
  std::uint64_t now_ms_ = 0;

  // The connection.
  Line line_;
  v1::Welcome welcome_;
  std::optional<v1::GoingAway> going_away_;
  bool signed_in_ = false;
  std::uint64_t signed_in_at_ms_ = 0;
  std::uint64_t connect_at_ms_ = 0;
  std::uint64_t sent_at_ms_ = 0;
  std::uint64_t heard_at_ms_ = 0;
  std::uint32_t attempt_ = 0;
  std::uint32_t last_request_ = 0;

  // The room being created or searched for, and the current one.
  std::optional<v1::CreateRoom> creating_;
  std::uint32_t create_request_ = 0;
  std::optional<std::uint64_t> create_at_ms_;  // creation was put off until then
  std::optional<v1::CreateRoom> seeking_;      // an opponent for a match in such a room
  std::uint32_t queue_request_ = 0;
  std::string room_;
  bool watch_ = false;
  bool member_ = false;  // as far as it knows
  Phase phase_ = Phase::kAway;
  std::uint32_t resume_request_ = 0;
  bool overtaken_ =
      false;  // a snapshot came by itself, and what answers the Resume is known already
  std::optional<std::uint64_t> resume_at_ms_;  // a Resume was put off until then

  std::uint64_t epoch_ = 0;
  std::uint64_t seq_ = 0;
  std::uint32_t you_ = 0;
  v1::RoomView view_;
  std::map<std::uint32_t, v1::Right> rights_;
  std::uint64_t client_seq_ = 0;
  std::deque<Entry> outbox_;
};

}  // namespace gridmates::sim
