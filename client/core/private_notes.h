// A player's private notes about the cells of a board: they are kept in a private file and never
// sent. One thread; other processes of the same player may use the same file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "client/core/private_file.h"

namespace gridmates::client {

// The notes of each cell, one bit per digit.
using CellNotes = std::map<std::uint32_t, std::uint32_t>;
// The new notes of a cell; 0: none.
struct PrivateNote {
  std::uint32_t cell = 0;
  std::uint32_t digits = 0;
};

class PrivateNotes {
 public:
  // The number of boards kept: the ones changed last.
  static constexpr std::size_t kMaxBoards = 64;

  // `directory` may be empty: then the notes last as long as this object.
  PrivateNotes(std::string directory, std::string_view server, std::string_view name);

  // The notes of a match of a room.
  const CellNotes& of(std::string_view room, std::uint32_t match) const;
  // Changes them. Returns an empty text if they are saved, otherwise a sentence that says why they
  // last only until the program ends.
  std::string note(std::string_view room, std::uint32_t match, std::span<const PrivateNote> notes);

 private:
  struct Board {
    std::string room;
    std::uint32_t match = 0;
    CellNotes notes;
  };
  void load();
  std::string text() const;

  PrivateFile file_;
  std::vector<Board> boards_;  // the latest at the end
  bool is_unwritten_ = false;  // the file does not have the latest changes
};

}  // namespace gridmates::client
