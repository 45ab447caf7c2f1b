# The folders of what the client knows of this game, and what each may include.

gm_folder(client/games/sudoku/printing USES client/catalogue engine/sudoku/formats engine/sudoku/grid
          PkgConfig::cairo)
