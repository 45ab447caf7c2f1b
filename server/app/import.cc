#include "server/app/import.h"

#include <unistd.h>

#include <cassert>
#include <fstream>
#include <iostream>

#include "engine/games/games.h"
#include "server/actors/records/grading.h"
#include "server/app/complain.h"
#include "server/store/import_puzzles.h"
#include "server/store/store.h"

namespace gridmates::app {
namespace {

std::string pack_of(const ImportPuzzles& task) {
  if (!task.pack.empty()) return task.pack;
  return task.file == "-" ? "imported" : store::pack_name_of(task.file);
}

store::PuzzleRead read_puzzle(const core::Game& game, std::string_view givens) {
  const auto level = actors::level_of_puzzle(game, givens);
  if (!level) return {"", level.error().message};
  return {*level, ""};
}

store::Import describe(const ImportPuzzles& task) {
  const core::Game* game = all_games().first_of_table();
  assert(game != nullptr);
  store::Import import;
  import.game = game->facts().id;
  import.pack = pack_of(task);
  import.read = [game](std::string_view givens) { return read_puzzle(*game, givens); };
  import.problem = [](std::uint64_t line, const std::string& reason) {
    std::cerr << "line " << line << ": " << reason << "\n";
  };
  import.progress = [on_terminal = ::isatty(STDERR_FILENO) == 1](const store::ImportCount& count) {
    if (on_terminal)
      std::cerr << count.lines << " lines, " << count.imported << " imported\r" << std::flush;
  };
  return import;
}

int import_from(std::istream& in, const ImportPuzzles& task, const std::filesystem::path& data) {
  const auto dir = store::DataDir::take(data);
  if (!dir) {
    complain(dir.error());
    return kCannotServe;
  }
  auto opened = store::open_database(*dir);
  if (!opened) {
    complain(opened.error().message);
    return kCannotServe;
  }
  const auto count = store::import_puzzles(opened->first, in, describe(task));
  if (!count) {
    complain(count.error().message);
    return kCannotServe;
  }
  std::cout << "pack " << pack_of(task) << ": " << count->imported << " imported, "
            << count->duplicates << " duplicates skipped, " << count->bad << " lines wrong\n";
  return count->bad == 0 ? kGood : kWrongUsage;
}

}  // namespace

int import_puzzles(const ImportPuzzles& task, const std::filesystem::path& data) {
  if (!store::is_pack_name(pack_of(task))) {
    complain(
        "a pack is named with lower-case letters, digits, dots, hyphens and underscores: --pack "
        "NAME");
    return kWrongUsage;
  }
  if (task.file == "-") return import_from(std::cin, task, data);
  std::ifstream file(task.file);
  if (!file || std::filesystem::is_directory(task.file)) {
    complain("cannot read " + task.file);
    return kWrongUsage;
  }
  return import_from(file, task, data);
}

}  // namespace gridmates::app
