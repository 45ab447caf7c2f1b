#include "client/terminal/feed.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <utility>
#include <vector>

#include "client/core/columns.h"
#include "client/core/config.h"
#include "client/core/text.h"
#include "client/terminal/room_facts.h"
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
      return event.member() == 0 ? "paused: the player is away" : name + " paused";
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

// When what the words of the end tell of was reached: at a race the first place.
std::uint64_t time_of(const v1::Event& end, const client::Room& room) {
  for (const v1::MatchView& match : room.view.matches()) {
    for (const v1::MatchPlayer& player : match.players()) {
      if (player.place() == 1) return player.finished_ms();
    }
  }
  return end.room_time_ms();
}

std::string timed(std::uint64_t time_ms, const std::string& words) {
  return client::format_time(time_ms) + " " + words;
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
  words += " in " + client::format_exact_time(time_of(*end, room));
  if (!end->ended().run().empty()) {
    words += ", run " + printable(end->ended().run());
  } else if (end->ended().result() == v1::ROOM_STATE_FINISHED_LOST) {
    words += ", replay " + printable(room.code) + "/" + std::to_string(room.view.head().match());
  }
  return words;
}

void Feed::follow(const client::Room& room, const GamePane& pane) {
  if (room.code != code_ || room.epoch != epoch_ || room.seq < seq_) {
    *this = {};
    code_ = room.code;
    epoch_ = room.epoch;
  }
  // What is told of an earlier match is not looked up on the board of this one.
  const auto latest = std::find_if(room.feed.rbegin(), room.feed.rend(),
                                   [](const v1::Event& event) { return event.has_started(); });
  bool match_on = latest == room.feed.rend();
  for (const v1::Event& event : room.feed) {
    match_on = match_on || &event == &*latest;
    if (event.seq() > seq_) add(event, room, pane, match_on);
  }
  seq_ = room.seq;
  playing_ = match_is_on(room);
}

void Feed::take(const v1::Event& event, const client::Room& room, const GamePane& pane) {
  if (event.seq() <= seq_) return;
  add(event, room, pane, true);
  seq_ = event.seq();
}

void Feed::note(std::uint64_t time_ms, std::string words) {
  push({time_ms, std::move(words), false});
}

void Feed::push(Line line) {
  lines_.push_back(std::move(line));
  if (lines_.size() > client::kMaxFeed) lines_.pop_front();
}

void Feed::add(const v1::Event& event, const client::Room& room, const GamePane& pane,
               bool match_on) {
  // A board that is laid for the first move was told of when it came on the table.
  const bool laid = event.has_board_chosen() && playing_;
  playing_ = (playing_ || event.has_started()) && !event.has_ended();
  std::string words = event.has_said()
                          ? who(room, event.member()) + ": " + printable(event.said().text())
                          : event_words(event, room, pane, match_on);
  if (laid || words.empty()) return;
  push({event.room_time_ms(), std::move(words), event.has_said()});
}

void Feed::draw(const Region& region) const {
  std::deque<std::string> lines;
  for (auto line = lines_.rbegin(); line != lines_.rend(); ++line) {
    if (lines.size() >= static_cast<std::size_t>(region.rows())) break;
    if (!line->talk) lines.push_back(timed(line->time_ms, line->words));
  }
  draw_lines(region, "FEED", lines);
}

void Feed::draw_long(const Region& region) const {
  std::deque<std::string> lines;
  for (auto line = lines_.rbegin(); line != lines_.rend(); ++line) {
    if (lines.size() >= static_cast<std::size_t>(region.rows())) break;
    std::vector<std::string> parts =
        broken(timed(line->time_ms, line->words), region.columns() - 2);
    std::move(parts.rbegin(), parts.rend(), std::back_inserter(lines));
  }
  draw_lines(region, "FEED", lines);
}

void Feed::draw_talk(const Region& region) const {
  std::deque<std::string> lines;
  for (auto line = lines_.rbegin(); line != lines_.rend(); ++line) {
    if (lines.size() >= static_cast<std::size_t>(region.rows())) break;
    if (line->talk) lines.push_back(line->words);
  }
  draw_lines(region, "TALK", lines);
}

}  // namespace gridmates::terminal
