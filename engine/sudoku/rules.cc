#include "engine/sudoku/rules.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/generate/generate.h"
#include "engine/sudoku/grid/units.h"
#include "engine/sudoku/paste.h"
#include "engine/sudoku/solution.h"
#include "engine/sudoku/solver/any_shape.h"

namespace gridmates::sudoku {
namespace {

using core::RefusalCode;

constexpr std::uint8_t kPlayers = 6;

using Givens = PerCell<std::uint8_t>;

bool are_digits(Shape shape, std::span<const std::uint8_t> digits) {
  return shape.is_known() && digits.size() == static_cast<std::size_t>(shape.cells()) &&
         std::ranges::all_of(digits, [&](std::uint8_t digit) { return digit <= shape.side(); });
}

// Requirements for both a puzzle and a board from a journal; does not use the solver.
core::Result<core::Ok> check_grid(Shape shape, const Givens& givens) {
  if (!are_digits(shape, givens.items())) {
    return core::invalid("These are not Sudoku givens, one digit per cell.");
  }
  if (auto clash = first_clash(givens.items(), shape)) return *std::move(clash);
  if (count_filled(givens.items(), shape) == givens.size()) {
    return core::refuse(RefusalCode::kBadPuzzle,
                        "This puzzle is solved already: it has no empty cell.");
  }
  return core::Ok{};
}

// Whether the puzzle has several solutions; refused if it has none.
core::Result<bool> has_several_solutions(Shape shape, const Givens& givens) {
  const Solutions solutions = count_solutions(shape, givens.items(), 2, table_effort(shape));
  if (solutions.found > 1) return true;
  if (!solutions.decided) {
    return core::refuse(
        RefusalCode::kOutOfBudget,
        "Whether this puzzle has exactly one solution could not be decided in time.");
  }
  if (solutions.found == 0) {
    return core::refuse(RefusalCode::kBadPuzzle,
                        "This puzzle has no solution; it must have exactly one.");
  }
  return false;
}

}  // namespace

const core::GameFacts& Rules::facts() {
  static const core::GameFacts facts = {
      .id = "sudoku",
      .title = "Sudoku",
      .seating = {core::Seating{core::Table::kCoop, 1, kPlayers}, std::nullopt,
                  core::Seating{core::Table::kRace, 1, kPlayers}},
      .fame = core::Fame::kBestTimes,
      .puzzles = core::Puzzles::kOfTable,
      .levels = level_words().subspan(1),
      .rules_version = 1,
  };
  return facts;
}

Options Rules::at_table(const Options& options, core::Table table) {
  Options at = options;
  at.picked.value.race = table == core::Table::kRace;
  return at;
}

core::Result<Options> Rules::with_puzzle(const Options& options, std::string_view text) {
  auto givens = pasted_puzzle(text);
  if (!givens) return givens.error();
  Options with = options;
  with.givens = Givens(givens->givens);
  with.picked.value.boxes() = Boxes::of(givens->shape);
  return with;
}

Options Rules::without_puzzle(const Options& options) {
  Options without = options;
  without.givens.reset();
  return without;
}

core::PuzzleFacts Rules::puzzle_facts(std::string_view text, const Board& board) {
  const auto read = pasted_puzzle(text);
  const std::string side = std::to_string(board.shape().side());
  const int solutions = board.has_several_solutions() ? 2 : 1;
  return {read ? std::string(formats::name_of(read->format)) : std::string(), side + "x" + side,
          static_cast<std::uint8_t>(solutions)};
}

core::Result<Rules::Board> Rules::make_board(const Options& options, const core::Seed& seed,
                                             const Move*, const core::Making& making) {
  if (auto good = check_options(options); !good) return good.error();
  const Picked& picked = options.picked.value;
  const PlayRules rules{.race = picked.race,
                        .editing = Editing::kHidesNotes,
                        .checking = picked.checked ? Checking::kAtOnce : Checking::kOnRequest,
                        .mistake_s = picked.mistake_s};
  const Shape shape = options.shape();
  Board::Rest rest{rules, {{picked.boxes(), {picked.keeps_notes()}}}};
  if (!options.givens) {
    auto givens = make_puzzle(options, seed, making);
    if (!givens) return givens.error();
    return Board{*std::move(givens), {rest}};
  }
  if (auto good = check_grid(shape, *options.givens); !good) return good.error();
  const auto several = has_several_solutions(shape, *options.givens);
  if (!several) return several.error();
  if (*several && picked.checked) {
    return core::refuse(RefusalCode::kBadPuzzle,
                        "This puzzle has several solutions, so digits cannot be checked.");
  }
  if (*several) rest.rules.checking = Checking::kNever;
  return Board{*options.givens, {rest}};
}

std::string Rules::level(const Board& board) {
  constexpr std::uint64_t kMaxInferences = 5'000'000;
  const Rating most = band_of(Level::kExpert).to;  // all ratings above it are extreme
  if (!check_grid(board.shape(), board.givens) || board.has_several_solutions()) return {};
  const Grade graded = grade(board.shape(), board.givens.items(),
                             {.give_up_above = most, .max_inferences = kMaxInferences});
  const bool known = graded.decided || graded.er > most;
  return known ? std::string(name_of(level_of(graded.er))) : std::string();
}

// The number of solutions was determined when the board was made; a replay need not repeat that.
core::Result<State> Rules::start(const Board& board) {
  if (auto good = check_grid(board.shape(), board.givens); !good) return good.error();
  State state = blank_state(board.shape(), board.givens);
  state.later().rules = board.rest.value.rules;
  state.later().play_by(board.rest.value.board.value);
  return state;
}

bool Rules::assisted(const State& state) {
  return (state.later().assists & ~only(Assist::kFilledNotes)) != 0;
}

std::string Rules::help_class(const State& state) {
  using Words = std::pair<Assist, std::string_view>;
  constexpr std::array<Words, 5> kWords = {{{Assist::kFilledNotes, "notes"},
                                            {Assist::kHint, "hints"},
                                            {Assist::kCheck, "checks"},
                                            {Assist::kReveal, "reveals"},
                                            {Assist::kLastGood, "lastgood"}}};
  std::string words;
  for (const auto& [assist, word] : kWords) {
    if ((state.later().assists & only(assist)) == 0) continue;
    words += (words.empty() ? "" : "+") + std::string(word);
  }
  return words;
}

std::uint32_t Rules::cost_ms(const State& state) {
  const PlayRules& rules = state.later().rules;
  if (!rules.race || rules.checking != Checking::kAtOnce) return 0;
  constexpr std::uint32_t kSecondMs = 1'000;
  return mistakes_of(state.later()) * rules.mistake_s * kSecondMs;
}

core::SeatSet Rules::to_move(const State& state) {
  return outcome(state).over() ? core::SeatSet{} : core::SeatSet::all();
}

// A full board without a clash is the solution, or one of several.
core::Outcome Rules::outcome(const State& state) {
  const Digits digits = is_board(state) ? digits_of(state) : Digits();
  const bool solved = !digits.empty() && count_filled(digits, state.shape()) == digits.size() &&
                      clashing_cells(digits, state.shape()).none();
  return {solved ? core::Outcome::Kind::kSolved : core::Outcome::Kind::kPlaying, {}};
}

// Two digits per second for each player: a lower bound of the time. Puzzles with several solutions
// do not rank on leaderboards.
core::Merit Rules::merit(const State& state) {
  constexpr std::uint32_t kLeastMsADigit = 500;
  const auto digits = static_cast<std::uint32_t>(state.givens.size()) -
                      count_filled(state.givens.items(), state.shape());
  return {.worth = 0,
          .least_ms = digits * kLeastMsADigit,
          .ranks = state.later().rules.checking != Checking::kNever,
          .no_flag = false,
          .clicks = 0};
}

State blank_state(Shape shape, const Givens& givens) {
  State state;
  state.givens = givens;
  Later& later = state.later();
  later.board.value.boxes = Boxes::of(shape);
  if (givens.size() != state.cells.size()) {
    state.cells = PerCell<Entry>(givens.size());
    state.centre.value.notes = PerCell<Entry>(givens.size());
    later.colours = PerCell<Entry>(givens.size());
    later.excluded = PerCell<Excluded, std::uint16_t>(givens.size());
  }
  for (std::size_t i = 0; i < givens.size(); ++i) state.cells[i].digit = givens[i];
  return state;
}

bool is_board(const State& state) {
  const Later& later = state.later();
  const std::size_t cells = state.cells.size();
  return are_digits(state.shape(), state.givens.items()) && state.givens.size() == cells &&
         state.centre.value.notes->size() == cells && later.colours->size() == cells &&
         later.excluded->size() == cells;
}

const Entry& entry_at(const State& state, Place place) {
  const std::size_t cells = state.cells.size();
  if (place < cells) return state.cells[place];
  const auto& entries = place < 2 * cells ? state.centre.value.notes : state.later().colours;
  return (*entries)[place % cells];
}

std::optional<Digits> solution_of(const State& state) {
  return solve(state.shape(), state.givens.items(), table_effort(state.shape()));
}

Digits digits_of(const State& state) {
  Digits digits(state.cells.size());
  for (std::size_t i = 0; i < digits.size(); ++i) digits[i] = state.cells[i].digit;
  return digits;
}

}  // namespace gridmates::sudoku
