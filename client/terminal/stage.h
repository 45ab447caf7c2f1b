// Stage: what every page may see and do. Owned by the Face; one thread.
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

// The pages, and the way out.
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
  static constexpr std::uint64_t kMotionMs = 100;  // from one picture to the next

  Stage(const client::Model& m, Requests& r, std::string server = {}, Settings chosen = {})
      : model(m), requests(r), address(std::move(server)), settings(std::move(chosen)) {}

  const client::Model& model;
  Requests& requests;
  const std::string address;  // of the server, safe to draw
  Settings settings;
  Place settings_from = Place::kLobby;  // where the page of settings leads back to
  std::uint64_t now_ms = 0;             // the local steady clock
  Size screen{24, 80};                  // of the picture that was drawn last
  client::Muted muted;                  // whose talk is not shown
  words::KeptTalk kept_talk;            // whether players read later what one says
  commands::Premove premove;            // a move that waits for its turn
  std::optional<std::uint32_t> person;  // who is to be chosen on the page of people
  std::string message;  // one line for the person, safe to draw; any key takes it away
  std::string refused;  // the message that also goes by itself, at ...
  std::uint64_t refused_until_ms = 0;
  std::optional<Place> next;          // a page that wants another one shown
  bool types = false;                 // the room's page is to open with a line for a command
  bool menu = false;                  // the keys of the page that is shown are wanted
  Place from = Place::kQuit;          // the page that was shown before this one
  std::uint64_t moving_until_ms = 0;  // pictures follow each other until then

  // What a typed command leaves for the page that it opens: lines under a title, a leaderboard.
  struct Lines {
    std::string title;
    std::function<std::vector<std::string>(const client::Model&)> of;
    std::string typed = {};  // what was typed for them: no line need begin with it
  };
  Lines lines;
  bool finds_opponent = false;  // the form is for that
  std::optional<v1::GetLeaderboard> fame;
  std::string daily;                    // of which day dailies are to be listed; empty: today's
  std::optional<v1::GetPlayer> player;  // whose page is to be shown
  // A match to be watched again: asked for, or told already.
  struct Replay {
    std::string run;
    std::string racer = {};  // whose board of a race; empty: of who came first
    bool one_back = false;   // as it was before the last move
  };
  std::optional<Replay> replay;
  std::optional<v1::Replay> told;
  std::optional<replay::GhostChoice> ghost;  // that the room's page is to show from now on
  std::optional<std::string> copied;         // for the terminal's clipboard

  std::set<client::IntentId> quiet;  // that these are refused the person is not told

  // Which act waits for its key to be pressed again, and which one did before this key.
  std::optional<int> asked;
  std::optional<int> asked_before;

  // Says why something was not done, for a while: what is refused now may be done a moment later.
  void refuse(const std::string& why) {
    refused = message = tr("Not done: {}", why);
    refused_until_ms = now_ms + kRefusalMs;
  }
  // Takes a refusal away whose time is over.
  void let_go() {
    if (now_ms >= refused_until_ms && message == refused) message.clear();
  }

  // True when the key of `act` was pressed twice in a row, or need not be; otherwise says
  // `question`.
  bool confirmed(int act, std::string question) {
    if (asked_before == act || settings.now().no_questions) return true;
    asked = act;
    message = std::move(question);
    return false;
  }
  // Says so, and is false, when a request could not even be taken.
  bool check(client::IntentId intent) {
    if (intent == 0) message = tr("Not done: the server has not answered earlier commands yet");
    return intent != 0;
  }
  // The same of an action, and says when players read later what it says.
  bool act(v1::Action action);
  // Out of the room into the lobby.
  void keep_seat() {
    message = tr("your seat in {} is kept; Enter goes back", client::printable(model.room->code));
    requests.step_out();
    next = Place::kLobby;
  }
};

// The connection in words: "ok 23 ms", "slow 400 ms", "away, back in 3 s", with "2 pending" while
// something has no answer.
std::string link_words(const Stage& stage);

}  // namespace gridmates::terminal
