// Why a file could not be read, and at which place. Plain values and pure functions; any thread.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/sentence.h"

namespace gridmates::minesweeper::formats {

struct Problem {
  std::size_t line = 0;             // from 1; 0 in a binary file, which uses `byte`
  std::size_t column = 0;           // from 1, in characters; 0: the whole line
  std::size_t byte = 0;             // from 0
  std::optional<std::size_t> step;  // the step of the proof with the problem, from 0
  core::Statement why;  // in English printable ASCII, one sentence without its full stop
  friend bool operator==(const Problem&, const Problem&) = default;
};

inline Problem problem_at(std::size_t line, std::size_t column, core::Statement why) {
  return {.line = line, .column = column, .byte = 0, .step = {}, .why = std::move(why)};
}
inline Problem problem_at_byte(std::size_t byte, core::Statement why) {
  return {.line = 0, .column = 0, .byte = byte, .step = {}, .why = std::move(why)};
}

// "line 3, column 5: WHY", "byte 5: WHY", in English.
std::string in_words(const Problem& problem);

// A character or a word of a file, made safe for a message: 'a', or "this" if it is not printable
// ASCII or too long.
core::Statement shown(std::string_view word);

}  // namespace gridmates::minesweeper::formats
