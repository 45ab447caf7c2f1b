#include "client/games/minesweeper/facts.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "engine/minesweeper/options.h"

namespace gridmates::words {
namespace {

// "n7 (2)": a number with its cell.
std::string number_words(std::uint32_t cell, const MinesBoard& board) {
  if (cell >= board.shape().cells()) return "?";
  return board.name(cell) + " (" + board.cell_words(static_cast<Cell>(cell)) + ")";
}

std::string numbers_words(const v1::MinesweeperStep& step, const MinesBoard& board) {
  constexpr std::size_t kMost = 6;
  std::vector<std::string> numbers;
  for (const std::uint32_t cell : step.because()) numbers.push_back(number_words(cell, board));
  return joined(numbers, kMost);
}

// A single number and its neighbours. `since`: a mine that was opened after the step.
std::string single_words(const v1::MinesweeperStep& step, const MinesBoard& board,
                         std::optional<std::uint32_t> since) {
  const std::uint32_t cell = step.because_size() == 1 ? step.because(0) : board.shape().cells();
  if (cell >= board.shape().cells()) return tr("a single number tells");
  const auto number = static_cast<Cell>(cell);
  const int shows = static_cast<int>(board.at(number).number());
  const std::string lead = tr("{} shows {}", board.name(cell), shows);
  if (!step.mined()) {
    return lead + tr_count(", and its mine is known already",
                           ", and its {} mines are known already",
                           static_cast<std::uint64_t>(shows));
  }
  const int open_mines = board.around(number, [&board, since](Cell other) {
    return board.at(other).face() == v1::MINESWEEPER_FACE_HIT && since != std::uint32_t{other};
  });
  if (open_mines > 0) return tr("{}, and every closed cell beside it has to be a mine", lead);
  return tr_count("{1} and touches only {0} closed cell", "{1} and touches only {0} closed cells",
                  static_cast<std::uint64_t>(shows), lead);
}

// The default if the wire has none; nullopt for a law of a newer server.
std::optional<minesweeper::GuessPolicy> law_of(v1::MinesweeperLaw law) {
  if (law == v1::MINESWEEPER_LAW_UNSPECIFIED) return minesweeper::Options().guessing;
  if (!v1::MinesweeperLaw_IsValid(law)) return std::nullopt;
  return static_cast<minesweeper::GuessPolicy>(law - 1);
}

// "37 %", "0.4 %" after a comma; empty if it is not known.
std::string chance_words(std::uint32_t permille) {
  if (permille > 1'000) return "";
  const std::string tenth =
      permille % 10 == 0 || permille >= 100 ? std::string() : "." + std::to_string(permille % 10);
  const std::uint32_t percent = permille >= 100 ? (permille + 5) / 10 : permille / 10;
  return ", " + std::to_string(percent) + tenth + " %";
}

}  // namespace

std::string reason_words(const v1::MinesweeperStep& step, const MinesBoard& board,
                         std::optional<std::uint32_t> since) {
  switch (step.argument()) {
    case v1::MINESWEEPER_ARGUMENT_NUMBER:
      return single_words(step, board, since);
    case v1::MINESWEEPER_ARGUMENT_SUBSET:
      return tr("{} compared", numbers_words(step, board));
    case v1::MINESWEEPER_ARGUMENT_COMPONENT:
      return tr("{} taken together", numbers_words(step, board));
    case v1::MINESWEEPER_ARGUMENT_COUNT:
      return step.because().empty()
                 ? tr("the number of mines left")
                 : tr("{} with the number of mines left", numbers_words(step, board));
    default:
      return tr("a reason that this client does not know");
  }
}

std::string hit_words(const v1::MinesweeperHit& hit, const MinesBoard& board) {
  if (hit.has_provable()) {
    return tr("It was provable: {}.", reason_words(hit.provable(), board, hit.cell()));
  }
  if (hit.chance_permille() > 1'000)
    return tr("It could not be determined whether that was a guess.");
  if (hit.chance_permille() == 1'000) return tr("A mine, as good as certain.");
  const std::string chance = chance_words(hit.chance_permille());
  if (hit.forced()) return tr("A forced guess{}.", chance);
  return tr("A guess{}; other cells were provably safe.", chance);
}

std::string help_words(const v1::MinesweeperHelp& help, const MinesBoard& board) {
  const v1::MinesweeperStep& step = help.step();
  const std::string verdict = step.mined() ? tr("a mine") : tr("safe");
  if (help.asked() != 0) {
    const std::string cell = board.name(help.asked() - 1);
    if (!help.provable()) return tr("Nothing provable was found about {}.", cell);
    if (!help.has_step()) return tr("{} is provable, but not in a few words.", cell);
    return tr("{} is provably {}: {}.", cell, verdict, reason_words(step, board));
  }
  if (!help.provable()) return tr("Nothing provable was found just now: it may take a guess.");
  if (help.level() <= 1) return tr("Something is provable.");
  if (!help.has_step()) return tr("Something is provable, but not in a few words.");
  const std::string cells = board.names(step.cells());
  if (help.level() == 2) return tr("Look at {}.", cells);
  const std::string why = reason_words(step, board);
  if (step.cells_size() == 1) return tr("{} is {}: {}.", cells, verdict, why);
  return step.mined() ? tr("{} are mines: {}.", cells, why) : tr("{} are safe: {}.", cells, why);
}

int mines_left(const v1::MinesweeperView& field) {
  const auto opened =
      std::count_if(field.cells().begin(), field.cells().end(),
                    [](const auto& cell) { return cell.face() == v1::MINESWEEPER_FACE_HIT; });
  return static_cast<int>(field.status().mines()) - static_cast<int>(field.status().flags()) -
         static_cast<int>(opened);
}

std::string_view law_word(v1::MinesweeperLaw law) {
  const auto known = law_of(law);
  return known ? name_of(*known) : tr("unknown");
}

std::optional<v1::MinesweeperLaw> law_named(std::string_view word) {
  for (int law = 1; law < v1::MinesweeperLaw_ARRAYSIZE; ++law) {
    const auto wire = static_cast<v1::MinesweeperLaw>(law);
    if (law_word(wire) == word) return wire;
  }
  return std::nullopt;
}

std::string rules_words(const v1::MinesweeperOptions& options) {
  std::string text = tr("law {}, start {}", law_word(options.law()),
                        options.start() == v1::MINESWEEPER_START_SAFE ? tr("safe") : tr("zero"));
  return text + extra_rules_words(options);
}

std::string_view guessing_words(v1::MinesweeperLaw law) {
  switch (law) {
    case v1::MINESWEEPER_LAW_STRICT:
      return tr("no guessing");
    case v1::MINESWEEPER_LAW_KIND:
      return tr("forced guesses survive");
    case v1::MINESWEEPER_LAW_STANDARD:
      return tr("random mines");
    default:
      return tr("no guess needed where possible");
  }
}

std::string extra_rules_words(const v1::MinesweeperOptions& options) {
  std::string text;
  if (options.open_matched()) text += tr(", numbers with their flags open");
  if (options.marks()) text += tr(", question marks");
  if (options.go_on()) text += tr(", going on by vote");
  return text;
}

std::string_view guarantee_words(const v1::MinesweeperStatus& status, v1::MinesweeperLaw law) {
  if (!status.laid()) return tr("laid by the first opening");
  // In a rematch the field is laid before the first opening, wherever that is.
  const bool untouched = !status.over() && status.opened() + status.hits() == 0;
  if (untouched) return tr("laid already: any cell may be a mine");
  if (status.guaranteed()) return tr("no guess needed (proved)");
  const auto known = law_of(law);
  const bool promised = !known || promises_no_guess(*known);
  return promised ? tr("not guaranteed: may need a guess") : tr("mines anywhere");
}

std::string vote_words(const v1::MinesweeperStatus& status) {
  const auto votes = [&status](std::uint32_t kind) {
    const auto& parts = status.parts();
    return std::count_if(parts.begin(), parts.end(),
                         [kind](const auto& part) { return part.vote() == kind; });
  };
  if (status.voting()) {
    return tr("for going on {}, against {}", votes(1), votes(2));
  }
  const auto leaving = votes(3);
  return leaving == 0 ? std::string() : tr("for giving up {}", leaving);
}

}  // namespace gridmates::words
