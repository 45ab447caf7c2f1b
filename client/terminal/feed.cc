#include "client/terminal/feed.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <utility>
#include <vector>

#include "client/core/text.h"
#include "client/core/utf8.h"
#include "client/words/race.h"

namespace gridmates::terminal {
namespace {

using client::printable;

std::string who(const client::Room& room, std::uint32_t member) {
  return member != 0 && member == room.you ? "you" : printable(room.name_of(member));
}

std::string left_words(const v1::MemberLeft& left, const std::string& name) {
  if (left.kicked() == 0) return name + " left";
  return printable(left.name()) + " was put out by " + name;
}

// The match that a move was made in, as it is now.
const v1::MatchView* match_of(const v1::Event& event, const client::Room& room) {
  const auto index = static_cast<int>(event.moved().match_index());
  return index < room.view.matches_size() ? &room.view.matches(index) : nullptr;
}

// Draws lines upwards from the last row, the newest first, and the title above them.
void draw_lines(const Region& region, std::string_view title,
                const std::deque<std::string>& newest_first) {
  region.put(0, 1, title, Role::kStrong);
  const auto rows = static_cast<std::size_t>(std::max(region.rows() - 1, 0));
  const std::size_t shown = std::min(rows, newest_first.size());
  for (std::size_t i = 0; i < shown; ++i) {
    region.put_field(static_cast<int>(shown - i), 1, region.columns() - 2, newest_first[i]);
  }
}

std::string plain_words(const v1::Event& event, const client::Room& room, const GamePane& pane,
                        bool match_on) {
  const std::string name = who(room, event.member());
  switch (event.body_case()) {
    case v1::Event::kOpened:
      return name + " opened the room";
    case v1::Event::kJoined:
      return name + (event.joined().watching() ? " came to watch" : " came");
    case v1::Event::kLeft:
      return left_words(event.left(),
                        event.left().kicked() == 0 ? printable(event.left().name()) : name);
    case v1::Event::kSeated:
      return name + " took seat " + std::to_string(event.seated().seat());
    case v1::Event::kUnseated:
      return name + " stood up";
    case v1::Event::kHostPassed:
      return "host now: " + who(room, event.host_passed().to());
    case v1::Event::kBoardChosen:
      return "board: " + client::board_words(event.board_chosen().board());
    case v1::Event::kStarted:
      return "match " + std::to_string(event.started().match()) + " began";
    case v1::Event::kMoved:
      return name + " " + pane.move_words(event, match_on ? match_of(event, room) : nullptr);
    case v1::Event::kPaused:
      return name + " paused";
    case v1::Event::kUnpaused:
      return name + " went on";
    case v1::Event::kEnded:
      return "the end: " + client::outcome_words(event.ended()) +
             client::cause_words(event.ended(), name);
    case v1::Event::kClosed:
      return "the room has closed";
    case v1::Event::kGaveUp:
      return name + " gave up";
    case v1::Event::kSaid:
    case v1::Event::kHidden:
    case v1::Event::BODY_NOT_SET:
      return {};
  }
  return {};
}

std::string line_of(const v1::Event& event, const std::string& words) {
  return client::format_time(event.room_time_ms()) + " " + words;
}

// Lines of at most so many columns; the second and further ones begin further right.
std::vector<std::string> broken(std::string_view text, int columns) {
  constexpr std::string_view kIndent = "  ";
  std::vector<std::string> lines;
  std::string line;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string word(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!line.empty() && client::columns_of(line) + 1 + client::columns_of(word) > columns) {
      lines.push_back(std::exchange(line, std::string(kIndent) + word));
    } else {
      line += (line.empty() || line == kIndent ? "" : " ") + word;
    }
  }
  lines.push_back(line);
  return lines;
}

}  // namespace

std::string event_words(const v1::Event& event, const client::Room& room, const GamePane& pane,
                        bool match_on) {
  std::string words = plain_words(event, room, pane, match_on);
  const std::string news = words::race_news(event, room);
  if (news.empty()) return words;
  return words.empty() ? news : words + "; " + news;
}

std::string ending_words(const client::Room& room) {
  if (!client::is_finished(room.view.head().state())) return {};
  const auto end = std::find_if(room.feed.rbegin(), room.feed.rend(),
                                [](const v1::Event& event) { return event.has_ended(); });
  if (end == room.feed.rend()) return std::string(client::state_word(room.view.head().state()));
  std::string words = client::outcome_words(end->ended());
  words += client::cause_words(end->ended(), who(room, end->member()));
  words += " in " + client::format_exact_time(end->room_time_ms());
  if (!end->ended().run().empty()) words += ", run " + printable(end->ended().run());
  return words;
}

void draw_feed(const Region& region, const client::Room& room, const GamePane& pane) {
  std::deque<std::string> lines;
  bool match_on = true;
  for (auto event = room.feed.rbegin(); event != room.feed.rend(); ++event) {
    if (lines.size() >= static_cast<std::size_t>(region.rows())) break;
    const std::string words = event_words(*event, room, pane, match_on);
    if (!words.empty()) lines.push_back(line_of(*event, words));
    match_on = match_on && !event->has_started();
  }
  draw_lines(region, "FEED", lines);
}

void draw_long_feed(const Region& region, const client::Room& room, const GamePane& pane) {
  std::deque<std::string> lines;
  bool match_on = true;
  for (auto event = room.feed.rbegin(); event != room.feed.rend(); ++event) {
    if (lines.size() >= static_cast<std::size_t>(region.rows())) break;
    const std::string words =
        event->has_said() ? who(room, event->member()) + ": " + printable(event->said().text())
                          : event_words(*event, room, pane, match_on);
    match_on = match_on && !event->has_started();
    if (words.empty()) continue;
    std::vector<std::string> parts = broken(line_of(*event, words), region.columns() - 2);
    std::move(parts.rbegin(), parts.rend(), std::back_inserter(lines));
  }
  draw_lines(region, "FEED", lines);
}

void draw_talk(const Region& region, const client::Room& room) {
  std::deque<std::string> lines;
  for (auto event = room.feed.rbegin(); event != room.feed.rend(); ++event) {
    if (lines.size() >= static_cast<std::size_t>(region.rows())) break;
    if (event->has_said()) {
      lines.push_back(who(room, event->member()) + ": " + printable(event->said().text()));
    }
  }
  draw_lines(region, "TALK", lines);
}

}  // namespace gridmates::terminal
