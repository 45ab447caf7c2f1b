# What these commands may include.

gm_folder(client/tools/tictactoe USES client/tools client/tools/batch client/core engine/text engine/core
          engine/tictactoe CLI11::CLI11)
