#include "client/core/text.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "engine/text/utf8.h"

namespace gridmates::client {
namespace {

void append_escape(std::string& out, std::uint32_t code) {
  char escape[16];
  std::snprintf(escape, sizeof(escape), code <= 0xff ? "\\x%02x" : "\\u{%x}", code);
  out += escape;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const text::Character next = text::first_character(text);
    const std::size_t length = std::max<std::size_t>(1, next.bytes);
    if (next.bytes == 0) {
      append_escape(out, static_cast<unsigned char>(text.front()));
    } else if (text::is_control(next.code) || text::is_invisible(next.code)) {
      append_escape(out, next.code);
    } else {
      out += text.substr(0, length);
    }
    text.remove_prefix(length);
  }
  return out;
}

std::string format_time(std::uint64_t ms) {
  const unsigned long long seconds = ms / 1000;
  char text[40];
  if (seconds >= 3600) {
    std::snprintf(text, sizeof(text), "%llu:%02llu:%02llu", seconds / 3600, seconds / 60 % 60,
                  seconds % 60);
  } else {
    std::snprintf(text, sizeof(text), "%llu:%02llu", seconds / 60, seconds % 60);
  }
  return text;
}

std::string format_exact_time(std::uint64_t ms) {
  char thousandths[8];
  std::snprintf(thousandths, sizeof(thousandths), ".%03u", static_cast<unsigned>(ms % 1000));
  return format_time(ms) + thousandths;
}

std::string_view table_word(v1::Table table) {
  switch (table) {
    case v1::TABLE_COOP:
      return tr_later("co-op");
    case v1::TABLE_VERSUS:
      return tr_later("versus");
    case v1::TABLE_RACE:
      return tr_later("race");
    default:
      return tr_later("unknown");
  }
}

std::string_view state_word(v1::RoomState state) {
  switch (state) {
    case v1::ROOM_STATE_WAITING:
      return tr_later("waiting");
    case v1::ROOM_STATE_PLAYING_TOGETHER:
    case v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE:
    case v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE:
      return tr_later("playing");
    case v1::ROOM_STATE_PAUSED:
      return tr_later("paused");
    case v1::ROOM_STATE_FINISHED_SOLVED:
      return tr_later("solved");
    case v1::ROOM_STATE_FINISHED_UNSOLVED:
      return tr_later("unsolved");
    case v1::ROOM_STATE_FINISHED_LOST:
      return tr_later("lost");
    case v1::ROOM_STATE_FINISHED_FIRST_WON:
    case v1::ROOM_STATE_FINISHED_SECOND_WON:
      return tr_later("won");
    case v1::ROOM_STATE_FINISHED_DRAWN:
      return tr_later("drawn");
    case v1::ROOM_STATE_FINISHED_ABANDONED:
      return tr_later("abandoned");
    case v1::ROOM_STATE_CLOSED:
      return tr_later("closed");
    default:
      return tr_later("unknown");
  }
}

bool is_playing(v1::RoomState state) { return state_word(state) == "playing"; }

std::optional<std::uint32_t> to_move(v1::RoomState state) {
  if (state == v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE) return 0;
  if (state == v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE) return 1;
  return std::nullopt;
}

bool is_finished(v1::RoomState state) {
  return state >= v1::ROOM_STATE_FINISHED_SOLVED && state <= v1::ROOM_STATE_FINISHED_ABANDONED;
}

std::string outcome_words(const v1::MatchEnded& ended) {
  const std::string_view word = state_word(ended.result());
  if (word == "won" && !ended.winner_name().empty()) {
    return tr("won by {}", printable(ended.winner_name()));
  }
  // A race that at least one player has finished.
  if (word == "solved" && !ended.winner_name().empty()) {
    return tr("solved, {} first", printable(ended.winner_name()));
  }
  return std::string(tr(word));
}

std::string cause_words(const v1::MatchEnded& ended, const std::string& who) {
  const std::string name = ended.who().empty() || who == tr("you") ? who : printable(ended.who());
  switch (ended.cause()) {
    case v1::END_CAUSE_CAP:
      return std::string(" ") + tr("(time is up)");
    case v1::END_CAUSE_TIME:
      return std::string(" ") + tr("(on time)");
    case v1::END_CAUSE_CLAIMED:
      return std::string(" ") + tr("(the other player was away)");
    case v1::END_CAUSE_AGREED:
      return std::string(" ") + tr("(agreed)");
    case v1::END_CAUSE_RESIGNED:
      return " " + tr("({} resigned)", name);
    case v1::END_CAUSE_STOPPED:
      return std::string(" ") + tr("(stopped)");
    case v1::END_CAUSE_LEFT:
      return " " + tr("({} left)", name);
    case v1::END_CAUSE_KICKED:
      return std::string(" ") + tr("(a player was removed)");
    case v1::END_CAUSE_DESERTED:
      return std::string(" ") + tr("(nobody came back)");
    default:
      return "";
  }
}

std::string board_words(const v1::BoardInfo& board) {
  std::string words = tr("no board");
  if (board.source() == v1::BOARD_SOURCE_TABLE) {
    words = tr("puzzle {}/{}", printable(board.pack()), board.number());
  } else if (board.source() == v1::BOARD_SOURCE_PASTED) {
    words = tr("a pasted puzzle");
  } else if (board.source() == v1::BOARD_SOURCE_GENERATED) {
    words = board.again() ? tr("the same board") : tr("a new board");
  }
  if (!board.level().empty()) words += " (" + printable(board.level()) + ")";
  const bool says_so = board.source() == v1::BOARD_SOURCE_GENERATED;
  return board.again() && !says_so ? tr("{}, again", words) : words;
}

bool tells_board(const v1::BoardInfo& board) {
  return board.source() == v1::BOARD_SOURCE_TABLE || board.source() == v1::BOARD_SOURCE_PASTED ||
         !board.level().empty();
}

std::string level_words(std::string_view level) {
  return level.empty() ? tr("not graded yet") : printable(level);
}

std::string puzzle_read_words(const v1::PuzzleRead& read) {
  std::string words = tr("puzzle read: {} {}", printable(read.size()), printable(read.format()));
  if (read.solutions() == 1) words += tr(", one solution");
  if (read.solutions() > 1) words += tr(", at least 2 solutions; unranked, without help");
  return words;
}

std::string daily_words(const v1::DailyOpened& daily) {
  return tr("daily {} {}", printable(daily.date()), printable(daily.level()));
}

std::string interrupted_words(const v1::MatchInterrupted& interrupted) {
  return interrupted.apart()
             ? tr("after this pause the run counts as paused on the leaderboards")
             : tr("after this pause the run is marked as paused on the leaderboards");
}

std::string taken_back_words(const v1::MovesTakenBack& back) {
  return tr_count("{} move was taken back", "{} moves were taken back", back.moves());
}

std::string base64(std::string_view bytes) {
  std::string text(sodium_base64_encoded_len(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
  const std::vector<unsigned char> raw(bytes.begin(), bytes.end());
  sodium_bin2base64(text.data(), text.size(), raw.data(), raw.size(),
                    sodium_base64_VARIANT_ORIGINAL);
  text.pop_back();  // the terminating null
  return text;
}

bool is_alike(std::string_view one, std::string_view other) {
  const auto lower = [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  };
  return std::ranges::equal(one, other, {}, lower, lower);
}

}  // namespace gridmates::client
