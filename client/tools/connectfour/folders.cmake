# What these commands may include.

gm_folder(client/tools/connectfour USES client/catalogue client/tools client/tools/arena client/tools/records engine/core
          engine/ratings engine/pgn engine/connectfour CLI11::CLI11)
