#include "tests/tidy/game_names.h"

#include <algorithm>
#include <cctype>
#include <ranges>
#include <regex>

namespace gridmates::tidy {
namespace {

namespace fs = std::filesystem;

// "TIC_TAC_TOE" and "Tic-tac-toe" are the same name.
std::string plain(const std::string& text) {
  std::string letters;
  for (const char c : text) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) continue;
    letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return letters;
}

// Adds what the pattern finds in the lines of these sources, as names.
void add_found(const std::vector<Source>& sources, const std::regex& pattern,
               std::set<std::string>& names) {
  for (const Source& source : sources) {
    for (const std::string& line : source.lines) {
      std::smatch found;
      if (std::regex_search(line, found, pattern)) names.insert(plain(found[1]));
    }
  }
}

// Other words for a game, which may also be parts of unrelated words ("determines").
const std::map<std::string, std::regex>& nicknames() {
  static const std::map<std::string, std::regex> kNicknames = {
      {"minesweeper", std::regex("(^|[^A-Za-z])mines([^A-Za-z]|$)|Mines")}};
  return kNicknames;
}

// A game's own files are in a folder of its name, or have its name.
bool owns(const std::string& game, const fs::path& path) {
  return path.stem() == game ||
         std::any_of(path.begin(), path.end(), [&game](const auto& part) { return part == game; });
}

// The line without the names of the games that own its file: a title may contain another game's.
std::string without_own_names(const std::string& line, const fs::path& path,
                              const GameNames& games) {
  std::string letters = plain(line);
  for (const auto& [game, names] : games) {
    if (!owns(game, path)) continue;
    // The longest first: in sorted order a name precedes those that begin with it.
    for (const std::string& name : std::views::reverse(names)) {
      for (auto at = letters.find(name); at != std::string::npos; at = letters.find(name)) {
        letters.replace(at, name.size(), " ");
      }
    }
  }
  return letters;
}

bool names_game(const std::string& letters, const std::string& line, const std::string& game,
                const std::set<std::string>& names) {
  const auto known = nicknames().find(game);
  return std::any_of(
             names.begin(), names.end(),
             [&letters](const auto& name) { return letters.find(name) != std::string::npos; }) ||
         (known != nicknames().end() && std::regex_search(line, known->second));
}

}  // namespace

GameNames read_game_names(const fs::path& root,
                          const std::map<std::string, std::set<std::string>>& house) {
  static const std::regex folder(R"(^client/games/(\w+)$)");
  static const std::regex title(R"re(\.title = "([^"]+)")re");
  static const std::regex message(R"(^message (\w+)Options \{)");
  GameNames games;
  for (const auto& [name, uses] : house) {
    std::smatch found;
    if (!std::regex_search(name, found, folder)) continue;
    const std::string id = found[1];
    std::set<std::string>& names = games[id];
    names.insert(id);
    add_found(read_files(root, {"engine/" + id}, {".h", ".cc"}), title, names);
    std::vector<Source> protos = read_files(root, {"proto"}, {".proto"});
    std::erase_if(protos, [&id](const Source& proto) { return !owns(id, proto.path); });
    add_found(protos, message, names);
  }
  return games;
}

std::vector<std::string> foreign_names(const std::vector<Source>& sources, const GameNames& games) {
  std::vector<std::string> found;
  for (const Source& source : sources) {
    // Here all games meet: an import and an entry in each oneof.
    if (source.path == "proto/gridmates/v1/game.proto") continue;
    for (std::size_t i = 0; i < source.lines.size(); ++i) {
      const std::string letters = without_own_names(source.lines[i], source.path, games);
      for (const auto& [game, names] : games) {
        if (owns(game, source.path) || !names_game(letters, source.lines[i], game, names)) continue;
        found.push_back(source.path + ":" + std::to_string(i + 1) + ": names " + game);
      }
    }
  }
  return found;
}

}  // namespace gridmates::tidy
