#include "client/terminal/typed_command.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/commands/lobby_words.h"
#include "client/commands/room_words.h"
#include "client/core/text.h"
#include "client/lines/describe.h"
#include "client/lines/game_lines.h"
#include "client/lines/look.h"
#include "client/replay/typed_replay.h"
#include "client/terminal/daily_page.h"
#include "client/terminal/game_pane.h"
#include "client/terminal/linear_only.h"
#include "client/terminal/room_text.h"
#include "client/terminal/typed_alone.h"
#include "client/words/refusals.h"

namespace gridmates::terminal {
namespace {

using commands::Command;
using commands::Unread;

void go_to_lobby(Stage& stage) { stage.next = Place::kLobby; }

void show_lines(std::string title, std::function<lines::Lines(const client::Model&)> of,
                Stage& stage, std::string typed = {}) {
  stage.lines = {std::move(title), std::move(of), std::move(typed)};
  stage.next = Place::kLines;
}

// "RULES GAME". A game's own commands have the typed command as their heading.
std::string heading_of(const Command& command) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kHeadings{
      {{"about", tr_later("ABOUT")},
       {"board", tr_later("BOARD")},
       {"rules", tr_later("RULES")},
       {"where", tr_later("WHERE")}}};
  const std::string& word = command.words[0];
  const auto* known = std::ranges::find(kHeadings, word, &decltype(kHeadings)::value_type::first);
  const std::string heading =
      known == kHeadings.end() ? upper(word) : std::string(tr(known->second));
  return command.rest.empty() ? heading : heading + " " + client::printable(command.rest);
}

// The text for the clipboard in these lines; removes its prefix from the shown lines.
std::optional<std::string> to_copy(lines::Lines& shown) {
  std::optional<std::string> text;
  for (std::string& line : shown) {
    if (!line.starts_with(lines::kCopied)) continue;
    line.erase(0, lines::kCopied.size());
    text = (text ? *text + "\n" : "") + line;
  }
  return text;
}

// A mistyped or refused command must not leave a room.
bool refuse_in_room(Stage& stage) {
  return refuse({"IN_ROOM", tr("you are in {}; go to the lobby first (q)", stage.model.room->code)},
                stage);
}

bool run(v1::CreateRoom room, Stage& stage) {
  if (stage.model.room) return refuse_in_room(stage);
  go_to_lobby(stage);
  stage.message = tr("opening the room ...");
  return stage.check(stage.requests.create_room(std::move(room)));
}

bool run(v1::Queue queue, Stage& stage) {
  if (stage.model.room) return refuse_in_room(stage);
  go_to_lobby(stage);
  return stage.check(stage.requests.queue(std::move(*queue.mutable_room())));
}

bool run(const v1::Unqueue&, Stage& stage) { return stage.check(stage.requests.unqueue()); }

bool run(const commands::EnterRoom& enter, Stage& stage) {
  if (stage.model.room && stage.model.room->code == enter.code) {
    stage.next = Place::kRoom;
    return true;
  }
  if (stage.model.room) return refuse_in_room(stage);
  go_to_lobby(stage);
  stage.message = tr("joining {} ...", client::printable(enter.code));
  return stage.check(stage.requests.enter(enter.code, enter.watch));
}

bool run(const commands::ChangeName& change, Stage& stage) {
  return stage.check(stage.requests.rename(change.name));
}

bool run(v1::GetLeaderboard asked, Stage& stage) {
  const auto games = known_games(stage.model);
  const bool known = std::ranges::find(games, asked.game(), &v1::GameFacts::id) != games.end();
  if (!known) return refuse({"USAGE", tr("there is no game {} here", asked.game())}, stage);
  stage.fame = std::move(asked);
  stage.next = Place::kFame;
  return true;
}

lines::Lines puzzle_lines(const client::Model& model) {
  lines::Lines out = lines::describe(model.puzzles);
  if (model.puzzles.more()) out.push_back(lines::more_of(model.puzzles));
  return out;
}

bool run(v1::ListPuzzles asked, Stage& stage) {
  show_lines(tr("PUZZLES"), puzzle_lines, stage);
  return stage.check(stage.requests.list_puzzles(std::move(asked)));
}

bool run(v1::GetPlayer asked, Stage& stage) { return show_player(std::move(asked), stage); }

bool run(const commands::ListDailies& asked, Stage& stage) {
  if (asked.share) return show_shares(asked, stage);
  stage.next = Place::kDaily;
  stage.daily = asked.date;
  return true;
}

bool run(v1::OpenDaily asked, Stage& stage) {
  if (!may_open_daily(stage)) return refuse_in_room(stage);
  return open_daily(std::move(asked), stage) != 0;
}

bool run(const Unread& unread, Stage& stage) { return refuse(unread, stage); }

lines::Lines pack_lines(const client::Model& model) {
  lines::Lines out;
  for (const v1::Pack& pack : model.packs.packs()) out.push_back(lines::describe(pack));
  return out;
}

// In the lobby the list of rooms is already on the screen.
bool run(const client::RoomFilter& filter, Stage& stage) {
  const auto of = [filter](const client::Model& model) {
    lines::Lines out;
    for (const auto* room : client::rooms_in_order(model.rooms, filter)) {
      out.push_back(lines::describe(*room));
    }
    return out;
  };
  const bool is_plain = filter.game.empty() && filter.wanted == client::RoomsWanted::kAll;
  if (stage.model.room || !is_plain) show_lines(tr("OPEN ROOMS"), of, stage);
  return stage.check(stage.requests.list_rooms());
}

bool watch_again(const Command& command, Stage& stage) {
  auto read = replay::read_replay(command, stage.model.room ? &*stage.model.room : nullptr);
  if (const auto* no = std::get_if<Unread>(&read)) return refuse(*no, stage);
  const auto& wanted = std::get<v1::GetReplay>(read);
  stage.replay = {wanted.run(), wanted.racer()};
  stage.next = Place::kReplay;
  return true;
}

bool ping(const Command& command, Stage& stage) {
  const auto cell = commands::read_ping(command, stage.model);
  if (const auto* no = std::get_if<Unread>(&cell)) return refuse(*no, stage);
  stage.requests.ping(std::get<std::uint32_t>(cell));
  stage.message = tr("you point at {}",
                     commands::cell_name_in(*stage.model.room, std::get<std::uint32_t>(cell)));
  return true;
}

bool follow(const Command& command, Stage& stage) {
  const auto player = commands::read_follow(command, stage.model);
  if (const auto* no = std::get_if<Unread>(&player)) return refuse(*no, stage);
  if (!stage.requests.follow(std::get<std::uint32_t>(player))) {
    return refuse({"WRONG_STATE", tr("the room is not there yet; try again")}, stage);
  }
  const bool all = std::get<std::uint32_t>(player) == 0;
  stage.message = all ? tr("you see everyone's progress")
                      : tr("you follow {}, at least {} s late", client::printable(command.rest),
                           client::kFollowDelayS);
  return true;
}

// Runs a command that is not sent to the current room: lists, entering and opening rooms, looking,
// quit. False: it was refused, and the message says why. nullopt: it is another command.
std::optional<bool> run_command(const Command& command, Stage& stage) {
  const std::string& word = command.words[0];
  if (command.words.size() > 1 && commands::is_bare(word)) {
    return refuse({"USAGE", commands::takes_nothing(word)}, stage);
  }
  if (auto read = commands::read_lobby_command(command, stage.model)) {
    return std::visit([&stage](auto& asked) { return run(std::move(asked), stage); }, *read);
  }
  if (auto seen = lines::look(command, stage.model, stage.now_ms, stage.requests.private_notes())) {
    if (const auto* unread = std::get_if<Unread>(&*seen)) return refuse(*unread, stage);
    auto lines = std::get<lines::Lines>(std::move(*seen));
    if (lines.empty() && word != "where") return true;
    if (lines.empty()) lines = {tr("nowhere")};
    stage.copied = to_copy(lines);
    const std::string typed = word + (command.rest.empty() ? "" : " " + command.rest);
    show_lines(
        heading_of(command), [lines = std::move(lines)](const client::Model&) { return lines; },
        stage, client::printable(typed));
    return true;
  }
  if (word == "packs") {
    show_lines(tr("PACKS"), pack_lines, stage);
    return stage.check(stage.requests.list_packs());
  }
  if (word == "replay") return watch_again(command, stage);
  if (word == "help") {
    show_lines(tr("HELP"), lines::help_lines, stage, word);
    return true;
  }
  if (word == "ping") return ping(command, stage);
  if (word == "hurry") {
    const auto no = commands::why_not_hurry(stage.model.room ? &*stage.model.room : nullptr);
    return no ? refuse(*no, stage) : stage.requests.hurry();
  }
  if (word == "follow") return follow(command, stage);
  if (word == "premove") return premove(command, stage);
  if (word == "mute") return mute(command, stage);
  if (word == "unmute") return unmute(command, stage);
  if (word == "ghost" && command.words.size() > 1) return ghost(command, stage);
  if (word == "cancel") {
    return stage.requests.cancel_board() ||
           refuse({"WRONG_STATE", tr("no board is being made")}, stage);
  }
  if (const std::string_view here = instead_of(word); !here.empty()) {
    return refuse({"USAGE", std::string(tr(here))}, stage);
  }
  if (word == "lobby" && stage.model.room) {
    stage.keep_seat();
    return true;
  }
  if (word == "lobby") return refuse({"NO_ROOM", std::string(tr(commands::kNoRoom))}, stage);
  if (word != "quit") return std::nullopt;
  stage.next = Place::kQuit;
  return true;
}

// The action for the room; nullopt if it is no command to a room.
std::optional<commands::RoomCommand> read_in_room(const Command& command,
                                                  const client::Model& model) {
  const bool in_room = model.room.has_value();
  if (!commands::is_room_word(command.words[0])) {
    return commands::read_move(command, in_room ? &*model.room : nullptr);
  }
  if (!in_room) return Unread{"NO_ROOM", std::string(tr(commands::kNoRoom))};
  return commands::read_room_command(command, model);
}

}  // namespace

bool show_player(v1::GetPlayer asked, Stage& stage) {
  stage.player = std::move(asked);
  stage.next = Place::kPast;
  return true;
}

std::string why_not_typed(const std::string& text, const Stage& stage) {
  const auto command = commands::parse_command(text, 1);
  if (!command || !stage.model.room) return {};
  if (!command->fault.empty()) return words::as_clause(client::printable(command->fault));
  const auto read = read_in_room(*command, stage.model);
  if (!read) return {};
  if (const auto* unread = std::get_if<Unread>(&*read))
    return words::as_clause(client::printable(unread->why));
  const client::Room& room = *stage.model.room;
  return words::why_not(room, std::get<v1::Action>(*read).act_case(), room.time_ms(stage.now_ms));
}

bool run_line(const std::string& text, Stage& stage) {
  const auto command = commands::parse_command(text, 1);
  if (!command) return true;
  if (!command->fault.empty()) return refuse({"USAGE", command->fault}, stage);
  if (const auto done = run_command(*command, stage)) return *done;
  auto read = read_in_room(*command, stage.model);
  const std::string& word = command->words[0];
  if (!read) return refuse({"USAGE", tr("there is no command {} here; try help", word)}, stage);
  if (const auto* unread = std::get_if<Unread>(&*read)) return refuse(*unread, stage);
  return stage.act(std::get<v1::Action>(std::move(*read)));
}

}  // namespace gridmates::terminal
