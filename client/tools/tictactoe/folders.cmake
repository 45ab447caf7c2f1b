# What these commands may include.

gm_folder(client/tools/tictactoe USES client/catalogue client/tools client/tools/batch client/tools/arena
          client/tools/records client/core engine/text engine/core engine/ratings engine/pgn engine/tictactoe
          CLI11::CLI11)
