// The requests that the face can make. ClientRequests passes them to a client; tests use a
// recorder. Same thread as the face.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "client/core/client.h"
#include "client/core/private_notes.h"
#include "client/core/room_choices.h"

namespace gridmates::terminal {

// Every function is that of client::Client with its name; intent 0 means that nothing was done.
class Requests {
 public:
  virtual ~Requests() = default;
  virtual client::IntentId create_room(v1::CreateRoom room) = 0;
  virtual client::IntentId open_daily(v1::OpenDaily daily) = 0;
  virtual client::IntentId queue(v1::CreateRoom room) = 0;
  virtual client::IntentId unqueue() = 0;
  virtual client::IntentId enter(const std::string& code, bool watch) = 0;
  virtual client::IntentId act(v1::Action action) = 0;
  virtual client::IntentId rename(const std::string& name) = 0;
  virtual client::IntentId list_rooms() = 0;
  virtual client::IntentId list_packs() = 0;
  virtual client::IntentId list_dailies(const std::string& date) = 0;
  virtual client::IntentId list_puzzles(v1::ListPuzzles ask) = 0;
  virtual client::IntentId get_leaderboard(v1::GetLeaderboard ask) = 0;
  virtual client::IntentId get_replay(v1::GetReplay ask) = 0;
  virtual client::IntentId get_player(v1::GetPlayer ask) = 0;
  virtual bool cancel_board() = 0;
  virtual bool follow(std::uint32_t player) = 0;
  virtual void step_out() = 0;
  // Sends the cursor's cell; nullopt hides it.
  virtual void point_at(std::optional<std::uint32_t> cell) = 0;
  virtual void ping(std::uint32_t cell) = 0;
  virtual bool hurry() = 0;
  // Local data of this client.
  virtual client::PrivateNotes& private_notes() = 0;
  virtual client::RoomChoices& room_choices() = 0;
  // The number of unanswered intents.
  virtual std::size_t unanswered() const = 0;
  // This client's moves in the current room that its view does not have yet, in order.
  virtual std::vector<v1::Move> pending_moves() const = 0;
  // The time of the latest answer, in milliseconds; nullopt before the first on a connection.
  virtual std::optional<std::uint32_t> latency_ms() const = 0;
};

class ClientRequests final : public Requests {
 public:
  // All must outlive it.
  ClientRequests(client::Client& client, client::PrivateNotes& notes, client::RoomChoices& choices)
      : client_(client), notes_(notes), choices_(choices) {}

  client::IntentId create_room(v1::CreateRoom room) override;
  client::IntentId open_daily(v1::OpenDaily daily) override;
  client::IntentId queue(v1::CreateRoom room) override;
  client::IntentId unqueue() override { return sent(client_.unqueue()); }
  client::IntentId enter(const std::string& code, bool watch) override;
  client::IntentId act(v1::Action action) override;
  client::IntentId rename(const std::string& name) override { return sent(client_.rename(name)); }
  client::IntentId list_rooms() override;
  client::IntentId list_packs() override;
  client::IntentId list_dailies(const std::string& date) override;
  client::IntentId list_puzzles(v1::ListPuzzles ask) override;
  client::IntentId get_leaderboard(v1::GetLeaderboard ask) override;
  client::IntentId get_replay(v1::GetReplay ask) override;
  client::IntentId get_player(v1::GetPlayer ask) override;
  bool cancel_board() override { return client_.cancel_board(); }
  bool follow(std::uint32_t player) override { return client_.follow(player); }
  void step_out() override { client_.step_out(); }
  void point_at(std::optional<std::uint32_t> cell) override { client_.point_at(cell); }
  void ping(std::uint32_t cell) override { client_.point_at(cell, true); }
  bool hurry() override { return client_.hurry(); }
  client::PrivateNotes& private_notes() override { return notes_; }
  client::RoomChoices& room_choices() override { return choices_; }
  std::size_t unanswered() const override { return client_.unanswered(); }
  std::vector<v1::Move> pending_moves() const override;
  std::optional<std::uint32_t> latency_ms() const override { return latency_ms_; }

  // Measures times, and drops moves that the room shows; call for every notice of the client.
  void heard(const client::Notice& notice);

 private:
  struct Sent {
    client::IntentId intent;
    std::uint64_t at_ms;
  };
  struct Played {
    client::IntentId intent;
    std::string room;
    v1::Move move;
    std::uint64_t seq = 0;  // of its event, once it is answered
  };
  client::IntentId sent(client::IntentId intent);
  bool is_shown(const Played& played, bool room_replaced) const;
  void settle(const client::Answered& answered);

  client::Client& client_;
  client::PrivateNotes& notes_;
  client::RoomChoices& choices_;
  std::deque<Sent> sent_;      // on this connection; at most client::kMaxUnanswered
  std::deque<Played> played_;  // in the current room, and not in its view yet
  std::optional<std::uint32_t> latency_ms_;
};

}  // namespace gridmates::terminal
