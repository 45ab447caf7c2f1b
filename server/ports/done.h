// How ports answer: with a callback, called exactly once, on any thread, and never from inside the
// call that it was passed to.
#pragma once

#include <functional>

namespace gridmates::ports {

template <class T>
using Done = std::function<void(T)>;

}  // namespace gridmates::ports
