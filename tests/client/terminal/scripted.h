// Hand-made models, and requests that are only recorded: the environment of the face in tests.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client/core/model.h"
#include "client/terminal/face.h"
#include "client/terminal/requests.h"

namespace gridmates::terminal::testing {

// Records the requests of the face.
class Recorder final : public Requests {
 public:
  client::IntentId create_room(v1::CreateRoom room) override;
  client::IntentId open_daily(v1::OpenDaily daily) override;
  client::IntentId queue(v1::CreateRoom room) override;
  client::IntentId unqueue() override;
  client::IntentId enter(const std::string& code, bool watch) override;
  client::IntentId act(v1::Action action) override;
  client::IntentId rename(const std::string& name) override;
  client::IntentId list_rooms() override;
  client::IntentId list_packs() override;
  client::IntentId list_dailies(const std::string& date) override;
  client::IntentId list_puzzles(v1::ListPuzzles ask) override;
  client::IntentId get_leaderboard(v1::GetLeaderboard ask) override;
  client::IntentId get_replay(v1::GetReplay ask) override;
  client::IntentId get_player(v1::GetPlayer ask) override;
  bool cancel_board() override {
    asked.emplace_back("cancel board");
    return makes_board;
  }
  bool follow(std::uint32_t player) override {
    asked.emplace_back("follow " + std::to_string(player));
    return true;
  }
  void step_out() override { asked.emplace_back("step out"); }
  void point_at(std::optional<std::uint32_t> cell) override { pointed_at = cell; }
  void ping(std::uint32_t cell) override { pinged = cell; }
  bool hurry() override { return hurried = true; }
  client::PrivateNotes& private_notes() override { return notes; }
  client::RoomChoices& room_choices() override { return choices; }
  std::size_t unanswered() const override { return pending; }
  std::vector<v1::Move> pending_moves() const override { return moves; }
  std::optional<std::uint32_t> latency_ms() const override { return latency; }

  // "enter KITE-42", "act play { move { ... } }", as protobuf prints it.
  std::vector<std::string> asked;
  std::optional<std::uint32_t> pointed_at;
  std::optional<std::uint32_t> pinged;
  bool hurried = false;
  std::size_t pending = 0;
  std::vector<v1::Move> moves;
  std::optional<std::uint32_t> latency = 23;
  bool makes_board = false;
  bool full = false;                       // refuse every request
  client::PrivateNotes notes{"", "", ""};  // not stored
  client::RoomChoices choices{"", "", ""};

 private:
  client::IntentId note(std::string what);
};

// The local clock of all scripted models.
inline constexpr std::uint64_t kNowMs = 1'000'000;

// Signed in as ana, with open rooms, packs and leaderboards.
client::Model lobby_model();
// Adds the leaderboards of that model.
void add_leaderboards(client::Model& model);

// The same, with the dailies of a day, some of which ana has played.
client::Model daily_model();
// ana, bo and chen at a Sudoku with notes and a clash; eva and fritz watch; some talk.
client::Model sudoku_model();
// The same, waiting for its start.
client::Model waiting_model();
// The same, solved.
client::Model solved_model();
// ana (X) and bo (O) at noughts and crosses; ana, the host, is to move.
client::Model duel_model();
// ana (X) has just beaten bo (O) on the diagonal.
client::Model tictactoe_model();

// Keys by name, separated by blanks: "g B 3 Enter".
void press(Face& face, std::string_view keys);
// Notifies the face that it has entered the room of the model.
void enter_room(Face& face);
// The picture of the face.
Canvas picture(Face& face, Size size, bool ascii = false);

}  // namespace gridmates::terminal::testing
