#include "engine/text/json_reader.h"

#include <algorithm>
#include <array>

#include "engine/minesweeper/field/coordinates.h"
#include "engine/minesweeper/formats/json.h"
#include "engine/text/utf8.h"

namespace gridmates::minesweeper::formats {
namespace {

using core::Statement;
using text::JsonReader;

// A proof that holds has no more steps than the field has cells.
constexpr std::size_t kMaxSteps = 4 * std::size_t{kMaxCells};

std::optional<Argument> argument_named(std::string_view name) {
  for (const Argument argument :
       {Argument::kNumber, Argument::kSubset, Argument::kComponent, Argument::kCount}) {
    if (name_of(argument) == name) return argument;
  }
  return std::nullopt;
}

// The problem at the line and column of a byte of the text.
Problem problem_in(std::string_view text, std::size_t line, const JsonReader::Fault& fault) {
  const std::string_view before = text.substr(0, fault.at);
  const std::size_t last = before.rfind('\n');
  const std::size_t from = last == std::string_view::npos ? 0 : last + 1;
  const std::size_t passed = text::characters_in(before.substr(from));
  const auto lines = std::count(before.begin(), before.end(), '\n');
  return problem_at(line + static_cast<std::size_t>(lines), passed + 1, fault.why);
}

// Two passes: names of cells need the size of the field, which may come after them.
class Object {
 public:
  explicit Object(std::string_view text) : text_(text) {}

  core::Result<FieldFile, Problem> read(std::size_t line) {
    JsonReader sizes(text_);
    sizes.object([&](std::string_view name) { read_size(sizes, name); });
    sizes.end();
    if (!sizes.fault() && (!has_width_ || !has_height_))
      sizes.fail(Statement("width and height are missing"));
    if (sizes.fault()) return problem_in(text_, line, *sizes.fault());
    JsonReader rest(text_);
    rest.object([&](std::string_view name) { read_member(rest, name); });
    if (!rest.fault() && !has_mines_) rest.fail(Statement("the list of mines is missing"));
    if (!rest.fault()) return std::move(file_);
    Problem problem = problem_in(text_, line, *rest.fault());
    problem.step = wrong_step_;
    return problem;
  }

 private:
  Shape& shape() { return file_.field.shape; }

  void read_size(JsonReader& json, std::string_view name) {
    if (name != "width" && name != "height") return json.skip();
    const auto side = json.whole();
    if (!side) return;
    if (*side < 1 || *side > kMaxSide) return json.fail(Statement("a side is 1 to 50 cells"));
    (name == "width" ? shape().width : shape().height) = static_cast<std::uint8_t>(*side);
    (name == "width" ? has_width_ : has_height_) = true;
  }

  void read_member(JsonReader& json, std::string_view name) {
    if (name == "mines") return read_mines(json);
    if (name == "first") return void(file_.first = cell_in(json));
    if (name == "seed") return void(file_.seed = json.whole());
    if (name == "start") return read_start(json);
    if (name == "guaranteed") return void(file_.guaranteed = json.boolean().value_or(false));
    if (name == "proof" && !json.is_null_next()) return read_proof(json);
    json.skip();
  }

  void read_mines(JsonReader& json) {
    has_mines_ = true;
    Cells mines;
    json.list([&] {
      const auto cell = cell_in(json);
      if (cell && mines.has(*cell)) return json.fail(Statement("this mine has been named before"));
      if (cell) mines.add(*cell);
    });
    file_.field.mines = mines;
  }

  void read_start(JsonReader& json) {
    const auto name = json.string();
    if (!name) return;
    file_.start = start_named(*name);
    if (!file_.start) json.fail(Statement("a start is zero or safe"));
  }

  void read_proof(JsonReader& json) {
    auto& proof = file_.proof.emplace();
    json.list([&] {
      if (proof.size() == kMaxSteps) return json.fail(Statement("this proof has too many steps"));
      Step step;
      read_step(json, step);
      if (json.fault() && !wrong_step_) wrong_step_ = proof.size();
      proof.push_back(std::move(step));
    });
  }

  void read_step(JsonReader& json, Step& step) {
    bool has_argument = false;
    int conclusions = 0;
    json.object([&](std::string_view name) {
      if (name == "because") return void(step.because = cells_in(json));
      if (name == "by") return void(has_argument = read_argument(json, step));
      if (name != "safe" && name != "mined") return json.skip();
      ++conclusions;
      step.mined = name == "mined";
      step.cells = cells_in(json);
    });
    if (!json.fault() && !has_argument)
      json.fail(Statement("this step does not say by which argument"));
    if (!json.fault() && conclusions != 1)
      json.fail(Statement("a step says which cells are safe, or mined"));
  }

  static bool read_argument(JsonReader& json, Step& step) {
    const auto name = json.string();
    const auto argument = name ? argument_named(*name) : std::nullopt;
    if (!argument) json.fail(Statement("an argument is number, subset, component or count"));
    step.argument = argument.value_or(Argument::kNumber);
    return argument.has_value();
  }

  // Ascending, as in steps.
  std::vector<Cell> cells_in(JsonReader& json) {
    std::vector<Cell> cells;
    json.list([&] {
      const auto cell = cell_in(json);
      if (cells.size() == shape().cells())
        return json.fail(Statement("more cells than the field has"));
      if (cell) cells.push_back(*cell);
    });
    std::sort(cells.begin(), cells.end());
    return cells;
  }

  std::optional<Cell> cell_in(JsonReader& json) {
    const auto name = json.string();
    if (!name) return std::nullopt;
    const auto cell = cell_named(shape(), *name);
    if (!cell) json.fail(Statement("{word} is not a cell of this field", {{"word", shown(*name)}}));
    return cell;
  }

  std::string_view text_;
  FieldFile file_;
  bool has_width_ = false;
  bool has_height_ = false;
  bool has_mines_ = false;
  std::optional<std::size_t> wrong_step_;
};

}  // namespace

core::Result<FieldFile, Problem> read_json(std::string_view text, std::size_t line) {
  return Object(text).read(line);
}

}  // namespace gridmates::minesweeper::formats
