// What the inner loops ask of the compiler. Words for clang and GCC alike.
#pragma once

// A function whose values live in its caller's registers.
#define GM_INLINE inline __attribute__((always_inline))

// Before a loop over digits, pairs of them or bands: no loop is left, and its values live in
// registers.
#define GM_UNROLL _Pragma("GCC unroll 9")
