#include "client/tools/minesweeper/stats.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/minesweeper/formats/walk.h"
#include "engine/minesweeper/stats/stats.h"
#include "engine/text/json.h"

namespace gridmates::tools::mines {
namespace {

namespace formats = minesweeper::formats;
using formats::Act;
using formats::Replay;
using minesweeper::Cell;
using minesweeper::Field;

// A measure: its name on a screen and in an object, and its formatted value.
struct Measure {
  std::string name;
  std::string key;
  std::string value;
};

std::string whole(std::uint64_t number) { return std::to_string(number); }

std::string part(double of_one) { return decimal(of_one, 4); }

// Undefined measures are omitted.
void add(std::vector<Measure>& measures, const char* name, const char* key,
         const std::optional<double>& value) {
  if (value) measures.push_back({name, key, decimal(*value, 3)});
}

bool is_border(minesweeper::Shape shape, Cell cell) {
  const unsigned column = shape.column(cell);
  const unsigned row = shape.row(cell);
  return column == 0 || row == 0 || column + 1 == shape.width || row + 1 == shape.height;
}

std::vector<Measure> measures_of(const Field& field) {
  const minesweeper::Shape shape = field.shape;
  const std::uint16_t mines = field.mines.count();
  unsigned at_border = 0;
  field.mines.each([&](Cell cell) { at_border += is_border(shape, cell) ? 1U : 0U; });
  std::vector<Measure> measures = {
      {"width", "width", whole(shape.width)},
      {"height", "height", whole(shape.height)},
      {"mines", "mines", whole(mines)},
      {"density", "density", part(static_cast<double>(mines) / shape.cells())},
  };
  if (mines > 0) {
    measures.push_back({"border share", "border_share", part(double(at_border) / mines)});
  }
  measures.push_back({"openings", "openings", whole(minesweeper::openings(field))});
  measures.push_back({"3BV", "bbbv", whole(minesweeper::bbbv(field))});
  measures.push_back({"ZiNi", "zini", whole(minesweeper::zini(field))});
  return measures;
}

// The number of the proof's steps per argument: the difficulty of the field.
void add_proof(std::vector<Measure>& measures, const std::vector<minesweeper::Step>& proof) {
  using minesweeper::Argument;
  measures.push_back({"steps", "steps", whole(proof.size())});
  for (const Argument argument :
       {Argument::kNumber, Argument::kSubset, Argument::kComponent, Argument::kCount}) {
    const auto count = std::count_if(proof.begin(), proof.end(),
                                     [&](const auto& step) { return step.argument == argument; });
    const std::string name(name_of(argument));
    measures.push_back({"  by " + name, "by_" + name, whole(static_cast<std::uint64_t>(count))});
  }
}

struct Replayed {
  minesweeper::Clicks clicks;
  minesweeper::Cells opened;
  bool won = false;
  const char* end = "\"unfinished\"";
};

Replayed replay_of(const Replay& replay) {
  formats::Walk walk(replay.field, replay.lives);
  Replayed played;
  for (const formats::Click& click : replay.clicks) {
    if (walk.over()) break;
    const bool is_right = click.act == Act::kFlag || click.act == Act::kMark;
    const bool is_mark = click.act == Act::kMark && !walk.flagged(click.cell);
    ++(is_right                   ? played.clicks.right
       : click.act == Act::kChord ? played.clicks.chords
                                  : played.clicks.left);
    if (walk.click(click.act, click.cell) && !is_mark) ++played.clicks.effective;
  }
  played.opened = walk.opened();
  played.won = walk.won();
  if (walk.over()) played.end = walk.won() ? "\"won\"" : "\"lost\"";
  return played;
}

void add_game(std::vector<Measure>& measures, const Replay& replay) {
  const Replayed played = replay_of(replay);
  const minesweeper::Clicks& clicks = played.clicks;
  const std::uint16_t done = minesweeper::bbbv_done(replay.field, played.opened);
  measures.push_back({"player", "player", text::json_quoted(replay.player)});
  measures.push_back({"end", "end", played.end});
  measures.push_back({"seconds", "seconds", decimal(replay.time_ms / 1000.0, 3)});
  measures.push_back({"3BV done", "bbbv_done", whole(done)});
  measures.push_back({"clicks", "clicks", whole(clicks.total())});
  measures.push_back({"left clicks", "left", whole(clicks.left)});
  measures.push_back({"right clicks", "right", whole(clicks.right)});
  measures.push_back({"chords", "chords", whole(clicks.chords)});
  measures.push_back({"effective clicks", "effective", whole(clicks.effective)});
  measures.push_back({"no flags", "no_flag", clicks.no_flag() ? "true" : "false"});
  add(measures, "3BV/s", "bbbv_per_s", minesweeper::bbbv_per_s(done, replay.time_ms));
  add(measures, "IOE", "ioe", minesweeper::ioe(done, clicks));
  add(measures, "throughput", "throughput", minesweeper::throughput(done, clicks));
  add(measures, "correctness", "correctness", minesweeper::correctness(clicks));
  // RQP is defined for won games.
  add(measures, "RQP", "rqp", played.won ? minesweeper::rqp(done, replay.time_ms) : std::nullopt);
}

std::string text_of(std::size_t line, const std::vector<Measure>& measures) {
  constexpr std::size_t kWidth = 20;
  std::string text = at_line(line);
  text.back() = '\n';
  for (const Measure& measure : measures) {
    std::string name = "  " + measure.name;
    name.resize(kWidth, ' ');
    text += name + measure.value + '\n';
  }
  return text;
}

std::string json_of(std::size_t line, const std::vector<Measure>& measures) {
  std::string text = "{\"line\":" + whole(line);
  for (const Measure& measure : measures) {
    text += ',' + text::json_quoted(measure.key) + ':' + measure.value;
  }
  return text + "}\n";
}

}  // namespace

Answered stats_one(const formats::Item& item, bool json) {
  if (!item.found) return item.found.error();
  const auto file = formats::field_of(*item.found);
  if (!file) return file.error();
  auto measures = measures_of(file->field);
  if (file->proof && !file->proof->empty()) add_proof(measures, *file->proof);
  if (const auto* replay = std::get_if<Replay>(&*item.found)) add_game(measures, *replay);
  return Answer{json ? json_of(item.line, measures) : text_of(item.line, measures), kAllWell};
}

int run_stats(const StatsOptions& options) {
  return answer_file(options.input,
                     [&](const formats::Item& item) { return stats_one(item, options.json); });
}

}  // namespace gridmates::tools::mines
