// Compiler hints for the inner loops, for both clang and GCC.
#pragma once

// A function whose values live in its caller's registers.
#define GM_INLINE inline __attribute__((always_inline))

// Before a loop over digits, pairs of them or bands: unrolls it completely, so that its values live
// in registers.
#define GM_UNROLL _Pragma("GCC unroll 9")
