// The actions of Sudoku's keys, named by its table of keys. Plain values; any thread.
#pragma once

#include "client/terminal/game_pane.h"

namespace gridmates::terminal {

struct SudokuActs {
  enum Act : int {
    kMove = kGameActs,
    kBox,
    kRowEnds,
    kEmptyCell,
    kEmptyInLine,
    kPoint,
    kCopy,
    kCopyMore,
    kSelect,
    kSelecting,
    kWheel,
    kTypeFill,  // the next four begin a command
    kTypeBookmark,
    kTypeGoTo,
    kTypePrint,
    kRating,
    kHintLines,
    kDigit = kGameMoves,
    kClear,
    kUndo,
    kDigitMode,
    kCornerMode,
    kCentreMode,
    kColourMode,
    kPrivateMode,
    kNextMode,
    kFill,
    kAskHint,
    kCheck,
    kReveal,
    kLastGood,
    kRestart,
    kBookmark,
    kLock,
    kWriteLocked,
    kNumber,
    kNoteDigit,
    kToCentre,
  };
};

}  // namespace gridmates::terminal
