#include "client/terminal/next_page.h"

#include <utility>
#include <variant>

#include "client/commands/command.h"
#include "client/commands/game_words.h"
#include "client/commands/lobby_words.h"
#include "client/commands/room_words.h"
#include "client/core/notice.h"
#include "client/core/text.h"
#include "client/terminal/game_pane.h"
#include "client/words/refusals.h"

namespace gridmates::terminal {
namespace {

// The first value of every option. It is never typed into a command.
constexpr std::string_view kAsItIs = "as-it-is";

commands::Option with_as_it_is(commands::Option option) {
  option.values.insert(option.values.begin(), std::string(kAsItIs));
  return option;
}

}  // namespace

const Bindings& NextPage::bindings() const {
  static const Bindings table = form(tr_later("next board"), tr_later("back to the room"));
  return table;
}

std::string NextPage::why_not(int act, const Stage& stage) const {
  if (act != kOpen || !stage.model.room) return {};
  const client::Room& room = *stage.model.room;
  return words::why_not(room, v1::Action::kNext, room.time_ms(stage.now_ms));
}

void NextPage::opened(Stage& stage) {
  if (!stage.model.room) {
    stage.next = Place::kLobby;
    return;
  }
  const client::Room& room = *stage.model.room;
  const v1::RoomHead& head = room.view.head();
  std::string of = room.code + "/" + std::to_string(head.match());
  if (of != of_) {
    *this = NextPage();
    of_ = std::move(of);
    only_game(commands::facts_of(stage.model, head.game()));
    table_ = head.table();
  }
  if (stage.from != Place::kSettings) {
    back_ = stage.from == Place::kEnd ? Place::kEnd : Place::kRoom;
  }
  stage.check(stage.requests.list_packs());
}

void NextPage::heard(const client::Notice& notice, Stage&) {
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (asked_ == 0 || answered == nullptr || answered->intent != asked_) return;
  asked_ = 0;
  if (client::refusal(answered->frame) == nullptr) of_.clear();
}

std::vector<CreatePage::Field> NextPage::fields() const {
  std::vector<Field> fields;
  add_board_fields(fields);
  if (fields.empty()) fields.push_back({Kind::kGame});
  return fields;
}

std::string NextPage::heading(const Stage& stage) const {
  return tr("NEXT BOARD: {}", game_title(stage.model, chosen_game().id()));
}

std::string NextPage::about(const Stage& stage) const {
  if (!stage.model.room) return {};
  const v1::RoomHead& head = stage.model.room->view.head();
  const std::string now = commands::picked_words(head.game(), head.options(), head.table());
  const std::string stays = tr("What you do not change stays as it is.");
  return now.empty() ? stays : stays + " " + tr("The room now plays: {}.", now);
}

std::vector<commands::Option> NextPage::options() const {
  std::vector<commands::Option> options = CreatePage::options();
  for (commands::Option& option : options) option = with_as_it_is(std::move(option));
  return options;
}

// Only the time cap can be changed between matches.
std::vector<commands::Option> NextPage::room_options() const {
  std::vector<commands::Option> options;
  for (commands::Option& option : CreatePage::room_options()) {
    if (option.name != "cap") continue;
    option.values.front() = "0";
    options.push_back(with_as_it_is(std::move(option)));
  }
  return options;
}

std::string NextPage::value_words(Field field, const Stage& stage) const {
  if (field.kind == Kind::kGame) return game_title(stage.model, chosen_game().id());
  const bool is_option = field.kind == Kind::kOption || field.kind == Kind::kRoomOption;
  if (is_option && picked(option_of(field)) == kAsItIs) return tr("as it is");
  return CreatePage::value_words(field, stage);
}

// Works like the command `next`.
void NextPage::submit(Stage& stage) {
  if (!stage.model.room) return;
  const auto command = commands::parse_command("next" + picked_line(options()), 0);
  auto read = commands::read_room_command(*command, stage.model);
  if (const auto* unread = std::get_if<commands::Unread>(&read)) {
    stage.message = client::printable(unread->why);
    return;
  }
  v1::Action action = std::get<v1::Action>(std::move(read));
  v1::CreateRoom chosen;
  if (std::string why = choose_puzzle(chosen, stage); !why.empty()) {
    stage.message = std::move(why);
    return;
  }
  if (chosen.has_puzzle()) *action.mutable_next()->mutable_puzzle() = chosen.puzzle();
  const bool asks = stage.model.room->match_is_on();
  if (asks && !stage.confirmed(kOpen, tr("this cannot be undone; Enter again does it"))) return;
  asked_ = stage.requests.act(std::move(action));
  if (stage.check(asked_)) stage.next = Place::kRoom;
}

}  // namespace gridmates::terminal
