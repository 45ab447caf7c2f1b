#include "client/tools/tictactoe/positions.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/tools/batch/place.h"
#include "engine/text/utf8.h"

namespace gridmates::tools::tictactoe {
namespace {

namespace game = gridmates::tictactoe;

std::optional<game::Mark> mark_of(char sign) {
  switch (sign) {
    case 'X':
      return game::Mark::kX;
    case '0':
    case 'O':
      return game::Mark::kO;
    case '.':
      return game::Mark::kNone;
    default:
      return std::nullopt;
  }
}

bool is_blank(std::string_view line) {
  return std::ranges::all_of(line, [](char c) { return c == ' ' || c == '\t'; });
}

// The character that begins at this position, as people see it.
std::string character_at(std::string_view row, std::size_t column) {
  const std::size_t bytes =
      std::max<std::size_t>(text::first_character(row.substr(column)).bytes, 1);
  return client::printable(std::string(row.substr(column, bytes)));
}

}  // namespace

void PositionReader::fail(std::size_t column, const std::string& what, std::vector<Read>& into) {
  into.emplace_back(Problem{at_place(line_, column, what)});
  rows_ = 0;
  is_broken_ = true;
}

void PositionReader::feed(std::string_view line, std::vector<Read>& into) {
  if (is_blank(line)) {
    finish(into);
    ++line_;
    return;
  }
  ++line_;
  if (!is_broken_) take_row(line, into);
}

void PositionReader::finish(std::vector<Read>& into) {
  if (rows_ == game::kSide) into.emplace_back(position_);
  if (rows_ != 0 && rows_ != game::kSide) {
    fail(0, tr("a position has three rows, and this one ends after row {}", rows_), into);
  }
  rows_ = 0;
  is_broken_ = false;
}

void PositionReader::take_row(std::string_view row, std::vector<Read>& into) {
  if (rows_ == game::kSide) {
    return fail(0, tr("a position has three rows, followed by a blank line"), into);
  }
  for (std::size_t column = 0; column < row.size(); ++column) {
    if (column == game::kSide) return fail(column + 1, tr("a row has three cells"), into);
    const auto mark = mark_of(row[column]);
    if (!mark) {
      return fail(column + 1, tr("{} is not one of X, 0, O and .", character_at(row, column)),
                  into);
    }
    position_[rows_ * game::kSide + column] = *mark;
  }
  if (row.size() < game::kSide) {
    return fail(row.size() + 1, tr("a row has three cells"), into);
  }
  ++rows_;
}

std::optional<std::vector<Read>> Positions::next(std::size_t most) {
  auto positions = waiting_.next(most, [this](std::vector<Read>& into) { return read_more(into); });
  if (positions) given_ += positions->size();
  return positions;
}

bool Positions::read_more(std::vector<Read>& into) {
  const std::string_view bytes = source_.next();
  const auto feed = [&](std::string_view line) { reader_.feed(line, into); };
  lines_.feed(bytes, feed);
  if (!bytes.empty()) return true;
  lines_.finish(feed);
  reader_.finish(into);
  return false;
}

}  // namespace gridmates::tools::tictactoe
