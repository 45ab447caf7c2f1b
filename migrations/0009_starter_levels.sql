-- The levels of the puzzles that ship, as `gridmates sudoku grade` says them.

UPDATE puzzles SET level = 'beginner' WHERE game = 'sudoku' AND pack = 'starter' AND level = 'unrated' AND number IN (
  1, 2, 3, 4, 5, 6, 8, 11, 12, 14, 15, 16, 17, 18, 20, 23, 24, 26, 27, 29, 30, 32, 33, 35, 36, 37, 38, 39, 40,
  42, 43, 45, 47, 51, 53, 54, 55, 57, 59, 60);
UPDATE puzzles SET level = 'easy' WHERE game = 'sudoku' AND pack = 'starter' AND level = 'unrated' AND number IN (
  7, 9, 10, 13, 19, 21, 25, 28, 31, 34, 41, 44, 49, 50, 52, 56, 58);
UPDATE puzzles SET level = 'expert' WHERE game = 'sudoku' AND pack = 'starter' AND level = 'unrated' AND number IN (
  22, 48);
UPDATE puzzles SET level = 'hard' WHERE game = 'sudoku' AND pack = 'starter' AND level = 'unrated' AND number IN (
  46);
