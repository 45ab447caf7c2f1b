# What these commands may include.

gm_folder(client/tools/tictactoe USES client/catalogue client/tools client/tools/batch client/tools/arena client/core
          engine/text engine/core engine/ratings engine/tictactoe CLI11::CLI11)
