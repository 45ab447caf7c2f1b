# What these commands may include.

gm_folder(client/tools/sudoku USES client/catalogue client/tools client/tools/batch client/core engine/text engine/core
          engine/sudoku/solver engine/sudoku/logic engine/sudoku/explainer engine/sudoku/generate engine/sudoku/formats
          client/games/sudoku/printing CLI11::CLI11)
