#include <memory>

#include "client/catalogue/catalogue.h"
#include "client/games/minesweeper/export.h"
#include "client/games/minesweeper/hits.h"
#include "client/tools/replay/list.h"

namespace gridmates::tools {

GameReplay minesweeper_replay() {
  GameReplay replay;
  replay.game = "minesweeper";
  replay.formats = {"text", "mbf", "json", "rawvf"};
  replay.what = tr("the field (json: with its proof) or a RAWVF replay");
  replay.write = [](const v1::Replay& match, std::string_view name) {
    return mines_replay(match, *minesweeper::formats::format_named(name));
  };
  replay.remarks = [](const v1::Replay& match) -> std::function<std::string(const v1::Moved&)> {
    return [hits = std::make_shared<Hits>(match)](const v1::Moved& moved) {
      return hits->after(moved);
    };
  };
  return replay;
}

}  // namespace gridmates::tools
