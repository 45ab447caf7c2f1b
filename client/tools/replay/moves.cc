#include "client/tools/replay/moves.h"

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/replay/steps.h"
#include "client/tools/replay/game_replay.h"
#include "client/tools/report.h"

namespace gridmates::tools {

std::string moves_text(const v1::Replay& replay) {
  const v1::RoomHead& head = replay.head();
  std::string text = client::printable(replay.run()) + ": " + client::printable(head.game()) +
                     ", " + std::string(tr(client::table_word(head.table()))) + "\n";
  const GameReplay* game = game_replay(head.game());
  const auto remark = game == nullptr ? nullptr : game->remarks(replay);
  for (const v1::Event& event : replay.events()) {
    const auto step = replay::step_words(replay, event);
    if (!step) continue;
    std::string words = step->words;
    if (step->player) {
      words = replay::player_name(replay.match(), *step->player) + "  " + words;
    }
    const std::string said = remark && event.has_moved() ? remark(event.moved()) : std::string();
    if (!said.empty()) words += ": " + said;
    text += client::format_exact_time(event.room_time_ms()) + "  " + words + "\n";
  }
  return text;
}

std::string moves_json(const v1::Replay& replay) {
  v1::Replay alone = replay;
  alone.clear_events();
  std::string text = json_line(alone);
  for (const v1::Event& event : replay.events()) text += json_line(event);
  return text;
}

}  // namespace gridmates::tools
