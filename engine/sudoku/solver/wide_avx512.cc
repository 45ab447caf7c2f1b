// The vector search, compiled for AVX-512VL (vectors of 256 bits).
#include <bit>
#include <cstdint>
#include <cstring>

#include "engine/sudoku/solver/paths.h"
#include "engine/sudoku/solver/search_account.h"

#if defined(__x86_64__)
#if defined(__clang__)
#pragma clang attribute push(                                                           \
    __attribute__((target("avx2,avx512f,avx512vl,avx512bw,avx512dq,bmi,bmi2,popcnt"))), \
    apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,avx512f,avx512vl,avx512bw,avx512dq,bmi,bmi2,popcnt")
#endif

#include "engine/sudoku/solver/wide_search.h"

namespace gridmates::sudoku {

void search_avx512(const Grid& givens, SearchAccount& account) { search_wide(givens, account); }

}  // namespace gridmates::sudoku

#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
#endif
