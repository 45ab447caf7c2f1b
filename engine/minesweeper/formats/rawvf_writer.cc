#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

#include "engine/minesweeper/formats/rawvf.h"
#include "engine/minesweeper/formats/walk.h"

namespace gridmates::minesweeper::formats {
namespace {

constexpr int kSquare = 16;  // pixels of a cell's side, unless a file says otherwise

// "12.345"
std::string in_seconds(std::int64_t ms) {
  std::array<char, 32> words{};
  const auto whole = static_cast<long long>(std::abs(ms));
  std::snprintf(words.data(), words.size(), "%s%lld.%03lld", ms < 0 ? "-" : "", whole / 1000,
                whole % 1000);
  return words.data();
}

bool uses(const Replay& replay, Act act) {
  return std::any_of(replay.clicks.begin(), replay.clicks.end(),
                     [act](const Click& click) { return click.act == act; });
}

// One line: line ends become blanks.
std::string line_of(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

// The events that the clicks cause. The end has no time, as the converter of Viennasweeper writes
// it: the published parser takes a `won` with a time for a button and searches for its place beyond
// the end of the line.
class Events {
 public:
  explicit Events(const Replay& replay)
      : field_(replay.field),
        walk_(replay.field, replay.lives),
        has_marks_(uses(replay, Act::kMark)) {
    for (const Click& click : replay.clicks) {
      if (walk_.over()) break;
      start_before(click.at_ms);
      at_ = in_seconds(click.at_ms);
      write(click.act, click.cell);
    }
    start_before(0);
    if (walk_.over()) text_ += walk_.won() ? "won\n" : "lost\n";
  }

  const std::string& text() const { return text_; }
  const Walk& walk() const { return walk_; }

 private:
  void start_before(std::int32_t at_ms) {
    if (at_ms >= 0 && !std::exchange(has_started_, true)) text_ += "0.000 start\n";
  }

  void write(Act act, Cell cell) {
    if (act == Act::kOpen || act == Act::kChord) {
      button(act == Act::kOpen ? "lc" : "mc", cell);
      button(act == Act::kOpen ? "lr" : "mr", cell);
      walk_.click(act, cell);
      for (const Cell opened : walk_.last_opened()) board(name_of_opened(opened), opened);
      return;
    }
    right(act, cell);
  }

  // Writes as many right clicks as needed in the cycle from nothing to a flag, to a question mark
  // if there are any, to nothing.
  void right(Act act, Cell cell) {
    const bool was_closed = walk_.closed(cell);
    const int from = face(cell);
    walk_.click(act, cell);
    const int to = face(cell);
    const int faces = has_marks_ ? 3 : 2;
    int at = from;
    do {
      button("rc", cell);
      at = (at + 1) % faces;
      constexpr std::array kFaces = {"closed", "flag", "questionmark"};
      if (was_closed) board(kFaces[static_cast<std::size_t>(at)], cell);
      button("rr", cell);
    } while (was_closed && at != to);
  }

  int face(Cell cell) const { return walk_.flagged(cell) ? 1 : (walk_.marked(cell) ? 2 : 0); }

  std::string name_of_opened(Cell cell) const {
    return field_.mines.has(cell) ? "blast" : "number" + std::to_string(walk_.number(cell));
  }

  // "column row", from 1.
  std::string place(Cell cell) const {
    return std::to_string(field_.shape.column(cell) + 1) + ' ' +
           std::to_string(field_.shape.row(cell) + 1);
  }

  void board(const std::string& what, Cell cell) { text_ += what + ' ' + place(cell) + '\n'; }

  void button(const char* id, Cell cell) {
    const auto centre = [](int square) { return std::to_string(square * kSquare + kSquare / 2); };
    text_ += at_ + ' ' + id + ' ' + place(cell) + " (" + centre(field_.shape.column(cell)) + ' ' +
             centre(field_.shape.row(cell)) + ")\n";
  }

  const Field& field_;
  Walk walk_;
  bool has_marks_;
  bool has_started_ = false;
  std::string at_;
  std::string text_;
};

std::string keys_of(const Replay& replay, const Walk& walk) {
  const Shape shape = replay.field.shape;
  const std::uint16_t mines = replay.field.mines.count();
  std::string text =
      "RawVF_Version: Rev6.1\nProgram: Gridmates (cell centres, no pixels)\nPlayer: " +
      line_of(replay.player) + '\n';
  if (!replay.timestamp.empty()) text += "Timestamp: " + line_of(replay.timestamp) + '\n';
  text += "Level: " + std::string(level_of(shape, mines)) + '\n';
  text += "Width: " + std::to_string(shape.width) + "\nHeight: " + std::to_string(shape.height) +
          "\nMines: " + std::to_string(mines) + '\n';
  text += uses(replay, Act::kMark) ? "Marks: On\n" : "Marks: Off\n";
  if (replay.lives != 1) text += "Lives: " + std::to_string(replay.lives) + '\n';
  text += "Time: " + in_seconds(replay.time_ms) + '\n';
  if (replay.bbbv != 0) text += "BBBV: " + std::to_string(replay.bbbv) + '\n';
  // Thousandths of 3BV/s, truncated, as in the published parsers.
  if (replay.bbbv != 0 && walk.won() && replay.time_ms != 0) {
    text += "BBBVS: " + in_seconds(std::int64_t{replay.bbbv} * 1'000'000 / replay.time_ms) + '\n';
  }
  if (walk.over()) text += walk.won() ? "Status: Won\n" : "Status: Lost\n";
  text += std::string("Mode: ") +
          (replay.assisted ? "Cheat\n" : (replay.known ? "UPK\n" : "Classic\n"));
  return text + (uses(replay, Act::kFlag) ? "Style: FL\n" : "Style: NF\n");
}

}  // namespace

std::string_view level_of(Shape shape, std::uint16_t mines) {
  const auto is = [&](unsigned width, unsigned height, unsigned count) {
    return shape.width == width && shape.height == height && mines == count;
  };
  if (is(8, 8, 10) || is(9, 9, 10)) return "Beginner";
  if (is(16, 16, 40)) return "Intermediate";
  return is(30, 16, 99) ? "Expert" : "Custom";
}

std::string write_rawvf(const Replay& replay) {
  const Events events(replay);
  std::string text = keys_of(replay, events.walk()) + "Board:\n";
  const Shape shape = replay.field.shape;
  for (Cell cell = 0; cell < shape.cells(); ++cell) {
    text += replay.field.mines.has(cell) ? '*' : '0';
    if (shape.column(cell) + 1 == shape.width) text += '\n';
  }
  return text + "Events:\n" + events.text();
}

}  // namespace gridmates::minesweeper::formats
