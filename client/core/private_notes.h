// Notes about the cells of a board that this client alone knows: they are kept in a private file
// and never sent. One thread; other processes of the same player may use the same file.
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

// Of each cell what is noted there, a bit a digit.
using CellNotes = std::map<std::uint32_t, std::uint32_t>;
// What a cell's notes become; 0: none.
struct PrivateNote {
  std::uint32_t cell = 0;
  std::uint32_t digits = 0;
};

class PrivateNotes {
 public:
  // The boards that are remembered, those that were written to last.
  static constexpr std::size_t kMaxBoards = 64;

  // `directory` may be empty: then they last as long as this object.
  PrivateNotes(std::string directory, std::string_view server, std::string_view name);

  // Those about a match of a room.
  const CellNotes& of(std::string_view room, std::uint32_t match) const;
  // Changes them. Returns nothing when they are kept, otherwise a sentence that says why only until
  // the program ends.
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
  std::vector<Board> boards_;  // the latest last
  bool is_unwritten_ = false;  // the file does not hold them
};

}  // namespace gridmates::client
