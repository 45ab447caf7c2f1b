# The subfolders of this game in the client, and what each may include.

gm_folder(client/games/sudoku/printing USES client/catalogue engine/sudoku/formats engine/sudoku/grid
          PkgConfig::cairo)
