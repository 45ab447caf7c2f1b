# What these commands may include.

gm_folder(client/tools/minesweeper USES client/catalogue client/tools client/tools/batch client/core engine/text
          engine/core engine/minesweeper engine/minesweeper/field engine/minesweeper/proof engine/minesweeper/stats
          engine/minesweeper/solver engine/minesweeper/player engine/minesweeper/generate engine/minesweeper/formats
          CLI11::CLI11)
