// Whether this program was built with a sanitizer, under which computation takes about ten times as
// long. A test with much computation then checks a part of what it checks in the optimised build.
#pragma once

namespace gridmates::support {

#if defined(__has_feature)
inline constexpr bool kIsSanitized =
    __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool kIsSanitized = false;
#endif

}  // namespace gridmates::support
