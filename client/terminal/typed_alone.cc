#include "client/terminal/typed_alone.h"

#include <utility>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/commands/premove.h"
#include "client/core/text.h"
#include "client/words/refusals.h"

namespace gridmates::terminal {

using commands::Command;
using commands::Unread;

bool refuse(const Unread& unread, Stage& stage) {
  stage.refuse(words::as_clause(client::printable(unread.why)));
  return false;
}

bool mute(const Command& command, Stage& stage) {
  if (command.rest.empty()) {
    std::vector<std::string> muted;
    for (const std::string& name : stage.muted.names()) muted.push_back(client::printable(name));
    if (muted.empty()) muted = {tr("nobody")};
    stage.lines = {tr("MUTED"), [muted](const client::Model&) { return muted; }};
    stage.next = Place::kLines;
    return true;
  }
  if (const auto no = commands::why_not_muted(command.rest, stage.model)) {
    return refuse(*no, stage);
  }
  stage.muted.mute(stage.model.room->member(command.rest)->name());
  stage.message = tr("what {} says is hidden", client::printable(command.rest));
  return true;
}

bool unmute(const Command& command, Stage& stage) {
  if (!stage.muted.unmute(command.rest)) {
    return refuse(commands::nobody_muted(command.rest), stage);
  }
  stage.message = tr("what {} says is shown", client::printable(command.rest));
  return true;
}

bool premove(const Command& command, Stage& stage) {
  const client::Room* room = stage.model.room ? &*stage.model.room : nullptr;
  const std::uint64_t time_ms = room == nullptr ? 0 : room->time_ms(stage.now_ms);
  auto read = commands::read_premove(command, room, time_ms);
  if (const auto* no = std::get_if<Unread>(&read)) return refuse(*no, stage);
  if (auto* move = std::get_if<v1::Action>(&read)) {
    stage.premove.set(*room, std::move(*move));
    stage.message = tr("{} is made when it is your turn; premove off takes it back",
                       client::printable(command.rest));
  } else if (stage.premove.drop()) {
    stage.message = tr("premove cancelled");
  } else {
    return refuse({"NOT_FOUND", tr("no move waits for its turn")}, stage);
  }
  return true;
}

bool ghost(const Command& command, Stage& stage) {
  auto read = replay::read_ghost(command);
  if (const auto* no = std::get_if<Unread>(&read)) return refuse(*no, stage);
  return show_ghost(std::get<replay::GhostChoice>(std::move(read)), stage);
}

bool show_ghost(replay::GhostChoice choice, Stage& stage) {
  using Of = replay::GhostChoice::Of;
  const client::Room* room = stage.model.room ? &*stage.model.room : nullptr;
  if (const auto no = replay::why_no_ghost(room)) return refuse(*no, stage);
  if (!stage.settings.now().shows(Aid::kGhost) && choice.of != Of::kNone) {
    return refuse({"WRONG_STATE", tr("the settings hide the ghost (Ctrl+p)")}, stage);
  }
  stage.message = choice.of == Of::kNone ? tr("no ghost in this room from now on")
                  : choice.of == Of::kBest
                      ? tr("the ghost is your own best run")
                      : tr("the ghost is {} from now on", client::printable(choice.run));
  stage.ghost = std::move(choice);
  return true;
}

}  // namespace gridmates::terminal
