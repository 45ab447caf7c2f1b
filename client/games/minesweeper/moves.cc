// Moves of Minesweeper in words; their effects are taken from the change that came with them.
#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/games/minesweeper/facts.h"
#include "client/words/refusals.h"

namespace gridmates::words {
namespace {

using Act = v1::MinesweeperMove::ActCase;

std::string name_of(std::uint32_t cell, const MinesBoard* board) {
  return board == nullptr ? tr("a cell") : board->name(cell);
}

// The number of cells that a move opened.
int opened_by(const v1::MinesweeperDelta& delta) {
  const auto& cells = delta.cells();
  return static_cast<int>(std::count_if(cells.begin(), cells.end(), [](const auto& change) {
    return change.cell().face() == v1::MINESWEEPER_FACE_OPEN;
  }));
}

// The lives left after a hit; empty in a race, where it costs time, which is reported elsewhere.
std::string lives_words(const v1::MatchDelta& delta) {
  const v1::MinesweeperStatus& status = delta.minesweeper().status();
  const auto& players = delta.players();
  const bool time = std::any_of(players.begin(), players.end(),
                                [](const auto& player) { return player.frozen_until_ms() != 0; });
  if (status.over() || time) return "";
  if (status.voting()) return " " + std::string(tr("No life left."));
  if (status.lives() == 0) return "";
  return " " + tr_count("{} life left.", "{} lives left.", status.lives());
}

// The result of opening: ": a mine. A forced guess, 37 %. 2 lives left", ": 23 cells", ": 2".
std::string opening_words(std::uint32_t cell, const v1::MatchDelta& change,
                          const MinesBoard& board) {
  const v1::MinesweeperDelta& delta = change.minesweeper();
  if (is_hit(delta)) {
    // The caller adds the full stop.
    return words::without_stop(": " + opened_hit_words(cell, delta.status().hit(), board) +
                               lives_words(change));
  }
  const int count = opened_by(delta);
  if (count == 0) return tr(": nothing changed");
  if (count > 1) return tr(": {} cells", count);
  const auto& cell_change =
      *std::find_if(delta.cells().begin(), delta.cells().end(),
                    [](const auto& c) { return c.cell().face() == v1::MINESWEEPER_FACE_OPEN; });
  const std::uint32_t number = cell_change.cell().number();
  return ": " + (cell_change.index() == cell
                     ? std::to_string(number)
                     : tr("{} is {}", board.name(cell_change.index()), number));
}

std::string open_words(const char* verb, std::uint32_t cell, const v1::MatchDelta* delta,
                       const MinesBoard* board) {
  std::string text = tr_filled(verb, name_of(cell, board));
  if (delta != nullptr && board != nullptr) text += opening_words(cell, *delta, *board);
  return text;
}

std::string sentence_of(const std::string& lead, const v1::MinesweeperDelta* delta,
                        const MinesBoard* board) {
  if (delta == nullptr || board == nullptr || !delta->status().has_help()) return lead;
  return words::without_stop(lead + ". " + help_words(delta->status().help(), *board));
}

std::string voted_words(const v1::MinesweeperMove& move, const v1::MinesweeperDelta* delta) {
  std::string text = move.vote().go_on() ? tr("voted to go on") : tr("voted against going on");
  if (delta == nullptr || !delta->has_status()) return text;
  if (delta->status().voting()) return text + " (" + vote_words(delta->status()) + ")";
  return text + (delta->status().over() ? tr(": the field stays lost") : tr(": the match goes on"));
}

}  // namespace

bool is_hit(const v1::MinesweeperDelta& delta) {
  if (!delta.status().has_hit()) return false;
  const std::uint32_t cell = delta.status().hit().cell();
  return std::any_of(delta.cells().begin(), delta.cells().end(), [cell](const auto& change) {
    return change.index() == cell && change.cell().face() != v1::MINESWEEPER_FACE_FLAG &&
           change.cell().face() != v1::MINESWEEPER_FACE_UNSPECIFIED;
  });
}

std::string opened_hit_words(std::uint32_t cell, const v1::MinesweeperHit& hit,
                             const MinesBoard& board) {
  const bool mine = hit.cell() < board.shape().cells() &&
                    board.at(static_cast<Cell>(hit.cell())).face() == v1::MINESWEEPER_FACE_HIT;
  const std::string name = board.name(hit.cell());
  const bool here = hit.cell() == cell;
  const std::string what = here   ? (mine ? tr("a mine.") : tr("not provably safe, a hit."))
                           : mine ? tr("{} is a mine.", name)
                                  : tr("{} is not provably safe, a hit.", name);
  return what + " " + hit_words(hit, board);
}

std::string move_words(const v1::MinesweeperMove& move, const v1::MatchDelta* change,
                       const MinesBoard* board) {
  const v1::MinesweeperDelta* delta = change == nullptr ? nullptr : &change->minesweeper();
  switch (move.act_case()) {
    case Act::kOpen:
      return open_words(tr_later("opened {}"), move.open().cell(), change, board);
    case Act::kChord:
      return open_words(tr_later("chorded {}"), move.chord().cell(), change, board);
    case Act::kFlag:
      return tr("flagged {}", name_of(move.flag().cell(), board));
    case Act::kMark:
      return tr("marked {}", name_of(move.mark().cell(), board));
    case Act::kClear:
      return tr("cleared {}", name_of(move.clear().cell(), board));
    case Act::kHint:
      return sentence_of(tr("asked for help"), delta, board);
    case Act::kAsk:
      return sentence_of(tr("asked about {}", name_of(move.ask().cell(), board)), delta, board);
    case Act::kVote:
      return voted_words(move, delta);
    case Act::kGiveUp:
      if (delta == nullptr) return tr("voted to give up, or gave up");
      if (delta->has_status() && !delta->status().over()) {
        return tr("voted to give up ({})", vote_words(delta->status()));
      }
      return tr("gave up");
    case Act::kDecided:
      return tr("ended the vote: {}",
                move.decided().go_on() ? tr("a life comes back") : tr("the field stays lost"));
    case Act::ACT_NOT_SET:
      break;
  }
  return tr("made a move that this client does not know");
}

}  // namespace gridmates::words
