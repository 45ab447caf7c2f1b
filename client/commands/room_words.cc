#include "client/commands/room_words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/commands/lobby_words.h"
#include "client/core/text.h"
#include "client/words/emotes.h"
#include "client/words/refusals.h"

namespace gridmates::commands {
namespace {

RoomCommand read_sit(const Command& command) {
  std::uint32_t seat = 0;
  if (!command.rest.empty()) {
    seat = number_of(command.rest).value_or(0);  // 0 would mean any seat
    if (seat == 0) return Unread{"USAGE", tr("a seat is a number from 1, as in sit 2")};
  }
  v1::Action action;
  action.mutable_sit()->set_seat(seat);
  return action;
}

RoomCommand read_computer(const Command& command) {
  const bool off = command.words.size() == 3 && command.words[2] == "off";
  const auto seat = command.words.size() == 3 ? number_of(command.words[1]) : std::nullopt;
  const auto level = off    ? std::optional<std::uint32_t>(0)
                     : seat ? level_of(command.words[2])
                            : std::nullopt;
  if (!seat || *seat == 0 || !level) {
    return Unread{"USAGE", tr("as in computer 2 4: on seat 2, of level 1 to 6; or computer 2 off")};
  }
  v1::Action action;
  action.mutable_computer()->set_seat(*seat);
  action.mutable_computer()->set_level(*level);
  return action;
}

RoomCommand read_say(const Command& command) {
  v1::Action action;
  action.mutable_say()->set_text(command.rest);
  return action;
}

// Options that are not typed stay as they are in the room.
RoomCommand read_next(const Command& command, const client::Model& model) {
  if (!model.room) return Unread{"NO_ROOM", std::string(tr(kNoRoom))};
  const v1::RoomHead& head = model.room->view.head();
  const v1::GameFacts facts = facts_of(model, head.game());
  const auto listed = options_of(facts, head.table());
  BoardOptions options = parse_board_options(command.words, 1, false, listed);
  if (!options.error.empty()) return Unread{"USAGE", std::move(options.error)};
  v1::CreateRoom like;
  like.set_game(head.game());
  like.set_table(head.table());
  if (head.has_options()) *like.mutable_options() = head.options();
  if (options.puzzle) *like.mutable_puzzle() = *options.puzzle;
  v1::Action action;
  v1::Next& next = *action.mutable_next();
  if (!options.picked.empty()) {
    std::string why = ask_for(facts, options.picked, like);
    if (!why.empty()) return Unread{"USAGE", std::move(why)};
    *next.mutable_picked() = like.picked();
    if (like.picked().empty()) *next.mutable_options() = like.options();
  }
  if (like.has_puzzle()) *next.mutable_puzzle() = like.puzzle();
  if (options.cap_minutes) next.set_cap_minutes(*options.cap_minutes);
  return action;
}

// Whether the member's name is hidden, as names of watchers are until the match ends.
bool is_hidden(const v1::Member& member) {
  return member.name() == "#" + std::to_string(member.number());
}

Unread no_member(const Command& command, const client::Room& room) {
  const auto hidden = std::ranges::find_if(room.view.members(), is_hidden);
  if (hidden == room.view.members().end()) {
    return {"NOT_FOUND", tr("nobody here is called {}", command.rest)};
  }
  return {"NOT_FOUND", tr("nobody here is called {}; those who watch go by their numbers here, "
                          "as in {} {}",
                          command.rest, command.words[0], hidden->name())};
}

// kick and host take a member's name.
RoomCommand read_member(const Command& command, const client::Room* room) {
  if (command.rest.empty()) return Unread{"USAGE", tr("as in {} ana", command.words[0])};
  if (room == nullptr) return Unread{"NO_ROOM", std::string(tr(kNoRoom))};
  const v1::Member* member = room->member(command.rest);
  if (member == nullptr) return no_member(command, *room);
  v1::Action action;
  if (command.words[0] == "kick") action.mutable_kick()->set_member(member->number());
  if (command.words[0] == "host") action.mutable_pass_host()->set_member(member->number());
  return action;
}

RoomCommand read_emote(const Command& command) {
  v1::Action action;
  action.mutable_say()->set_emote(words::emote_named(lower(command.rest)));
  if (action.say().emote() != v1::EMOTE_UNSPECIFIED) return action;
  return Unread{"USAGE", tr("an emote is one of {}", words::all_emotes())};
}

RoomCommand read_invite(const Command& command) {
  if (command.rest.empty()) return Unread{"USAGE", tr("as in invite ana")};
  v1::Action action;
  action.mutable_invite()->set_name(command.rest);
  return action;
}

RoomCommand read_give_up(const Command& command, const client::Room* room) {
  if (command.words.size() != 2 || command.words[1] != "up")
    return Unread{"USAGE", tr("as in give up")};
  if (room == nullptr) return Unread{"NO_ROOM", std::string(tr(kNoRoom))};
  return give_up(*room);
}

// yes, no, and go on, which is a synonym of yes.
RoomCommand read_vote(const Command& command) {
  const std::string& word = command.words[0];
  const bool on = word == "go" && command.words.size() == 2 && command.words[1] == "on";
  if (word == "go" ? !on : command.words.size() != 1) {
    return Unread{"USAGE", word == "go" ? tr("as in go on") : takes_nothing(word)};
  }
  v1::Action action;
  action.mutable_vote()->set_yes(word != "no");
  return action;
}

// Commands of one word.
RoomCommand read_plain(const Command& command, const client::Room* room) {
  const std::string& word = command.words[0];
  const bool anyway = word == "start" && command.rest == "anyway";
  if (command.words.size() != 1 && !anyway) return Unread{"USAGE", takes_nothing(word)};
  const v1::RoomState state = room == nullptr ? v1::ROOM_STATE_CLOSED : room->view.head().state();
  const bool is_laid = state == v1::ROOM_STATE_WAITING && room->view.head().match() != 0;
  if (word == "rematch" && is_laid && !room->hosting()) {
    return Unread{"WRONG_STATE", tr("the next board is on the table already")};
  }
  v1::Action action;
  if (word == "stand") action.mutable_stand();
  if (word == "start") action.mutable_start()->set_anyway(anyway);
  if (word == "ready") action.mutable_ready();
  if (word == "unready") action.mutable_unready();
  if (word == "stop") action.mutable_stop();
  if (word == "resign") action.mutable_resign();
  if (word == "draw") action.mutable_draw();
  if (word == "takeback") action.mutable_take_back();
  if (word == "claim") action.mutable_claim();
  // A player at a versus table who is not the host asks the other player.
  const bool asks = client::is_finished(state) && !room->hosting() && room->seated() &&
                    room->view.head().table() == v1::TABLE_VERSUS;
  if (word == "rematch" && asks) action.mutable_renew();
  if (word == "rematch" && !asks) action.mutable_rematch();
  if (word == "pause") action.mutable_pause();
  if (word == "unpause") action.mutable_unpause();
  if (word == "lock") action.mutable_lock();
  if (word == "unlock") action.mutable_unlock();
  if (word == "leave") action.mutable_leave();
  return action;
}

}  // namespace

std::variant<std::uint32_t, Unread> read_ping(const Command& command, const client::Model& model) {
  if (!model.room) return Unread{"NO_ROOM", std::string(tr(kNoRoom))};
  const client::Room& room = *model.room;
  if (room.match() == nullptr)
    return Unread{"WRONG_STATE", tr("there is no board to point at just now")};
  if (room.view.head().table() == v1::TABLE_RACE) {
    return Unread{"WRONG_STATE", tr("in a race nobody sees where you point")};
  }
  const auto cell = cell_in(room, command.rest);
  if (cell) return *cell;
  if (command.rest.empty()) return Unread{"USAGE", tr("as in ping {}", cell_name_in(room, 0))};
  return Unread{"USAGE", tr("there is no cell {}", command.rest)};
}

std::variant<std::uint32_t, Unread> read_follow(const Command& command,
                                                const client::Model& model) {
  if (!model.room) return Unread{"NO_ROOM", std::string(tr(kNoRoom))};
  if (command.rest.empty()) return Unread{"USAGE", tr("as in follow ana, or follow all")};
  const v1::RoomView& view = model.room->view;
  const bool race = view.head().table() == v1::TABLE_RACE;
  if (!race) return Unread{"WRONG_STATE", tr("a player can be followed only in a race")};
  if (model.room->seated()) return Unread{"WRONG_STATE", tr("only watchers can follow a racer")};
  if (command.rest == "all") return std::uint32_t{0};
  const v1::Member* member = model.room->member(command.rest);
  for (const v1::MatchView& match : view.matches()) {
    if (match.players(0).name() == command.rest) return match.players(0).player() + 1;
  }
  for (const v1::MatchView& match : view.matches()) {
    const bool theirs = member != nullptr && match.players(0).member() == member->number();
    if (theirs) return match.players(0).player() + 1;
  }
  const std::uint32_t late_s = model.room->late_s;
  if (late_s != 0 && !model.room->match_is_on()) {
    return Unread{
        "WRONG_STATE",
        tr("the room is shown {} s late, and the race of that time is not on yet", late_s)};
  }
  if (view.matches().empty() && member != nullptr)
    return Unread{"WRONG_STATE", tr("there is no board to follow just now")};
  return Unread{"NOT_FOUND", tr("nobody in the race is called {}", command.rest)};
}

std::optional<Unread> why_not_muted(const std::string& name, const client::Model& model) {
  if (!model.room) return Unread{"NO_ROOM", std::string(tr(kNoRoom))};
  const v1::Member* member = model.room->member(name);
  if (member == nullptr) return Unread{"NOT_FOUND", tr("nobody here is called {}", name)};
  if (member->number() == model.room->you) return Unread{"USAGE", tr("that is you")};
  return std::nullopt;
}

Unread nobody_muted(const std::string& name) {
  if (name.empty()) return {"USAGE", tr("as in unmute ana")};
  return {"NOT_FOUND", tr("nobody called {} is muted", name)};
}

std::optional<Unread> why_not_hurry(const client::Room* room) {
  if (room == nullptr) return Unread{"NO_ROOM", std::string(tr(kNoRoom))};
  if (!room->has_computer()) return Unread{"WRONG_STATE", tr("no computer plays here")};
  if (room->view.head().table() == v1::TABLE_RACE) {
    return Unread{"WRONG_STATE", tr("computers that race keep their pace")};
  }
  if (!room->seated()) return Unread{"WRONG_STATE", tr("you are watching")};
  if (!room->computer_to_move()) return Unread{"WRONG_STATE", tr("no computer is to move")};
  return std::nullopt;
}

v1::Action give_up(const client::Room& room) {
  const v1::RoomHead& head = room.view.head();
  v1::Action action;
  if (head.state() == v1::ROOM_STATE_WAITING) {
    action.mutable_start();
  } else if (head.table() != v1::TABLE_COOP && !client::is_finished(head.state())) {
    action.mutable_resign();
  } else {
    action.mutable_renew();
  }
  return action;
}

RoomCommand read_room_command(const Command& command, const client::Model& model) {
  const client::Room* room = model.room ? &*model.room : nullptr;
  const std::string& word = command.words[0];
  if (word == "sit") return read_sit(command);
  if (word == "computer") return read_computer(command);
  if (word == "say") return read_say(command);
  if (word == "next") return read_next(command, model);
  if (word == "kick" || word == "host") return read_member(command, room);
  if (word == "emote") return read_emote(command);
  if (word == "invite") return read_invite(command);
  if (word == "give") return read_give_up(command, room);
  if (word == "yes" || word == "no" || word == "go") return read_vote(command);
  return read_plain(command, room);
}

std::optional<RoomCommand> read_move(const Command& command, const client::Room* room) {
  for (const GameWords& game : all_game_words()) {
    const auto parsed = game.parse(command.words, room == nullptr ? nullptr : room->match());
    if (!parsed) continue;
    if (room == nullptr) return Unread{"NO_ROOM", std::string(tr(kNoRoom))};
    if (room->view.head().game() != game.game) continue;
    if (const auto* why = std::get_if<std::string>(&*parsed)) {
      const std::string no = words::why_not(*room, v1::Action::kPlay, room->room_time_ms);
      const bool hidden = room->match() == nullptr && !no.empty();
      return hidden ? Unread{"WRONG_STATE", no} : Unread{"USAGE", *why};
    }
    v1::Action action;
    *action.mutable_play()->mutable_move() = std::get<v1::Move>(*parsed);
    return action;
  }
  return std::nullopt;
}

}  // namespace gridmates::commands
