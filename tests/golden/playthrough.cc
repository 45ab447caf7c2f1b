#include "tests/golden/playthrough.h"

#include <cstdio>
#include <map>
#include <optional>
#include <sstream>
#include <utility>
#include <vector>

#include "tests/golden/boards.h"

namespace gridmates::golden {
namespace {

using core::Bytes;
using core::Outcome;
using core::Seat;

std::string hex_of(core::ByteView bytes) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  for (std::uint8_t byte : bytes) text += {kDigits[byte >> 4], kDigits[byte & 15]};
  return text;
}

Bytes bytes_of(const std::string& hex) {
  Bytes bytes;
  for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
    bytes.push_back(static_cast<std::uint8_t>(std::stoi(hex.substr(i, 2), nullptr, 16)));
  }
  return bytes;
}

std::string outcome_of(const core::Match& match) {
  const Outcome outcome = match.outcome();
  switch (outcome.kind) {
    case Outcome::Kind::kPlaying:
      return "playing";
    case Outcome::Kind::kSolved:
      return "solved";
    case Outcome::Kind::kLost:
      return "lost";
    case Outcome::Kind::kWon:
      return "won by " + std::to_string(outcome.winner.value);
    case Outcome::Kind::kDrawn:
      return "drawn";
  }
  return "";
}

std::string seats_to_move(const core::Match& match) {
  if (match.to_move() == core::SeatSet::all()) return "all";
  std::string seats;
  for (std::uint8_t seat = 0; seat < core::kMaxSeats; ++seat) {
    if (match.to_move().contains(Seat(seat)))
      seats += (seats.empty() ? "" : " ") + std::to_string(seat);
  }
  return seats.empty() ? "nobody" : seats;
}

// Ascending numbers: "0 3-5 9".
std::vector<std::string> ranges_of(const std::vector<std::uint32_t>& numbers) {
  std::vector<std::string> ranges;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t end = i + 1;
    while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1) ++end;
    ranges.push_back(std::to_string(numbers[i]));
    if (end > i + 1) ranges.back() += "-" + std::to_string(numbers[end - 1]);
    i = end;
  }
  return ranges;
}

// Words after a title, in lines of limited width.
std::string wrapped(std::string title, const std::vector<std::string>& words) {
  constexpr std::size_t kColumns = 100;
  std::string text;
  for (const std::string& word : words) {
    if (title.size() + 1 + word.size() > kColumns) {
      text += title + '\n';
      title = "   ";
    }
    title += " " + word;
  }
  return text + title + '\n';
}

// Reads the input line by line and writes the output.
class Player {
 public:
  explicit Player(const core::Games& games) : games_(games) {}

  void read(const std::string& line) {
    if (board_ && line.starts_with(kRow)) {
      board_->rows.push_back(line.substr(kRow.size()));
      return;
    }
    start();
    std::istringstream words(line);
    std::string first;
    words >> first;
    if (first == "#") {
      out_ << line << '\n';
    } else if (first == "game") {
      words >> first;
      game_ = games_.find(first);
      out_ << line << '\n';
    } else if (first == "board") {
      first.clear();
      words >> first;
      board_ = BoardText{bytes_of(first), {}};
    } else if (first == ">") {
      int seat = 0;
      words >> seat >> first;
      out_ << line << '\n';
      play(Seat(static_cast<std::uint8_t>(seat)), bytes_of(first));
    }
  }
  // Called after the last line.
  std::string text() {
    start();
    return out_.str();
  }

 private:
  static constexpr std::string_view kRow = "    ";

  // Starts a match on the board that was read, if there is one.
  void start() {
    if (!board_) return;
    const BoardText read = *std::exchange(board_, std::nullopt);
    if (game_ == nullptr) {
      out_ << "error: no such game\n";
      return;
    }
    const Bytes board = board_bytes(game_->facts().id, read);
    const BoardText text = board_text(game_->facts().id, board);
    out_ << (text.rest.empty() ? "board" : "board " + hex_of(text.rest)) << '\n';
    show(text.rows);
    auto match = game_->start(board);
    if (!match) {
      out_ << "error: " << match.error().message << '\n';
      return;
    }
    match_ = std::move(*match);
    shown_ = {};
    shown_.cells.resize(match_->view({}).cells.size());
    shown_.columns = match_->view({}).columns;
    shown_.constants = match_->view({}).constants;
    show();
    if (!shown_.constants.empty()) out_ << "  constants " << hex_of(shown_.constants) << '\n';
  }

  void play(Seat seat, const Bytes& move) {
    if (!match_) {
      out_ << "error: a move without a board\n";
      return;
    }
    if (const auto answer = match_->play(seat, move); !answer) {
      out_ << "  refused: " << answer.error().message << '\n';
      return;
    }
    show();
  }

  // Writes what the end shows that was hidden before.
  void show_afterwards() {
    const core::MatchView after = match_->view({core::Viewer::Kind::kAfterwards, {}});
    const core::ViewDelta delta = core::difference(shown_, after);
    if (delta.empty()) return;
    out_ << "  afterwards\n";
    show(rows_of(game_->facts().id, after));
    show(delta);
  }

  void show(const std::vector<std::string>& rows) {
    for (const std::string& row : rows) out_ << kRow << row << '\n';
  }

  // Groups cells with the same new content.
  void show(const core::ViewDelta& delta) {
    std::map<std::string, std::vector<std::uint32_t>> by_content;
    for (std::size_t i = 0; i < delta.indices.size(); ++i) {
      by_content[hex_of(delta.cells[i])].push_back(delta.indices[i]);
    }
    for (const auto& [content, cells] : by_content) {
      out_ << wrapped("  cells " + content + ":", ranges_of(cells));
    }
    if (delta.status) out_ << "  status " << hex_of(*delta.status) << '\n';
  }

  void show() {
    char hash[17];
    std::snprintf(hash, sizeof(hash), "%016llx",
                  static_cast<unsigned long long>(core::fnv1a(match_->state())));
    out_ << "  " << outcome_of(*match_) << ", to move " << seats_to_move(*match_) << ", state "
         << hash << '\n';
    const core::MatchView view = match_->view({});
    show(rows_of(game_->facts().id, view));
    show(core::difference(shown_, view));
    shown_ = view;
    if (match_->outcome().over()) show_afterwards();
  }

  const core::Games& games_;
  const core::Game* game_ = nullptr;
  std::optional<BoardText> board_;  // its rows are being read
  std::optional<core::Match> match_;
  core::MatchView shown_;
  std::ostringstream out_;
};

}  // namespace

std::string play_again(const core::Games& games, const std::string& text) {
  Player player(games);
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) player.read(line);
  return player.text();
}

}  // namespace gridmates::golden
