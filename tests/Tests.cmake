# Used only by the tests; the project includes this file if the folder exists.

find_package(GTest REQUIRED)
find_package(benchmark REQUIRED)
pkg_check_modules(vterm REQUIRED IMPORTED_TARGET vterm)

# Tests mirror the tree. All run under AddressSanitizer; those with the label `fast` also run optimised, because they
# try more there or start the programs; those with `server` also run under ThreadSanitizer.

gm_tests(engine/core USES engine/core)
gm_tests(engine/text USES engine/text)
gm_tests(engine/ratings USES engine/ratings engine/core)
gm_tests(engine/pgn USES engine/pgn engine/connectfour engine/ultimate engine/tictactoe)
gm_tests(engine/sudoku/grid USES engine/sudoku/grid)
# A second solver, which checks the first.
gm_folder(tests/engine/sudoku/banded COMPUTES USES engine/sudoku/solver)
gm_tests(engine/sudoku/solver COMPUTES LABELS fast USES tests/engine/sudoku/banded engine/sudoku/solver)
gm_tests(engine/sudoku/logic COMPUTES LABELS fast USES engine/sudoku/logic)
gm_tests(engine/sudoku/explainer USES engine/sudoku/explainer)
gm_tests(engine/sudoku/formats USES engine/sudoku/formats)
gm_tests(engine/sudoku/generate COMPUTES LABELS fast USES tests/engine/sudoku/banded engine/sudoku/generate)
gm_tests(engine/sudoku USES engine/sudoku)
gm_tests(engine/minesweeper/field USES engine/minesweeper/field)
gm_tests(engine/minesweeper/proof USES engine/minesweeper/proof)
gm_tests(engine/minesweeper/deduce USES engine/minesweeper/deduce)
gm_tests(engine/minesweeper/solver USES engine/minesweeper/solver)
gm_tests(engine/minesweeper/generate USES engine/minesweeper/generate)
gm_tests(engine/minesweeper/stats COMPUTES USES engine/minesweeper/stats)
gm_tests(engine/minesweeper/formats USES engine/minesweeper/formats)
gm_tests(engine/minesweeper/player COMPUTES USES engine/minesweeper/player)
gm_tests(engine/minesweeper USES engine/minesweeper)
gm_tests(engine/tictactoe USES engine/tictactoe)
gm_tests(engine/connectfour USES engine/connectfour)
gm_tests(engine/ultimate COMPUTES USES engine/ultimate)
gm_tests(contract COMPUTES USES engine/games)
gm_tests(golden USES engine/games)
gm_tests(proto USES proto/convert engine/games)
gm_tests(command_line USES command_line)
gm_tests(server/base LABELS server USES server/base)
gm_tests(server/room USES server/room/statechart engine/games)
# Only optimised, because it queries the room very often. The test of rights does so too: in server/room it covers a
# part, here everything.
if(NOT GRIDMATES_SANITIZE)
  gm_tests(server/room/statechart COMPUTES LABELS fast USES server/room/statechart engine/games)
  target_sources(server_room_statechart_test PRIVATE tests/server/room/rights_test.cc tests/server/room/room_fixture.cc)
  # The chart printed by the program, which must exit successfully.
  add_test(NAME statechart COMMAND sh -c [[chart=$("$0" statechart --format mermaid) && echo "$chart" | grep -q stateDiagram-v2]]
                                   $<TARGET_FILE:gridmatesd>)
  set_tests_properties(statechart PROPERTIES LABELS fast)
endif()
gm_tests(server/lobby        USES server/lobby tests/support)
# Client and server must agree on which characters are invisible.
gm_tests(server/players      USES server/players client/core tests/support)
gm_tests(server/wire USES server/wire engine/games)
gm_tests(server/net LABELS server USES server/net tests/support)
gm_folder(tests/support USES server/ports server/base gm_beast)
gm_tests(server/store LABELS server USES server/store tests/support)
gm_tests(server/actors/shard LABELS server USES server/actors/shard engine/games)
gm_tests(server/actors/records LABELS server USES server/actors/records)
gm_tests(server/actors/rooms LABELS server USES server/actors/rooms engine/games)
gm_tests(server/actors/sessions LABELS server USES server/actors/sessions tests/support)
gm_tests(server/actors LABELS server USES server/actors engine/games tests/support)
gm_tests(server/app LABELS server USES server/app)
gm_tests(sim COMPUTES LABELS fast USES server/actors client/core engine/games tests/support)
gm_tests(noninterference COMPUTES LABELS fast USES server/actors engine/games tests/support)
target_sources(noninterference_test PRIVATE tests/server/actors/world.cc)
gm_folder(tests/client/catalogue/pseudo)
gm_tests(client/catalogue USES client/catalogue tests/client/catalogue/pseudo)
gm_tests(client/core USES client/core engine/games)
gm_tests(client/words        USES client/words tests/client/catalogue/pseudo)
gm_tests(client/commands     USES client/commands engine/games)
gm_tests(client/lines USES client/lines engine/games)
gm_tests(client/replay USES client/replay tests/client/catalogue/pseudo engine/games)
gm_tests(client/linear USES client/linear tests/client/catalogue/pseudo engine/games)
gm_tests(client/tools        USES client/tools)
gm_tests(client/tools/replay USES client/tools/replay tests/client/catalogue/pseudo engine/games)
gm_tests(client/games/minesweeper USES client/games/minesweeper client/tools/minesweeper tests/client/catalogue/pseudo
         engine/games)
gm_tests(client/games/sudoku USES client/games/sudoku tests/client/catalogue/pseudo engine/sudoku)
# Runs the program from a shell.
gm_folder(tests/client/tools/batch USES tests/client/catalogue/pseudo)
file(RELATIVE_PATH binary_dir ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
target_compile_definitions(gm_tests_client_tools_batch PRIVATE GRIDMATES_BINARY_DIR="${binary_dir}")
gm_tests(client/tools/batch LABELS server USES client/tools/batch tests/client/catalogue/pseudo)
# Not labelled for ThreadSanitizer, which mistakes the order of cairo's own locks for a deadlock.
gm_tests(client/games/sudoku/printing USES client/games/sudoku/printing)
gm_tests(client/tools/sudoku USES client/tools/sudoku tests/client/tools/batch)
gm_tests(client/tools/minesweeper USES client/tools/minesweeper tests/client/tools/batch)
gm_tests(client/tools/tictactoe USES client/tools/tictactoe client/tools/arena tests/client/tools/batch)
gm_tests(client/bot          USES client/bot engine/games)
gm_tests(client/settings USES client/settings tests/client/catalogue/pseudo)
gm_tests(client/terminal USES client/terminal tests/client/catalogue/pseudo engine/games PkgConfig::vterm)
# Also changes a server's database, as a dishonest operator might.
gm_tests(e2e SHARDS 8 LABELS fast server USES tests/support tests/client/catalogue/pseudo proto/gridmates/v1
         engine/minesweeper/deduce server/store server/room engine/games engine/text PkgConfig::vterm)
target_sources(e2e_test PRIVATE tests/client/terminal/pseudo_terminal.cc)
# Preloaded into a server to move its calendar; built without sanitizers.
add_library(later SHARED tests/e2e/later/later.cc)
target_compile_options(later PRIVATE -fno-sanitize=all)
target_link_options(later PRIVATE -fno-sanitize=all)
add_dependencies(e2e_test later)
# These tests mostly wait for processes: they start first, and the others run beside them.
set_tests_properties(e2e/1 e2e/2 e2e/3 e2e/4 e2e/5 e2e/6 e2e/7 e2e/8 server/app PROPERTIES COST 100)
# Reads the sources; runs none of our programs.
if(NOT GRIDMATES_SANITIZE)
  gm_tests(tidy LABELS fast)
endif()

gm_fuzz(engine_fuzz SOURCES tests/fuzz/engine_fuzz.cc tests/contract/contract.cc
        tests/contract/fuzz_games.cc tests/contract/null_game.cc
        USES engine/games)
gm_fuzz(proto_fuzz SOURCES tests/fuzz/proto_fuzz.cc tests/proto/swallow.cc tests/proto/example.cc
        USES proto/convert engine/games)
gm_fuzz(solver_fuzz SOURCES tests/fuzz/solver_fuzz.cc tests/engine/sudoku/solver/agreement.cc
        USES tests/engine/sudoku/banded engine/sudoku/solver)
gm_fuzz(minesweeper_solver_fuzz SOURCES tests/fuzz/minesweeper_solver_fuzz.cc
        tests/engine/minesweeper/solver/agreement.cc
        USES engine/minesweeper/solver)
gm_fuzz(minesweeper_generate_fuzz SOURCES tests/fuzz/minesweeper_generate_fuzz.cc
        tests/engine/minesweeper/generate/promise.cc
        USES engine/minesweeper/generate)
gm_fuzz(formats_fuzz SOURCES tests/fuzz/formats_fuzz.cc tests/engine/sudoku/formats/promise.cc
        USES engine/sudoku/formats)
gm_fuzz(keys_fuzz SOURCES tests/fuzz/keys_fuzz.cc tests/client/terminal/key_promise.cc
        USES client/terminal)
gm_fuzz(minesweeper_formats_fuzz SOURCES tests/fuzz/minesweeper_formats_fuzz.cc
        tests/engine/minesweeper/formats/promise.cc
        USES engine/minesweeper/formats)

gm_bench(engine_bench USES engine/games engine/minesweeper benchmark::benchmark)
gm_bench(sudoku_bench USES tests/engine/sudoku/banded engine/sudoku/solver)
gm_bench(grade_bench USES engine/sudoku/explainer)
gm_bench(ladder_bench USES engine/sudoku/logic)
gm_bench(hint_bench USES engine/sudoku)
gm_bench(generate_bench USES engine/sudoku/generate)
gm_bench(frames_bench USES engine/sudoku/generate)
gm_bench(connectfour_bench USES engine/connectfour engine/core)
gm_bench(odds_bench USES engine/minesweeper/solver engine/core)
gm_bench(mines_bench USES engine/minesweeper/generate)
gm_bench(mines_fields_bench USES engine/minesweeper/generate engine/minesweeper/stats)
gm_bench(mines_moves_bench USES engine/minesweeper engine/minesweeper/solver engine/core)
gm_bench(first_opening_bench USES engine/minesweeper/generate)
gm_bench(room_bench USES server/room engine/games benchmark::benchmark)
gm_bench(store_bench USES server/store)
gm_bench(fame_bench USES server/store engine/core)
gm_bench_folder(server PROGRAMS relay floor load USES server/store server/room engine/games
                tests/support proto/gridmates/v1 gm_beast PkgConfig::sqlite3 CLI11::CLI11)
# The tests that are built optimised, and those for ThreadSanitizer.
get_property(fast_tests GLOBAL PROPERTY gm_fast_tests)
add_custom_target(fast_tests DEPENDS ${fast_tests})
get_property(server_tests GLOBAL PROPERTY gm_server_tests)
add_custom_target(server_tests DEPENDS ${server_tests})

# ThreadSanitizer checks only the server; the client is the optimised one.
if(GRIDMATES_SANITIZE STREQUAL "thread")
  set(client_dir build/release)
  add_dependencies(e2e_test gridmatesd)
else()
  file(RELATIVE_PATH client_dir ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
  add_dependencies(e2e_test gridmatesd gridmates)
endif()
target_compile_definitions(e2e_test PRIVATE GRIDMATES_CLIENT="${client_dir}/bin/gridmates")
if(TARGET gridmates AND TARGET client_tools_sudoku_test)
  add_dependencies(client_tools_sudoku_test gridmates)
endif()
if(TARGET gridmates AND TARGET client_tools_tictactoe_test)
  add_dependencies(client_tools_tictactoe_test gridmates)
endif()
if(TARGET gridmates AND TARGET client_tools_minesweeper_test)
  add_dependencies(client_tools_minesweeper_test gridmates)
endif()

# Last, once all folders are known.
get_property(tests GLOBAL PROPERTY gm_tests)
gm_archives_first(${tests})
