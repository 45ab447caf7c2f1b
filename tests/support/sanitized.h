// Whether this program was built with a sanitizer, under which what computes takes about ten times
// as long: there a test that computes much looks at a part of what the optimised build of the same
// test looks at whole.
#pragma once

namespace gridmates::support {

#if defined(__has_feature)
inline constexpr bool kIsSanitized =
    __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool kIsSanitized = false;
#endif

}  // namespace gridmates::support
