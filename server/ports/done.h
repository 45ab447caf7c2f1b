// How ports answer: a callback, called exactly once, on any thread, never from inside the call that
// was given it.
#pragma once

#include <functional>

namespace gridmates::ports {

template <class T>
using Done = std::function<void(T)>;

}  // namespace gridmates::ports
