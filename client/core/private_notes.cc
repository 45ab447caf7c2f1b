#include "client/core/private_notes.h"

#include <algorithm>
#include <sstream>

namespace gridmates::client {

PrivateNotes::PrivateNotes(std::string directory, std::string_view server, std::string_view name)
    : file_(std::move(directory), "notes", server, name) {
  load();
}

const CellNotes& PrivateNotes::of(std::string_view room, std::uint32_t match) const {
  static const CellNotes kNone;
  for (const Board& board : boards_) {
    if (board.room == room && board.match == match) return board.notes;
  }
  return kNone;
}

std::string PrivateNotes::note(std::string_view room, std::uint32_t match,
                               std::span<const PrivateNote> notes) {
  if (!is_unwritten_) load();  // another process may have changed the file
  Board board{std::string(room), match, of(room, match)};
  for (const PrivateNote& note : notes) {
    if (note.digits == 0) {
      board.notes.erase(note.cell);
    } else {
      board.notes[note.cell] = note.digits;
    }
  }
  std::erase_if(boards_, [&board](const Board& other) {
    return other.room == board.room && other.match == board.match;
  });
  if (!board.notes.empty()) boards_.push_back(std::move(board));
  if (boards_.size() > kMaxBoards) boards_.erase(boards_.begin());
  if (file_.path().empty()) return "";
  const std::string why = file_.write(text());
  is_unwritten_ = !why.empty();
  return why;
}

// One line per board: its room and match, then for each cell its number and the set of its digits,
// both decimal. Invalid lines are skipped.
void PrivateNotes::load() {
  if (!file_.exists()) return;
  boards_.clear();
  std::istringstream lines(file_.read());
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    Board board;
    PrivateNote note;
    words >> board.room >> board.match;
    while (words >> note.cell >> note.digits) board.notes[note.cell] = note.digits;
    if (!board.notes.empty() && words.eof()) boards_.push_back(std::move(board));
  }
}

std::string PrivateNotes::text() const {
  std::ostringstream text;
  for (const Board& board : boards_) {
    text << board.room << ' ' << board.match;
    for (const auto& [cell, digits] : board.notes) text << ' ' << cell << ' ' << digits;
    text << '\n';
  }
  return text.str();
}

}  // namespace gridmates::client
