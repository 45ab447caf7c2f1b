#include "client/terminal/feed.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/config.h"
#include "client/core/text.h"
#include "client/lines/game_lines.h"
#include "client/terminal/room_facts.h"
#include "client/words/emotes.h"
#include "client/words/race.h"
#include "client/words/room_settings.h"
#include "client/words/votes.h"

namespace gridmates::terminal {
namespace {

using client::printable;

bool is_you(const client::Room& room, std::uint32_t member) {
  return member != 0 && member == room.you;
}

std::string who(const client::Room& room, std::uint32_t member) {
  return is_you(room, member) ? tr("you") : printable(room.name_of(member));
}

std::string left_words(const v1::MemberLeft& left, const std::string& name) {
  if (left.kicked() == 0 || left.computer()) return tr("{} left", name);
  return tr("{} was removed by {}", printable(left.name()), name);
}

std::string said_words(const v1::Event& event, const client::Room& room) {
  const std::string name = who(room, event.member());
  if (event.said().emote() == v1::EMOTE_UNSPECIFIED) {
    return name + ": " + printable(event.said().text());
  }
  return is_you(room, event.member()) ? tr("you say {}", words::emote_words(event.said()))
                                      : tr("{} says {}", name, words::emote_words(event.said()));
}

std::string ready_words(const v1::Event& event, const client::Room& room, const std::string& name) {
  const bool ready = event.ready().ready();
  if (is_you(room, event.member())) return ready ? tr("you are ready") : tr("you are not ready");
  return ready ? tr("{} is ready", name) : tr("{} is not ready", name);
}

std::string vote_words(const v1::Event& event, const client::Room& room, const std::string& name) {
  if (event.has_vote_closed()) return words::closed_words(event.vote_closed());
  if (event.has_voted()) {
    return event.voted().yes() ? tr("{} voted yes", name) : tr("{} voted no", name);
  }
  return is_you(room, event.member())
             ? tr("you ask: {}", words::question_words(event.vote_opened()))
             : tr("{} asks: {}", name, words::question_words(event.vote_opened()));
}

// The match in which a move was made, in its current state.
const v1::MatchView* match_of(const v1::Event& event, const client::Room& room) {
  const auto index = static_cast<int>(event.moved().match_index());
  return index < room.view.matches_size() ? &room.view.matches(index) : nullptr;
}

// The text when a member opened the room, joined or left.
std::string door_words(const v1::Event& event, const std::string& name) {
  if (event.has_opened()) return tr("{} opened the room", name);
  if (event.has_joined()) {
    return event.joined().watching() ? tr("{} joined to watch", name) : tr("{} joined", name);
  }
  const v1::MemberLeft& left = event.left();
  const bool by_themselves = left.kicked() == 0 || left.computer();
  return left_words(left, by_themselves ? printable(left.name()) : name);
}

std::string plain_words(const v1::Event& event, const client::Room& room, const GamePane& pane,
                        const KnownBoard& board) {
  const std::string name = who(room, event.member());
  switch (event.body_case()) {
    case v1::Event::kOpened:
    case v1::Event::kJoined:
    case v1::Event::kLeft:
      return door_words(event, name);
    case v1::Event::kSeated:
      return tr("{} took seat {}", name, event.seated().seat());
    case v1::Event::kUnseated:
      return tr("{} stood up", name);
    case v1::Event::kHostPassed:
      return tr("host now: {}", who(room, event.host_passed().to()));
    case v1::Event::kBoardChosen:
      return tr("board: {}", client::board_words(event.board_chosen().board()));
    case v1::Event::kPuzzleRead:
      return client::puzzle_read_words(event.puzzle_read());
    case v1::Event::kDailyOpened:
      return client::daily_words(event.daily_opened());
    case v1::Event::kStarted:
      return tr("match {} began", event.started().match());
    case v1::Event::kMoved:
      return who(room, room.mover(event)) + " " +
             pane.move_words(event, board.is_on_table ? match_of(event, room) : nullptr,
                             board.before);
    case v1::Event::kTakenBack:
      return client::taken_back_words(event.taken_back());
    case v1::Event::kPaused:
      if (event.member() == 0) return tr("paused: the player is away");
      return words::is_voted_pause(event, room) ? tr("paused") : tr("{} paused", name);
    case v1::Event::kInterrupted:
      return client::interrupted_words(event.interrupted());
    case v1::Event::kUnpaused:
      return tr("{} resumed", name);
    case v1::Event::kEnded:
      return tr("the end: {}",
                client::outcome_words(event.ended()) + client::cause_words(event.ended(), name));
    case v1::Event::kClosed:
      return tr("the room has closed");
    case v1::Event::kGaveUp:
      return tr("{} gave up", name);
    case v1::Event::kVoteOpened:
    case v1::Event::kVoted:
    case v1::Event::kVoteClosed:
      return vote_words(event, room, name);
    case v1::Event::kLocked:
      return tr("{} locked the room", name);
    case v1::Event::kUnlocked:
      return tr("{} unlocked the room", name);
    case v1::Event::kRenamed:
      return is_you(room, event.member())
                 ? tr("you are called {} now", printable(event.renamed().name()))
                 : words::renamed_words(event.renamed());
    case v1::Event::kReady:
      return ready_words(event, room, name);
    case v1::Event::kCapSet:
    case v1::Event::kWatchingSet:
    case v1::Event::kClocksSet:
    case v1::Event::kRatedSet:
    case v1::Event::kOpenerSet:
    case v1::Event::kSeriesSet:
      return words::room_setting_words(event);
    case v1::Event::kInvited:
      return tr("{} invited {}", name, printable(event.invited().name()));
    case v1::Event::kSaid:
    case v1::Event::kHidden:
    case v1::Event::BODY_NOT_SET:
      return {};
  }
  return {};
}

// The time of the result: at a race when the first racer finished.
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

}  // namespace

std::string event_words(const v1::Event& event, const client::Room& room, const GamePane& pane,
                        const KnownBoard& board) {
  std::string words = plain_words(event, room, pane, board);
  const std::string news = words::race_news(event, room);
  if (news.empty()) return words;
  return words.empty() ? news : words + "; " + news;
}

std::string ending_words(const client::Room& room) {
  if (!client::is_finished(room.view.head().state())) return {};
  const auto end = std::find_if(room.feed.rbegin(), room.feed.rend(),
                                [](const v1::Event& event) { return event.has_ended(); });
  if (end == room.feed.rend()) return std::string(tr(client::state_word(room.view.head().state())));
  std::string words = client::outcome_words(end->ended());
  words += client::cause_words(end->ended(), who(room, end->member()));
  words += " " + tr("in {}", client::format_exact_time(time_of(*end, room)));
  std::string named;
  if (!end->ended().run().empty()) {
    named = tr(", run {}", printable(end->ended().run()));
  } else if (end->ended().result() == v1::ROOM_STATE_FINISHED_LOST) {
    named = tr(", replay {}/{}", printable(room.code), room.view.head().match());
  }
  const std::string help = lines::help_words(room);
  if (!named.empty() && !help.empty()) named += ",";
  return words + named + help;
}

void Feed::follow(const client::Room& room, const GamePane& pane, client::Muted* muted) {
  if (room.code != code_ || room.epoch != epoch_ || room.seq < seq_) {
    *this = {};
    code_ = room.code;
    epoch_ = room.epoch;
  }
  // Events of an earlier match do not refer to the current board.
  const auto latest = std::find_if(room.feed.rbegin(), room.feed.rend(),
                                   [](const v1::Event& event) { return event.has_started(); });
  KnownBoard board{latest == room.feed.rend()};
  for (const v1::Event& event : room.feed) {
    board.is_on_table = board.is_on_table || &event == &*latest;
    const bool hidden = muted != nullptr && muted->hides(event, room);
    if (is_new(event) && !hidden) add(event, room, pane, board);
  }
  seq_ = room.seq;
  playing_ = room.match_is_on();
}

void Feed::take(const v1::Event& event, const client::Room& room, const GamePane& pane,
                client::Muted* muted) {
  if (!is_new(event)) return;
  const bool hidden = muted != nullptr && muted->hides(event, room);
  if (!hidden) add(event, room, pane, {true, &room.before});
  const std::string dropped = words::dropped_words(event, room);
  if (!dropped.empty()) note(event.room_time_ms(), dropped);
  seq_ = std::max(seq_, event.seq());
}

// Talk that was hidden from players arrives at the end of the match with its original number.
bool Feed::is_new(const v1::Event& event) {
  return event.has_said() ? said_.insert(event.seq()).second : event.seq() > seq_;
}

void Feed::note(std::uint64_t time_ms, std::string words) {
  push({time_ms, std::move(words), false});
}

void Feed::push(Line line) {
  lines_.push_back(std::move(line));
  if (lines_.size() > client::kMaxFeed) lines_.pop_front();
}

void Feed::add(const v1::Event& event, const client::Room& room, const GamePane& pane,
               const KnownBoard& board) {
  // A board laid by the first move was announced when it was chosen.
  const bool laid = event.has_board_chosen() && playing_;
  playing_ = (playing_ || event.has_started()) && !event.has_ended();
  std::string words =
      event.has_said() ? said_words(event, room) : event_words(event, room, pane, board);
  if (laid || words.empty()) return;
  push({event.room_time_ms(), std::move(words), event.has_said()});
}

bool Feed::shows(const Line& line, Part part) {
  return part == Part::kAll || line.talk == (part == Part::kTalk);
}

std::vector<std::string> Feed::lines(Part part, bool times, int columns, std::size_t most) const {
  constexpr int kIndent = 2;
  std::vector<std::string> backwards;
  for (auto line = lines_.rbegin(); line != lines_.rend() && backwards.size() < most; ++line) {
    if (!shows(*line, part)) continue;
    const std::string words = times ? timed(line->time_ms, line->words) : line->words;
    std::vector<std::string> broken = wrapped(words, std::max(columns, 1), kIndent);
    std::move(broken.rbegin(), broken.rend(), std::back_inserter(backwards));
  }
  return {backwards.rbegin() +
              static_cast<std::ptrdiff_t>(backwards.size() - std::min(backwards.size(), most)),
          backwards.rend()};
}

void Feed::draw(const Region& region, Part part) const {
  region.put(0, 1, part == Part::kTalk ? tr("TALK") : tr("FEED"), Role::kStrong);
  region.clicks(U'T');
  region.mark({Key::Kind::kWheelUp, U'T'});
  const auto rows = static_cast<std::size_t>(std::max(region.rows() - 1, 0));
  int row = 1;
  for (const std::string& line : lines(part, part != Part::kTalk, region.columns() - 2, rows)) {
    region.put(row++, 1, line);
  }
}

}  // namespace gridmates::terminal
