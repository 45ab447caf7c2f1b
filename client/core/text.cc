#include "client/core/text.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace gridmates::client {
namespace {

struct Decoded {
  std::uint32_t code = 0;
  std::size_t length = 0;  // 0: no UTF-8 here
};

// The first character of a text; overlong forms, surrogates and what is cut off are none.
Decoded decode(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return {first, 1};
  const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || text.size() < length) return {};
  std::uint32_t code = first & (0xff >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return {};
    code = code << 6 | (byte(i) & 0x3f);
  }
  constexpr std::array<std::uint32_t, 5> kLeast = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  return code < kLeast[length] || surrogate || code > 0x10ffff ? Decoded{} : Decoded{code, length};
}

struct Range {
  std::uint32_t first;
  std::uint32_t last;
};

// What must not reach a terminal: controls, line separators, direction marks and overrides, and
// characters that nobody sees. The joiners U+200C and U+200D stay: words and emoji need them.
constexpr std::array<Range, 11> kUnprintable = {{{0x00, 0x1f},
                                                 {0x7f, 0x9f},
                                                 {0xad, 0xad},
                                                 {0x61c, 0x61c},
                                                 {0x180e, 0x180e},
                                                 {0x200b, 0x200b},
                                                 {0x200e, 0x200f},
                                                 {0x2028, 0x202e},
                                                 {0x2060, 0x206f},
                                                 {0xfeff, 0xfeff},
                                                 {0xe0000, 0xe0fff}}};

bool is_printable(std::uint32_t code) {
  for (const Range& range : kUnprintable) {
    if (code >= range.first && code <= range.last) return false;
  }
  return !(code >= 0xfff9 && code <= 0xfffb) && (code & 0xfffe) != 0xfffe;
}

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
    const Decoded next = decode(text);
    const std::size_t length = next.length == 0 ? 1 : next.length;
    if (next.length == 0) {
      append_escape(out, static_cast<unsigned char>(text.front()));
    } else if (is_printable(next.code)) {
      out += text.substr(0, length);
    } else {
      append_escape(out, next.code);
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
      return "co-op";
    case v1::TABLE_VERSUS:
      return "versus";
    case v1::TABLE_RACE:
      return "race";
    default:
      return "unknown";
  }
}

std::string_view state_word(v1::RoomState state) {
  switch (state) {
    case v1::ROOM_STATE_WAITING:
      return "waiting";
    case v1::ROOM_STATE_PLAYING_TOGETHER:
    case v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE:
    case v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE:
      return "playing";
    case v1::ROOM_STATE_PAUSED:
      return "paused";
    case v1::ROOM_STATE_FINISHED_SOLVED:
      return "solved";
    case v1::ROOM_STATE_FINISHED_UNSOLVED:
      return "unsolved";
    case v1::ROOM_STATE_FINISHED_LOST:
      return "lost";
    case v1::ROOM_STATE_FINISHED_FIRST_WON:
    case v1::ROOM_STATE_FINISHED_SECOND_WON:
      return "won";
    case v1::ROOM_STATE_FINISHED_DRAWN:
      return "drawn";
    case v1::ROOM_STATE_FINISHED_ABANDONED:
      return "abandoned";
    case v1::ROOM_STATE_CLOSED:
      return "closed";
    default:
      return "unknown";
  }
}

bool is_playing(v1::RoomState state) { return state_word(state) == "playing"; }

bool is_finished(v1::RoomState state) {
  return state >= v1::ROOM_STATE_FINISHED_SOLVED && state <= v1::ROOM_STATE_FINISHED_ABANDONED;
}

std::string outcome_words(const v1::MatchEnded& ended) {
  const std::string word(state_word(ended.result()));
  if (word == "won" && !ended.winner_name().empty()) {
    return word + " by " + printable(ended.winner_name());
  }
  // A race that somebody has finished.
  if (word == "solved" && !ended.winner_name().empty()) {
    return word + ", " + printable(ended.winner_name()) + " first";
  }
  return word;
}

std::string cause_words(const v1::MatchEnded& ended, const std::string& who) {
  switch (ended.cause()) {
    case v1::END_CAUSE_RESIGNED:
      return " (" + who + " resigned)";
    case v1::END_CAUSE_STOPPED:
      return " (stopped by " + who + ")";
    case v1::END_CAUSE_LEFT:
      return " (" + who + " left)";
    case v1::END_CAUSE_DESERTED:
      return " (nobody came back)";
    default:
      return "";
  }
}

std::string runs_words(const google::protobuf::RepeatedPtrField<std::string>& runs, int shown) {
  std::string words;
  for (int i = 0; i < std::min(runs.size(), shown); ++i) {
    words += (i == 0 ? "" : ", ") + printable(runs[i]);
  }
  const int more = runs.size() - shown;
  return more <= 0 ? words : words + ", +" + std::to_string(more) + " more";
}

std::string board_words(const v1::BoardInfo& board) {
  std::string words = "no board";
  if (board.source() == v1::BOARD_SOURCE_TABLE) {
    words = "puzzle " + printable(board.pack()) + "/" + std::to_string(board.number()) + " (" +
            printable(board.level()) + ")";
  } else if (board.source() == v1::BOARD_SOURCE_PASTED) {
    words = "a pasted puzzle";
  } else if (board.source() == v1::BOARD_SOURCE_GENERATED) {
    words = board.again() ? "the same board" : "a new board";
  }
  return board.again() ? words + ", again" : words;
}

}  // namespace gridmates::client
