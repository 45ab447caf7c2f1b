// The line-by-line client: commands in, lines out, no drawing. docs/LINEAR.md is its contract. It
// uses no descriptors and no clock: the program types lines into it and writes what it prints. One
// thread; the client and the output must outlive it.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "client/commands/command.h"
#include "client/commands/premove.h"
#include "client/commands/room_words.h"
#include "client/core/client.h"
#include "client/core/private_notes.h"
#include "client/linear/ends.h"
#include "client/linear/ghosts.h"
#include "client/linear/output.h"
#include "client/linear/replays.h"
#include "client/linear/talk.h"
#include "client/linear/verbosity.h"
#include "client/replay/study.h"

namespace gridmates::linear {

using commands::Command;

class Linear {
 public:
  // Subscribes to the client's notices. All three must outlive it.
  Linear(client::Client& client, Output& output, client::PrivateNotes& notes);

  // Takes one typed line. Only while wants_input().
  void type(const std::string& line);
  // Ends the input: the client stops once everything is answered.
  void end_input();

  // Whether fewer than client::kMaxUnanswered commands are unanswered.
  bool wants_input() const;
  bool finished() const { return exit_code_.has_value(); }  // nothing more will be printed
  // The exit code: 0 success, 1 refused by the server, 3 unreachable. Valid once finished.
  int exit_code() const { return exit_code_.value_or(0); }
  // Why the client stopped, if standard error should show it.
  const std::string& last_words() const { return last_words_; }
  // Whether the input has ended and answers are missing because there is no connection.
  bool stranded() const;

 private:
  using Handler = bool (Linear::*)(const Command&);
  static Handler handler_of(std::string_view word);

  void pump();
  // Each runs a command; false: not yet, it has to wait.
  bool run(const Command& command);
  bool run_new(const Command& command);
  bool run_queue(const Command& command);
  void tell_room(const Command& command);
  bool run_daily(const Command& command);
  bool run_enter(const Command& command);
  bool run_rename(const Command& command);
  bool run_ping(const Command& command);
  bool run_hurry(const Command& command);
  bool run_ghost(const Command& command);
  bool run_premove(const Command& command);
  void make_premove();
  void took_premoved(const v1::ServerFrame& frame);
  bool run_follow(const Command& command);
  bool run_mute(const Command& command);
  bool run_list(const Command& command);
  bool run_room(const Command& command);
  bool step_out(const Command& command);
  bool run_help(const Command& command);
  bool run_quit(const Command& command);
  bool run_cancel(const Command& command);
  bool run_verbosity(const Command& command);
  bool run_replay(const Command& command);
  bool run_step(const Command& command);
  bool took_replay(const Command& command, const v1::Replay& part);
  void took_page(const Command& command, const v1::ServerFrame& frame);
  void cancel_for(const Command& command);
  bool run_game(const Command& command);  // one that only prints, or a move
  std::optional<bool> try_look(const Command& command);
  bool ask(const Command& command, client::IntentId intent);
  bool act(const Command& command, v1::Action action);
  // Whether all earlier commands are answered, and the room has the events of those answers.
  bool settled() const;

  void answer(const Command& command, const std::string& details, v1::ServerFrame frame);
  bool refuse(const Command& command, const std::string& code, const std::string& why);
  bool refuse(const Command& command, const commands::Unread& unread);
  bool refuse_in_room(const Command& command);
  void refuse(const Command& command, v1::ServerFrame frame);
  void refuse_elsewhere(const Command& command);
  bool next_is_open() const;         // whether a `next` is unanswered
  const client::Room* room() const;  // the current room, or null
  v1::ServerFrame room_frame() const;

  void take(const client::Notice& notice);
  void took(const client::Connected& notice);
  void took(const client::Disconnected& notice);
  void took(const client::Stopped& notice);
  void took(const client::Answered& notice);
  void took(const client::RoomSynced& notice);
  void took(const client::RoomReplaced& notice);
  void took(const client::EventApplied& notice);
  void took(const client::PresenceChanged& notice);
  void took(const client::BoardsTried& notice);
  void took(const client::RoomLeft& notice);
  void took(const client::InvitedTo& notice);
  void took(const client::SearchChanged& notice);
  void took(const client::ListArrived&) {}
  void took(const client::Warned& notice);
  void list(const Command& command, const v1::ServerFrame& frame);
  void list_dailies(const Command& command, const v1::ServerFrame& frame);
  void tell(const lines::Lines& lines);
  void news(const std::string& text, const v1::ServerFrame& frame);
  bool worth_telling(const v1::Event& event);

  client::Client& client_;
  Output& output_;
  client::PrivateNotes& notes_;
  Talk talk_;
  std::deque<Command> typed_;                  // not run yet
  std::map<client::IntentId, Command> asked_;  // run, not answered
  client::IntentId alone_ = 0;                 // one of them; later commands wait for it
  std::optional<Command> entering_;            // accepted; the room has not arrived yet
  commands::Premove premove_;
  client::IntentId premoved_ = 0;                // the premove that was sent
  v1::ActionAnswer promised_;                    // the latest one; settled() waits for its event
  std::set<std::uint32_t> away_;                 // members of the room who were reported as away
  std::map<std::uint32_t, std::uint32_t> told_;  // the tenths last reported of each rival's match
  std::set<std::uint32_t> cancelled_;            // `cancel` commands that cancelled a board
  Replays replays_;
  replay::PageStudy studied_;  // the page that was requested
  Ghosts ghosts_;              // in use once a ghost is requested
  Ends ends_;
  int verbosity_ = kFullVerbosity;
  std::uint32_t typed_count_ = 0;
  std::uint32_t found_after_ = 0;      // commands typed before an opponent's room was entered
  std::uint32_t boardless_until_ = 0;  // typed before a next board was refused
  std::string sought_;                 // the options typed behind `queue GAME`
  std::optional<bool> to_sit_;         // with a delay: whether the view has to show you seated
  bool input_ended_ = false, pumping_ = false, greeted_ = false, lost_ = false;
  std::optional<int> exit_code_;
  std::string last_words_;
};

}  // namespace gridmates::linear
