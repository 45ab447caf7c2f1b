// Makes a sequence of writes to a store, remembers every answer, and later compares a database with
// them. Owned by a test; one thread.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "server/ports/journal.h"
#include "server/ports/rooms.h"
#include "server/store/audit.h"
#include "server/store/store.h"

namespace gridmates::store {

// A bug that the comparison has to notice.
enum class EarlyAnswers : bool { kNo, kYes };

class AckedLog {
 public:
  // With kYes it counts an append as committed as soon as it is sent.
  explicit AckedLog(EarlyAnswers early = EarlyAnswers::kNo) : early_(early) {}

  // Creates the players that ask() needs in a new database.
  static void prepare(Store& store);

  // Creates and opens rooms; makes appends and chapters for each, in groups that the store commits
  // together, with runs, large events and a repeated run; closes one room.
  void ask(Store& store);

  // The differences between the data in this directory and the answers. No store has it open.
  std::vector<std::string> problems(const std::filesystem::path& directory) const;

 private:
  struct Asked {
    ports::Append append;
    ports::Appended answer = ports::Appended::kUnknown;
  };
  struct AskedChapter {
    ports::ChapterWrite write;
    bool written = false;  // the answer
  };
  struct AskedRoom {
    ports::NewRoom room;
    ports::Created answer;
    Term term;
    Seq head;
    std::vector<Asked> appends;
    std::vector<AskedChapter> chapters;
  };

  void create_room(Store& store, int number);
  // One append to each room, all sent at once.
  void append_to_all(Store& store, int round);
  ports::Append next_append(AskedRoom& room, int round);
  // A chapter at the room's head, with a command of each of its appends.
  static ports::ChapterWrite next_chapter(const AskedRoom& room);
  static void compare_chapters(Audit& audit, RoomId id, Seq head, const AskedRoom& room,
                               std::vector<std::string>& problems);
  void compare_room(Audit& audit, const AskedRoom& room, std::vector<std::string>& problems) const;

  EarlyAnswers early_;
  std::uint64_t commands_ = 0;
  std::vector<AskedRoom> rooms_;
};

}  // namespace gridmates::store
