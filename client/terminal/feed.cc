#include "client/terminal/feed.h"

#include <algorithm>
#include <deque>

#include "client/core/text.h"

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

}  // namespace

std::string event_words(const v1::Event& event, const client::Room& room, const GamePane& pane) {
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
      return name + " " + pane.move_words(event);
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
  for (auto event = room.feed.rbegin(); event != room.feed.rend(); ++event) {
    if (lines.size() >= static_cast<std::size_t>(region.rows())) break;
    const std::string words = event_words(*event, room, pane);
    if (!words.empty()) lines.push_back(client::format_time(event->room_time_ms()) + " " + words);
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
