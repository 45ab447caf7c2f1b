// Handles a line that is typed in a room.
#include <algorithm>
#include <array>

#include "client/catalogue/catalogue.h"
#include "client/commands/command.h"
#include "client/core/text.h"
#include "client/terminal/room_page.h"
#include "client/terminal/typed_command.h"

namespace gridmates::terminal {

// Commands that end a match or change the whole board need a second Enter.
bool RoomPage::asks_before(const std::string& text, const client::Room& room) const {
  constexpr std::array<std::string_view, 7> kEnds = {"stop", "give",    "resign", "stand",
                                                     "next", "rematch", "leave"};
  const auto command = commands::parse_command(text, 0);
  if (!command || !room.match_is_on()) return false;
  const std::string& word = command->words[0];
  return std::ranges::find(kEnds, word) != kEnds.end() || pane_->asks_before(word);
}

// Returns false for an invalid line, which stays to be corrected.
bool RoomPage::typed(const std::string& text, Stage& stage) {
  if (text.empty()) return true;
  if (prompt_->purpose() == kCommand) {
    if (stage.model.room && asks_before(text, *stage.model.room)) {
      if (const std::string why = why_not_typed(text, stage); !why.empty()) {
        stage.refuse(why);
        return false;
      }
      if (!stage.confirmed(kCommand, tr("this cannot be undone; Enter again does it")))
        return false;
    }
    return run_line(text, stage);
  }
  if (prompt_->purpose() == kEmote) return run_line("emote " + text, stage);
  if (prompt_->purpose() == kGoTo) {
    const auto cell = pane_->parse_cell(text);
    if (!cell) {
      stage.message = tr("There is no cell {}.", client::printable(text));
      return false;
    }
    pane_->go_to(*cell);
    point(stage);
    return true;
  }
  v1::Action action;
  action.mutable_say()->set_text(text);
  return stage.act(std::move(action));
}

}  // namespace gridmates::terminal
