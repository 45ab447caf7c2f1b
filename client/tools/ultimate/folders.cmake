# What these commands may include.

gm_folder(client/tools/ultimate USES client/catalogue client/tools client/tools/arena engine/core engine/ratings
          engine/ultimate CLI11::CLI11)
