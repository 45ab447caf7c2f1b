#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "engine/minesweeper/formats/rawvf.h"
#include "engine/minesweeper/formats/rawvf_words.h"
#include "engine/minesweeper/stats/stats.h"
#include "engine/text/numbers.h"

namespace gridmates::minesweeper::formats {
namespace {

using core::Statement;
using text::number_in;

constexpr std::string_view kFirstKey = "rawvf_version";
constexpr std::size_t kMaxWordsBytes = 256;  // for example of a player's name

template <std::size_t kSize>
bool is_among(const std::array<std::string_view, kSize>& ids, std::string_view id) {
  return std::find(ids.begin(), ids.end(), id) != ids.end();
}

constexpr std::array<std::string_view, 7> kButtons = {"lc", "lr", "rc", "rr", "mc", "mr", "sc"};
constexpr std::array<std::string_view, 2> kScrolling = {"sx", "sy"};
// Events that result from buttons: of the game, and of the board.
constexpr std::array<std::string_view, 17> kConsequences = {
    "start",   "nonstandard", "flag",    "questionmark", "closed",  "pressed",
    "blast",   "pressedqm",   "number0", "number1",      "number2", "number3",
    "number4", "number5",     "number6", "number7",      "number8"};

}  // namespace

bool begins_rawvf(std::string_view line) {
  return lower(trimmed(line.substr(0, std::min(line.find(':'), line.size())))) == kFirstKey;
}

std::optional<Problem> RawvfReader::add(std::string_view line, std::size_t number) {
  if (part_ == Part::kNothing) part_ = Part::kKeys;
  number_ = number;
  line = trimmed(line);
  if (line.empty()) return std::nullopt;
  switch (part_) {
    case Part::kNothing:
    case Part::kKeys:
      return add_key(line);
    case Part::kBoard:
      return line == "Events:" ? begin_events() : add_row(line);
    case Part::kEvents:
      return add_event(line);
  }
  return std::nullopt;
}

core::Result<Replay, Problem> RawvfReader::take() {
  RawvfReader done = std::exchange(*this, RawvfReader());
  if (done.part_ != Part::kEvents)
    return *done.wrong(Statement("the replay ends before its events"));
  if (done.status_line_ != 0) {
    if (auto problem = done.check_end(done.says_won_, done.status_line_)) return *problem;
  }
  return std::move(done.replay_);
}

RawvfReader::Wrong RawvfReader::wrong(core::Statement why, std::size_t column) const {
  return problem_at(number_, column, std::move(why));
}

RawvfReader::Wrong RawvfReader::add_key(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos)
    return wrong(Statement("'Key: value' or 'Board:' is expected"));
  const std::string key = lower(trimmed(line.substr(0, colon)));
  const std::string_view value = trimmed(line.substr(colon + 1));
  if (key == "board") {
    const Shape shape = replay_.field.shape;
    if (shape.width == 0 || shape.height == 0)
      return wrong(Statement("Width and Height come before Board"));
    part_ = Part::kBoard;
    return std::nullopt;
  }
  return add_setting(key, value);
}

RawvfReader::Wrong RawvfReader::add_setting(std::string_view key, std::string_view value) {
  const bool is_on = lower(value) == "on";
  const auto whole = [&](auto& into, unsigned least, unsigned most) -> Wrong {
    const auto number = number_in<unsigned>(value);
    if (!number || *number < least || *number > most) {
      return wrong(Statement("a number from {least} to {most} is expected",
                             {{"least", std::to_string(least)}, {"most", std::to_string(most)}}));
    }
    into = static_cast<std::remove_reference_t<decltype(into)>>(*number);
    return std::nullopt;
  };
  if (key == "width") return whole(replay_.field.shape.width, 1, kMaxSide);
  if (key == "height") return whole(replay_.field.shape.height, 1, kMaxSide);
  if (key == "mines") return whole(mines_.emplace(), 0, kMaxCells);
  if (key == "lives") return whole(replay_.lives, 1, 255);
  if (key == "squaresize") return whole(square_, 1, 1000);
  if (key == "bbbv") {
    bbbv_line_ = number_;
    return whole(replay_.bbbv, 0, kMaxCells);
  }
  if (key == "status") {
    const std::string status = lower(value);
    says_won_ = status == "won";
    status_line_ = says_won_ || status == "lost" || status == "loss" ? number_ : 0;
  }
  if (key == "player") replay_.player = trimmed(value.substr(0, kMaxWordsBytes));
  if (key == "timestamp") replay_.timestamp = trimmed(value.substr(0, kMaxWordsBytes));
  if (key == "marks") rules_.marks = is_on;
  if (key == "superclick") rules_.super_click = is_on;
  if (key == "mode") {
    replay_.assisted = lower(value).starts_with("cheat");
    replay_.known = lower(value) == "upk";
  }
  const bool changes_clicks = key == "elmartechnique" || key == "nonomouse" || key == "superflag" ||
                              key == "autoflag" || key == "lawnmower";
  if (changes_clicks && is_on)
    return wrong(Statement("replays with {key} are not read", {{"key", std::string(key)}}));
  if (key != "time") return std::nullopt;
  const auto ms = ms_in(value);
  if (!ms || *ms < 0) return wrong(Statement("a time in seconds is expected, as 12.345"));
  replay_.time_ms = static_cast<std::uint32_t>(*ms);
  return std::nullopt;
}

RawvfReader::Wrong RawvfReader::add_row(std::string_view row) {
  const Shape shape = replay_.field.shape;
  const std::size_t strange = row.find_first_not_of("*0");
  if (strange != std::string_view::npos)
    return wrong(Statement("a row has only * and 0"), strange + 1);
  if (row.size() != shape.width)
    return wrong(Statement("this row has another width than the field"));
  if (rows_ == shape.height) return wrong(Statement("the field has more rows than its height"));
  for (std::size_t x = 0; x < row.size(); ++x) {
    if (row[x] != '*') continue;
    replay_.field.mines.add(shape.at(static_cast<unsigned>(x), static_cast<unsigned>(rows_)));
  }
  ++rows_;
  return std::nullopt;
}

RawvfReader::Wrong RawvfReader::begin_events() {
  if (rows_ != replay_.field.shape.height)
    return wrong(Statement("the field has fewer rows than its height"));
  if (mines_ && *mines_ != replay_.field.mines.count()) {
    return wrong(Statement("the field has another number of mines than Mines says"));
  }
  const std::uint16_t right = bbbv(replay_.field);
  if (replay_.bbbv != 0 && replay_.bbbv != right) {
    return problem_at(
        bbbv_line_, 0,
        Statement("the 3BV of the field is {number}", {{"number", std::to_string(right)}}));
  }
  part_ = Part::kEvents;
  numbers_ = numbers_of(replay_.field);
  mouse_.emplace(replay_.field, replay_.lives, rules_);
  return std::nullopt;
}

// Whether the clicks so far lead to the result that this line states.
RawvfReader::Wrong RawvfReader::check_end(bool won, std::size_t line) const {
  if (won ? mouse_->won() : mouse_->lost()) return std::nullopt;
  return problem_at(
      line, 0,
      won ? Statement("it says won, and the clicks do not open the whole field")
          : Statement("it says lost, but the clicks do not open enough mines to lose"));
}

// Only events of the board have no time.
RawvfReader::Wrong RawvfReader::add_event(std::string_view line) {
  const bool has_time = line.front() == '-' || (line.front() >= '0' && line.front() <= '9');
  const auto at_ms = has_time ? ms_in(take_word(line)) : 0;
  if (!at_ms) return wrong(Statement("a time in seconds is expected, as 12.345"), 1);
  const std::string_view id = take_word(line);
  if (id == "mt")
    return wrong(Statement("replays that switch question marks on the way are not read"));
  if (id == "won" || id == "lost" || id == "boom") return check_end(id == "won", number_);
  if (is_among(kConsequences, id)) return check_face(id, line);
  if (is_among(kScrolling, id)) return std::nullopt;
  if (!has_time || (id != "mv" && !is_among(kButtons, id))) {
    return wrong(Statement("{word} is not an event of a replay", {{"word", shown(id)}}));
  }
  if (*at_ms < latest_ms_.value_or(*at_ms))
    return wrong(Statement("this is before the event above it"), 1);
  latest_ms_ = at_ms;
  const auto pixels = pixels_in(line);
  if (!pixels && id != "mv") return wrong(Statement("a button needs its place, as (248 136)"));
  if (pixels) {
    if (auto problem = check_place(line, *pixels)) return problem;
  }
  return id == "mv" ? std::nullopt : add_button(id, *at_ms, *pixels);
}

bool RawvfReader::is_on_field(int x, int y) const {
  const Shape shape = replay_.field.shape;
  return x >= 0 && y >= 0 && x < shape.width && y < shape.height;
}

// Whether the column and the row match the pixels, by any way of counting this file may use.
RawvfReader::Wrong RawvfReader::check_place(std::string_view place,
                                            const std::array<int, 2>& pixels) {
  const auto said = column_and_row_in(place);
  if (!said) return wrong(Statement("the column and the row are numbers"));
  const std::array cell = {pixels[0] / square_, pixels[1] / square_};
  if (pixels[0] < 0 || pixels[1] < 0 || !is_on_field(cell[0], cell[1])) return std::nullopt;
  for (std::size_t i = 0; i < said->size(); ++i) {
    mouse_origins_.zero = mouse_origins_.zero && (*said)[i] == cell[i];
    mouse_origins_.one = mouse_origins_.one && (*said)[i] == cell[i] + 1;
  }
  if (mouse_origins_.zero || mouse_origins_.one) return std::nullopt;
  return wrong(Statement("the column and the row are not those of the pixels"));
}

// Whether the field has the number or the mine shown, by any way of counting this file may use.
RawvfReader::Wrong RawvfReader::check_face(std::string_view id, std::string_view place) {
  const bool blast = id == "blast";
  if (!blast && !id.starts_with("number")) return std::nullopt;
  const auto said = column_and_row_in(place);
  if (!said || said->size() == 1) return wrong(Statement("the column and the row are numbers"));
  if (said->empty()) return std::nullopt;
  const auto shows = [&](int x, int y) {
    if (!is_on_field(x, y)) return false;
    const Cell cell = replay_.field.shape.at(static_cast<unsigned>(x), static_cast<unsigned>(y));
    return replay_.field.mines.has(cell) ? blast : !blast && numbers_[cell] == id.back() - '0';
  };
  board_origins_.zero = board_origins_.zero && shows((*said)[0], (*said)[1]);
  board_origins_.one = board_origins_.one && shows((*said)[0] - 1, (*said)[1] - 1);
  if (board_origins_.zero || board_origins_.one) return std::nullopt;
  return wrong(blast ? Statement("the field has no mine there")
                     : Statement("the field has another number there"));
}

RawvfReader::Wrong RawvfReader::add_button(std::string_view id, std::int32_t at_ms,
                                           const std::array<int, 2>& pixels) {
  const auto [x, y] = pixels;
  std::optional<Cell> cell;
  if (x >= 0 && y >= 0 && is_on_field(x / square_, y / square_)) {
    cell = replay_.field.shape.at(static_cast<unsigned>(x / square_),
                                  static_cast<unsigned>(y / square_));
  }
  const auto click = mouse_->event(id, at_ms, cell);
  if (!click) return std::nullopt;
  if (replay_.clicks.size() == kMaxClicks) return wrong(Statement("more than 100000 clicks"));
  replay_.clicks.push_back(*click);
  return std::nullopt;
}

}  // namespace gridmates::minesweeper::formats
