// When a room's next chapter is due. Owned by a room actor; no I/O.
#pragma once

#include <cstddef>

#include "server/base/ids.h"
#include "server/base/limits.h"
#include "server/ports/journal.h"

namespace gridmates::actors {

class ChapterSchedule {
 public:
  // The journal has been opened: it reports its latest chapter, and after how many batches the next
  // one is due.
  void open(const ports::Opened& opened) {
    every_ = opened.chapter_rows;
    latest_ = opened.latest_chapter;
  }
  // The stored chapters cannot be used.
  void refuse_stored() {
    latest_ = Seq(0);
    stored_are_bad_ = true;
  }
  bool stored_are_bad() const { return stored_are_bad_; }
  // The room has been restored from a chapter of this size.
  void restored(std::size_t bytes) { chapter_bytes_ = bytes; }

  // Another batch is durable; `last` is its last event, `bytes` the size of its events.
  void add(Seq last, std::size_t bytes) {
    if (last <= latest_) return;
    ++rows_;
    bytes_ += bytes;
  }
  // Whether to write a chapter now. One is written at a time.
  bool due() const {
    const bool worth_it = rows_ >= every_ && bytes_ > chapter_bytes_ / 2;
    return !writing_ && (worth_it || rows_ >= every_ * limits::kChapterRowsMost);
  }
  bool writing() const { return writing_; }
  void begin_writing(std::size_t bytes) {
    rows_before_ = rows_;
    rows_ = 0;
    bytes_ = 0;
    chapter_bytes_ = bytes;
    writing_ = true;
  }
  void end_writing(bool good) {
    writing_ = false;
    if (!good) rows_ += rows_before_;
    stored_are_bad_ = stored_are_bad_ && !good;
  }

 private:
  std::size_t every_ = limits::kChapterRows;
  Seq latest_;                     // when the journal was opened
  std::size_t rows_ = 0;           // since the latest chapter
  std::size_t bytes_ = 0;          // of their events
  std::size_t chapter_bytes_ = 0;  // of the latest chapter
  std::size_t rows_before_ = 0;    // rows_ when that was begun
  bool writing_ = false;
  bool stored_are_bad_ = false;
};

}  // namespace gridmates::actors
