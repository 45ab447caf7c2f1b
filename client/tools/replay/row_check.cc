#include "client/tools/replay/row_check.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "engine/core/bytes.h"

namespace gridmates::tools {
namespace {

using Numbers = std::vector<std::uint32_t>;

// Numbers from 1; 0: a player who did not play the match with that number.
std::string players_words(const Numbers& numbers) {
  std::string words;
  for (const std::uint32_t number : numbers) {
    words += (words.empty() ? "" : ", ") + (number == 0 ? "another" : std::to_string(number));
  }
  return words.empty() ? "of nobody" : "of players " + words;
}

class RowCheck {
 public:
  RowCheck(const v1::Replay& replay, const Replayed& found)
      : replay_(replay),
        run_(replay.recorded()),
        found_(found),
        race_(replay.head().table() == v1::TABLE_RACE),
        parted_(run_.rules() >= kParted && replay.head().table() != v1::TABLE_VERSUS) {}

  std::vector<Difference> all() {
    if (run_.rules() < run_.least_rules()) {
      differ("rules", std::to_string(run_.rules()),
             std::to_string(run_.least_rules()) + " or later");
    }
    if (!parted_) compare_unparted();
    if (run_.rules() < kAllEnded) absent("clicks", run_.clicks() == 0);
    compare_puzzle();
    compare_marks();
    if (race_ && run_.tells_players()) compare_lines();
    return std::move(differences_);
  }

 private:
  void differ(std::string_view what, std::string server, std::string journal) {
    if (server != journal) differences_.push_back({what, std::move(server), std::move(journal)});
  }
  void absent(std::string_view what, bool is_absent) {
    if (!is_absent) differ(what, "some", "none");
  }

  // Runs of versus matches, and by the first rules, do not have these fields.
  void compare_unparted() {
    absent("worth", run_.worth() == 0);
    absent("pauses", !run_.interrupted());
    absent("marks", !run_.unranked() && !run_.no_flag() && !run_.too_fast());
    if (run_.rules() >= kAllEnded) absent("clicks", run_.clicks() == 0);
  }

  // Compares the hash that distinguishes pasted puzzles.
  void compare_puzzle() {
    const bool nobody = run_.players().empty();  // runs without players do not have it
    const bool due =
        parted_ && !nobody && replay_.head().board().source() == v1::BOARD_SOURCE_PASTED;
    if (!due || run_.puzzle().empty()) {
      return differ("puzzle", run_.puzzle().empty() ? "none" : "a pasted one",
                    due ? "a pasted one" : "none");
    }
    if (run_.rules() < kByLevel) return;  // it was another hash
    const core::Bytes board(replay_.board().begin(), replay_.board().end());
    differ("puzzle", run_.puzzle(), sixteen_digits(core::fnv1a(board)));
  }

  // Only racers have their own times, help and flags.
  void compare_marks() {
    for (const v1::RecordedPlayer& player : run_.players()) {
      const bool flags = player.no_flag() || player.too_fast();
      const bool own = player.time_ms() != 0 || player.assisted() || flags;
      if (race_ ? parted_ || !flags : !own) continue;
      return absent("marks of players", false);
    }
  }

  // If moves are hidden, only checks that every player has at most one line and was in the race.
  void compare_lines() {
    Numbers server;
    for (const v1::RecordedPlayer& player : run_.players()) server.push_back(player.player());
    std::ranges::sort(server);
    Numbers journal;
    if (found_.hidden) {
      std::ranges::unique_copy(server, std::back_inserter(journal));
      std::erase(journal, 0U);
    } else {
      for (const std::uint32_t mover : found_.movers) journal.push_back(mover + 1);
    }
    // A line of another player is reported with the names.
    const bool is_anothers = server.size() == journal.size() && !server.empty() && server[0] == 0;
    if (!is_anothers) differ("lines", players_words(server), players_words(journal));
  }

  const v1::Replay& replay_;
  const v1::RecordedRun& run_;
  const Replayed& found_;
  bool race_;
  bool parted_;
  std::vector<Difference> differences_;
};

}  // namespace

std::vector<Difference> compare_rules(const v1::Replay& replay, const Replayed& found) {
  return RowCheck(replay, found).all();
}

}  // namespace gridmates::tools
