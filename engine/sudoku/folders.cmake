# The folders of this game's rules, and what each may include.

gm_folder(engine/sudoku/grid USES engine/text engine/core)
gm_folder(engine/sudoku/solver APART USES engine/sudoku/grid)
gm_folder(engine/sudoku/logic USES engine/sudoku/grid engine/sudoku/solver engine/core)
gm_folder(engine/sudoku/formats USES engine/sudoku/grid engine/text engine/core)
gm_folder(engine/sudoku/explainer APART_OPTIMISED USES engine/sudoku/logic engine/sudoku/solver engine/sudoku/grid
          engine/core)
gm_folder(engine/sudoku/generate USES engine/sudoku/explainer engine/sudoku/logic engine/sudoku/solver engine/sudoku/grid engine/core)
gm_folder(engine/sudoku USES engine/sudoku/formats engine/sudoku/generate engine/sudoku/explainer engine/sudoku/logic engine/sudoku/solver engine/sudoku/grid engine/core)
