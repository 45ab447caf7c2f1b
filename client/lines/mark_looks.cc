#include "client/lines/mark_looks.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"

namespace gridmates::lines {
namespace {

constexpr std::array<commands::Help, 5> kLooks = {
    {{"row 2", tr_later("the marks of a row")},
     {"column b", tr_later("the marks of a column")},
     {"cell b2", tr_later("what stands in a cell")},
     {"last", tr_later("where the last mark was put")},
     {"status", tr_later("the last mark, who is to move, and what decides")}}};

class Look {
 public:
  Look(const Sight& sight, const GameLines& game, const MarkBoard& board)
      : sight_(sight), game_(game), board_(board), words_(*commands::game_words(game.game())) {}

  Looked unit(std::span<const std::string> words) const {
    const bool is_row = words[0] == "row";
    const std::vector<std::string>& names = is_row ? board_.rows : board_.columns;
    const std::string between = names.front() + "-" + names.back();
    if (words.size() != 2) return tr("as in {} {}", words[0], names.front());
    const auto found = std::ranges::find(names, words[1]);
    if (found == names.end()) {
      return is_row ? tr("rows are {}, not {}", between, words[1])
                    : tr("columns are {}, not {}", between, words[1]);
    }
    const auto at = static_cast<std::size_t>(found - names.begin());
    const std::size_t columns = board_.columns.size();
    std::string line;
    for (std::size_t i = 0; i < (is_row ? columns : board_.rows.size()); ++i) {
      const std::size_t cell = is_row ? at * columns + i : i * columns + at;
      if (board_.signs[cell] == '.') continue;
      line += (line.empty() ? " " : ", ") + name_of(cell) + ' ' + board_.signs[cell];
    }
    if (line.empty()) line = " " + std::string(tr("empty"));
    return std::vector<std::string>{words[0] + " " + *found + ":" + line};
  }

  Looked cell(std::span<const std::string> words) const {
    if (words.size() != 2) return tr("as in {} {}", words[0], name_of(0));
    const auto cell = words_.cell(words[1], sight_.match);
    if (!cell || *cell >= board_.signs.size()) return tr("there is no cell {}", words[1]);
    const char sign = board_.signs[*cell];
    return std::vector<std::string>{"cell " + name_of(*cell) + ": " +
                                    (sign == '.' ? tr("empty") : std::string(1, sign))};
  }

  // The output of `board` without its rows, or only its last mark.
  Looked rest(bool last_alone) const {
    std::vector<std::string> lines = game_.board(sight_);
    std::erase_if(lines, [last_alone](const std::string& line) {
      if (last_alone) return !line.starts_with("last ");
      return line.starts_with("row ") || line.starts_with("columns:");
    });
    if (lines.empty()) lines.emplace_back(tr("nothing has been played yet"));
    return lines;
  }

 private:
  std::string name_of(std::size_t cell) const {
    return words_.cell_name(static_cast<std::uint32_t>(cell), sight_.match);
  }

  const Sight& sight_;
  const GameLines& game_;
  const MarkBoard& board_;
  const commands::GameWords& words_;
};

}  // namespace

std::vector<std::string> numbers_to(int last) {
  std::vector<std::string> names;
  names.reserve(static_cast<std::size_t>(last));
  for (int number = 1; number <= last; ++number) names.push_back(std::to_string(number));
  return names;
}

std::vector<std::string> letters_to(int columns) {
  std::vector<std::string> names;
  names.reserve(static_cast<std::size_t>(columns));
  for (int column = 0; column < columns; ++column) {
    names.emplace_back(1, static_cast<char>('a' + column));
  }
  return names;
}

std::span<const commands::Help> mark_looks() { return kLooks; }

std::optional<Looked> look_at_marks(std::span<const std::string> words, const Sight& sight,
                                    const GameLines& game, const MarkBoard& board) {
  const Look look(sight, game, board);
  const std::string& word = words[0];
  if (word == "row" || word == "column") return look.unit(words);
  if (word == "cell") return look.cell(words);
  if (word == "last" || word == "status") return look.rest(word == "last");
  return std::nullopt;
}

}  // namespace gridmates::lines
