// When a room's next chapter is due. Owned by a room actor; no I/O.
#pragma once

#include <cstddef>

#include "server/base/limits.h"

namespace gridmates::actors {

class ChapterSchedule {
 public:
  // Another batch with events of these bytes is durable.
  void add(std::size_t bytes) {
    ++rows_;
    bytes_ += bytes;
  }
  // What the journal asks for (ports::Opened::chapter_rows).
  void set_rows(std::size_t rows) { every_ = rows; }
  // A chapter has been read, or is to be written now, that has these bytes.
  void begin(std::size_t chapter_bytes) {
    rows_ = 0;
    bytes_ = 0;
    chapter_bytes_ = chapter_bytes;
  }
  // One chapter at a time is on its way.
  bool due() const {
    const bool worth_it = rows_ >= every_ && bytes_ > chapter_bytes_ / 2;
    return !writing_ && (worth_it || rows_ >= every_ * limits::kChapterRowsMost);
  }
  void set_writing(bool writing) { writing_ = writing; }

 private:
  std::size_t every_ = limits::kChapterRows;
  std::size_t rows_ = 0;  // since the latest chapter
  std::size_t bytes_ = 0;
  std::size_t chapter_bytes_ = 0;  // of the latest
  bool writing_ = false;
};

}  // namespace gridmates::actors
