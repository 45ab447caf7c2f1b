// The handlers of the line-by-line client's commands.
#include <algorithm>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/lobby_words.h"
#include "client/commands/room_words.h"
#include "client/core/text.h"
#include "client/linear/linear.h"
#include "client/linear/verbosity.h"
#include "client/lines/dailies.h"
#include "client/lines/describe.h"
#include "client/lines/look.h"

namespace gridmates::linear {
namespace {

constexpr std::string_view kTooLate =
    tr_later("the match has ended, and stays as it is; replay looks through it, step by step");

// Whether the action takes back a move of a finished match.
bool is_too_late(const client::Room* room, const v1::Action& action) {
  if (room == nullptr || !client::is_finished(room->view.head().state())) return false;
  return replay::takes_back(room->view.head().game(), action.play().move());
}

}  // namespace

Linear::Handler Linear::handler_of(std::string_view word) {
  if (commands::is_room_word(word)) return &Linear::run_room;
  if (word == "new") return &Linear::run_new;
  if (word == "queue" || word == "unqueue") return &Linear::run_queue;
  if (word == "daily") return &Linear::run_daily;
  if (word == "join" || word == "watch") return &Linear::run_enter;
  if (word == "rename") return &Linear::run_rename;
  if (word == "ping") return &Linear::run_ping;
  if (word == "hurry") return &Linear::run_hurry;
  if (word == "ghost") return &Linear::run_ghost;
  if (word == "premove") return &Linear::run_premove;
  if (word == "follow") return &Linear::run_follow;
  if (word == "lobby") return &Linear::step_out;
  if (word == "mute" || word == "unmute") return &Linear::run_mute;
  if (word == "packs" || word == "rooms" || word == "puzzles") return &Linear::run_list;
  if (word == "replay") return &Linear::run_replay;
  if (is_replay_word(word) || is_past_word(word)) return &Linear::run_step;
  if (word == "leaderboard" || word == "me" || word == "player") return &Linear::run_list;
  if (word == "help") return &Linear::run_help;
  if (word == "quit") return &Linear::run_quit;
  if (word == "cancel") return &Linear::run_cancel;
  if (word == "verbosity") return &Linear::run_verbosity;
  return &Linear::run_game;
}

bool Linear::run(const Command& command) {
  if (!command.fault.empty()) return refuse(command, "USAGE", command.fault);
  const std::string& word = command.words[0];
  if (command.words.size() > 1 && commands::is_bare(word)) {
    return refuse(command, "USAGE", commands::takes_nothing(word));
  }
  return (this->*handler_of(word))(command);
}

// Remembers the command of a request; false for intent 0: the client takes no more now. Later
// commands wait, as the server may answer them first.
bool Linear::ask(const Command& command, client::IntentId intent) {
  if (intent == 0) return false;
  asked_.emplace(intent, command);
  alone_ = intent;
  return true;
}

bool Linear::act(const Command& command, v1::Action action) {
  if (client_.room_code().empty()) {
    return refuse(command, "NO_ROOM", std::string(tr(commands::kNoRoom)));
  }
  if (command.number <= found_after_) {
    if (!settled()) return false;
    refuse_elsewhere(command);
    return true;
  }
  const client::IntentId intent = client_.act(std::move(action));
  if (intent != 0) asked_.emplace(intent, command);  // a room answers in order
  return intent != 0;
}

bool Linear::run_new(const Command& command) {
  if (!settled() || !greeted_) return false;  // the options come with the greeting
  if (!client_.room_code().empty()) return refuse_in_room(command);
  auto read = *commands::read_lobby_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  return ask(command, client_.create_room(std::get<v1::CreateRoom>(std::move(read))));
}

bool Linear::run_queue(const Command& command) {
  if (!settled() || !greeted_) return false;  // the options come with the greeting
  const bool begins = command.words[0] == "queue";
  if (begins && !client_.room_code().empty()) return refuse_in_room(command);
  auto read = *commands::read_lobby_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  if (!begins) return ask(command, client_.unqueue());
  return ask(command, client_.queue(std::get<v1::Queue>(std::move(read)).room()));
}

bool Linear::run_enter(const Command& command) {
  if (!settled()) return false;
  auto read = *commands::read_lobby_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  const auto& enter = std::get<commands::EnterRoom>(read);
  const bool elsewhere = !client_.room_code().empty() && client_.room_code() != enter.code;
  if (elsewhere) return refuse_in_room(command);
  return ask(command, client_.enter(enter.code, enter.watch));
}

bool Linear::refuse_in_room(const Command& command) {
  return refuse(
      command, "IN_ROOM",
      tr("you are in {}; type lobby first, which keeps your seat, or leave", client_.room_code()));
}

// Renames in the current room, if there is one when the command runs.
bool Linear::run_rename(const Command& command) {
  auto read = *commands::read_lobby_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  return settled() && ask(command, client_.rename(std::get<commands::ChangeName>(read).name));
}

bool Linear::next_is_open() const {
  return std::ranges::any_of(asked_,
                             [](const auto& asked) { return asked.second.words[0] == "next"; });
}

// kick, host, give up and leave are read with the room's state when they run. A start after a next
// only starts that next board.
bool Linear::run_room(const Command& command) {
  const std::string& word = command.words[0];
  if (word == "start" && next_is_open()) return false;
  if (word == "start" && command.number <= boardless_until_) {
    return refuse(command, "STALE",
                  tr("the next board did not come; start again for the one before"));
  }
  if ((word == "kick" || word == "host" || word == "give") && !settled()) return false;
  auto read = commands::read_room_command(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  if (word == "leave" && !settled()) return false;
  // Leaving would give up an unfinished daily; after stepping out the player can come back to it.
  if (word == "leave" && lines::plays_daily(client_.model().room)) return step_out(command);
  return act(command, std::get<v1::Action>(std::move(read)));
}

// Leaves the room but keeps the seat.
bool Linear::step_out(const Command& command) {
  if (!settled()) return false;
  if (client_.room_code().empty()) {
    return refuse(command, "NO_ROOM", std::string(tr(commands::kNoRoom)));
  }
  client_.step_out();
  promised_.Clear();
  to_sit_.reset();
  away_.clear();
  answer(command, "", v1::ServerFrame());
  return true;
}

// Runs a command that only prints; nullopt: it is another one. False: it has to wait.
std::optional<bool> Linear::try_look(const Command& command) {
  if (!lines::is_look(command, client_.model())) return std::nullopt;
  if (!settled()) return false;
  // `about` waits for the server's greeting, or for one failed attempt.
  if (command.words[0] == "about" && !greeted_ && !lost_) return false;
  const auto looked = lines::look(command, client_.model(), client_.now_ms(), notes_);
  if (!looked) return std::nullopt;
  if (const auto* no = std::get_if<commands::Unread>(&*looked)) return refuse(command, *no);
  for (const auto& line : std::get<lines::Lines>(*looked)) output_.body(line);
  const client::Room* here = room();
  const bool is_about_room = command.words[0] != "rules" && command.words[0] != "about";
  if (here == nullptr || !is_about_room) {
    answer(command, is_about_room ? "nowhere" : "", v1::ServerFrame());
    return true;
  }
  const std::string code = client::printable(here->code);
  const std::string& word = command.words[0];
  answer(command,
         word == "board"   ? code
         : word == "where" ? code + " " + lines::place_words(*here)
                           : client::printable(command.rest),
         room_frame());
  return true;
}

bool Linear::run_help(const Command& command) {
  if (!settled() || !greeted_) return false;  // the games and options come with the greeting
  for (const std::string& line : lines::help_lines(client_.model())) output_.body(line);
  answer(command, "", v1::ServerFrame());
  return true;
}

bool Linear::run_quit(const Command& command) {
  if (!settled() || client_.unanswered() != 0) return false;
  typed_.clear();
  input_ended_ = true;
  client_.stop();
  answer(command, "", v1::ServerFrame());
  return true;
}

// Cancels earlier requests; answered after them.
bool Linear::run_cancel(const Command& command) {
  if (!cancelled_.contains(command.number)) cancel_for(command);
  if (!settled()) return false;
  if (cancelled_.erase(command.number) == 0) {
    const bool is_others = room() != nullptr && room()->boards_tried != 0;
    return is_others ? refuse(command, "FORBIDDEN", tr("only the host or who asked for it may"))
                     : refuse(command, "WRONG_STATE", tr("no board is being made"));
  }
  answer(command, "", v1::ServerFrame());
  return true;
}

void Linear::cancel_for(const Command& command) {
  const bool is_one = command.fault.empty() && command.words.size() == 1;
  if (is_one && client_.cancel_board()) cancelled_.insert(command.number);
}

// Applies to everything after its answer.
bool Linear::run_verbosity(const Command& command) {
  if (!settled()) return false;
  if (command.words.size() > 1) {
    const std::string& level = command.words[1];
    const bool is_level = command.words.size() == 2 && level.size() == 1 && level[0] >= '0' &&
                          level[0] <= '0' + kFullVerbosity;
    if (!is_level) return refuse(command, "USAGE", tr("as in verbosity 2; it is 0 to 3"));
    verbosity_ = level[0] - '0';
  }
  answer(command, std::to_string(verbosity_), v1::ServerFrame());
  return true;
}

// Cells are read with the board that is current after all earlier commands: after `start`, and
// after `sit` where watchers have a delay, that board is not visible yet.
bool Linear::run_game(const Command& command) {
  if (const auto looked = try_look(command)) return *looked;
  const bool waits = room() != nullptr && (room()->match() == nullptr || room()->late_s != 0);
  if (waits && !settled()) return false;
  auto read = commands::read_move(command, room());
  if (!read) {
    return refuse(command, "USAGE", tr("there is no command {} here; try help", command.words[0]));
  }
  if (const auto* no = std::get_if<commands::Unread>(&*read)) return refuse(command, *no);
  auto action = std::get<v1::Action>(std::move(*read));
  if (is_too_late(room(), action)) return refuse(command, "WRONG_STATE", std::string(tr(kTooLate)));
  return act(command, std::move(action));
}

bool Linear::run_replay(const Command& command) {
  if (!settled()) return false;
  const auto wanted = replays_.open(command, room());
  if (const auto* no = std::get_if<commands::Unread>(&wanted)) return refuse(command, *no);
  return ask(command, client_.get_replay(std::get<v1::GetReplay>(wanted)));
}

// Returns false if a further request was sent, or if it was refused.
bool Linear::took_replay(const Command& command, const v1::Replay& part) {
  const auto next = replays_.take(part);
  if (!next) return true;
  if (const auto* no = std::get_if<commands::Unread>(&*next)) {
    refuse(command, *no);
  } else if (!ask(command, client_.get_replay(std::get<v1::GetReplay>(*next)))) {
    refuse(command, "UNKNOWN", tr("the connection ended"));
  }
  return false;
}

bool Linear::run_step(const Command& command) {
  if (!settled()) return false;
  auto looked = is_past_word(command.words[0])
                    ? replays_.go_in(room(), command, client_.now_ms(), notes_)
                    : replays_.go(command);
  if (const auto* no = std::get_if<commands::Unread>(&looked)) return refuse(command, *no);
  auto& shown = std::get<Looked>(looked);
  for (const std::string& line : shown.lines) output_.body(line);
  answer(command, shown.details, std::move(shown.frame));
  return true;
}

}  // namespace gridmates::linear
