# What these commands may include.

gm_folder(client/tools/ultimate USES client/catalogue client/tools client/tools/arena client/tools/records engine/core
          engine/ratings engine/pgn engine/ultimate CLI11::CLI11)
