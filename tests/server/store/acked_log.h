// Asks a store for a sequence of writes, remembers every answer, and compares a database that is
// opened later with them. Owned by a test; one thread.
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
  // With kYes it believes an append committed as soon as it is asked for.
  explicit AckedLog(EarlyAnswers early = EarlyAnswers::kNo) : early_(early) {}

  // What ask() needs in a new database: the players that create its rooms.
  static void prepare(Store& store);

  // Rooms are created and opened; each gets appends and chapters, in groups that the store commits
  // together, with runs, large events, a run that comes twice; one is closed.
  void ask(Store& store);

  // Where the data in this directory does not fit the answers. No store has it open.
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
  // One append to each room, all at once.
  void append_to_all(Store& store, int round);
  ports::Append next_append(AskedRoom& room, int round);
  // A chapter where the room stands, and a command of each of its appends.
  static ports::ChapterWrite next_chapter(const AskedRoom& room);
  static void compare_chapters(Audit& audit, RoomId id, Seq head, const AskedRoom& room,
                               std::vector<std::string>& problems);
  void compare_room(Audit& audit, const AskedRoom& room, std::vector<std::string>& problems) const;

  EarlyAnswers early_;
  std::uint64_t commands_ = 0;
  std::vector<AskedRoom> rooms_;
};

}  // namespace gridmates::store
