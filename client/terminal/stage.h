// Stage: the state and the actions shared by all pages. Owned by the Face; one thread.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/commands/premove.h"
#include "client/core/model.h"
#include "client/core/muted.h"
#include "client/core/text.h"
#include "client/replay/ghost_choice.h"
#include "client/terminal/canvas.h"
#include "client/terminal/requests.h"
#include "client/terminal/settings.h"
#include "client/words/watching.h"

namespace gridmates::terminal {

// The pages, and the exit.
enum class Place {
  kLobby,
  kCreate,
  kNext,  // the form of a room's next board
  kRoom,
  kPeople,
  kLog,
  kFame,
  kDaily,
  kLines,
  kPast,
  kSettings,
  kReplay,
  kEnd,
  kQuit,
};

struct Stage {
  static constexpr std::uint64_t kRefusalMs = 6'000;
  static constexpr std::uint64_t kMotionMs = 100;  // between two pictures of an animation

  Stage(const client::Model& m, Requests& r, std::string server = {}, Settings chosen = {})
      : model(m), requests(r), address(std::move(server)), settings(std::move(chosen)) {}

  const client::Model& model;
  Requests& requests;
  const std::string address;  // of the server, safe to draw
  Settings settings;
  Place settings_from = Place::kLobby;  // the page to which the settings page returns
  std::uint64_t now_ms = 0;             // the local steady clock
  Size screen{24, 80};                  // of the last picture
  client::Muted muted;                  // members whose talk is hidden
  words::KeptTalk kept_talk;            // whether players read your talk later
  commands::Premove premove;            // a move that waits for its turn
  std::optional<std::uint32_t> person;  // the member to choose on the people page
  std::string message;                  // one line for the person, safe to draw; any key removes it
  std::string refused;                  // the message that also expires, at ...
  std::uint64_t refused_until_ms = 0;
  std::optional<Place> next;          // a page that a page wants to show
  bool types = false;                 // open the room's page with a command line
  bool menu = false;                  // show the keys of the current page
  Place from = Place::kQuit;          // the page that was shown before this one
  std::uint64_t moving_until_ms = 0;  // pictures follow each other until then (animation)

  // Input from a typed command to the page that it opens: lines with a title, a leaderboard.
  struct Lines {
    std::string title;
    std::function<std::vector<std::string>(const client::Model&)> of;
    std::string typed = {};  // the command, as no line need begin with it
  };
  Lines lines;
  bool finds_opponent = false;  // the form is for a search
  std::optional<v1::GetLeaderboard> fame;
  std::string daily;                    // the date of the dailies to list; empty: today
  std::optional<v1::GetPlayer> player;  // the player whose page to show
  // A match to be watched again: to be requested, or already received.
  struct Replay {
    std::string run;
    std::string racer = {};  // whose board of a race; empty: the winner's
    bool one_back = false;   // from before the last move
  };
  std::optional<Replay> replay;
  std::optional<v1::Replay> told;
  std::optional<replay::GhostChoice> ghost;  // a choice for the room's page
  std::optional<std::string> copied;         // for the terminal's clipboard

  std::set<client::IntentId> quiet;  // intents whose refusal is not shown

  // The action that waits for its key to be repeated, and the one that waited before this key.
  std::optional<int> asked;
  std::optional<int> asked_before;

  // Shows for a limited time why something was not done, as it may be possible a moment later.
  void refuse(const std::string& why) {
    refused = message = tr("Not done: {}", why);
    refused_until_ms = now_ms + kRefusalMs;
  }
  // Removes an expired refusal.
  void let_go() {
    if (now_ms >= refused_until_ms && message == refused) message.clear();
  }

  // True if the key of `act` was pressed twice in a row, or no confirmation is needed; otherwise
  // shows `question`.
  bool confirmed(int act, std::string question) {
    if (asked_before == act || settings.now().no_questions) return true;
    asked = act;
    message = std::move(question);
    return false;
  }
  // Shows a message and returns false if a request was not accepted.
  bool check(client::IntentId intent) {
    if (intent == 0) message = tr("Not done: the server has not answered earlier commands yet");
    return intent != 0;
  }
  // The same for an action; for talk it also says if players read it later.
  bool act(v1::Action action);
  // Steps out of the room into the lobby.
  void keep_seat() {
    message = tr("your seat in {} is kept; Enter goes back", client::printable(model.room->code));
    requests.step_out();
    next = Place::kLobby;
  }
};

// The state of the connection: "ok 23 ms", "slow 400 ms", "offline, reconnecting in 3 s", with
// "2 pending" for unanswered requests.
std::string link_words(const Stage& stage);

}  // namespace gridmates::terminal
