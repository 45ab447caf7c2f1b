# What these commands may include.

gm_folder(client/tools/connectfour USES client/catalogue client/tools client/tools/arena engine/core engine/ratings
          engine/connectfour CLI11::CLI11)
