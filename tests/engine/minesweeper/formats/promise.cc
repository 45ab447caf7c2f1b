#include "tests/engine/minesweeper/formats/promise.h"

#include <algorithm>

#include "engine/minesweeper/formats/reader.h"

namespace gridmates::minesweeper::formats {
namespace {

std::string unsound(const Problem& problem) {
  const auto is_printable = [](char c) { return c >= ' ' && c <= '~'; };
  const std::string words = problem.why.text();
  if (words.empty()) return "a problem without words";
  const bool is_fit = std::all_of(words.begin(), words.end(), is_printable);
  return is_fit ? "" : "a problem unfit to print";
}

bool is_on(const Field& field, Cell cell) { return cell < field.shape.cells(); }

std::string unsound(const Field& field) {
  const auto is_side = [](int side) { return side >= 1 && side <= kMaxSide; };
  if (!is_side(field.shape.width) || !is_side(field.shape.height)) return "no side";
  bool is_sound = true;
  field.mines.each([&](Cell cell) { is_sound = is_sound && is_on(field, cell); });
  return is_sound ? "" : "a mine off the field";
}

std::string unsound(const FieldFile& file) {
  if (std::string wrong = unsound(file.field); !wrong.empty()) return wrong;
  if (file.first && !is_on(file.field, *file.first)) return "opened off the field";
  for (const Step& step : file.proof.value_or(std::vector<Step>())) {
    const auto all_on = [&](const std::vector<Cell>& cells) {
      return std::all_of(cells.begin(), cells.end(),
                         [&](Cell cell) { return is_on(file.field, cell); });
    };
    if (!all_on(step.cells) || !all_on(step.because)) return "a step off the field";
  }
  return "";
}

std::string unsound(const Replay& replay) {
  if (std::string wrong = unsound(replay.field); !wrong.empty()) return wrong;
  for (const Click& click : replay.clicks) {
    if (!is_on(replay.field, click.cell)) return "a click off the field";
  }
  return replay.clicks.size() > kMaxClicks ? "too many clicks" : "";
}

// The only item in a text, which must be readable.
std::string again(const std::string& text, Item& item) {
  auto items = read_all(text);
  if (items.size() != 1) return std::to_string(items.size()) + " items in\n" + text;
  if (!items[0].found) return in_words(items[0].found.error()) + " in\n" + text;
  item = std::move(items[0]);
  return "";
}

std::string differs(const FieldFile& file) {
  Item item{0, problem_at(0, 0, core::Statement("nothing is read"))};
  const std::string json = write_json(file);
  if (std::string wrong = again(json, item); !wrong.empty()) return wrong;
  if (std::get<FieldFile>(*item.found) != file) return "another field in\n" + json;
  const std::string rows = write_rows(file);
  if (std::string wrong = again(rows, item); !wrong.empty()) return wrong;
  const auto read = field_of(std::get<Grid>(*item.found));
  if (!read) return in_words(read.error()) + " in\n" + rows;
  FieldFile as_rows = file;
  as_rows.guaranteed = false;
  as_rows.proof.reset();
  if (*read != as_rows || write_rows(*read) != rows) return "another field in\n" + rows;
  const auto bytes = read_mbf(write_mbf(file.field));
  return bytes && *bytes == file.field ? "" : "another field in .mbf";
}

std::string differs(const Sight& sight) {
  Item item{0, problem_at(0, 0, core::Statement("nothing is read"))};
  const std::string rows = write_rows(sight);
  if (std::string wrong = again(rows, item); !wrong.empty()) return wrong;
  const auto read = sight_of(std::get<Grid>(*item.found), {});
  if (!read) return in_words(read.error()) + " in\n" + rows;
  return *read == sight ? "" : "another position in\n" + rows;
}

std::string differs(const Replay& replay) {
  Item item{0, problem_at(0, 0, core::Statement("nothing is read"))};
  const std::string text = write_rawvf(replay);
  if (std::string wrong = again(text, item); !wrong.empty()) return wrong;
  const auto& read = std::get<Replay>(*item.found);
  return read == replay && write_rawvf(read) == text ? "" : "another replay in\n" + text;
}

std::string broken(const Found& found) {
  if (const auto* replay = std::get_if<Replay>(&found)) {
    if (std::string wrong = unsound(*replay); !wrong.empty()) return wrong;
    if (std::string wrong = differs(*replay); !wrong.empty()) return wrong;
  }
  if (const auto* grid = std::get_if<Grid>(&found)) {
    const auto sight = sight_of(*grid, {});
    if (std::string wrong = sight ? differs(*sight) : unsound(sight.error()); !wrong.empty())
      return wrong;
  }
  const auto file = field_of(found);
  if (!file) return unsound(file.error());
  if (std::string wrong = unsound(*file); !wrong.empty()) return wrong;
  return differs(*file);
}

}  // namespace

std::string broken_promise(std::string_view bytes) {
  for (const Item& item : read_all(bytes)) {
    const std::string wrong = item.found ? broken(*item.found) : unsound(item.found.error());
    if (!wrong.empty()) return wrong;
  }
  return "";
}

}  // namespace gridmates::minesweeper::formats
