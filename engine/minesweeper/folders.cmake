# The folders of this game's rules, and what each may include.

gm_folder(engine/minesweeper/field USES engine/core)
gm_folder(engine/minesweeper/proof USES engine/minesweeper/field)
gm_folder(engine/minesweeper/deduce USES engine/minesweeper/proof engine/minesweeper/field)
gm_folder(engine/minesweeper/solver USES engine/minesweeper/proof engine/minesweeper/field)
gm_folder(engine/minesweeper/generate USES engine/minesweeper/deduce engine/minesweeper/proof engine/minesweeper/field
          engine/core)
gm_folder(engine/minesweeper/stats USES engine/minesweeper/field)
gm_folder(engine/minesweeper/formats USES engine/minesweeper/stats engine/minesweeper/proof engine/minesweeper/field
          engine/text engine/core)
gm_folder(engine/minesweeper/player USES engine/minesweeper/solver engine/minesweeper/deduce engine/minesweeper/field
          engine/core)
gm_folder(engine/minesweeper USES engine/minesweeper/player engine/minesweeper/generate engine/minesweeper/deduce engine/minesweeper/solver
          engine/minesweeper/stats engine/minesweeper/formats engine/minesweeper/proof engine/minesweeper/field engine/core)
